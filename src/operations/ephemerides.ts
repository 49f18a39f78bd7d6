import { houseEntries, planetEntries } from '../answer/entries.js';
import { anglesOfChart, moonPhaseOf } from '../answer/facts.js';
import { localBirthdate, utcBirthdate } from '../answer/moments.js';
import { inWords, noticesOfChart } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { castChart } from '../cast/chart.js';
import { Moon, Sun } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { localDay, momentOf, noon, placeTime } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { type Settings, settingsFor } from '../request/settings.js';
import { parse } from '../schema/parse.js';
import type { Birthdate } from '../schema/quantities.js';
import { ephemeridesRequest } from '../schema/requests.js';
import type { Ephemerides } from '../schema/responses.js';
import type { DailyEvent } from '../sky/sky.js';
import { type CivilMoment, civilAt, type ResolvedMoment } from '../time/civil.js';
import { julianDayOf } from '../time/julian-day.js';

/** The sky over a place at a moment. */
export function ephemerides(context: EngineContext, given: unknown, options?: unknown): Ephemerides {
  const request = parse(ephemeridesRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
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
  const now = context.now() / 1000;
  if (!(now > firstInstant && now < lastInstant))
    throw new HoroscopeError(
      'date_out_of_range',
      `the engine's clock gave ${now} seconds since 1970, which is no date`,
    );
  return { ...civilAt(julianDayOf(now), place.zone, placeTime(place, settings)), notices: [] };
}

/** Rise, set and transit within the local day; null for what does not happen in it. */
function dailyEvents(
  context: EngineContext,
  body: number,
  when: CivilMoment,
  place: Locality,
  settings: Settings,
): Ephemerides['sun'] {
  const clock = placeTime(place, settings);
  const [from, to] = localDay(when, place, settings);
  const observer = { longitude: place.realLongitude, latitude: place.latitude, altitude: 0 };
  const at = (event: DailyEvent): Birthdate | null => {
    const found = context.sky.next(event, body, from, observer);
    return found === undefined || found >= to ? null : localBirthdate(civilAt(found, place.zone, clock));
  };
  return { rise: at('rise'), set: at('set'), transit: at('transit') };
}
