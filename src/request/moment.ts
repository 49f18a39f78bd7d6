import { HoroscopeError, quote } from '../errors.js';
import { dateOf, firstYear, julianDayNumber, lastYear } from '../time/calendar.js';
import { type CivilMoment, type PlaceTime, type ResolvedMoment, resolveCivil } from '../time/civil.js';
import { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { parseDate, parseTime } from '../time/notation.js';
import { uncertainClockNotice } from '../time/time-notices.js';
import { uncertainClock } from '../time/uncertain-clocks.js';
import type { Locality } from './place.js';
import type { Settings } from './settings.js';

/** The time of day taken where a request names a day alone. */
export const noon = '12:00';

/** The time of day that a local day begins with. */
export const midnight = '00:00';

/** How clocks and calendars at a place are read under the settings. */
export const placeTime = (place: Locality, settings: Settings): PlaceTime => ({
  longitude: place.realLongitude,
  calendar: settings.calendar,
  localMeanTime: settings.localMeanTime,
});

/** The clock of a place, for results that hold many of its moments. */
export const clockOf = (place: Locality, settings: Settings): Clock =>
  new Clock(place.zone, placeTime(place, settings));

/**
 * The instant that a request's date and time mean at a place.
 * @param suffix of the request's fields: `''`, `_1`, `_2`
 */
export function momentOf(
  request: { date: string; time: string },
  place: Locality,
  settings: Settings,
  suffix = '',
): ResolvedMoment {
  const date = parseDate(request.date, settings.calendar);
  if (typeof date === 'string') throw dateFault(request.date, date, `date${suffix}`);
  const time = parseTime(request.time);
  if (typeof time === 'string') throw fault(request.time, time, `time${suffix}`);
  // Field by field: spreading costs more than all the rest of reading a clock.
  const { year, month, day } = date;
  const { hour, minute, second } = time;
  const moment = resolveCivil({ year, month, day, hour, minute, second }, place.zone, {
    longitude: place.realLongitude,
    calendar: settings.calendar,
    localMeanTime: settings.localMeanTime,
    disambiguation: settings.disambiguation,
    path: `time${suffix}`,
  });
  const where = { latitude: place.latitude, longitude: place.realLongitude };
  const doubt = uncertainClock(place.zone, where, moment.utcSeconds);
  if (doubt === undefined) return moment;
  return { ...moment, notices: [...moment.notices, uncertainClockNotice(moment, doubt)] };
}

function dateFault(given: string, reason: string, path: string): HoroscopeError {
  const year = Number(given.slice(0, 4));
  if (year >= firstYear && year <= lastYear) return fault(given, reason, path);
  return new HoroscopeError(
    'date_out_of_range',
    `${path} is ${quote(given)}; dates reach from ${String(firstYear).padStart(4, '0')}-01-01 to ${lastYear}-12-31`,
    { path },
  );
}

const fault = (given: string, reason: string, path: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}: ${reason}`, { path });

/** The local day that a moment is in, from midnight to midnight as its clocks have them: Julian days, UT. */
export function localDay(
  moment: CivilMoment,
  place: Locality,
  settings: Settings,
): [from: JulianDayUt, to: JulianDayUt] {
  const { calendar, local } = moment;
  const today = julianDayNumber(local, calendar);
  const midnightOf = (day: number): JulianDayUt =>
    resolveCivil({ ...dateOf(day, calendar), hour: 0, minute: 0, second: 0 }, place.zone, {
      ...placeTime(place, settings),
      calendar,
      disambiguation: 'compatible',
    }).julianDayUt;
  const start = midnightOf(today);
  // The last day of all has no next day whose midnight could be resolved.
  return [start, dateOf(today + 1, calendar).year > lastYear ? start + 1 : midnightOf(today + 1)];
}

/** Whether an instant lies in the local day of a moment at a place. */
export function isOnDayOf(
  julianDayUt: number,
  moment: CivilMoment,
  place: Locality,
  settings: Settings,
): boolean {
  const [from, to] = localDay(moment, place, settings);
  return julianDayUt >= from && julianDayUt < to;
}
