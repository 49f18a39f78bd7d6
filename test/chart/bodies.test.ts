import { test } from 'vitest';
import {
  bodies,
  bodyById,
  bodyIds,
  isAsteroid,
  isStationary,
  Mercury,
  Moon,
  needsHouses,
  Pluto,
  Sun,
} from '#dist/chart/bodies.js';
import { expect } from '../expect.js';

test('each body is the row of its id', () => {
  expect(bodies.map(({ id }) => id)).toEqual([...bodyIds]);
  for (const id of bodyIds) expect(bodyById(id)?.id).toBe(id);
  expect(bodyById(10_433)).toBeUndefined();
  expect(isAsteroid(10_433)).toBe(true);
  expect(isAsteroid(24)).toBe(false);
  // Swiss Ephemeris, 3.6: number n is 10000 + n, and n begins with 1, Ceres.
  expect([10_000, 10_001].map(isAsteroid)).toEqual([false, true]);
});

test('what needs houses', () => {
  // Part of Fortune, Vertex, Ascendant, Midheaven, Descendant, Imum Coeli, East Point
  expect(bodyIds.filter(needsHouses)).toEqual([13, 14, 15, 16, 22, 23, 24]);
});

test('a body stands still below a tenth of its mean motion; lights and points never do', () => {
  expect(isStationary(Mercury, 0.1)).toBe(true);
  expect(isStationary(Mercury, -0.1)).toBe(true);
  expect(isStationary(Mercury, 0.2)).toBe(false);
  expect(isStationary(Pluto, 0.0003)).toBe(true);
  expect(isStationary(Sun, 0)).toBe(false);
  expect(isStationary(Moon, 0)).toBe(false);
});
