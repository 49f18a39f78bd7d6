import type { ReadingAspect } from '../chart.js';
import type { WeighedChart } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import type { ReadingCells } from '../reading.js';

/** What the opening of a natal reading is written from. */
export interface OpeningContext {
  weighed: WeighedChart;
  /** All that the chart has, with those that the reading leaves out. */
  listed: readonly ReadingAspect[];
  cells: ReadingCells;
  manuscript: Manuscript;
}
