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

/**
 * Directions for all around the circle, or undefined where there is too little room for them.
 *
 * @param targets directions, 0 ≤ a < 360, in rising order
 * @param gaps degrees between each and the next, the last to the first
 */
export function around(targets: readonly number[], gaps: readonly number[]): number[] | undefined {
  // The circle is cut in the middle of the widest gap.
  const seam = widestGap(targets);
  const places = targets.map((target) => normalize(target - seam));
  const order = [...places.keys()].sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
  const ends = (gaps[order.at(-1) as number] as number) / 2;
  const found = row(
    order.map((i) => places[i] as number),
    order.map((i) => gaps[i] as number),
    ends,
    360 - ends,
  );
  if (found === undefined) return undefined;
  const placed: number[] = [];
  for (const [at, i] of order.entries()) placed[i] = normalize((found[at] as number) + seam);
  return placed;
}

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

/** How much more a wall stays in its place than a label: it moves where there is no room for its house’s labels. */
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
  const [seam] = walls;
  if (seam === undefined) {
    const gaps = extents.map(([, behind], i) => behind + (extents[(i + 1) % extents.length] as Extent)[0]);
    const labels = around(directions, gaps);
    return labels && { labels, walls: [] };
  }
  const turned = (direction: number): number => normalize(direction - seam.direction);
  const items = [
    ...walls.slice(1).map(({ direction, isAxis }) => ({
      place: turned(direction),
      extent: [0, 0] as Extent,
      weight: steadfast[isAxis ? 'axis' : 'cusp'],
    })),
    ...directions.map((direction, i) => ({
      place: turned(direction),
      extent: extents[i] as Extent,
      weight: 1,
    })),
  ];
  const order = [...items].sort((a, b) => a.place - b.place);
  const found = row(
    order.map(({ place }) => place),
    order.map(({ extent }, i) => extent[1] + (order[i + 1]?.extent[0] ?? 0)),
    order[0]?.extent[0] ?? 0,
    360 - (order.at(-1)?.extent[1] ?? 0),
    order.map(({ weight }) => weight),
  );
  if (found === undefined) return undefined;
  const placeOf = new Map(order.map((item, i) => [item, normalize((found[i] as number) + seam.direction)]));
  const placed = items.map((item) => placeOf.get(item) as number);
  return {
    labels: placed.slice(walls.length - 1),
    walls: [seam.direction, ...placed.slice(0, walls.length - 1)],
  };
}
