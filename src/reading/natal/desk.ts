import type { BodyId } from '../../chart/bodies.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import type { ReadingCells } from '../reading.js';
import type { Advice } from './advice.js';
import type { NatalConsistency } from './consistency.js';
import type { Messages } from './messages.js';
import type { Thread } from './thread.js';

/** What the opening of a natal reading is written from. */
export interface OpeningDesk {
  weighed: WeighedChart;
  cells: ReadingCells;
  manuscript: Manuscript;
}

/** What the sections of one natal reading are written from. */
export interface NatalDesk extends OpeningDesk {
  /** One of the three strongest factors. */
  isLeader(body: WeighedBody): boolean;
  /** An aspect that is written of whatever else is said. */
  isDue(aspect: WeighedAspect): boolean;
  /** What runs through the reading. */
  thread: Thread | undefined;
  /** What its texts say, so that none contradicts another. */
  consistency: NatalConsistency;
  /** What its texts advise at their ends, so that none does again. */
  advice: Advice;
  /** What its texts say again and again, so that none becomes a refrain. */
  messages: Messages;
  /** What has been written of so far. */
  written: {
    /** Slow planets that have had a section. */
    readonly bodies: Set<BodyId>;
  };
}
