import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { monthFrames } from './month-frames.js';
import type { Period } from './period.js';
import { themeFrames } from './theme-frames.js';
import { weekFrames } from './week-frames.js';
import type { Worded } from './worded-happenings.js';
import type { Words } from './writer.js';

/**
 * The frames of all twelve signs: no two of one period have the same words. Days have none.
 * @param before aspects of the week before a week
 */
export function framesOf(
  worded: readonly Worded[],
  period: Period,
  words: Words,
  before: readonly Happening[],
): readonly Frame[] {
  const { kind } = period;
  if (kind === 'daily') return [];
  if (kind === 'weekly') return weekFrames(worded, { ...period, kind }, words, before);
  if (kind === 'monthly') return monthFrames(worded, { ...period, kind }, words);
  return themeFrames(worded, { ...period, kind }, words);
}
