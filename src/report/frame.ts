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
  /** Of a month or a year: how many of the signs before this one have their lead in the same house. */
  alike?: number;
}

/** Frames of twelve signs, each with how many before it have their lead in the same house. */
export function countAlike(frames: readonly Frame[]): readonly Frame[] {
  const signsByHouse = new Map<number, number>();
  return frames.map((frame) => {
    const house = frame.lead?.house ?? 0;
    const alike = signsByHouse.get(house) ?? 0;
    signsByHouse.set(house, alike + 1);
    return { ...frame, alike };
  });
}

/** Of a period that nothing leads. */
export const unframed: FrameWords = { intro: '', thought: '', close: '' };

/**
 * Shares of the heaviest lead's weight. A lead of the first share may be chosen for its unused words; one of the second
 * where other signs have the words of all of those.
 */
export const [stillHeavy, heavyEnough] = [0.6, 0.3] as const;
