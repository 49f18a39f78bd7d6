import { type Chart, type ChartPoint, houseIn } from '../cast/chart.js';
import type { Person } from '../cast/person.js';
import { separation } from '../chart/angle.js';
import { aspectsAcross } from '../chart/aspects.js';
import { Ascendant, type BodyId, ImumCoeli, Midheaven, Moon, Sun } from '../chart/bodies.js';
import { holdsAllDay } from '../chart/open-moon.js';
import { orbOf } from '../chart/orbs.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { type CalledPair, calledPair, readingWith } from '../reading/namesakes.js';
import { seedOf } from '../reading/seed.js';
import { type Overlay, type Pair, type Side, synastryFactors } from '../reading/synastry/plan.js';
import { discepoloScore, type SynastryScore } from '../reading/synastry/score.js';
import { synastryOpening, synastryReading } from '../reading/synastry/synastry.js';
import type { Settings } from '../request/settings.js';
import type { ReadingWords } from '../text/reading-catalogue.js';
import type { Texts } from '../text/texts.js';
import { firstBornOf } from './first-born.js';
import type { Interpretation } from './interpretation.js';
import { named, readingChartOf } from './reading.js';
import { readingRules } from './reading-rules.js';

const rules = readingRules('synastry');

const pointsOf = (chart: Chart): ChartPoint[] =>
  chart.timed ? [...chart.planets, chart.ascendant] : [...chart.planets];

const openId = (chart: Chart, id: BodyId): BodyId | undefined => (chart.timed ? undefined : id);

/** Years between two births from which the two are hardly lovers, and may be parent and child. */
const generation = 17;
const daysOfYear = 365.25;

/** Two people as a reading sees them, and how much they have to do with each other. */
export interface SeenPair {
  pair: Pair;
  /** As the texts call them. */
  called: CalledPair;
  score: SynastryScore;
}

export function seenPair(first: Person, second: Person, settings: Settings, words: ReadingWords): SeenPair {
  const contacts = aspectsAcross(pointsOf(first.chart), pointsOf(second.chart), rules)
    .filter((contact) => contact.first !== Ascendant || contact.second !== Ascendant)
    .map((contact) => ({
      first: contact.first,
      second: contact.second,
      aspect: contact.aspect,
      orb: contact.orb,
      closeness: 1 - contact.orb / orbOf(rules.orbs, contact.aspect, contact.first, contact.second),
      outOfSign: contact.outOfSign,
    }));
  const charts = [readingChartOf(first, settings), readingChartOf(second, settings)] as const;
  const [sun1, sun2] = [first, second].map(({ chart }) => signOf(chart.planets[Sun].longitude)) as [
    SignId,
    SignId,
  ];
  const score = discepoloScore([sun1, sun2], contacts);
  const called = calledPair([first.name, second.name], firstBornOf(first, second), words);
  const pair: Pair = {
    names: called.names,
    charts,
    contacts: contacts.filter((contact) => {
      const limit = orbOf(rules.orbs, contact.aspect, contact.first, contact.second);
      const open = [openId(first.chart, contact.first), openId(second.chart, contact.second)];
      return holdsAllDay(contact.orb, limit, open);
    }),
    isAcrossGenerations: Math.abs(first.when.julianDayUt - second.when.julianDayUt) > generation * daysOfYear,
    overlays: [...overlaysOf(1, first.chart, second.chart), ...overlaysOf(2, second.chart, first.chart)],
    seed: seedOf(`${first.when.julianDayUt} ${second.when.julianDayUt}`),
  };
  return { pair, called, score };
}

const overlaysOf = (person: Side, own: Chart, partner: Chart): Overlay[] =>
  own.planets.flatMap(({ id, longitude }) => {
    const house = houseIn(partner, longitude);
    if (house === 0 || openId(own, id) === Moon) return [];
    const angle = meridianOf(partner, longitude);
    return [{ person, body: id, house, ...(angle !== undefined && { angle }) }];
  });

/** Degrees within which a planet is spoken of as on the Midheaven, or at the foot of the chart. */
const widestOnMeridian = 4;

function meridianOf(chart: Chart, longitude: number): Overlay['angle'] {
  if (!chart.timed) return undefined;
  const apart = separation(longitude, chart.midheaven.longitude);
  if (apart <= widestOnMeridian) return Midheaven;
  return 180 - apart <= widestOnMeridian ? ImumCoeli : undefined;
}

/**
 * The reading and factors of a synastry.
 * @param own the host's own intro
 */
export const synastryInterpretation = (
  seen: () => SeenPair,
  settings: Settings,
  texts: Texts,
  own: Interpretation['own'],
): Interpretation => ({
  own,
  opening: () => seen().called.text(synastryOpening(seen().pair, texts)),
  reading: () => readingWith(synastryReading(seen().pair, texts, settings.readingLength), seen().called.text),
  factors: () =>
    named(synastryFactors(seen().pair), texts, seen().pair.names).map((factor) => ({
      ...factor,
      name: seen().called.text(factor.name),
    })),
});
