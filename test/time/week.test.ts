import { describe, expect, test } from 'vitest';
import { dateOf } from '#dist/time/calendar.js';
import { mondayNumber, weeksInYear } from '#dist/time/week.js';

const mondayOf = (year: number, week: number) => dateOf(mondayNumber({ year, week }), 'gregorian');

describe('ISO weeks', () => {
  test.each([
    // ISO 8601:2004, 3.2.2 and 4.1.4.2: 1 January 1995 is in week 52 of 1994; 31 December 1996 in week 1 of 1997
    [1994, 52, 1994, 12, 26],
    [1997, 1, 1996, 12, 30],
    // Years that begin on a Thursday, or a leap year on a Wednesday, have a week 53: 2004, 2009, 2015, 2020, 2026
    [2020, 53, 2020, 12, 28],
    [2021, 1, 2021, 1, 4],
    [2026, 53, 2026, 12, 28],
    [2025, 1, 2024, 12, 30],
  ])('%d, week %d begins on %d-%d-%d', (weekYear, week, year, month, day) => {
    expect(mondayOf(weekYear, week)).toEqual({ year, month, day });
  });

  test('71 years of 400 have a week 53', () => {
    const long = Array.from({ length: 400 }, (_, i) => 2000 + i).filter((year) => weeksInYear(year) === 53);
    expect(long.length).toBe(71);
    expect(long.slice(0, 5)).toEqual([2004, 2009, 2015, 2020, 2026]);
  });

  test('a week begins with its Monday', () => {
    for (let year = 1980; year < 2040; year++)
      for (const week of [1, 26, 52]) {
        const monday = mondayOf(year, week);
        expect(new Date(Date.UTC(monday.year, monday.month - 1, monday.day)).getUTCDay()).toBe(1);
      }
  });
});
