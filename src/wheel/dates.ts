/**
 * Dates of the Gregorian calendar, before its reform too, as Julian days and back. By the platform's own calendar, which
 * is the same everywhere in UTC and costs no bytes.
 */

const millisecondsPerDay = 86_400_000;
/** The Julian day from which platforms count: 1970-01-01, 0 h. */
const epoch = 2440587.5;

/** The Julian day of a midnight. @param month from January of the year 0 on; days beyond its end are those of the next */
export const midnightOf = (month: number, day: number): number =>
  new Date(0).setUTCFullYear(0, month, day) / millisecondsPerDay + epoch;

/** The date of a Julian day: `2026-01-31`. */
export const dateText = (julianDay: number): string =>
  new Date(Math.floor(julianDay - epoch) * millisecondsPerDay).toISOString().slice(0, 10);

/**
 * A moment on the clock of its place, to the minute, as a Julian day. By its figures: not every platform reads a
 * February 29 that only the Julian calendar has. @param date `2026-01-31 12:00:00`
 */
export function clockDay({ date }: { date: string }): number {
  const [year, month, day, hour, minute] = date.split(/\D/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return midnightOf(year * 12 + month - 1, day) + (hour * 60 + minute) / 1440;
}
