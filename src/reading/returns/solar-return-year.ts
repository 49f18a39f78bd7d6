import type { BodyId } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { SolarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { ReturnDatesCells } from '../../text/return-catalogue.js';
import type { ReadingChart } from '../chart.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { ReadingLength, SpokenCells } from '../reading.js';
import type { ReturnContext } from './context.js';
import { hasHouses } from './plan.js';
import type { DatesCells, TransitsOfYear } from './transits.js';
import type { YearPassages } from './year-passages.js';

/** The chart and dates that a solar return's reading is made from. */
export interface SolarReturnYear extends TransitsOfYear {
  name: string;
  year: number;
  chart: ReadingChart;
  /** The place of the chart, if it has houses and is not that of the birth. */
  elsewhere?: string | undefined;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  /** The day, `YYYY-MM-DD`, on which a retrograde planet turns direct. */
  directOn(body: BodyId): string | undefined;
  /** For a stationing planet about to turn retrograde: that day, and the day on which it turns direct. */
  turnsBack(body: BodyId): { day: string; to: string } | undefined;
}

/** The texts of a solar return's reading. */
export interface SolarReturnCells extends SpokenCells, DatesCells {
  solarReturnAscendant(house: House): string;
  solarReturnHouse(body: BodyId, house: House | 0): string | null;
}

/** A year's own texts together with those of dates, which it shares with months. */
export type SolarReturnKind = SolarReturnReadingCells & { readonly dates: ReturnDatesCells };

/** What the sections of a solar return need. */
export interface SolarReturnContext extends ReturnContext<SolarReturnKind> {
  cells: SolarReturnCells;
  year: SolarReturnYear;
  length: ReadingLength;
  limits: SolarLimits;
  /** The transits of the year. */
  passing: YearPassages;
  /** The aspects told, strongest first. */
  aspects: readonly WeighedAspect[];
  /**
   * Aspects of the Sun with a heading of their own: hard ones of Saturn or a slower planet, which come once in years,
   * and conjunctions of Venus to Jupiter.
   */
  ofSun: readonly WeighedAspect[];
  /** The planets told by house, strongest first. */
  planets: readonly WeighedBody[];
}

/** How many of each are told at most. */
export interface SolarLimits {
  planets: number;
  ofHouse: number;
  aspects: number;
  passages: { fewest: number; most: number };
}

const timed: Readonly<Record<ReadingLength, SolarLimits>> = {
  full: { planets: 9, ofHouse: 2, aspects: 8, passages: { fewest: 5, most: 10 } },
  brief: { planets: 4, ofHouse: 2, aspects: 3, passages: { fewest: 2, most: 2 } },
};
/** Without houses there is room for more of the rest. */
const untimed: Readonly<Record<ReadingLength, SolarLimits>> = {
  full: { ...timed.full, aspects: 14 },
  brief: { ...timed.brief, aspects: 4 },
};

export const limitsOf = (chart: ReadingChart, length: ReadingLength): SolarLimits =>
  (hasHouses(chart) ? timed : untimed)[length];
