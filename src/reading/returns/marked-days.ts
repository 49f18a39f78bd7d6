import type { AspectId } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Mars, Midheaven, Saturn } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import type { Draft, Part } from '../reading.js';
import { leanOf } from '../transits/leans.js';
import type { Transit } from '../transits/plan.js';
import { isAtOneTime, weightOf } from './passage-choice.js';
import type { ReturnTransit } from './transits.js';

/** Single days on which planets come to natal points. */

export interface MarkedDay {
  /** The first of `days`, all its exact days. */
  day: string;
  days: readonly string[];
  transit: ReturnTransit;
  text: string;
  weight: number;
}

/**
 * The days known to a day or two.
 * @param textOf the text of a day, if it has one
 */
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

/** A contact with its exact days. */
interface Dated {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  exact: readonly string[];
}

/**
 * Whether a day would say the opposite of what a slow planet is told to bring at the same time, in another section: one
 * helps and the other presses.
 */
export const isDeniedBy = (told: readonly Dated[], day: Dated): boolean =>
  told.some((one) => leanOf(one) !== leanOf(day) && one.exact.some((at) => isAtOneTime(at, day.exact)));

/** The contacts of which sections tell, with their days. */
export const datedIn = (drafts: readonly Pick<Draft, 'factors'>[]): Dated[] =>
  drafts.flatMap(({ factors }) =>
    factors.flatMap(({ aspectId, exact, kind, planetIds: [body, natal] = [] }) =>
      kind === 'transit' && body !== undefined && natal !== undefined && aspectId !== undefined
        ? [{ body, natal, aspect: aspectId as AspectId, exact: exact ?? [] }]
        : [],
    ),
  );

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

/** Whether the natal point is an outer planet, which a whole generation has in common. */
export const isOfSlow = ({ natal }: ReturnTransit): boolean =>
  natal <= Saturn || natal === Ascendant || natal === Midheaven;

/** Whether the natal point is a personal one. */
export const isOfSwift = ({ natal }: ReturnTransit): boolean =>
  natal <= Mars || natal === Ascendant || natal === Midheaven;

/** How many days are told, how far apart they are, and how many may be of one swift planet. */
export interface DayLimits {
  most: number;
  apart: number;
  mostAlike: number;
}

/**
 * The strongest days, in order of time.
 * @param isTwin whether two would say the same
 * @param partsOf divisions of the time: of each part of each division in turn, the strongest day is chosen before any
 * other
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
    chosen.every((other) => Math.abs(daysFrom(other.day, each.day)) >= apart && !isTwin(other, each)) &&
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

/** Whether two days are of one swift planet. */
const isAlike = (one: BodyId, other: BodyId): boolean => one === other && one <= Mars;

/**
 * A line for each day.
 * @param written its days in words
 */
export const dayLines = (
  days: readonly MarkedDay[],
  manuscript: Manuscript,
  { dated, around }: Readonly<Record<'dated' | 'around', string>>,
  written: (days: readonly string[]) => string,
): Part[][] =>
  days.map(({ days: exact, transit, text }) => [
    fill(isAround(transit) ? around : dated, { day: written(exact), text: manuscript.unlessSaid(text) }),
  ]);

/** Whether the unknown hour of birth would move the day. */
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
