import { describe, expect, test } from 'vitest';
import { isoWeekOf, mondayOf, weeksInYear } from '#dist/time/week.js';

describe('ISO weeks', () => {
  test.each([
    // ISO 8601:2004, 3.2.2 and 4.1.4.2: 1 January 1995 is in week 52 of 1994; 31 December 1996 in week 1 of 1997
    [1995, 1, 1, 1994, 52],
    [1996, 12, 31, 1997, 1],
    // Years that begin on a Thursday, or a leap year on a Wednesday, have a week 53: 2004, 2009, 2015, 2020, 2026
    [2021, 1, 3, 2020, 53],
    [2021, 1, 4, 2021, 1],
    [2026, 12, 31, 2026, 53],
    [2024, 12, 30, 2025, 1],
  ])('%d-%d-%d is in %d, week %d', (year, month, day, weekYear, week) => {
    expect(isoWeekOf({ year, month, day })).toEqual({ year: weekYear, week });
  });

  test('71 years of 400 have a week 53', () => {
    const long = Array.from({ length: 400 }, (_, i) => 2000 + i).filter((year) => weeksInYear(year) === 53);
    expect(long.length).toBe(71);
    expect(long.slice(0, 5)).toEqual([2004, 2009, 2015, 2020, 2026]);
  });

  test('a week begins with its Monday', () => {
    expect(mondayOf({ year: 2020, week: 53 })).toEqual({ year: 2020, month: 12, day: 28 });
    expect(mondayOf({ year: 2025, week: 1 })).toEqual({ year: 2024, month: 12, day: 30 });
    for (let year = 1980; year < 2040; year++) {
      for (const week of [1, 26, 52]) {
        const monday = mondayOf({ year, week });
        expect(isoWeekOf(monday)).toEqual({ year, week });
        expect(new Date(Date.UTC(monday.year, monday.month - 1, monday.day)).getUTCDay()).toBe(1);
      }
    }
  });
});
