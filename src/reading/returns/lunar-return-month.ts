import type { BodyId } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { ReadingChart } from '../chart.js';
import type { WeighedAspect } from '../factors.js';
import type { ReadingLength, SpokenCells } from '../reading.js';
import type { ReturnContext } from './context.js';
import type { RestOfLoop, ReturnContact, ReturnEclipse, ReturnTransit } from './transits.js';

/** The chart and dates that a lunar return's reading is made from. */
export interface LunarReturnMonth {
  name: string;
  /** Age in years as the month begins. */
  age: number;
  chart: ReadingChart;
  /** The place of the chart, if it has houses and is not that of the birth. */
  elsewhere?: string | undefined;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  /** The days, `YYYY-MM-DD`, of this return and of the next. */
  readonly begins: string;
  readonly ends: string;
  /** The day, `YYYY-MM-DD`, on which a planet that is retrograde goes forward. */
  directOn(body: BodyId): string | undefined;
  /**
   * For a direct planet that turns retrograde before the next return: that day, and the day on which it turns direct,
   * `YYYY-MM-DD`.
   */
  turnsBackMeanwhile(body: BodyId): { day: string; to: string } | undefined;
  /** Exact transits of some planets to natal planets and angles between the two returns. */
  transitsOf(bodies: readonly BodyId[]): readonly ReturnTransit[];
  /** Transits of Saturn and slower planets that are close as the month begins; none without houses. */
  readonly standing: readonly ReturnContact[];
  /** Eclipses from a few days before the month on, without penumbral ones. */
  readonly eclipses: readonly ReturnEclipse[];
  /** The days of a transit's loop outside the month. */
  restOfLoop(transit: ReturnContact): RestOfLoop;
}

/** The texts of a lunar return's reading. */
export interface LunarReturnCells extends SpokenCells {
  lunarReturnAscendant(house: House): string;
  lunarReturnMoon(house: House): string;
  /** A day in words, from `YYYY-MM-DD`; and without its year. */
  day(day: string): string;
  dayOfYear(day: string): string;
  /** Several days in words, from `YYYY-MM-DD`; months from `YYYY-MM-00`. */
  days(days: readonly string[]): string;
}

/** What the sections of a lunar return need. */
export interface LunarReturnContext extends ReturnContext<LunarReturnReadingCells> {
  cells: LunarReturnCells;
  month: LunarReturnMonth;
  length: ReadingLength;
  /** Transits of slow planets that last through the month, heaviest first. */
  slow: readonly ReturnTransit[];
  /** The aspects told, strongest first. */
  aspects: readonly WeighedAspect[];
}
