import { aspectsOf } from '../cast/aspects.js';
import { type Chart, type ChartPoint, houseIn } from '../cast/chart.js';
import { castReturn, type ReturnChart, type Returning, type ReturnSpans } from '../cast/returning.js';
import { Ascendant } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { ReturnPlanet, SolarReturn } from '../schema/returns.js';
import type { Texts } from '../text/texts.js';
import { aspectEntries, houseEntries, planetEntries } from './entries.js';
import { anglesOfChart, elementsOf } from './facts.js';
import { type Interpretation, writtenInterpretation } from './interpretation.js';
import { eventOf, profileOf } from './moments.js';
import { about, inWords, noticesOf, noticesOfChart } from './notices.js';
import { returnUncertainty } from './ranges.js';
import { calculationOf } from './receipt.js';
import { withWheel } from './wheel.js';

/** The texts of a return. */
export interface ReturnTexts {
  /** On the return's Ascendant, by the natal house that it falls into. */
  ascendant(natalHouse: House): string | null;
  /** On a body's house of the return. */
  housetext(point: ChartPoint): string | null;
}

/**
 * The horoscope of the moment that a body is back, Julian day UT.
 * @param prose the texts wanted, null for none
 * @param interpretationOf what is written of the chart as a whole
 * @param spans when the return may be, where the moment of birth is not known for sure
 * @param own notices besides those of the two charts
 */
export function returnHoroscope(
  context: EngineContext,
  returning: Returning,
  julianDayUt: number,
  settings: Settings,
  texts: Texts,
  prose: ReturnTexts | null,
  interpretationOf: (cast: ReturnChart) => Interpretation,
  spans: ReturnSpans | undefined,
  own: readonly UnwordedNotice[] = [],
): SolarReturn {
  const { birth, there } = returning;
  const cast = castReturn(context, returning, julianDayUt, settings);
  const { event, chart, toNatal } = cast;
  const written = writtenInterpretation(settings, prose !== null, interpretationOf(cast), birth.name);
  return withWheel(
    {
      profile: profileOf(birth.name, birth.when, birth.place),
      event: eventOf(event, there),
      intro: written.intro,
      planets: planetsOf(chart, birth.chart, settings, texts, prose),
      houses: chart.timed ? houseEntries(chart.cusps, settings.rulerships, texts, null) : [],
      aspects: aspectEntries(aspectsOf(chart, settings), texts, null),
      aspectsToNatal: aspectEntries(toNatal, texts, null),
      elements: elementsOf(chart),
      chart: anglesOfChart(chart),
      ...written.included,
      ...(spans && { uncertainty: returnUncertainty(context, returning, chart, spans, settings) }),
      notices: inWords(texts, [
        ...about('person', noticesOf(birth, settings), birth.name),
        ...about('return', noticesOfChart(chart, there, settings)),
        ...own,
      ]),
      calculation: {
        ...calculationOf(context, chart, event, there, settings),
        natalJulianDayUt: birth.when.julianDayUt,
        precessionCorrected: settings.precessionCorrected,
      },
    },
    settings,
  );
}

function planetsOf(
  chart: Chart,
  natal: Chart,
  settings: Settings,
  texts: Texts,
  prose: ReturnTexts | null,
): ReturnPlanet[] {
  const natalHouse = ({ longitude }: ChartPoint): House | 0 => houseIn(natal, longitude);
  const ascendant = (point: ChartPoint, texts: ReturnTexts): string | null => {
    const house = natalHouse(point);
    return house === 0 ? null : texts.ascendant(house);
  };
  const entries = planetEntries(
    chart.points,
    settings.rulerships,
    texts,
    prose && {
      text: (point) => (point.id === Ascendant ? ascendant(point, prose) : null),
      housetext: (point) => prose.housetext(point),
    },
  );
  return entries.map((entry, index) =>
    Object.assign(entry, { natalHousePosition: natalHouse(chart.points[index] as ChartPoint) }),
  );
}
