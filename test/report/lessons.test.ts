/** What a week does not tell again: what one kind of thing did to one house in the week before. */
import { test } from 'vitest';
import { Mars, Mercury, Pluto, Saturn, Venus } from '#dist/chart/bodies.js';
import { Aries, type SignId } from '#dist/chart/zodiac.js';
import type { Aspect } from '#dist/report/happening.js';
import { lessonsOf, rankAfter } from '#dist/report/lessons.js';
import { rank } from '#dist/report/ranking.js';
import { expect } from '../expect.js';

const [trine, square] = [2, 3];
const aspect = (body: number, slow: number, aspectId: number, longitude: number, day: number): Aspect =>
  ({
    kind: 'aspect',
    julianDayUt: 2_461_000 + day,
    signId: Math.floor(longitude / 30) as SignId,
    longitude,
    slowLongitude: longitude + 90,
    body,
    slow,
    aspectId,
    inferior: false,
    backward: false,
    again: false,
  }) as Aspect;

const before = [aspect(Mercury, Saturn, square, 70, 0)];
const again = aspect(Venus, Pluto, square, 75, 7);
const other = aspect(Mars, Mercury, trine, 75, 8);

test('a second square to one house weighs less than it did, and than something else there', () => {
  const weightsOf = (ranked: ReturnType<typeof rank>) =>
    new Map(ranked.map(({ happening, weight }) => [happening, weight]));
  const alone = weightsOf(rank([again, other], Aries, 'weekly'));
  const after = weightsOf(rankAfter([again, other], Aries, lessonsOf(before, Aries)));
  expect(after.get(again)).toBeLessThan((alone.get(again) ?? 0) / 2);
  expect(after.get(other)).toBe(alone.get(other));
});

test('after a week without aspects all weighs what it does', () => {
  expect(rankAfter([again, other], Aries, lessonsOf([], Aries))).toEqual(
    rank([again, other], Aries, 'weekly'),
  );
});

test('the heaviest is first', () => {
  const ranked = rankAfter([again, other], Aries, lessonsOf(before, Aries));
  expect(ranked.map(({ weight }) => weight)).toEqual(
    ranked.map(({ weight }) => weight).toSorted((a, b) => b - a),
  );
});
