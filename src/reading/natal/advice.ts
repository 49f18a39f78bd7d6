import { type Matters, mostKept, type Repetition } from '../repetition.js';

/** Characters that a text must have left without its advice: about three sentences, or four if it is a section by itself. */
export const leastLeft = { inSection: 230, alone: 350 };

/** The advice at the end of a text: one or two sentences, and what they advise. */
interface End {
  /** Where the last two sentences begin. */
  readonly start: number;
  readonly both: readonly number[];
  /** The end of the first of them, where the last begins. */
  readonly last: number;
  readonly first: readonly number[];
}

/** The beginning of the sentence that ends at a place. */
function startOf(text: string, end: number): number {
  const before = text.lastIndexOf('. ', end - 2);
  return before < 0 ? 0 : before + 1;
}

/** Ends looked up, by a language's texts; a host's own texts may differ for each person. */
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
 * A text without the advice at its end, if that has been given before in whatever words.
 * @param given admits each piece of advice once
 * @param least characters that must be left
 */
export function withoutGiven(text: string, given: Repetition, least: number): string {
  if (text.length < least) return text;
  const { both, first, start, last } = endOf(text, given);
  if (given.tryAddSpoken(both)) return text;
  // The sentence before the last may be about something else.
  const end = given.tryAddSpoken(first) ? last : start;
  // A text that would be too short keeps its advice.
  return end < least ? text : text.slice(0, end);
}
