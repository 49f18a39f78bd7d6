/** A day of the sky for a year of life, and angles by the Sun's way. */
import { test } from 'vitest';
import {
  armcOf,
  directed,
  lifeMoment,
  midheavenOf,
  progressedMoment,
  solarArc,
} from '#dist/chart/progressed.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

const birth = 2_448_029;
// The tropical year: Explanatory Supplement, table 15.3.
const year = 365.2422;

test.each([0, 1, 30, 85.5, -2])('the day %d after birth stands for the year %d of life', (years) => {
  expect(progressedMoment(birth, birth + years * year)).toBeCloseTo(birth + years, 5);
  expect(lifeMoment(birth, birth + years)).toBeCloseTo(birth + years * year, 2);
});

test.each([
  // natal and progressed Sun, age: how far it has come
  [56.3, 85.2, 30, 28.9],
  [350, 19.5, 30, 29.5],
  [10, 10, 0, 0],
  [10, 8, -2, -2],
  // In some 365 years it has been around once.
  [10, 10, 365, 360],
  [10, 44, 400, 394],
])('the Sun from %d° to %d° in %d years has gone %d°', (natal, progressed, years, arc) => {
  expect(solarArc(natal, progressed, years)).toBeCloseTo(arc, 9);
});

test('a point is directed as far, around the circle', () => {
  expect([directed(10, 28), directed(350, 28), directed(10, -28)]).toEqual([38, 18, 342]);
});

test('the Midheaven is on the meridian: tan λ = tan α / cos ε (Meeus, 13)', () => {
  const degrees = evenly(0, 360, { maxExcluded: true });
  fc.assert(
    fc.property(degrees, evenly(22, 24.5), (armc, obliquity) => {
      const tangent = Math.tan((armc * Math.PI) / 180) / Math.cos((obliquity * Math.PI) / 180);
      const half = armc > 90 && armc <= 270 ? 180 : 0;
      const expected = (Math.atan(tangent) * 180) / Math.PI + half;
      const found = midheavenOf(armc, obliquity);
      expect(Math.abs(((found - expected + 540) % 360) - 180)).toBeLessThan(1e-7);
      expect(Math.abs(((armcOf(found, obliquity) - armc + 540) % 360) - 180)).toBeLessThan(1e-7);
    }),
  );
});

test('the whole turns are those that bring the way nearest to the mean one', () => {
  // At 182 years the Sun has gone 179.4°, at 184 181.4°, which is -178.6° by the shorter way.
  expect(solarArc(10, 189.4, 182)).toBeCloseTo(179.4, 9);
  expect(solarArc(10, 191.4, 184)).toBeCloseTo(181.4, 9);
  expect(solarArc(10, 188.6, -184)).toBeCloseTo(-181.4, 9);
});
