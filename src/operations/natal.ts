import { Moon, Sun } from '../chart/bodies.js';
import { zodiacPosition } from '../chart/zodiac.js';
import { parse } from '../schema/parse.js';
import { birthRequest, type ParsedBirth } from '../schema/requests.js';
import type { Natal } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';
import { aspectsOf } from './steps/aspects.js';
import { type Chart, castChart } from './steps/cast.js';
import type { EngineContext } from './steps/context.js';
import { aspectEntries, houseEntries, type PlanetTexts, planetEntries } from './steps/entries.js';
import { chartFacts, elementsOf, moonPhaseOf, patternEntries } from './steps/facts.js';
import { momentOf, profileOf } from './steps/moment.js';
import { localityOf } from './steps/place.js';
import { calculationOf, noticesOf } from './steps/receipt.js';
import { settingsFor } from './steps/settings.js';

/** The natal horoscope of a birth: interface.md 4.3, shapes.md 4. */
export function natal(context: EngineContext, request: unknown, options?: unknown): Natal {
  const birth = parse(birthRequest, request);
  return natalHoroscope(context, birth, options, birth.collect_text ?? true);
}

/** With its texts or without: what `natal` and `natalBasic` share. */
export function natalHoroscope(
  context: EngineContext,
  birth: ParsedBirth,
  options: unknown,
  withTexts: boolean,
): Natal {
  const texts = context.textsFor(birth.lang);
  const settings = settingsFor(context.settings, options, birth);
  const place = localityOf(context, birth);
  const when = momentOf(birth, place, settings);
  const chart = castChart(context.sky, when.julianDayUt, place, settings);
  const aspects = aspectsOf(chart, settings);

  return {
    profile: profileOf(birth.name, when, place),
    intro: withTexts ? introOf(birth.name, chart, texts) : null,
    planets: planetEntries(chart.points, settings.rulerships, texts, withTexts ? natalTexts(texts) : null),
    houses: houseEntries(chart.cusps, settings.rulerships, texts),
    aspects: aspectEntries(aspects, texts),
    elements: elementsOf(chart),
    moonPhase: moonPhaseOf(context.sky, chart, texts),
    patterns: patternEntries(chart, aspects, settings, texts),
    chart: chartFacts(chart, settings),
    notices: noticesOf(chart, when, place, settings, texts),
    calculation: calculationOf(context, chart, when, place, settings),
  };
}

const natalTexts = (texts: Texts): PlanetTexts => ({
  text: (point, sign) => texts.bodyInSign(point.id, sign),
  housetext: (point) => texts.bodyInHouse(point.id, point.house),
});

function introOf(name: string, chart: Chart, texts: Texts): string {
  const signOf = (longitude: number) => texts.signName(zodiacPosition(longitude).signId);
  return texts.intro('natal', {
    name,
    sun: signOf((chart.planets[Sun] ?? chart.ascendant).longitude),
    moon: signOf((chart.planets[Moon] ?? chart.ascendant).longitude),
    ascendant: signOf(chart.ascendant.longitude),
  });
}
