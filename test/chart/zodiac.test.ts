import { describe, test } from 'vitest';
import {
  elementOf,
  modalityOf,
  oppositeHouse,
  polarityOf,
  signIds,
  signOf,
  zodiacPosition,
} from '#dist/chart/zodiac.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

describe('zodiacPosition', () => {
  test.each([
    [0, 0, 0, 0, 0],
    [29.9999999, 0, 29, 59, 59],
    [30, 1, 0, 0, 0],
    [359.9999999, 11, 29, 59, 59],
    // Meeus, Astronomical Algorithms, 2nd ed., example 47.a: 133.162655° is 133°09′45.6″
    [133.162655, 4, 13, 9, 45],
    // 0.1 + 0.2 in binary: exactly 18 minutes all the same
    [0.3, 0, 0, 18, 0],
    [10.0002778, 0, 10, 0, 1],
    [10.0002777, 0, 10, 0, 0],
  ])('%d', (longitude, signId, degrees, minutes, seconds) => {
    expect(zodiacPosition(longitude)).toEqual({ signId, degrees, minutes, seconds });
  });

  test('truncates in whole units, against integer arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000_000 - 1 }), (units) => {
        const seconds = (BigInt(units) * 3600n) / 10_000_000n;
        const position = zodiacPosition(units / 1e7);
        expect(BigInt(position.signId)).toBe(seconds / 108_000n);
        expect(BigInt(position.degrees)).toBe((seconds / 3600n) % 30n);
        expect(BigInt(position.minutes)).toBe((seconds / 60n) % 60n);
        expect(BigInt(position.seconds)).toBe(seconds % 60n);
        expect(signOf(units / 1e7)).toBe(position.signId);
      }),
    );
  });
});

// Ptolemy, Tetrabiblos I.11 (solstitial, equinoctial, solid, bicorporeal), I.12 (masculine, feminine), I.18 (triangles)
test('elements, qualities and polarities', () => {
  expect(signIds.map(elementOf).join(' ')).toBe(
    'fire earth air water fire earth air water fire earth air water',
  );
  expect(signIds.map(modalityOf).join(' ')).toBe(
    'cardinal fixed mutable cardinal fixed mutable cardinal fixed mutable cardinal fixed mutable',
  );
  expect(signIds.map(polarityOf).filter((polarity) => polarity === 'positive')).toHaveLength(6);
  for (const sign of signIds) {
    expect(polarityOf(sign)).toBe(['fire', 'air'].includes(elementOf(sign)) ? 'positive' : 'negative');
  }
});

test('houses face each other', () => {
  expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map(oppositeHouse)).toEqual([
    7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6,
  ]);
});
