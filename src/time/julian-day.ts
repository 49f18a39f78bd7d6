import { type Calendar, type CivilDateTime, dateOf, julianDayNumber } from './calendar.js';

/**
 * Instants, counted as Julian days (days from noon, fractions included) and as seconds since 1970-01-01T00:00Z
 * without leap seconds. A double holds a Julian day of our times to 0.00004 s; what is shown of it as civil time
 * is therefore rounded to the millisecond, once, before it is split into fields: no 59.9996 s becomes 60.
 */

declare const timeScale: unique symbol;

/**
 * A Julian day of Universal Time, which clocks show. UTC is taken as UT1, as astrology programs do.
 *
 * The two scales differ by ΔT: 69 s in 2020, four hours in the year 1. Types keep them apart: one is never taken for
 * the other. Sums and differences are plain numbers, which either type accepts.
 */
export type JulianDayUt = number & { readonly [timeScale]?: 'UT' };
/** A Julian day of Terrestrial Time, which ephemerides count in. */
export type JulianDayTt = number & { readonly [timeScale]?: 'TT' };

/** The Julian day of 1970-01-01T00:00Z. */
const epoch = 2440587.5;
const secondsOfDay = 86400;

/** The Julian day of an instant. Equals the Swiss Ephemeris's `swe_julday` of the same moment to 1e-9 day. */
export function julianDayOf(utcSeconds: number): JulianDayUt {
  const day = Math.floor(utcSeconds / secondsOfDay);
  return day + epoch + (utcSeconds - day * secondsOfDay) / secondsOfDay;
}

/** Seconds since 1970 of a Julian day, to the millisecond. */
export function utcSecondsOf(julianDay: JulianDayUt): number {
  const day = Math.floor(julianDay - epoch);
  return (day * 86400000 + Math.round((julianDay - epoch - day) * 86400000)) / 1000;
}

/** Seconds since 1970 that a clock at UT would count at this reading. */
export function secondsOf(civil: CivilDateTime, calendar: Calendar): number {
  const day = julianDayNumber(civil, calendar) - (epoch + 0.5);
  return day * secondsOfDay + civil.hour * 3600 + civil.minute * 60 + civil.second;
}

/** The day that a clock at UT shows at a count of seconds since 1970, as Julian day number. */
export function dayOf(seconds: number): number {
  return Math.floor(Math.round(seconds * 1000) / 86400000) + (epoch + 0.5);
}

/** What a clock at UT shows at a count of seconds since 1970, to the millisecond. */
export function civilOf(seconds: number, calendar: Calendar): CivilDateTime {
  const milliseconds = Math.round(seconds * 1000);
  const days = Math.floor(milliseconds / 86400000);
  const ofDay = milliseconds - days * 86400000;
  const minutes = Math.floor(ofDay / 60000);
  const { year, month, day } = dateOf(days + (epoch + 0.5), calendar);
  return {
    year,
    month,
    day,
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    second: (ofDay - minutes * 60000) / 1000,
  };
}
