import type { Wordings } from '../../text/reading-keys.js';
import { sentencesOf } from '../manuscript.js';
import { type Draft, type Part, textOf } from '../reading.js';

/** A text in two: what stands before its last sentence, and the thoughts which that sentence has. */
interface Ending {
  readonly before: string;
  readonly thoughts: readonly number[];
}

/** Endings of texts that have been read before, by the language’s list of thoughts. */
const endings = new WeakMap<readonly Wordings[], Map<string, Ending>>();

/** What a text must have left when its last sentence is gone. */
const fewestSentences = 4;

/**
 * Advice at the end of texts, once a reading: whoever is told the same twice, in whatever words, has been told nothing the
 * second time, and the text ends without it.
 */
export class Advice {
  readonly #known: readonly Wordings[];
  readonly #endings: Map<string, Ending>;
  readonly #given = new Set<number>();

  /** @param known of each thought, pieces of sentences by which it is known */
  constructor(known: readonly Wordings[]) {
    this.#known = known;
    let all = endings.get(known);
    if (all === undefined) {
      all = new Map();
      endings.set(known, all);
    }
    this.#endings = all;
  }

  /** A section as it follows what has been read, without the advice that has been given. */
  once(draft: Draft): Draft {
    return { ...draft, paragraphs: draft.paragraphs.map((parts) => parts.map((part) => this.#part(part))) };
  }

  #part(part: Part): Part {
    const text = textOf(part);
    const { before, thoughts } = this.#endingOf(text);
    if (thoughts.length === 0) return part;
    const isGiven = thoughts.some((thought) => this.#given.has(thought));
    if (!isGiven || before === '') {
      for (const thought of thoughts) this.#given.add(thought);
      return part;
    }
    return typeof part === 'string' ? before : { ...part, text: before };
  }

  #endingOf(text: string): Ending {
    let ending = this.#endings.get(text);
    if (ending === undefined) {
      const sentences = sentencesOf(text);
      const last = sentences.pop() ?? '';
      ending = {
        before: sentences.length < fewestSentences ? '' : sentences.join(' '),
        thoughts: [...this.#known.keys()].filter((i) =>
          this.#known[i]?.some((piece) => last.includes(piece)),
        ),
      };
      this.#endings.set(text, ending);
    }
    return ending;
  }
}
