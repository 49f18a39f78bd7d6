import { type AspectRules, aspectAngles } from './aspects.js';
import { type BodyId, bodyIds, isAsteroid } from './body-ids.js';
import { orbOf } from './orbs.js';

/**
 * Levels on the circle that a longitude, or how far one point is ahead of another, can pass: cusps of signs and houses,
 * the edges of aspects.
 */

/** In ascending order, 0 ≤ level < 360. */
export type Levels = Float64Array;

export const levelsOf = (values: readonly number[]): Levels => Float64Array.from(new Set(values)).sort();

export const signLevels: Levels = levelsOf(Array.from({ length: 12 }, (_, sign) => sign * 30));

/** How many levels lie at or below a value that runs on beyond 0 and 360: it changes by one where one is passed. */
export function levelsBelow(levels: Levels, value: number): number {
  const lap = Math.floor(value / 360);
  const rest = value - lap * 360;
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((levels[middle] as number) <= rest) low = middle + 1;
    else high = middle;
  }
  return lap * levels.length + low;
}

/** The level of a number that {@link levelsBelow} counts, as a value that runs on beyond 0 and 360. */
export function levelNumbered(levels: Levels, number: number): number {
  const lap = Math.floor((number - 1) / levels.length);
  return (levels[number - 1 - lap * levels.length] as number) + lap * 360;
}

/** Levels of named bodies that were asked for, by rules and pair: the same few hundred serve every chart that goes by those rules. */
const levelsOfPairs = new WeakMap<AspectRules, Map<number, Levels>>();

/**
 * Where, by how far one body is ahead of another, their aspect may begin, end or give way to another: the edges of all
 * orbs, and the middles between aspects whose orbs overlap.
 */
export function aspectLevels(rules: AspectRules, a: BodyId, b: BodyId): Levels {
  // Any of a million asteroids may be asked for, seldom twice.
  if (isAsteroid(a) || isAsteroid(b)) return levelsOfPair(rules, a, b);
  const known = levelsOfPairs.get(rules) ?? new Map<number, Levels>();
  levelsOfPairs.set(rules, known);
  const pair = Math.min(a, b) * bodyIds.length + Math.max(a, b);
  const levels = known.get(pair) ?? levelsOfPair(rules, a, b);
  known.set(pair, levels);
  return levels;
}

function levelsOfPair(rules: AspectRules, a: BodyId, b: BodyId): Levels {
  const reaches = rules.aspects.map((aspect) => {
    const angle = aspectAngles[aspect];
    const orb = orbOf(rules.orbs, aspect, a, b);
    return { angle, from: angle - orb, to: angle + orb };
  });
  const edges = reaches.flatMap(({ from, to }) => [from, to]);
  for (const [i, one] of reaches.entries())
    for (const other of reaches.slice(i + 1))
      if (one.from < other.to && other.from < one.to) edges.push((one.angle + other.angle) / 2);
  const inside = edges.filter((edge) => edge > 0 && edge < 180);
  return levelsOf(inside.flatMap((edge) => [edge, 360 - edge]));
}
