import { roundLongitude } from './angle.js';
import type { Sect } from './sect.js';

/**
 * Lots: a distance between two points, laid off from the Ascendant in the order of the signs. By night the
 * distance is taken the other way round.
 */

export const lotKeys = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const;
export type LotKey = (typeof lotKeys)[number];

/** Longitudes in degrees. */
export interface LotPoints {
  ascendant: number;
  sun: number;
  moon: number;
  mercury: number;
  venus: number;
  mars: number;
  jupiter: number;
  saturn: number;
}

/**
 * The Part of Fortune (Ptolemy, Tetrabiblos III.10 in Robbins' edition; Paulus 23).
 *
 * @param sect `'day'` always, for the formula that does not turn round by night
 */
export const partOfFortune = (ascendant: number, sun: number, moon: number, sect: Sect): number =>
  lot(ascendant, sun, moon, sect);

const lot = (ascendant: number, from: number, to: number, sect: Sect): number =>
  roundLongitude(sect === 'day' ? ascendant + (to - from) : ascendant + (from - to));

/**
 * The seven Hermetic lots: Fortune of the Moon, Spirit of the Sun, and one for each of the five planets, by day
 * from the first to the second (Paulus Alexandrinus, Introductory Matters 23): Spirit to Venus is Eros, Mercury
 * to Fortune is Necessity, Mars to Fortune is Courage, Spirit to Jupiter is Victory, Saturn to Fortune is Nemesis.
 */
export function lots(points: LotPoints, sect: Sect): Record<LotKey, number> {
  const { ascendant, sun, moon } = points;
  const fortune = lot(ascendant, sun, moon, sect);
  const spirit = lot(ascendant, moon, sun, sect);
  return {
    fortune,
    spirit,
    eros: lot(ascendant, spirit, points.venus, sect),
    necessity: lot(ascendant, points.mercury, fortune, sect),
    courage: lot(ascendant, points.mars, fortune, sect),
    victory: lot(ascendant, spirit, points.jupiter, sect),
    nemesis: lot(ascendant, points.saturn, fortune, sect),
  };
}
