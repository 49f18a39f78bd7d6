import { describe, test } from 'vitest';
import { roundLongitude } from '#dist/chart/angle.js';
import { type LotPoints, lotKeys, lots, partOfFortune } from '#dist/chart/lots.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const longitude = fc.integer({ min: 0, max: 3_599_999_999 }).map((units) => units / 1e7);
const points: fc.Arbitrary<LotPoints> = fc.record({
  ascendant: longitude,
  sun: longitude,
  moon: longitude,
  mercury: longitude,
  venus: longitude,
  mars: longitude,
  jupiter: longitude,
  saturn: longitude,
});

describe('Part of Fortune', () => {
  // tarotforum.net, "Some confusing language in Book 2": Ascendant 24° Gemini, Moon 28° Libra, Sun 26° Sagittarius;
  // Solar Fire gives 26° Aries, the formula turned round 22° Leo
  test('by day and by night', () => {
    expect(partOfFortune(84, 266, 208, 'day')).toBe(26);
    expect(partOfFortune(84, 266, 208, 'night')).toBe(142);
  });

  // Lilly, Christian Astrology, p. 143: at the new Moon it is on the Ascendant, at the full on the Descendant
  test('new Moon and full Moon', () => {
    expect(partOfFortune(100, 40, 40, 'day')).toBe(100);
    expect(partOfFortune(100, 40, 220, 'day')).toBe(280);
  });
});

describe('the seven', () => {
  /** Paulus 23 in his words: count from the first to the second in the order of signs, and as much from the Ascendant. */
  const counted = (ascendant: number, from: number, to: number) =>
    roundLongitude(ascendant + (to >= from ? to - from : to + 360 - from));

  test('counted by day; by night from the second to the first', () => {
    fc.assert(
      fc.property(points, fc.boolean(), (chart, isDay) => {
        const count = (from: number, to: number) =>
          isDay ? counted(chart.ascendant, from, to) : counted(chart.ascendant, to, from);
        const fortune = count(chart.sun, chart.moon);
        const spirit = count(chart.moon, chart.sun);
        expect(lots(chart, isDay ? 'day' : 'night')).toEqual({
          fortune,
          spirit,
          eros: count(spirit, chart.venus),
          necessity: count(chart.mercury, fortune),
          courage: count(chart.mars, fortune),
          victory: count(spirit, chart.jupiter),
          nemesis: count(chart.saturn, fortune),
        });
      }),
    );
  });

  test('night turns Fortune into Spirit, and the two mirror each other in the Ascendant', () => {
    fc.assert(
      fc.property(points, (chart) => {
        const day = lots(chart, 'day');
        const night = lots(chart, 'night');
        expect(night.fortune).toBe(day.spirit);
        expect(night.spirit).toBe(day.fortune);
        expect(roundLongitude(day.fortune + day.spirit)).toBe(roundLongitude(2 * chart.ascendant));
        expect(Object.keys(day)).toEqual([...lotKeys]);
      }),
    );
  });
});
