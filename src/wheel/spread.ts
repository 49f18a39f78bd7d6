import { normalize } from '../chart/angle.js';

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

/** The middle of the widest gap. */
function widestGap(targets: readonly number[]): number {
  const gaps = targets.map((target, i) => target - (targets[i - 1] ?? (targets.at(-1) as number) - 360));
  const widest = Math.max(...gaps);
  return (targets[gaps.indexOf(widest)] ?? 0) - widest / 2;
}

/** Degrees that a label stands from its place at most, where that can be. */
export const farthest = 8;

/**
 * Directions of labels by the room that they take, each between the walls that it stands between in the sky; what stands
 * on a wall stands behind it. With `mayCross` a house that has too little room opens to its neighbor on the side to which
 * its labels are nearer, but not across an axis. Undefined where there is too little room.
 *
 * @param directions 0 ≤ a < 360, in rising order
 * @param axes those of the walls that nothing crosses; the first of the walls is one
 */
export function amongWalls(
  directions: readonly number[],
  walls: readonly number[],
  axes = walls,
): (extents: readonly Extent[], mayCross?: boolean) => number[] | undefined {
  const seam = walls[0] ?? widestGap(directions);
  const turned = (direction: number): number => normalize(direction - seam);
  const closed = [...new Set([0, ...walls.map(turned), 360])].sort((a, b) => a - b);
  const firm = new Set([0, ...axes.map(turned), 360]);
  const order = directions
    .map((direction, i) => ({ i, target: turned(direction) }))
    .sort((a, b) => a.target - b.target || a.i - b.i);
  return (extents, mayCross) => {
    const edges = [...closed];
    const placed: number[] = [];
    for (let k = 1; k < edges.length; k++) {
      const [from, to] = [edges[k - 1] as number, edges[k] as number];
      const own = order.filter(({ target }) => target >= from && target < to);
      if (own.length === 0) continue;
      const rooms = own.map(({ i }) => extents[i] as Extent);
      const found = row(
        own.map(({ target }) => target),
        rooms.slice(1).map((room, n) => gapOf(rooms[n] as Extent, room)),
        from + (rooms[0] as Extent)[0],
        to - (rooms.at(-1) as Extent)[1],
      );
      if (mayCross && !found?.every((at, n) => Math.abs(at - (own[n]?.target as number)) <= farthest)) {
        const nearer = (own[0]?.target as number) - from < to - (own.at(-1)?.target as number);
        const opened = (nearer ? [from, to] : [to, from]).find((edge) => !firm.has(edge));
        if (opened !== undefined) {
          edges.splice(edges.indexOf(opened), 1);
          // Once more, with the house before it where it opened to that.
          k -= opened === from ? 2 : 1;
          continue;
        }
      }
      if (!found) return undefined;
      for (const [n, { i }] of own.entries()) placed[i] = normalize((found[n] as number) + seam);
    }
    return placed;
  };
}
