import { difference, normalize } from '../chart/angle.js';
import { at, type Box, hit, pointAt } from './circle.js';
import type { WheelChart } from './sources.js';
import { figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import { axesOf, type WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, through the ring of an outer chart too, with gaps where labels stand. */
export function cuspLines({ cusps, angles }: WheelChart, layout: WheelLayout, theme: Theme): string {
  const { rings, start } = layout;
  const labels = [...layout.inner.labels, ...(layout.outer?.labels ?? [])];
  const boxes: Box[] = [...labels.flatMap(({ parts }) => parts), ...layout.houses];
  const line = (longitude: number): string =>
    ray(normalize(longitude - start), rings.aspects, rings.signs, boxes);
  const axis = angles ? axesOf({ angles } as WheelChart) : [];
  const plain = cusps.filter((cusp) => !axis.some((end) => Math.abs(difference(cusp, end)) < 0.005));
  return group(
    'houses',
    { stroke: theme.line },
    path(plain.map(line).join(''), { 'stroke-width': 0.9 }) +
      (axis.length > 0 ? path(axis.map(line).join(''), { stroke: theme.ink, 'stroke-width': 1.6 }) : ''),
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
