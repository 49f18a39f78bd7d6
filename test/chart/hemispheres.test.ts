import { describe, test } from 'vitest';
import { normalize, radians, separation, toDegrees } from '#dist/chart/angle.js';
import { chartRuler, hemispheres } from '#dist/chart/hemispheres.js';
import { sectByAltitude, sectOf } from '#dist/chart/sect.js';
import { type House, houses } from '#dist/chart/zodiac.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

describe('sect', () => {
  test.each([
    // Sun just risen, at noon, about to set; just set, at midnight, before dawn (Ascendant at 100°)
    [99, 'day'],
    [10, 'day'],
    [281, 'day'],
    [279, 'night'],
    [190, 'night'],
    [101, 'night'],
    // exactly on the horizon
    [100, 'day'],
    [280, 'day'],
  ])('Sun at %d, Ascendant at 100: %s', (sun, sect) => {
    expect(sectOf(sun, 100)).toBe(sect);
  });

  test('by the axis and by altitude agree between the polar circles', () => {
    const degrees = evenly(0, 359.99);
    fc.assert(
      fc.property(degrees, degrees, evenly(-66, 66), (sun, armc, latitude) => {
        const obliquity = 23.44;
        // Meeus, Astronomical Algorithms, 2nd ed., p. 99, the ascending degree
        const [theta, epsilon, phi] = [radians(armc), radians(obliquity), radians(latitude)];
        const ascendant = normalize(
          toDegrees(
            Math.atan2(
              Math.cos(theta),
              -(Math.sin(theta) * Math.cos(epsilon) + Math.tan(phi) * Math.sin(epsilon)),
            ),
          ),
        );
        fc.pre(separation(sun, ascendant) > 1e-6 && separation(sun, ascendant) < 180 - 1e-6);
        expect(sectByAltitude(sun, obliquity, armc, latitude)).toBe(sectOf(sun, ascendant));
      }),
    );
  });

  test('midsummer is all day at 80° north and all night at 80° south', () => {
    for (let armc = 0; armc < 360; armc += 15) {
      expect(sectByAltitude(90, 23.44, armc, 80)).toBe('day');
      expect(sectByAltitude(90, 23.44, armc, -80)).toBe('night');
    }
  });
});

test('the ruler of the rising sign rules the chart', () => {
  expect(chartRuler(210, 'modern')).toBe(9);
  expect(chartRuler(239.9999999, 'traditional')).toBe(4);
  expect(chartRuler(240, 'traditional')).toBe(5);
});

describe('hemispheres', () => {
  test('one planet in each house: six in each half', () => {
    expect(hemispheres(houses)).toEqual({ north: 6, south: 6, east: 6, west: 6 });
  });

  test.each<[House, string]>([
    [1, 'north east'],
    [3, 'north east'],
    [4, 'north west'],
    [6, 'north west'],
    [7, 'south west'],
    [9, 'south west'],
    [10, 'south east'],
    [12, 'south east'],
  ])('house %d is %s', (house, halves) => {
    const found = Object.entries(hemispheres([house])).filter(([, count]) => count === 1);
    expect(found.map(([half]) => half).join(' ')).toBe(halves);
  });
});
