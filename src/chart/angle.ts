/**
 * Angles in degrees. The one place that normalizes, separates and rounds them.
 */

/** The angle in 0 ≤ λ < 360. */
export function normalize(degrees: number): number {
  // Near the range a subtraction gives the same bits as the remainder, in a fraction of its time.
  const near = degrees >= -360 && degrees < 720;
  const turned = near ? (degrees >= 360 ? degrees - 360 : degrees) : degrees % 360;
  // A tiny negative remainder plus 360 rounds to 360 itself, which is 0.
  const positive = turned < 0 ? turned + 360 : turned;
  return positive === 360 ? 0 : positive + 0;
}

/** From `from` to `to` by the shorter way, -180 ≤ Δ < 180, positive in the order of the signs. */
export function difference(from: number, to: number): number {
  const ahead = to - from;
  if (ahead >= -180 && ahead < 180) return ahead;
  if (ahead >= 180 && ahead < 540) return ahead - 360;
  if (ahead < -180 && ahead >= -540) return ahead + 360;
  return normalize(ahead + 180) - 180;
}

/** The shorter arc between two points, 0 to 180. */
export function separation(a: number, b: number): number {
  const apart = Math.abs(a - b);
  if (apart <= 180) return apart;
  return apart <= 360 ? 360 - apart : Math.abs(difference(a, b));
}

/**
 * The point half way along the shorter arc, the same whichever point is named first. Of two points exactly
 * opposite (to 7 decimals) there are two such points: the one 90° ahead of the lesser longitude is taken.
 */
export function midpoint(a: number, b: number): number {
  const lesser = Math.min(a, b);
  const arc = difference(lesser, Math.max(a, b));
  return normalize(lesser + (round7(arc) === -180 ? 90 : arc / 2));
}

/**
 * Rounded to the 7 decimals in which the library states angles, without -0. Everything that is read off a
 * position (sign, degrees, house) is read off this value, so that a result agrees with itself.
 */
export function round7(value: number): number {
  return Math.round(value * 1e7) / 1e7 + 0;
}

/** A longitude rounded to 7 decimals and wrapped at 360. */
export function roundLongitude(degrees: number): number {
  const rounded = round7(normalize(degrees));
  return rounded >= 360 ? 0 : rounded;
}

export const radians = (degrees: number): number => degrees * (Math.PI / 180);
export const toDegrees = (angle: number): number => angle * (180 / Math.PI);
