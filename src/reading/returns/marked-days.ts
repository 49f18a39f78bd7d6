import { Ascendant, type BodyId, Mars, Midheaven, Saturn } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { compareDays } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import type { Part } from '../reading.js';
import type { Transit } from '../transits/plan.js';
import { daysBetween, weightOf } from './passage-choice.js';
import type { ReturnTransit } from './transits.js';

/** Single days on which planets come to points of the birth. */

export interface MarkedDay {
  /** The first of `days`, on all of which it is exact. */
  day: string;
  days: readonly string[];
  transit: ReturnTransit;
  text: string;
  weight: number;
}

/** Those that are known to a day or two. @param textOf what each is good for, if there is something to say of it */
export const markedDays = (
  transits: readonly ReturnTransit[],
  textOf: (transit: Transit) => string | undefined,
): MarkedDay[] =>
  transits.flatMap((transit): MarkedDay[] => {
    const { exact: days } = transit;
    const [day] = days;
    if (transit.open !== undefined || day === undefined) return [];
    const text = textOf(transitOf(transit));
    return text === undefined ? [] : [{ day, days, transit, text, weight: weightOf(transit) }];
  });

const transitOf = ({ body, natal, aspect, exact }: ReturnTransit): Transit => ({
  body,
  natal,
  aspect,
  exact,
  starts: null,
  ends: null,
  closeness: 1,
  isOver: false,
  cell: null,
});

/** What a day of a slow planet is told at, which comes to the slow ones of a generation at once. */
export const isOfSlow = ({ natal }: ReturnTransit): boolean =>
  natal <= Saturn || natal === Ascendant || natal === Midheaven;

/** What is most a person’s own. */
export const isOfSwift = ({ natal }: ReturnTransit): boolean =>
  natal <= Mars || natal === Ascendant || natal === Midheaven;

/** How many are told; days between two of them at least; and how many of one swift planet. */
export interface DayLimits {
  most: number;
  apart: number;
  mostAlike: number;
}

/**
 * The strongest, in order of time.
 * @param isTwin whether two would say the same
 * @param partsOf of each part, of each of these divisions in turn, the strongest is chosen before any other
 */
export function chosenDays(
  found: readonly MarkedDay[],
  { most, apart, mostAlike }: DayLimits,
  isTwin: (one: MarkedDay, other: MarkedDay) => boolean,
  partsOf: readonly ((day: MarkedDay) => number)[] = [],
): MarkedDay[] {
  const ranked = [...found].sort((a, b) => b.weight - a.weight);
  const chosen: MarkedDay[] = [];
  const isNew = (each: MarkedDay): boolean =>
    chosen.every((other) => Math.abs(daysBetween(other.day, each.day)) >= apart && !isTwin(other, each)) &&
    chosen.filter(({ transit }) => isAlike(transit.body, each.transit.body)).length < mostAlike;
  for (const partOf of partsOf)
    for (const part of new Set(found.map(partOf))) {
      if (chosen.some((each) => partOf(each) === part)) continue;
      const first = ranked.find((each) => partOf(each) === part && isNew(each));
      if (first !== undefined) chosen.push(first);
    }
  for (const each of ranked) if (chosen.length < most && isNew(each)) chosen.push(each);
  return chosen.sort((a, b) => compareDays(a.day, b.day));
}

/** Whether two are of one swift planet. */
const isAlike = (one: BodyId, other: BodyId): boolean => one === other && one <= Mars;

/** A line of each. @param written its days */
export const dayLines = (
  days: readonly MarkedDay[],
  manuscript: Manuscript,
  { dated, around }: Readonly<Record<'dated' | 'around', string>>,
  written: (days: readonly string[]) => string,
): Part[][] =>
  days.map(({ days: exact, transit, text }) => [
    fill(isAround(transit) ? around : dated, { day: written(exact), text: manuscript.unlessSaid(text) }),
  ]);

/** Whether the hour of the birth, which is not known, moves the day. */
export const isAround = ({ spans = [] }: ReturnTransit): boolean =>
  spans.some(([first, last]) => first !== last);

export const factorsOfDays = (days: readonly MarkedDay[]): Factor[] =>
  days.map(({ days: exact, transit, weight }) => ({
    kind: 'transit',
    weight: tenths(weight),
    planetIds: [transit.body, transit.natal],
    aspectId: transit.aspect,
    exact: [...exact],
  }));
