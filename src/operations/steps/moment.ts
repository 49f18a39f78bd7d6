import { HoroscopeError, quote } from '../../errors.js';
import type { Birthdate, Notice, Profile } from '../../schema/responses.js';
import { type CivilFields, formatBirthdate, parseDate, parseTime, type ResolvedMoment, resolveCivil, utcFields } from '../../time/civil.js';
import type { Locality } from './place.js';
import type { Settings } from './settings.js';

/** The instant a request's date and time mean at a place. */
export function momentOf(
  request: { date: string; time: string },
  place: Locality,
  settings: Settings,
  suffix = '',
): ResolvedMoment {
  const date = parseDate(request.date);
  const time = parseTime(request.time);
  return resolveCivil({ ...date, ...time }, place.zone, {
    longitude: place.realLongitude,
    calendar: settings.calendar,
    disambiguation: settings.disambiguation,
    localMeanTime: settings.localMeanTime,
  });
}
