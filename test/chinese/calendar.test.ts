/** The lunisolar calendar against published tables and two other libraries. */

import { readFileSync } from 'node:fs';
import { CalendarChinese } from 'date-chinese';
import { LunarYear, Solar } from 'lunar-javascript';
import { describe, test } from 'vitest';
import { chineseDay } from '#dist/chinese/almanac.js';
import { LunarCalendar } from '#dist/chinese/calendar.js';
import { dateOf, julianDayNumber } from '#dist/time/calendar.js';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { openSky } from '../sky/open-sky.js';

const sky = openSky();
const calendar = new LunarCalendar(sky);
const { newYears, leapMonths } = JSON.parse(
  readFileSync(new URL('../../conformance/fixtures/hong-kong-observatory.json', import.meta.url), 'utf8'),
) as { newYears: Record<string, string>; leapMonths: Record<string, number> };
const dayNumber = (year: number, month: number, day: number) =>
  julianDayNumber({ year, month, day }, 'gregorian');
const told = (day: number) => {
  const { year, month, day: ofMonth } = dateOf(day, 'gregorian');
  return [year, month, ofMonth].map((part) => String(part).padStart(2, '0')).join('-');
};

test('new year’s days of the Hong Kong Observatory’s conversion tables', () => {
  // hko.gov.hk/en/gts/time/conversion.htm, "Gregorian-Lunar Calendar Conversion Table".
  for (const [year, day] of Object.entries(newYears)) expect(told(calendar.newYear(Number(year)))).toBe(day);
});

test('leap months of known years', () => {
  // The same tables; 2033 is the year whose leap month old almanacs put in the wrong place.
  for (let year = 2000; year <= 2034; year++) {
    const leap = calendar.months(year).find((month) => month.leap);
    expect([year, leap?.month]).toEqual([year, leapMonths[year]]);
  }
});

/** Months in which the libraries and tables disagree among themselves, with the reason. */
const disputed = {
  'lunar-javascript': new Map([
    ['2097-08-08', 'new Moon within a minute of midnight: it hangs on the forecast of ΔT'],
  ]),
  'date-chinese': new Map([
    ['1906-04-24', 'it recomputes the new Moon by Beijing’s mean time, 23:52 of the day before'] as const,
    ...['2033-08-25', '2033-09-23', '2033-10-23', '2033-11-22'].map(
      (day) => [day, 'it puts the leap month of 2033 after the seventh, as almanacs did until 1990'] as const,
    ),
    ['2057-09-29', 'new Moon within a minute of midnight: it hangs on the forecast of ΔT'],
    ['2097-08-08', 'the same'],
  ]),
};

describe('1900 to 2100, every month', () => {
  test('lunar-javascript', () => {
    const differing: string[] = [];
    for (let year = 1900; year <= 2100; year++) {
      for (const month of calendar.months(year)) {
        const { year: y, month: m, day: d } = dateOf(month.first, 'gregorian');
        const lunar = Solar.fromYmd(y, m, d).getLunar();
        const theirs = [lunar.getYear(), lunar.getMonth(), lunar.getDay()];
        const ours = [month.year, month.leap ? -month.month : month.month, 1];
        if (String(theirs) !== String(ours)) differing.push(told(month.first));
      }
    }
    expect(differing).toEqual([...disputed['lunar-javascript'].keys()]);
  });

  test('date-chinese, which computes from another theory of Sun and Moon', () => {
    const differing: string[] = [];
    // It takes 50 ms a year: each third one, and those in which they differ, is for every day.
    const known = new Set([...disputed['date-chinese'].keys()].map((day) => Number(day.slice(0, 4))));
    for (let year = 1900; year <= 2100; year++) {
      if (!isRandom && year % 3 !== 0 && !known.has(year)) continue;
      for (const month of calendar.months(year)) {
        const { year: y, month: m, day: d } = dateOf(month.first, 'gregorian');
        const theirs = new CalendarChinese();
        theirs.fromGregorian(y, m, d);
        const [, , theirMonth, leap, day] = theirs.get();
        if (theirMonth !== month.month || leap !== month.leap || day !== 1) differing.push(told(month.first));
      }
    }
    expect(differing).toEqual([...disputed['date-chinese'].keys()]);
  });
});

test('1800 to 1911: the calendar that was issued, and the fifteen months in which recomputation differs', () => {
  const recomputed = new LunarCalendar(sky, 'recomputed');
  const named = ({ year, month, leap }: { year: number; month: number; leap: boolean }) =>
    `${year}/${leap ? 'leap ' : ''}${month}`;
  const differing: string[] = [];
  for (let year = 1800; year <= 1911; year++) {
    const issued = calendar.months(year);
    const published = LunarYear.fromYear(year).getMonthsInYear();
    expect(published).toHaveLength(issued.length);
    for (const [i, month] of issued.entries()) {
      const theirs = published[i];
      expect(theirs?.getMonth()).toBe(month.leap ? -month.month : month.month);
      expect(Math.floor((theirs?.getFirstJulianDay() ?? 0) + 0.5)).toBe(month.first);
      const other = recomputed.months(year)[i];
      if (other?.first !== month.first || named(other) !== named(month))
        differing.push(`${named(month)} ${told(month.first)}`);
    }
  }
  expect(differing).toEqual([
    '1805/leap 6 1805-07-26',
    '1805/7 1805-08-24',
    '1813/4 1813-05-01',
    '1817/9 1817-10-11',
    '1820/11 1820-12-06',
    '1823/4 1823-05-11',
    '1841/12 1842-01-11',
    '1842/10 1842-11-03',
    '1849/8 1849-09-17',
    '1856/11 1856-11-28',
    '1861/10 1861-11-03',
    '1869/4 1869-05-12',
    '1880/10 1880-11-03',
    '1887/3 1887-03-25',
    '1906/4 1906-04-24',
  ]);
});

test('1800 to 2399: months of 29 or 30 days without a gap, one leap month in a year at most', () => {
  let next = calendar.months(1800)[0]?.first;
  for (let year = 1800; year < 2400; year++) {
    const months = calendar.months(year);
    expect(months.filter(({ leap }) => leap).length).toBe(months.length - 12);
    for (const month of months) {
      expect(month.first).toBe(next);
      next = calendar.monthOf(month.first + 30).first;
      expect([29, 30]).toContain(next - month.first);
      expect(calendar.dateOf(month.first + 28)).toEqual({
        year,
        month: month.month,
        day: 29,
        leap: month.leap,
      });
    }
  }
});

test('the day changes at Beijing’s midnight, by its mean time before 1929', () => {
  expect(chineseDay(dayNumber(2024, 2, 10) - 0.5 - 8 / 24)).toBe(dayNumber(2024, 2, 10));
  expect(chineseDay(dayNumber(2024, 2, 10) - 0.5 - 8 / 24 - 1e-6)).toBe(dayNumber(2024, 2, 9));
  const beijing = (7 * 3600 + 45 * 60 + 40) / 86_400;
  expect(chineseDay(dayNumber(1900, 1, 31) - 0.5 - beijing + 1e-6)).toBe(dayNumber(1900, 1, 31));
  expect(chineseDay(dayNumber(1900, 1, 31) - 0.5 - beijing - 1e-6)).toBe(dayNumber(1900, 1, 30));
});

test.each([
  [1800, 1],
  [2399, 12],
])('the first and last year there are, beside lunar-javascript: %d', (year, month) => {
  for (let day = 1; day <= 31; day++) {
    const lunar = Solar.fromYmd(year, month, day).getLunar();
    const theirs = [lunar.getYear(), Math.abs(lunar.getMonth()), lunar.getDay()];
    const ours = calendar.dateOf(julianDayNumber({ year, month, day }, 'gregorian'));
    expect([ours.year, ours.month, ours.day]).toEqual(theirs);
  }
});
