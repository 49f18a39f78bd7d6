import { round7 } from './angle.js';

/** The seven shapes that M. E. Jones saw in horoscopes (The Guide to Horoscope Interpretation, 1941). */
export const shapes = ['bowl', 'bucket', 'bundle', 'locomotive', 'seesaw', 'splash', 'splay'] as const;
export type Shape = (typeof shapes)[number];

const quarter = 90;
const third = 120;
const half = 180;
/**
 * Degrees of empty arc that separate two groups, a sextile. Jones separates them by eye; the number is this project's.
 */
export const groupGap = 60;
/** Degrees within which two planets are one handle: the orb of a conjunction. */
const handleWidth = 8;

/**
 * The shape the ten planets make, by the empty arcs between neighbors; the first rule that fits decides:
 *
 * - bundle: all within 120°;
 * - bowl: all within 180°;
 * - bucket: one planet, or two in conjunction (8°), with at least 60° empty on either side, and all the others
 *   within 180°;
 * - seesaw: two groups, each of two planets or more and within 180°, with at least 60° empty on either side;
 * - locomotive: all within 240°, and in that arc no gap of 60°;
 * - splash: all around the circle, with one gap of 60° at most and none of 90°;
 * - splay: all else; clusters with gaps between them that make none of the above.
 *
 * The arcs of bundle, bowl, bucket and locomotive are Jones's; where he judges by eye, the numbers above decide.
 *
 * @param longitudes of Sun to Pluto in degrees, 0 ≤ λ < 360, in any order
 */
export function shapeOf(longitudes: readonly number[]): Shape {
  const gaps = gapsBetween(longitudes);
  let widest = 0;
  for (const gap of gaps) if (gap > widest) widest = gap;
  if (widest >= 360 - third) return 'bundle';
  if (widest >= half) return 'bowl';
  let wide = 0;
  for (const gap of gaps) if (gap >= groupGap) wide++;
  if (wide >= 2) {
    if (handleIn(gaps) !== undefined) return 'bucket';
    if (wide === 2 && areGroupsOpposed(gaps)) return 'seesaw';
    return 'splay';
  }
  if (widest >= third) return 'locomotive';
  return widest < quarter ? 'splash' : 'splay';
}

/** Empty arcs from each body to the next, in the order of the zodiac. */
function gapsBetween(longitudes: readonly number[]): number[] {
  const sorted = inOrder(longitudes);
  const gaps: number[] = [];
  for (let i = 0; i < sorted.length; i++) {
    const next = sorted[i + 1] ?? (sorted[0] as number) + 360;
    gaps.push(round7(next - (sorted[i] as number)));
  }
  return gaps;
}

/** Sorted by insertion: ten numbers are in order before `sort` has begun. */
function inOrder(numbers: readonly number[]): number[] {
  const sorted: number[] = [];
  for (const number of numbers) {
    let at = sorted.length;
    for (; at > 0 && (sorted[at - 1] as number) > number; at--) sorted[at] = sorted[at - 1] as number;
    sorted[at] = number;
  }
  return sorted;
}

/**
 * The handle of a bucket: which of the gaps leads to it, and how many planets it is; undefined where none stands alone
 * between wide gaps with no more than half the circle for the others.
 *
 * @param gaps between neighbors in the order of the zodiac, in degrees
 */
export function handleIn(gaps: readonly number[]): { gap: number; planets: 1 | 2 } | undefined {
  for (const [gap, before] of gaps.entries()) {
    if (before < groupGap) continue;
    const next = gaps[(gap + 1) % gaps.length] as number;
    if (next >= groupGap) {
      if (before + next >= half) return { gap, planets: 1 };
    } else if (next <= handleWidth) {
      const afterNext = gaps[(gap + 2) % gaps.length] as number;
      if (afterNext >= groupGap && before + next + afterNext >= half) return { gap, planets: 2 };
    }
  }
  return undefined;
}

/** Whether the two groups that the two wide gaps part are of two planets or more, and within a half circle each. */
function areGroupsOpposed(gaps: readonly number[]): boolean {
  const first = gaps.findIndex((gap) => gap >= groupGap);
  const second = gaps.findIndex((gap, i) => i > first && gap >= groupGap);
  const between = gaps.slice(first + 1, second);
  const others = [...gaps.slice(second + 1), ...gaps.slice(0, first)];
  const span = (inside: readonly number[]) => inside.reduce((sum, gap) => sum + gap, 0);
  return [between, others].every((inside) => inside.length > 0 && span(inside) <= half);
}
