import type { JulianDayTt } from '../time/julian-day.js';
import { filesOf } from './bodies.js';

/**
 * Which ephemeris file serves a moment. The library goes by the year of a moment to open a file, but stays with the
 * one that is open as long as that reaches, which is some days more at either end: results for those days would
 * depend on earlier calls. Here the year alone decides.
 */

const yearsInFile = 600;

/** From 1600-01-01 on the library counts in Gregorian years, before in Julian ones. */
const gregorianFrom = 2_305_447.5;
const julianYear0 = 1_721_057.5;

/** Julian day of January 1 of a multiple of 600. */
const newYear = (year: number): number =>
  year < 1600 ? julianYear0 + year * 365.25 : gregorianFrom + Math.ceil((year - 1600) * 365.2425);

/**
 * The years 1800 to 2399, which the bundled files serve: TT of their first moment and of their end. In UT they end at
 * 2399-12-31 23:51, and what is so far that its light left before they begin is served later: Pluto from 1800-01-01
 * 05:45 on.
 */
export const bundledFrom: JulianDayTt = newYear(1800);
export const bundledTo: JulianDayTt = newYear(2400);
/** The same in words, UT: from when to when all bodies are read from them, to ten minutes. */
export const bundledSpan = { from: '1800-01-01 06:00', to: '2399-12-31 23:50' } as const;

/** Julian days UT between which all bodies are read from them, whatever light's travel: a day in from either end. */
export const bundledSpanUt = { from: bundledFrom + 1, to: bundledTo - 1 } as const;

/**
 * The name of the file of a body at a moment TT, as `swi_gen_filename` makes it: `sepl_18.se1` for 1800 to 2399,
 * `seplm06.se1` for -600 to -1. Undefined for bodies that need none or have one for all times.
 */
export function fileFor(number: number, julianDayTt: JulianDayTt): string | undefined {
  const prefix = filesOf(number);
  if (prefix === null) return undefined;
  let first = Math.floor((julianDayTt - julianYear0) / 365.25 / yearsInFile) * yearsInFile;
  if (julianDayTt >= newYear(first + yearsInFile)) first += yearsInFile;
  else if (julianDayTt < newYear(first)) first -= yearsInFile;
  const century = String(Math.abs(first / 100)).padStart(2, '0');
  return `${prefix}${first < 0 ? 'm' : '_'}${century}.se1`;
}
