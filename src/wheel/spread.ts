import { difference, normalize } from '../chart/angle.js';
import { sortedBy } from './order.js';

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
  const pool = (sum: number, count: number, lowest: number, highest: number) => ({
    sum,
    count,
    highest,
    base: Math.max(lowest, Math.min(highest, sum / count)),
  });
  const pools: ReturnType<typeof pool>[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const [i, target] of targets.entries()) {
    if (i > 0) offset += gaps[i - 1] as number;
    offsets.push(offset);
    const lowest = (low[i] as number) - offset;
    let last = pool(target - offset, 1, lowest, (high[i] as number) - offset);
    // Bounds rise: a pool keeps within the highest place of its first and the lowest of its last.
    for (let before = pools.at(-1); before && before.base >= last.base; before = pools.at(-1)) {
      last = pool(before.sum + last.sum, before.count + last.count, lowest, before.highest);
      pools.pop();
    }
    pools.push(last);
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

/**
 * Labels of one radius stand beside each other; of two, each has room beside the line to the other, and those beyond
 * have it too.
 */
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

/** Differences below this are rounding errors. */
const tiny = 1e-6;
/** Degrees that a label stands from its place at most, where that can be. */
const farthest = 12;
/** Degrees that a label keeps off an axis beside it, where it has room. */
const aside = 1;
/**
 * The cost of standing in another house, of crossing a cusp, and of each degree beyond the farthest: in degrees that a
 * label would rather move.
 */
export type Costs = readonly [house: number, cusp: number, far: number];
/** And on an axis or beyond it. */
const axis = 10_000;
/** The costs if cusps are drawn between the labels. */
const atCusps: Costs = [200, 12, 5];

export interface Spread {
  places: number[];
  /** The cost of all places; 0 if nothing is wrong. */
  price: number;
}

/**
 * Directions of labels by the room that they take, in their order, each whole between the two walls that it stands
 * between in the sky; what stands on a wall stands behind it. In a house too narrow for that labels reach over its
 * cusps, and where even their middles have no room they stand beyond; with axes the same where a whole quarter is too
 * narrow. Undefined where the circle is.
 *
 * @param directions 0 ≤ a < 360, in rising order
 * @param axes those of the walls that are ends of axes
 */
export function amongWalls(
  directions: readonly number[],
  walls: readonly number[],
  axes = walls,
  [house, cusp, degree] = atCusps,
): (extents: readonly Extent[]) => Spread | undefined {
  // The circle opens at the wall, or between the labels, from which all are farthest.
  const free = (at: number): number =>
    Math.min(...directions.map((direction) => Math.abs(difference(direction, at))));
  const between = directions.map(
    (at, i) => (at + (directions[i - 1] ?? (directions.at(-1) as number) - 360)) / 2,
  );
  const [seam = 0] = sortedBy(walls.length > 0 ? walls : between, (at) => -free(at));
  const turned = (direction: number): number => normalize(direction - seam);
  const opened = directions.filter((direction) => direction < seam).length;
  const targets = rotated(directions, opened).map(turned);
  const before = (place: number): number => targets.filter((target) => target < place).length;
  // The circle, its quarters, its houses.
  const levels = [[], axes, walls].map((own) =>
    sortedBy(new Set([0, 360, ...own.map(turned)]), (edge) => edge),
  );
  return (extents) => {
    const rooms = rotated(extents, opened);
    const gaps = rooms.slice(1).map((room, n) => gapOf(rooms[n] as Extent, room));
    /** Labels keep whole between edges; where there is less room they share what is left of it beside the outermost. */
    const bounds = (edges: readonly number[], level: number): Bounds => {
      const [low, high]: [number[], number[]] = [[], []];
      for (const [k, to] of edges.entries()) {
        const from = edges[k - 1] ?? 0;
        const [first, end] = [before(from), before(to)];
        const own = rooms.slice(first, end);
        const free = gaps.slice(first, end - 1).reduce((left, gap) => left - gap, to - from);
        // The second label from an edge keeps off it by keeping off the first.
        const sides = (own[0]?.[0] ?? 0) + (own.at(-1)?.[1] ?? 0);
        const share = Math.max(0, Math.min(1, free / sides));
        const air = level === 1 ? Math.max(0, Math.min(aside, (free - sides) / 8)) : 0;
        for (const [before, behind] of own) {
          low.push(from + before * share + air);
          high.push(to - behind * share - air);
        }
      }
      return chained({ low, high }, gaps);
    };
    // A house’s labels keep whole at an axis even where they do not at a cusp.
    const found = row(
      targets,
      gaps,
      levels.map(bounds).reduce((firm, next) => within(next, firm)),
    );
    /** How many reach over edges of a level with a share of their room. */
    const over = (level: number, share: number): number =>
      rooms.filter(([before, behind], i) => {
        const at = found[i] as number;
        return levels[level]?.some(
          (edge) =>
            ((targets[i] as number) < edge ? at + behind * share - edge : edge - at + before * share) > tiny,
        );
      }).length;
    const far = Math.max(0, ...found.map((at, i) => Math.abs(at - (targets[i] as number))));
    return over(0, 1) > 0
      ? undefined
      : {
          places: rotated(found, -opened).map((at) => normalize(at + seam)),
          price:
            over(1, 1) * axis + over(2, 0) * house + over(2, 1) * cusp + degree * Math.max(0, far - farthest),
        };
  };
}
