/** Points by the rules of C. Discepolo’s method, counted by hand. */
import { test } from 'vitest';
import { Ascendant, Mars, Moon, Saturn, Sun, Venus } from '#dist/chart/bodies.js';
import { discepoloScore } from '#dist/reading/synastry/score.js';
import { expect } from '../expect.js';

const [Aries, Taurus, Libra] = [0, 1, 6] as const;
const contact = (first: number, second: number, aspect: 0 | 1 | 2 | 3 | 4 | 5, orb: number) => ({
  first,
  second,
  aspect,
  orb,
});

test.each([
  ['Suns of one quality', [Aries, Libra], [], 5],
  ['Suns opposite within 2°, of one quality', [Aries, Libra], [contact(Sun, Sun, 1, 2)], 16],
  ['Suns square, wide', [Aries, Taurus], [contact(Sun, Sun, 3, 4)], 8],
  ['Suns sextile', [Aries, Taurus], [contact(Sun, Sun, 4, 1)], 4],
  ['Sun with the other’s Moon, close', [Aries, Taurus], [contact(Moon, Sun, 0, 0.5)], 11],
  ['Sun opposite the other’s Moon', [Aries, Taurus], [contact(Sun, Moon, 1, 0.5)], 4],
  [
    'lights with the Ascendant, Venus with Mars',
    [Aries, Taurus],
    [contact(Sun, Ascendant, 2, 1), contact(Ascendant, Moon, 3, 1), contact(Mars, Venus, 0, 1)],
    12,
  ],
  [
    'what does not count',
    [Aries, Taurus],
    [contact(Moon, Moon, 0, 0), contact(Saturn, Sun, 0, 0), contact(Sun, Sun, 5, 0)],
    0,
  ],
] as const)('%s', (_, suns, contacts, points) => {
  const score = discepoloScore(suns, contacts);
  expect(score.points).toBe(points);
  expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
  expect(score.points).toBeLessThanOrEqual(score.of);
});
