import { Temporal } from 'temporal-polyfill/implementation';
import type { CivilDate } from './calendar.js';

/**
 * Weeks of ISO 8601: Monday to Sunday, the first of a year being the one with its first Thursday. Gregorian.
 */

export interface IsoWeek {
  /** The year that the week belongs to, which at New Year may not be the date's. */
  readonly year: number;
  /** 1 to 52, or 53. */
  readonly week: number;
}

/** The week that a date is in. */
export function isoWeekOf({ year, month, day }: CivilDate): IsoWeek {
  const date = new Temporal.PlainDate(year, month, day);
  return { year: date.yearOfWeek ?? year, week: date.weekOfYear ?? 1 };
}

/** How many weeks a year has: 52 or 53. The 28th of December is always in the last. */
export function weeksInYear(year: number): number {
  return isoWeekOf({ year, month: 12, day: 28 }).week;
}

/** The Monday of a week, which may be in the year before. The 4th of January is always in the first week. */
export function mondayOf({ year, week }: IsoWeek): CivilDate {
  const inFirst = new Temporal.PlainDate(year, 1, 4);
  const monday = inFirst.add({ days: 7 * (week - 1) - (inFirst.dayOfWeek - 1) });
  return { year: monday.year, month: monday.month, day: monday.day };
}
