import { julianDayNumber } from './calendar.js';

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
