import { at, type Box, hit, pointAt } from './circle.js';
import { figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import type { WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, straight through the rings, but for where labels stand. */
export function cuspLines({ rings, inner, outer, houses, cusps, ends }: WheelLayout, theme: Theme): string {
  const labels = [...inner.labels, ...(outer?.labels ?? [])];
  const boxes: Box[] = [...labels.flatMap(({ parts }) => parts), ...houses];
  const lines = (directions: readonly number[]): string =>
    directions.map((direction) => ray(direction, rings.aspects, rings.signs, boxes)).join('');
  if (ends.length === 0) return '';
  return group(
    'houses',
    { stroke: theme.line },
    path(lines(cusps), { 'stroke-width': 0.9 }) +
      path(lines(ends), { stroke: theme.ink, 'stroke-width': 1.6 }),
  );
}

/** What of a ray from one radius to another no box covers, as a path. */
export function ray(direction: number, from: number, to: number, boxes: readonly Box[]): string {
  const unit = pointAt(direction, 1);
  let open: [number, number][] = [[from, to]];
  for (const box of boxes) {
    const [enter, leave] = hit(unit, box, 1);
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
