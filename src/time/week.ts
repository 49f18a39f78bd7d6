import { HoroscopeError, quote } from '../errors.js';
import { dateOf, firstYear, julianDayNumber, lastYear } from './calendar.js';
import { formatDate, parseDate } from './notation.js';

/**
 * Weeks of ISO 8601: Monday to Sunday, the first of a year being the one with its first Thursday. Gregorian.
 */

export interface IsoWeek {
  /** The year that the week belongs to, which at New Year may not be the date's. */
  readonly year: number;
  /** 1 to 52, or 53. */
  readonly week: number;
}

/** 0 Monday to 6 Sunday, of a Julian day number. */
export const weekdayOf = (dayNumber: number): number => ((dayNumber % 7) + 7) % 7;

/** The Julian day number of the Monday of week 1: that of the week which January 4 is in. */
function firstMonday(year: number): number {
  const fourth = julianDayNumber({ year, month: 1, day: 4 }, 'gregorian');
  return fourth - weekdayOf(fourth);
}

/** How many weeks a year has: 52 or 53. */
export const weeksInYear = (year: number): number => (firstMonday(year + 1) - firstMonday(year)) / 7;

/** The Julian day number of the Monday of a week, which may be in the year before. */
export const mondayNumber = ({ year, week }: IsoWeek): number => firstMonday(year) + 7 * (week - 1);

/**
 * The week of ISO 8601 that a day is in, as `weeklyReports` takes it: `weeklyReports({ ...weekOf('2026-11-22'), lang: 'en' })`.
 *
 * @param date `YYYY-MM-DD`, Gregorian
 * @throws HoroscopeError `invalid_request` where it is no date
 * @example
 * weekOf('2027-01-01'); // { year: 2026, week: 53 }
 */
export function weekOf(date: string): IsoWeek {
  const civil = typeof date === 'string' ? parseDate(date, 'gregorian') : 'a date is written YYYY-MM-DD';
  if (typeof civil === 'string')
    throw new HoroscopeError('invalid_request', `date is ${quote(date)}; ${civil}`, { path: 'date' });
  const day = julianDayNumber(civil, 'gregorian');
  const { year } = dateOf(day - weekdayOf(day) + 3, 'gregorian');
  return { year, week: 1 + Math.floor((day - firstMonday(year)) / 7) };
}

/**
 * The Monday of a week, `YYYY-MM-DD`, which may be in the year before.
 *
 * @throws HoroscopeError `invalid_request` where the year has no such week
 * @example
 * mondayOf({ year: 2026, week: 1 }); // '2025-12-29'
 */
export function mondayOf({ year, week }: IsoWeek): string {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear)
    throw new HoroscopeError(
      'invalid_request',
      `year is ${quote(year)}; it must be ${firstYear} to ${lastYear}`,
      {
        path: 'year',
      },
    );
  if (!Number.isInteger(week) || week < 1 || week > weeksInYear(year))
    throw new HoroscopeError(
      'invalid_request',
      `week is ${quote(week)}; ${year} has weeks 1 to ${weeksInYear(year)}`,
      { path: 'week' },
    );
  return formatDate(dateOf(mondayNumber({ year, week }), 'gregorian'));
}
