import { normalize } from '../chart/angle.js';

/**
 * Where labels around a circle go: as near to their true places as room allows, in their order, between the walls (the
 * cusps) that they stand between in the sky.
 */

/**
 * Places in a row: those with the least sum of squares of displacement, each at least its gap from the one before, all
 * within bounds. Pool adjacent violators: M. Best, N. Chakravarti, "Active set algorithms for isotonic regression"
 * (1990). Undefined where there is no room.
 *
 * @param targets in their order, not falling
 * @param gaps between each and the next, one less than targets
 * @param weights how much each would rather stay; default 1
 */
export function row(
  targets: readonly number[],
  gaps: readonly number[],
  from: number,
  to: number,
  weights: readonly number[] = [],
): number[] | undefined {
  let offset = 0;
  const pools: { sum: number; weight: number; count: number }[] = [];
  const offsets: number[] = [];
  for (let i = 0; i < targets.length; i++) {
    if (i > 0) offset += gaps[i - 1] ?? 0;
    offsets.push(offset);
    const weight = weights[i] ?? 1;
    let pool = { sum: ((targets[i] as number) - offset) * weight, weight, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.weight >= pool.sum / pool.weight;
      last = pools.at(-1)
    ) {
      pool = {
        sum: pool.sum + last.sum,
        weight: pool.weight + last.weight,
        count: pool.count + last.count,
      };
      pools.pop();
    }
    pools.push(pool);
  }
  const highest = to - offset;
  if (highest < from) return undefined;
  const bases = pools.flatMap(({ sum, weight, count }) => {
    const base = Math.min(highest, Math.max(from, sum / weight));
    return new Array<number>(count).fill(base);
  });
  return bases.map((base, i) => base + (offsets[i] as number));
}

/** What stands around the circle, with the degrees that it takes before its direction and behind it. */
interface Standing {
  /** 0 ≤ a < 360. */
  direction: number;
  before: number;
  behind: number;
  /** How much it would rather stay. */
  weight: number;
}

/** Directions for all, the circle cut at one; undefined where there is too little room. */
function ring(all: readonly Standing[], seam: number): number[] | undefined {
  const turned = (i: number): number => normalize((all[i] as Standing).direction - seam);
  const order = [...all.keys()].sort((a, b) => turned(a) - turned(b) || a - b);
  const sorted = order.map((i) => all[i] as Standing);
  const found = row(
    order.map(turned),
    sorted.map(({ behind }, i) => behind + (sorted[i + 1]?.before ?? 0)),
    sorted[0]?.before ?? 0,
    360 - (sorted.at(-1)?.behind ?? 0),
    sorted.map(({ weight }) => weight),
  );
  if (found === undefined) return undefined;
  const placed: number[] = [];
  for (const [at, i] of order.entries()) placed[i] = normalize((found[at] as number) + seam);
  return placed;
}

/**
 * Directions for all around the circle, or undefined where there is too little room for them.
 *
 * @param targets directions, 0 ≤ a < 360, in rising order
 * @param gaps degrees between each and the next, the last to the first
 */
export const around = (targets: readonly number[], gaps: readonly number[]): number[] | undefined =>
  ring(
    targets.map((direction, i) => {
      const [behind, last] = [gaps[i] as number, gaps.at(i - 1) as number];
      return { direction, before: last / 2, behind: behind / 2, weight: 1 };
    }),
    widestGap(targets),
  );

/** The middle of the widest gap. */
function widestGap(targets: readonly number[]): number {
  let [widest, middle] = [-1, 0];
  for (const [i, target] of targets.entries()) {
    const gap = target - (targets[i - 1] ?? (targets.at(-1) as number) - 360);
    if (gap > widest) [widest, middle] = [gap, target - gap / 2];
  }
  return middle;
}

/** What parts labels: a cusp, or the end of an axis. */
export interface Wall {
  direction: number;
  isAxis: boolean;
}

/** How much more walls stay in their place than labels: they move where there is no room for their house’s labels. */
const steadfast = { cusp: 1e6, axis: 1e10 };

/** Degrees that a label takes before its direction and behind it. */
export type Extent = readonly [before: number, behind: number];

/**
 * Directions of labels and of the walls between them, or undefined where the circle has too little room. A wall leads
 * what stands on it, as a cusp does; the first one stays where it is.
 *
 * @param directions 0 ≤ a < 360
 */
export function amongWalls(
  directions: readonly number[],
  extents: readonly Extent[],
  walls: readonly Wall[],
): { labels: number[]; walls: number[] } | undefined {
  const [seam, ...others] = walls;
  const placed = ring(
    [
      ...others.map(({ direction, isAxis }) => ({
        direction,
        before: 0,
        behind: 0,
        weight: steadfast[isAxis ? 'axis' : 'cusp'],
      })),
      ...directions.map((direction, i) => {
        const [before, behind] = extents[i] as Extent;
        return { direction, before, behind, weight: 1 };
      }),
    ],
    seam?.direction ?? widestGap(directions),
  );
  return (
    placed && {
      labels: placed.slice(others.length),
      walls: seam ? [seam.direction, ...placed.slice(0, others.length)] : [],
    }
  );
}
