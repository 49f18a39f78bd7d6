import { round7, roundLongitude, separation } from './angle.js';
import type { BodyId } from './bodies.js';

/**
 * The degree as far from the solstices on the other side, where the Sun gives a day of the same length
 * (Ptolemy, Tetrabiblos I.15; Firmicus II.29; Lilly, Christian Astrology, p. 90).
 */
export const antiscion = (longitude: number): number => roundLongitude(180 - longitude);

/** The degree opposite to the antiscion, as far from the equinoxes on the other side (Lilly, p. 92). */
export const contraAntiscion = (longitude: number): number => roundLongitude(-longitude);

/** Two bodies of which one stands on the antiscion or the contra-antiscion of the other. */
export interface AntisciaContact {
  first: BodyId;
  second: BodyId;
  kind: 'antiscion' | 'contra-antiscion';
  /** Distance from exactness in degrees. */
  orb: number;
}

/** Contacts within an orb of 1° (the common practice: closer than any aspect by longitude), each pair once. */
export function antisciaContacts(
  points: readonly { id: BodyId; longitude: number }[],
  orb = 1,
): AntisciaContact[] {
  const found: AntisciaContact[] = [];
  for (const [index, a] of points.entries()) {
    const mirrored = antiscion(a.longitude);
    const opposed = contraAntiscion(a.longitude);
    for (let i = index + 1; i < points.length; i++) {
      const b = points[i] as (typeof points)[number];
      const toAntiscion = round7(separation(mirrored, b.longitude));
      const toContra = round7(separation(opposed, b.longitude));
      if (toAntiscion <= orb) {
        found.push({ first: a.id, second: b.id, kind: 'antiscion', orb: toAntiscion });
      } else if (toContra <= orb) {
        found.push({ first: a.id, second: b.id, kind: 'contra-antiscion', orb: toContra });
      }
    }
  }
  return found;
}
