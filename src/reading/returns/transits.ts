import type { AspectId, Conjunction, Opposition, Square } from '../../chart/aspects.js';
import type { BodyId, Mars, Venus } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';

/** A body in aspect to a natal point. */
export interface ReturnContact {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
}

/** A transit to a natal point during the year. */
export interface ReturnTransit extends ReturnContact {
  /** Its exact days, `YYYY-MM-DD`, in order of time. */
  exact: readonly string[];
  /** Whether it stations near the point on that day without being exact. */
  isStation?: boolean | undefined;
  /** If the unknown hour of birth decides how many exact days there are: the earliest and the latest possible. */
  open?: readonly [string, string] | undefined;
  /** If it only decides when they are: for each the first and the last possible day. */
  spans?: readonly (readonly [string, string])[] | undefined;
}

/** An eclipse and its place in the birth chart. */
export interface ReturnEclipse {
  luminary: 'solar' | 'lunar';
  /** `YYYY-MM-DD` */
  day: string;
  /** The natal house in which it falls; 0 if that is unknown. */
  house: House | 0;
  /** The natal planet or angle that it falls on or opposite, or the planet that it squares. */
  touches?: { natal: BodyId; aspect: typeof Conjunction | typeof Opposition | typeof Square } | undefined;
}

/** The exact days of a transit’s loop outside the year, in order of time. */
export interface RestOfLoop {
  before: readonly string[];
  after: readonly string[];
}

/** A retrograde motion within a year. */
export interface Retrograde {
  body: typeof Venus | typeof Mars;
  /** Its first day, `YYYY-MM-DD`; undefined if that is before the year. */
  from: string | undefined;
  /** The day on which the planet turns direct, which may be after the year. */
  to: string;
  /** The sign in which it turns retrograde. */
  sign: SignId;
  /** The natal house that it stays in; 0 if it leaves that before it turns direct, or if houses are unknown. */
  house: House | 0;
}

/** The transits of a year from one birthday to the next. */
export interface TransitsOfYear {
  /** Age on this birthday. */
  age: number;
  /** The day of the return, `YYYY-MM-DD`. */
  readonly begins: string;
  /** Exact transits of some planets to natal planets and angles in this year. */
  transitsOf(bodies: readonly BodyId[], aspects?: readonly AspectId[]): readonly ReturnTransit[];
  /** Transits of slow planets that are all but exact as the year begins; none without houses. */
  readonly standing: readonly ReturnContact[];
  /** Stations of Saturn and slower planets close to a natal light or angle; none without houses. */
  readonly stations: readonly ReturnTransit[];
  /** The retrograde motions of Venus and Mars, in order of time. */
  readonly retrogrades: readonly Retrograde[];
  /** The eclipses of the year, without penumbral ones. */
  readonly eclipses: readonly ReturnEclipse[];
  /** The days of a transit's loop outside the year. */
  restOfLoop(transit: ReturnTransit): RestOfLoop;
}

/** How dates are written. */
export interface DatesCells {
  days(days: readonly string[]): string;
  /** A day, from `YYYY-MM-DD`, without its year. */
  dayOfYear(day: string): string;
  /** The name of its month. */
  month(day: string): string;
}
