import { midpoint, normalize, round7, roundLongitude } from './angle.js';
import type { BodyId } from './bodies.js';

/** The point half way between two bodies along the shorter arc. */
export interface Midpoint {
  first: BodyId;
  second: BodyId;
  /** Degrees, 0 ≤ λ < 360. */
  longitude: number;
}

type Point = { readonly id: BodyId; readonly longitude: number };

/** The near midpoints of all pairs, in the order of the points. */
export function midpointsOf(points: readonly Point[]): Midpoint[] {
  const found: Midpoint[] = [];
  for (const [index, a] of points.entries()) {
    for (let i = index + 1; i < points.length; i++) {
      const b = points[i] as Point;
      const longitude = roundLongitude(midpoint(a.longitude, b.longitude));
      found.push({ first: a.id, second: b.id, longitude });
    }
  }
  return found;
}

/** A body on a midpoint of two others. */
export interface MidpointContact extends Midpoint {
  body: BodyId;
  /** Distance from exactness in degrees. */
  orb: number;
}

/**
 * The dial a midpoint is looked for on (R. Ebertin, The Combination of Stellar Influences): 180 finds bodies on
 * the near midpoint and the far one opposite to it, 90 those in square to it too, 45 all the aspects of 45°.
 */
export type Dial = 180 | 90 | 45;

/**
 * Bodies that stand on midpoints of others, by Ebertin's dial of 90° and his orb of 1½° by default.
 * @param orb degrees
 */
export function midpointContacts(points: readonly Point[], dial: Dial = 90, orb = 1.5): MidpointContact[] {
  const found: MidpointContact[] = [];
  for (const pair of midpointsOf(points)) {
    for (const { id, longitude } of points) {
      if (id === pair.first || id === pair.second) continue;
      const ahead = normalize(longitude - pair.longitude) % dial;
      const distance = round7(Math.min(ahead, dial - ahead));
      if (distance <= orb) found.push({ ...pair, body: id, orb: distance });
    }
  }
  return found;
}
