import { difference } from '../chart/angle.js';
import { at, type Box, coordinate, hit, pointAt } from './circle.js';
import { type Placed, straight } from './labels.js';
import { figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import { leadersOf, spiral } from './wheel-bodies.js';
import type { WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, through the ring of an outer chart too, and around the labels of narrow houses. */
export function cuspLines({ rings, inner, outer, houses }: WheelLayout, theme: Theme): string {
  const labels = [...inner.labels, ...(outer?.labels ?? [])];
  const boxes: Box[] = [...labels.flatMap(({ parts }) => parts), ...houses];
  let [cusps, axes] = ['', ''];
  /** Through one ring of labels. */
  const through = (
    { walls, style }: Placed,
    inside: number,
    floor: number,
    edge: number,
    inDouble: boolean,
  ) => {
    for (const { direction, placed, isAxis } of walls) {
      const turn = difference(direction, placed);
      const [far, near] = leadersOf(style, edge, inDouble);
      // Back to its place along the ring, so that it passes no number of a house.
      const line =
        Math.abs(turn) < straight
          ? ray(direction, inside, edge, boxes)
          : `${ray(direction, inside, floor, boxes)}M${at(direction, edge)}L${at(direction, far)}${spiral(direction, far, placed, near)}L${at(placed, floor)}A${coordinate(floor)} ${coordinate(floor)} 0 0 ${turn > 0 ? 1 : 0} ${at(direction, floor)}`;
      if (isAxis) axes += line;
      else cusps += line;
    }
  };
  through(inner, rings.aspects, rings.houses, rings.outer, outer !== null);
  if (outer) through(outer, rings.outer, rings.outer, rings.signs, false);
  if (axes === '') return '';
  return group(
    'houses',
    { stroke: theme.line },
    path(cusps, { 'stroke-width': 0.9 }) + path(axes, { stroke: theme.ink, 'stroke-width': 1.6 }),
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
