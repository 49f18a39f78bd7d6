import { type BodyId, Descendant, ImumCoeli, Mars } from '../../chart/bodies.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { ContactPhase, Lean } from '../../text/transit-catalogue.js';
import type { Manuscript } from '../manuscript.js';
import { hear, isEcho } from './echoes.js';
import {
  type Day,
  daysFrom,
  isFaint,
  isSlow,
  type Loop,
  marksOf,
  passOrb,
  type Transit,
  type TransitSky,
  touchedBy,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';

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

export interface TransitDesk {
  cells: TransitCells;
  kind: TransitsReadingCells;
  manuscript: Manuscript;
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
export function valuesOf({ kind, manuscript }: TransitDesk, transit: Transit): Record<string, string> {
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
const isRough = ({ sky }: TransitDesk, { body, natal }: Transit): boolean =>
  !sky.isTimed && isSlow(body) && natal <= Mars;

/** Whether no exact day of a contact can be given: then it has its span alone. */
export const isOpen = (desk: TransitDesk, transit: Transit): boolean =>
  isRough(desk, transit) && desk.sky.isOpen?.(transit) === true;

/** Days of a contact in words, as nearly as they are known. */
export function daysOf(
  desk: TransitDesk,
  transit: Transit,
  days: readonly Day[],
  withYear?: boolean,
): string {
  const { cells } = desk;
  return isRough(desk, transit)
    ? cells.parts(days, withYear ?? days.some(cells.isOtherYear))
    : days.length === 1
      ? cells.day(days[0] as Day, withYear ?? cells.isOtherYear(days[0] as Day))
      : cells.days(days, withYear);
}

function headingOf({ cells, manuscript }: TransitDesk, transit: Transit): string {
  const { headings } = cells.readings.words;
  const { point } = touchedBy(transit);
  const onAngle = headings.onAngle[point as typeof Descendant];
  if (onAngle !== undefined && (point === Descendant || point === ImumCoeli || transit.aspect === 0))
    return fill(onAngle, { body: manuscript.start(transit.body), point: manuscript.within(point) });
  return fill(headings.aspects[transit.aspect as 0], {
    a: manuscript.start(transit.body),
    b: manuscript.within(transit.natal),
  });
}

/** A heading with the days of its contact. */
export function datedHeading(desk: TransitDesk, transit: Transit): string {
  const { cells, kind, sky } = desk;
  const loop = loopOf(desk, transit);
  const { exact, ends } = loop;
  const next = exact.filter((day) => day >= sky.from);
  const still = marksOf(transit).filter((day) => day >= sky.from && !exact.includes(day));
  const past = marksOf(loop)
    .filter((day) => day < sky.from)
    .at(-1);
  const written = (some: readonly Day[], withYear = some.some(cells.isOtherYear)): string =>
    daysOf(desk, transit, some, withYear);
  const heading = headingOf(desk, transit);
  if (isOpen(desk, transit)) return openHeading(desk, heading, loop);
  if (exact.length === 0 && still.length === 0 && ends === null) return heading;
  const withYear = [...still, ...next].some(cells.isOtherYear);
  const when =
    next.length > 0 && still.length > 0
      ? fill(kind.captions[(still[0] ?? '') < (next[0] ?? '') ? 'both' : 'bothLater'], {
          still: written(still, withYear),
          days: written(next, withYear),
        })
      : next.length > 0
        ? fill(kind.captions.exact, { days: written(next) })
        : still.length > 0
          ? fill(kind.captions.still, { days: written(still) })
          : past === undefined
            ? fill(kind.captions.near, { ends: written([ends as Day]) })
            : fill(kind.captions[exact.includes(past) ? 'past' : 'pastStill'], {
                // What is over for a day or two is of no other year.
                days: isSlow(transit.body) ? written([past]) : cells.dayOfMonth(past),
              });
  return fill(kind.captions.titled, { heading, when });
}

/** A heading with the months of a whole loop. */
function openHeading({ cells, kind, sky }: TransitDesk, heading: string, { starts, ends }: Loop): string {
  if (starts === null || ends === null) return heading;
  const month = (day: Day): string =>
    cells.month(`${day.slice(0, 7)}-00`, starts.slice(0, 4) !== ends.slice(0, 4) || ends < sky.from);
  const when = fill(kind.captions.stay, { starts: month(starts), ends: month(ends) });
  return fill(kind.captions.titled, { heading, when });
}

/** The days of a transit that lie in the period: exact, or as good as that. */
export const daysWithin = (desk: TransitDesk, transit: Transit): Day[] =>
  isOpen(desk, transit) ? [] : marksOf(transit).filter((day) => day >= desk.sky.from && day <= desk.sky.to);

/** All passes of a transit: of a slow planet’s those of the whole loop. */
export function loopOf({ sky }: TransitDesk, transit: Transit): Loop {
  if (!isSlow(transit.body)) return transit;
  return sky.loopOf?.(transit) ?? transit;
}

/** Days after its end from which on it is no longer of use to know that a contact comes near again. */
const farAgain = 250;

/** When a contact that is over comes within orb once more without being exact. */
function nearAgain(desk: TransitDesk, transit: Transit, last: Day): Day | undefined {
  const { sky } = desk;
  const { body, natal, aspect } = transit;
  const turn = loopOf(desk, transit).turns?.find(({ day, orb }) => day > last && orb <= passOrb);
  if (turn !== undefined) return turn.day;

  const again = sky.transits.find(
    (other) =>
      other.body === body &&
      other.natal === natal &&
      other.aspect === aspect &&
      marksOf(other).length === 0 &&
      (other.starts ?? '') > last,
  );
  if (again?.starts) return again.starts;
  const next = loopOf(desk, transit).passes?.find(({ starts }) => (starts ?? '') > last)?.starts;
  return next && daysFrom(last, next) <= farAgain ? next : undefined;
}

/** Where a contact that becomes exact stands in its loop as the time begins. */
function phaseIn({ sky }: TransitDesk, { exact }: Loop): ContactPhase {
  const past = exact.filter((day) => day < sky.from).length;
  const next = exact.length - past;
  if (next === 0) return 'over';
  if (exact.length === 1) return 'once';
  return past === 0 ? 'first' : next === 1 ? 'last' : 'middle';
}

/** Whether a contact is hardly felt, all its passes counted. */
export const isFaintIn = (desk: TransitDesk, transit: Transit): boolean =>
  isFaint(transit, loopOf(desk, transit), desk.sky);

/** Days. */
const soon = 10;

/** How far a contact has come, and when it lets go unless that is told already. */
export function phaseOf(desk: TransitDesk, transit: Transit, isEndTold: boolean): string {
  const { cells, kind, manuscript, sky } = desk;
  if (isOpen(desk, transit)) return '';
  const loop = loopOf(desk, transit);
  const { exact, ends } = loop;
  const still = marksOf(transit).find((day) => day >= sky.from && !exact.includes(day));
  if (still !== undefined && exact.every((day) => day < sky.from || day > still))
    return stillText(desk, transit, loop, still);
  if (ends === null || exact.length === 0) return '';
  const phase = phaseIn(desk, loop);
  // What is over and gone within days has no more to come.
  if (phase === 'over' && daysFrom(sky.from, ends) < soon) return '';
  const past = exact.filter((day) => day < sky.from).at(-1);
  const values = {
    ...valuesOf(desk, transit),
    past: past === undefined ? '' : daysOf(desk, transit, [past]),
    ends: daysOf(desk, transit, [ends]),
  };
  const cameNear = loop.passes?.some((pass) => (pass.ends ?? '9999') < (loop.starts ?? '')) === true;
  const isTold = isEndTold || transit.cell?.includes('{until}') === true;
  // The last exact day is not the last of it where the planet comes back and stands still.
  const text =
    still !== undefined && (phase === 'once' || phase === 'last')
      ? manuscript.turned(kind.still.later, { ...values, day: daysOf(desk, transit, [still]) })
      : phase === 'once' && cameNear
        ? manuscript.turned(kind.onceAfterNear, values)
        : manuscript.turned(kind.phases[isTold ? 'ended' : 'open'][phase] ?? [], values);
  // That more is to come has been told of what comes again.
  const again = phase === 'first' || phase === 'middle' ? undefined : nearAgain(desk, transit, ends);
  if (again === undefined) return text;
  const month = cells.month(`${again.slice(0, 7)}-00`, cells.isOtherYear(again));
  return `${text} ${manuscript.row(kind.nearAgain, { month })}`.trim();
}

/** That a planet stands still near its point without reaching it. */
function stillText(desk: TransitDesk, transit: Transit, { exact, ends }: Loop, still: Day): string {
  const { kind, manuscript, sky } = desk;
  const written = (day: Day | undefined | null): string =>
    day === undefined || day === null ? '' : daysOf(desk, transit, [day]);
  const past = exact.filter((day) => day < sky.from).at(-1);
  const next = exact.find((day) => day > still);
  const key = next !== undefined ? 'first' : past === undefined ? 'only' : 'again';
  return manuscript.turned(kind.still[key], {
    ...valuesOf(desk, transit),
    next: written(next),
    day: written(still),
    past: written(past),
    ends: written(ends),
  });
}

/** A cell, unless its advice has been given often enough. */
function unlessEcho(
  desk: TransitDesk,
  cell: string | undefined,
  values: Readonly<Record<string, string>>,
): string {
  if (cell === undefined || isEcho(desk, cell)) return '';
  const text = desk.manuscript.once(cell, values);
  hear(desk, text);
  return text;
}

/** A day of a contact: what it is good for, unless a section of its own has told that. */
export function dayText(desk: TransitDesk, transit: Transit, day: Day): string {
  const { kind, manuscript } = desk;
  const values = valuesOf(desk, transit);
  if (!isSlow(transit.body)) return unlessEcho(desk, contactCell(kind.swift, transit), values);
  const loop = loopOf(desk, transit);
  if (!loop.exact.includes(day)) return manuscript.turned(kind.standsStill, values);
  const { again, last } = kind.again[transit.body as SlowPlanet][leanOf(transit)];
  const at = loop.exact.indexOf(day);
  const own = contactCell(kind.counsels, transit)?.day;
  // What the day asks is said of the first time; after that, what it means that it comes again.
  const later = at === 0 ? '' : manuscript.row(at === loop.exact.length - 1 ? last : again, values);
  return (
    later ||
    unlessEcho(desk, own, values) ||
    manuscript.turned(kind.isExact[touchedBy(transit).meeting], values)
  );
}

/** A day and what it brings. */
export function dated(
  desk: TransitDesk,
  day: Day,
  text: string,
  transit: Transit | undefined,
  withYear = false,
): string {
  const { cells, kind } = desk;
  if (text === '') return '';
  if (transit !== undefined && isRough(desk, transit))
    return fill(kind.datedRoughly, { day: cells.parts([day], withYear), text });
  return fill(kind.dated, { day: withYear ? cells.day(day) : cells.dayOfMonth(day), text });
}

const easyBodies: ReadonlySet<BodyId> = new Set([0, 2, 3, 5]);

/** Whether a transit helps or presses: a conjunction is as its planet is. */
export function leanOf(transit: Transit): Lean {
  const { meeting } = touchedBy(transit);
  if (meeting !== 'conjunction') return meeting;
  return easyBodies.has(transit.body) ? 'harmonious' : 'tense';
}

/** Without those that say of one planet the opposite of what one before them does. */
export function withoutContrary<T>(all: readonly T[], transitOf: (one: T) => Transit): T[] {
  const kept: T[] = [];
  for (const one of all)
    if (!kept.some((other) => areContrary(transitOf(one), transitOf(other)))) kept.push(one);
  return kept;
}

/** One helps and the other presses, and a planet is in both. */
export function areContrary(one: Transit, other: Transit): boolean {
  if (leanOf(one) === leanOf(other)) return false;
  const its: readonly BodyId[] = [one.body, touchedBy(one).point];
  return its.includes(other.body) || its.includes(touchedBy(other).point);
}

/** How the time of one contact lies to another’s. */
export function timeBeside(one: Loop, other: Loop): 'before' | 'with' | 'after' {
  if ((one.ends ?? '9999') < (other.starts ?? '')) return 'before';
  return (one.starts ?? '') > (other.ends ?? '9999') ? 'after' : 'with';
}
