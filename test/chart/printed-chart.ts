import type { BodyId } from '#dist/chart/bodies.js';
import type { SignId } from '#dist/chart/zodiac.js';

/**
 * Steve Jobs, 1955-02-24 19:15 PST, San Francisco, as another program printed him: "Planetary Positions at Birth"
 * in the booklet "Chart Configurations and Graphics" (on kipdf.com): sign, degrees, minutes, seconds; declination.
 * The speeds, which it leaves out, are the Swiss Ephemeris's, degrees a day.
 */
const printed: readonly (readonly [BodyId, SignId, number, number, number, number, number])[] = [
  // body, sign, ° ′ ″, declination, speed
  [0, 11, 5, 44, 53, -9.4, 1.006],
  [1, 0, 7, 44, 50, 7.7, 14.176],
  [2, 10, 14, 21, 41, -14.5, -0.033],
  [3, 9, 21, 10, 18, -20.0666667, 1.137],
  [4, 0, 29, 5, 25, 11.4333333, 0.702],
  [5, 3, 20, 30, 28, 22.3333333, -0.063],
  [6, 7, 21, 9, 45, -15.75, 0.007],
  [7, 3, 24, 8, 5, 21.8166667, -0.029],
  [8, 6, 28, 3, 4, -9.1333333, -0.014],
  [9, 4, 25, 19, 21, 22.9666667, -0.024],
  [15, 5, 22, 17, 18, 3.05, 0],
  [16, 2, 21, 18, 43, 23.15, 0],
];

export const printedChart = printed.map(([id, sign, degrees, minutes, seconds, declination, speed]) => ({
  id,
  longitude: Math.round((sign * 30 + degrees + minutes / 60 + seconds / 3600) * 1e7) / 1e7,
  declination,
  speed,
}));
