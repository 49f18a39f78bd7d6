import type { Ranked } from './ranking.js';

/** The words that open and close a column: one thought. */
export interface FrameWords {
  intro: string;
  /** The question of a month or year; the continuation of a week's lead. */
  thought: string;
  /** For a year, how the thought returns when the lead happens. */
  turn?: string;
  close: string;
}

/** The opening of a column, and what its words are chosen by. */
export interface Frame extends FrameWords {
  lead: Ranked | undefined;
  /** The happenings, heaviest first. */
  ranked: readonly Ranked[];
  /** How many signs before this one have their lead in the same house. */
  alike?: number;
}

/** Counts for each of twelve signs how many before it have their lead in the same house. */
export function countAlike(frames: readonly Frame[]): readonly Frame[] {
  const signsByHouse = new Map<number, number>();
  return frames.map((frame) => {
    const house = frame.lead?.house ?? 0;
    const alike = signsByHouse.get(house) ?? 0;
    signsByHouse.set(house, alike + 1);
    return { ...frame, alike };
  });
}

/** The frame of a period without a lead. */
export const unframed: FrameWords = { intro: '', thought: '', close: '' };

/**
 * Shares of the heaviest lead's weight: a lead of the first share may be chosen for its unused words, one of the second
 * if other signs have used up all of those.
 */
export const [stillHeavy, heavyEnough] = [0.6, 0.3] as const;
