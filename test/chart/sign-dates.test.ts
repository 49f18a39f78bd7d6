/** Signs by the dates that newspapers print. */
import { test } from 'vitest';
import { signDates, signOnDay } from '#dist/chart/sign-dates.js';
import { expect } from '../expect.js';

test('every day of a leap year has a sign, and each sign follows the one before', () => {
  const signs: (number | undefined)[] = [];
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2024, 0, 1 + day));
    signs.push(signOnDay(date.getUTCMonth() + 1, date.getUTCDate()));
  }
  expect(signs.filter((sign, i) => i === 0 || sign !== signs[i - 1])).toEqual([
    9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test.each(signDates.map(([start, end], sign) => ({ start, end, sign })))(
  'sign $sign, $start to $end',
  ({ start, end, sign }) => {
    const on = (date: string) => signOnDay(Number(date.slice(0, 2)), Number(date.slice(3)));
    expect([on(start), on(end)]).toEqual([sign, sign]);
  },
);

test.each([
  [1, 0],
  [1, 32],
  [2, 30],
  [4, 31],
  [12, 32],
  [0, 5],
  [13, 5],
  [1, -1],
])('month %d has no day %d', (month, day) => expect(signOnDay(month, day)).toBeUndefined());

test.each([
  [2, 29],
  [1, 31],
  [12, 31],
  [11, 30],
])('month %d has a day %d', (month, day) => expect(signOnDay(month, day)).toBeDefined());
