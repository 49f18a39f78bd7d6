/** When a wide aspect of a return stands back, since a stronger one of the same planet says the opposite. */
import { test } from 'vitest';
import { Jupiter, Mars, Moon, Pluto, Saturn, Sun, Venus } from '#dist/chart/bodies.js';
import { isDenied, isExact, near } from '#dist/reading/returns/plan.js';
import { expect } from '../expect.js';

const [opposition, trine, square, sextile] = [1, 2, 3, 4];
const aspect = (first: number, second: number, kind: number, closeness: number, weight: number) =>
  ({ first, second, aspect: kind, closeness, weight }) as never;
const strong = (first: number, second: number, kind: number) => aspect(first, second, kind, 0.9, 10);

test('it is denied by a stronger aspect of one of its planets, Sun to Mars, of the other nature', () => {
  const wide = aspect(Sun, Jupiter, trine, near - 0.1, 5);
  expect(isDenied(wide, [strong(Sun, Saturn, square)])).toBe(true);
  expect(isDenied(wide, [strong(Sun, Saturn, opposition)])).toBe(true);
  // Of the same nature, of another planet, weaker, or of the slow planet alone: no.
  expect(isDenied(wide, [strong(Sun, Saturn, sextile)])).toBe(false);
  expect(isDenied(wide, [strong(Venus, Saturn, square)])).toBe(false);
  expect(isDenied(wide, [aspect(Sun, Saturn, square, 0.9, 4)])).toBe(false);
  expect(isDenied(wide, [strong(Jupiter, Pluto, square)])).toBe(false);
  expect(isDenied(wide, [strong(Moon, Jupiter, square)])).toBe(false);
  expect(isDenied(aspect(Moon, Sun, trine, near - 0.1, 5), [strong(Sun, Mars, square)])).toBe(true);
});

test('a close one stands, whatever else does', () => {
  expect(isDenied(aspect(Sun, Jupiter, trine, near, 5), [strong(Sun, Saturn, square)])).toBe(false);
});

test('hard ones are exact sooner than easy ones, and of slow planets none', () => {
  const at = (kind: number, closeness: number, first = Sun) =>
    isExact(aspect(first, Saturn, kind, closeness, 1));
  expect([at(square, 0.7), at(trine, 0.7), at(trine, 0.9), at(square, 0.6)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(at(square, 0.95, Jupiter)).toBe(false);
});
