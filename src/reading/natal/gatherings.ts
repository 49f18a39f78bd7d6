import { Opposition } from '../../chart/aspects.js';
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
} from '../../chart/bodies.js';
import { type Element, elementOf, elements, type House, type SignId } from '../../chart/zodiac.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import { type Crowding, crowdingFactor, phaseFactor, type WeighedChart } from '../factors.js';
import type { Draft, Part } from '../reading.js';

import type { NatalContext } from './context.js';
import { eclipseAtBirth } from './eclipse.js';
import { areOpposite } from './elements.js';
import { houseRead } from './house-read.js';
import { lightsTogether } from './portrait.js';
import { line, sidesOfCrowd } from './sides.js';
import { fullMoon, hemispherePart, shapePart } from './whole-shape.js';

/** What several bodies make together: crowds, the phase of the Moon, the chart as a whole. */

export function crowdingSection(context: NatalContext, crowding: Crowding): Draft | undefined {
  const { cells, manuscript, weighed, written } = context;
  const { words, natal, natalChapters } = cells.readings;
  const { sign, house } = crowding;
  const sides = sidesOfCrowd(natalChapters.sides, crowding);
  if (!written.crowdings.includes(crowding) || inSignOf(crowding, written.crowdings)) return undefined;
  const values = { planets: manuscript.listOf(crowding.bodies) };
  const text = manuscript.unlessSaid(
    sign === undefined ? natalChapters.crowded.house[house as House] : natalChapters.crowded.sign[sign],
    values,
  );
  const odd = sign === undefined ? undefined : oddOneOf(crowding.bodies, sign);
  const exception =
    odd === undefined || isExceptionSaid(context, crowding, odd)
      ? ''
      : manuscript.unlessSaid(natal.exceptions.inCrowd[odd]);
  if (text === '') return undefined;
  // The same planets crowd a house too, which is told with it.
  const too = written.crowdings.find((each) => inSignOf(each, written.crowdings) === crowding);
  const { crowdedHouse, crowdedSign, crowdedSignAndHouse } = words.headings;
  const names = {
    sign: sign === undefined ? '' : cells.signName(sign),
    house: words.houses[(too?.house ?? house) as House],
  };
  const first: Part[] = [line(text, sides), exception];
  const second = too ? inHouseToo(context, crowding, too) : [];
  if (isSunBehind(weighed, too ?? crowding))
    (too ? second : first).push(manuscript.unlessSaid(natal.exceptions.hiddenSun));
  return {
    title: fill(sign === undefined ? crowdedHouse : too ? crowdedSignAndHouse : crowdedSign, names),
    weight: crowding.weight,
    factors: [crowdingFactor(crowding), ...(too ? [crowdingFactor(too)] : [])],
    paragraphs: too ? [first, second] : [first],
    by: { members: crowding.bodies },
  };
}

/** Whether a crowd is in the first house and the Sun hidden in the twelfth. */
const isSunBehind = ({ bodies, chart }: WeighedChart, { house }: Crowding): boolean =>
  house === 1 && bodies.some((body) => body.id === Sun && houseRead(body, chart) === 12);

/** The crowd in a sign that a crowd in a house mostly consists of. */
function inSignOf({ house, bodies }: Crowding, all: readonly Crowding[]): Crowding | undefined {
  if (house === undefined) return undefined;
  return all.find(
    (other) =>
      other.sign !== undefined && bodies.filter((id) => other.bodies.includes(id)).length * 2 > bodies.length,
  );
}

/** The house of a crowd in a sign, whose planets have just been named. */
function inHouseToo(context: NatalContext, { bodies }: Crowding, too: Crowding): Part[] {
  const { cells, manuscript } = context;
  const { crowded, crowdedToo, sides } = cells.readings.natalChapters;
  const isOfThem = too.bodies.every((id) => bodies.includes(id));
  const planets = !isOfThem
    ? manuscript.listOf(too.bodies)
    : too.bodies.length === bodies.length
      ? crowdedToo.all
      : crowdedToo.most;
  const text = manuscript.unlessSaid(crowded.house[too.house as House], { planets });
  return [line(text, sidesOfCrowd(sides, too))];
}

/** Whether the opening has said how the odd planet of a crowd goes with the others. */
const isExceptionSaid = (context: NatalContext, { bodies }: Crowding, odd: BodyId): boolean =>
  context.weighed.bodies.some(
    (body) =>
      bodies.includes(body.id) &&
      body.aspects.some(
        (aspect) => (aspect.first === odd || aspect.second === odd) && context.isTempered(body, aspect),
      ),
  );

const steadySigns: ReadonlySet<SignId> = new Set<SignId>([1, 3, 7, 9]);
const quickSigns: ReadonlySet<SignId> = new Set<SignId>([0, 2, 4, 8, 10]);

/** The planet of a crowd that works against it. */
function oddOneOf(bodies: readonly BodyId[], sign: SignId): typeof Saturn | typeof Uranus | undefined {
  if (steadySigns.has(sign) && bodies.includes(Uranus)) return Uranus;
  return quickSigns.has(sign) && bodies.includes(Saturn) ? Saturn : undefined;
}

/** Without houses the lights together are told whatever they contradict. */
function mayTellLights({ consistency, weighed: { chart } }: NatalContext, sides: Sides | undefined): boolean {
  if (chart.ascendant) return consistency.tryAdd(sides);
  consistency.state(sides);
  return true;
}

/** The Moon's phase, if it was the same all day. */
export function phaseSection(context: NatalContext, name: string): Draft | undefined {
  const { cells, manuscript, weighed } = context;
  const { chart, aspects } = weighed;
  if (chart.openMoon?.phase) return undefined;
  const { eclipses } = cells.readings.natal;
  const { phases, sides } = cells.readings.natalChapters;
  const { headings } = cells.readings.words;
  const said = sidesAt(sides.phases, chart.phase);
  const eclipse = eclipseAtBirth(weighed);
  // If the lights are conjunct or opposite, the aspect tells it better.
  const isAspect = aspects.some(
    ({ first, second, aspect }) => first === Sun && second === Moon && aspect <= Opposition,
  );
  // At a full Moon the text on opposite signs tells it.
  const isSaid = isAspect || (chart.phase === fullMoon && areLightsInOppositeSigns(context));
  if (isSaid && eclipse === undefined) return undefined;
  // The phase is the lightest of what is told, and shared with an eighth of all people: it gives way to any other text.
  if (!isSaid && !context.consistency.tryAdd(said)) return undefined;
  const factor = phaseFactor(weighed);
  return {
    title: isSaid ? headings.eclipse : fill(headings.phase, { phase: name }),
    weight: factor.weight,
    factors: [factor],
    paragraphs: [
      [isSaid ? '' : line(manuscript.unlessSaid(phases[chart.phase], { age: ageOf(context) }), said)],
      [
        eclipse === undefined
          ? ''
          : manuscript.unlessSaid(eclipses[eclipse.of].text, { when: eclipses.when[eclipse.when] }),
      ],
    ],
    by: manuscript.words.bodies[Moon],
  };
}

const areLightsInOppositeSigns = ({ weighed: { bodies } }: NatalContext): boolean => {
  const signOf = (id: BodyId): SignId => bodies.find((body) => body.id === id)?.sign ?? 0;
  return areOpposite(signOf(Sun), signOf(Moon));
};

/** The age of a new or full Moon in days, in words. */
const ageOf = ({ cells, weighed: { chart } }: NatalContext): string =>
  cells.readings.natalChapters.phaseAges[chart.phase as 0]?.[Math.round(chart.phaseDays)] ?? '';

/** The signs of the lights together. */
export function lightsPart(context: NatalContext): Part {
  const { manuscript, weighed, written } = context;
  const together = lightsTogether(context);
  if (together === undefined) return '';
  const { sun, moon, text, sides } = together;
  // A crowd has told the sign of both.
  if (sun === moon && weighed.chart.ascendant && written.crowdings.some(({ sign }) => sign === sun))
    return '';
  return mayTellLights(context, sides) ? line(manuscript.unlessSaid(text), sides) : '';
}

/** A share of the chart this high, in percent, is an excess, and this low a lack (of four elements; of three qualities). */
const bounds = { element: { most: 45, least: 6 }, quality: { most: 58, least: 14 } };

/** An element with less, in percent, is almost missing. */
const fewestOfElement = 5;

/** Planets that make up for a missing element or quality. */
const natures: Readonly<Record<string, readonly BodyId[]>> = {
  fire: [Mars, Jupiter],
  earth: [Saturn],
  air: [Mercury, Uranus],
  water: [Neptune, Pluto],
  cardinal: [Mars],
  fixed: [Saturn, Pluto],
  mutable: [Mercury, Uranus],
};

/** An element outweighs the others by so many points. */
const lead = 15;

const isElement = (key: string): key is Element => elements.some((each) => each === key);

/** Whether an element clearly outweighs the others and no told crowd is of another. */
function outweighs({ weighed: { chart }, written }: NatalContext, element: Element): boolean {
  const { balance } = chart;
  const isAhead = elements.every((other) => other === element || balance[element] - balance[other] >= lead);
  const isOfOther = ({ sign }: Crowding): boolean => sign !== undefined && elementOf(sign) !== element;
  return isAhead && !written.crowdings.some(isOfOther);
}

/** Whether Uranus is strong and no crowd has said how it stands apart from the others. */
const isUranusApart = ({ dominant, isLeader, weighed: { bodies }, written }: NatalContext): boolean =>
  (dominant?.on === Uranus ||
    dominant?.by === Uranus ||
    bodies.some((body) => body.id === Uranus && isLeader(body))) &&
  !written.crowdings.some(({ sign, bodies: ids }) => sign !== undefined && oddOneOf(ids, sign) === Uranus);

/** The chart as a whole: what it has too much or too little of, and its shape. */
export function wholeSection(context: NatalContext): Draft | undefined {
  const { cells, manuscript, weighed, isLeader, consistency } = context;
  const { chart } = weighed;
  const { natalChapters, words } = cells.readings;
  const parts: Part[] = [];
  /** Whether a planet that leads the chart or is close to a light makes up for a lack. */
  const isMadeUpFor = (key: string): boolean =>
    weighed.bodies.some(
      (body) =>
        natures[key]?.includes(body.id) &&
        (isLeader(body) ||
          body.aspects.some(
            ({ first, second, closeness }) => Math.min(first, second) <= Moon && closeness > 0.6,
          )),
    );
  const isCountOpen = [...chart.openSigns.keys()].some((id) => id <= Saturn);
  const balance = (
    key: 'fire' | 'earth' | 'air' | 'water' | 'cardinal' | 'fixed' | 'mutable',
    { most, least }: { most: number; least: number },
  ): void => {
    // A body whose sign is uncertain might belong to what is counted.
    if (parts.length >= 2 || isCountOpen) return;
    const isExcess = chart.balance[key] >= most;
    if (isExcess && isElement(key) && !outweighs(context, key)) return;
    // An almost missing element is told even if a planet makes up for it.
    const isNone = isElement(key) && chart.balance[key] < fewestOfElement;
    const kind = isExcess
      ? 'excess'
      : isNone || (chart.balance[key] <= least && !isMadeUpFor(key))
        ? 'lacking'
        : undefined;
    if (kind === undefined) return;
    const sides = sidesAt(natalChapters.sides[kind][key]);
    if (consistency.tryAdd(sides))
      parts.push(
        line(
          manuscript.unlessSaid(natalChapters.balance[kind][key], {
            any: natalChapters.balance.any[chart.balance[key] === 0 ? 'none' : 'few'],
          }),
          sides,
        ),
        key === 'fixed' && isExcess && isUranusApart(context)
          ? manuscript.unlessSaid(cells.readings.natal.exceptions.inFixed)
          : '',
      );
  };
  // An excess comes before a lack.
  const byShare = [...elements].sort((one, other) => chart.balance[other] - chart.balance[one]);
  for (const element of byShare) balance(element, bounds.element);
  for (const quality of ['cardinal', 'fixed', 'mutable'] as const) balance(quality, bounds.quality);
  const before = parts.length;
  const half = hemispherePart(context);
  if (half !== undefined) parts.push(half);
  // A bowl is a hemisphere again.
  if (parts.length === before || chart.shape !== 'bowl') parts.push(shapePart(context));
  return {
    title: words.headings.whole,
    weight: 3,
    factors: [{ kind: 'whole', weight: 3 }],
    paragraphs: [parts.slice(0, before), parts.slice(before)].filter((each) => each.length > 0),
    by: {},
  };
}
