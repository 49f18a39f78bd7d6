import { type BodyId, Descendant, ImumCoeli } from '../chart/bodies.js';
import type { Nature } from '../text/catalogue.js';
import type { ReadingCatalogue, TransitsReadingCells, Wordings } from '../text/reading-catalogue.js';
import type { SlowPlanet } from '../text/reading-keys.js';
import { fill } from '../text/texts.js';
import type { Manuscript } from './manuscript.js';
import {
  type Day,
  type Transit,
  type TransitSky,
  touchedBy,
  type WeighedStay,
  type WeighedTransit,
} from './transits-plan.js';

/** What a reading of transits is written with. */
export interface TransitCells {
  readonly readings: ReadingCatalogue;
  /** A day as a sentence has it, with its year unless the period is of that year. */
  day(day: Day, withYear?: boolean): string;
  /** Several days. */
  days(days: readonly Day[]): string;
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
  const values = { ...manuscript.pair(transit.body, point), m: kind.matters[point] };
  if (point !== transit.body) return values;
  return { ...values, b: kind.ownPlace.within, B: kind.ownPlace.start };
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

/** What a planet does by transit, said once. */
export const headOf = ({ kind, manuscript }: TransitDesk, body: BodyId): string =>
  manuscript.once(kind.planets[body as 0]);

/** The days of a transit that lie in the period. */
export const daysWithin = ({ sky }: TransitDesk, { exact }: Transit): Day[] =>
  exact.filter((day) => day >= sky.from && day <= sky.to);

/** A transit with its days, one or several. */
export function dayLine(desk: TransitDesk, transit: WeighedTransit, day: string): string {
  const wordings: Wordings | undefined = desk.kind.days[transit.body as 0]?.[touchedBy(transit).meeting];
  return desk.manuscript.wording(wordings, { ...valuesOf(desk, transit), day });
}

/** What a slow planet does to a point. */
export const storyOf = (desk: TransitDesk, transit: WeighedTransit): string =>
  desk.manuscript.once(
    desk.kind.stories[transit.body as SlowPlanet]?.[touchedBy(transit).meeting],
    valuesOf(desk, transit),
  );

const easyBodies: ReadonlySet<BodyId> = new Set([0, 2, 3, 5]);

/** Whether a transit helps or presses: a conjunction is as its planet is. */
export function leanOf(transit: Transit): Exclude<Nature, 'conjunction'> {
  const { meeting } = touchedBy(transit);
  if (meeting !== 'conjunction') return meeting;
  return easyBodies.has(transit.body) ? 'harmonious' : 'tense';
}
