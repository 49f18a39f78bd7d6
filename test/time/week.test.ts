import { describe, test } from 'vitest';
import { dateOf } from '#dist/time/calendar.js';
import { mondayNumber, mondayOf as mondayOfWeek, weekOf, weeksInYear } from '#dist/time/week.js';
import { expect } from '../expect.js';

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

  test.each([
    ['1995-01-01', 1994, 52],
    ['1996-12-31', 1997, 1],
    ['2027-01-01', 2026, 53],
    ['2026-11-22', 2026, 47],
    ['2026-11-23', 2026, 48],
    ['2024-12-30', 2025, 1],
  ])('%s is in the week of %d that is number %d', (date, year, week) => {
    expect(weekOf(date)).toEqual({ year, week });
  });

  test('every day of twelve years is within seven days of its Monday', () => {
    const first = Date.UTC(2019, 0, 1);
    for (let day = 0; day < 4383; day++) {
      const date = new Date(first + day * 86_400_000);
      const monday = Date.parse(mondayOfWeek(weekOf(date.toISOString().slice(0, 10))));
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(Math.floor((date.getTime() - monday) / 86_400_000)).toBe((date.getUTCDay() + 6) % 7);
    }
  });

  test('what is no date, and no week of its year', () => {
    for (const date of ['2026-02-30', '2026-W01', '', 'now'])
      expect(() => weekOf(date)).toThrow(expect.objectContaining({ code: 'invalid_request', path: 'date' }));
    expect(() => weekOf(20260122 as never)).toThrow('a date is written YYYY-MM-DD');
    // 1500 was a leap year of the Julian calendar alone.
    expect(() => weekOf('1500-02-29')).toThrow('there is no day 29');
    expect(() => weekOf('2026-02-30')).toThrow('date is "2026-02-30"; there is no day 30');
    expect(() => mondayOfWeek({ year: 2025, week: 53 })).toThrow('2025 has weeks 1 to 52');
    expect(() => mondayOfWeek({ year: 0, week: 1 })).toThrow('year is 0');
    for (const year of [0, 3000, 2026.5])
      expect(() => mondayOfWeek({ year, week: 1 })).toThrow(
        expect.objectContaining({ code: 'invalid_request', path: 'year' }),
      );
    for (const week of [0, -1, 1.5, 54])
      expect(() => mondayOfWeek({ year: 2026, week })).toThrow(
        expect.objectContaining({ code: 'invalid_request', path: 'week' }),
      );
    expect(mondayOfWeek({ year: 1, week: 1 })).toBe('0001-01-01');
    expect(mondayOfWeek({ year: 2999, week: 1 })).toBe('2998-12-31');
  });

  test('a week begins with its Monday', () => {
    for (let year = 1980; year < 2040; year++)
      for (const week of [1, 26, 52]) {
        const monday = mondayOf(year, week);
        expect(new Date(Date.UTC(monday.year, monday.month - 1, monday.day)).getUTCDay()).toBe(1);
      }
  });
});
