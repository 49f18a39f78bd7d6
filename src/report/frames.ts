import type { Frame } from './frame.js';
import type { Aspect } from './happening.js';
import { monthFrames } from './month-frames.js';
import type { Period } from './period.js';
import { weekFrames } from './week-frames.js';
import type { Worded } from './worded-happenings.js';
import type { Words } from './writer.js';
import { yearFrames } from './year-frames.js';

/**
 * The frames of all twelve signs: no two of one period have the same words. Days have none.
 * @param before aspects of the week before a week
 */
export function framesOf(
  worded: readonly Worded[],
  period: Period,
  words: Words,
  before: () => readonly Aspect[],
): readonly Frame[] {
  if (period.kind === 'daily') return [];
  if (period.kind === 'weekly') return weekFrames(worded, period, words, before());
  if (period.kind === 'monthly') return monthFrames(worded, period, words);
  return yearFrames(worded, period, words);
}
