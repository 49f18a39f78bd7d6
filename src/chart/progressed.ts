import { difference, normalize, radians, toDegrees } from './angle.js';
import { naibodRate, tropicalYear } from './periods.js';
import { atan2, cos, sin } from './trigonometry.js';

/** Secondary progressions: a day of the sky for a year of life. */

/** The moment of the sky that stands for a moment of life: Julian days. */
export const progressedMoment = (birth: number, life: number): number =>
  birth + (life - birth) / tropicalYear;

/** The moment of life that a progressed moment stands for. */
export const lifeMoment = (birth: number, progressed: number): number =>
  birth + (progressed - birth) * tropicalYear;

/** How far the progressed Sun has gone from the natal one, degrees, whole turns included: life is shorter than one. */
export const solarArc = (natalSun: number, progressedSun: number, years: number): number => {
  const arc = difference(natalSun, progressedSun);
  return arc + 360 * Math.round((years * naibodRate - arc) / 360);
};

/** A point as far ahead as the Sun has come. */
export const directed = (longitude: number, arc: number): number => normalize(longitude + arc);

/** Longitude of the Midheaven from its right ascension: the point of the ecliptic on the upper meridian. */
export function midheavenOf(armc: number, obliquity: number): number {
  const hours = radians(armc);
  return normalize(toDegrees(atan2(sin(hours), cos(hours) * cos(radians(obliquity)))));
}

/** Right ascension of the Midheaven from its longitude (the converse of Meeus 13.3 for a point of the ecliptic). */
export function armcOf(midheaven: number, obliquity: number): number {
  const longitude = radians(midheaven);
  return normalize(toDegrees(atan2(sin(longitude) * cos(radians(obliquity)), cos(longitude))));
}
