import { type Matters, mostKept, type Repetition } from '../repetition.js';

/** Characters that a text has left when its advice is gone: three sentences, about; four of one that is a section. */
export const leastLeft = { inSection: 230, alone: 350 };

/** What a text may advise at its end, in a sentence or two: where they begin, and what they are on. */
interface End {
  /** The last two sentences. */
  readonly start: number;
  readonly both: readonly number[];
  /** The first of them, which ends where the last begins. */
  readonly last: number;
  readonly first: readonly number[];
}

/** Where the sentence begins that ends at this place. */
function startOf(text: string, end: number): number {
  const before = text.lastIndexOf('. ', end - 2);
  return before < 0 ? 0 : before + 1;
}

/** Ends that have been looked up, of a language's cells; a host's own texts may be others for each person. */
const endsOf = new WeakMap<Matters, Map<string, End>>();

function endOf(text: string, given: Repetition): End {
  let ends = endsOf.get(given.matters);
  if (ends === undefined) {
    ends = new Map();
    endsOf.set(given.matters, ends);
  }
  let end = ends.get(text);
  if (end === undefined) {
    const last = startOf(text, text.length);
    const start = startOf(text, last);
    const [both, first] = [given.spokenIn(text.slice(start)), given.spokenIn(text.slice(start, last))];
    end = { start, both, last, first };
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
  const { both, first, start, last } = endOf(text, given);
  if (given.tryAddSpoken(both)) return text;
  // The sentence before the last may be about something else.
  const end = given.tryAddSpoken(first) ? last : start;
  // A text that cannot do without its advice keeps it.
  return end < least ? text : text.slice(0, end);
}
