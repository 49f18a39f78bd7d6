import { test } from 'vitest';
import { roundLongitude } from '#dist/chart/angle.js';
import { antisciaContacts, antiscion, contraAntiscion } from '#dist/chart/antiscia.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const degree = (sign: number, degrees: number, minutes = 0) => sign * 30 + degrees + minutes / 60;
const longitude = fc.integer({ min: 0, max: 3_599_999_999 }).map((units) => units / 1e7);

test.each([
  // Lilly, Christian Astrology, p. 90: the Sun in 10° Taurus has his antiscion in 20° Leo
  [degree(1, 10), degree(4, 20)],
  // p. 91: 14° of a sign sends to 16°, 17 minutes to 43
  [degree(2, 14), degree(3, 16)],
  [degree(0, 13, 17), degree(5, 16, 43)],
  // skyscript.co.uk/gl/antiscia.html: 5° Capricorn and 25° Sagittarius
  [degree(9, 5), degree(8, 25)],
  // the solstices are their own
  [90, 90],
  [270, 270],
])('antiscion of %d is %d', (from, to) => {
  expect(antiscion(from)).toBeCloseTo(to, 7);
});

test.each([
  // handwiki.org, "Contra-antiscion": 10°51′ Aquarius and 19°09′ Taurus
  [degree(10, 10, 51), degree(1, 19, 9)],
  [0, 0],
  [180, 180],
])('contra-antiscion of %d is %d', (from, to) => {
  expect(contraAntiscion(from)).toBeCloseTo(to, 7);
});

test('both lead back, and lie opposite to each other', () => {
  fc.assert(
    fc.property(longitude, (from) => {
      expect(antiscion(antiscion(from))).toBe(from);
      expect(contraAntiscion(contraAntiscion(from))).toBe(from);
      expect(roundLongitude(antiscion(from) + 180)).toBe(contraAntiscion(from));
    }),
  );
});

test('contacts within 1°, told with their orb', () => {
  const points = [
    { id: 0, longitude: degree(1, 10) },
    { id: 4, longitude: degree(4, 20, 30) },
    { id: 6, longitude: degree(10, 19, 15) },
    { id: 9, longitude: degree(10, 22) },
  ];
  const told = antisciaContacts(points).map(({ first, second, kind, orb }) => [first, second, kind, orb]);
  expect(told).toEqual([
    [0, 4, 'antiscion', 0.5],
    [0, 6, 'contra-antiscion', 0.75],
  ]);
  expect(antisciaContacts(points, 0.6)).toHaveLength(1);
});

test('an orb reaches as far as it says, and no farther', () => {
  // The antiscion of 10° Taurus is 20° Leo, its contra-antiscion 20° Aquarius.
  for (const [at, kind] of [
    [140, 'antiscion'],
    [320, 'contra-antiscion'],
  ] as const) {
    const with_ = (longitude: number) =>
      antisciaContacts([
        { id: 0, longitude: 40 },
        { id: 4, longitude },
      ]);
    expect(with_(at + 1)).toEqual([{ first: 0, second: 4, kind, orb: 1 }]);
    expect(with_(at - 1)).toEqual([{ first: 0, second: 4, kind, orb: 1 }]);
    expect(with_(at + 1.000001)).toEqual([]);
    expect(with_(at - 1.000001)).toEqual([]);
  }
});
