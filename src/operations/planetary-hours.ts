import { momentEntry } from '../answer/moments.js';
import { inWords, noticesOfSpan } from '../answer/notices.js';
import { Jupiter, Mars, Mercury, Moon, type Planet, Saturn, Sun, Venus } from '../chart/bodies.js';
import { chaldeanOrder } from '../chart/dignities.js';
import type { EngineContext } from '../request/context.js';
import { clockOf, localDay, midnight, momentOf } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { settingsFor } from '../request/settings.js';
import type { NoticeCode } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type PlanetaryHour,
  type PlanetaryHours,
  type PlanetaryHoursRequest,
  planetaryHoursRequest,
} from '../schema/planetary-hours.js';
import type { Moment } from '../schema/quantities.js';
import type { Texts } from '../text/texts.js';
import { julianDayNumber } from '../time/calendar.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { weekdayOf } from '../time/week.js';
import { defineOperation } from './definition.js';

/** Rulers of the days, Monday's first; each rules the first hour of its day (Vettius Valens, I.10). */
const dayRulers: readonly Planet[] = [Moon, Mars, Mercury, Jupiter, Venus, Saturn, Sun];

/** Hours of a day, and hours of a night. */
const hoursInHalf = 12;

/** The unequal hours of a day from sunrise to sunrise. */
export function planetaryHours(context: EngineContext, request: unknown, options?: unknown): PlanetaryHours {
  const { date, lang, ...where } = parse(planetaryHoursRequest, request);
  const texts = context.textsFor(lang);
  const settings = settingsFor(context.settings, options);
  const place = localityOf(context, where);
  // Midnight says which day; where the clocks skipped it, that is no fault of the request.
  const day = momentOf({ date, time: midnight }, place, { ...settings, disambiguation: 'compatible' });
  const [from, to] = localDay(day, place, settings);
  const dayRulerId = dayRulers[weekdayOf(julianDayNumber(day.local, day.calendar))] as Planet;
  const sun = sunOf(context, place, from, to);
  const clock = clockOf(place, settings);
  const localMoment = (julianDayUt: JulianDayUt): Moment => momentEntry(clock.momentAt(julianDayUt));

  return {
    place: { ...place.entry, latitude: place.latitude, longitude: place.longitude },
    date,
    sunrise: sun && localMoment(sun.rise),
    sunset: sun && localMoment(sun.set),
    nextSunrise: sun && localMoment(sun.nextRise),
    dayRulerId,
    dayRulerName: texts.bodyName(dayRulerId),
    hours: sun === null ? [] : hourEntries(sun, dayRulerId, localMoment, texts),
    notices: inWords(texts, [
      ...day.notices.filter(({ code }) => !aboutMidnight.has(code)),
      // Risings are of the place itself, however charts are seen.
      ...noticesOfSpan(context, { from, to }, { topocentricAltitude: undefined }),
      ...(sun === null ? [{ code: 'no_sunrise' as const, parameters: { date } }] : []),
    ]),
    calculation: {
      julianDayUt: day.julianDayUt,
      calendar: day.calendar,
      offsetSource: day.offsetSource,
      utcOffset: day.utcOffset,
      timezoneData: context.zones.version,
      placeData: place.fromIndex ? `GeoNames ${context.places.sourceDate}` : null,
      engine: context.engine,
    },
  };
}

/** What the clocks did at a midnight that no request named. */
const aboutMidnight: ReadonlySet<NoticeCode> = new Set(['ambiguous_time', 'skipped_time']);

interface SunOfDay {
  rise: JulianDayUt;
  set: JulianDayUt;
  nextRise: JulianDayUt;
}

/** Sunrise within a local day, and the sunset and sunrise that follow; null where one is more than a day away. */
function sunOf(
  { sky }: EngineContext,
  { realLongitude, latitude }: Locality,
  from: JulianDayUt,
  to: JulianDayUt,
): SunOfDay | null {
  const observer = { longitude: realLongitude, latitude, altitude: 0 };
  const next = (event: 'rise' | 'set', after: JulianDayUt, before: JulianDayUt): JulianDayUt | undefined => {
    const found = sky.next(event, Sun, after, observer);
    return found === undefined || found >= before ? undefined : found;
  };
  const rise = next('rise', from, to);
  const set = rise === undefined ? undefined : next('set', rise, rise + 1);
  const nextRise = set === undefined ? undefined : next('rise', set, set + 1);
  if (rise === undefined || set === undefined || nextRise === undefined) return null;
  return { rise, set, nextRise };
}

/** The twelve hours of the day and the twelve of the night, each half in equal parts. */
function hourEntries(
  { rise, set, nextRise }: SunOfDay,
  dayRuler: Planet,
  localMoment: (julianDayUt: JulianDayUt) => Moment,
  texts: Texts,
): PlanetaryHour[] {
  const bounds = [...equalParts(rise, set), ...equalParts(set, nextRise), nextRise].map(localMoment);
  const firstRuler = chaldeanOrder.indexOf(dayRuler);
  return Array.from({ length: 2 * hoursInHalf }, (_, index) => {
    const rulerId = chaldeanOrder[(firstRuler + index) % chaldeanOrder.length] as Planet;
    return {
      hour: index + 1,
      rulerId,
      rulerName: texts.bodyName(rulerId),
      // Copied: a result is the caller's to change, and an hour ends with the moment that the next one begins with.
      starts: { ...(bounds[index] as Moment) },
      ends: { ...(bounds[index + 1] as Moment) },
      isDay: index < hoursInHalf,
    };
  });
}

/** The moments at which the hours of a day or a night begin. */
const equalParts = (from: JulianDayUt, to: JulianDayUt): JulianDayUt[] =>
  Array.from({ length: hoursInHalf }, (_, index) => from + ((to - from) * index) / hoursInHalf);

export const planetaryHoursOperation = defineOperation<
  (request: PlanetaryHoursRequest, options?: Options) => PlanetaryHours
>({
  name: 'planetaryHours',
  path: '/api/planetary-hours',
  method: 'POST',
  summary:
    'The traditional hours of a day: twelve from sunrise to sunset, twelve to the next sunrise, with their rulers',
  description:
    'The first hour is ruled by the planet of the weekday, the others follow in Chaldean order. Sunrise and sunset are those of the Sun’s upper limb at the horizon of the sea, with 34′ of refraction, as in `ephemerides`. In polar day and night there are no hours, and a notice says so.',
  request: planetaryHoursRequest,
  run: planetaryHours,
  cost: { most: 2_000, worst: 'the sunrises and sunsets of two days' },
  example: { place_id: 3054643, date: '2026-11-22', lang: 'en' },
});
