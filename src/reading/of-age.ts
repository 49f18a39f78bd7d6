import type { ReadingWords } from '../text/reading-catalogue.js';
import { paragraphOf, sentencesOf } from './words.js';

/** Years of life in which work and standing are one’s own matters. */
export const [youngestAtWork, oldestAtWork] = [18, 75];

export const isOfWork = (age: number): boolean => age >= youngestAtWork && age <= oldestAtWork;

/** A text without what it says of work and of upheaval, where that is not of the reader’s age; it begins as it did. */
export function fittingAge({ ofWork }: ReadingWords, age: number, text: string): string {
  if (isOfWork(age)) return text;
  const [first = '', ...others] = sentencesOf(text);
  return paragraphOf([first, ...others.filter((one) => !ofWork.some((word) => one.includes(word)))]);
}
