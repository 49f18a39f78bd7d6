import { along, type Box, hit, pointAt } from './circle.js';
import { band, circle, figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import type { WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, straight through the rings, but for where labels stand. */
export function cuspLines({ rings, inner, outer, houses, cusps, ends }: WheelLayout, theme: Theme): string {
  const labels = [...inner.labels, ...(outer?.labels ?? [])];
  const inTheWay = [...labels.map(({ parts }) => parts), ...houses.map((box) => [box])];
  const lines = (directions: readonly number[]): string =>
    directions.map((direction) => ray(direction, rings.aspects, rings.signs, inTheWay)).join('');
  return group(
    'houses',
    { stroke: theme.line },
    path(lines(cusps), { 'stroke-width': 0.9 }) +
      path(lines(ends), { stroke: theme.ink, 'stroke-width': 1.6 }),
  );
}

/** What is shorter beside a figure would be read as a minus, and farther out, where lines go to labels, as one of those. */
const [stub, stubFarOut] = [16, 40] as const;

/** What of a ray from one radius to another no group of boxes covers, as a path: it does not go between those of one. */
export function ray(
  direction: number,
  from: number,
  to: number,
  groups: readonly (readonly Box[])[],
): string {
  const unit = pointAt(direction, 1);
  let open: [number, number][] = [[from, to]];
  for (const boxes of groups) {
    const hits = boxes.map((box) => hit(unit, box)).filter(([enter, leave]) => leave > enter);
    if (hits.length === 0) continue;
    const [enter, leave] = [Math.min(...hits.map(([near]) => near)), Math.max(...hits.map(([, far]) => far))];
    open = open
      .flatMap(([start, end]): [number, number][] => [
        [start, Math.min(end, enter)],
        [Math.max(start, leave), end],
      ])
      .filter(([start, end]) => end - start > (start > from ? stubFarOut : stub));
  }
  return open.map(([start, end]) => `M${along(unit, start)}L${along(unit, end)}`).join('');
}

/** Cusps, and the numbers in their ring, which has the color of the zodiac’s. */
export function houseLines(layout: WheelLayout, theme: Theme): string {
  const { houses, rings } = layout;
  const numbers = figures(houses.map((box) => ({ ...box, text: String(box.house) })));
  return (
    (houses.length > 0
      ? band(theme, rings.houses, rings.aspects) +
        circle(rings.houses, { stroke: theme.line, 'stroke-width': 0.5 })
      : '') +
    cuspLines(layout, theme) +
    group('house-numbers', { stroke: theme.muted, 'stroke-width': 1.9 }, numbers)
  );
}
