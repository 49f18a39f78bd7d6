import { dateOf, julianDayNumber } from '../time/calendar.js';

/** What a report is made for. */
export const reportKinds = ['weekly', 'monthly', 'yearly', 'ascendant-yearly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A week, a month or a year, in UTC. */
export interface Period {
  kind: ReportKind;
  /** Julian days UT: its first midnight, and the one it ends before. */
  from: number;
  to: number;
  year: number;
  /** ISO 8601 week; of weekly reports. */
  week: number | undefined;
  /** 1 to 12; of monthly reports. */
  month: number | undefined;
  /** Weeks, months or years counted without a break from one year to the next: wordings take turns by it. */
  number: number;
}

const gregorian = 'gregorian';

/** Julian day UT of the midnight a date begins with. */
const midnight = (year: number, month: number, day: number): number =>
  julianDayNumber({ year, month, day }, gregorian) - 0.5;

/** The Monday of week 1: that of the week which January 4 is in (ISO 8601). */
function firstMonday(year: number): number {
  const fourth = midnight(year, 1, 4);
  return fourth - weekdayOf(fourth);
}

/** 0 Monday to 6 Sunday, of the day that begins at a midnight. */
export const weekdayOf = (julianDayUt: number): number => Math.floor(julianDayUt + 0.5) % 7;

/** 52 or 53. */
export const weeksIn = (year: number): number => (firstMonday(year + 1) - firstMonday(year)) / 7;

/** The date of the day, in UTC, that a moment is in. */
export const dayOf = (julianDayUt: number): { year: number; month: number; day: number } =>
  dateOf(Math.floor(julianDayUt + 0.5), gregorian);

/** Undefined where the year has no such week: 53 in most years. */
export function weekPeriod(year: number, week: number): Period | undefined {
  if (week > weeksIn(year)) return undefined;
  const from = firstMonday(year) + (week - 1) * 7;
  return { kind: 'weekly', from, to: from + 7, year, week, month: undefined, number: Math.floor(from / 7) };
}

export function monthPeriod(year: number, month: number): Period {
  return {
    kind: 'monthly',
    from: midnight(year, month, 1),
    to: month === 12 ? midnight(year + 1, 1, 1) : midnight(year, month + 1, 1),
    year,
    week: undefined,
    month,
    number: year * 12 + month,
  };
}

export function yearPeriod(year: number, kind: 'yearly' | 'ascendant-yearly'): Period {
  return {
    kind,
    from: midnight(year, 1, 1),
    to: midnight(year + 1, 1, 1),
    year,
    week: undefined,
    month: undefined,
    number: year,
  };
}
