import type { Repetition } from '../repetition.js';

/** Characters that a text has left when its advice is gone: three sentences, about; four of one that is a section. */
export const leastLeft = { inSection: 230, alone: 350 };

/** Where the sentence begins that ends at this place. */
function startOf(text: string, end: number): number {
  const before = text.lastIndexOf('. ', end - 2);
  return before < 0 ? 0 : before + 1;
}

/**
 * A text without the advice at its end, a sentence or two, if that has been given: whoever is told the same twice, in
 * whatever words, has been told nothing the second time.
 * @param given admits each piece of advice once @param least characters that are left
 */
export function withoutGiven(text: string, given: Repetition, least: number): string {
  if (text.length < least) return text;
  const last = startOf(text, text.length);
  const first = startOf(text, last);
  if (given.tryAdd(text.slice(first))) return text;
  // The sentence before the last may be about something else.
  const end = given.tryAdd(text.slice(first, last)) ? last : first;
  // A text that cannot do without its advice keeps it.
  return end < least ? text : text.slice(0, end);
}
