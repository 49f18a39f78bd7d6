import { Opposition } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import type { PassageTone, ReturnDatesCells } from '../../text/return-catalogue.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { transitWeight } from '../transits/weight.js';
import type { ReturnContact, ReturnTransit } from './transits.js';

/** Chooses the transits of slow planets by which a year is told. */

export interface WeighedReturnTransit extends ReturnTransit {
  weight: number;
}

/** Planets whose transits differ from year to year. */
export const passingBodies: readonly BodyId[] = [Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Planets whose transits differ from month to month. */
export const monthlyBodies: readonly BodyId[] = [Jupiter, Sun, Mercury, Venus, Mars];

/** Share by which a transit counts at other points than the lights, the angles and the planet's own place. */
const lesserShare = 0.6;

const isMajor = ({ body, natal }: ReturnTransit): boolean =>
  body === natal || natal <= Moon || natal === Ascendant || natal === Midheaven;

/** The weight of a transit in a life. */
export function weightOf(transit: ReturnTransit): number {
  const { body, natal, aspect, exact } = transit;
  // A planet square, opposite or conjunct its own place marks a stage of life; Jupiter's does so too often to count.
  const isAge = body === natal && body >= Saturn && natureOf(aspect) !== 'harmonious';
  const whole = {
    body,
    natal: isAge ? Sun : natal,
    aspect,
    exact,
    starts: null,
    ends: null,
    closeness: 1,
    isOver: false,
    cell: null,
  };
  return transitWeight(whole) * (isMajor(transit) ? 1 : lesserShare);
}

/** Copied field by field: a year has dozens, and copying whole objects is slow. */
export const weighedTransit = (transit: ReturnTransit): WeighedReturnTransit => ({
  body: transit.body,
  natal: transit.natal,
  aspect: transit.aspect,
  exact: transit.exact,
  isStation: transit.isStation,
  open: transit.open,
  spans: transit.spans,
  weight: weightOf(transit),
});

/** A transit of this weight to any point is told at least in a sentence: that of Saturn in easy aspect to a light. */
export const strong = 4.5;

/** Transits of one planet at most, besides the required ones, unless the others are too few. */
const mostOfOne = 2;
/** A planet that reaches two points within so many days is told at one of them. */
const sameDays = 12;
/** A second planet at the same point is told if it comes so many days apart. */
const apart = 45;

const areNear = (one: string, other: string): boolean => Math.abs(daysFrom(one, other)) < sameDays;

/** Whether one planet reaches two points at about the same time, or helps at one and presses at the other then. */
export const isAtOnce = (one: ReturnTransit, other: ReturnTransit): boolean =>
  one.body === other.body &&
  (toneOf(one) === toneOf(other)
    ? areNear(one.exact[0] as string, other.exact[0] as string)
    : one.exact.some((day) => other.exact.some((at) => areNear(day, at))));

/**
 * The transits that tell a year, by their first days: the strongest at each natal point that has a text.
 * @param most how many at most
 * @param needed those told in any case
 * @param uncounted which of these leave room for others of their planet
 */
export function passagesOfYear(
  transits: readonly WeighedReturnTransit[],
  texts: ReturnDatesCells,
  most: number,
  needed: readonly WeighedReturnTransit[] = [],
  uncounted = needed,
): WeighedReturnTransit[] {
  const byWeight = (its: readonly WeighedReturnTransit[]): WeighedReturnTransit[] =>
    its.filter((transit) => cellOf(texts, transit) !== undefined).sort((a, b) => b.weight - a.weight);
  const ranked = byWeight(transits);
  const passages = byWeight(needed);
  const isNew = (transit: ReturnTransit): boolean =>
    !passages.some((other) => other.natal === transit.natal || isAtOnce(other, transit));
  const isCounted = (transit: ReturnTransit): boolean => !uncounted.some((each) => isSame(each, transit));
  const countOf = (id: BodyId): number =>
    passages.filter((passage) => passage.body === id && isCounted(passage)).length;
  for (const transit of ranked) {
    if (passages.length >= most) break;
    if (isNew(transit) && countOf(transit.body) < mostOfOne) passages.push(transit);
  }
  for (const transit of ranked) {
    if (passages.length >= most) break;
    if (isNew(transit)) passages.push(transit);
  }
  // If there are too few points, another planet may come to one of them at another time.
  const isAnother = (transit: ReturnTransit): boolean =>
    passages.every((other) => !isAtOnce(other, transit) && !isOneStory(other, transit));
  for (const transit of ranked) {
    if (passages.length >= most) break;
    if (isAnother(transit)) passages.push(transit);
  }
  const kind = ranked.find((transit) => toneOf(transit) === 'gift' && isNew(transit));
  // A year of hard transits alone is also told the best helpful one.
  if (kind && passages.length > 1 && passages.every((transit) => toneOf(transit) === 'strain'))
    passages.splice(passages.length > needed.length ? -1 : passages.length, 1, kind);
  return passages.sort(byFirstDay);
}

export const isSame = (one: ReturnContact, other: ReturnContact): boolean =>
  one.body === other.body && one.natal === other.natal && one.aspect === other.aspect;

/** Whether two transits are at one natal point, and of one planet or at one time. */
export const isOneStory = (one: ReturnTransit, other: ReturnTransit): boolean =>
  one.natal === other.natal &&
  (one.body === other.body ||
    one.exact.some((day) => other.exact.some((at) => Math.abs(daysFrom(day, at)) <= apart)));

/** Within so many days of each other two days are one time to a reader. */
const oneTime = 3;

export const isAtOneTime = (day: string, others: readonly string[]): boolean =>
  others.some((other) => Math.abs(daysFrom(day, other)) <= oneTime);

const byFirstDay = (one: ReturnTransit, other: ReturnTransit): number =>
  compareDays(one.exact[0] ?? '', other.exact[0] ?? '');

/** A date given as “around” a day may be off by so many days. */
const about = 3;

/** Whether the unknown hour of birth moves the day of a slow planet's transit by days or weeks. */
export const isVague = ({ open, spans = [] }: ReturnTransit): boolean =>
  open !== undefined || spans.some(([first, last]) => daysFrom(first, last) > about);

/** Whether only the month of a transit is known. */
export const isOfOneMonth = ({ open, spans = [] }: ReturnTransit): boolean =>
  open === undefined &&
  spans.length === 1 &&
  spans.every(([first, last]) => first.slice(0, 7) === last.slice(0, 7));

/** A time of year longer than so many days is too vague to tell. */
const mostOpen = 92;

export const isLongOpen = ({ open, spans = [] }: ReturnTransit): boolean =>
  [...(open ? [open] : []), ...spans].some(([first, last]) => daysFrom(first, last) > mostOpen);

/** Whether a planet opposite the Ascendant or Midheaven is meant: it is conjunct the other end of the axis. */
export const isAtFarEnd = ({ natal, aspect }: ReturnTransit): boolean =>
  aspect === Opposition && (natal === Ascendant || natal === Midheaven);

/** The text of a transit, with one wording or several. */
export function cellOf(
  { farEnds, passages }: ReturnDatesCells,
  transit: ReturnTransit,
): string | Wordings | undefined {
  const { body, natal, aspect } = transit;
  if (isAtFarEnd(transit)) return farEnds[body as typeof Jupiter][natal as typeof Ascendant];
  const ofBody: Readonly<Record<number, Readonly<Partial<Record<Nature, string | Wordings>>>>> | undefined =
    passages[body as typeof Jupiter];
  return ofBody?.[natal]?.[natureOf(aspect) as Nature];
}

export function toneOf(transit: ReturnTransit): PassageTone {
  const nature = isAtFarEnd(transit) ? 'conjunction' : natureOf(transit.aspect);
  return nature === 'harmonious' || (nature === 'conjunction' && transit.body === Jupiter)
    ? 'gift'
    : 'strain';
}

/** A transit with some of its days only. */
export const withDays = <Passage extends ReturnTransit>(
  transit: Passage,
  isKept: (day: string) => boolean,
): Passage => ({
  ...transit,
  exact: transit.exact.filter(isKept),
  spans: transit.spans?.filter((_, at) => isKept(transit.exact[at] as string)),
});

/** Days in which each planet goes a degree or so. */
const daysOfDegree: Readonly<Record<BodyId, number>> = {
  [Jupiter]: 10,
  [Saturn]: 14,
  [Uranus]: 25,
  [Neptune]: 35,
  [Pluto]: 45,
};

/** Whether two transits are one crossing: of one planet and one kind, with the days of one among those of the other. */
export function isOneCrossing(one: ReturnTransit, other: ReturnTransit): boolean {
  if (one.body !== other.body || one.natal === other.natal || toneOf(one) !== toneOf(other)) return false;
  if (isVague(one) || isVague(other)) return false;
  const most = daysOfDegree[one.body] ?? 0;
  const isAmong = (its: readonly string[], those: readonly string[]): boolean =>
    its.every((day) => those.some((at) => Math.abs(daysFrom(day, at)) <= most));
  return isAmong(one.exact, other.exact) || isAmong(other.exact, one.exact);
}

/** Transits without those that are one crossing with a heavier one; the chief transit of a year counts as the heaviest. */
export function heaviestOfCrossings(
  transits: readonly WeighedReturnTransit[],
  chief: WeighedReturnTransit | undefined,
): WeighedReturnTransit[] {
  const rank = (each: WeighedReturnTransit): number =>
    each === chief ? Number.POSITIVE_INFINITY : each.weight;
  const kept: WeighedReturnTransit[] = [];
  for (const each of [...transits].sort((a, b) => rank(b) - rank(a)))
    if (!kept.some((other) => isOneCrossing(each, other))) kept.push(each);
  return transits.filter((each) => kept.includes(each));
}
