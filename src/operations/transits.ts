import { planetEntries } from '../answer/entries.js';
import { calculationOf, noticesOf, whose } from '../answer/receipt.js';
import { transitAspects, transitHouses } from '../answer/transits.js';
import { transitsReadingOf } from '../answer/transits-reading.js';
import { castChart } from '../cast/chart.js';
import { type Passage, passagesOf } from '../cast/passages.js';
import { needsHouses } from '../chart/bodies.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { localDay, momentOf, profileOf } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { type Settings, settingsFor } from '../request/settings.js';
import { refuseLong, type Span } from '../request/span.js';
import { parse } from '../schema/parse.js';
import type { Notice } from '../schema/responses.js';
import { type ParsedTransits, type Transits, transitsRequest } from '../schema/transits.js';
import type { ResolvedMoment } from '../time/civil.js';

/** Clocks show this where a request names a day and no time. */
const noon = '12:00';
const midnight = '00:00';

/** Days a period may take. */
const longest = 3_653;

/** What the sky at a moment, or over a period, is to a birth: shapes.md 4. */
export function transits(context: EngineContext, request: unknown, options?: unknown): Transits {
  const asked = parse(transitsRequest, request);
  const texts = context.textsFor(asked.lang);
  const settings = settingsFor(context.settings, options, asked);
  const { born, birth, there, when, span } = whenAndWhere(context, asked, settings);
  const natal = castChart(context.sky, birth.julianDayUt, born, settings);
  // Moments are searched for the Earth's centre; so that orbs and moments agree, the sky is seen from there.
  const geocentric = { ...settings, topocentricAltitude: undefined };
  const sky = castChart(context.sky, when.julianDayUt, there, geocentric);
  const told = asked.collect_text === false ? null : texts;
  const isPeriod = asked.date_end !== undefined;

  const passages: Passage[] = [];
  const unreached: Notice[] = [];
  for (const point of sky.points) {
    if (needsHouses(point.id)) continue;
    const found = passagesOf(context, point, natal, span, settings, isPeriod);
    if (typeof found !== 'string') passages.push(found);
    else
      unreached.push({
        code: 'body_unavailable',
        message: `${texts.bodyName(point.id)} is left out: ${found}`,
      });
  }
  const clock = { place: there, settings };

  return {
    profile1: profileOf(asked.name_1, birth, born),
    profile2: profileOf(asked.name_2 ?? asked.name_1, when, there),
    intro: told === null ? null : texts.intro('transits', { name: asked.name_1 }),
    planets: planetEntries(sky.points, settings.rulerships, texts, null),
    transits_aspects: transitAspects(passages, isPeriod, clock, texts, told),
    transits_houses: transitHouses(passages, isPeriod, clock, texts, told),
    ...(settings.include.includes('reading') && {
      reading: told && transitsReadingOf(passages, span, isPeriod, clock, asked.name_1, texts),
    }),
    notices: [
      ...whose(asked.name_1, noticesOf(natal, birth, born, settings, texts)),
      ...whose('the event', [...noticesOf(sky, when, there, settings, texts), ...unreached]),
      ...ownNotices(asked, settings),
    ],
    calculation1: calculationOf(context, natal, birth, born, settings),
    calculation2: calculationOf(context, sky, when, there, geocentric),
  };
}

interface WhenAndWhere {
  born: Locality;
  birth: ResolvedMoment;
  there: Locality;
  when: ResolvedMoment;
  span: Span;
}

function whenAndWhere(context: EngineContext, asked: ParsedTransits, settings: Settings): WhenAndWhere {
  const born = localityOf(context, { place_id: asked.place_id_1, place: asked.place_1 }, '_1');
  const birth = momentOf({ date: asked.date_1, time: asked.time_1 }, born, settings, '_1');
  const elsewhere = asked.place_id_2 !== undefined || asked.place_2 !== undefined;
  const there = elsewhere
    ? localityOf(context, { place_id: asked.place_id_2, place: asked.place_2 }, '_2')
    : born;
  const { date_2, date_end } = asked;
  const time = asked.time_2 ?? (date_end === undefined ? noon : midnight);
  const when = momentOf({ date: date_2, time }, there, settings, '_2');
  const from = when.julianDayUt;
  if (date_end === undefined) return { born, birth, there, when, span: { from, to: from } };
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
  return { born, birth, there, when, span: { from, to } };
}

function ownNotices({ time_2, date_end }: ParsedTransits, settings: Settings): Notice[] {
  const notices: Notice[] = [];
  if (time_2 === undefined && date_end === undefined)
    notices.push({ code: 'assumed_time', message: 'time_2 is not given; the event is taken at 12:00' });
  if (settings.topocentricAltitude !== undefined)
    notices.push({
      code: 'geocentric_moments',
      message: 'the birth chart is topocentric; the transiting sky is seen from the Earth’s centre',
    });
  return notices;
}
