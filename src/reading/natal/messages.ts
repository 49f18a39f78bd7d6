/** By what is known of a language's messages: which of them each of its texts has, once that has been looked for. */
const found = new WeakMap<object, Map<string, readonly number[]>>();
const none: readonly number[] = [];

/**
 * What a reading has told a person already, in whatever words: the third time it would be a refrain. What must be written is
 * counted beforehand, and a text that need not be is left out where two others say the same.
 */
export class Messages {
  readonly #known: readonly (readonly string[])[];
  readonly #counts: number[];
  readonly #found: Map<string, readonly number[]>;

  /** @param known of each message, pieces of sentences by which a text is known to have it */
  constructor(known: readonly (readonly string[])[]) {
    this.#known = known;
    this.#counts = known.map(() => 0);
    this.#found = found.get(known) ?? new Map();
    found.set(known, this.#found);
  }

  /** Counts what a text says. */
  count(text: string | null | undefined): void {
    for (const i of this.#in(text)) this.#counts[i] = (this.#counts[i] as number) + 1;
  }

  /** Whether a text may be written that need not be; if so, it is counted. */
  admits(text: string | null | undefined): boolean {
    const its = this.#in(text);
    if (its.some((i) => (this.#counts[i] as number) >= most)) return false;
    this.count(text);
    return true;
  }

  #in(text: string | null | undefined): readonly number[] {
    if (text === null || text === undefined) return none;
    const known = this.#found.get(text);
    if (known !== undefined) return known;
    const its = [...this.#known.keys()].filter((i) => this.#known[i]?.some((piece) => text.includes(piece)));
    if (this.#found.size >= mostKept) this.#found.clear();
    this.#found.set(text, its);
    return its;
  }
}

/** More than a language has; a host's own texts may be others for each person. */
const mostKept = 4096;
/** Twice can be a theme. */
const most = 2;
