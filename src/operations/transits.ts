import { planetEntries } from '../answer/entries.js';
import { anglesOfChart } from '../answer/facts.js';
import { writtenInterpretation } from '../answer/interpretation.js';
import { profileOf } from '../answer/moments.js';
import { about, bodyUnavailable, inWords, noticesOf, noticesOfChart } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { transitAspects, transitHouses } from '../answer/transits.js';
import {
  loopsOf,
  returnsTo,
  spreadContacts,
  standingOf,
  transitCells,
  transitFactorEntries,
  transitSkyOf,
} from '../answer/transits-reading.js';
import { uncertaintyOf } from '../answer/uncertainty.js';
import { withWheel } from '../answer/wheel.js';
import { apartIn } from '../cast/apart.js';
import { type Birth, type BirthFields, birthOf } from '../cast/birth.js';
import { castChart, castUntimedChart } from '../cast/chart.js';
import { passageWork, requireAffordablePassages, transitsCost } from '../cast/passage-cost.js';
import { NatalPoints, type Passage, passagesOf, passesAround, turnsAround } from '../cast/passages.js';
import { rangesIn } from '../cast/ranges.js';
import { houseAround, type Standstill, standstillIn, standstillOf } from '../cast/standstills.js';
import { uncertaintyWork } from '../cast/uncertainty-cost.js';
import { separation } from '../chart/angle.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Chiron, Mars, Mercury, Moon, needsHouses, Sun, Venus } from '../chart/bodies.js';
import { isAscendantOrMidheaven, isChief, isJupiterOrSlower } from '../chart/body-groups.js';
import { decimal7 } from '../chart/decimal.js';
import { rulerOf } from '../chart/dignities.js';
import { tropicalYear } from '../chart/periods.js';
import { signOf } from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import { transitsOpening, transitsReading } from '../reading/transits/transits.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { requireAffordableCharts } from '../request/cost.js';
import { localDay, midnight, momentOf, noon, placeTime } from '../request/moment.js';
import { elsewhereOr, type Locality } from '../request/place.js';
import { type Settings, settingsFor, skySettings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type ParsedTransits,
  type Transits,
  type TransitsRequest,
  transitsRequest,
} from '../schema/transits.js';
import type { ResolvedMoment } from '../time/civil.js';
import { Clock } from '../time/clock.js';
import { defineOperation } from './definition.js';

/** Days after a moment that its reading looks ahead. */
const weeksAhead = 28;
/** Days: one on which clocks are put back. */
const longestDay = 25.5 / 24;

/** What the sky at a moment, or over a period, is to a birth. */
export function transits(context: EngineContext, given: unknown, options?: unknown): Transits {
  const request = parse(transitsRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 3);
  const birth = birthOf(context, birthFieldsOf(request), settings, '_1');
  const natal = birth.chart;
  const there = elsewhereOr(birth.place, context, request);
  const { when, span } = eventOf(request, there, settings);
  // Moments are searched for the Earth's center; so that orbs and moments agree, the sky is seen from there.
  const geocentric = { ...settings, topocentricAltitude: undefined };
  const sky = castChart(context.sky, when.julianDayUt, there, geocentric);
  const prose = isWritten(context, request) ? texts : null;
  const isPeriod = request.date_end !== undefined;
  // A period of one day is read as a day is.
  const isReadAsPeriod = isPeriod && span.to - span.from > longestDay;

  const passages: Passage[] = [];
  const unreached: UnwordedNotice[] = [];
  const natalPoints = new NatalPoints(natal, settings);
  const { uncertain } = birth;
  const openWork = uncertain === undefined ? 0 : uncertaintyWork(natal, birth.place, settings, uncertain);
  requireAffordablePassages(
    context,
    passageWork(sky.points, natalPoints, span, settings, isPeriod) + openWork,
    isPeriod,
  );
  for (const point of sky.points) {
    if (needsHouses(point.id)) continue;
    const found = passagesOf(context, point, natalPoints, span, settings, isPeriod);
    if (typeof found === 'string') unreached.push(bodyUnavailable(point.id, { missing: found }));
    else passages.push(found);
  }
  // In the calendar of the event throughout, also where the days of the reform of 1582 lie between.
  const clock = new Clock(there.zone, { ...placeTime(there, settings), calendar: when.calendar });
  const { name_1: name } = request;
  const person = {
    name,
    isTimed: natal.timed,
    age: Math.max(0, Math.floor((span.from - birth.when.julianDayUt) / tropicalYear)),
    apartAtBirth: (one: BodyId, other: BodyId) => apartIn(natal, one, other),
    ruler: natal.timed ? rulerOf(signOf(natal.ascendant.longitude), settings.rulerships) : undefined,
  };
  const turnsOf = turnsAround(context, natalPoints, span, settings);
  const houseAt = houseAround(context, natal, settings);
  const skyFor = (some: readonly Passage[]) =>
    transitSkyOf(some, span, isReadAsPeriod, clock, person, texts, turnsOf, houseAt);
  const loopOf = loopsOf(
    clock,
    (contact) => passesAround(context, natalPoints, contact, span, settings),
    turnsOf,
  );
  const passesAt = (moment?: number) => {
    const points =
      moment === undefined
        ? natalPoints
        : new NatalPoints(castUntimedChart(context.sky, moment, birth.place, settings), settings);
    return (contact: Parameters<typeof passesAround>[2]) =>
      passesAround(context, points, contact, span, settings);
  };
  const spreadOf = uncertain && spreadContacts(clock, uncertain, passesAt);
  // Where the hour of birth is open, a degree is not known. A period tells of Mars alone, which turns every two years.
  const standstill = () =>
    isReadAsPeriod
      ? standstillIn(context, natalPoints, Mars, span, settings, reachInPeriod)
      : standstillAt((body) => standstillOf(context, natalPoints, body, span.from, settings, reachAtMoment));
  const standing = () => standingOf(clock, natal.timed ? standstill() : undefined);
  const returnTo = returnsTo(clock, houseAt, span);
  const reach = { loopOf, returnTo, standing, ...(spreadOf && { spreadOf }) };
  const written = writtenInterpretation(
    settings,
    prose !== null,
    {
      own: () => texts.ownIntro('transits', { name }),
      opening: () => {
        // Of more than days it speaks of the slow planets' contacts alone, and of Chiron's there are no texts.
        const isOfDays = span.to - span.from < weeksAhead + 5;
        const contacts = passages.filter(
          ({ body }) => (isJupiterOrSlower(body) || !isReadAsPeriod || isOfDays) && body !== Chiron,
        );
        const slow = { ...skyFor(contacts.map((passage) => ({ ...passage, stays: [] }))), ...reach };
        return transitsOpening(slow, transitCells(slow, texts), settings.readingLength);
      },
      reading: () => {
        const whole = skyFor(passages);
        const ahead = () => {
          const weeks = { from: span.from, to: span.from + weeksAhead };
          const found: Passage[] = [];
          for (const point of sky.points) {
            if (needsHouses(point.id) || point.id === Moon) continue;
            const passage = passagesOf(context, point, natalPoints, weeks, settings, true);
            if (typeof passage !== 'string') found.push({ ...passage, stays: [] });
          }
          const { to, transits: contacts } = transitSkyOf(found, weeks, true, clock, person, texts, turnsOf);
          return { to, transits: contacts };
        };
        const shown = { ...whole, ...reach, ...(!isReadAsPeriod && { ahead }) };
        return transitsReading(shown, transitCells(whole, texts), settings.readingLength);
      },
      factors: () => transitFactorEntries(skyFor(passages), texts),
    },
    name,
  );
  const uncertainty = uncertaintyOf(context, birth, settings);

  return withWheel(
    {
      profile1: profileOf(request.name_1, birth.when, birth.place),
      profile2: profileOf(request.name_2 ?? request.name_1, when, there),
      intro: written.intro,
      planets: planetEntries(sky.points, settings.rulerships, texts, null),
      transits_aspects: transitAspects(passages, isPeriod, clock, texts, prose),
      transits_houses: transitHouses(passages, isPeriod, clock, texts, prose),
      chart: {
        ...anglesOfChart(natal),
        planets: planetEntries(natal.points, settings.rulerships, texts, null),
        houses: !natal.timed
          ? []
          : natal.cusps.map((cusp, index) => ({ house: index + 1, longitude: decimal7(cusp) })),
      },
      ...written.included,
      ...(uncertainty && { uncertainty }),
      notices: inWords(texts, [
        ...about(
          'person',
          [...noticesOf(birth, settings), ...noticesOfMoments(context, birth, settings)],
          request.name_1,
        ),
        ...about('event', [...when.notices, ...noticesOfChart(sky, there, settings), ...unreached]),
        ...ownNotices(request, settings),
      ]),
      calculation1: calculationOf(context, natal, birth.when, birth.place, settings),
      calculation2: calculationOf(context, sky, when, there, geocentric),
    },
    settings,
  );
}

/** The swift planets that turn, and the first of them that stands still. */
const turning = [Mercury, Venus, Mars];
const standstillAt = (of: (body: BodyId) => Standstill | undefined): Standstill | undefined =>
  turning.map(of).find((found) => found !== undefined);

/** Degrees from an aspect to a personal point within which a swift planet stands still at it; no other point counts. */
const reachAtMoment = (natal: BodyId): number => (natal <= Mars || isAscendantOrMidheaven(natal) ? 1 : -1);
/** The same for Mars in a period: on a light or an angle it is felt for weeks from farther off. */
const reachInPeriod = (natal: BodyId, aspect: AspectId): number =>
  aspect === 0 && isChief(natal) ? 2.5 : reachAtMoment(natal);

const birthFieldsOf = (request: ParsedTransits): BirthFields => ({
  date: request.date_1,
  time: request.time_1,
  time_accuracy: request.time_accuracy_1,
  place_id: request.place_id_1,
  place: request.place_1,
});

/** How far Sun and Moon may have stood from where moments of transits take them, where the birth's is not known. */
function noticesOfMoments(context: EngineContext, birth: Birth, settings: Settings): UnwordedNotice[] {
  const { uncertain, chart, place } = birth;
  if (uncertain === undefined) return [];
  const away = (body: typeof Sun | typeof Moon): number => {
    const listed = chart.planets[body];
    const [{ from, to } = { from: listed.longitude, to: listed.longitude }] = rangesIn(
      context.sky,
      [listed],
      skySettings(settings, place),
      uncertain,
    );
    const most = Math.max(separation(from, listed.longitude), separation(to, listed.longitude));
    return Math.ceil(most * 100) / 100;
  };
  const parameters = { case: 'transits', sun: away(Sun), moon: away(Moon) } as const;
  return [{ code: 'uncertain_moments', parameters }];
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
    'Each aspect comes with the moments at which it starts, is exact and ends, good to 0.1 s. With `date_end` the period lasts from `date_2` to the end of that day. Without a time of birth there are no aspects to angles and no houses, and moments are those of noon’s positions.',
  request: transitsRequest,
  run: transits,
  cost: transitsCost,
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
