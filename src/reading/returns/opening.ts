import { paragraphOf, wordsIn } from '../words.js';

/** Words of an opening. */
const least = 90;

/**
 * Sentences as an opening.
 * @param fillers what is said between its beginning and its end only as long as it would be too short
 */
export function openingWith(
  begins: readonly string[],
  fillers: readonly (() => string)[],
  ends: readonly string[],
): string {
  const middle: string[] = [];
  const whole = (): string => paragraphOf([...begins, ...middle, ...ends]);
  for (const filler of fillers) {
    if (wordsIn(whole()) >= least) break;
    middle.push(filler());
  }
  return whole();
}
