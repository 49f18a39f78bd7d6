import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { elementsOf, moonPhaseOf } from '../answer/facts.js';
import { calculationOf, noticesOf, whose } from '../answer/receipt.js';
import { type Chart, type ChartPoint, castChart } from '../cast/chart.js';
import { type Birth, nextHouse, nextSign, progressedChart } from '../cast/progressed.js';
import { type Aspect, type AspectId, aspectsAcross, aspectsWithin } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import type { PhaseId } from '../chart/moon-phase.js';
import { directed, lifeMoment, progressedMoment, solarArc, tropicalYear } from '../chart/progressed.js';
import { type SignId, zodiacPosition } from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { eventOf, localBirthdate, momentOf, placeTime, profileOf, utcBirthdate } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { aspectRules, type Settings, settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type ParsedProgressions,
  type Progressions,
  type ProgressionsRequest,
  progressionsRequest,
  progressionsResponse,
} from '../schema/progressions.js';
import type { Notice } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';
import { lastYear } from '../time/calendar.js';
import { type CivilMoment, civilAt, type ResolvedMoment } from '../time/civil.js';
import { defineOperation } from './definition.js';

/** Clocks show this where a request names a day and no time. */
const noon = '12:00';

/** Secondary progressions and solar arc directions of a birth: shapes.md 4. */
export function progressions(context: EngineContext, request: unknown, options?: unknown): Progressions {
  const asked = parse(progressionsRequest, request);
  const texts = context.textsFor(asked.lang);
  const told = asked.collect_text === false ? null : texts;
  const settings = settingsFor(context.settings, options, asked);
  const place = localityOf(context, asked);
  const when = momentOf(asked, place, settings);
  const natal = castChart(context.sky, when.julianDayUt, place, settings);
  const birth: Birth = { natal, place };
  const { event, at } = eventOfLife(context, asked, when, place, settings);

  const progressed = progressedChart(
    context,
    birth,
    progressedMoment(when.julianDayUt, event.julianDayUt),
    settings,
  );
  const { julianDayUt } = progressed.moment;
  const rules = aspectRules(settings, 'progressed');
  const still = natal.points.map((point) => ({ ...point, speed: 0 }));
  const aspects = aspectsAcross(progressed.points, still, rules);
  const moonPhase = moonPhaseOf(context.sky, progressed, texts);

  return {
    profile: profileOf(asked.name, when, place),
    event: eventOf(event, at),
    progressedDate: utcBirthdate(civilAt(julianDayUt, place.zone, placeTime(place, settings))),
    intro: told && introOf(asked.name, progressed, told),
    planets: planetEntries(progressed.points, settings.rulerships, texts, told && textsOf(told)),
    houses: houseEntries(progressed.cusps, settings.rulerships, texts, null),
    moonPhase: {
      ...moonPhase,
      collectText: told !== null,
      text: told === null ? null : told.progressedPhase(moonPhase.phaseId as PhaseId),
    },
    aspects: aspectEntries(aspects, texts, told && aspectText(told)),
    progressedAspects: aspectEntries(aspectsWithin(progressed.points, rules), texts, null),
    elements: elementsOf(progressed),
    moonChanges: moonChanges(context, birth, progressed, when, at, settings, texts),
    solarArc: solarArcOf(natal, progressed, settings, texts),
    notices: noticesOfBoth(natal, progressed, when, event, at, place, settings, texts, asked),
    calculation: {
      ...calculationOf(context, natal, when, place, settings),
      progressedJulianDayUt: julianDayUt,
      progressedAngles: settings.progressedAngles,
      years: julianDayUt - when.julianDayUt,
    },
  };
}

/** The moment of life that the request names, and where its clock hangs. */
function eventOfLife(
  context: EngineContext,
  asked: ParsedProgressions,
  birth: ResolvedMoment,
  born: Locality,
  settings: Settings,
): { event: CivilMoment | ResolvedMoment; at: Locality } {
  const elsewhere = asked.place_id_2 !== undefined || asked.place_2 !== undefined;
  const at = elsewhere
    ? localityOf(context, { place_id: asked.place_id_2, place: asked.place_2 }, '_2')
    : born;
  const { date_2, add_years, add_days } = asked;
  if (date_2 !== undefined) {
    const event = momentOf({ date: date_2, time: asked.time_2 ?? noon }, at, settings, '_2');
    // A day without a time is the day of birth itself at noon, which may be hours before the birth.
    if (event.julianDayUt >= birth.julianDayUt) return { event, at };
    if (asked.time_2 === undefined && event.julianDayUt > birth.julianDayUt - 1)
      return { event: birth, at: born };
    throw new HoroscopeError(
      'invalid_request',
      `date_2 is ${quote(date_2)}; it must not be before the birth, ${asked.date} ${asked.time}`,
      { path: 'date_2' },
    );
  }
  const julianDayUt = birth.julianDayUt + (add_days ?? (add_years ?? 0) * tropicalYear);
  const latest = 2_451_544.5 + (lastYear + 1 - 2000) * tropicalYear;
  if (julianDayUt > latest)
    throw new HoroscopeError(
      'date_out_of_range',
      `${add_days === undefined ? `add_years is ${add_years}` : `add_days is ${add_days}`}; that is beyond the year ${lastYear}`,
      { path: add_days === undefined ? 'add_years' : 'add_days' },
    );
  return { event: civilAt(julianDayUt, at.zone, placeTime(at, settings)), at };
}

function introOf(name: string, progressed: Chart, texts: Texts): string {
  const signOf = (point: ChartPoint | undefined): string =>
    texts.signName(zodiacPosition((point ?? progressed.ascendant).longitude).signId);
  return texts.intro('progressions', {
    name,
    sun: signOf(progressed.planets[Sun]),
    moon: signOf(progressed.planets[Moon]),
  });
}

const textsOf = (texts: Texts) => ({
  text: (point: ChartPoint, sign: SignId) => texts.progressedSign(point.id, sign),
  housetext: (point: ChartPoint) => texts.progressedHouse(point.id, point.house),
});

const aspectText =
  (texts: Texts) =>
  (first: BodyId, second: BodyId, aspect: AspectId): string | null =>
    texts.progressedAspect(first, second, aspect);

function moonChanges(
  context: EngineContext,
  birth: Birth,
  progressed: Chart,
  when: ResolvedMoment,
  at: Locality,
  settings: Settings,
  texts: Texts,
): Progressions['moonChanges'] {
  const change = (julianDayUt: number) => ({
    date: localBirthdate(
      civilAt(lifeMoment(when.julianDayUt, julianDayUt), at.zone, placeTime(at, settings)),
    ),
    age: decimal7(julianDayUt - when.julianDayUt),
  });
  const sign = nextSign(context, birth, progressed, settings);
  const house = nextHouse(context, birth, progressed, settings);
  return {
    sign: { signId: sign.signId, signName: texts.signName(sign.signId), ...change(sign.julianDayUt) },
    house: house === undefined ? null : { house: house.house, ...change(house.julianDayUt) },
  };
}

function solarArcOf(
  natal: Chart,
  progressed: Chart,
  settings: Settings,
  texts: Texts,
): Progressions['solarArc'] {
  const years = progressed.moment.julianDayUt - natal.moment.julianDayUt;
  const arc = solarArc(natal.sun.longitude, progressed.sun.longitude, years);
  const { speed } = progressed.sun;
  const ahead = natal.points.map(({ id, longitude }) => ({ id, longitude: directed(longitude, arc), speed }));
  const still = natal.points.map(({ id, longitude }) => ({ id, longitude, speed: 0 }));
  const aspects: Aspect[] = aspectsAcross(ahead, still, aspectRules(settings, 'progressed'));
  return {
    arc: decimal7(arc),
    planets: ahead.map(({ id, longitude }) => {
      const { signId, degrees, minutes, seconds } = zodiacPosition(longitude);
      return {
        planetId: id,
        planetName: texts.bodyName(id),
        longitude: decimal7(longitude),
        signId,
        signName: texts.signName(signId),
        degrees,
        minutes,
        seconds,
      };
    }),
    aspects: aspectEntries(aspects, texts, null),
  };
}

function noticesOfBoth(
  natal: Chart,
  progressed: Chart,
  when: ResolvedMoment,
  event: CivilMoment | ResolvedMoment,
  at: Locality,
  place: Locality,
  settings: Settings,
  texts: Texts,
  asked: ParsedProgressions,
): Notice[] {
  const eventNotices = 'notices' in event && event !== when ? event.notices : [];
  const progressedNotices = noticesOf(progressed, { ...when, notices: [] }, place, settings, texts);
  return [
    ...noticesOf(natal, when, place, settings, texts),
    ...whose(
      `the event at ${at.name}`,
      eventNotices.map(({ code, message }) => ({ code, message })),
    ),
    ...whose('progressed', progressedNotices),
    ...(asked.date_2 !== undefined && asked.time_2 === undefined && event !== when
      ? [{ code: 'assumed_time', message: 'time_2 is not given; the event is taken at 12:00' }]
      : []),
  ];
}

export const progressionsOperation = defineOperation<
  (request: ProgressionsRequest, options?: Options) => Progressions
>({
  name: 'progressions',
  path: '/api/progressions',
  method: 'POST',
  summary:
    'A birth progressed to a moment of life, a day of the sky for a year; solar arc directions besides',
  description:
    'The moment of life is `date_2`, or the birth and `add_years` or `add_days`: exactly one of the three.',
  request: progressionsRequest,
  response: progressionsResponse,
  run: progressions,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
    date_2: '2026-11-21',
  },
});
