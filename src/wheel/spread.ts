import { difference, normalize } from '../chart/angle.js';

/**
 * Where labels around a circle go: as near to their true places as room allows, in their order, and between the walls (the
 * cusps) that they stand between in the sky where these leave them room.
 */

/**
 * Places in a row: those with the least sum of squares of displacement, each at least its gap from the one before, all
 * within bounds. Pool adjacent violators: M. Best, N. Chakravarti, "Active set algorithms for isotonic regression"
 * (1990). Undefined where there is no room.
 *
 * @param targets in their order, not falling
 * @param gaps between each and the next, one less than targets
 */
export function row(
  targets: readonly number[],
  gaps: readonly number[],
  from: number,
  to: number,
): number[] | undefined {
  let offset = 0;
  const pools: { sum: number; count: number }[] = [];
  const offsets: number[] = [];
  for (let i = 0; i < targets.length; i++) {
    if (i > 0) offset += gaps[i - 1] ?? 0;
    offsets.push(offset);
    let pool = { sum: (targets[i] as number) - offset, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count >= pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  }
  const highest = to - offset;
  if (highest < from) return undefined;
  const bases = pools.flatMap(({ sum, count }) => {
    const base = Math.min(highest, Math.max(from, sum / count));
    return new Array<number>(count).fill(base);
  });
  return bases.map((base, i) => base + (offsets[i] as number));
}

/** Degrees that a label takes before its direction and behind it, and on which of two radii. */
export type Extent = readonly [before: number, behind: number, tier?: number | undefined];

/** Degrees between the line to a label on the second radius and those beside it on the first. */
const beside = 0.8;

/** Labels of one radius stand beside each other; of two, each has room beside the line to the other, and those beyond have it too. */
const gapOf = ([, behind, here]: Extent, [before, , there]: Extent): number =>
  here === there ? behind + before : Math.max(behind, before) + beside;

/**
 * Directions for all around the circle.
 *
 * @param targets directions, 0 ≤ a < 360, in rising order
 * @param gap degrees between each and the next; all of them must have room
 */
export const around = (targets: readonly number[], gap: number): number[] =>
  amongWalls(targets, [])(targets.map(() => [gap / 2, gap / 2])) as number[];

/** Degrees that a label stands from its place at most, where that can be. */
export const farthest = 12;
/** Degrees up to which a house has no room for a label: cusps between such houses part none. */
const narrow = 8;
/** What a label on the wrong side of a cusp costs, and of an axis: the square of the degrees that it would sooner move. */
const [cusp, axis] = [200, 2000] as const;

/** How many labels cross one wall at most. */
const mostOver = 16;

/** Of two radii, the label beside the one next to a wall may take more room. */
const most = (rooms: readonly Extent[], side: 0 | 1): number =>
  Math.max(0, ...rooms.map((room) => room[side]));

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** The first labels of the circle with their places. */
interface Start {
  cost: number;
  places: readonly number[];
}

/**
 * Directions of labels by the room that they take, each whole between two walls: those that it stands between in the sky,
 * or others where these have no room for it. What stands on a wall stands behind it. Of all ways that keep their order, the
 * one with the least sum of squares of displacement and of costs of walls that are crossed. Undefined where there is too
 * little room.
 *
 * @param directions 0 ≤ a < 360, in rising order
 * @param walls 0 is one of them, where there are any
 * @param axes those of the walls that are ends of axes
 * @returns places by extents, and by how many degrees from a cusp and from an axis a label may be that crosses it; of none by default
 */
export function amongWalls(
  directions: readonly number[],
  walls: readonly number[],
  axes = walls,
): (extents: readonly Extent[], overCusp?: number, overAxis?: number) => number[] | undefined {
  // The circle opens at the wall, or between the labels, from which all are farthest: there none has to cross.
  const free = (at: number): number =>
    Math.min(...directions.map((direction) => Math.abs(difference(direction, at))));
  const seam = (
    walls.length > 0
      ? walls
      : directions.map((at, i) => at - (normalize(at - (directions.at(i - 1) as number)) || 360) / 2)
  ).reduce((best, at) => (free(at) > free(best) ? at : best), 0);
  const turned = (direction: number): number => normalize(direction - seam);
  const firm = new Set([0, ...axes.map(turned)]);
  const edges = [...new Set([0, ...walls.map(turned)])]
    .sort((a, b) => a - b)
    .filter(
      (edge, k, all) =>
        firm.has(edge) || Math.max((all[k + 1] ?? 360) - edge, edge - (all[k - 1] as number)) > narrow,
    );
  const opened = directions.filter((direction) => direction < seam).length;
  const targets = rotated(directions, opened).map(turned);
  const before = (place: number): number => targets.filter((target) => target < place).length;
  return (extents, overCusp = 0, overAxis = 0) => {
    const rooms = rotated(extents, opened);
    const gaps = rooms.slice(1).map((room, n) => gapOf(rooms[n] as Extent, room));
    let starts: Start[] = [{ cost: 0, places: [] }];
    for (const [k, from] of edges.entries()) {
      const to = edges[k + 1] ?? 360;
      const away = to === 360 ? 0 : firm.has(to) ? overAxis : overCusp;
      const [near, home, far] = [to - away, to, to + away].map(before) as [number, number, number];
      const last = Math.min(far, home + mostOver);
      // By how many labels they have.
      const next: Start[] = [];
      for (const { cost, places } of starts)
        for (let count = Math.max(places.length, near, home - mostOver); count <= last; count++) {
          const own = rooms.slice(places.length, count);
          const found = row(
            targets.slice(places.length, count),
            gaps.slice(places.length, count - 1),
            from + most(own.slice(0, 2), 0),
            to - most(own.slice(-2), 1),
          );
          if (!found) break;
          const all = found.reduce(
            (sum, at, n) => sum + (at - (targets[places.length + n] as number)) ** 2,
            cost + Math.abs(count - home) * (firm.has(to) ? axis : cusp),
          );
          if (!next[count] || all < (next[count] as Start).cost)
            next[count] = { cost: all, places: [...places, ...found] };
        }
      starts = Object.values(next);
    }
    return starts[0] && rotated(starts[0].places, -opened).map((at) => normalize(at + seam));
  };
}
