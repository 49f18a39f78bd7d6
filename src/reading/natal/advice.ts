import type { Wordings } from '../../text/reading-keys.js';
import { type Draft, type Part, textOf } from '../reading.js';

/** Characters that a text must have left when its last sentence is gone: four sentences, about. */
const least = 330;

/**
 * Advice at the end of texts, once a reading: whoever is told the same twice, in whatever words, has been told nothing the
 * second time, and the text ends without it.
 */
export class Advice {
  readonly #known: readonly Wordings[];
  /** Thoughts that have been read, as bits. */
  #given = 0;

  /** @param known of each thought, pieces of sentences by which it is known */
  constructor(known: readonly Wordings[]) {
    this.#known = known;
  }

  /** A section as it follows what has been read, without the advice that has been given. */
  once(draft: Draft): Draft {
    return { ...draft, paragraphs: draft.paragraphs.map((parts) => parts.map((part) => this.#part(part))) };
  }

  #part(part: Part): Part {
    const text = textOf(part);
    const end = text.lastIndexOf('. ') + 1;
    if (end < least) return part;
    const last = text.slice(end);
    let thoughts = 0;
    for (const [i, pieces] of this.#known.entries())
      if (pieces.some((piece) => last.includes(piece))) thoughts |= 1 << i;
    if ((thoughts & this.#given) === 0) {
      this.#given |= thoughts;
      return part;
    }
    const before = text.slice(0, end);
    return typeof part === 'string' ? before : { ...part, text: before };
  }
}
