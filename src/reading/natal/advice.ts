import type { Repetition } from '../repetition.js';

/** Characters that a text has left when its advice is gone: three sentences, about; four of one that is a section. */
export const leastLeft = { inSection: 230, alone: 350 };

/** What a text may advise at its end, in a sentence or two. */
interface End {
  /** The last two sentences, and the first of them. */
  readonly both: string;
  readonly first: string;
  /** Where they begin, and where the last does. */
  readonly start: number;
  readonly last: number;
}

/** Where the sentence begins that ends at this place. */
function startOf(text: string, end: number): number {
  const before = text.lastIndexOf('. ', end - 2);
  return before < 0 ? 0 : before + 1;
}

/** Ends that have been looked up, of a language's cells. */
const ends = new Map<string, End>();
/** More than a language has; a host's own texts may be others for each person. */
const mostKept = 4096;

function endOf(text: string): End {
  let end = ends.get(text);
  if (end === undefined) {
    const last = startOf(text, text.length);
    const start = startOf(text, last);
    end = { both: text.slice(start), first: text.slice(start, last), start, last };
    if (ends.size >= mostKept) ends.clear();
    ends.set(text, end);
  }
  return end;
}

/**
 * A text without the advice at its end if that has been given: whoever is told the same twice, in whatever words, has
 * been told nothing the second time.
 * @param given admits each piece of advice once @param least characters that are left
 */
export function withoutGiven(text: string, given: Repetition, least: number): string {
  if (text.length < least) return text;
  const { both, first, start, last } = endOf(text);
  if (given.tryAdd(both)) return text;
  // The sentence before the last may be about something else.
  const end = given.tryAdd(first) ? last : start;
  // A text that cannot do without its advice keeps it.
  return end < least ? text : text.slice(0, end);
}
