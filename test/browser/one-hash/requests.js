/** The horoscopes that are hashed: drawn by the arbitraries, from one seed, as lines of JSON. */
import fc from 'fast-check';
import { callsOf } from 'horoscope-engine/testing';

/** How many of a hundred each operation has: horoscopes of all kinds, and a few of everything else. @type {Record<string, number>} */
const shares = {
  natal: 36,
  natalBasic: 4,
  planetInSign: 4,
  synastry: 8,
  composite: 8,
  solarReturn: 8,
  lunarReturn: 5,
  progressions: 6,
  transits: 3,
  ephemerides: 4,
  chineseHoroscope: 4,
  chineseForecasts: 1,
  planetaryHours: 3,
  ephemerisTable: 2,
  skyEvents: 1,
  dailyReports: 1,
  weeklyReports: 1,
  places: 1,
};

/** Every how many horoscopes have their reading as well. */
const readings = 10;

/** @param {number} count @returns {string[]} */
export function requests(count) {
  const sources = Object.entries(shares).map(([name, weight]) => ({
    weight,
    arbitrary: callsOf(name).map(({ request, options }) => ({ name, request, options })),
  }));
  return fc
    .sample(fc.oneof(...sources), { numRuns: count, seed: 20_261_122 })
    .map(({ name, request, options }, index) => {
      const reads = name === 'natal' && index % readings === 0;
      return JSON.stringify({
        name,
        request,
        options: reads ? { ...options, include: ['reading'] } : options,
      });
    });
}
