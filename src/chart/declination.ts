import { radians, toDegrees } from './angle.js';
import { asin, cos, sin } from './trigonometry.js';

/**
 * Declination of a point by its ecliptic longitude and latitude, all in degrees, north positive (Meeus, Astronomical
 * Algorithms, 13.4).
 */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const [l, b, e] = [radians(longitude), radians(latitude), radians(obliquity)];
  // On the ecliptic the first term is 0 and the cosine 1, to the last bit.
  const sine = latitude === 0 ? sin(e) * sin(l) : sin(b) * cos(e) + cos(b) * sin(e) * sin(l);
  return toDegrees(asin(Math.max(-1, Math.min(1, sine))));
}
