import { type CivilDate, dateOf, julianDayNumber } from '../time/calendar.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { mondayNumber, weekdayOf, weeksInYear } from '../time/week.js';

/** What a report is made for. */
export const reportKinds = ['weekly', 'monthly', 'yearly', 'ascendant-yearly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A week, a month or a year, in UTC. */
export interface Period {
  kind: ReportKind;
  /** Its first midnight, and the one it ends before. */
  from: JulianDayUt;
  to: JulianDayUt;
  year: number;
  /** ISO 8601 week; of weekly reports. */
  week: number | undefined;
  /** 1 to 12; of monthly reports. */
  month: number | undefined;
  /** Weeks, months or years counted without a break from one year to the next: wordings take turns by it. */
  number: number;
}

/** The midnight UT that a Gregorian date begins with. */
const midnight = (year: number, month: number, day: number): JulianDayUt =>
  julianDayNumber({ year, month, day }, 'gregorian') - 0.5;

/** The Julian day number of the day, in UTC, that a moment is in. */
const dayNumberOf = (julianDayUt: JulianDayUt): number => Math.floor(julianDayUt + 0.5);

/** 0 Monday to 6 Sunday, of the day, in UTC, that a moment is in. */
export const weekdayAt = (julianDayUt: JulianDayUt): number => weekdayOf(dayNumberOf(julianDayUt));

/** The date of the day, in UTC, that a moment is in. */
export const dayOf = (julianDayUt: JulianDayUt): CivilDate => dateOf(dayNumberOf(julianDayUt), 'gregorian');

/** Undefined where the year has no such week: 53 in most years. */
export function weekPeriod(year: number, week: number): Period | undefined {
  if (week > weeksInYear(year)) return undefined;
  const from = mondayNumber({ year, week }) - 0.5;
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
