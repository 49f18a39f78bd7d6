import { type CivilDate, dateOf, julianDayNumber } from '../time/calendar.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { mondayNumber } from '../time/week.js';
import type { ReadersClock } from './clock.js';

/** What a report is made for. */
const reportKinds = ['daily', 'weekly', 'monthly', 'yearly', 'ascendant-yearly'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Days from a first midnight on, as the readers' clock has it. */
interface Span {
  /** Its first midnight, and the one it ends before. */
  from: JulianDayUt;
  to: JulianDayUt;
  /** Of a week, the year it belongs to (ISO 8601). */
  year: number;
  /** Days, weeks, months or years counted without a break from one year to the next: wordings rotate by it. */
  number: number;
  clock: ReadersClock;
}

export type Day = Span & { kind: 'daily' };
export type Week = Span & { kind: 'weekly' };
export type Month = Span & { kind: 'monthly' };
/** Of readers by their Sun sign, or by that of their Ascendant. */
export type Year = Span & { kind: 'yearly' | 'ascendant-yearly' };
export type Period = Day | Week | Month | Year;

const dayNumber = (date: CivilDate): number => julianDayNumber(date, 'gregorian');

const spanning = (first: number, next: number, clock: ReadersClock): Pick<Span, 'from' | 'to' | 'clock'> => ({
  from: clock.beginningOfDay(first),
  to: clock.beginningOfDay(next),
  clock,
});

export function dayPeriod(date: CivilDate, clock: ReadersClock): Day {
  const number = dayNumber(date);
  return { kind: 'daily', ...spanning(number, number + 1, clock), year: date.year, number };
}

/** @param week one that the year has */
export function weekPeriod(year: number, week: number, clock: ReadersClock): Week {
  const monday = mondayNumber({ year, week });
  return { kind: 'weekly', ...spanning(monday, monday + 7, clock), year, number: Math.floor(monday / 7) };
}

/** @param month 1 to 12 */
export function monthPeriod(year: number, month: number, clock: ReadersClock): Month {
  const first = dayNumber({ year, month, day: 1 });
  const next = dayNumber(
    month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
  );
  return { kind: 'monthly', ...spanning(first, next, clock), year, number: year * 12 + month };
}

export function yearPeriod(year: number, kind: Year['kind'], clock: ReadersClock): Year {
  const first = dayNumber({ year, month: 1, day: 1 });
  const next = dayNumber({ year: year + 1, month: 1, day: 1 });
  return { kind, ...spanning(first, next, clock), year, number: year };
}

export const isYear = (period: Period): period is Year =>
  period.kind === 'yearly' || period.kind === 'ascendant-yearly';

/** The last date of a period. */
export const lastDateOf = ({ to, clock }: Period): CivilDate =>
  dateOf(clock.dayNumberOf(to) - 1, 'gregorian');

/** Which wording a year takes of texts that both kinds of year share: the year by the Ascendant takes the next one. */
export const rotationOfYear = ({ kind, number }: Period): number => number + (kind === 'yearly' ? 0 : 1);
