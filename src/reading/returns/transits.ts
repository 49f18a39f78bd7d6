import type { AspectId, Conjunction, Opposition } from '../../chart/aspects.js';
import type { BodyId, Mars, Venus } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';

/** A planet of the return in aspect to a point of the birth. */
export interface ReturnContact {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
}

/** A planet of the return on its way over the birth chart during the year. */
export interface ReturnTransit extends ReturnContact {
  /** `YYYY-MM-DD`, in order of time. */
  exact: readonly string[];
  /** Whether it stands still there on that day, and does not quite come to be exact. */
  isStation?: boolean | undefined;
  /** Where the hour of birth, which is not known, decides how many they are: the first and last that they may be. */
  open?: readonly [string, string] | undefined;
  /** Where it decides only when they are: of each the first and last day that it may be. */
  spans?: readonly (readonly [string, string])[] | undefined;
}

/** An eclipse, by where it falls in the birth chart. */
export interface ReturnEclipse {
  luminary: 'solar' | 'lunar';
  /** `YYYY-MM-DD` */
  day: string;
  /** The natal house that it falls into; 0 where that is not known. */
  house: House | 0;
  /** The planet or angle of the birth that it falls on, or opposite. */
  touches?: { natal: BodyId; aspect: typeof Conjunction | typeof Opposition } | undefined;
}

/** The days of a transit’s loop that lie outside the year, in order of time. */
export interface RestOfLoop {
  before: readonly string[];
  after: readonly string[];
}

/** That a planet goes backward in a year. */
export interface Retrograde {
  body: typeof Venus | typeof Mars;
  /** `YYYY-MM-DD`; nothing where it went backward before the year began. */
  from: string | undefined;
  /** The day on which it goes forward again, which may be after the year. */
  to: string;
  /** Where it turns back. */
  sign: SignId;
  /** The natal house of that; 0 where it is not known. */
  house: House | 0;
}

/** A year from one birthday to the next, as far as its transits go. */
export interface TransitsOfYear {
  /** On this birthday. */
  age: number;
  /** The day of the return, `YYYY-MM-DD`. */
  readonly begins: string;
  /** Exact transits of some planets to the planets and angles of the birth in this year. */
  transitsOf(bodies: readonly BodyId[], aspects?: readonly AspectId[]): readonly ReturnTransit[];
  /** Contacts of slow planets with the birth that are all but exact as the year begins; none without houses. */
  readonly standing: readonly ReturnContact[];
  /** Where Saturn or a slower planet stands still close to a light or an angle of the birth; none without houses. */
  readonly stations: readonly ReturnTransit[];
  /** Of Venus and Mars, in order of time. */
  readonly retrogrades: readonly Retrograde[];
  /** Eclipses of the year, none of the half-shadow alone. */
  readonly eclipses: readonly ReturnEclipse[];
  /** What of the loop of one of these lies outside the year. */
  restOfLoop(transit: ReturnTransit): RestOfLoop;
}

/** What the dates are written with. */
export interface DatesCells {
  days(days: readonly string[]): string;
  /** Of `YYYY-MM-DD`, without its year. */
  dayOfYear(day: string): string;
  /** The name of its month. */
  month(day: string): string;
}
