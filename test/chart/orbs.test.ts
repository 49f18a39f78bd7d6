import { describe, test } from 'vitest';
import type { AspectId } from '#dist/chart/aspects.js';
import { hasOrbsByBody, type OrbFamily, type OrbOverride, orbOf } from '#dist/chart/orbs.js';
import { expect } from '../expect.js';

const limits = (family: OrbFamily, overrides: [AspectId, OrbOverride][] = []) => ({
  family,
  overrides: new Map(overrides),
});
const [Sun, Moon, Mars, Saturn, Chiron, Ascendant] = [0, 1, 4, 6, 10, 15];

describe('the table of orbs', () => {
  // by aspectId: conjunction, opposition, trine, square, sextile, inconjunct, semisextile, semisquare,
  // sesquiquadrate, quintile, biquintile
  test.each<[OrbFamily, number[]]>([
    ['chart', [8, 8, 7, 7, 5, 2.5, 1.5, 2, 2, 1.5, 1.5]],
    ['synastry', [6, 6, 5, 5, 4, 2, 1, 1.5, 1.5, 1, 1]],
    ['toNatal', [2.5, 2.5, 2.5, 2.5, 2.5, 1, 1, 1, 1, 1, 1]],
    ['progressed', [1, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5]],
  ])('%s', (family, orbs) => {
    for (const [aspect, orb] of orbs.entries()) {
      const own = (a: number, b: number) => orbOf(limits(family), aspect as AspectId, a, b);
      const byPair = family === 'chart' || family === 'synastry';
      expect(own(Mars, Saturn)).toBe(orb);
      expect(own(Mars, Chiron)).toBe(orb);
      expect(own(Sun, Saturn)).toBe(byPair ? orb + 1.5 : orb);
      expect(own(Ascendant, Moon)).toBe(byPair ? orb + 1.5 : orb);
      expect(own(Chiron, Ascendant)).toBe(byPair ? orb / 2 : orb);
    }
  });
});

describe('orbs of a request', () => {
  test('a flat orb replaces the table for its aspect alone', () => {
    const given = limits('chart', [[3, 3]]);
    expect(orbOf(given, 3, Sun, Moon)).toBe(3);
    expect(orbOf(given, 3, Chiron, Ascendant)).toBe(3);
    expect(orbOf(given, 2, Mars, Saturn)).toBe(7);
  });

  test('of two entries by body the larger wins; who has none takes the default, then the table', () => {
    const bodies = new Map([
      [Sun, 5],
      [Moon, 6],
    ]);
    const withDefault = limits('chart', [[1, { bodies, default: 3 }]]);
    expect(orbOf(withDefault, 1, Sun, Moon)).toBe(6);
    expect(orbOf(withDefault, 1, Saturn, Sun)).toBe(5);
    expect(orbOf(withDefault, 1, Mars, Saturn)).toBe(3);
    const withoutDefault = limits('chart', [[1, { bodies }]]);
    expect(orbOf(withoutDefault, 1, Saturn, Sun)).toBe(5);
    expect(orbOf(withoutDefault, 1, Mars, Saturn)).toBe(8);
  });
});

test('orbs that depend on the bodies: by their table, or by orbs for single ones', () => {
  const bodies = new Map([[Sun, 5]]);
  for (const [family, isByBody] of [
    ['chart', true],
    ['synastry', true],
    ['toNatal', false],
    ['progressed', false],
  ] as const) {
    expect(hasOrbsByBody(limits(family))).toBe(isByBody);
    expect(hasOrbsByBody(limits(family, [[3, 3]]))).toBe(isByBody);
    expect(hasOrbsByBody(limits(family, [[3, { bodies }]]))).toBe(true);
    expect(
      hasOrbsByBody(
        limits(family, [
          [3, 3],
          [1, { bodies }],
        ]),
      ),
    ).toBe(true);
  }
});
