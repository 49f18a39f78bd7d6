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

/** A stretch of the circle between two walls, and who is in it. */
interface Stretch {
  from: number;
  to: number;
  members: readonly number[];
}

/**
 * Directions for all, or undefined where there is too little room for them.
 *
 * @param targets directions, 0 ≤ a < 360, in rising order
 * @param gaps degrees between each and the next, the last to the first
 * @param walls directions that labels should not cross
 * @param margins degrees between each label and a wall
 * @param firm those of the walls that no label may cross
 * @param weights how much each would rather stay; default 1
 */
export function around(
  targets: readonly number[],
  gaps: readonly number[],
  walls: readonly number[] = [],
  margins: readonly number[] = [],
  firm: readonly number[] = [],
  weights: readonly number[] = [],
): number[] | undefined {
  // The circle is cut at a wall or, where there is none, in the middle of the widest gap.
  const seam = firm[0] ?? walls[0] ?? widestGap(targets);
  const turned = (direction: number): number => normalize(direction - seam);
  const places = targets.map(turned);
  const placeOf = (i: number): number => places[i] as number;
  const order = [...places.keys()].sort((a, b) => placeOf(a) - placeOf(b) || a - b);
  const ends = (gaps[order.at(-1) as number] as number) / 2;
  const margin = (i: number | undefined): number => (walls.length === 0 ? ends : (margins[i ?? 0] ?? 0));
  const bounds = [...new Set([0, ...walls.map(turned)])].sort((a, b) => a - b);
  const lasting = [0, ...firm.map(turned)];
  const stretches = bounds.map((from, i): Stretch => {
    const to = bounds[i + 1] ?? 360;
    return { from, to, members: order.filter((each) => placeOf(each) >= from && placeOf(each) < to) };
  });
  const spareOf = ({ from, to, members }: Stretch): number =>
    members
      .slice(0, -1)
      .reduce(
        (spare, i) => spare - (gaps[i] as number),
        to - from - (members.length > 0 ? margin(members[0]) + margin(members.at(-1)) : 0),
      );
  for (;;) {
    const full = stretches.findIndex((stretch) => spareOf(stretch) < 0);
    if (full < 0) break;
    // A house too full gives up the wall to the neighbor that has more room to spare.
    const [before, after] = [full - 1, full + 1].map((beyond) => {
      const other = stretches[beyond];
      const wall = (stretches[Math.max(full, beyond)] as Stretch | undefined)?.from ?? 0;
      return other && !lasting.includes(wall) ? spareOf(other) : Number.NEGATIVE_INFINITY;
    }) as [number, number];
    if (Math.max(before, after) === Number.NEGATIVE_INFINITY) return undefined;
    const first = before > after ? full - 1 : full;
    const [one, other] = stretches.slice(first, first + 2) as [Stretch, Stretch];
    const members = [...one.members, ...other.members];
    stretches.splice(first, 2, { from: one.from, to: other.to, members });
  }
  const placed: number[] = [];
  for (const { from, to, members } of stretches) {
    if (members.length === 0) continue;
    const found = row(
      members.map(placeOf),
      members.map((i) => gaps[i] as number),
      from + margin(members[0]),
      to - margin(members.at(-1)),
      members.map((i) => weights[i] ?? 1),
    );
    if (found === undefined) return undefined;
    for (const [i, place] of found.entries()) placed[members[i] as number] = normalize(place + seam);
  }
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

/** How much more an axis stays in its place than a label. */
const steadfast = 1e6;

/** Directions of labels and of axes in one row, where an axis gives way if nothing else can. */
export function amongAxes(
  directions: readonly number[],
  gaps: readonly number[],
  margins: readonly number[],
  axes: readonly number[],
): [labels: number[], axes: number[]] | undefined {
  const count = axes.length;
  const all = [...axes, ...directions];
  // An axis leads what stands on it, as a cusp does.
  const order = [...all.keys()].sort((a, b) => (all[a] as number) - (all[b] as number) || a - b);
  const found = around(
    order.map((i) => all[i] as number),
    order.map((i, at) => {
      const next = order[(at + 1) % all.length] as number;
      const [one, other] = [i - count, next - count];
      return Math.min(one, other) < 0 ? (margins[one] ?? 0) + (margins[other] ?? 0) : (gaps[one] as number);
    }),
    [],
    [],
    [],
    order.map((i) => (i < count ? steadfast : 1)),
  );
  if (found === undefined) return undefined;
  const placed: number[] = [];
  for (const [at, i] of order.entries()) placed[i] = found[at] as number;
  return [placed.slice(count), placed.slice(0, count)];
}
