import type { WeighedBody, WeighedChart } from './factors.js';
import type { Manuscript } from './manuscript.js';
import type { Thread } from './natal-thread.js';
import type { ReadingCells } from './reading.js';

/** What the sections of one natal reading are written from. */
export interface NatalDesk {
  weighed: WeighedChart;
  cells: ReadingCells;
  manuscript: Manuscript;
  /** One of the three strongest factors. */
  isLeader(body: WeighedBody): boolean;
  /** What runs through the reading. */
  thread: Thread | undefined;
}
