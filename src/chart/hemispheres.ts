import { normalize, radians } from './angle.js';
import type { Planet } from './bodies.js';
import { type Rulerships, rulerOf } from './dignities.js';
import { type House, signOf } from './zodiac.js';

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
  const east = Math.sin(radians(sun)) * Math.cos(radians(obliquity));
  const north = Math.sin(radians(sun)) * Math.sin(radians(obliquity));
  const towardsMeridian = Math.cos(radians(sun)) * Math.cos(radians(armc)) + east * Math.sin(radians(armc));
  const altitude = Math.sin(radians(latitude)) * north + Math.cos(radians(latitude)) * towardsMeridian;
  return altitude < 0 ? 'night' : 'day';
}

/** The ruler of the chart: that of the rising sign. @param ascendant degrees, 0 ≤ λ < 360 */
export const chartRuler = (ascendant: number, rulerships: Rulerships): Planet =>
  rulerOf(signOf(ascendant), rulerships);

/** How many planets stand in each half of the chart. `north` + `south`, like `east` + `west`, is all of them. */
export interface Hemispheres {
  north: number;
  south: number;
  east: number;
  west: number;
}

/**
 * Planets by half of the chart, as the wheel is drawn and named at every latitude: houses 1 to 6, below the
 * horizon, are north and 7 to 12 south; 10 to 3, the rising side, are east and 4 to 9 west.
 *
 * @param housesOfPlanets the houses of Sun to Pluto
 */
export function hemispheres(housesOfPlanets: readonly House[]): Hemispheres {
  const counts = { north: 0, south: 0, east: 0, west: 0 };
  for (const house of housesOfPlanets) {
    if (house <= 6) counts.north++;
    else counts.south++;
    if (house >= 4 && house <= 9) counts.west++;
    else counts.east++;
  }
  return counts;
}
