import { planetEntries } from '../answer/entries.js';
import { anglesOfChart } from '../answer/facts.js';
import { profileOf } from '../answer/moments.js';
import { about, bodyUnavailable, inWords, noticesOf, noticesOfChart } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { transitAspects, transitHouses } from '../answer/transits.js';
import { transitsReadingOf } from '../answer/transits-reading.js';
import { timedBirthOf } from '../cast/birth.js';
import { castChart } from '../cast/chart.js';
import { NatalPoints, type Passage, passagesOf } from '../cast/passages.js';
import { needsHouses } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { clockOf, localDay, midnight, momentOf, noon } from '../request/moment.js';
import { elsewhereOr, type Locality } from '../request/place.js';
import { type Settings, settingsFor } from '../request/settings.js';
import { refuseLong, type Span } from '../request/span.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type ParsedTransits,
  type Transits,
  type TransitsRequest,
  transitsRequest,
  transitsResponse,
} from '../schema/transits.js';
import type { ResolvedMoment } from '../time/civil.js';
import { defineOperation } from './definition.js';

/** Days a period may take. */
const longest = 3_653;

/** What the sky at a moment, or over a period, is to a birth. */
export function transits(context: EngineContext, given: unknown, options?: unknown): Transits {
  const request = parse(transitsRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  const { date_1: date, time_1: time, place_id_1: place_id, place_1: place } = request;
  const birth = timedBirthOf(context, { date, time, place_id, place }, settings, '_1');
  const natal = birth.chart;
  const there = elsewhereOr(birth.place, context, request);
  const { when, span } = eventOf(request, there, settings);
  // Moments are searched for the Earth's center; so that orbs and moments agree, the sky is seen from there.
  const geocentric = { ...settings, topocentricAltitude: undefined };
  const sky = castChart(context.sky, when.julianDayUt, there, geocentric);
  const prose = request.collect_text === false ? null : texts;
  const isPeriod = request.date_end !== undefined;

  const passages: Passage[] = [];
  const unreached: UnwordedNotice[] = [];
  const natalPoints = new NatalPoints(natal, settings);
  for (const point of sky.points) {
    if (needsHouses(point.id)) continue;
    const found = passagesOf(context, point, natalPoints, span, settings, isPeriod);
    if (typeof found === 'string') unreached.push(bodyUnavailable(point.id, { missing: found }));
    else passages.push(found);
  }
  const clock = clockOf(there, settings);

  return {
    profile1: profileOf(request.name_1, birth.when, birth.place),
    profile2: profileOf(request.name_2 ?? request.name_1, when, there),
    intro: prose === null ? null : prose.intro('transits', { name: request.name_1 }),
    planets: planetEntries(sky.points, settings.rulerships, texts, null),
    transits_aspects: transitAspects(passages, isPeriod, clock, texts, prose),
    transits_houses: transitHouses(passages, isPeriod, clock, texts, prose),
    chart: {
      ...anglesOfChart(natal),
      planets: planetEntries(natal.points, settings.rulerships, texts, null),
      houses: natal.cusps.map((cusp, index) => ({ house: index + 1, longitude: decimal7(cusp) })),
    },
    ...(settings.include.includes('reading') && {
      reading: prose && transitsReadingOf(passages, span, isPeriod, clock, request.name_1, prose),
    }),
    notices: inWords(texts, [
      ...about('person', noticesOf(birth, settings), request.name_1),
      ...about('event', [...when.notices, ...noticesOfChart(sky, there, settings), ...unreached]),
      ...ownNotices(request, settings),
    ]),
    calculation1: calculationOf(context, natal, birth.when, birth.place, settings),
    calculation2: calculationOf(context, sky, when, there, geocentric),
  };
}

/** The moment of the event, or of the beginning of the period, and the span that is searched. */
function eventOf(
  request: ParsedTransits,
  there: Locality,
  settings: Settings,
): { when: ResolvedMoment; span: Span } {
  const { date_2, date_end } = request;
  const time = request.time_2 ?? (date_end === undefined ? noon : midnight);
  const when = momentOf({ date: date_2, time }, there, settings, '_2');
  const from = when.julianDayUt;
  if (date_end === undefined) return { when, span: { from, to: from } };
  // Noon says which day; where the clocks skipped it, that is no fault of the request.
  const lenient = { ...settings, disambiguation: 'compatible' as const };
  const lastNoon = momentOf({ date: date_end, time: noon }, there, lenient, '_end');
  const [, to] = localDay(lastNoon, there, settings);
  if (to <= from)
    throw new HoroscopeError(
      'invalid_request',
      `date_end is ${quote(date_end)}; it must not be before date_2, ${quote(date_2)}`,
      { path: 'date_end' },
    );
  refuseLong({ from, to }, longest, 'ask for the years one by one', 'date_end');
  return { when, span: { from, to } };
}

function ownNotices({ time_2, date_end }: ParsedTransits, settings: Settings): UnwordedNotice[] {
  const notices: UnwordedNotice[] = [];
  if (time_2 === undefined && date_end === undefined)
    notices.push({ code: 'assumed_time', parameters: { case: 'event', field: 'time_2', time: noon } });
  if (settings.topocentricAltitude !== undefined)
    notices.push({ code: 'geocentric_moments', parameters: { case: 'transits' } });
  return notices;
}

export const transitsOperation = defineOperation<(request: TransitsRequest, options?: Options) => Transits>({
  name: 'transits',
  path: '/api/transits',
  method: 'POST',
  summary: 'What the sky of a moment, or of a period, is to a birth',
  description:
    'Each aspect comes with the moments at which it starts, is exact and ends, good to 0.1 s. With `date_end` the period lasts from `date_2` to the end of that day, ten years at most.',
  request: transitsRequest,
  response: transitsResponse,
  run: transits,
  example: {
    name_1: 'Ada',
    date_1: '1990-05-17',
    time_1: '14:30',
    place_id_1: 3054643,
    date_2: '2026-11-21',
    time_2: '09:00',
    lang: 'en',
  },
});
