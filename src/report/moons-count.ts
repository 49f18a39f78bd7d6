import { normalize } from '../chart/angle.js';
import { Moon, type Planet } from '../chart/bodies.js';
import type { Nature } from '../text/cells.js';

/** Mean longitudes at J2000 and motions a day, degrees (Simon et al. 1994; the Sun’s for the inferior planets). */
const mean: Readonly<Record<Planet, readonly [longitude: number, motion: number]>> = {
  0: [280.47, 0.98565],
  1: [218.32, 13.1764],
  2: [280.47, 0.98565],
  3: [280.47, 0.98565],
  4: [355.43, 0.52407],
  5: [34.35, 0.08309],
  6: [50.08, 0.03346],
  7: [314.06, 0.01173],
  8: [304.35, 0.00598],
  9: [238.93, 0.00397],
};
const j2000 = 2451545;

/** Degrees that the Moon is ahead of a planet at each aspect of a nature, in the order that she makes them. */
const elongations: Readonly<Record<Nature, readonly number[]>> = {
  conjunction: [0],
  harmonious: [60, 120, 240, 300],
  tense: [90, 180, 270],
};

/** The Moon's mean longitude, unwound from that of J2000, degrees. */
const moonsWay = (julianDayUt: number): number => mean[Moon][0] + mean[Moon][1] * (julianDayUt - j2000);

/** How often the Moon had come to a sign, beginning elsewhere for each. */
export const comingsBefore = ({ signId, julianDayUt }: { signId: number; julianDayUt: number }): number =>
  Math.round((moonsWay(julianDayUt) - signId * 30) / 360) + signId;

/**
 * How many aspects of one nature the Moon had made to a planet, counted from a conjunction near 2000: wordings that
 * rotate by it come back only after all the others. The mean motions stray by less than half a revolution.
 */
export function aspectsBefore(
  other: Planet,
  nature: Nature,
  {
    longitude,
    slowLongitude,
    julianDayUt,
  }: { longitude: number; slowLongitude: number; julianDayUt: number },
): number {
  const ahead = normalize(longitude - slowLongitude + 1) - 1;
  const [of, motion] = mean[other];
  const meanAhead = moonsWay(julianDayUt) - of - motion * (julianDayUt - j2000);
  const revolutions = Math.round((meanAhead - ahead) / 360);
  const each = elongations[nature];
  const place = each.findIndex((one) => Math.abs(one - ahead) < 1);
  return revolutions * each.length + Math.max(0, place);
}
