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
import { compareDays } from '../compare-days.js';
import { transitWeight } from '../transits/weight.js';
import type { ReturnContact, ReturnTransit } from './transits.js';

/** Which passages of slow planets over the birth a year is told by. */

export interface WeighedReturnTransit extends ReturnTransit {
  weight: number;
}

/** Planets whose transits differ from year to year: they come to a point of a birth only now and then. */
export const passingBodies: readonly BodyId[] = [Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Planets whose transits differ from month to month. */
export const monthlyBodies: readonly BodyId[] = [Jupiter, Sun, Mercury, Venus, Mars];

/** A planet on another point than the lights, the angles and its own place. */
const lesserShare = 0.6;

const isMajor = ({ body, natal }: ReturnTransit): boolean =>
  body === natal || natal <= Moon || natal === Ascendant || natal === Midheaven;

/** How much a passage counts in a life. */
export function weightOf(transit: ReturnTransit): number {
  const { body, natal, aspect, exact } = transit;
  // A quarter of a round, half of it or a whole one is an age of life, and concerns all of it; Jupiter’s are too many.
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

/** Field by field: a year has dozens, and copying objects whole is slow. */
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

/** From which weight on a passage over any point is told at least in a sentence: that of Saturn at a light in ease. */
export const strong = 4.5;

/** Of one planet beside those that are needed, so that a year is not all Saturn’s, unless the others bring too little. */
const mostOfOne = 2;
/** Days within which one planet comes to two points as to one. */
const sameDays = 12;
/** Days from which on a second planet at one point of the birth is a story of its own. */
const apart = 45;

const areNear = (one: string, other: string): boolean => Math.abs(daysBetween(one, other)) < sameDays;

/** Whether one planet comes to two points as to one, or is kind to one and hard on another on any of its days. */
export const isAtOnce = (one: ReturnTransit, other: ReturnTransit): boolean =>
  one.body === other.body &&
  (toneOf(one) === toneOf(other)
    ? areNear(one.exact[0] as string, other.exact[0] as string)
    : one.exact.some((day) => other.exact.some((at) => areNear(day, at))));

/**
 * The passages that a year is told by, in order of their first days: of each point of the birth the strongest, as far
 * as
 * there are texts for them.
 * @param most none more than so many
 * @param needed those that are told in any case @param uncounted which of these leave as much room for others of their planet
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
  // Where there are too few points, another planet may come to one of them at another time of the year.
  const isAnother = (transit: ReturnTransit): boolean =>
    passages.every((other) => !isAtOnce(other, transit) && !isOneStory(other, transit));
  for (const transit of ranked) {
    if (passages.length >= most) break;
    if (isAnother(transit)) passages.push(transit);
  }
  const kind = ranked.find((transit) => toneOf(transit) === 'gift' && isNew(transit));
  // A year of strain alone is told with the best of what helps in it.
  if (kind && passages.length > 1 && passages.every((transit) => toneOf(transit) === 'strain'))
    passages.splice(passages.length > needed.length ? -1 : passages.length, 1, kind);
  return passages.sort(byFirstDay);
}

export const isSame = (one: ReturnContact, other: ReturnContact): boolean =>
  one.body === other.body && one.natal === other.natal && one.aspect === other.aspect;

/** Whether two are at one point of the birth, by one planet or at one time of the year. */
export const isOneStory = (one: ReturnTransit, other: ReturnTransit): boolean =>
  one.natal === other.natal &&
  (one.body === other.body ||
    one.exact.some((day) => other.exact.some((at) => Math.abs(daysBetween(day, at)) <= apart)));

export const daysBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 86_400_000;

const byFirstDay = (one: ReturnTransit, other: ReturnTransit): number =>
  compareDays(one.exact[0] ?? '', other.exact[0] ?? '');

/** Days by which a date may be wrong that is given as about right. */
const about = 3;

/** Without the hour of the birth a slow planet comes to what has moved on the day some days or weeks early or late. */
export const isVague = ({ open, spans = [] }: ReturnTransit): boolean =>
  open !== undefined || spans.some(([first, last]) => daysBetween(first, last) > about);

/** Whether its day is not known, but its month is. */
export const isOfOneMonth = ({ open, spans = [] }: ReturnTransit): boolean =>
  open === undefined &&
  spans.length === 1 &&
  spans.every(([first, last]) => first.slice(0, 7) === last.slice(0, 7));

/** Days from which on it says nothing of a year that it is strongest then. */
const mostOpen = 92;

export const isLongOpen = ({ open, spans = [] }: ReturnTransit): boolean =>
  [...(open ? [open] : []), ...spans].some(([first, last]) => daysBetween(first, last) > mostOpen);

/** Opposite the Ascendant or the Midheaven a planet is on the other end of its axis, and not at odds with it. */
export const isAtFarEnd = ({ natal, aspect }: ReturnTransit): boolean =>
  aspect === Opposition && (natal === Ascendant || natal === Midheaven);

/** What a passage is told by, one wording or several. */
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

/** A passage with some of its days. */
export const withDays = <Passage extends ReturnTransit>(
  transit: Passage,
  isKept: (day: string) => boolean,
): Passage => ({
  ...transit,
  exact: transit.exact.filter(isKept),
  spans: transit.spans?.filter((_, at) => isKept(transit.exact[at] as string)),
});
