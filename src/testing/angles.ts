/**
 * Where the Earth must be turned to for an angle of the chart to stand at a given degree: good to a second of arc or
 * two in the years 1800 to 2200, which is what a lean towards the borders of signs takes.
 */

const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);
const cos = (degrees: number): number => Math.cos(degrees * radians);
const tan = (degrees: number): number => Math.tan(degrees * radians);
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

interface Earth {
  /** Apparent sidereal time at Greenwich, degrees. */
  sidereal: number;
  /** True obliquity of the ecliptic, degrees. */
  obliquity: number;
}

/** Meeus, Astronomical Algorithms, 2nd ed., formulas 12.4 and 22.2, and the low-precision nutation of chapter 22. */
function earthAt(julianDayUt: number): Earth {
  const days = julianDayUt - 2_451_545;
  const t = days / 36_525;
  const node = 125.04452 - 1934.136261 * t;
  const sun = 2 * (280.4665 + 36_000.7698 * t);
  const moon = 2 * (218.3165 + 481_267.8813 * t);
  const nutation = -17.2 * sin(node) - 1.32 * sin(sun) - 0.23 * sin(moon) + 0.21 * sin(2 * node);
  const tilt = 9.2 * cos(node) + 0.57 * cos(sun) + 0.1 * cos(moon) - 0.09 * cos(2 * node);
  const obliquity = 23.4392911 - 0.0130042 * t + tilt / 3600;
  const mean = 280.46061837 + 360.98564736629 * days + 0.000387933 * t * t;
  return { sidereal: mean + (nutation * cos(obliquity)) / 3600, obliquity };
}

const rightAscension = (longitude: number, obliquity: number): number =>
  Math.atan2(sin(longitude) * cos(obliquity), cos(longitude)) / radians;

/** Degrees east where the Midheaven stands at a longitude of the ecliptic. */
export function meridianOfMidheaven(julianDayUt: number, longitude: number): number {
  const { sidereal, obliquity } = earthAt(julianDayUt);
  return eastOf(rightAscension(longitude, obliquity) - sidereal);
}

/** Degrees east where, at a latitude outside the polar circles, the Ascendant stands at a longitude of the ecliptic. */
export function meridianOfAscendant(julianDayUt: number, longitude: number, latitude: number): number {
  const { sidereal, obliquity } = earthAt(julianDayUt);
  const declination = Math.asin(sin(longitude) * sin(obliquity)) / radians;
  const difference = Math.asin(tan(latitude) * tan(declination)) / radians;
  return eastOf(rightAscension(longitude, obliquity) - difference - 90 - sidereal);
}

/** -180 < λ ≤ 180 */
function eastOf(degrees: number): number {
  const east = turn(degrees);
  return east > 180 ? east - 360 : east;
}
