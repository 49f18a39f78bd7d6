import { normalize } from '../chart/angle.js';

/**
 * Where labels around a circle go: as near to their true places as room allows, in their order, within the walls (the
 * cusps) that hold them where they fit between them.
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

/** A stretch of the circle and who is in it: from `first`, `count` of them. */
interface Stretch {
  from: number;
  to: number;
  first: number;
  count: number;
}

/**
 * Directions for all, or undefined where there is too little room for them.
 *
 * @param targets directions, 0 ≤ a < 360, in rising order
 * @param gaps degrees between each and the next, the last to the first
 * @param walls directions that labels should not cross, in rising order
 * @param margins degrees between each label and a wall
 * @param firm walls that no label may cross
 * @param weights how much each would rather stay, where there are no walls
 */
export function around(
  targets: readonly number[],
  gaps: readonly number[],
  walls: readonly number[] = [],
  margins: readonly number[] = [],
  firm: readonly number[] = [],
  weights: readonly number[] = [],
): number[] | undefined {
  const count = targets.length;
  if (count === 0) return [];
  const gap = (i: number): number => gaps[((i % count) + count) % count] as number;
  const margin = (i: number): number => margins[i % count] ?? 0;
  const target = (i: number): number => (targets[i % count] as number) + 360 * Math.floor(i / count);
  const need = ({ first, count: held }: Stretch): number => {
    let sum = margin(first) + margin(first + held - 1);
    for (let i = first; i < first + held - 1; i++) sum += gap(i);
    return held === 0 ? 0 : sum;
  };
  const stretches = between(targets, walls);
  // A house too full gives up the wall to the neighbor that has more room to spare.
  while (stretches.length > 1) {
    const spare = stretches.map((stretch) => stretch.to - stretch.from - need(stretch));
    const full = spare.findIndex((room) => room < 0);
    if (full < 0) break;
    const { from, to } = stretches[full] as Stretch;
    const count = stretches.length;
    const roomOver = (wall: number, beyond: number): number =>
      firm.includes(normalize(wall)) ? Number.NEGATIVE_INFINITY : (spare[beyond % count] as number);
    const [before, after] = [roomOver(from, full + count - 1), roomOver(to, full + 1)];
    if (Math.max(before, after) === Number.NEGATIVE_INFINITY) return undefined;
    join(stretches, before > after ? (full + count - 1) % count : full);
  }
  const placed = new Array<number>(count);
  const open = stretches.length < 2;
  for (const { from, to, first, count: held } of open ? [whole(targets)] : stretches) {
    if (held === 0) continue;
    const last = first + held - 1;
    const members = Array.from({ length: held }, (_, i) => first + i);
    const found = row(
      members.map(target),
      members.slice(0, -1).map(gap),
      from + (open ? gap(last) / 2 : margin(first)),
      to - (open ? gap(last) / 2 : margin(last)),
      members.map((i) => weights[i % count] ?? 1),
    );
    if (found === undefined) return undefined;
    for (const [i, direction] of found.entries()) placed[(first + i) % count] = direction;
  }
  return placed.map(normalize);
}

/** The stretches between the walls; of two equal walls, the empty stretch is left out. */
function between(targets: readonly number[], walls: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [i, from] of walls.entries()) {
    const next = walls[i + 1];
    const to = next ?? (walls[0] as number) + 360;
    if (to - from < 1e-9) continue;
    const first = targets.findIndex((target) => target >= from);
    const inside = targets.filter((target) => target >= from && target < to).length;
    const wrapped = next === undefined ? targets.filter((target) => target < to - 360).length : 0;
    stretches.push({ from, to, first: first < 0 ? targets.length : first, count: inside + wrapped });
  }
  return stretches;
}

/** A stretch takes in the one after it. */
function join(stretches: Stretch[], index: number): void {
  const one = stretches[index] as Stretch;
  const following = (index + 1) % stretches.length;
  const other = stretches[following] as Stretch;
  const first = one.count === 0 ? (other.count === 0 ? one.first : other.first) : one.first;
  const turned = other.from < one.from ? 360 : 0;
  // Who was before the circle's seam counts on from behind it.
  const moved = one.count === 0 && turned > 0 && other.count > 0;
  stretches[index] = {
    from: moved ? one.from - 360 : one.from,
    to: moved ? other.to : other.to + turned,
    first,
    count: one.count + other.count,
  };
  stretches.splice(following, 1);
}

/** All of the circle, cut in the middle of the widest gap. */
function whole(targets: readonly number[]): Stretch {
  let widest = -1;
  let first = 0;
  let from = 0;
  for (const [i, target] of targets.entries()) {
    const before = i === 0 ? (targets.at(-1) as number) - 360 : (targets[i - 1] as number);
    if (target - before <= widest) continue;
    widest = target - before;
    first = i;
    from = (target + before) / 2;
  }
  return { from, to: from + 360, first, count: targets.length };
}
