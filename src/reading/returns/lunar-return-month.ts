import type { BodyId } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { ReadingChart } from '../chart.js';
import type { WeighedAspect } from '../factors.js';
import type { ReadingLength, SpokenCells } from '../reading.js';
import type { ReturnContext } from './context.js';
import type { RestOfLoop, ReturnContact, ReturnEclipse, ReturnTransit } from './transits.js';

/** What a lunar return is read from. */
export interface LunarReturnMonth {
  name: string;
  /** In years, as the month begins. */
  age: number;
  chart: ReadingChart;
  /** The place that it is cast for, where that is another than the birth’s and the chart has houses. */
  elsewhere?: string | undefined;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  /** The days, `YYYY-MM-DD`, of this return and of the next. */
  readonly begins: string;
  readonly ends: string;
  /** The day, `YYYY-MM-DD`, on which a planet that is retrograde goes forward. */
  directOn(body: BodyId): string | undefined;
  /** The day, `YYYY-MM-DD`, before the next return, on which a planet that goes forward as it begins turns back, and until when. */
  turnsBackMeanwhile(body: BodyId): { day: string; to: string } | undefined;
  /** Exact transits of some planets to the planets and angles of the birth between the two. */
  transitsOf(bodies: readonly BodyId[]): readonly ReturnTransit[];
  /** Contacts of Saturn and slower planets with the birth that are close as the month begins; none without houses. */
  readonly standing: readonly ReturnContact[];
  /** Eclipses from a few days before it on, none of the half-shadow alone. */
  readonly eclipses: readonly ReturnEclipse[];
  /** What of the loop of one of these lies outside the month. */
  restOfLoop(transit: ReturnContact): RestOfLoop;
}

/** What it is written with. */
export interface LunarReturnCells extends SpokenCells {
  lunarReturnAscendant(house: House): string;
  lunarReturnMoon(house: House): string;
  /** Of `YYYY-MM-DD`; and without its year. */
  day(day: string): string;
  dayOfYear(day: string): string;
  /** Of several, `YYYY-MM-DD`; of a month, `YYYY-MM-00`. */
  days(days: readonly string[]): string;
}

/** What its sections are written from. */
export interface LunarReturnContext extends ReturnContext<LunarReturnReadingCells> {
  cells: LunarReturnCells;
  month: LunarReturnMonth;
  length: ReadingLength;
  /** What slow planets do to the birth for all of the month, heaviest first. */
  slow: readonly ReturnTransit[];
  /** Those that are written of, strongest first. */
  aspects: readonly WeighedAspect[];
}
