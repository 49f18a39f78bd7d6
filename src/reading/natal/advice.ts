import type { Wordings } from '../../text/reading-keys.js';
import { type Draft, type Part, textOf } from '../reading.js';

/** Characters that a text must have left when its last sentence is gone: four sentences, about. */
const least = 330;

/** By the language’s list, the thoughts of texts: looked for once, since a text is read by thousands. */
const found = new WeakMap<readonly Wordings[], Map<string, number>>();

/**
 * Advice at the end of texts, once a reading: whoever is told the same twice, in whatever words, has been told nothing the
 * second time, and the text ends without it.
 */
export class Advice {
  readonly #known: readonly Wordings[];
  readonly #found: Map<string, number>;
  /** Thoughts that have been read, as bits. */
  #given = 0;

  /** @param known of each thought, pieces of sentences by which it is known */
  constructor(known: readonly Wordings[]) {
    this.#known = known;
    let all = found.get(known);
    if (all === undefined) {
      all = new Map();
      found.set(known, all);
    }
    this.#found = all;
  }

  /** A section as it follows what has been read, without the advice that has been given: in place. */
  once(draft: Draft): Draft {
    for (const parts of draft.paragraphs)
      for (const [i, part] of parts.entries()) {
        const once = this.#part(part);
        if (once !== part) parts[i] = once;
      }
    return draft;
  }

  #part(part: Part): Part {
    const text = textOf(part);
    const end = text.lastIndexOf('. ') + 1;
    if (end < least) return part;
    const thoughts = this.#thoughtsOf(text, end);
    if ((thoughts & this.#given) === 0) {
      this.#given |= thoughts;
      return part;
    }
    const before = text.slice(0, end);
    return typeof part === 'string' ? before : { ...part, text: before };
  }

  /** The thoughts of a text from where its last sentence begins, as bits. */
  #thoughtsOf(text: string, end: number): number {
    let thoughts = this.#found.get(text);
    if (thoughts !== undefined) return thoughts;
    thoughts = 0;
    const last = text.slice(end);
    for (const [i, pieces] of this.#known.entries())
      if (pieces.some((piece) => last.includes(piece))) thoughts |= 1 << i;
    this.#found.set(text, thoughts);
    return thoughts;
  }
}
