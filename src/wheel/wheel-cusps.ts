import { difference, normalize } from '../chart/angle.js';
import { at, type Box, hit, pointAt } from './circle.js';
import { insideOf, outsideOf, type Placed } from './labels.js';
import type { WheelChart } from './sources.js';
import { figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import { axesOf, type WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, through the ring of an outer chart too, with gaps where labels stand. */
export function cuspLines({ cusps, angles }: WheelChart, layout: WheelLayout, theme: Theme): string {
  const { rings, start, inner, outer } = layout;
  const labels = [...inner.labels, ...(outer?.labels ?? [])];
  const boxes: Box[] = [...labels.flatMap(({ parts }) => parts), ...layout.houses];
  const axis = angles ? axesOf({ angles } as WheelChart) : [];
  const plain = cusps.filter((cusp) => !axis.some((end) => Math.abs(difference(cusp, end)) < 0.005));
  const line = (longitude: number): string =>
    ray(normalize(longitude - start), rings.aspects, rings.signs, boxes);
  /** Through one ring of labels: straight on, but where they bend it. */
  const through = ({ axes, style }: Placed, from: number, to: number): string =>
    axes
      .map(({ direction, placed }) => {
        const [near, far] = [insideOf(style), outsideOf(style)];
        return Math.abs(difference(direction, placed)) < 0.01
          ? ray(direction, from, to, boxes)
          : `M${at(direction, from)}L${at(placed, near)}${ray(placed, near, far, boxes)}M${at(placed, far)}L${at(direction, to)}`;
      })
      .join('');
  const axes =
    through(inner, rings.aspects, rings.outer) + (outer ? through(outer, rings.outer, rings.signs) : '');
  return group(
    'houses',
    { stroke: theme.line },
    path(plain.map(line).join(''), { 'stroke-width': 0.9 }) +
      (axes === '' ? '' : path(axes, { stroke: theme.ink, 'stroke-width': 1.6 })),
  );
}

/** What of a ray from one radius to another no box covers, as a path. */
export function ray(direction: number, from: number, to: number, boxes: readonly Box[]): string {
  const unit = pointAt(direction, 1);
  let open: [number, number][] = [[from, to]];
  for (const box of boxes) {
    const [enter, leave] = hit(unit, box, 2);
    if (leave <= enter) continue;
    const parts = open.flatMap(([start, end]): [number, number][] => [
      [start, Math.min(end, enter)],
      [Math.max(start, leave), end],
    ]);
    open = parts.filter(([start, end]) => end - start > 1.5);
  }
  return open.map(([start, end]) => `M${at(direction, start)}L${at(direction, end)}`).join('');
}

export function houseFigures({ houses }: WheelLayout, theme: Theme): string {
  const drawn = figures(houses.map((box) => ({ ...box, text: String(box.house) })));
  return group('house-numbers', { stroke: theme.muted, 'stroke-width': 1.9 }, drawn);
}
