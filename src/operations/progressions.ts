import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { anglesOfChart, elementsOf, moonPhaseOf } from '../answer/facts.js';
import { eventOf, localBirthdate, profileOf, utcBirthdate } from '../answer/moments.js';
import { about, inWords, noticesOf, noticesOfChart } from '../answer/notices.js';
import { progressionsTelling } from '../answer/progressions-reading.js';
import { progressedUncertainty } from '../answer/ranges.js';
import { calculationOf } from '../answer/receipt.js';
import { toldOf } from '../answer/told.js';
import { withWheel } from '../answer/wheel.js';
import { aspectsToNatal } from '../cast/aspects.js';
import { type Birth, birthOf, earliestOf, isTimed } from '../cast/birth.js';
import type { Chart, ChartPoint } from '../cast/chart.js';
import { nextHouse, nextSign, progressedChart, progressedStations } from '../cast/progressed.js';
import { progressedWindow } from '../cast/progressed-window.js';
import { type AspectId, aspectsWithin } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import type { PhaseId } from '../chart/moon-phase.js';
import { tropicalYear } from '../chart/periods.js';
import { directed, lifeMoment, progressedMoment, solarArc } from '../chart/progressed.js';
import { type SignId, signOf, zodiacPosition } from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { chartsCost } from '../request/cost.js';
import { clockOf, isOnDayOf, momentOf, noon, placeTime } from '../request/moment.js';
import { elsewhereOr, type Locality } from '../request/place.js';
import { aspectRules, type Settings, settingsFor } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type ParsedProgressions,
  type Progressions,
  type ProgressionsRequest,
  progressionsRequest,
  progressionsResponse,
} from '../schema/progressions.js';
import type { Texts } from '../text/texts.js';
import { lastYear } from '../time/calendar.js';
import { type CivilMoment, civilAt } from '../time/civil.js';
import { defineOperation } from './definition.js';

/** Secondary progressions and solar arc directions of a birth. */
export function progressions(context: EngineContext, given: unknown, options?: unknown): Progressions {
  const request = parse(progressionsRequest, given);
  const texts = context.textsFor(request.lang);
  const prose = request.collect_text === false ? null : texts;
  const settings = settingsFor(context.settings, options, request);
  const birth = birthOf(context, request, settings);
  const { place, when, chart: natal } = birth;
  const { event, at, standsFor, notices } = eventOfLife(context, request, birth, settings);

  const progressed = progressedChart(context, birth, standsFor(when.julianDayUt), settings);
  const { julianDayUt } = progressed.moment;
  const aspects = aspectsToNatal(progressed.points, natal, settings, 'progressed');
  const progressedAspects = aspectsWithin(progressed.points, aspectRules(settings, 'progressed'));
  const moonPhase = moonPhaseOf(context.sky, progressed, texts);
  const listsNatal = settings.progressedHouses === 'natal';
  const told = toldOf(
    settings,
    prose !== null,
    progressionsTelling(
      context,
      () => ({
        name: request.name,
        birth,
        progressed,
        stations: progressedStations(context, when.julianDayUt, julianDayUt, settings),
        moonLeaves: moonMoments(context, birth, progressed, settings),
        clock: clockOf(at, settings),
      }),
      settings,
      texts,
      () => ownIntro(request.name, progressed, texts),
    ),
  );

  return withWheel(
    {
      profile: profileOf(request.name, when, place),
      event: eventOf(event, at),
      progressedDate: utcBirthdate(civilAt(julianDayUt, place.zone, placeTime(place, settings))),
      intro: told.intro,
      planets: planetEntries(progressed.points, settings.rulerships, texts, prose && textsOf(prose)),
      houses: progressed.timed ? houseEntries(progressed.cusps, settings.rulerships, texts, null) : [],
      moonPhase: {
        ...moonPhase,
        collectText: prose !== null,
        text: prose === null ? null : prose.progressedPhase(moonPhase.phaseId as PhaseId),
      },
      aspects: aspectEntries(
        aspects,
        texts,
        prose && aspectText(context, prose, birth, progressed, at, settings),
      ),
      progressedAspects: aspectEntries(progressedAspects, texts, null),
      elements: elementsOf(progressed),
      moonChanges: moonChanges(context, birth, progressed, at, settings, texts),
      solarArc: solarArcOf(natal, progressed, settings, texts),
      stations: stationsOf(context, birth, progressed, at, settings, texts),
      chart: anglesOfChart(progressed),
      ...told.included,
      ...uncertaintyOf(context, birth, progressed, standsFor, settings),
      notices: inWords(texts, [
        ...noticesOf(birth, settings).filter((notice) => listsNatal || !isOfHouses(notice)),
        ...noticesOfDates(birth),
        ...about('eventAt', notices.ofClock, at.name),
        ...about(
          'progressed',
          noticesOfChart(progressed, place, settings).filter((notice) => !(listsNatal && isOfHouses(notice))),
        ),
        ...notices.ofTime,
      ]),
      calculation: {
        ...calculationOf(context, natal, when, place, settings),
        houseSystemUsed: progressed.timed ? progressed.houseSystem : null,
        progressedJulianDayUt: julianDayUt,
        progressedAngles: settings.progressedAngles,
        progressedHouses: settings.progressedHouses,
        years: julianDayUt - when.julianDayUt,
      },
    },
    settings,
  );
}

/** A moment of life, the place whose clock it is read from, and the notices of that reading. */
interface EventOfLife {
  event: CivilMoment;
  at: Locality;
  /** The moment of the sky that stands for it, were the birth at a moment: Julian days, UT. */
  standsFor: (born: number) => number;
  notices: { ofClock: readonly UnwordedNotice[]; ofTime: readonly UnwordedNotice[] };
}

/** The end of the last year that dates are written in, Julian day UT. */
const latestMoment = 2_451_544.5 + (lastYear + 1 - 2000) * tropicalYear;

const nothingToSay = { ofClock: [], ofTime: [] };

/** The moment of life that the request names. */
function eventOfLife(
  context: EngineContext,
  request: ParsedProgressions,
  birth: Birth,
  settings: Settings,
): EventOfLife {
  const at = elsewhereOr(birth.place, context, request);
  const born = birth.when.julianDayUt;
  const { date_2, time_2, add_years, add_days } = request;
  if (date_2 !== undefined) {
    const event = momentOf({ date: date_2, time: time_2 ?? noon }, at, settings, '_2');
    if (event.julianDayUt >= born) {
      const assumed = { case: 'event', field: 'time_2', time: noon } as const;
      const ofTime: UnwordedNotice[] =
        time_2 === undefined ? [{ code: 'assumed_time', parameters: assumed }] : [];
      // On the day of birth a later birth is the event itself.
      const standsFor = (moment: number) => progressedMoment(moment, Math.max(moment, event.julianDayUt));
      return { event, at, standsFor, notices: { ofClock: event.notices, ofTime } };
    }
    // On the day of birth itself the birth may be hours after noon, or at any time.
    const isOpen = time_2 === undefined || event.julianDayUt >= earliestOf(birth);
    if (isOpen && isOnDayOf(born, event, at, settings))
      return {
        event: birth.when,
        at: birth.place,
        standsFor: (moment) => moment,
        notices: nothingToSay,
      };
    throw new HoroscopeError(
      'invalid_request',
      `date_2 is ${quote(date_2)}; it must not be before the birth, ${request.date} ${request.time ?? ''}`.trimEnd(),
      { path: 'date_2' },
    );
  }
  const lived = add_days ?? (add_years ?? 0) * tropicalYear;
  const julianDayUt = born + lived;
  if (julianDayUt > latestMoment)
    throw new HoroscopeError(
      'date_out_of_range',
      `${add_days === undefined ? `add_years is ${add_years}` : `add_days is ${add_days}`}; that is beyond the year ${lastYear}`,
      { path: add_days === undefined ? 'add_years' : 'add_days' },
    );
  return {
    event: civilAt(julianDayUt, at.zone, placeTime(at, settings)),
    at,
    standsFor: (moment) => progressedMoment(moment, moment + lived),
    notices: nothingToSay,
  };
}

/** Whether a notice is of house systems: those of the houses that are not listed are left out. */
const isOfHouses = ({ code }: UnwordedNotice): boolean =>
  code === 'house_system_replaced' || code === 'cusps_out_of_order';

/** How far dates of life may be off where the time of birth is not known. */
function noticesOfDates({ uncertain, when }: Birth): UnwordedNotice[] {
  if (uncertain === undefined) return [];
  const most = Math.max(when.julianDayUt - uncertain.from, uncertain.to - when.julianDayUt);
  const days = Math.ceil(most * tropicalYear);
  return [{ code: 'uncertain_moments', parameters: { case: 'progressions', days } }];
}

function uncertaintyOf(
  context: EngineContext,
  birth: Birth,
  { points }: Chart,
  standsFor: EventOfLife['standsFor'],
  settings: Settings,
): Pick<Progressions, 'uncertainty'> {
  const { uncertain } = birth;
  if (uncertain === undefined) return {};
  const span = { from: standsFor(uncertain.from), to: standsFor(uncertain.to) };
  return { uncertainty: progressedUncertainty(context, birth, points, span, settings) };
}

function stationsOf(
  context: EngineContext,
  { when }: Birth,
  { moment }: Chart,
  at: Locality,
  settings: Settings,
  texts: Texts,
): Progressions['stations'] {
  const born = when.julianDayUt;
  const found = progressedStations(context, born, moment.julianDayUt, settings);
  return found.map(({ body, direction, julianDayUt }) => ({
    planetId: body,
    planetName: texts.bodyName(body),
    direction,
    date: localBirthdate(civilAt(lifeMoment(born, julianDayUt), at.zone, placeTime(at, settings))),
  }));
}

/** The host's own intro. */
function ownIntro(name: string, { planets }: Chart, texts: Texts): string | undefined {
  const signName = ({ longitude }: ChartPoint): string => texts.signName(signOf(longitude));
  return texts.ownIntro('progressions', { name, sun: signName(planets[Sun]), moon: signName(planets[Moon]) });
}

const textsOf = (texts: Texts) => ({
  text: (point: ChartPoint, sign: SignId) => texts.progressedSign(point.id, sign),
  housetext: (point: ChartPoint) => texts.progressedHouse(point.id, point.house),
});

/** What a progressed aspect says, with how long in life it lasts. */
const aspectText =
  (context: EngineContext, texts: Texts, birth: Birth, progressed: Chart, at: Locality, settings: Settings) =>
  (body: BodyId, natalId: BodyId, aspect: AspectId): string | null =>
    texts.inTime(texts.progressedAspect(body, natalId, aspect), () => {
      const born = birth.when.julianDayUt;
      const natal = birth.chart.points.find(({ id }) => id === natalId);
      const window =
        natal &&
        progressedWindow(context, born, progressed.moment.julianDayUt, body, natal, aspect, settings);
      const { enters, leaves } = window ?? { enters: null, leaves: null };
      const isReached = leaves !== null && leaves < latestMoment;
      return {
        days: enters === null || leaves === null ? null : leaves - Math.max(enters, born),
        until: isReached ? civilAt(leaves, at.zone, placeTime(at, settings)).local : null,
      };
    });

/** When the progressed Moon goes on: progressed moments. */
function moonMoments(context: EngineContext, birth: Birth, progressed: Chart, settings: Settings) {
  const house =
    isTimed(birth) && progressed.timed ? nextHouse(context, birth, progressed, settings) : undefined;
  return {
    sign: nextSign(context, birth, progressed, settings).julianDayUt,
    house: house?.julianDayUt,
  };
}

function moonChanges(
  context: EngineContext,
  birth: Birth,
  progressed: Chart,
  at: Locality,
  settings: Settings,
  texts: Texts,
): Progressions['moonChanges'] {
  const born = birth.when.julianDayUt;
  const change = (julianDayUt: number) => ({
    date: localBirthdate(civilAt(lifeMoment(born, julianDayUt), at.zone, placeTime(at, settings))),
    age: decimal7(julianDayUt - born),
  });
  const sign = nextSign(context, birth, progressed, settings);
  const house =
    isTimed(birth) && progressed.timed ? nextHouse(context, birth, progressed, settings) : undefined;
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
  const aspects = aspectsToNatal(ahead, natal, settings, 'progressed');
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

export const progressionsOperation = defineOperation<
  (request: ProgressionsRequest, options?: Options) => Progressions
>({
  name: 'progressions',
  path: '/api/progressions',
  method: 'POST',
  summary:
    'A birth progressed to a moment of life, a day of the sky for a year; solar arc directions besides',
  description:
    'The moment of life is `date_2`, or the birth and `add_years` or `add_days`: exactly one of the three. Without a time of birth there are no houses and angles, and `uncertainty` says where the bodies may stand.',
  request: progressionsRequest,
  response: progressionsResponse,
  run: progressions,
  cost: chartsCost,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
    date_2: '2026-11-21',
  },
});
