import { describe, test } from 'vitest';
import { type Shape, shapeOf, shapes } from '#dist/chart/shape.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

describe('charts whose shape others named', () => {
  test.each<[string, Shape, number[]]>([
    // astrologicalsociety.us/cosmic-geometry/pattern-analysis.html: "George W. Bush is an example" of the bundle.
    // Positions of 1946-07-06 11:26 UT, Swiss Ephemeris
    [
      'George W. Bush',
      'bundle',
      [103.78, 196.71, 129.83, 141.49, 159.31, 198.14, 116.5, 79.15, 185.94, 130.58],
    ],
    // starscan.plus.com, "Reading Untimed Charts: Chart Shape": largest gap 97°, a splay. 1929-11-28, Moon approximate
    ['Berry Gordy', 'splay', [246.21, 220.21, 246.95, 229.48, 247.46, 72.01, 269.86, 7.59, 153.57, 109.33]],
  ])('%s: %s', (_, shape, longitudes) => {
    expect(shapeOf(longitudes)).toBe(shape);
  });
});

describe('the rules at their edges', () => {
  const spread = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => (from + ((to - from) * i) / (count - 1)) % 360);

  test.each<[string, Shape, number[]]>([
    ['120° exactly', 'bundle', spread(300, 420, 10)],
    ['a little more', 'bowl', [...spread(300, 420, 9), 60.0000001]],
    ['180° exactly', 'bowl', spread(10, 190, 10)],
    ['a little more than half', 'locomotive', [...spread(10, 190, 9), 190.0000001]],
    ['240° exactly', 'locomotive', spread(200, 440, 10)],
    ['a handle upright', 'bucket', [...spread(0, 160, 9), 260]],
    ['a handle of two', 'bucket', [...spread(0, 160, 8), 256, 264]],
    ['two too far apart for a handle', 'seesaw', [...spread(0, 160, 8), 255, 264]],
    ['a handle leaning on the rim', 'locomotive', [...spread(0, 160, 9), 219]],
    ['a sextile exactly between two groups', 'seesaw', [...spread(0, 60, 5), ...spread(120, 240, 5)]],
    ['five and five', 'seesaw', [...spread(0, 60, 5), ...spread(180, 240, 5)]],
    ['nine around more than a half, one apart', 'splay', [...spread(0, 200, 9), 280]],
    ['three clusters', 'splay', [...spread(0, 40, 4), ...spread(120, 160, 3), ...spread(240, 280, 3)]],
    ['a gap of a quarter', 'splay', spread(0, 270, 10)],
    ['evenly around', 'splash', spread(0, 324, 10)],
  ])('%s: %s', (_, shape, longitudes) => {
    expect(shapeOf(longitudes)).toBe(shape);
  });
});

const turn = 3_600_000_000;
const units = fc.array(fc.integer({ min: 0, max: turn - 1 }), { minLength: 10, maxLength: 10 });
/** Clusters, so that all shapes come up. */
const clustered = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: turn - 1 }), { minLength: 1, maxLength: 4 }),
    fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: turn / 5 })), { minLength: 10, maxLength: 10 }),
  )
  .map(([centres, planets]) =>
    planets.map(([of, off]) => ((centres[of % centres.length] as number) + off) % turn),
  );

/** Written apart from the code: tries every run of neighbours as the group that a rule asks for. */
function slowShape(planets: readonly number[]): Shape {
  const sorted = [...planets].sort((a, b) => a - b);
  const ahead = (from: number, to: number) => (to - from + turn) % turn;
  const run = (start: number, count: number) =>
    Array.from({ length: count }, (_, i) => sorted[(start + i) % 10] as number);
  const span = (group: readonly number[]) =>
    group.slice(1).reduce((sum, planet, i) => sum + ahead(group[i] as number, planet), 0);
  const hole = (group: readonly number[]) =>
    Math.max(0, ...group.slice(1).map((planet, i) => ahead(group[i] as number, planet)));
  const apart = (a: readonly number[], b: readonly number[]) =>
    Math.min(
      ahead(a[a.length - 1] as number, b[0] as number),
      ahead(b[b.length - 1] as number, a[0] as number),
    );
  const degrees = turn / 360;
  const starts = Array.from({ length: 10 }, (_, i) => i);
  const some = (count: number, holds: (group: number[], others: number[]) => boolean) =>
    starts.some((start) => holds(run(start, count), run(start + count, 10 - count)));

  if (some(10, (all) => span(all) <= 120 * degrees)) return 'bundle';
  if (some(10, (all) => span(all) <= 180 * degrees)) return 'bowl';
  const handle = (group: number[], others: number[]) =>
    span(group) <= 8 * degrees && span(others) <= 180 * degrees && apart(group, others) >= 60 * degrees;
  if (some(1, handle) || some(2, handle)) return 'bucket';
  const opposed = (group: number[], others: number[]) =>
    [group, others].every((side) => span(side) <= 180 * degrees && hole(side) < 60 * degrees) &&
    apart(group, others) >= 60 * degrees;
  if ([2, 3, 4, 5].some((count) => some(count, opposed))) return 'seesaw';
  if (some(10, (all) => span(all) <= 240 * degrees && hole(all) < 60 * degrees)) return 'locomotive';
  const gaps = starts.map((start) => span(run(start, 2)));
  const isSplash = Math.max(...gaps) < 90 * degrees && gaps.filter((gap) => gap >= 60 * degrees).length < 2;
  return isSplash ? 'splash' : 'splay';
}

describe('laws', () => {
  test('against a slow search, with all seven shapes met', () => {
    const met = new Set<Shape>();
    fc.assert(
      fc.property(fc.oneof(units, clustered), (planets) => {
        const shape = shapeOf(planets.map((unit) => unit / 1e7));
        met.add(shape);
        expect(shape).toBe(slowShape(planets));
      }),
      { numRuns: 3000, seed: 1941 },
    );
    expect([...met].sort()).toEqual([...shapes].sort());
  });

  test('the shape turns with the chart, and is the same in a mirror', () => {
    fc.assert(
      fc.property(clustered, fc.integer({ min: 0, max: turn - 1 }), (planets, by) => {
        const shape = shapeOf(planets.map((unit) => unit / 1e7));
        expect(shapeOf(planets.map((unit) => ((unit + by) % turn) / 1e7))).toBe(shape);
        expect(shapeOf(planets.map((unit) => (turn - 1 - unit) / 1e7))).toBe(shape);
      }),
    );
  });
});
