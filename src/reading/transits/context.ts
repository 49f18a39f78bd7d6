import { type Chiron, Mars, type Planet } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { capitalized } from '../../text/capitalized.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Manuscript } from '../manuscript.js';
import { backOver } from './behind-angle.js';
import { leanOf } from './leans.js';
import { fitting } from './of-age.js';
import {
  type Day,
  daysFrom,
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

/** What a reading of transits is written with. */
export interface TransitCells {
  readonly readings: ReadingCatalogue;
  /** Whether a day needs its year: it is of another than the period, or past. */
  isOtherYear(day: Day): boolean;
  /** A day as a sentence has it, with its year where it needs it. */
  day(day: Day, withYear?: boolean): string;
  /** Several days. */
  days(days: readonly Day[], withYear?: boolean): string;
  /** A day in its month. */
  dayOfMonth(day: Day): string;
  /** The month of a day, with its year or alone. */
  month(day: Day, withYear: boolean): string;
  /** A small number in words. */
  number(count: number): string;
  /** How long something lasts and until when, in words: `{duration}` and `{until}` of the cells. */
  span(starts: Day | null, ends: Day | null): Readonly<Record<'duration' | 'until', string>>;
}

export interface TransitContext {
  cells: TransitCells;
  kind: TransitsReadingCells;
  manuscript: Manuscript;
  /** What it has advised so far. */
  advice: RepeatedAdvice;
  /** Contacts of which it has told a day so far, by their keys. */
  datedContacts: Set<string>;
  sky: TransitSky;
  /** Every contact, strongest first. */
  all: readonly WeighedTransit[];
  /** What has been chosen to be read: what leads comes first, then the strongest. */
  slow: readonly WeighedTransit[];
  /** Contacts of Saturn and slower planets with the angles that are told in a sentence, each with its days. */
  atAngles: readonly WeighedTransit[];
  /** At the Midheaven of somebody past working age: told in sentences of their own. */
  late: readonly WeighedTransit[];
  /** Those that are more than faint, as far as the days in orb tell. */
  felt: ReadonlySet<WeighedTransit>;
  stays: readonly WeighedStay[];
  /** Swift contacts that have sections of their own. */
  passing: readonly WeighedTransit[];
  /** What is told in a sentence, in sections of its own after them. */
  short: readonly WeighedTransit[];
  /** Of a moment: what stands still at a point, which has a section before them. */
  standing: WeighedStanding | undefined;
}

/** A standstill with the contact that it is close to. */
export interface WeighedStanding {
  transit: WeighedTransit;
  day: Day;
  isBack: boolean;
}

/** The values `a`, `b`, `A`, `B` of a transit. */
export function valuesOf({ kind, manuscript }: TransitContext, transit: Transit): Record<string, string> {
  const name = nameOfPoint(kind, transit);
  return {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    b: name.within,
    B: name.start,
  };
}

/** What a contact touches: a planet at its own place is told from the one that moves. */
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

/** Whether the hour of birth, which is not known, would move the day of a contact by days. */
const isRough = ({ sky }: TransitContext, { body, natal }: Transit): boolean =>
  !sky.isTimed && isJupiterOrSlower(body) && natal <= Mars;

const spreadOf = (context: TransitContext, transit: Transit): Spread | undefined =>
  isRough(context, transit) ? context.sky.spreadOf?.(transit) : undefined;

/** Whether no exact day of a contact can be given: then it has its span alone. */
export const isOpen = (context: TransitContext, transit: Transit): boolean =>
  spreadOf(context, transit)?.spans.size === 0;

/** Whether the hour of birth decides how often a contact is exact, so that no day of it is the first, or the last. */
export const isUnsure = (context: TransitContext, transit: Transit): boolean =>
  spreadOf(context, transit)?.isWhole === false;

/** Those days of a contact, or of its loop, that every hour of birth has: exact, or as good as that. */
export function marksIn(context: TransitContext, transit: Transit, loop: Loop = transit): readonly Day[] {
  const spread = spreadOf(context, transit);
  const marks = marksOf(loop);
  if (spread === undefined) return marks;
  // A planet stands still on the same day at every hour of birth, near enough to the point to be told of.
  const exact = marks.filter((day) => spread.spans.has(day));
  return marksOf({ exact, turns: loop.turns ?? [] });
}

/** Days either way up to which a day that the hour of birth moves is “around” it. */
const fewApart = 10;

/**
 * How far days of a contact may be off at another hour of birth: at most so many days, between two. All of them have the
 * widest margin, so that none is told with two of them, once by itself and once in a list.
 */
function offOf(
  context: TransitContext,
  transit: Transit,
  days: readonly Day[],
): [off: number, from: Day, to: Day] {
  const spans = spreadOf(context, transit)?.spans ?? new Map<Day, readonly [Day, Day]>();
  // A standstill is on one day at every hour.
  if (!days.some((day) => spans.has(day))) return [0, '', ''];
  let widest: [number, Day, Day] = [0, '', ''];
  for (const [day, [first, last]] of spans) {
    const [before, after] = [daysFrom(first, day), daysFrom(day, last)];
    if (before > widest[0]) widest = [before, first, day];
    if (after > widest[0]) widest = [after, day, last];
  }
  return widest;
}

/** Days of an open hour in words: around them, or within so many weeks of them. */
function roughly(context: TransitContext, transit: Transit, days: readonly Day[], written: string): string {
  const { cells, kind } = context;
  const [off, from, to] = offOf(context, transit, days);
  if (off <= fewApart) return fill(kind.when.around, { day: written });
  return fill(kind.when.within, { day: written, duration: cells.span(from, to).duration });
}

const listed = ({ cells }: TransitContext, days: readonly Day[], withYear: boolean): string =>
  days.length === 1 ? cells.day(days[0] as Day, withYear) : cells.days(days, withYear);

/** Days of a contact in words, as nearly as they are known. */
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

/** The same with their preposition. */
export function whenOf(
  context: TransitContext,
  transit: Transit,
  days: readonly Day[],
  withYear = days.some(context.cells.isOtherYear),
): string {
  const written = daysOf(context, transit, days, withYear);
  return isAround(context, transit) ? written : fill(context.kind.when.around, { day: written });
}

/** The end of a contact, or its month where the hour of birth would move that. */
export const endIn = (
  context: TransitContext,
  transit: Transit,
  day: Day,
  withYear = context.cells.isOtherYear(day),
): string => (isRough(context, transit) ? roughEnd(context, day) : context.cells.day(day, withYear));

/** The month of an end, or that it is the one that a time begins in. */
export const roughEnd = ({ cells, kind, sky }: TransitContext, day: Day): string =>
  isOwnMonth(sky, day) ? kind.ownMonth : cells.month(`${day.slice(0, 7)}-00`, true);

const isOwnMonth = ({ from }: TransitSky, day: Day): boolean => day.slice(0, 7) === from.slice(0, 7);

/** How long a contact lasts and until when, in words: in the month that a time begins in by the day. */
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

/** The days of a transit that lie in the period: exact, or as good as that. */
export const daysWithin = (context: TransitContext, transit: Transit): Day[] =>
  marksIn(context, transit).filter((day) => day >= context.sky.from && day <= context.sky.to);

/** The days in the period on which a transit is exact. */
export const exactWithin = (context: TransitContext, transit: Transit): Day[] =>
  daysWithin(context, transit).filter((day) => transit.exact.includes(day));

/** All passes of a transit: of a slow planet’s those of the whole loop. */
export function loopOf({ sky }: TransitContext, transit: Transit): Loop {
  if (!isJupiterOrSlower(transit.body)) return transit;
  return sky.loopOf?.(transit) ?? transit;
}

/** Whether a contact is hardly felt, all its passes counted. */
export const isFaintIn = (context: TransitContext, transit: Transit): boolean =>
  isFaint(transit, loopOf(context, transit), context.sky);

/** A cell, unless its advice has been given often enough. */
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

/** Whether a reading has spoken of a contact before one of its days: in a section, or on an earlier day. */
const isNamed = ({ datedContacts, slow }: TransitContext, transit: Transit): boolean =>
  datedContacts.has(keyOf(transit)) || slow.some((one) => keyOf(one) === keyOf(transit));

/** A day of a contact: what it is good for, unless a section of its own has told that. */
export function dayText(context: TransitContext, transit: Transit, day: Day): string {
  const { kind, manuscript } = context;
  const values = valuesOf(context, transit);
  if (!isJupiterOrSlower(transit.body)) return swiftText(context, transit, day);
  if (backOver(context.sky, transit, day) !== undefined) return backOverText(context, transit, day, 'day');
  const loop = loopOf(context, transit);
  const { again, last } = kind.again[transit.body as SlowPlanet][leanOf(transit)];
  const at = isUnsure(context, transit) ? 0 : loop.exact.indexOf(day);
  const own = contactCell(context.cells.readings.transitDays.counsels, transit)?.day;
  // What the day asks is said of the first time; after that, what it means that it comes again, if the earlier was
  // named.
  const isKnown = at > 0 && isNamed(context, transit);
  // The last exact day is not the last of it where the planet comes back and stands still.
  const isLast = day === marksOf(loop).at(-1);
  const later = isKnown ? manuscript.nextUnsaid(isLast ? last : again, values) : '';
  // It is told in any case: by what it means, where its advice has been given; or else by that again.
  const text =
    later ||
    unlessRepeated(context, own, values) ||
    fitting(context, manuscript.unlessSaid(contactCell(kind.stories, transit)?.beside)) ||
    fitting(context, manuscript.unlessSaid(own, values));
  if (text !== '') context.datedContacts.add(keyOf(transit));
  return text;
}

/** A swift planet’s day, or that it comes again, where it goes back and forth. */
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

/** That a planet goes back over an angle on a day, into the house before it, and until when. */
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

/** Whether the day of a contact is given as one of a few. */
export const isAround = (context: TransitContext, { natal }: Transit): boolean =>
  !context.sky.isTimed && natal <= Mars;

/** A day in words, as a line has it: where the hour of birth would move it, with how far. */
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

/** A day and what it brings. */
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
