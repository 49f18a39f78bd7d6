import { describe, test } from 'vitest';
import { radians, toDegrees } from '#dist/chart/angle.js';
import { daysInPhase } from '#dist/chart/days-in-phase.js';
import { elongationOf, illuminatedFraction, phaseIds, phaseOf } from '#dist/chart/moon-phase.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

describe('phases', () => {
  // D. Rudhyar, The Lunation Cycle: new from 0°, crescent 45°, first quarter 90°, gibbous 135°, full 180°,
  // disseminating 225°, last quarter 270°, balsamic 315° to 360°
  test.each([
    [0, 0],
    [44.9999999, 0],
    [45, 1],
    [90, 2],
    [134.9999999, 2],
    [135, 3],
    [180, 4],
    [225, 5],
    [270, 6],
    [315, 7],
    [359.9999999, 7],
  ])('elongation %d is phase %d', (elongation, phase) => {
    expect(phaseOf(elongation)).toBe(phase);
  });

  // At the mean motion, by which a lunation has 29.53 days (Meeus, 49.1), each phase an eighth of it.
  test.each([
    [0, 0],
    [45, 0],
    [67.5, 1.85],
    [89.9999999, 3.69],
    [180, 0],
    [202.5, 1.85],
  ])('at elongation %d its phase is %d days old', (elongation, days) => {
    expect(daysInPhase(elongation, 360 / 29.530589)).toBeCloseTo(days, 2);
  });

  test('elongation runs from the Sun to the Moon', () => {
    expect(elongationOf(350, 10)).toBe(20);
    expect(elongationOf(10, 350)).toBe(340);
    expect(elongationOf(123.4567891, 123.4567891)).toBe(0);
  });

  test('any elongation has one of the eight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_599_999_999 }),
        fc.integer({ min: 0, max: 3_599_999_999 }),
        (sun, moon) => {
          const phase = phaseOf(elongationOf(sun / 1e7, moon / 1e7));
          expect(phaseIds).toContain(phase);
          expect(phase).toBe(Math.floor(((moon - sun + 3_600_000_000) % 3_600_000_000) / 450_000_000));
        },
      ),
    );
  });
});

describe('illuminatedFraction', () => {
  // Meeus, Astronomical Algorithms, 2nd ed., example 48.a: 1992 April 12, 0h TD. Moon from example 47.a; the Sun's
  // right ascension 20.6579° and declination 8.6964° turned to longitude
  test('the book’s example', () => {
    const sunLongitude = toDegrees(Math.acos(Math.cos(radians(20.6579)) * Math.cos(radians(8.6964))));
    const fraction = illuminatedFraction({
      sunLongitude,
      sunDistance: 149_971_520,
      moonLongitude: 133.167265,
      moonLatitude: -3.229127,
      moonDistance: 368_410,
    });
    expect(fraction).toBeCloseTo(0.6786, 4);
  });

  const at = (moonLongitude: number, moonLatitude = 0) =>
    illuminatedFraction({
      sunLongitude: 0,
      sunDistance: 1,
      moonLongitude,
      moonLatitude,
      moonDistance: 0.00257,
    });

  test('nothing at an eclipse of the Sun, all at one of the Moon, never all or nothing at 5° of latitude', () => {
    expect(at(0)).toBe(0);
    expect(at(180)).toBe(1);
    expect(at(0, 5)).toBeGreaterThan(0.001);
    expect(at(180, 5)).toBeLessThan(0.999);
  });

  test('half before the quarter: the Moon is nearer than the Sun', () => {
    // Aristarchus: at dichotomy the elongation is less than a right angle, by asin of the ratio of the distances
    const elongation = toDegrees(Math.acos(0.00257));
    expect(at(elongation)).toBeCloseTo(0.5, 9);
  });

  test('waxes to the full Moon and wanes alike', () => {
    for (let elongation = 0; elongation < 180; elongation++) {
      expect(at(elongation + 1)).toBeGreaterThan(at(elongation));
      expect(at(360 - elongation)).toBeCloseTo(at(elongation), 12);
    }
  });
});
