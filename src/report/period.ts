import { type CivilDate, dateOf, julianDayNumber } from '../time/calendar.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { mondayNumber } from '../time/week.js';
import type { ReadersClock } from './clock.js';

/** What a report is made for. */
const reportKinds = ['daily', 'weekly', 'monthly', 'yearly', 'ascendant-yearly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A day, a week, a month or a year, as the readers' clock has it. */
export interface Period {
  kind: ReportKind;
  /** Its first midnight, and the one it ends before. */
  from: JulianDayUt;
  to: JulianDayUt;
  /** Of a week, the year it belongs to (ISO 8601). */
  year: number;
  /** ISO 8601 week; of weekly reports. */
  week: number | undefined;
  /** 1 to 12; of monthly reports. */
  month: number | undefined;
  /** Of daily reports. */
  date: CivilDate | undefined;
  /** Days, weeks, months or years counted without a break from one year to the next: wordings rotate by it. */
  number: number;
  clock: ReadersClock;
}

const dayNumber = (date: CivilDate): number => julianDayNumber(date, 'gregorian');

function spanning(first: number, next: number, clock: ReadersClock): Pick<Period, 'from' | 'to' | 'clock'> {
  return { from: clock.beginningOfDay(first), to: clock.beginningOfDay(next), clock };
}

const unmarked = { week: undefined, month: undefined, date: undefined };

export function dayPeriod(date: CivilDate, clock: ReadersClock): Period {
  const number = dayNumber(date);
  return {
    kind: 'daily',
    ...spanning(number, number + 1, clock),
    ...unmarked,
    year: date.year,
    date,
    number,
  };
}

/** @param week one that the year has */
export function weekPeriod(year: number, week: number, clock: ReadersClock): Period {
  const monday = mondayNumber({ year, week });
  const number = Math.floor(monday / 7);
  return { kind: 'weekly', ...spanning(monday, monday + 7, clock), ...unmarked, year, week, number };
}

export function monthPeriod(year: number, month: number, clock: ReadersClock): Period {
  const first = dayNumber({ year, month, day: 1 });
  const next = dayNumber(
    month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
  );
  return {
    kind: 'monthly',
    ...spanning(first, next, clock),
    ...unmarked,
    year,
    month,
    number: year * 12 + month,
  };
}

export function yearPeriod(year: number, kind: 'yearly' | 'ascendant-yearly', clock: ReadersClock): Period {
  const first = dayNumber({ year, month: 1, day: 1 });
  const next = dayNumber({ year: year + 1, month: 1, day: 1 });
  return { kind, ...spanning(first, next, clock), ...unmarked, year, number: year };
}

export const isYear = ({ kind }: Period): boolean => kind === 'yearly' || kind === 'ascendant-yearly';

/** The last date of a period. */
export const lastDateOf = ({ to, clock }: Period): CivilDate =>
  dateOf(clock.dayNumberOf(to) - 1, 'gregorian');

/** Which wording a year reads of cells that both kinds of year share: that by the Ascendant has the next one. */
export const rotationOfYear = ({ kind, number }: Period): number => number + (kind === 'yearly' ? 0 : 1);
