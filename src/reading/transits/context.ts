import { Mars } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Manuscript } from '../manuscript.js';
import { leanOf } from './leans.js';
import {
  type Day,
  isFaint,
  type Loop,
  marksOf,
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
  /** The part of a month that some days are in, for those that the hour of birth leaves open. */
  parts(days: readonly Day[], withYear?: boolean): string;
  /** The month of a day, with its year or alone. */
  month(day: Day, withYear: boolean): string;
  /** How long something lasts and until when, for the placeholders of the cells. */
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
  /** Those that are more than faint, as far as the days in orb tell. */
  felt: ReadonlySet<WeighedTransit>;
  stays: readonly WeighedStay[];
  /** Swift contacts that have sections of their own. */
  passing: readonly WeighedTransit[];
}

/** The values `a`, `b`, `A`, `B` of a transit. */
export function valuesOf({ kind, manuscript }: TransitContext, transit: Transit): Record<string, string> {
  const { point } = touchedBy(transit);
  const name = point === transit.body ? kind.ownPlace : kind.natal[point];
  return {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    b: name.within,
    B: name.start,
  };
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

/** Whether no exact day of a contact can be given: then it has its span alone. */
export const isOpen = (context: TransitContext, transit: Transit): boolean =>
  isRough(context, transit) && context.sky.isOpen?.(transit) === true;

/** Days of a contact in words, as nearly as they are known. */
export function daysOf(
  context: TransitContext,
  transit: Transit,
  days: readonly Day[],
  withYear?: boolean,
): string {
  const { cells } = context;
  return isRough(context, transit)
    ? cells.parts(days, withYear ?? days.some(cells.isOtherYear))
    : days.length === 1
      ? cells.day(days[0] as Day, withYear ?? cells.isOtherYear(days[0] as Day))
      : cells.days(days, withYear);
}

/** The days of a transit that lie in the period: exact, or as good as that. */
export const daysWithin = (context: TransitContext, transit: Transit): Day[] =>
  isOpen(context, transit)
    ? []
    : marksOf(transit).filter((day) => day >= context.sky.from && day <= context.sky.to);

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
  const text = context.manuscript.unlessSaid(cell, values);
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
  if (!isJupiterOrSlower(transit.body))
    return unlessRepeated(context, contactCell(kind.swift, transit), values);
  const loop = loopOf(context, transit);
  const { again, last } = kind.again[transit.body as SlowPlanet][leanOf(transit)];
  const at = loop.exact.indexOf(day);
  const own = contactCell(kind.counsels, transit)?.day;
  // What the day asks is said of the first time; after that, what it means that it comes again, if the earlier was
  // named.
  const isKnown = at > 0 && isNamed(context, transit);
  const later = isKnown ? manuscript.nextUnsaid(at === loop.exact.length - 1 ? last : again, values) : '';
  const text = later || unlessRepeated(context, own, values);
  if (text !== '') context.datedContacts.add(keyOf(transit));
  return text;
}

/** Whether the day of a contact is given as one of a few. */
export const isAround = (context: TransitContext, { natal }: Transit): boolean =>
  !context.sky.isTimed && natal <= Mars;

/** A day in words, as a line has it: a part of its month where the hour of birth would move it by days. */
export function dateOf(
  context: TransitContext,
  day: Day,
  transit: Transit | undefined,
  withYear = false,
): { day: string; isAround: boolean } {
  const { cells } = context;
  const isPart = transit !== undefined && isRough(context, transit);
  return {
    day: isPart ? cells.parts([day], withYear) : withYear ? cells.day(day) : cells.dayOfMonth(day),
    isAround: transit !== undefined && isAround(context, transit),
  };
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
