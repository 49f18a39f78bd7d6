import { momentEntry } from '../answer/moments.js';
import { inWords, noticesOfSpan } from '../answer/notices.js';
import { Jupiter, Mars, Mercury, Moon, type Planet, Saturn, Sun, Venus } from '../chart/bodies.js';
import { chaldeanOrder } from '../chart/dignities.js';
import type { EngineContext } from '../request/context.js';
import { localDay, midnight, momentOf, placeTime } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { settingsFor } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type PlanetaryHour,
  type PlanetaryHours,
  type PlanetaryHoursRequest,
  planetaryHoursRequest,
  planetaryHoursResponse,
} from '../schema/planetary-hours.js';
import type { Texts } from '../text/texts.js';
import { julianDayNumber } from '../time/calendar.js';
import { civilAt } from '../time/civil.js';
import { defineOperation } from './definition.js';

/** Rulers of the days from Monday on; every one is the ruler of its day's first hour (Vettius Valens, I.10). */
const dayRulers: readonly Planet[] = [Moon, Mars, Mercury, Jupiter, Venus, Saturn, Sun];

/** Of a day, and of a night. */
const hoursInHalf = 12;

/** The unequal hours of a day from sunrise to sunrise. */
export function planetaryHours(context: EngineContext, request: unknown, options?: unknown): PlanetaryHours {
  const { date, lang, ...where } = parse(planetaryHoursRequest, request);
  const texts = context.textsFor(lang);
  const settings = settingsFor(context.settings, options);
  const place = localityOf(context, where);
  // Midnight says which day; where the clocks skipped it, that is no fault of the request.
  const day = momentOf({ date, time: midnight }, place, { ...settings, disambiguation: 'compatible' });
  const weekday = julianDayNumber(day.local, day.calendar) % dayRulers.length;
  const dayRulerId = dayRulers[weekday] as Planet;
  const [from, to] = localDay(day, place, settings);
  const sun = sunOf(context, place, from, to);

  const clock = placeTime(place, settings);
  const moment = (julianDayUt: number) => momentEntry(civilAt(julianDayUt, place.zone, clock));
  const hours =
    sun === undefined ? [] : [...halfOf(sun.rise, sun.set, 0), ...halfOf(sun.set, sun.nextRise, hoursInHalf)];
  // Risings are of the place itself, however charts are seen.
  const notices: UnwordedNotice[] = noticesOfSpan(context, { from, to }, { topocentricAltitude: undefined });
  if (sun === undefined) notices.push({ code: 'no_sunrise', parameters: { date } });

  return {
    place: { ...place.entry, latitude: place.latitude, longitude: place.longitude },
    date,
    sunrise: sun === undefined ? null : moment(sun.rise),
    sunset: sun === undefined ? null : moment(sun.set),
    nextSunrise: sun === undefined ? null : moment(sun.nextRise),
    dayRulerId,
    hours: hours.map((hour) => hourEntry(hour, dayRulerId, moment, texts)),
    notices: inWords(texts, notices),
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

interface SunOfDay {
  rise: number;
  set: number;
  nextRise: number;
}

/** Sunrise within a local day, and the sunset and sunrise that follow; undefined where one is more than a day away. */
function sunOf(
  { sky }: EngineContext,
  { realLongitude, latitude }: Locality,
  from: number,
  to: number,
): SunOfDay | undefined {
  const observer = { longitude: realLongitude, latitude, altitude: 0 };
  const next = (event: 'rise' | 'set', after: number, before: number): number | undefined => {
    const found = sky.next(event, Sun, after, observer);
    return found === undefined || found >= before ? undefined : found;
  };
  const rise = next('rise', from, to);
  const set = rise === undefined ? undefined : next('set', rise, rise + 1);
  const nextRise = set === undefined ? undefined : next('rise', set, set + 1);
  if (rise === undefined || set === undefined || nextRise === undefined) return undefined;
  return { rise, set, nextRise };
}

interface Hour {
  /** From 0. */
  index: number;
  starts: number;
  ends: number;
}

/** A day or a night in twelve equal parts. */
const halfOf = (from: number, to: number, first: number): Hour[] =>
  Array.from({ length: hoursInHalf }, (_, index) => ({
    index: first + index,
    starts: from + ((to - from) * index) / hoursInHalf,
    ends: from + ((to - from) * (index + 1)) / hoursInHalf,
  }));

function hourEntry(
  { index, starts, ends }: Hour,
  dayRuler: Planet,
  moment: (julianDayUt: number) => PlanetaryHour['starts'],
  texts: Texts,
): PlanetaryHour {
  const place = (chaldeanOrder.indexOf(dayRuler) + index) % chaldeanOrder.length;
  const rulerId = chaldeanOrder[place] as Planet;
  return {
    hour: index + 1,
    rulerId,
    rulerName: texts.bodyName(rulerId),
    starts: moment(starts),
    ends: moment(ends),
    isDay: index < hoursInHalf,
  };
}

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
  response: planetaryHoursResponse,
  run: planetaryHours,
  cost: { most: 2_000, worst: 'the sunrises and sunsets of two days' },
  example: { place_id: 3054643, date: '2026-11-22', lang: 'en' },
});
