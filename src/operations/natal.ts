import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { chartFacts, elementsOf, moonPhaseOf, patternEntries } from '../answer/facts.js';
import { includedIn } from '../answer/included.js';
import { calculationOf, noticesOf } from '../answer/receipt.js';
import { aspectsOf } from '../cast/aspects.js';
import { birthOf, uncertaintyOfBirth } from '../cast/birth.js';
import { type Chart, type ChartPoint, hasHouses } from '../cast/chart.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { type House, type SignId, zodiacPosition } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { profileOf } from '../request/moment.js';
import { settingsFor } from '../request/settings.js';
import type { IncludeKey } from '../schema/included.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import { type NatalRequest, natalRequest, type ParsedNatal } from '../schema/requests.js';
import { type Natal, natalResponse, type WithIncluded } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/** The natal horoscope of a birth: interface.md 4.3, shapes.md 4. */
export function natal(context: EngineContext, request: unknown, options?: unknown): Natal {
  const birth = parse(natalRequest, request);
  return natalHoroscope(context, birth, options, birth.collect_text ?? true);
}

/** With its texts or without: what `natal` and `natalBasic` share. */
export function natalHoroscope(
  context: EngineContext,
  birth: ParsedNatal,
  options: unknown,
  withTexts: boolean,
): Natal {
  const texts = context.textsFor(birth.lang);
  const settings = settingsFor(context.settings, options, birth);
  const born = birthOf(context, birth, settings);
  const { place, when, chart, notices: ofTime } = born;
  const aspects = aspectsOf(chart, settings);
  const told = withTexts ? natalTexts(texts) : null;

  // Field by field where it matters: a result spread together takes as long as three positions.
  const result = {
    profile: profileOf(birth.name, when, place),
    intro: withTexts ? introOf(birth.name, chart, texts) : null,
    planets: planetEntries(chart.points, settings.rulerships, texts, told),
    houses: houseEntries(chart.cusps, settings.rulerships, texts, told?.cusp ?? null),
    aspects: aspectEntries(aspects, texts, told?.aspect ?? null),
    elements: elementsOf(chart),
    moonPhase: moonPhaseOf(context.sky, chart, texts),
    patterns: patternEntries(chart, aspects, settings, texts),
    chart: chartFacts(chart, settings),
  } as Natal;
  const notices = noticesOf(chart, when, place, settings, texts);
  notices.push(...ofTime);
  if (settings.include.length > 0) {
    const lists = includedIn({ context, chart, place, settings, texts });
    Object.assign(result, lists.included);
    notices.push(...lists.notices);
  }
  const uncertainty = uncertaintyOfBirth(context, born, settings);
  if (uncertainty !== undefined) result.uncertainty = uncertainty;
  result.notices = notices;
  result.calculation = calculationOf(context, chart, when, place, settings);
  return result;
}

const natalTexts = (texts: Texts) => ({
  text: (point: ChartPoint, sign: SignId) => texts.bodyInSign(point.id, sign),
  housetext: (point: ChartPoint) => texts.bodyInHouse(point.id, point.house),
  cusp: (house: House, sign: SignId) => texts.cuspInSign(house, sign),
  aspect: (first: BodyId, second: BodyId, aspect: AspectId) => texts.natalAspect(first, second, aspect),
});

function introOf(name: string, chart: Chart, texts: Texts): string {
  const signOf = (longitude: number) => texts.signName(zodiacPosition(longitude).signId);
  const sun = signOf((chart.planets[Sun] ?? chart.ascendant).longitude);
  const moon = signOf((chart.planets[Moon] ?? chart.ascendant).longitude);
  return hasHouses(chart)
    ? texts.intro('natal', { name, sun, moon, ascendant: signOf(chart.ascendant.longitude) })
    : texts.intro('natalWithoutTime', { name, sun, moon });
}

/** A natal horoscope; where the call itself names what to include, the result is known to have it. */
export interface NatalFunction {
  <const K extends readonly IncludeKey[]>(
    request: NatalRequest,
    options: Omit<Options, 'include'> & { include: K },
  ): WithIncluded<K>;
  (request: NatalRequest, options?: Options): Natal;
}

export const natalOperation = defineOperation<NatalFunction>({
  name: 'natal',
  path: '/api/natal',
  method: 'POST',
  summary: 'The natal horoscope of a birth: positions, houses, aspects, and what they say',
  description:
    'The time of birth may be null, where it is not known, or good to some minutes (`time_accuracy`): then `uncertainty` says what is open. `options.include` adds lists.',
  request: natalRequest,
  response: natalResponse,
  run: natal,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  },
});
