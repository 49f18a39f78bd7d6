import { type Draft, textOf } from '../reading.js';
import type { Repetition } from '../repetition.js';

/** Characters that a text must have left when its last sentence is gone: four sentences, about. */
const least = 330;

/** Where the last sentence begins that a text can do without; at its end where it cannot. */
function endOf(text: string): number {
  const end = text.lastIndexOf('. ') + 1;
  return end < least ? text.length : end;
}

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
    for (const [i, part] of parts.entries()) {
      const text = textOf(part);
      if (text.length < least) continue;
      if (given.tryAdd(text)) continue;
      const before = text.slice(0, endOf(text));
      parts[i] = typeof part === 'string' ? before : { ...part, text: before };
    }
  return draft;
}
