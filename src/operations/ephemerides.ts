import { houseEntries, planetEntries } from '../answer/entries.js';
import { anglesOfChart, moonPhaseOf } from '../answer/facts.js';
import { localBirthdate, utcBirthdate } from '../answer/moments.js';
import { inWords, noticesOfChart } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { castChart } from '../cast/chart.js';
import { Moon, Sun } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { requireAffordableCharts } from '../request/cost.js';
import { clockOf, localDay, momentOf, noon, placeTime } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { type Settings, settingsFor } from '../request/settings.js';
import { type Ephemerides, type EphemeridesRequest, ephemeridesRequest } from '../schema/ephemerides.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import type { Birthdate } from '../schema/quantities.js';
import { risingsAndSettings } from '../search/risings.js';
import type { DailyEvent } from '../sky/sky.js';
import { type CivilMoment, civilAt, type ResolvedMoment } from '../time/civil.js';
import { julianDayOf } from '../time/julian-day.js';
import { defineOperation } from './definition.js';

/** The sky over a place at a moment. */
export function ephemerides(context: EngineContext, given: unknown, options?: unknown): Ephemerides {
  const request = parse(ephemeridesRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 1);
  const place = localityOf(context, request);
  const when = momentOrNow(context, request, place, settings);
  const chart = castChart(context.sky, when.julianDayUt, place, settings);

  return {
    place: { ...place.entry, latitude: place.latitude, longitude: place.longitude },
    date: localBirthdate(when),
    utDate: utcBirthdate(when),
    planets: planetEntries(chart.points, settings.rulerships, texts, null),
    houses: houseEntries(chart.cusps, settings.rulerships, texts, null),
    moonPhase: moonPhaseOf(context.sky, chart, texts),
    sun: dailyEvents(context, Sun, when, place, settings),
    moon: dailyEvents(context, Moon, when, place, settings),
    chart: anglesOfChart(chart),
    notices: inWords(texts, [...when.notices, ...noticesOfChart(chart, place, settings)]),
    calculation: calculationOf(context, chart, when, place, settings),
  };
}

/** Years 1 to 2999 as seconds since 1970, a day short of either end for the zones. */
const firstInstant = -62_135_510_400;
const lastInstant = 32_503_593_600;

function secondsNow(clock: () => number): number {
  try {
    return clock() / 1000;
  } catch (cause) {
    throw new HoroscopeError('invalid_request', 'the engine’s clock, its option now, threw', {
      path: 'now',
      cause,
    });
  }
}

/** The moment of the request, or now, where the engine was given a clock to look at. */
function momentOrNow(
  context: EngineContext,
  { date, time }: { date?: string | undefined; time?: string | undefined },
  place: Locality,
  settings: Settings,
): ResolvedMoment {
  if (date !== undefined) return momentOf({ date, time: time ?? noon }, place, settings);
  if (time !== undefined)
    throw new HoroscopeError('invalid_request', 'date is missing; a time needs the date it is of', {
      path: 'date',
    });
  if (context.now === undefined)
    throw new HoroscopeError(
      'invalid_request',
      'date is missing; this engine has no clock, so the request must name the date (and time, default noon)',
      { path: 'date' },
    );
  const now = secondsNow(context.now);
  if (!(now > firstInstant && now < lastInstant))
    throw new HoroscopeError(
      'date_out_of_range',
      `the engine's clock gave ${now} seconds since 1970, which is no date`,
    );
  return { ...civilAt(julianDayOf(now), place.zone, placeTime(place, settings)), notices: [] };
}

/** Every rise, set and transit within the local day; of each kind the first by its name, null where there is none. */
function dailyEvents(
  context: EngineContext,
  body: number,
  when: CivilMoment,
  place: Locality,
  settings: Settings,
): Ephemerides['sun'] {
  const clock = clockOf(place, settings);
  const [from, to] = localDay(when, place, settings);
  const observer = { longitude: place.realLongitude, latitude: place.latitude, altitude: 0 };
  const events = risingsAndSettings(context.sky, body, observer, from, to).map(({ julianDayUt, event }) => {
    const moment = clock.momentAt(julianDayUt);
    return { kind: event, date: localBirthdate(moment), utDate: utcBirthdate(moment) };
  });
  const first = (kind: DailyEvent): Birthdate | null =>
    events.find((event) => event.kind === kind)?.date ?? null;
  return { rise: first('rise'), set: first('set'), transit: first('transit'), events };
}

export const ephemeridesOperation = defineOperation<
  (request: EphemeridesRequest, options?: Options) => Ephemerides
>({
  name: 'ephemerides',
  path: '/api/efemerides',
  method: 'POST',
  summary: 'The sky over a place at a moment, with rise, set and transit of Sun and Moon',
  description:
    'Without a date it is now, by the clock that the engine was given: the default engine has the host’s. Without a time it is 12:00.',
  request: ephemeridesRequest,
  run: ephemerides,
  readsClock: ({ date }) => date === undefined,
  cost: { most: 20_000, worst: 'the sky of 200 bodies seen from the place, outside the files' },
  example: { place_id: 3054643, date: '2026-11-21', time: '12:00', lang: 'en' },
});
