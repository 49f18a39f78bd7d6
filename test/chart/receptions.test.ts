import { test } from 'vitest';
import { dignityOf, type Rulerships } from '#dist/chart/dignities.js';
import { receptions } from '#dist/chart/receptions.js';
import type { SignId } from '#dist/chart/zodiac.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const at = (id: number, sign: number) => ({ id, longitude: sign * 30 + 10 });

test.each<[string, Parameters<typeof at>[], Rulerships, string[]]>([
  // Lilly, Christian Astrology, p. 112: "as Sol in Aries, and Mars in Leo"
  [
    'by house',
    [
      [0, 0],
      [4, 4],
    ],
    'traditional',
    ['0 4 rulership'],
  ],
  // the Moon is exalted in Taurus, Mars in Capricorn
  [
    'by exaltation',
    [
      [1, 9],
      [4, 1],
    ],
    'traditional',
    ['1 4 exaltation'],
  ],
  [
    'by house, with Pluto for Scorpio',
    [
      [9, 0],
      [4, 7],
    ],
    'modern',
    ['9 4 rulership'],
  ],
  // Jupiter is exalted in Cancer, where Venus is; Venus rules Libra, where Jupiter is
  [
    'mixed',
    [
      [3, 3],
      [5, 6],
    ],
    'traditional',
    ['3 5 mixed'],
  ],
  [
    'one way only',
    [
      [0, 0],
      [4, 5],
    ],
    'traditional',
    [],
  ],
  [
    'two in one sign',
    [
      [0, 0],
      [4, 0],
    ],
    'traditional',
    [],
  ],
  [
    'Pluto and the Moon, modern',
    [
      [1, 7],
      [9, 3],
    ],
    'modern',
    ['1 9 rulership'],
  ],
  [
    'Pluto and the Moon, traditional',
    [
      [1, 7],
      [9, 3],
    ],
    'traditional',
    [],
  ],
  [
    'Mars for Scorpio, modern too',
    [
      [1, 7],
      [4, 3],
    ],
    'modern',
    ['1 4 rulership'],
  ],
  [
    'no planet',
    [
      [10, 7],
      [4, 3],
    ],
    'modern',
    [],
  ],
])('%s', (_, points, rulerships, expected) => {
  const found = receptions(
    points.map(([id, sign]) => at(id, sign)),
    rulerships,
  );
  expect(found.map(({ first, second, kind }) => `${first} ${second} ${kind}`)).toEqual(expected);
});

test('each of a pair would have a dignity in the other’s sign', () => {
  const signs = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(signs, fc.constantFrom<Rulerships>('modern', 'traditional'), (where, rulerships) => {
      const found = receptions(
        where.map((sign, id) => at(id, sign)),
        rulerships,
      );
      for (let a = 0; a < 10; a++) {
        for (let b = a + 1; b < 10; b++) {
          const kinds = [
            dignityOf(b, where[a] as SignId, rulerships),
            dignityOf(a, where[b] as SignId, rulerships),
          ];
          const welcome = kinds.every((kind) => kind === 'rulership' || kind === 'exaltation');
          const expected =
            welcome && where[a] !== where[b] ? [kinds[0] === kinds[1] ? kinds[0] : 'mixed'] : [];
          const told = found
            .filter(({ first, second }) => first === a && second === b)
            .map(({ kind }) => kind);
          expect(told).toEqual(expected);
        }
      }
    }),
  );
});
