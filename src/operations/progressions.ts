import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { anglesOfChart, elementsOf, moonPhaseOf } from '../answer/facts.js';
import { writtenInterpretation } from '../answer/interpretation.js';
import { eventOf, profileOf, utcBirthdate } from '../answer/moments.js';
import { about, inWords, noticesOf, noticesOfChart } from '../answer/notices.js';
import { aspectText, moonAhead, moonChanges, solarArcOf, stationsOf } from '../answer/progressions.js';
import { progressionsInterpretation } from '../answer/progressions-reading.js';
import { progressedUncertainty } from '../answer/ranges.js';
import { calculationOf } from '../answer/receipt.js';
import { withWheel } from '../answer/wheel.js';
import { aspectsToNatal } from '../cast/aspects.js';
import { type Birth, birthOf } from '../cast/birth.js';
import type { Chart, ChartPoint } from '../cast/chart.js';
import { type EventOfLife, eventOfLife } from '../cast/event-of-life.js';
import { progressedChart, progressedStations } from '../cast/progressed.js';
import { datesOff } from '../cast/progressed-changes.js';
import { aspectsWithin } from '../chart/aspects.js';
import { Moon, Sun } from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { yearsAhead } from '../reading/progressions/changes.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { chartsCost, requireAffordableCharts } from '../request/cost.js';
import { placeTime } from '../request/moment.js';
import { aspectRules, type Settings, settingsFor } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import { type Progressions, type ProgressionsRequest, progressionsRequest } from '../schema/progressions.js';
import type { Texts } from '../text/texts.js';
import { civilAt } from '../time/civil.js';
import { defineOperation } from './definition.js';

/** Secondary progressions and solar arc directions of a birth. */
export function progressions(context: EngineContext, given: unknown, options?: unknown): Progressions {
  const request = parse(progressionsRequest, given);
  const texts = context.textsFor(request.lang);
  const prose = isWritten(context, request) ? texts : null;
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 3);
  const birth = birthOf(context, request, settings);
  const { place, when, chart: natal } = birth;
  const { event, at, clock, standsFor, notices } = eventOfLife(context, request, birth, settings);

  const progressed = progressedChart(context, birth, standsFor(when.julianDayUt), settings);
  const { julianDayUt } = progressed.moment;
  const aspects = aspectsToNatal(progressed.points, natal, settings, 'progressed');
  const progressedAspects = aspectsWithin(progressed.points, aspectRules(settings, 'progressed'));
  const moonNext = moonAhead(context, birth, progressed, settings);
  const moonPhase = moonPhaseOf(context.sky, progressed, texts);
  const listsNatal = settings.progressedHouses === 'natal';
  const written = writtenInterpretation(
    settings,
    prose !== null,
    progressionsInterpretation(
      context,
      () => ({
        name: request.name,
        birth,
        progressed,
        stations: progressedStations(context, when.julianDayUt, julianDayUt, settings, yearsAhead),
        moonLeaves: { sign: moonNext.sign.julianDayUt, house: moonNext.house?.julianDayUt },
        clock,
      }),
      settings,
      texts,
      () => ownIntro(request.name, progressed, texts),
    ),
    request.name,
  );

  return withWheel(
    {
      profile: profileOf(request.name, when, place),
      event: eventOf(event, at),
      // Days after the birth: in its calendar.
      progressedDate: utcBirthdate(
        civilAt(julianDayUt, place.zone, { ...placeTime(place, settings), calendar: when.calendar }),
      ),
      intro: written.intro,
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
        prose && aspectText(context, prose, birth, progressed, clock, settings),
      ),
      progressedAspects: aspectEntries(progressedAspects, texts, null),
      elements: elementsOf(progressed),
      moonChanges: moonChanges(moonNext, birth, clock, texts),
      solarArc: solarArcOf(natal, progressed, settings, texts),
      stations: stationsOf(context, birth, progressed, clock, settings, texts),
      chart: anglesOfChart(progressed),
      ...written.included,
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

/** Whether a notice is of house systems: those of the houses that are not listed are left out. */
const isOfHouses = ({ code }: UnwordedNotice): boolean =>
  code === 'house_system_replaced' || code === 'cusps_out_of_order';

/** How far dates of life may be off where the time of birth is not known. */
function noticesOfDates(birth: Birth): UnwordedNotice[] {
  const days = datesOff(birth);
  return days === 0 ? [] : [{ code: 'uncertain_moments', parameters: { case: 'progressions', days } }];
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

/** The host's own intro. */
function ownIntro(name: string, { planets }: Chart, texts: Texts): string | undefined {
  const signName = ({ longitude }: ChartPoint): string => texts.signName(signOf(longitude));
  return texts.ownIntro('progressions', { name, sun: signName(planets[Sun]), moon: signName(planets[Moon]) });
}

const textsOf = (texts: Texts) => ({
  text: (point: ChartPoint, sign: SignId) => texts.progressedSign(point.id, sign),
  housetext: (point: ChartPoint) => texts.progressedHouse(point.id, point.house),
});

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
