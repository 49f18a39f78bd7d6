import { difference, normalize, radians, toDegrees } from './angle.js';
import { atan2, cos, sin } from './trigonometry.js';

/** What apparent solar time depends on at a moment, degrees. */
export interface SundialSky {
  /** Apparent longitude of the Sun. */
  sunLongitude: number;
  obliquity: number;
  /** Apparent sidereal time at Greenwich. */
  siderealTime: number;
}

/**
 * What a sundial shows: the day by its Julian day number, and the hours since its midnight. The hour angle of the
 * Sun and twelve hours (Meeus, Astronomical Algorithms, 13); mean solar time is within 17 minutes of it and says
 * which day.
 * @param longitude of the place, degrees east
 */
export function sundial(
  julianDayUt: number,
  longitude: number,
  { sunLongitude, obliquity, siderealTime }: SundialSky,
): { day: number; hours: number } {
  const [lambda, epsilon] = [radians(sunLongitude), radians(obliquity)];
  const rightAscension = toDegrees(atan2(sin(lambda) * cos(epsilon), cos(lambda)));
  const hours = normalize(siderealTime + longitude - rightAscension + 180) / 15;
  const mean = julianDayUt + longitude / 360 + 0.5;
  const meanHours = (mean - Math.floor(mean)) * 24;
  const apparent = meanHours + difference(meanHours * 15, hours * 15) / 15;
  return { day: Math.floor(mean) + (apparent < 0 ? -1 : apparent >= 24 ? 1 : 0), hours };
}
