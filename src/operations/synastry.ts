import { aspectEntries, planetEntries } from '../answer/entries.js';
import { elementsOfBoth } from '../answer/facts.js';
import { calculationOf, noticesOf, whose } from '../answer/receipt.js';
import { uncertaintyOfBirth } from '../cast/birth.js';
import type { Chart, ChartPoint } from '../cast/chart.js';
import { type Person, peopleOf } from '../cast/person.js';
import { aspectsAcross } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { houseOf } from '../chart/houses.js';
import { type House, type SignId, zodiacPosition } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { profileOf } from '../request/moment.js';
import { aspectRules, type Settings, settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import {
  type Synastry,
  type SynastryPlanet,
  type SynastryRequest,
  synastryRequest,
  synastryResponse,
} from '../schema/pairs.js';
import { parse } from '../schema/parse.js';
import type { AspectEntry } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/**
 * What two people's charts are to each other, told from both sides: shapes.md 4. The first lists and texts speak to
 * the first person of the second, the others the other way round.
 */
export function synastry(context: EngineContext, request: unknown, options?: unknown): Synastry {
  const asked = parse(synastryRequest, request);
  const texts = context.textsFor(asked.lang);
  const told = asked.collect_text === false ? null : texts;
  const settings = settingsFor(context.settings, options, asked);
  const [first, second] = peopleOf(context, asked, settings);
  const uncertainty1 = uncertaintyOfBirth(context, first, settings, second.chart);
  const uncertainty2 = uncertaintyOfBirth(context, second, settings, first.chart);

  return {
    profile1: profileOf(first.name, first.when, first.place),
    profile2: profileOf(second.name, second.when, second.place),
    intro: told && introOf(first, second, told),
    planets1: planetsOf(first.chart, second.chart, settings, texts, told),
    planets2: planetsOf(second.chart, first.chart, settings, texts, told),
    aspects1: aspectsOf(first.chart, second.chart, settings, texts, told),
    aspects2: aspectsOf(second.chart, first.chart, settings, texts, told),
    elements: elementsOfBoth(first.chart, second.chart),
    ...(uncertainty1 && { uncertainty1 }),
    ...(uncertainty2 && { uncertainty2 }),
    notices: [first, second].flatMap(({ name, chart, when, place, notices }) =>
      whose(name, [...noticesOf(chart, when, place, settings, texts), ...notices]),
    ),
    calculation1: calculationOf(context, first.chart, first.when, first.place, settings),
    calculation2: calculationOf(context, second.chart, second.when, second.place, settings),
  };
}

/** A person's planets, each with the partner's house it falls into. */
function planetsOf(
  own: Chart,
  partner: Chart,
  settings: Settings,
  texts: Texts,
  told: Texts | null,
): SynastryPlanet[] {
  const partnerHouse = ({ longitude }: ChartPoint): House | 0 => houseOf(longitude, partner.cusps);
  const entries = planetEntries(
    own.points,
    settings.rulerships,
    texts,
    told && {
      text: (point: ChartPoint, sign: SignId) => told.bodyInSign(point.id, sign),
      housetext: (point: ChartPoint) => told.synastryOverlay(point.id, partnerHouse(point)),
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
function aspectsOf(
  own: Chart,
  partner: Chart,
  settings: Settings,
  texts: Texts,
  told: Texts | null,
): AspectEntry[] {
  const aspects = aspectsAcross(own.points, partner.points, aspectRules(settings, 'synastry'));
  return aspectEntries(
    aspects,
    texts,
    told && ((one: BodyId, other: BodyId, aspect) => told.synastryAspect(one, other, aspect)),
  );
}

function introOf(first: Person, second: Person, texts: Texts): string {
  const signOf = ({ chart }: Person, body: BodyId): string =>
    texts.signName(zodiacPosition((chart.planets[body] ?? chart.ascendant).longitude).signId);
  return texts.intro('synastry', {
    name1: first.name,
    sun1: signOf(first, Sun),
    moon1: signOf(first, Moon),
    name2: second.name,
    sun2: signOf(second, Sun),
    moon2: signOf(second, Moon),
  });
}

export const synastryOperation = defineOperation<(request: SynastryRequest, options?: Options) => Synastry>({
  name: 'synastry',
  path: '/api/synastry',
  method: 'POST',
  summary: 'What two people’s charts are to each other: houses and aspects, told from both sides',
  description:
    'Either time of birth may be null, where it is not known, or good to some minutes (`time_accuracy_1`, `time_accuracy_2`).',
  request: synastryRequest,
  response: synastryResponse,
  run: synastry,
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
