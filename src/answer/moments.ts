import type { Locality } from '../request/place.js';
import type { Birthdate, Moment } from '../schema/quantities.js';
import type { EventEntry, Profile } from '../schema/responses.js';
import type { Day } from '../text/spans.js';
import { dateOf } from '../time/calendar.js';
import type { CivilMoment } from '../time/civil.js';
import { formatBirthdate, formatDate, formatInstant } from '../time/notation.js';

/** Moments as results have them. */

/** `timezone_type` of `{ date, timezone_type, timezone }`, as in PHP's DateTime, whose type 3 is a zone by name. */
export const namedZone = 3;

/** A moment on the clock of its place. */
export const localBirthdate = (moment: CivilMoment): Birthdate => ({
  date: formatBirthdate(moment.local),
  timezone_type: namedZone,
  timezone: moment.timezoneName,
});

/** A moment in UTC, in the calendar of its local date. */
export const utcBirthdate = (moment: CivilMoment): Birthdate => ({
  date: formatBirthdate(moment.utc),
  timezone_type: namedZone,
  timezone: 'UTC',
});

/** A moment on the clock of its place and in UTC, which tells two moments apart where that clock shows a time twice. */
export const momentEntry = (moment: CivilMoment): Moment => ({
  ...localBirthdate(moment),
  utDate: formatInstant(moment.julianDayUt),
  julianDayUt: moment.julianDayUt,
});

/** Who was born when and where, in the interface's order of keys. */
export function profileOf(name: string, moment: CivilMoment, place: Locality): Profile {
  return {
    name,
    birthdate: localBirthdate(moment),
    utBirthdate: utcBirthdate(moment),
    cityName: place.name,
    lat: place.latitude,
    long: place.longitude,
    realLat: place.latitude,
    realLong: place.realLongitude,
    east: place.realLongitude >= 0,
    south: place.latitude < 0,
    dst: moment.dst,
    timezoneName: moment.timezoneName,
  };
}

/** An event, a moment that is no birth, in the interface's order of keys. */
export const eventOf = (moment: CivilMoment, place: Locality): EventEntry => ({
  date: localBirthdate(moment),
  utDate: utcBirthdate(moment),
  cityName: place.name,
  lat: place.latitude,
  long: place.longitude,
  timezoneName: moment.timezoneName,
});

/** `YYYY-MM-DD` of a day by its Julian day number, Gregorian. */
export const isoDateOf = (day: number): string => formatDate(dateOf(day, 'gregorian'));

/** The calendar day of a moment as results have it, `YYYY-MM-DD …`. */
export function writtenDay(date: string): Day {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}
