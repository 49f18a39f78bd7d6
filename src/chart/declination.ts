import { radians, toDegrees } from './angle.js';
import { asin, cos, sin } from './trigonometry.js';

/** The obliquity asked for last, that of every point of a chart. */
const last = { obliquity: Number.NaN, sine: 0, cosine: 0 };

/**
 * Declination of a point by its ecliptic longitude and latitude, all in degrees, north positive (Meeus, Astronomical
 * Algorithms, 13.4).
 */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const [l, b] = [radians(longitude), radians(latitude)];
  if (last.obliquity !== obliquity) {
    last.obliquity = obliquity;
    last.sine = sin(radians(obliquity));
    last.cosine = cos(radians(obliquity));
  }
  // On the ecliptic the first term is 0 and the cosine 1, to the last bit.
  const sine = latitude === 0 ? last.sine * sin(l) : sin(b) * last.cosine + cos(b) * last.sine * sin(l);
  return toDegrees(asin(Math.max(-1, Math.min(1, sine))));
}
