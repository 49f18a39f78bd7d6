import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { asin, atan2, cos, sin } from '#dist/chart/trigonometry.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

/** Two units in the last place of a number of the size: each side may be one off. */
const ulps = (value: number): number =>
  2 ** Math.max(-60, Math.floor(Math.log2(Math.abs(value) || 1e-20)) - 51);

const angle = fc.oneof(
  evenly(-10, 10),
  evenly(-1e5, 1e5),
  fc.integer({ min: -20_000, max: 20_000 }).map((quarters) => (quarters * Math.PI) / 4),
);

test('sines and cosines are those of the host to the last place', () => {
  fc.assert(
    fc.property(angle, (x) => {
      expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThanOrEqual(ulps(Math.sin(x)));
      expect(Math.abs(cos(x) - Math.cos(x))).toBeLessThanOrEqual(ulps(Math.cos(x)));
    }),
    { numRuns: 20_000 },
  );
});

test('and so are arcs', () => {
  const coordinate = fc.oneof(evenly(-3, 3), fc.constantFrom(0, 1, -1, 1e-9, 1e9));
  fc.assert(
    fc.property(coordinate, coordinate, (y, x) => {
      if (y === 0 && x <= 0) return;
      expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThanOrEqual(ulps(Math.atan2(y, x)));
    }),
    { numRuns: 20_000 },
  );
  fc.assert(
    fc.property(evenly(-1, 1), (x) => {
      expect(Math.abs(asin(x) - Math.asin(x))).toBeLessThanOrEqual(ulps(Math.asin(x)));
    }),
    { numRuns: 20_000 },
  );
});

test('the ends and the middle are exact', () => {
  expect([sin(0), cos(0), asin(1), asin(-1), asin(0)]).toEqual([0, 1, Math.PI / 2, -Math.PI / 2, 0]);
  expect([atan2(0, 1), atan2(0, -1), atan2(1, 0), atan2(-1, 0), atan2(0, 0)]).toEqual([
    0,
    Math.PI,
    Math.PI / 2,
    -Math.PI / 2,
    0,
  ]);
});

/** Rooms whose figures are drawn or are distances in words, rounded far above the last bit. */
const rounded = ['command', 'pdf', 'place', 'testing', 'time', 'wheel'];

test('no figure of a result goes by what differs between engines of JavaScript', () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !rounded.includes(name.split('/')[0] ?? ''))
    .filter((name) =>
      /Math\.(sin|cos|tan|asin|acos|atan|atan2|exp|log|log2|log10|pow|hypot|cbrt|sinh|cosh|tanh)\(/.test(
        readFileSync(join(source, name), 'utf8'),
      ),
    );
  expect(files).toEqual([]);
});
