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

/** What a solar return is read from. */
export interface SolarReturnYear extends TransitsOfYear {
  name: string;
  year: number;
  chart: ReadingChart;
  /** The place that it is cast for, where that is another than the birth’s and the chart has houses. */
  elsewhere?: string | undefined;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  /** The day, `YYYY-MM-DD`, on which a planet that is retrograde goes forward. */
  directOn(body: BodyId): string | undefined;
  /** The days on which a planet that stands still and is about to go backward does so, and goes forward again. */
  turnsBack(body: BodyId): { day: string; to: string } | undefined;
}

/** What it is written with. */
export interface SolarReturnCells extends SpokenCells, DatesCells {
  solarReturnAscendant(house: House): string;
  solarReturnHouse(body: BodyId, house: House | 0): string | null;
}

/** A year’s own cells, with those of its dates, of which months have some as well. */
export type SolarReturnKind = SolarReturnReadingCells & { readonly dates: ReturnDatesCells };

/** What its sections are written from. */
export interface SolarReturnContext extends ReturnContext<SolarReturnKind> {
  cells: SolarReturnCells;
  year: SolarReturnYear;
  length: ReadingLength;
  limits: SolarLimits;
  /** What comes to the birth chart in the year. */
  passing: YearPassages;
  /** Those that are written of. */
  aspects: readonly WeighedAspect[];
  /**
   * Of these, where Saturn or a slower planet is hard on the Sun, as it is once in years, or Venus to Jupiter stands on it:
   * each has a heading of its own.
   */
  ofSun: readonly WeighedAspect[];
  /** Those that are written of by their houses, strongest first. */
  planets: readonly WeighedBody[];
}

/** How many of each are written of at most. */
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
