import { difference, round7, separation } from './angle.js';
import { type AspectId, aspectAngles } from './aspect-kinds.js';
import {
  Ascendant,
  type BodyId,
  Descendant,
  ImumCoeli,
  Midheaven,
  NorthNode,
  opposites,
  SouthNode,
} from './body-ids.js';
import { type OrbLimits, orbOf, widestOrb } from './orbs.js';

export * from './aspect-kinds.js';

/** A body as aspects see it: longitude in degrees and speed in degrees a day. */
export interface MovingPoint {
  id: BodyId;
  longitude: number;
  speed: number;
}

export interface Aspect {
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  /** Distance from exactness in degrees, never negative. */
  orb: number;
  /** The orb is shrinking, by both speeds. */
  applying: boolean;
  /** The two signs do not form the aspect. */
  outOfSign: boolean;
}

const isCross = (id: BodyId): boolean =>
  id === Ascendant || id === Midheaven || id === Descendant || id === ImumCoeli;
const isNode = (id: BodyId): boolean => id === NorthNode || id === SouthNode;

const isFarEnd = (id: BodyId): boolean => id === SouthNode || id === Descendant || id === ImumCoeli;

/** Whether two points are tied by what they are, as the ends of an axis: an aspect of theirs says nothing. */
export const areTied = (a: BodyId, b: BodyId): boolean =>
  (isCross(a) && isCross(b)) || (isNode(a) && isNode(b));

/** Without the far end of an axis whose near end is there too: an aspect to one end is listed once. */
export function withoutFarEnds<T extends { id: BodyId }>(points: readonly T[]): readonly T[] {
  // No chart has one by default.
  let hasEnds = false;
  for (const { id } of points) if (isFarEnd(id)) hasEnds = true;
  if (!hasEnds) return points;
  const has = (id: BodyId): boolean => points.some((point) => point.id === id);
  const far: BodyId[] = opposites.flatMap(([near, end]) => (has(end) && has(near) ? [end] : []));
  return points.filter((point) => !far.includes(point.id));
}

/** Orbs are compared as they are shown, to 7 decimals: a billionth of a degree beyond the limit is the limit. */
const rounding = 1e-7;

/** Which aspects to look for, and how wide. */
export interface AspectRules {
  aspects: readonly AspectId[];
  orbs: OrbLimits;
}

/** For each whole degree of separation the aspects that any pair could form there: undefined where none. */
type AspectsByDegree = readonly (readonly AspectId[] | undefined)[];

const byDegree = new WeakMap<AspectRules, AspectsByDegree>();

/** {@link AspectsByDegree} of some rules, made once for them. */
function aspectsByDegree(rules: AspectRules): AspectsByDegree {
  const known = byDegree.get(rules);
  if (known) return known;
  const made = Array.from({ length: 181 }, (_, degree) => {
    const near = rules.aspects.filter((aspect) => {
      const widest = widestOrb(rules.orbs, aspect) + rounding;
      return degree + 1 >= aspectAngles[aspect] - widest && degree <= aspectAngles[aspect] + widest;
    });
    return near.length === 0 ? undefined : near;
  });
  byDegree.set(rules, made);
  return made;
}

/** The aspect two points form, the closest where orbs overlap, or undefined. */
export const aspectBetween = (a: MovingPoint, b: MovingPoint, rules: AspectRules): Aspect | undefined => {
  const apart = separation(a.longitude, b.longitude);
  const candidates = aspectsByDegree(rules)[Math.floor(apart)];
  return candidates && closestOf(candidates, apart, a, b, rules);
};

function closestOf(
  candidates: readonly AspectId[],
  apart: number,
  a: MovingPoint,
  b: MovingPoint,
  rules: AspectRules,
): Aspect | undefined {
  let found: AspectId | undefined;
  let closest = Number.POSITIVE_INFINITY;
  let rounded = 0;
  for (let i = 0; i < candidates.length; i++) {
    const aspect = candidates[i] as AspectId;
    const orb = Math.abs(apart - aspectAngles[aspect]);
    if (orb >= closest) continue;
    const shown = round7(orb);
    if (shown <= orbOf(rules.orbs, aspect, a.id, b.id)) {
      found = aspect;
      closest = orb;
      rounded = shown;
    }
  }
  return found === undefined ? undefined : toAspect(a, b, found, rounded);
}

/** @param orb rounded */
const toAspect = (a: MovingPoint, b: MovingPoint, aspect: AspectId, orb: number): Aspect => ({
  first: a.id,
  second: b.id,
  aspect,
  orb,
  applying: isApplying(a, b, aspect),
  outOfSign: isOutOfSign(a.longitude, b.longitude, aspect),
});

/** An aspect of two points as it stands, whatever its orb. */
export const aspectAsItStands = (a: MovingPoint, b: MovingPoint, aspect: AspectId): Aspect =>
  toAspect(a, b, aspect, round7(Math.abs(separation(a.longitude, b.longitude) - aspectAngles[aspect])));

/** The aspects among some points that a test lets through, each pair once, in the order of the points. */
export function aspectsAmong(
  points: readonly MovingPoint[],
  rules: AspectRules,
  wanted: (a: MovingPoint, b: MovingPoint) => boolean,
): Aspect[] {
  const inReach = aspectsByDegree(rules);
  const found: Aspect[] = [];
  // Of 136 pairs in a usual chart most are in no aspect: those are passed over by numbers alone.
  const longitudes = points.map(({ longitude }) => longitude);
  for (let i = 0; i < longitudes.length; i++) {
    const from = longitudes[i] as number;
    for (let j = i + 1; j < longitudes.length; j++) {
      const apart = separation(from, longitudes[j] as number);
      const candidates = inReach[Math.floor(apart)];
      if (candidates === undefined) continue;
      const a = points[i] as MovingPoint;
      const b = points[j] as MovingPoint;
      if (!wanted(a, b)) continue;
      const aspect = closestOf(candidates, apart, a, b, rules);
      if (aspect) found.push(aspect);
    }
  }
  return found;
}

/** Aspects among the points of one chart, each pair once, in the order of the points. */
export const aspectsWithin = (points: readonly MovingPoint[], rules: AspectRules): Aspect[] =>
  aspectsAmong(withoutFarEnds(points), rules, (a, b) => !areTied(a.id, b.id));

/** Aspects of every point of one chart to every point of another, in the order of the first. */
export function aspectsAcross(
  from: readonly MovingPoint[],
  to: readonly MovingPoint[],
  rules: AspectRules,
): Aspect[] {
  const inReach = aspectsByDegree(rules);
  const second = withoutFarEnds(to);
  const found: Aspect[] = [];
  for (const a of withoutFarEnds(from))
    for (let j = 0; j < second.length; j++) {
      const b = second[j] as MovingPoint;
      const apart = separation(a.longitude, b.longitude);
      const candidates = inReach[Math.floor(apart)];
      if (candidates === undefined) continue;
      const aspect = closestOf(candidates, apart, a, b, rules);
      if (aspect) found.push(aspect);
    }
  return found;
}

/** Whether the orb shrinks: the separation moves toward the aspect's angle. */
export function isApplying(
  a: { longitude: number; speed: number },
  b: { longitude: number; speed: number },
  aspect: AspectId,
): boolean {
  const ahead = difference(a.longitude, b.longitude);
  const relative = b.speed - a.speed;
  const excess = Math.abs(ahead) - aspectAngles[aspect];
  // At a conjunction the separation is a kink at 0: it shrinks while the gap and its rate have opposite signs.
  return excess * growthOf(ahead, relative) < 0;
}

/** How fast the separation grows of two points, one so far ahead: from one place, and from opposite ones, it can go one way only. */
function growthOf(ahead: number, relative: number): number {
  if (ahead === 0) return Math.abs(relative);
  if (ahead === -180) return -Math.abs(relative);
  return ahead > 0 ? relative : -relative;
}

/** How many signs apart the points of an aspect are; angles that are no multiple of 30° belong to no pair of signs. */
const signsApart: Readonly<Partial<Record<AspectId, number>>> = { 0: 0, 1: 6, 2: 4, 3: 3, 4: 2, 5: 5, 6: 1 };

/** Whether the signs of two longitudes are not as many apart as the aspect's angle has them. */
export function isOutOfSign(a: number, b: number, aspect: AspectId): boolean {
  const expected = signsApart[aspect];
  if (expected === undefined) return false;
  const steps = Math.abs(Math.floor(a / 30) - Math.floor(b / 30));
  return Math.min(steps, 12 - steps) !== expected;
}
