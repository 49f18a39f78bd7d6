import { along, type Box, hit, pointAt } from './circle.js';
import { band, circle, figures, group, path, pen } from './svg.js';
import type { Theme } from './theme.js';
import type { WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/**
 * Cusps from the zodiac inwards, straight through the rings. Those between two houses narrower than a label end where one
 * stands on them, and where numbers of such houses do.
 */
export function cuspLines({ rings, inner, outer, houses, cusps, ends }: WheelLayout, theme: Theme): string {
  const labels = [...inner.labels, ...(outer?.labels ?? [])];
  const boxes = [...houses, ...labels.flatMap(({ parts }) => parts)];
  const lines = (directions: readonly number[], to: number): string =>
    directions.map((direction) => ray(direction, rings.aspects, to, boxes)).join('');
  return group(
    'houses',
    { stroke: theme.line },
    path(lines(cusps, rings.cusps), pen(0.9)) + path(lines(ends, rings.signs), pen(1.6, theme.ink)),
  );
}

/** A shorter line beside a figure would be read as a minus sign. */
const stub = 16;

/** A ray from one radius, or beyond boxes there, to another, or to the first of the boxes farther out, as a path. */
export function ray(direction: number, from: number, to: number, boxes: readonly Box[]): string {
  const unit = pointAt(direction, 1);
  let [start, end] = [from, to];
  for (const box of boxes) {
    const [enter, leave] = hit(unit, box);
    if (leave <= enter) continue;
    if (enter < from + stub) start = Math.max(start, leave);
    else end = Math.min(end, enter);
  }
  return end - start > stub ? `M${along(unit, start)}L${along(unit, end)}` : '';
}

/** Cusps, and the numbers in their ring, which has the color of the zodiac’s. */
export function houseLines(layout: WheelLayout, theme: Theme): string {
  const { houses, rings } = layout;
  const numbers = figures(houses.map((box) => ({ ...box, text: String(box.house) })));
  return (
    (houses.length > 0
      ? band(theme, rings.houses, rings.aspects) + circle(rings.houses, pen(0.5, theme.line))
      : '') +
    cuspLines(layout, theme) +
    group('house-numbers', pen(1.9, theme.muted), numbers)
  );
}
