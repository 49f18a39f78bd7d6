import { type BodyId, Descendant, ImumCoeli } from '../../chart/bodies.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { ContactPhase, FaintPhase, Lean } from '../../text/transit-catalogue.js';
import type { Manuscript } from '../manuscript.js';
import { hear, isEcho } from './echoes.js';
import {
  type Day,
  daysFrom,
  faintPhase,
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
  const past = exact.at(-1);
  const days = (some: readonly Day[]): string => cells.days(some, some.some(cells.isOtherYear));
  const heading = headingOf(desk, transit);
  if (exact.length === 0 && still.length === 0 && ends === null) return heading;
  const when =
    next.length > 0 && still.length > 0
      ? fill(kind.captions[(still[0] ?? '') < (next[0] ?? '') ? 'both' : 'bothLater'], {
          still: cells.days(still, [...still, ...next].some(cells.isOtherYear)),
          days: cells.days(next, [...still, ...next].some(cells.isOtherYear)),
        })
      : next.length > 0
        ? fill(kind.captions.exact, { days: days(next) })
        : still.length > 0
          ? fill(kind.captions.still, { days: days(still) })
          : past === undefined
            ? fill(kind.captions.near, { ends: days([ends as Day]) })
            : fill(kind.captions.past, {
                // What is over for a day or two is of no other year.
                days: isSlow(transit.body) ? days([past]) : cells.dayOfMonth(past),
              });
  return fill(kind.captions.titled, { heading, when });
}

/** The days of a transit that lie in the period: exact, or as good as that. */
export const daysWithin = ({ sky }: TransitDesk, transit: Transit): Day[] =>
  marksOf(transit).filter((day) => day >= sky.from && day <= sky.to);

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

/** Why a contact is hardly felt, if that is so. */
export const faintIn = (desk: TransitDesk, transit: Transit): FaintPhase | undefined =>
  faintPhase(transit, loopOf(desk, transit), desk.sky);

/** What is left, or to be felt as yet, of a contact that is faint. */
export function faintText(desk: TransitDesk, transit: Transit, phase: FaintPhase): string {
  const { kind, manuscript } = desk;
  const field = kind.fields[touchedBy(transit).point];
  const values = { ...valuesOf(desk, transit), field };
  const own = kind.faint[transit.body as SlowPlanet][leanOf(transit)][phase];
  return manuscript.once(own, values) || manuscript.wording(kind.otherFaint[phase], values);
}

/** Days. */
const soon = 10;

/** What it means that a contact has come so far, and when it lets go. */
export function phaseOf(desk: TransitDesk, transit: Transit): string {
  const { cells, kind, manuscript, sky } = desk;
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
  const written = (day: Day): string => cells.day(day, cells.isOtherYear(day));
  const values = {
    ...valuesOf(desk, transit),
    past: past === undefined ? '' : written(past),
    ends: written(ends),
  };
  const cameNear = loop.passes?.some((pass) => (pass.ends ?? '9999') < (loop.starts ?? '')) === true;
  // The last exact day is not the last of it where the planet comes back and stands still.
  const text =
    still !== undefined && (phase === 'once' || phase === 'last')
      ? manuscript.turned(kind.still.later, { ...values, day: written(still) })
      : phase === 'once' && cameNear
        ? manuscript.turned(kind.onceAfterNear, values)
        : phaseText(desk, transit, phase, values);
  // That more is to come has been told of what comes again.
  const again = phase === 'first' || phase === 'middle' ? undefined : nearAgain(desk, transit, ends);
  if (again === undefined) return text;
  const month = cells.month(`${again.slice(0, 7)}-00`, cells.isOtherYear(again));
  return `${text} ${manuscript.row(kind.nearAgain, { month })}`.trim();
}

/** That a planet stands still near its point without reaching it. */
function stillText(desk: TransitDesk, transit: Transit, { exact, ends }: Loop, still: Day): string {
  const { cells, kind, manuscript, sky } = desk;
  const written = (day: Day): string => cells.day(day, cells.isOtherYear(day));
  const past = exact.filter((day) => day < sky.from).at(-1);
  const next = exact.find((day) => day > still);
  const key = next !== undefined ? 'first' : past === undefined ? 'only' : 'again';
  return manuscript.turned(kind.still[key], {
    ...valuesOf(desk, transit),
    next: next === undefined ? '' : written(next),
    day: written(still),
    past: past === undefined ? '' : written(past),
    ends: ends === null ? '' : written(ends),
  });
}

/** What a phase means. The day on which all of it ends is told once, here or in the contact's own text. */
function phaseText(
  { kind, manuscript }: TransitDesk,
  transit: Transit,
  phase: ContactPhase,
  values: Readonly<Record<string, string>>,
): string {
  const [planet, lean] = [transit.body as SlowPlanet, leanOf(transit)];
  if (transit.cell?.includes('{until}')) {
    if (phase === 'once' || phase === 'over') return '';
    return manuscript.once(kind.phasesWithoutEnd[planet][lean][phase], values);
  }
  const own = kind.phases[planet][lean][phase];
  return manuscript.once(own, values) || manuscript.wording(kind.otherPhases[phase], values);
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

/** What an exact day is good for, by its place in the loop. */
export function dayText(desk: TransitDesk, transit: Transit, day: Day): string {
  const { kind, manuscript } = desk;
  const values = valuesOf(desk, transit);
  if (!isSlow(transit.body)) return unlessEcho(desk, contactCell(kind.swift, transit), values);
  const { exact } = loopOf(desk, transit);
  const field = kind.fields[touchedBy(transit).point];
  if (!exact.includes(day))
    return manuscript.turned(kind.standsStill[transit.body as SlowPlanet][leanOf(transit)], {
      ...values,
      field,
    });
  const counsel = contactCell(kind.counsels, transit)?.day;
  const isFirst = day === (daysWithin(desk, transit)[0] ?? day);
  if (isFirst && counsel !== undefined && isEcho(desk, counsel)) {
    return manuscript.turned(kind.plainDay[leanOf(transit)], { ...values, field });
  }
  const own = unlessEcho(desk, counsel, values);
  if (own !== '' && day !== exact.at(-1)) return own;
  const { again, last } = kind.again[transit.body as SlowPlanet][leanOf(transit)];
  const isLast = exact.length > 1 && day === marksOf(loopOf(desk, transit)).at(-1);
  // What the day asks is said once; after that, what it means that it comes again.
  return (
    own ||
    manuscript.row(isLast ? last : again, values) ||
    manuscript.turned(kind.plainDay[leanOf(transit)], { ...values, field })
  );
}

/** A day and what it brings. */
export const dated = ({ cells, kind }: TransitDesk, day: Day, text: string, withYear = false): string =>
  text === '' ? '' : fill(kind.dated, { day: withYear ? cells.day(day) : cells.dayOfMonth(day), text });

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
