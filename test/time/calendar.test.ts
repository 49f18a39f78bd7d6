import { Temporal } from 'temporal-polyfill/implementation';
import { describe, test } from 'vitest';
import {
  calendarOf,
  calendarOn,
  dateOf,
  daysInMonth,
  faultOfDate,
  isLeapYear,
  julianDayNumber,
} from '#dist/time/calendar.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

describe('Julian day numbers', () => {
  test.each([
    // Meeus, Astronomical Algorithms (2nd ed. 1998), chapter 7: examples 7.a and 7.b and the table after them
    ['1957-10-04', 'gregorian', 2436116],
    ['0333-01-27', 'julian', 1842713],
    ['2000-01-01', 'gregorian', 2451545],
    ['1999-01-01', 'gregorian', 2451180],
    ['1987-06-19', 'gregorian', 2446966],
    ['1988-01-27', 'gregorian', 2447188],
    ['1900-01-01', 'gregorian', 2415021],
    ['1600-01-01', 'gregorian', 2305448],
    ['1600-12-31', 'gregorian', 2305813],
    ['0837-04-10', 'julian', 2026872],
    // Explanatory Supplement to the Astronomical Almanac (2013), 15.1.10: the first day of the Gregorian calendar
    ['1582-10-15', 'gregorian', 2299161],
    ['1582-10-04', 'julian', 2299160],
    ['1582-10-15', 'julian', 2299171],
  ] as const)('%s %s', (text, calendar, expected) => {
    expect(julianDayNumber(date(text), calendar)).toBe(expected);
    expect(dateOf(expected, calendar)).toEqual(date(text));
  });

  test('begin at -4712-01-01 Julian', () => {
    expect(dateOf(0, 'julian')).toEqual({ year: -4712, month: 1, day: 1 });
  });

  test('count Gregorian days as Temporal does', () => {
    const epoch = new Temporal.PlainDate(1970, 1, 1);
    const day = fc.integer({ min: -800_000, max: 800_000 });
    fc.assert(
      fc.property(day, (days) => {
        const { year, month, day } = epoch.add({ days });
        expect(dateOf(days + 2440588, 'gregorian')).toEqual({ year, month, day });
        expect(julianDayNumber({ year, month, day }, 'gregorian')).toBe(days + 2440588);
      }),
    );
  });

  test.each(['gregorian', 'julian'] as const)('lose no day in three thousand years (%s)', (calendar) => {
    let expected = julianDayNumber({ year: 0, month: 1, day: 1 }, calendar);
    for (let year = 0; year <= 3000; year++) {
      for (let month = 1; month <= 12; month++) {
        for (const day of [1, daysInMonth(year, month, calendar)]) {
          const found = julianDayNumber({ year, month, day }, calendar);
          const date = dateOf(found, calendar);
          const right =
            found === expected + day - 1 && date.year === year && date.month === month && date.day === day;
          if (!right) expect.fail(`${year}-${month}-${day}`);
        }
        expected += daysInMonth(year, month, calendar);
      }
    }
  });
});

describe('leap years', () => {
  test.each([
    [1900, false, true],
    [2000, true, true],
    [1500, false, true],
    [1996, true, true],
    [1999, false, false],
    [0, true, true],
  ])('%d: gregorian %s, julian %s', (year, gregorian, julian) => {
    expect(isLeapYear(year, 'gregorian')).toBe(gregorian);
    expect(isLeapYear(year, 'julian')).toBe(julian);
  });
});

describe('the calendar of a date', () => {
  test('auto is Julian up to 1582-10-14', () => {
    expect(['1582-10-04', '1582-10-05', '1582-10-14'].map((d) => calendarOf(date(d), 'auto'))).toEqual(
      Array(3).fill('julian'),
    );
    expect(['1582-10-15', '1582-11-01', '1583-01-01'].map((d) => calendarOf(date(d), 'auto'))).toEqual(
      Array(3).fill('gregorian'),
    );
    expect([calendarOn(2299160, 'auto'), calendarOn(2299161, 'auto')]).toEqual(['julian', 'gregorian']);
  });

  test('is the one asked for', () => {
    expect([calendarOf(date('1990-01-01'), 'julian'), calendarOn(0, 'gregorian')]).toEqual([
      'julian',
      'gregorian',
    ]);
  });
});

describe('faults', () => {
  test.each([
    ['1500-02-29', 'auto', undefined],
    ['1500-02-29', 'julian', undefined],
    ['1500-02-29', 'gregorian', /28 days in the Gregorian/],
    ['1900-02-29', 'julian', undefined],
    ['1900-02-29', 'auto', /28 days in the Gregorian/],
    ['1501-02-29', 'auto', /28 days in the Julian/],
    ['1990-02-30', 'auto', /28 days/],
    ['1990-04-31', 'auto', /30 days/],
    ['1990-00-10', 'auto', /no month 0/],
    ['1990-13-10', 'auto', /no month 13/],
    ['1990-01-00', 'auto', /no day 0/],
    ['0000-01-01', 'auto', /0001 to 2999/],
    ['0001-01-01', 'auto', undefined],
    ['2999-12-31', 'auto', undefined],
    ['3000-01-01', 'auto', /0001 to 2999/],
  ] as const)('%s %s', (text, calendar, fault) => {
    if (fault === undefined) expect(faultOfDate(date(text), calendar)).toBeUndefined();
    else expect(faultOfDate(date(text), calendar)).toMatch(fault);
  });
});
