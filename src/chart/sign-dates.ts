import type { SignId } from './zodiac.js';

/**
 * The usual tropical dates of the signs, as newspapers print them: first day and last day, `MM-DD`. The Sun
 * itself enters a sign up to two days off these, by year and time zone.
 */
export const signDates: readonly (readonly [start: string, end: string])[] = [
  ['03-21', '04-19'],
  ['04-20', '05-20'],
  ['05-21', '06-20'],
  ['06-21', '07-22'],
  ['07-23', '08-22'],
  ['08-23', '09-22'],
  ['09-23', '10-22'],
  ['10-23', '11-21'],
  ['11-22', '12-21'],
  ['12-22', '01-19'],
  ['01-20', '02-18'],
  ['02-19', '03-20'],
];

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The sign of a day of any year by the usual dates, or undefined for a day that no year has. */
export function signOnDay(month: number, day: number): SignId | undefined {
  const days = daysInMonth[month - 1];
  if (days === undefined || day < 1 || day > days) return undefined;
  const given = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const sign = signDates.findIndex(([start, end]) =>
    start <= end ? start <= given && given <= end : given >= start || given <= end,
  );
  return sign as SignId;
}
