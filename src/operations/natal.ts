import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { chartFacts, elementsOf, moonPhaseOf, patternEntries, patternsOf } from '../answer/facts.js';
import { includedIn } from '../answer/included.js';
import { profileOf } from '../answer/moments.js';
import { inWords, noticesOf } from '../answer/notices.js';
import { natalReadingOf, readingChartOf } from '../answer/reading.js';
import { calculationOf } from '../answer/receipt.js';
import { uncertaintyOf } from '../answer/uncertainty.js';
import { withWheel } from '../answer/wheel.js';
import { aspectsOf } from '../cast/aspects.js';
import { birthOf } from '../cast/birth.js';
import type { Chart, ChartPoint } from '../cast/chart.js';
import { uncertaintyCost } from '../cast/uncertainty-cost.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import type { ReadingChart } from '../reading/chart.js';
import { natalOpening } from '../reading/natal/opening.js';
import { endsWithoutNameAsWord } from '../reading/own-name.js';
import type { Reading } from '../reading/reading.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { requireAffordableCharts } from '../request/cost.js';
import { settingsFor } from '../request/settings.js';
import type { IncludeKey } from '../schema/include-keys.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import { type NatalRequest, natalRequest, type ParsedBirth } from '../schema/requests.js';
import type { Natal, WithIncluded } from '../schema/responses.js';
import { withoutNameAsWord } from '../text/own-name.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/** The natal horoscope of a birth. */
export function natal(context: EngineContext, request: unknown, options?: unknown): Natal {
  const birth = parse(natalRequest, request);
  return natalHoroscope(context, birth, options, isWritten(context, birth));
}

/** What `natal` and `natalBasic` share. */
export function natalHoroscope(
  context: EngineContext,
  request: ParsedBirth,
  options: unknown,
  withTexts: boolean,
): Natal {
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 1);
  const birth = birthOf(context, request, settings);
  const { place, when, chart } = birth;
  const aspects = aspectsOf(chart, settings);
  const patterns = patternsOf(chart, aspects, settings);
  const prose = withTexts ? natalTexts(texts) : null;
  let readingChart: ReadingChart | undefined;
  const forReading = (): ReadingChart =>
    (readingChart ??= readingChartOf(birth, settings, { aspects, patterns }));
  let written: Reading | null | undefined;
  const read = (): Reading | null =>
    (written ??= withTexts
      ? endsWithoutNameAsWord(
          natalReadingOf(forReading(), request.name, texts, settings.readingLength),
          request.name,
        )
      : null);
  const opening = (): string =>
    (settings.include.includes('reading') ? read()?.opening : undefined) ??
    withoutNameAsWord(natalOpening(forReading(), texts, request.name), request.name);
  // Field by field: a result spread together takes as long as three positions.
  const result = {
    profile: profileOf(request.name, when, place),
    intro: withTexts ? introOf(request.name, chart, texts, opening) : null,
    planets: planetEntries(chart.points, settings.rulerships, texts, prose),
    houses: chart.timed ? houseEntries(chart.cusps, settings.rulerships, texts, prose?.cusp ?? null) : [],
    aspects: aspectEntries(aspects, texts, prose?.aspect ?? null),
    elements: elementsOf(chart),
    moonPhase: moonPhaseOf(context.sky, chart, texts),
    patterns: patternEntries(patterns, texts),
    chart: chartFacts(chart, settings),
  } as Natal;
  const notices = noticesOf(birth, settings);
  if (settings.include.length > 0) {
    const included = includedIn({ context, chart, place, settings, texts, forReading, read });
    Object.assign(result, included.lists);
    notices.push(...included.notices);
  }
  const uncertainty = uncertaintyOf(context, birth, settings);
  if (uncertainty !== undefined) result.uncertainty = uncertainty;
  result.notices = inWords(texts, notices);
  result.calculation = calculationOf(context, chart, when, place, settings);
  return withWheel(result, settings);
}

const natalTexts = (texts: Texts) => ({
  text: (point: ChartPoint, sign: SignId) => texts.bodyInSign(point.id, sign),
  housetext: (point: ChartPoint) => texts.bodyInHouse(point.id, point.house),
  cusp: (house: House, sign: SignId) => texts.cuspInSign(house, sign),
  aspect: (first: BodyId, second: BodyId, aspect: AspectId) => texts.natalAspect(first, second, aspect),
});

/** The host's own, or the opening of the reading. */
function introOf(name: string, chart: Chart, texts: Texts, opening: () => string): string {
  const signName = ({ longitude }: ChartPoint) => texts.signName(signOf(longitude));
  const [sun, moon] = [signName(chart.planets[Sun]), signName(chart.planets[Moon])];
  const own = chart.timed
    ? texts.ownIntro('natal', { name, sun, moon, ascendant: signName(chart.ascendant) })
    : texts.ownIntro('natalWithoutTime', { name, sun, moon });
  return own ?? opening();
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
  run: natal,
  cost: uncertaintyCost,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  },
});
