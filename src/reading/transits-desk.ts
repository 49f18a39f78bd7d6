import { type BodyId, Descendant, ImumCoeli } from '../chart/bodies.js';
import type { Nature } from '../text/catalogue.js';
import type { ReadingCatalogue, TransitsReadingCells, Wordings } from '../text/reading-catalogue.js';
import type { SlowPlanet } from '../text/reading-keys.js';
import { fill } from '../text/texts.js';
import type { Manuscript } from './manuscript.js';
import {
  type Day,
  isSlow,
  type Loop,
  type Transit,
  type TransitSky,
  touchedBy,
  type WeighedStay,
  type WeighedTransit,
} from './transits-plan.js';

/** What a reading of transits is written with. */
export interface TransitCells {
  readonly readings: ReadingCatalogue;
  /** Whether a day is of another year than the period. */
  isOtherYear(day: Day): boolean;
  /** A day as a sentence has it, with its year unless the period is of that year. */
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
  /** What has been chosen to be read, strongest first. */
  slow: readonly WeighedTransit[];
  stays: readonly WeighedStay[];
  passing: readonly WeighedTransit[];
}

/** The values `a`, `b`, `A`, `B` and `m` of a transit. */
export function valuesOf({ kind, manuscript }: TransitDesk, transit: Transit): Record<string, string> {
  const { point } = touchedBy(transit);
  const name = point === transit.body ? kind.ownPlace : kind.natal[point];
  return {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    b: name.within,
    B: name.start,
    m: kind.matters[point],
  };
}

export function headingOf({ cells, manuscript }: TransitDesk, transit: Transit): string {
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

/** The days of a transit that lie in the period. */
export const daysWithin = ({ sky }: TransitDesk, { exact }: Transit): Day[] =>
  exact.filter((day) => day >= sky.from && day <= sky.to);

/** All passes of a transit: of a slow planet’s those of the whole loop. */
export const loopOf = ({ sky }: TransitDesk, transit: Transit): Loop =>
  (isSlow(transit.body) ? sky.loopOf?.(transit) : undefined) ?? transit;

/** A transit with its days, one or several. */
export function dayLine(desk: TransitDesk, transit: WeighedTransit, day: string): string {
  const { kind, manuscript } = desk;
  const { meeting } = touchedBy(transit);
  const wordings: Wordings | undefined = kind.days[transit.body as 0]?.[meeting];
  const values = { ...valuesOf(desk, transit), day };
  return manuscript.wording(wordings, values) || manuscript.wording(kind.points[meeting], values);
}

/** What a slow planet does to a point. */
export const storyOf = (desk: TransitDesk, transit: WeighedTransit): string =>
  desk.manuscript.once(
    desk.kind.stories[transit.body as SlowPlanet]?.[touchedBy(transit).meeting],
    valuesOf(desk, transit),
  );

/** When a transit is exact: what is past and what is to come, apart. */
export function passesOf(desk: TransitDesk, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky } = desk;
  const { starts, exact, ends } = loopOf(desk, transit);
  if (starts === null || ends === null) return '';
  const past = exact.filter((day) => day < sky.from);
  const next = exact.filter((day) => day >= sky.from);
  if (past.length > 0 && next.length === 0 && transit.exact.length === 0) return echoOf(desk, transit, past);
  const key =
    exact.length === 0
      ? 'never'
      : exact.length === 1
        ? past.length === 1
          ? 'oncePast'
          : 'once'
        : next.length === 0
          ? 'over'
          : past.length === 0
            ? 'ahead'
            : next.length === 1
              ? 'last'
              : 'middle';
  // Beside another year none goes without saying.
  const withYear = [starts, ...exact, ends].some((day) => cells.isOtherYear(day));
  return manuscript.turned(kind.passes[key], {
    starts: cells.day(starts, withYear),
    ends: cells.day(ends, withYear),
    past: cells.days(past, withYear),
    next: cells.days(next, withYear),
  });
}

/** A planet that comes near after its last exact day. */
function echoOf(
  { cells, kind, manuscript }: TransitDesk,
  { starts, ends }: Transit,
  past: readonly Day[],
): string {
  if (starts === null || ends === null) return '';
  const withYear = [starts, ...past, ends].some((day) => cells.isOtherYear(day));
  return manuscript.turned(kind.passes.echo, {
    starts: cells.day(starts, withYear),
    ends: cells.day(ends, withYear),
    past: cells.days(past, withYear),
  });
}

const easyBodies: ReadonlySet<BodyId> = new Set([0, 2, 3, 5]);

/** Whether a transit helps or presses: a conjunction is as its planet is. */
export function leanOf(transit: Transit): Exclude<Nature, 'conjunction'> {
  const { meeting } = touchedBy(transit);
  if (meeting !== 'conjunction') return meeting;
  return easyBodies.has(transit.body) ? 'harmonious' : 'tense';
}
