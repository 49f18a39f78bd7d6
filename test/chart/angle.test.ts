import { describe, test } from 'vitest';
import { difference, midpoint, normalize, round7, roundLongitude, separation } from '#dist/chart/angle.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

const angle = evenly(-1e6, 1e6);
/** A longitude as results state it: whole units of 1e-7 degree. */
const longitude = fc.integer({ min: 0, max: 3_600_000_000 - 1 }).map((units) => units / 1e7);

describe('normalize', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [360, 0],
    [-360, 0],
    [720, 0],
    [359.9999999, 359.9999999],
    [-0.25, 359.75],
    [361.5, 1.5],
    [-720.5, 359.5],
    [1085, 5],
    // so small that 360 is all that a double can say
    [-1e-20, 0],
  ])('%d is %d', (given, expected) => {
    expect(normalize(given)).toBe(expected);
  });

  test('stays in 0 ≤ λ < 360 and differs by whole turns', () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        const turned = normalize(degrees);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
        const turns = (degrees - turned) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }),
    );
  });

  test('is the remainder, to the last bit, whichever way it is computed', () => {
    fc.assert(
      fc.property(evenly(-2000, 2000), (degrees) => {
        const remainder = degrees % 360;
        const positive = remainder < 0 ? remainder + 360 : remainder;
        expect(normalize(degrees)).toBe(positive === 360 ? 0 : positive + 0);
      }),
    );
  });
});

describe('difference and separation', () => {
  test.each([
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, -180],
    [180, 0, -180],
    [90, 90, 0],
    [0, 179.5, 179.5],
    [0, 180.5, -179.5],
  ])('from %d to %d is %d', (from, to, expected) => {
    expect(difference(from, to)).toBe(expected);
    expect(separation(from, to)).toBe(Math.abs(expected));
  });

  test('separation is symmetric, at most 180, and blind to whole turns', () => {
    fc.assert(
      fc.property(longitude, longitude, fc.integer({ min: -3, max: 3 }), (a, b, turns) => {
        expect(separation(a, b)).toBeCloseTo(separation(b, a), 9);
        expect(separation(a, b)).toBeLessThanOrEqual(180);
        expect(separation(a + 360 * turns, b)).toBeCloseTo(separation(a, b), 9);
      }),
    );
  });
});

describe('midpoint', () => {
  test.each([
    // N. deVore, Encyclopedia of Astrology, "Planetary pattern": 2° and 28° of one sign give 15°
    [2, 28, 15],
    [350, 20, 5],
    [20, 350, 5],
    [10, 200, 285],
    [0, 180, 90],
    [180, 0, 90],
    [300, 120, 210],
  ])('of %d and %d is %d', (a, b, expected) => {
    expect(midpoint(a, b)).toBeCloseTo(expected, 9);
  });

  test('is the same for either order, as near to the one as to the other, and never over 90° away', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const between = midpoint(a, b);
        expect(midpoint(b, a)).toBe(between);
        expect(separation(between, a)).toBeCloseTo(separation(between, b), 6);
        expect(separation(between, a)).toBeLessThanOrEqual(90.0000001);
      }),
    );
  });

  test('of points exactly opposite lies 90° ahead of the lesser, whatever binary fractions say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_799_999_999 }), (units) => {
        const a = units / 1e7;
        const b = (units + 1_800_000_000) / 1e7;
        expect(roundLongitude(midpoint(b, a))).toBe(roundLongitude(a + 90));
      }),
    );
  });
});

describe('rounding', () => {
  test('round7 has 7 decimals and no negative zero', () => {
    expect(round7(1.23456785)).toBe(1.2345679);
    expect(Object.is(round7(-1e-9), 0)).toBe(true);
  });

  test('a longitude just below 360° wraps to 0', () => {
    expect(roundLongitude(359.99999996)).toBe(0);
    expect(roundLongitude(359.99999994)).toBe(359.9999999);
    expect(roundLongitude(-0.00000004)).toBe(0);
  });

  test('whole turns change nothing', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: -5, max: 5 }), (degrees, turns) => {
        expect(roundLongitude(degrees + 360 * turns)).toBe(degrees);
      }),
    );
  });
});
