import { difference, normalize } from '../chart/angle.js';
import { at, type Box, pointAt } from './circle.js';
import type { WheelChart } from './sources.js';
import { figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import { axesOf, type WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, with gaps where labels stand. */
export function cuspLines({ cusps, angles }: WheelChart, layout: WheelLayout, theme: Theme): string {
  const { rings, start } = layout;
  const boxes: Box[] = [...layout.inner.labels.flatMap(({ parts }) => parts), ...layout.houses];
  const line = (longitude: number): string =>
    openStretches(normalize(longitude - start), rings.aspects, rings.outer, boxes)
      .map(
        ([from, to]) => `M${at(normalize(longitude - start), from)}L${at(normalize(longitude - start), to)}`,
      )
      .join('');
  const axis = angles ? axesOf({ angles } as WheelChart) : [];
  const plain = cusps.filter((cusp) => !axis.some((end) => Math.abs(difference(cusp, end)) < 0.005));
  return group(
    'houses',
    { stroke: theme.line },
    path(plain.map(line).join(''), { 'stroke-width': 0.9 }) +
      (axis.length > 0 ? path(axis.map(line).join(''), { stroke: theme.ink, 'stroke-width': 1.6 }) : ''),
  );
}

/** What of a ray from one radius to another no box covers. */
function openStretches(
  direction: number,
  from: number,
  to: number,
  boxes: readonly Box[],
): [number, number][] {
  const unit = pointAt(direction, 1);
  let open: [number, number][] = [[from, to]];
  for (const { x, y, width, height } of boxes) {
    const [halfWidth, halfHeight] = [width / 2 + 2, height / 2 + 2];
    let [enter, leave] = [0, 1000];
    for (const [middle, half, slope] of [
      [x, halfWidth, unit.x],
      [y, halfHeight, unit.y],
    ] as const) {
      if (Math.abs(slope) < 1e-9) {
        if (Math.abs(middle) > half) leave = -1;
        continue;
      }
      const [a, b] = [(middle - half) / slope, (middle + half) / slope];
      enter = Math.max(enter, Math.min(a, b));
      leave = Math.min(leave, Math.max(a, b));
    }
    if (leave <= enter) continue;
    open = open.flatMap(([start, end]): [number, number][] =>
      enter >= end || leave <= start
        ? [[start, end]]
        : [
            [start, enter],
            [leave, end],
          ],
    );
  }
  return open.filter(([start, end]) => end - start > 1.5);
}

export function houseFigures({ houses }: WheelLayout, theme: Theme): string {
  const drawn = figures(houses.map((box) => ({ ...box, text: String(box.house) })));
  return group('house-numbers', { stroke: theme.muted, 'stroke-width': 1.6 }, drawn);
}
