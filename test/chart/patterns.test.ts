import { describe, test } from 'vitest';
import {
  type Aspect,
  type AspectId,
  type AspectRules,
  aspectIds,
  aspectsWithin,
  defaultAspects,
  Inconjunct,
  type MovingPoint,
  Opposition,
  Sextile,
  Square,
  Trine,
} from '#dist/chart/aspects.js';
import type { OrbOverride } from '#dist/chart/orbs.js';
import { findPatterns, hasApex, patternIds, patternKeys } from '#dist/chart/patterns.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { printedChart } from './printed-chart.js';

const rules = (
  aspects: readonly AspectId[] = defaultAspects,
  overrides: [AspectId, OrbOverride][] = [],
): AspectRules => ({ aspects, orbs: { family: 'chart', overrides: new Map(overrides) } });
const told = (points: readonly MovingPoint[], by = rules()) =>
  findPatterns(points, aspectsWithin(points, by), by).map(
    ({ patternId, bodies }) => `${patternKeys[patternId]} ${bodies.join(' ')}`,
  );
const chartAt = (longitudes: readonly number[]) =>
  longitudes.map((longitude, id) => ({ id, longitude, speed: 0 }));

test('keys belong to ids', () => {
  expect(patternIds.map((id) => patternKeys[id])).toEqual([...patternKeys]);
});

describe('charts whose figures others named', () => {
  // solarisastrology.blogspot.com/2011/02: "a T-Square configuration, Mars … opposes Neptune …, square this"
  // Uranus-Jupiter; oxfordastrologer.com/2011/08: a Grand Cross of Venus, Uranus-Jupiter, Neptune and Mars, for
  // which a square must be allowed 8°
  test('Steve Jobs', () => {
    expect(told(printedChart)).toContain('t-square 7 4 8');
    const wider = told(printedChart, rules(defaultAspects, [[Square, 8]]));
    expect(wider).toContain('grand-cross 3 4 7 8');
    expect(wider).not.toContain('t-square 7 4 8');
  });

  // dummies.com, "Astrological Birth Charts: Looking for Aspect Patterns"; positions: Swiss Ephemeris, Moon by the
  // hour where it is known
  test.each([
    // 1926-05-26 11:00 UT
    [
      'Miles Davis',
      'grand-cross',
      [64.43, 231.46, 53.53, 21.7, 346.3, 326.48, 231.88, 358.82, 142.13, 103.26],
    ],
    // 1945-02-09 18:27 UT
    [
      'Mia Farrow',
      'grand-cross',
      [320.66, 281.68, 306.84, 7.35, 296.43, 176.22, 94.37, 69.12, 186.14, 128.84],
    ],
    // 1963-04-18
    [
      'Conan O’Brien',
      'grand-cross',
      [27.9, 316.84, 45.89, 353.42, 130.94, 3.42, 321.45, 151.34, 224.75, 159.8],
    ],
    // 1942-01-08
    [
      'Stephen Hawking',
      'grand-trine',
      [287.59, 175.67, 298.12, 320.78, 28.33, 72.68, 51.84, 56.64, 179.86, 125.01],
    ],
    [
      'Stephen Hawking',
      't-square',
      [287.59, 175.67, 298.12, 320.78, 28.33, 72.68, 51.84, 56.64, 179.86, 125.01],
    ],
    // 1911-02-06
    [
      'Ronald Reagan',
      't-square',
      [316.52, 43.72, 291.53, 333.66, 273.99, 223.74, 30.82, 296.51, 109.48, 86.09],
    ],
  ])('%s has a %s', (_, key, longitudes) => {
    expect(told(chartAt(longitudes)).some((pattern) => pattern.startsWith(`${key} `))).toBe(true);
  });
});

describe('each figure alone', () => {
  // the other planets stand where they make no aspect that counts, or are left out
  const only = (...at: [id: number, longitude: number][]) =>
    at.map(([id, longitude]) => ({ id, longitude, speed: 0 }));

  test.each([
    ['T-square, apex first', only([2, 0], [4, 180], [0, 90]), ['t-square 0 2 4']],
    ['T-square, another apex', only([0, 0], [2, 180], [4, 90]), ['t-square 4 0 2']],
    ['grand cross', only([1, 0], [3, 90], [5, 180], [7, 270]), ['grand-cross 1 3 5 7']],
    ['grand trine', only([2, 5], [5, 125], [8, 245]), ['grand-trine 2 5 8']],
    ['kite', only([2, 5], [5, 125], [8, 245], [6, 185]), ['kite 6 2 5 8']],
    ['yod', only([9, 0], [6, 60], [4, 210]), ['yod 4 6 9']],
    ['mystic rectangle', only([0, 0], [9, 60], [4, 180], [5, 240]), ['mystic-rectangle 0 4 5 9']],
    ['stellium', only([0, 0], [2, 9], [5, 18], [9, 29.9999999]), ['stellium 0 2 5 9']],
    ['three in a sign are none', only([0, 0], [2, 9], [5, 18], [9, 30]), []],
    [
      'a sixfold star: six kites, no grand trine left over, three rectangles',
      only([0, 0], [2, 60], [4, 120], [5, 180], [6, 240], [9, 300]),
      [
        'kite 5 0 4 6',
        'kite 9 0 4 6',
        'kite 2 0 4 6',
        'kite 0 2 5 9',
        'kite 4 2 5 9',
        'kite 6 2 5 9',
        'mystic-rectangle 0 2 5 6',
        'mystic-rectangle 0 4 5 9',
        'mystic-rectangle 2 4 6 9',
      ],
    ],
  ])('%s', (_, points, expected) => {
    expect(told(points).sort()).toEqual([...expected].sort());
  });

  test('Chiron, nodes and angles make no figure', () => {
    expect(told(only([10, 0], [12, 90], [15, 180], [16, 270], [0, 0]))).toEqual([]);
  });

  test('an inconjunct that the chart lists and one that it does not make the same yod', () => {
    const points = only([9, 0], [6, 60], [4, 211]);
    expect(told(points, rules([...defaultAspects, Inconjunct]))).toEqual(told(points));
    expect(told(points, rules(defaultAspects, [[Inconjunct, 0.5]]))).toEqual([]);
  });
});

/** Written apart from the code: every choice of three or four planets in every order, against the definitions. */
function slowSearch(aspectOf: (a: number, b: number) => AspectId | undefined, planets: readonly number[]) {
  const is = (aspect: AspectId, ...bodies: number[]) => {
    for (let i = 0; i < bodies.length; i += 2) {
      if (aspectOf(bodies[i] as number, bodies[i + 1] as number) !== aspect) return false;
    }
    return true;
  };
  const found = new Map<string, { key: string; focus: number[]; bodies: number[] }>();
  const add = (key: string, focus: number[], others: number[]) => {
    const bodies = [...focus, ...others.sort((x, y) => x - y)];
    found.set(`${key} ${bodies.join(' ')}`, { key, focus, bodies });
  };
  for (const a of planets) {
    for (const b of planets) {
      for (const c of planets) {
        if (new Set([a, b, c]).size < 3) continue;
        if (is(Opposition, b, c) && is(Square, a, b, a, c)) add('t-square', [a], [b, c]);
        if (is(Trine, a, b, b, c, c, a)) add('grand-trine', [], [a, b, c]);
        if (is(Sextile, b, c) && is(Inconjunct, a, b, a, c)) add('yod', [a], [b, c]);
        for (const d of planets) {
          if (new Set([a, b, c, d]).size < 4) continue;
          if (is(Opposition, a, c, b, d) && is(Square, a, b, b, c, c, d, d, a))
            add('grand-cross', [], [a, b, c, d]);
          if (is(Trine, b, c, c, d, d, b) && is(Opposition, a, b) && is(Sextile, a, c, a, d)) {
            add('kite', [a], [b, c, d]);
          }
          if (is(Opposition, a, c, b, d) && is(Sextile, a, b, c, d) && is(Trine, b, c, d, a)) {
            add('mystic-rectangle', [], [a, b, c, d]);
          }
        }
      }
    }
  }
  const within = (small: number[], key: string) =>
    [...found.values()].some(
      (large) => large.key === key && small.every((body) => large.bodies.includes(body)),
    );
  return [...found]
    .filter(([, { key, bodies }]) => !(key === 't-square' && within(bodies, 'grand-cross')))
    .filter(([, { key, bodies }]) => !(key === 'grand-trine' && within(bodies, 'kite')))
    .map(([name]) => name)
    .sort();
}

describe('against a slow search', () => {
  const planets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const names = (points: readonly MovingPoint[], aspects: readonly Aspect[], by: AspectRules) =>
    findPatterns(points, aspects, by)
      .map(({ patternId, bodies }) => `${patternKeys[patternId]} ${bodies.join(' ')}`)
      .filter((name) => !name.startsWith('stellium'))
      .sort();

  test('on positions', () => {
    // near the corners of the twelve signs, so that figures abound
    const positions = fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 0, max: 40_000_000 })), {
      minLength: 10,
      maxLength: 10,
    });
    const eleven = rules(aspectIds);
    let met = 0;
    fc.assert(
      fc.property(positions, (all) => {
        const points = chartAt(all.map(([sign, units]) => (sign * 300_000_000 + units) / 1e7));
        const by = rules([Opposition, Trine, Square, Sextile, Inconjunct]);
        const aspects = aspectsWithin(points, by);
        const aspectOf = (a: number, b: number) =>
          aspects.find(({ first, second }) => first === Math.min(a, b) && second === Math.max(a, b))?.aspect;
        const expected = slowSearch(aspectOf, planets);
        met += expected.length;
        expect(names(points, aspects, by)).toEqual(expected);
        const listed = aspectsWithin(points, eleven);
        const amongEleven = (a: number, b: number) =>
          listed.find(({ first, second }) => first === Math.min(a, b) && second === Math.max(a, b))?.aspect;
        expect(names(points, listed, eleven)).toEqual(slowSearch(amongEleven, planets));
      }),
      { numRuns: 60 },
    );
    expect(met).toBeGreaterThan(100);
  });

  test('on any web of aspects, possible in a sky or not', () => {
    const pairs = planets.flatMap((a) => planets.filter((b) => b > a).map((b) => [a, b] as const));
    const kinds = fc.array(fc.constantFrom<AspectId | undefined>(1, 1, 2, 2, 3, 4, 4, 5, 5, undefined), {
      minLength: pairs.length,
      maxLength: pairs.length,
    });
    const by = rules(aspectIds);
    fc.assert(
      fc.property(kinds, (drawn) => {
        const aspects = pairs.flatMap(([first, second], i): Aspect[] => {
          const aspect = drawn[i];
          return aspect === undefined
            ? []
            : [{ first, second, aspect, orb: 0, applying: false, outOfSign: false }];
        });
        const byPair = new Map(aspects.map(({ first, second, aspect }) => [first * 10 + second, aspect]));
        const aspectOf = (a: number, b: number) => byPair.get(Math.min(a, b) * 10 + Math.max(a, b));
        expect(names(chartAt(planets), aspects, by)).toEqual(slowSearch(aspectOf, planets));
      }),
      { numRuns: 60 },
    );
  });

  test('stellia are the signs of four or more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_599_999_999), { minLength: 10, maxLength: 10 }), (units) => {
        const points = chartAt(units.map((unit) => Math.floor(unit / 1.5) / 1e7));
        const found = findPatterns(points, [], rules(aspectIds)).map(({ bodies }) => bodies.join(' '));
        const expected = Array.from({ length: 12 }, (_, sign) =>
          points.filter(({ longitude }) => Math.floor(longitude / 30) === sign).map(({ id }) => id),
        ).filter((together) => together.length > 3);
        expect(found).toEqual(expected.map((together) => together.join(' ')));
      }),
    );
  });
});

test('an apex belongs to T-squares, kites and yods', () => {
  expect(patternIds.filter(hasApex).map((id) => patternKeys[id])).toEqual(['t-square', 'kite', 'yod']);
});
