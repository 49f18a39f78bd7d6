import type { Ranked } from './ranking.js';

/** What a column opens and closes with: one thought. */
export interface FrameWords {
  intro: string;
  /** What a month or year asks; how a week's lead goes on. */
  thought: string;
  /** Of a year: how the thought comes back where what leads happens. */
  turn?: string;
  close: string;
}

/** What a column begins with, and the words that are chosen by it. */
export interface Frame extends FrameWords {
  lead: Ranked | undefined;
  /** What happens, the heaviest first. */
  ranked: readonly Ranked[];
  /** Of a month: how many of the signs before this one have their lead in the same house. */
  alike?: number;
}

/** Of a period that nothing leads. */
export const unframed: FrameWords = { intro: '', thought: '', close: '' };

/**
 * Shares of the heaviest lead's weight. A lead of the first share may be chosen for its unused words; one of the second
 * where other signs have the words of all of those.
 */
export const [stillHeavy, heavyEnough] = [0.6, 0.3] as const;
