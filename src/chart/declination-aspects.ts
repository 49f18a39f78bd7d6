import { round7 } from './angle.js';
import { areTied, withoutFarEnds } from './aspects.js';
import type { BodyId } from './bodies.js';

/** Two bodies equally far from the equator: on one side of it (parallel) or on both (contraparallel). */
export interface DeclinationAspect {
  first: BodyId;
  second: BodyId;
  kind: 'parallel' | 'contraparallel';
  /** Distance from exactness in degrees. */
  orb: number;
}

type Point = { readonly id: BodyId; readonly declination: number };

/**
 * Parallels and contraparallels, each pair of bodies once, in the order of the points. The orb is 1° (N. deVore,
 * Encyclopedia of Astrology, "Parallel"). Which of the two it is goes by the sides of the equator alone, so that a
 * pair near it never counts as both; 0° counts as north.
 *
 * @param points declinations in degrees, north positive
 */
export function declinationAspects(points: readonly Point[], orb = 1): DeclinationAspect[] {
  const listed = withoutFarEnds(points);
  const found: DeclinationAspect[] = [];
  for (const [index, a] of listed.entries()) {
    for (let i = index + 1; i < listed.length; i++) {
      const b = listed[i] as Point;
      if (areTied(a.id, b.id)) continue;
      const sameSide = a.declination >= 0 === b.declination >= 0;
      const distance = round7(Math.abs(Math.abs(a.declination) - Math.abs(b.declination)));
      if (distance > orb) continue;
      found.push({
        first: a.id,
        second: b.id,
        kind: sameSide ? 'parallel' : 'contraparallel',
        orb: distance,
      });
    }
  }
  return found;
}
