import { type BodyId, Midheaven } from '../chart/bodies.js';
import type { ReadingWords } from '../text/reading-catalogue.js';
import { paragraphOf, sentencesOf } from './words.js';

/** Years of life in which work and standing are one’s own matters. */
export const [youngestAtWork, oldestAtWork] = [18, 75];
/** Years of life from which on love, marriage and money are. */
export const youngestGrown = 15;

export const isOfWork = (age: number): boolean => age >= youngestAtWork && age <= oldestAtWork;

/** Whether what comes to a point of the birth is told to an age: the Midheaven is the calling of those who have one. */
export const isPointOfAge = (natal: BodyId, age: number): boolean => natal !== Midheaven || isOfWork(age);

/** Whether a text begins with love, marriage or money, which are not a child’s own matters. */
export const isOfGrown = ({ ofGrown }: ReadingWords, age: number, text: string): boolean =>
  age < youngestGrown && ofGrown.some((word) => sentencesOf(text)[0]?.includes(word));

/**
 * A text without what it says of work and of upheaval, where that is not of the reader’s age; it begins as it did.
 * @param isNeeded of a sentence, whether without the first such the text would not say whom it speaks of
 */
export function fittingAge(
  { leaning, ofGrown, ofStrength, ofWork }: ReadingWords,
  age: number,
  text: string,
  isNeeded: (sentence: string) => boolean = () => false,
): string {
  if (isOfWork(age)) return text;
  const others = age < youngestGrown ? ofGrown : age > oldestAtWork ? ofStrength : [];
  const notOfAge = [...ofWork, ...others];
  const sentences = sentencesOf(text);
  const needed = sentences.findIndex(isNeeded);
  // What leans on a sentence that is left out goes with it.
  const leans = (one: string): boolean => {
    const [first = ''] = one.toLowerCase().match(/[\p{L}’]+/u) ?? [];
    return leaning.includes(first);
  };
  let isCut = false;
  return paragraphOf(
    sentences.filter((one, at) => {
      const isKept =
        at === 0 || at === needed || !(notOfAge.some((word) => one.includes(word)) || (isCut && leans(one)));
      isCut = !isKept;
      return isKept;
    }),
  );
}
