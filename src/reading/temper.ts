import type { AspectId } from '../chart/aspects.js';
import { natureOf } from '../text/catalogue.js';
import type { Temper } from '../text/reading-catalogue.js';

/** A hard aspect weighs more than a soft one by its kind alone: that is taken out where the two are compared. */
const softer = 1.7;
/** One kind prevails where it is so many times the other. */
const prevails = 1.5;

/** Whether some aspects are easy or tense on the whole; conjunctions are neither. */
export function temperOf(aspects: readonly { aspect: AspectId; weight: number }[]): Temper {
  let [easy, tense] = [0, 0];
  for (const { aspect, weight } of aspects) {
    const nature = natureOf(aspect);
    if (nature === 'harmonious') easy += weight * softer;
    if (nature === 'tense') tense += weight;
  }
  if (easy > tense * prevails) return 'easy';
  return tense > easy * prevails ? 'tense' : 'mixed';
}
