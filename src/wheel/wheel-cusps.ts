import { difference } from '../chart/angle.js';
import { at, type Box, coordinate, hit, pointAt } from './circle.js';
import { type Placed, straight } from './labels.js';
import { figures, group, path } from './svg.js';
import type { Theme } from './theme.js';
import { leadersOf, spiral } from './wheel-bodies.js';
import type { WheelLayout } from './wheel-layout.js';

/** Cusps and numbers of the houses. */

/** Cusps from the zodiac inwards, through the ring of an outer chart too, and around the labels of narrow houses. */
export function cuspLines(layout: WheelLayout, theme: Theme): string {
  const { rings, inner, outer } = layout;
  const labels = [...inner.labels, ...(outer?.labels ?? [])];
  const boxes: Box[] = [...labels.flatMap(({ parts }) => parts), ...layout.houses];
  /** Through one ring of labels. */
  const through = (
    { walls, style }: Placed,
    ofAxes: boolean,
    floor: number,
    edge: number,
    inDouble: boolean,
  ): string =>
    walls
      .filter(({ isAxis }) => isAxis === ofAxes)
      .map(({ direction, placed }) => {
        const turn = difference(direction, placed);
        if (Math.abs(turn) < straight) return ray(direction, floor, edge, boxes);
        const [far, near] = leadersOf(style, edge, inDouble);
        // Back to its place along the ring, so that it passes no number of a house.
        return `M${at(direction, edge)}L${at(direction, far)}${spiral(direction, far, placed, near)}L${at(placed, floor)}A${coordinate(floor)} ${coordinate(floor)} 0 0 ${turn > 0 ? 1 : 0} ${at(direction, floor)}`;
      })
      .join('');
  const lines = (ofAxes: boolean): string =>
    inner.walls
      .filter(({ isAxis }) => isAxis === ofAxes)
      .map(({ direction }) => ray(direction, rings.aspects, rings.houses, boxes))
      .join('') +
    through(inner, ofAxes, rings.houses, rings.outer, outer !== null) +
    (outer ? through(outer, ofAxes, rings.outer, rings.signs, false) : '');
  return group(
    'houses',
    { stroke: theme.line },
    path(lines(false), { 'stroke-width': 0.9 }) +
      path(lines(true), { stroke: theme.ink, 'stroke-width': 1.6 }),
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
