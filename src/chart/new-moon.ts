import { radians } from './angle.js';
import { synodicMonth } from './periods.js';
import { sin } from './trigonometry.js';

/**
 * Times of new Moons by J. Meeus, Astronomical Algorithms, 2nd ed., chapter 49: at most 19 s off the Swiss
 * Ephemeris from 1800 to 2399, 3.6 s in the mean (all 7,412 lunations). Moments are Julian days in Terrestrial
 * Time (the book's JDE); `lunation` is its k, 0 for the new Moon of 2000-01-06.
 */

/** The mean new Moon number 0 (49.1). */
const meanEpoch = 2451550.09766;

/** Mean new Moon, without the inequalities of Sun and Moon: the true one is at most 14 hours before or after. */
export function meanNewMoon(lunation: number): number {
  const t = lunation / 1236.85;
  return meanEpoch + synodicMonth * lunation + t * t * (0.00015437 + t * (-0.00000015 + t * 0.00000000073));
}

/** The Moon's mean argument of latitude at a lunation, degrees. @param t centuries of 1236.85 lunations since 2000 */
function argumentOfLatitude(lunation: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  return 160.7108 + 390.67050284 * lunation - 0.0016118 * t2 - 0.00000227 * t3 + 0.000000011 * t3 * t;
}

/**
 * Whether Sun and Moon may be near enough to a node for an eclipse at the new Moon of a lunation or, with half a lunation
 * more, at its full Moon: there is none where the sine of the argument of latitude is above 0.36 (Meeus, chapter 54).
 */
export const mayEclipse = (lunation: number): boolean =>
  Math.abs(sine(argumentOfLatitude(lunation, lunation / 1236.85))) <= 0.36;

/** One term: days, power of the eccentricity factor E, multiples of M (Sun), M′ (Moon), F and Ω. */
type Term = readonly [days: number, e: number, m: number, mm: number, f: number, node: number];

/** The new-Moon column of the table on p. 351. */
// biome-ignore format: a table is read by its columns
const periodicTerms: readonly Term[] = [
  [-0.40720, 0, 0, 1, 0, 0],
  [0.17241, 1, 1, 0, 0, 0],
  [0.01608, 0, 0, 2, 0, 0],
  [0.01039, 0, 0, 0, 2, 0],
  [0.00739, 1, -1, 1, 0, 0],
  [-0.00514, 1, 1, 1, 0, 0],
  [0.00208, 2, 2, 0, 0, 0],
  [-0.00111, 0, 0, 1, -2, 0],
  [-0.00057, 0, 0, 1, 2, 0],
  [0.00056, 1, 1, 2, 0, 0],
  [-0.00042, 0, 0, 3, 0, 0],
  [0.00042, 1, 1, 0, 2, 0],
  [0.00038, 1, 1, 0, -2, 0],
  [-0.00024, 1, -1, 2, 0, 0],
  [-0.00017, 0, 0, 0, 0, 1],
  [-0.00007, 0, 2, 1, 0, 0],
  [0.00004, 0, 0, 2, -2, 0],
  [0.00004, 0, 3, 0, 0, 0],
  [0.00003, 0, 1, 1, -2, 0],
  [0.00003, 0, 0, 2, 2, 0],
  [-0.00003, 0, 1, 1, 2, 0],
  [0.00003, 0, -1, 1, 2, 0],
  [-0.00002, 0, -1, 1, -2, 0],
  [-0.00002, 0, 1, 3, 0, 0],
  [0.00002, 0, 0, 4, 0, 0],
];

/** The planets' part, p. 351 f.: days, angle at lunation 0, its advance a lunation, and by T² in one of them. */
type PlanetaryTerm = readonly [days: number, angle: number, advance: number, square: number];

// biome-ignore format: a table is read by its columns
const planetaryTerms: readonly PlanetaryTerm[] = [
  [0.000325, 299.77, 0.107408, -0.009173],
  [0.000165, 251.88, 0.016321, 0],
  [0.000164, 251.83, 26.651886, 0],
  [0.000126, 349.42, 36.412478, 0],
  [0.000110, 84.66, 18.206239, 0],
  [0.000062, 141.74, 53.303771, 0],
  [0.000060, 207.14, 2.453732, 0],
  [0.000056, 154.84, 7.306860, 0],
  [0.000047, 34.52, 27.261239, 0],
  [0.000042, 207.19, 0.121824, 0],
  [0.000040, 291.34, 1.844379, 0],
  [0.000037, 161.72, 24.198154, 0],
  [0.000035, 239.56, 25.513099, 0],
  [0.000023, 331.55, 3.592518, 0],
];

/** New Moon of a lunation: the moment when the apparent longitudes of Sun and Moon are equal. */
export function newMoon(lunation: number): number {
  const k = lunation;
  const t = k / 1236.85;
  const t2 = t * t;
  const t3 = t2 * t;
  const e = 1 - 0.002516 * t - 0.0000074 * t2;
  const m = 2.5534 + 29.1053567 * k - 0.0000014 * t2 - 0.00000011 * t3;
  const mm = 201.5643 + 385.81693528 * k + 0.0107582 * t2 + 0.00001238 * t3 - 0.000000058 * t3 * t;
  const f = argumentOfLatitude(k, t);
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t2 + 0.00000215 * t3;
  const powersOfE = [1, e, e * e];
  let moment = meanNewMoon(k);
  for (const term of periodicTerms) {
    const angle = term[2] * m + term[3] * mm + term[4] * f + term[5] * node;
    moment += term[0] * (powersOfE[term[1]] as number) * sine(angle);
  }
  for (const term of planetaryTerms) {
    moment += term[0] * sine(term[1] + term[2] * k + term[3] * t2);
  }
  return moment;
}

const sine = (degrees: number): number => sin(radians(degrees));

/** The lunation whose new Moon is nearest to a moment (Julian day, TT), give or take the half day it is off its mean. */
export const lunationNear = (julianDayTt: number): number =>
  Math.round((julianDayTt - meanEpoch) / synodicMonth);
