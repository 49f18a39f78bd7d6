import { difference, normalize } from '../chart/angle.js';

/**
 * Where labels around a circle go: as near to their true places as room allows, in their order, and between the walls (the
 * cusps and axes) that they stand between in the sky.
 */

/** The lowest and the highest place of each label. */
interface Bounds {
  low: readonly number[];
  high: readonly number[];
}

/**
 * Places in a row: those with the least sum of squares of displacement, each at least its gap from the one before, all
 * within bounds. Pool adjacent violators: M. Best, N. Chakravarti, "Active set algorithms for isotonic regression"
 * (1990).
 *
 * @param targets in their order, not falling
 * @param gaps between each and the next, one less than targets
 * @param bounds of which both the lowest and the highest places keep the gaps
 */
export function row(targets: readonly number[], gaps: readonly number[], { low, high }: Bounds): number[] {
  let offset = 0;
  const pools: { sum: number; count: number; highest: number; base: number }[] = [];
  const offsets: number[] = [];
  for (const [i, target] of targets.entries()) {
    if (i > 0) offset += gaps[i - 1] as number;
    offsets.push(offset);
    const lowest = (low[i] as number) - offset;
    let pool = { sum: 0, count: 0, highest: 0, base: 0 };
    let last: typeof pool | undefined = {
      sum: target - offset,
      count: 1,
      highest: (high[i] as number) - offset,
      base: 0,
    };
    do {
      const [sum, count] = [pool.sum + last.sum, pool.count + last.count];
      // Bounds rise: a pool keeps within the highest place of its first and the lowest of its last.
      pool = {
        sum,
        count,
        highest: last.highest,
        base: Math.max(lowest, Math.min(last.highest, sum / count)),
      };
      last = pools.at(-1);
    } while (last && last.base >= pool.base && pools.pop());
    pools.push(pool);
  }
  return pools
    .flatMap(({ base, count }) => new Array<number>(count).fill(base))
    .map((base, i) => base + (offsets[i] as number));
}

/**
 * Bounds that keep the gaps. Where there is too little room, a label may stand anywhere between where those before it and
 * where those behind it would push it.
 */
export function chained({ low, high }: Bounds, gaps: readonly number[]): Bounds {
  const [up, down] = [[...low], [...high]];
  for (const [i, gap] of gaps.entries()) up[i + 1] = Math.max(up[i + 1] as number, (up[i] as number) + gap);
  for (let i = gaps.length; i-- > 0; )
    down[i] = Math.min(down[i] as number, (down[i + 1] as number) - (gaps[i] as number));
  return {
    low: up.map((place, i) => Math.min(place, down[i] as number)),
    high: up.map((place, i) => Math.max(place, down[i] as number)),
  };
}

/** The one bounds as far as the others, which are more firm, allow. */
function within({ low, high }: Bounds, firm: Bounds): Bounds {
  const kept = (place: number, i: number): number =>
    Math.max(firm.low[i] as number, Math.min(firm.high[i] as number, place));
  return { low: low.map(kept), high: high.map(kept) };
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
  (amongWalls(targets, [])(targets.map(() => [gap / 2, gap / 2])) as Spread).places;

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** What is below this was rounded. */
const tiny = 1e-6;

export interface Spread {
  places: number[];
  /** How many labels stand on an axis or beyond it, though their bodies do not. */
  overAxes: number;
  /** How many stand in another house than their bodies. */
  strangers: number;
  /** How many stand in their houses, but reach over a cusp. */
  reaching: number;
  /** Degrees that the farthest stands from its place. */
  far: number;
}

/**
 * Directions of labels by the room that they take, in their order, each whole between the two walls that it stands between
 * in the sky; what stands on a wall stands behind it. In a house too narrow for that labels reach over its cusps, and where
 * even their middles have no room they stand beyond; with axes the same where a whole quarter is too narrow. Undefined where
 * the circle is.
 *
 * @param directions 0 ≤ a < 360, in rising order
 * @param axes those of the walls that are ends of axes
 */
export function amongWalls(
  directions: readonly number[],
  walls: readonly number[],
  axes = walls,
): (extents: readonly Extent[]) => Spread | undefined {
  // The circle opens at the wall, or between the labels, from which all are farthest.
  const free = (at: number): number =>
    Math.min(...directions.map((direction) => Math.abs(difference(direction, at))));
  const seam = (
    walls.length > 0
      ? walls
      : directions.map((at, i) => at - (normalize(at - (directions.at(i - 1) as number)) || 360) / 2)
  ).reduce((best, at, i) => (i === 0 || free(at) > free(best) ? at : best), 0);
  const turned = (direction: number): number => normalize(direction - seam);
  const opened = directions.filter((direction) => direction < seam).length;
  const targets = rotated(directions, opened).map(turned);
  const edgesOf = (walls: readonly number[]): number[] =>
    [...new Set([0, ...walls.map(turned), 360])].sort((a, b) => a - b);
  const quarters = edgesOf(axes);
  const houses = edgesOf(walls);
  const sections = (edges: readonly number[]) => {
    const before = edges.map((edge) => targets.filter((target) => target < edge).length);
    return edges.slice(1).map((to, k) => ({
      from: edges[k] as number,
      to,
      first: before[k] as number,
      end: before[k + 1] as number,
    }));
  };
  const levels = [
    { own: sections([0, 360]), firm: [0, 360] },
    { own: sections(quarters), firm: [0, 360] },
    { own: sections(houses), firm: quarters },
  ];
  return (extents) => {
    const rooms = rotated(extents, opened);
    const gaps = rooms.slice(1).map((room, n) => gapOf(rooms[n] as Extent, room));
    let bounds: Bounds | undefined;
    for (const { own, firm } of levels) {
      const [low, high]: [number[], number[]] = [[], []];
      for (const { from, to, first, end } of own) {
        if (first === end) continue;
        const inside = gaps.slice(first, end - 1);
        const free = to - from - inside.reduce((sum, gap) => sum + gap, 0);
        // Of two radii, the second label from a wall may take more room than the first.
        const before = Math.max(
          (rooms[first] as Extent)[0],
          end - first > 1 ? (rooms[first + 1] as Extent)[0] - (inside[0] as number) : 0,
        );
        const behind = Math.max(
          (rooms[end - 1] as Extent)[1],
          end - first > 1 ? (rooms[end - 2] as Extent)[1] - (inside.at(-1) as number) : 0,
        );
        const [isFirm, isFirmBehind] = [firm.includes(from), firm.includes(to)];
        const fixed = (isFirm ? before : 0) + (isFirmBehind ? behind : 0);
        // The share of their room that the outermost labels keep from walls that are not firm.
        const share = Math.max(0, Math.min(1, (free - fixed) / (before + behind - fixed || 1)));
        for (const room of rooms.slice(first, end)) {
          low.push(from + room[0] * (isFirm ? 1 : share));
          high.push(to - room[1] * (isFirmBehind ? 1 : share));
        }
        if (own.length === 1 && free < fixed) return undefined;
      }
      const chain = chained({ low, high }, gaps);
      bounds = bounds ? within(chain, bounds) : chain;
    }
    const found = row(targets, gaps, bounds as Bounds);
    const out = (own: ReturnType<typeof sections>, whole: boolean): number =>
      own.reduce((sum, { from, to, first, end }) => {
        for (let i = first; i < end; i++) {
          const [before, behind] = whole ? (rooms[i] as Extent) : [0, 0];
          const at = found[i] as number;
          if (at - before < from - tiny || at + behind > to + tiny) sum++;
        }
        return sum;
      }, 0);
    const [, quarter, house] = levels as [unknown, (typeof levels)[0], (typeof levels)[0]];
    const strangers = out(house.own, false);
    return {
      places: rotated(found, -opened).map((at) => normalize(at + seam)),
      overAxes: out(quarter.own, true),
      strangers,
      reaching: out(house.own, true) - strangers,
      far: Math.max(0, ...found.map((at, i) => Math.abs(at - (targets[i] as number)))),
    };
  };
}
