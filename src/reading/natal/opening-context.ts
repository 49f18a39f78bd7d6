import type { ReadingAspect } from '../chart.js';
import type { WeighedChart } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import type { ReadingCells } from '../reading.js';

/** What the opening of a natal reading needs. */
export interface OpeningContext {
  weighed: WeighedChart;
  /** All aspects of the chart, those left out of the reading included. */
  listed: readonly ReadingAspect[];
  cells: ReadingCells;
  manuscript: Manuscript;
}
