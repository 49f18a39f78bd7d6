import { test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { type Dial, midpointContacts, midpointsOf } from '#dist/chart/midpoints.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const units = fc.integer({ min: 0, max: 3_599_999_999 });
const chart = fc
  .array(units, { minLength: 3, maxLength: 15 })
  .map((all) => all.map((unit, id) => ({ id, longitude: unit / 1e7 })));

test('all pairs once, each half way along the shorter arc', () => {
  fc.assert(
    fc.property(chart, (points) => {
      const found = midpointsOf(points);
      expect(found).toHaveLength((points.length * (points.length - 1)) / 2);
      for (const { first, second, longitude } of found) {
        const [a, b] = [points[first]?.longitude ?? 0, points[second]?.longitude ?? 0];
        expect(separation(longitude, a)).toBeCloseTo(separation(a, b) / 2, 6);
        expect(separation(longitude, b)).toBeCloseTo(separation(a, b) / 2, 6);
      }
    }),
  );
});

// Sun 10°, Moon 70°: midpoint 40°. R. Ebertin, The Combination of Stellar Influences: Sun/Moon = the bodies on it
test.each<[Dial, number[]]>([
  [180, [4, 5]],
  [90, [4, 5, 6]],
  [45, [4, 5, 6, 7]],
])('on a dial of %d°', (dial, expected) => {
  const points = [
    { id: 0, longitude: 10 },
    { id: 1, longitude: 70 },
    { id: 4, longitude: 41 },
    { id: 5, longitude: 219.5 },
    { id: 6, longitude: 131.25 },
    { id: 7, longitude: 85 },
    { id: 9, longitude: 42 },
  ];
  const onSunMoon = midpointContacts(points, dial).filter(({ first, second }) => first === 0 && second === 1);
  expect(onSunMoon.map(({ body }) => body)).toEqual(expected);
  expect(onSunMoon.slice(0, 2).map(({ orb }) => orb)).toEqual([1, 0.5]);
});

test('contacts against a search over every turn of the dial', () => {
  fc.assert(
    fc.property(chart, fc.constantFrom<Dial>(180, 90, 45), (points, dial) => {
      const expected = midpointsOf(points).flatMap(({ first, second, longitude }) =>
        points
          .filter(({ id }) => id !== first && id !== second)
          .filter((point) =>
            Array.from({ length: 360 / dial }, (_, i) => longitude + i * dial).some(
              (spot) => Math.round(separation(point.longitude, spot) * 1e7) <= 15_000_000,
            ),
          )
          .map(({ id }) => `${first} ${second} ${id}`),
      );
      const told = midpointContacts(points, dial).map(
        ({ first, second, body }) => `${first} ${second} ${body}`,
      );
      expect(told).toEqual(expected);
    }),
  );
});
