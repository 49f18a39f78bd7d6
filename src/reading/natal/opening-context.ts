import type { WeighedChart } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import type { ReadingCells } from '../reading.js';

/** What the opening of a natal reading is written from. */
export interface OpeningContext {
  weighed: WeighedChart;
  cells: ReadingCells;
  manuscript: Manuscript;
}
