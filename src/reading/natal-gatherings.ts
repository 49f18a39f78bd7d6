import {
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
} from '../chart/bodies.js';
import { GrandCross, GrandTrine, Kite, type Pattern, TSquare, Yod } from '../chart/patterns.js';
import { elementOf, type House, modalityOf, type SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { type Crowding, crowdingFactor, patternFactor, phaseFactor } from './factors.js';
import type { NatalDesk } from './natal-desk.js';
import { valuesOf } from './natal-leads.js';
import { headOf } from './natal-plan.js';
import { frontOf, handleOf } from './natal-shape.js';
import { eclipseAtBirth } from './natal-thread.js';
import { type Draft, draftWords, type Part } from './reading.js';

/** What several bodies make together: crowds, figures, the lights' phase, the chart as a whole. */

export function crowdingSection({ cells, manuscript }: NatalDesk, crowding: Crowding): Draft | undefined {
  const { words, natal, natalChapters } = cells.readings;
  const { sign, house } = crowding;
  const values = { planets: manuscript.listOf(crowding.bodies) };
  const text = manuscript.once(
    sign === undefined ? natalChapters.crowded.house[house as House] : natalChapters.crowded.sign[sign],
    values,
  );
  const odd = sign === undefined ? undefined : oddOneOf(crowding.bodies, sign);
  const exception = odd === undefined ? '' : manuscript.once(natal.threads.inCrowd[odd]);
  if (text === '') return undefined;
  const title =
    sign === undefined
      ? fill(words.headings.crowdedHouse, { house: words.houses[house as House] })
      : fill(words.headings.crowdedSign, { sign: cells.signName(sign) });
  return {
    title,
    weight: crowding.weight,
    factors: [crowdingFactor(crowding)],
    paragraphs: [[text, exception]],
  };
}

const steadySigns: ReadonlySet<SignId> = new Set<SignId>([1, 3, 7, 9]);
const quickSigns: ReadonlySet<SignId> = new Set<SignId>([0, 2, 4, 8, 10]);

/** Who in a crowd does not go along with it. */
function oddOneOf(bodies: readonly BodyId[], sign: SignId): typeof Saturn | typeof Uranus | undefined {
  if (steadySigns.has(sign) && bodies.includes(Uranus)) return Uranus;
  return quickSigns.has(sign) && bodies.includes(Saturn) ? Saturn : undefined;
}

/** A figure: by its apex and quality, or by its element. */
export function patternSection(desk: NatalDesk, pattern: Pattern): Draft | undefined {
  const { cells, manuscript, weighed } = desk;
  const { patterns } = cells.readings.natalChapters;
  const head = headOf(pattern, weighed);
  if (head === undefined) return undefined;
  const { patternId, bodies } = pattern;
  const hasApex = patternId === TSquare || patternId === Yod || patternId === Kite;
  const others = hasApex ? bodies.slice(1) : bodies;
  const values = {
    planets: manuscript.listOf(others),
    a: manuscript.within(head.id),
    A: manuscript.start(head.id),
  };
  const apex = head.id as 0;
  const written: Part[] = [];
  if (patternId === TSquare)
    written.push(
      manuscript.once(patterns.tSquare[apex], values),
      manuscript.once(patterns.tSquareQuality[modalityOf(head.sign)], values),
    );
  else if (patternId === Yod) written.push(manuscript.once(patterns.yod[apex], values));
  else if (patternId === Kite) written.push(manuscript.once(patterns.kite, values));
  else if (patternId === GrandTrine)
    written.push(manuscript.once(patterns.grandTrine[elementOf(head.sign)], values));
  else if (patternId === GrandCross)
    written.push(manuscript.once(patterns.grandCross[modalityOf(head.sign)], values));
  else written.push(manuscript.once(patterns.mysticRectangle, values));
  if (written.every((part) => part === '')) return undefined;
  const { thread } = desk;
  if (thread && thread.figure === pattern)
    written.push(
      manuscript.once(cells.readings.natal.threads[thread.nature][thread.by].midway, valuesOf(desk, thread)),
    );
  const name = cells.patternName(patternId);
  const title = hasApex
    ? fill(cells.readings.words.headings.patternWithApex, { pattern: name, apex: manuscript.within(head.id) })
    : name;
  const factor = patternFactor(weighed, patternId, bodies);
  return { title, weight: factor.weight, factors: [factor], paragraphs: [written] };
}

/** The Moon's phase, where the day of birth had one. */
export function phaseSection({ cells, manuscript, weighed }: NatalDesk, name: string): Draft | undefined {
  if (weighed.chart.openMoon?.phase) return undefined;
  const { phases } = cells.readings.natalChapters;
  const { threads } = cells.readings.natal;
  const eclipse = eclipseAtBirth(weighed);
  const factor = phaseFactor(weighed);
  return {
    title: fill(cells.readings.words.headings.phase, { phase: name }),
    weight: factor.weight,
    factors: [factor],
    paragraphs: [
      [manuscript.once(phases[weighed.chart.phase])],
      [eclipse === undefined ? '' : manuscript.once(threads.eclipses[eclipse].text)],
    ],
  };
}

/** What the signs of the lights make together. */
export function lightsPart({ cells, manuscript, weighed: { bodies, chart } }: NatalDesk): Part {
  const signOf = (id: BodyId): SignId | undefined => bodies.find((body) => body.id === id)?.sign;
  const [sun, moon] = [signOf(Sun), signOf(Moon)];
  if (sun === undefined || moon === undefined || chart.openMoon?.signs) return '';
  return manuscript.once(cells.readings.natalChapters.sunMoon[sun][moon]);
}

/** A share of the chart this high is an excess, this low a lack (of four elements; of three qualities). */
const bounds = { element: { most: 45, least: 6 }, quality: { most: 58, least: 14 } };

/** Planets by which a chart has something of an element or a quality that its signs lack. */
const natures: Readonly<Record<string, readonly BodyId[]>> = {
  fire: [Mars, Jupiter],
  earth: [Saturn],
  air: [Mercury, Uranus],
  water: [Neptune, Pluto],
  cardinal: [Mars],
  fixed: [Saturn, Pluto],
  mutable: [Mercury, Uranus],
};

/** In fewer words the chart as a whole is no section. */
const leastOfWhole = 30;

/** The chart as a whole: what it has in excess and lacks, where it gathers. */
export function wholeSection({ cells, manuscript, weighed, isLeader }: NatalDesk): Draft | undefined {
  const { chart } = weighed;
  const { natalChapters, words } = cells.readings;
  const parts: Part[] = [];
  /** By a planet of that nature which leads the chart or stands close to one of the lights. */
  const isMadeUpFor = (key: string): boolean =>
    weighed.bodies.some(
      (body) =>
        natures[key]?.includes(body.id) &&
        (isLeader(body) ||
          body.aspects.some(
            ({ first, second, closeness }) => Math.min(first, second) <= Moon && closeness > 0.6,
          )),
    );
  const balance = (
    key: 'fire' | 'earth' | 'air' | 'water' | 'cardinal' | 'fixed' | 'mutable',
    { most, least }: { most: number; least: number },
  ): void => {
    if (parts.length >= 2) return;
    if (chart.balance[key] >= most) parts.push(manuscript.once(natalChapters.balance.excess[key]));
    else if (chart.balance[key] <= least && !isMadeUpFor(key))
      parts.push(manuscript.once(natalChapters.balance.lacking[key]));
  };
  for (const element of ['fire', 'earth', 'air', 'water'] as const) balance(element, bounds.element);
  for (const quality of ['cardinal', 'fixed', 'mutable'] as const) balance(quality, bounds.quality);
  const sides = chart.hemispheres;
  if (sides !== undefined) {
    const most = (['north', 'south', 'east', 'west'] as const).find((side) => sides[side] >= 8);
    if (most !== undefined) parts.push(manuscript.once(natalChapters.hemispheres[most]));
  }
  const front = frontOf(chart.bodies);
  if (chart.shape !== 'splash' && chart.shape !== 'splay' && front !== undefined)
    parts.push(
      manuscript.once(natalChapters.shapes[chart.shape], {
        planets: manuscript.listOf(handleOf(chart.bodies)),
        a: manuscript.within(front),
      }),
    );
  if (draftWords({ paragraphs: [parts] }) < leastOfWhole) return undefined;
  return {
    title: words.headings.whole,
    weight: 3,
    factors: [{ kind: 'whole', weight: 3 }],
    paragraphs: [parts],
  };
}
