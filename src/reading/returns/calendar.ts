import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
} from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { WeighedBody } from '../factors.js';
import { isSlow, transitWeight } from '../transits/plan.js';
import type { Quarters, ReturnTransit } from './transits.js';

/** Which transits of a year are told, and of which parts of it that there are none. */

export interface WeighedReturnTransit extends ReturnTransit {
  weight: number;
}

/** Planets whose transits are dates of every year, whatever its chart: they come to a point of a birth only now and then. */
const slowBodies: readonly BodyId[] = [Jupiter, Saturn, Uranus, Neptune, Pluto];

/**
 * The planets whose transits are looked for: the slow ones always, and of the return’s strongest the swift ones; not the
 * Moon, which is everywhere once a month, nor the Sun, whose aspects to the birth are on the same days each year and say
 * nothing of this one.
 * @param most so many of the strongest are asked
 */
export const datedBodies = (bodies: readonly Pick<WeighedBody, 'id'>[], most: number): BodyId[] => [
  ...slowBodies,
  ...[...new Set(bodies.map(({ id }) => id))]
    .filter((id) => id > Moon && id <= Pluto)
    .slice(0, most)
    .filter((id) => id <= Mars),
];

/** What Mercury, Venus or Mars do lasts for days and comes each year: less than anything that a slow planet does. */
const swiftShare = 0.15;
/** A slow planet on another point than the lights, the angles and its own place. */
const lesserShare = 0.6;
/** On one beyond Saturn, which everybody of an age has in the same place. */
const commonShare = 0.3;
const isMajor = ({ body, natal }: ReturnTransit): boolean =>
  body === natal || natal <= Moon || natal === Ascendant || natal === Midheaven;

function weightOf(transit: ReturnTransit): number {
  const { body, natal, aspect } = transit;
  const whole = { ...transit, starts: null, ends: null, closeness: 1, isOver: false, cell: null };
  // A quarter of a round, half of it or a whole one is an age of life, and concerns all of it; Jupiter’s are too many.
  const isAge = body === natal && body >= Saturn && natureOf(aspect) !== 'harmonious';
  return transitWeight(isAge ? { ...whole, natal: Sun } : whole) * shareOf(transit);
}

function shareOf(transit: ReturnTransit): number {
  if (!isSlow(transit.body)) return swiftShare;
  if (isMajor(transit)) return 1;
  return transit.natal >= Uranus && transit.natal <= Pluto ? commonShare : lesserShare;
}

export const quarterOfDay = (day: string, quarters: Quarters): number => {
  const next = quarters.findIndex((begins, i) => i > 0 && day < begins);
  return next < 0 ? 3 : Math.max(0, next - 1);
};

/** Of one planet, so that a year’s dates are not all Jupiter’s; and of one kind, each of which has two wordings. */
const mostOfOne = 3;
const mostOfKind = 2;
/** Of one quarter: what matters most in it, and others; a third only if it is a slow planet on a light, an angle or its own place. */
const mostOfQuarter = 3;
const mostOfLesser = 2;
/** A transit so much fainter than the strongest is a trifle, unless there are few. */
const trifle = 0.15;

/** By what is said of it. */
const kindOf = ({ body, natal, aspect }: ReturnTransit): string =>
  `${body === natal ? 'own ' : ''}${isSlow(body) || body !== natal ? body : ''} ${natureOf(aspect)}`;

/**
 * The strongest transits of the year, in each quarter of it.
 * @param fewest so many are kept however faint; and in each quarter one of a slow planet, where there is any
 * @returns by quarter, the strongest first
 */
export function datesOfYear(
  transits: readonly ReturnTransit[],
  quarters: Quarters,
  most: number,
  fewest = 6,
): WeighedReturnTransit[][] {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  const byQuarter: WeighedReturnTransit[][] = [[], [], [], []];
  const ranked = transits
    .map((transit) => ({ ...transit, weight: weightOf(transit) }))
    .sort((a, b) => b.weight - a.weight);
  const least = (ranked[0]?.weight ?? 0) * trifle;
  let chosen = 0;
  const ofQuarter = ({ exact }: ReturnTransit): WeighedReturnTransit[] =>
    byQuarter[quarterOfDay(exact[0] ?? '', quarters)] as WeighedReturnTransit[];
  for (const transit of ranked) {
    if (chosen >= most || (transit.weight < least && chosen >= fewest)) break;
    const its = ofQuarter(transit);
    const [one, kind] = [`${transit.body}`, kindOf(transit)];
    if (countOf(one) >= mostOfOne || countOf(kind) >= mostOfKind) continue;
    if (its.length >= (isMajor(transit) && isSlow(transit.body) ? mostOfQuarter : mostOfLesser)) continue;
    for (const key of [one, kind]) counts.set(key, countOf(key) + 1);
    its.push(transit);
    chosen++;
  }
  // A quarter that has nothing else has its strongest, whatever others of its kind there are; and one that has only one
  // has a second, however many its planet has in the others.
  for (const transit of ranked) {
    if (chosen >= most || !isSlow(transit.body)) break;
    const its = ofQuarter(transit);
    const isSecond = its.length === 1 && transit.weight >= least && countOf(kindOf(transit)) < mostOfKind;
    if (its.length > 0 && (!isSecond || its.includes(transit))) continue;
    if (isSecond) counts.set(kindOf(transit), countOf(kindOf(transit)) + 1);
    its.push(transit);
    chosen++;
  }
  for (const its of byQuarter) its.sort((a, b) => b.weight - a.weight);
  return byQuarter;
}

/** What some days have of slow planets: days of what is told, of something that is not, of both or of neither. */
export function contentsOf(
  transits: readonly ReturnTransit[],
  told: readonly ReturnTransit[],
  from: string,
  until: string,
): 'nothing' | 'told' | 'untold' | 'both' {
  const isTold = ({ body, natal, aspect }: ReturnTransit): boolean =>
    told.some((each) => each.body === body && each.natal === natal && each.aspect === aspect);
  const within = transits.filter(
    (transit) =>
      (isSlow(transit.body) || isTold(transit)) && transit.exact.some((day) => day >= from && day < until),
  );
  if (within.length === 0) return 'nothing';
  const count = within.filter(isTold).length;
  return count === 0 ? 'untold' : count < within.length ? 'both' : 'told';
}
