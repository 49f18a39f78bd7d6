import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { elementsOf } from '../answer/facts.js';
import { calculationOf, houseNotices, noticesOf, whose } from '../answer/receipt.js';
import { aspectsOf } from '../cast/aspects.js';
import { type Chart, type ChartPoint, castChart } from '../cast/chart.js';
import { midpointChart } from '../cast/midpoint-chart.js';
import { type Person, peopleOf } from '../cast/person.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { davison } from '../chart/composite.js';
import { zodiacPosition } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { placeTime, profileOf, utcBirthdate } from '../request/moment.js';
import { localityOf } from '../request/place.js';
import { type Settings, settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { type Composite, compositeResponse, type PairRequest, pairRequest } from '../schema/pairs.js';
import { parse } from '../schema/parse.js';
import type { Notice } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';
import { civilAt } from '../time/civil.js';
import { defineOperation } from './definition.js';

/**
 * One chart of two people, by midpoints or by Davison's half way in time and space: shapes.md 4. The receipts of the
 * two births stand where every result about two persons has them; what the composite itself was made from, which
 * differs by method, comes last.
 */
export function composite(context: EngineContext, request: unknown, options?: unknown): Composite {
  const asked = parse(pairRequest, request);
  const texts = context.textsFor(asked.lang);
  const told = asked.collect_text === false ? null : texts;
  const settings = settingsFor(context.settings, options, asked);
  const method = settings.compositeMethod;
  const [first, second] = peopleOf(context, asked, settings);
  const { chart, notices, calculation } =
    method === 'davison'
      ? byDavison(context, first, second, settings, texts)
      : byMidpoints(context, first, second, settings, texts);

  return {
    profile1: profileOf(first.name, first.when, first.place),
    profile2: profileOf(second.name, second.when, second.place),
    method,
    intro: told && introOf(first, second, chart, told),
    planets: planetEntries(chart.points, settings.rulerships, texts, told && textsOf(told)),
    houses: houseEntries(chart.cusps, settings.rulerships, texts, null),
    aspects: aspectEntries(aspectsOf(chart, settings), texts, told && aspectText(told)),
    elements: elementsOf(chart),
    notices,
    calculation1: calculationOf(context, first.chart, first.when, first.place, settings),
    calculation2: calculationOf(context, second.chart, second.when, second.place, settings),
    calculation,
  };
}

/** A composite chart, what there is to say of how it came about, and its receipt. */
interface Composed {
  chart: Pick<Chart, 'points' | 'planets' | 'ascendant' | 'midheaven' | 'cusps'>;
  notices: Notice[];
  calculation: Composite['calculation'];
}

function byMidpoints(
  context: EngineContext,
  first: Person,
  second: Person,
  settings: Settings,
  texts: Texts,
): Composed {
  const chart = midpointChart(context.sky, first, second, settings);
  const { obliquity, armc, latitude } = chart;
  return {
    chart,
    notices: [
      ...ofBirth(first, settings, texts),
      ...ofBirth(second, settings, texts),
      ...whose(composed, houseNotices(chart, latitude, settings)),
    ],
    calculation: {
      method: 'midpoint',
      julianDayUt1: first.when.julianDayUt,
      julianDayUt2: second.when.julianDayUt,
      zodiac: settings.zodiac,
      ayanamsa: settings.ayanamsa ?? null,
      node: settings.node,
      lilith: settings.lilith,
      obliquity,
      armc,
      latitude,
      houseSystem: settings.houseSystem,
      houseSystemUsed: chart.houseSystem,
      engine: context.engine,
    },
  };
}

/** The sky as it stood half way between the births over the place half way between them. */
function byDavison(
  context: EngineContext,
  first: Person,
  second: Person,
  settings: Settings,
  texts: Texts,
): Composed {
  const { julianDay, latitude, longitude } = davison(eventOf(first), eventOf(second));
  const place = localityOf(context, { place: { name: composed, latitude, longitude, timezone: 'UTC' } });
  const when = { ...civilAt(julianDay, place.zone, placeTime(place, settings)), notices: [] };
  const chart = castChart(context.sky, julianDay, place, settings);
  return {
    chart,
    notices: [
      // Only the moments of the births enter, not their skies.
      ...[first, second].flatMap((person) => whose(person.name, person.when.notices)),
      ...whose(composed, noticesOf(chart, when, place, settings, texts)),
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

const composed = 'the composite';

const eventOf = ({ when, place }: Person) => ({
  julianDay: when.julianDayUt,
  latitude: place.latitude,
  longitude: place.realLongitude,
});

/** Notices of a birth that a composite is made from; of its houses nothing is told. */
const ofBirth = ({ name, chart, when, place }: Person, settings: Settings, texts: Texts): Notice[] =>
  whose(
    name,
    noticesOf(chart, when, place, settings, texts).filter(({ code }) => code !== 'house_system_replaced'),
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

function introOf(first: Person, second: Person, chart: Composed['chart'], texts: Texts): string {
  const signOf = (body: BodyId): string =>
    texts.signName(zodiacPosition((chart.planets[body] ?? chart.ascendant).longitude).signId);
  return texts.intro('composite', {
    name1: first.name,
    name2: second.name,
    sun: signOf(Sun),
    moon: signOf(Moon),
  });
}

export const compositeOperation = defineOperation<(request: PairRequest, options?: Options) => Composite>({
  name: 'composite',
  path: '/api/composite',
  method: 'POST',
  summary: 'One chart of two people, by midpoints or by Davison’s half way in time and space',
  description: 'By midpoints unless `options.compositeMethod` is `davison`.',
  request: pairRequest,
  response: compositeResponse,
  run: composite,
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
