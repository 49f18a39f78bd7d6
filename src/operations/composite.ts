import { compositeInterpretation } from '../answer/composite-reading.js';
import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { anglesOfChart, elementsOf } from '../answer/facts.js';
import { writtenInterpretation } from '../answer/interpretation.js';
import { profileOf, utcBirthdate } from '../answer/moments.js';
import { about, inWords, noticesOf, noticesOfChart, noticesOfHouses } from '../answer/notices.js';
import { davisonUncertainty, midpointUncertainty } from '../answer/ranges.js';
import { ayanamsaEntry, calculationOf } from '../answer/receipt.js';
import { withWheel } from '../answer/wheel.js';
import { aspectsOf } from '../cast/aspects.js';
import {
  type ChartPoint,
  castChart,
  castUntimedChart,
  type HousedPoints,
  type UnhousedPoints,
} from '../cast/chart.js';
import { midpointChart } from '../cast/midpoint-chart.js';
import { type Person, peopleOf } from '../cast/person.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, type Planet, Sun } from '../chart/bodies.js';
import { davison } from '../chart/composite.js';
import { signOf } from '../chart/zodiac.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { chartsCost, requireAffordableCharts } from '../request/cost.js';
import { placeTime } from '../request/moment.js';
import { localityOf } from '../request/place.js';
import { type Settings, settingsFor } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { type Composite, type PairRequest, pairRequest } from '../schema/pairs.js';
import { parse } from '../schema/parse.js';
import type { Texts } from '../text/texts.js';
import { civilAt } from '../time/civil.js';
import { defineOperation } from './definition.js';

/**
 * One chart of two people, by midpoints or by Davison's half way in time and space. The receipts of the two births
 * stand where every result about two persons has them; what the composite itself was made from, which differs by
 * method, comes last.
 */
export function composite(context: EngineContext, given: unknown, options?: unknown): Composite {
  const request = parse(pairRequest, given);
  const texts = context.textsFor(request.lang);
  const prose = isWritten(context, request) ? texts : null;
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 3);
  const method = settings.compositeMethod;
  const [first, second] = peopleOf(context, request, settings);
  const compose = method === 'davison' ? byDavison : byMidpoints;
  const { chart, uncertainty, notices, calculation } = compose(context, first, second, settings);
  const written = writtenInterpretation(
    settings,
    prose !== null,
    compositeInterpretation(first, second, chart, settings, texts, () =>
      ownIntro(first, second, chart, texts),
    ),
  );

  return withWheel(
    {
      profile1: profileOf(first.name, first.when, first.place),
      profile2: profileOf(second.name, second.when, second.place),
      method,
      intro: written.intro,
      planets: planetEntries(chart.points, settings.rulerships, texts, prose && textsOf(prose)),
      houses: 'cusps' in chart ? houseEntries(chart.cusps, settings.rulerships, texts, null) : [],
      aspects: aspectEntries(aspectsOf(chart, settings), texts, prose && aspectText(prose)),
      elements: elementsOf(chart),
      chart: anglesOfChart(chart),
      ...written.included,
      ...(uncertainty && { uncertainty }),
      notices: inWords(texts, notices),
      calculation1: calculationOf(context, first.chart, first.when, first.place, settings),
      calculation2: calculationOf(context, second.chart, second.when, second.place, settings),
      calculation,
    },
    settings,
  );
}

/** A composite chart, its notices and its receipt. */
interface Composed {
  chart: HousedPoints | UnhousedPoints;
  /** What an uncertain time of birth leaves open. */
  uncertainty: Composite['uncertainty'];
  notices: readonly UnwordedNotice[];
  calculation: Composite['calculation'];
}

function byMidpoints(context: EngineContext, first: Person, second: Person, settings: Settings): Composed {
  const chart = midpointChart(context.sky, first, second, settings);
  const { obliquity, latitude } = chart;
  return {
    chart,
    uncertainty: midpointUncertainty(context, first, second, settings),
    notices: [
      ...ofBirth(first, settings),
      ...ofBirth(second, settings),
      ...about('composite', 'cusps' in chart ? noticesOfHouses(chart, latitude, settings) : []),
    ],
    calculation: {
      method: 'midpoint',
      julianDayUt1: first.when.julianDayUt,
      julianDayUt2: second.when.julianDayUt,
      zodiac: settings.zodiac,
      ayanamsa: ayanamsaEntry(settings),
      node: settings.node,
      lilith: settings.lilith,
      topocentric: settings.topocentricAltitude ?? null,
      obliquity,
      armc: 'cusps' in chart ? chart.armc : null,
      latitude,
      houseSystem: settings.houseSystem,
      houseSystemUsed: 'cusps' in chart ? chart.houseSystem : null,
      engine: context.engine,
    },
  };
}

/** The sky as it stood half way between the births over the place half way between them. */
function byDavison(context: EngineContext, first: Person, second: Person, settings: Settings): Composed {
  const { julianDay, latitude, longitude } = davison(eventOf(first), eventOf(second));
  const halfWay = { name: 'Davison', latitude, longitude, timezone: 'UTC' };
  const place = localityOf(context, { place: halfWay });
  const when = civilAt(julianDay, place.zone, placeTime(place, settings));
  const cast = first.chart.timed && second.chart.timed ? castChart : castUntimedChart;
  const chart = cast(context.sky, julianDay, place, settings);
  return {
    chart,
    uncertainty: davisonUncertainty(context, first, second, chart, place, settings),
    notices: [
      // Only the moments of the births enter, not their skies.
      ...[first, second].flatMap((person) =>
        about('person', [...person.when.notices, ...person.notices], person.name),
      ),
      ...about('composite', noticesOfChart(chart, place, settings)),
    ],
    calculation: {
      method: 'davison',
      ...calculationOf(context, chart, when, place, settings),
      utDate: utcBirthdate(when),
      latitude,
      longitude,
    },
  };
}

const eventOf = ({ when, place }: Person) => ({
  julianDay: when.julianDayUt,
  latitude: place.latitude,
  longitude: place.realLongitude,
});

/** Notices of a birth that a composite is made from; its houses are not listed. */
const ofBirth = (person: Person, settings: Settings): UnwordedNotice[] =>
  about(
    'person',
    noticesOf(person, settings).filter(({ code }) => code !== 'house_system_replaced'),
    person.name,
  );

/**
 * Texts on signs speak to one person of their birth, so a composite has none of them: its signs follow from two, and
 * are those of thousands of couples of the same two generations (R. Hand leaves them out likewise).
 */
const textsOf = (texts: Texts) => ({
  text: () => null,
  housetext: (point: ChartPoint) => texts.compositeHouse(point.id, point.house),
});

const aspectText =
  (texts: Texts) =>
  (one: BodyId, other: BodyId, aspect: AspectId): string | null =>
    texts.compositeAspect(one, other, aspect);

/** The host's own intro. */
function ownIntro(
  first: Person,
  second: Person,
  { planets }: UnhousedPoints,
  texts: Texts,
): string | undefined {
  const signName = (planet: Planet): string => texts.signName(signOf(planets[planet].longitude));
  return texts.ownIntro('composite', {
    name1: first.name,
    name2: second.name,
    sun: signName(Sun),
    moon: signName(Moon),
  });
}

export const compositeOperation = defineOperation<(request: PairRequest, options?: Options) => Composite>({
  name: 'composite',
  path: '/api/composite',
  method: 'POST',
  summary: 'One chart of two people, by midpoints or by Davison’s half way in time and space',
  description:
    'By midpoints unless `options.compositeMethod` is `davison`. Without one of the times of birth there are no houses, and `uncertainty` says where the bodies may stand.',
  request: pairRequest,
  run: composite,
  cost: chartsCost,
  example: {
    name_1: 'Ada',
    date_1: '1990-05-17',
    time_1: '14:30',
    place_id_1: 3054643,
    name_2: 'Ben',
    date_2: '1988-11-02',
    time_2: '06:10',
    place_id_2: 2267057,
    lang: 'en',
  },
});
