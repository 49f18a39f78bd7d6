import { Opposition } from '../../chart/aspects.js';
import { type Chiron, Mars, type Planet } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { capitalized } from '../../text/capitalized.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { ContactStory } from '../../text/transit-catalogue.js';
import { daysFrom } from '../compare-days.js';
import type { Manuscript } from '../manuscript.js';
import { backOver } from './behind-angle.js';
import { leanOf } from './leans.js';
import { fitting } from './of-age.js';
import {
  type Day,
  isFaint,
  type Loop,
  marksOf,
  type Spread,
  type Transit,
  type TransitSky,
  touchedBy,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';
import type { RepeatedAdvice } from './repeated-advice.js';

/** The words and texts that a reading of transits needs. */
export interface TransitCells {
  readonly readings: ReadingCatalogue;
  /** Whether a day must be told with its year: it lies in another year than the period, or in the past. */
  isOtherYear(day: Day): boolean;
  /** A day in the form used in a sentence. */
  day(day: Day, withYear?: boolean): string;
  /** Several days. */
  days(days: readonly Day[], withYear?: boolean): string;
  /** The day and its month, without a year. */
  dayOfMonth(day: Day): string;
  /** The month of a day, with its year or alone. */
  month(day: Day, withYear: boolean): string;
  /** A small number in words. */
  number(count: number): string;
  /** The length and the end of a span in words, for the placeholders `{duration}` and `{until}`. */
  span(starts: Day | null, ends: Day | null): Readonly<Record<'duration' | 'until', string>>;
}

export interface TransitContext {
  cells: TransitCells;
  kind: TransitsReadingCells;
  manuscript: Manuscript;
  /** Advice given so far in this reading. */
  advice: RepeatedAdvice;
  /** Contacts of which a day has been told so far, by their keys. */
  datedContacts: Set<string>;
  sky: TransitSky;
  /** Every contact, strongest first. */
  all: readonly WeighedTransit[];
  /** The slow contacts chosen to be told: the leading one first, then by weight. */
  slow: readonly WeighedTransit[];
  /** Contacts of Saturn and slower planets with the angles that get one sentence each, with its days. */
  atAngles: readonly WeighedTransit[];
  /** Contacts with the Midheaven of somebody past working age, which have their own sentences. */
  late: readonly WeighedTransit[];
  /** The chosen contacts that are more than faint, judged by their days in orb. */
  felt: ReadonlySet<WeighedTransit>;
  stays: readonly WeighedStay[];
  /** Swift contacts that have sections of their own. */
  passing: readonly WeighedTransit[];
  /** Contacts that get one sentence each, in sections after the full ones. */
  short: readonly WeighedTransit[];
  /** A swift planet that stations near a point: told first of a moment, after the heavy contacts of a period. */
  standing: WeighedStanding | undefined;
}

/** A stationary planet and the contact that it is close to. */
export interface WeighedStanding {
  transit: WeighedTransit;
  day: Day;
  isBack: boolean;
}

/** The placeholders `a`, `b`, `A` and `B` of a transit. */
export function valuesOf({ kind, manuscript }: TransitContext, transit: Transit): Record<string, string> {
  const name = nameOfPoint(kind, transit);
  return {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    b: name.within,
    B: name.start,
  };
}

/** The name of the natal point of a contact; a planet at its own place is named as a place. */
export function nameOfPoint(
  kind: TransitsReadingCells,
  transit: Transit,
): { readonly start: string; readonly within: string } {
  const { point } = touchedBy(transit);
  return point === transit.body ? kind.ownPlace[transit.body as Planet | typeof Chiron] : kind.natal[point];
}

/** The cell of a contact in a table by planet, point and nature. */
export function contactCell<T>(
  table: Readonly<Record<number, Readonly<Record<number, Readonly<Partial<Record<string, T>>>>>>>,
  transit: Transit,
): T | undefined {
  const { point, meeting } = touchedBy(transit);
  return table[transit.body]?.[point]?.[meeting];
}

/** What a slow planet’s contact means for a life: an opposition may have a story of its own. */
export function storyOf(
  { kind }: TransitContext,
  transit: Transit,
): { readonly opening: string; readonly beside: string } | undefined {
  const story: ContactStory | undefined = contactCell(kind.stories, transit);
  return (transit.aspect === Opposition && story?.across) || story;
}

/** What the exact day of a contact is good for, or asks. */
export function dayCellOf({ cells }: TransitContext, transit: Transit): string | undefined {
  const counsel = contactCell(cells.readings.transitDays.counsels, transit);
  return (transit.aspect === Opposition && counsel?.dayAcross) || counsel?.day;
}

/** Whether another hour of birth would move the day of a contact by several days. */
const isRough = ({ sky }: TransitContext, { body, natal }: Transit): boolean =>
  !sky.isTimed && isJupiterOrSlower(body) && natal <= Mars;

const spreadOf = (context: TransitContext, transit: Transit): Spread | undefined =>
  isRough(context, transit) ? context.sky.spreadOf?.(transit) : undefined;

/** Whether no exact day of a contact can be given, because the hour of birth is unknown: only its span is told. */
export const isOpen = (context: TransitContext, transit: Transit): boolean =>
  spreadOf(context, transit)?.spans.size === 0;

/**
 * Whether the unknown hour of birth decides how often a contact is exact, so that no day can be called the first or the
 * last.
 */
export const isUnsure = (context: TransitContext, transit: Transit): boolean =>
  spreadOf(context, transit)?.isWhole === false;

/** The days of a contact, or of its loop, that hold for every hour of birth. */
export function marksIn(context: TransitContext, transit: Transit, loop: Loop = transit): readonly Day[] {
  const spread = spreadOf(context, transit);
  const marks = marksOf(loop);
  if (spread === undefined) return marks;
  // A station falls on the same day for every hour of birth, and near enough to the point to be told.
  const exact = marks.filter((day) => spread.spans.has(day));
  return marksOf({ exact, turns: loop.turns ?? [] });
}

/** A day that the hour of birth moves by no more than this is told as “around” it. */
const fewApart = 10;

/**
 * How far the days of a contact may be off at another hour of birth: in days, with the earliest and the latest day. All
 * days of one contact have the widest margin, so that it is told in one way everywhere.
 */
function offOf(
  context: TransitContext,
  transit: Transit,
  days: readonly Day[],
): [off: number, from: Day, to: Day] {
  const spans = spreadOf(context, transit)?.spans ?? new Map<Day, readonly [Day, Day]>();
  // A station is on one day at every hour.
  if (!days.some((day) => spans.has(day))) return [0, '', ''];
  let widest: [number, Day, Day] = [0, '', ''];
  for (const [day, [first, last]] of spans) {
    const [before, after] = [daysFrom(first, day), daysFrom(day, last)];
    if (before > widest[0]) widest = [before, first, day];
    if (after > widest[0]) widest = [after, day, last];
  }
  return widest;
}

/** Days in words when the hour of birth is unknown: “around” a day, or between two. */
function roughly(context: TransitContext, transit: Transit, days: readonly Day[], written: string): string {
  const { cells, kind } = context;
  const [off, from, to] = offOf(context, transit, days);
  if (off <= fewApart) return fill(kind.when.around, { day: written });
  return fill(kind.when.within, { day: written, duration: cells.span(from, to).duration });
}

const listed = ({ cells }: TransitContext, days: readonly Day[], withYear: boolean): string =>
  days.length === 1 ? cells.day(days[0] as Day, withYear) : cells.days(days, withYear);

/** Days of a contact in words, as precisely as they are known. */
export function daysOf(
  context: TransitContext,
  transit: Transit,
  days: readonly Day[],
  withYear = days.some(context.cells.isOtherYear),
): string {
  const written = listed(context, days, withYear);
  if (isAround(context, transit) && !isRough(context, transit))
    return fill(context.kind.when.around, { day: written });
  return isRough(context, transit) ? roughly(context, transit, days, written) : written;
}

/** The same with a preposition. */
export function whenOf(
  context: TransitContext,
  transit: Transit,
  days: readonly Day[],
  withYear = days.some(context.cells.isOtherYear),
): string {
  const written = daysOf(context, transit, days, withYear);
  return isAround(context, transit) ? written : fill(context.kind.when.around, { day: written });
}

/** The last day of a contact in words, or its month where the hour of birth would move the day. */
export const endIn = (
  context: TransitContext,
  transit: Transit,
  day: Day,
  withYear = context.cells.isOtherYear(day),
): string => (isRough(context, transit) ? roughEnd(context, day) : context.cells.day(day, withYear));

/** The first and the last day of a span in words; of two days of one year only the last has it. */
export const endsIn = (
  context: TransitContext,
  transit: Transit,
  starts: Day,
  ends: Day,
): { starts: string; ends: string } => ({
  starts: endIn(
    context,
    transit,
    starts,
    context.cells.isOtherYear(starts) && starts.slice(0, 4) !== ends.slice(0, 4),
  ),
  ends: endIn(context, transit, ends),
});

/** The month of an end in words, with another wording if the period begins in it. */
export const roughEnd = ({ cells, kind, sky }: TransitContext, day: Day): string =>
  isOwnMonth(sky, day) ? kind.ownMonth : cells.month(`${day.slice(0, 7)}-00`, true);

const isOwnMonth = ({ from }: TransitSky, day: Day): boolean => day.slice(0, 7) === from.slice(0, 7);

/**
 * How long a contact lasts and until when, in words; the exact day is named if it ends in the first month of the
 * period.
 */
export function spanWords(
  context: TransitContext,
  transit: Transit,
  starts: Day | null,
  ends: Day | null,
): Readonly<Record<'duration' | 'until', string>> {
  const { cells, sky } = context;
  const words = cells.span(starts, ends);
  return ends !== null && isOwnMonth(sky, ends) ? { ...words, until: endIn(context, transit, ends) } : words;
}

/** The days of a contact within the period, stations near the point included. */
export const daysWithin = (context: TransitContext, transit: Transit): Day[] =>
  marksIn(context, transit).filter((day) => day >= context.sky.from && day <= context.sky.to);

/** The days within the period on which a contact is exact. */
export const exactWithin = (context: TransitContext, transit: Transit): Day[] =>
  daysWithin(context, transit).filter((day) => transit.exact.includes(day));

/** All passes of a transit; for a slow planet those of its whole loop. */
export function loopOf({ sky }: TransitContext, transit: Transit): Loop {
  if (!isJupiterOrSlower(transit.body)) return transit;
  return sky.loopOf?.(transit) ?? transit;
}

/** Whether a contact is hardly felt, judged by its whole loop. */
export const isFaintIn = (context: TransitContext, transit: Transit): boolean =>
  isFaint(transit, loopOf(context, transit), context.sky);

/** A text without its advice if that has been given often enough. */
function unlessRepeated(
  context: TransitContext,
  cell: string | undefined,
  values: Readonly<Record<string, string>>,
): string {
  if (cell === undefined || context.advice.isRepeatedBy(cell)) return '';
  const text = fitting(context, context.manuscript.unlessSaid(cell, values));
  context.advice.count(text);
  return text;
}

const keyOf = ({ body, natal, aspect }: Transit): string => `${body} ${natal} ${aspect}`;

/** Whether the reading has told a contact before this day: in a section, or on an earlier day. */
const isNamed = ({ datedContacts, slow }: TransitContext, transit: Transit): boolean =>
  datedContacts.has(keyOf(transit)) || slow.some((one) => keyOf(one) === keyOf(transit));

/** The text of a contact’s day: its advice, unless a section has given that. */
export function dayText(context: TransitContext, transit: Transit, day: Day): string {
  const { kind, manuscript } = context;
  const values = valuesOf(context, transit);
  if (!isJupiterOrSlower(transit.body)) return swiftText(context, transit, day);
  if (backOver(context.sky, transit, day) !== undefined) return backOverText(context, transit, day, 'day');
  const loop = loopOf(context, transit);
  const { again, last } = kind.again[transit.body as SlowPlanet][leanOf(transit)];
  const at = isUnsure(context, transit) ? 0 : loop.exact.indexOf(day);
  const own = dayCellOf(context, transit);
  // The first day of a contact tells what to do; a later one tells what its return means, if the reader knows of the
  // first.
  const isKnown = at > 0 && isNamed(context, transit);
  // An exact day is not the last if the planet stations near the point afterward.
  const isLast = day === marksOf(loop).at(-1);
  const later = isKnown ? manuscript.nextUnsaid(isLast ? last : again, values) : '';
  // If the advice has been given, the meaning is told, or else the same advice again: no day is left empty.
  const text =
    later ||
    unlessRepeated(context, own, values) ||
    fitting(context, manuscript.unlessSaid(storyOf(context, transit)?.beside)) ||
    fitting(context, manuscript.unlessSaid(own, values));
  if (text !== '') context.datedContacts.add(keyOf(transit));
  return text;
}

/** The text of a swift planet’s day; if it goes back and forth over the point, that it comes again. */
function swiftText(context: TransitContext, transit: Transit, day: Day): string {
  const { datedContacts, kind, manuscript } = context;
  const values = valuesOf(context, transit);
  const key = keyOf(transit);
  if (datedContacts.has(key) && day !== daysWithin(context, transit)[0])
    return manuscript.nextUnsaid(kind.swiftAgain[leanOf(transit)], values);
  const text = unlessRepeated(
    context,
    contactCell(context.cells.readings.transitDays.swift, transit),
    values,
  );
  if (text !== '') datedContacts.add(key);
  return text;
}

/** That a retrograde planet crosses an angle back into the house before it, and until when it stays there. */
export function backOverText(
  context: TransitContext,
  transit: Transit,
  day: Day,
  place: 'day' | 'section' | 'retreat',
): string {
  const { cells, kind, manuscript, sky } = context;
  const stay = backOver(sky, transit, day);
  if (stay === undefined || stay.ends === null) return '';
  return manuscript.unlessSaid(kind.backOver[place], {
    ...valuesOf(context, transit),
    day: cells.day(day, cells.isOtherYear(day)),
    house: cells.readings.words.houses[stay.house],
    ends: cells.day(stay.ends, cells.isOtherYear(stay.ends)),
  });
}

/** Whether the days of a contact are given as “around” a day. */
export const isAround = (context: TransitContext, { natal }: Transit): boolean =>
  !context.sky.isTimed && natal <= Mars;

/** A day in words as a line of the list has it: with its margin where the hour of birth would move it. */
export function dateOf(
  context: TransitContext,
  day: Day,
  transit: Transit | undefined,
  withYear = false,
): { day: string; isAround: boolean } {
  const { cells } = context;
  const written = withYear ? cells.day(day) : cells.dayOfMonth(day);
  const isFar =
    transit !== undefined && isRough(context, transit) && offOf(context, transit, [day])[0] > fewApart;
  return isFar
    ? { day: capitalized(roughly(context, transit, [day], written)), isAround: false }
    : { day: written, isAround: transit !== undefined && isAround(context, transit) };
}

/** A line of the list: a day and its text. */
export function dated(
  context: TransitContext,
  day: Day,
  text: string,
  transit: Transit | undefined,
  withYear = false,
): string {
  if (text === '') return '';
  const date = dateOf(context, day, transit, withYear);
  return fill(context.kind[date.isAround ? 'datedRoughly' : 'dated'], { day: date.day, text });
}
