import { aspectEntries, houseEntries, planetEntries } from '../answer/entries.js';
import { chartFacts, elementsOf, moonPhaseOf, patternEntries } from '../answer/facts.js';
import { includedIn } from '../answer/included.js';
import { natalReadingOf, readingChartOf } from '../answer/reading.js';
import { calculationOf, noticesOf } from '../answer/receipt.js';
import { aspectsOf } from '../cast/aspects.js';
import { birthOf, uncertaintyOfBirth } from '../cast/birth.js';
import { type Chart, type ChartPoint, hasHouses } from '../cast/chart.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { type House, type SignId, zodiacPosition } from '../chart/zodiac.js';
import type { ReadingChart } from '../reading/chart.js';
import { natalOpening } from '../reading/natal.js';
import type { Reading } from '../reading/reading.js';
import type { EngineContext } from '../request/context.js';
import { profileOf } from '../request/moment.js';
import { settingsFor } from '../request/settings.js';
import { parse } from '../schema/parse.js';
import { natalRequest, type ParsedNatal } from '../schema/requests.js';
import type { Natal } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';

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
  let readingChart: ReadingChart | undefined;
  const forReading = (): ReadingChart => (readingChart ??= readingChartOf(born, settings));
  let written: Reading | null | undefined;
  const read = (): Reading | null =>
    (written ??= withTexts ? natalReadingOf(forReading(), birth.name, texts, settings.readingLength) : null);
  const opening = (): string =>
    (settings.include.includes('reading') ? read()?.opening : undefined) ??
    natalOpening(forReading(), texts, birth.name);

  // Field by field where it matters: a result spread together takes as long as three positions.
  const result = {
    profile: profileOf(birth.name, when, place),
    intro: withTexts ? introOf(birth.name, chart, texts, opening) : null,
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
    const lists = includedIn({ context, chart, place, settings, texts, forReading, read });
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

/** The host's own, or the opening of the reading. */
function introOf(name: string, chart: Chart, texts: Texts, opening: () => string): string {
  const signOf = (longitude: number) => texts.signName(zodiacPosition(longitude).signId);
  const sun = signOf((chart.planets[Sun] ?? chart.ascendant).longitude);
  const moon = signOf((chart.planets[Moon] ?? chart.ascendant).longitude);
  const own = hasHouses(chart)
    ? texts.ownIntro('natal', { name, sun, moon, ascendant: signOf(chart.ascendant.longitude) })
    : texts.ownIntro('natalWithoutTime', { name, sun, moon });
  return own ?? opening();
}
