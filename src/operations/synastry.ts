import { aspectEntries, planetEntries } from '../answer/entries.js';
import { anglesOfChart, elementsOfBoth } from '../answer/facts.js';
import { writtenInterpretation } from '../answer/interpretation.js';
import { profileOf } from '../answer/moments.js';
import { about, inWords, noticesOf } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { type SeenPair, seenPair, synastryInterpretation } from '../answer/synastry-reading.js';
import { uncertaintyOf } from '../answer/uncertainty.js';
import { withWheel } from '../answer/wheel.js';
import { type Chart, type ChartPoint, houseIn } from '../cast/chart.js';
import { type Person, peopleOf } from '../cast/person.js';
import { requireAffordableUncertainty, uncertaintyCost, uncertaintyWork } from '../cast/uncertainty-cost.js';
import { aspectsAcross } from '../chart/aspects.js';
import { type BodyId, Moon, type Planet, Sun } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { requireAffordableCharts } from '../request/cost.js';
import { aspectRules, type Settings, settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import {
  type Synastry,
  type SynastryPlanet,
  type SynastryRequest,
  synastryRequest,
} from '../schema/pairs.js';
import { parse } from '../schema/parse.js';
import type { AspectEntry } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/**
 * What two people's charts are to each other, from both sides: the first lists and texts speak to the first person of
 * the second, the others the other way round.
 */
export function synastry(context: EngineContext, given: unknown, options?: unknown): Synastry {
  const request = parse(synastryRequest, given);
  const texts = context.textsFor(request.lang);
  const prose = isWritten(context, request) ? texts : null;
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 3);
  const [first, second] = peopleOf(context, request, settings);
  requireAffordableUncertainty(
    context,
    workOf(first, settings, second.chart) + workOf(second, settings, first.chart),
  );
  let known: SeenPair | undefined;
  const seen = (): SeenPair => (known ??= seenPair(first, second, settings, texts.readings.words));
  const written = writtenInterpretation(
    settings,
    prose !== null,
    synastryInterpretation(seen, settings, texts, () => ownIntro(first, second, texts)),
  );
  const { factors, reading } = written.included;
  const uncertainty1 = uncertaintyOf(context, first, settings, second.chart);
  const uncertainty2 = uncertaintyOf(context, second, settings, first.chart);

  return withWheel(
    {
      profile1: profileOf(first.name, first.when, first.place),
      profile2: profileOf(second.name, second.when, second.place),
      intro: written.intro,
      planets1: planetsOf(first.chart, second.chart, settings, texts, prose),
      planets2: planetsOf(second.chart, first.chart, settings, texts, prose),
      aspects1: aspectsTo(second.chart, first.chart, settings, texts, prose),
      aspects2: aspectsTo(first.chart, second.chart, settings, texts, prose),
      elements: elementsOfBoth(first.chart, second.chart),
      chart1: anglesOfChart(first.chart),
      chart2: anglesOfChart(second.chart),
      ...(uncertainty1 && { uncertainty1 }),
      ...(uncertainty2 && { uncertainty2 }),
      ...(factors && { factors }),
      ...(reading !== undefined && { reading }),
      ...((factors || reading !== undefined) && { score: seen().score }),
      notices: inWords(
        texts,
        [first, second].flatMap((person) => about('person', noticesOf(person, settings), person.name)),
      ),
      calculation1: calculationOf(context, first.chart, first.when, first.place, settings),
      calculation2: calculationOf(context, second.chart, second.when, second.place, settings),
    },
    settings,
  );
}

/** A person's planets, each with the partner's house it falls into. */
function planetsOf(
  own: Chart,
  partner: Chart,
  settings: Settings,
  texts: Texts,
  prose: Texts | null,
): SynastryPlanet[] {
  const partnerHouse = ({ longitude }: ChartPoint) => houseIn(partner, longitude);
  const entries = planetEntries(
    own.points,
    settings.rulerships,
    texts,
    prose && {
      text: (point: ChartPoint, sign: SignId) => prose.bodyInSign(point.id, sign),
      housetext: (point: ChartPoint) => prose.synastryOverlay(point.id, partnerHouse(point)),
    },
  );
  // The entries are this function's own: adding to them costs a fraction of copying them.
  return entries.map((entry, index) =>
    Object.assign(entry, { partnerHousePosition: partnerHouse(own.points[index] as ChartPoint) }),
  );
}

/**
 * A person's planets to the partner's. `applying` goes by both speeds as everywhere, each as it was at its own birth:
 * no sky ever held the two together, so it compares how they moved and foretells nothing.
 */
function aspectsTo(
  partner: Chart,
  own: Chart,
  settings: Settings,
  texts: Texts,
  prose: Texts | null,
): AspectEntry[] {
  const aspects = aspectsAcross(own.points, partner.points, aspectRules(settings, 'synastry'));
  return aspectEntries(
    aspects,
    texts,
    prose && ((one: BodyId, other: BodyId, aspect) => prose.synastryAspect(one, other, aspect)),
  );
}

/** The host's own intro. */
function ownIntro(first: Person, second: Person, texts: Texts): string | undefined {
  const signName = ({ chart }: Person, planet: Planet): string =>
    texts.signName(signOf(chart.planets[planet].longitude));
  return texts.ownIntro('synastry', {
    name1: first.name,
    sun1: signName(first, Sun),
    moon1: signName(first, Moon),
    name2: second.name,
    sun2: signName(second, Sun),
    moon2: signName(second, Moon),
  });
}

const workOf = ({ chart, place, uncertain }: Person, settings: Settings, partner: Chart): number =>
  uncertain === undefined ? 0 : uncertaintyWork(chart, place, settings, uncertain, partner);

export const synastryOperation = defineOperation<(request: SynastryRequest, options?: Options) => Synastry>({
  name: 'synastry',
  path: '/api/synastry',
  method: 'POST',
  summary: 'What two people’s charts are to each other: houses and aspects, told from both sides',
  description:
    'Either time of birth may be null, where it is not known, or good to some minutes (`time_accuracy_1`, `time_accuracy_2`).',
  request: synastryRequest,
  run: synastry,
  cost: uncertaintyCost,
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
