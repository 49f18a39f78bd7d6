import { type Draft, type Part, statementOf, textOf } from '../reading.js';
import type { Repetition } from '../repetition.js';

/** Characters that a text must have left when its last sentence is gone: four sentences, about. */
const least = 330;

/** Where the last sentence begins. */
const endOf = (text: string): number => text.lastIndexOf('. ') + 1;

/** What a text may advise at its end. */
export const adviceIn = (text: string): string => text.slice(endOf(text));

/**
 * A section, in place, without the advice at the ends of its texts that has been given: whoever is told the same
 * twice, in whatever words, has
 * been told nothing the second time, and the text ends without it.
 * @param given of which a piece of {@link adviceIn} is admitted once
 */
export function withoutGiven(draft: Draft, given: Repetition): Draft {
  for (const parts of draft.paragraphs)
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as Part;
      const text = textOf(part);
      if (text.length < least || given.tryAdd(text)) continue;
      const before = text.slice(0, endOf(text));
      // A text that cannot do without it keeps it.
      if (before.length < least) continue;
      parts[i] = typeof part === 'string' ? before : statementOf({ ...part, text: before });
    }
  return draft;
}
