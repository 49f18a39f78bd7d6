import { normalize, radians } from './angle.js';
import { cos, sin } from './trigonometry.js';

/** Whether the Sun was up; planets are of one sect or the other too (Ptolemy, Tetrabiblos I.7). */
export type Sect = 'day' | 'night';

/**
 * Day while the Sun is in the half of the zodiac above the horizon, which runs from the Descendant by the
 * Midheaven to the Ascendant. By the axis itself, not by house cusps, so that every house system agrees; exactly
 * on the horizon is day, because then half the Sun's disk is above it. For latitudes between the polar circles;
 * beyond them see {@link sectByAltitude}.
 *
 * @param sun longitude in degrees
 * @param ascendant longitude of the degree rising in the east, in degrees
 */
export function sectOf(sun: number, ascendant: number): Sect {
  const ahead = normalize(sun - ascendant);
  return ahead > 0 && ahead < 180 ? 'night' : 'day';
}

/**
 * The same by the Sun's altitude, at any latitude. Beyond a polar circle the Swiss Ephemeris turns the Ascendant
 * round while the Midheaven is below the horizon, and by the axis it would be day in polar night: in one moment
 * of sixteen at 67°, in more than one of three at 80°.
 *
 * @param sun tropical longitude
 * @param armc right ascension of the Midheaven
 */
export function sectByAltitude(sun: number, obliquity: number, armc: number, latitude: number): Sect {
  const east = sin(radians(sun)) * cos(radians(obliquity));
  const north = sin(radians(sun)) * sin(radians(obliquity));
  const towardsMeridian = cos(radians(sun)) * cos(radians(armc)) + east * sin(radians(armc));
  const altitude = sin(radians(latitude)) * north + cos(radians(latitude)) * towardsMeridian;
  return altitude < 0 ? 'night' : 'day';
}
