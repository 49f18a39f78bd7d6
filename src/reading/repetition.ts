/** By a language's list: which of its matters each text is on, once that has been looked for. */
const found = new WeakMap<object, Map<string, readonly number[]>>();
const none: readonly number[] = [];

/** Keeps a reading from coming back to one matter too often, be it solitude, a message or a piece of advice. */
export class Repetition {
  readonly #matters: readonly (readonly string[])[];
  readonly #most: number;
  readonly #counts: number[];
  readonly #found: Map<string, readonly number[]>;

  /**
   * @param matters each by pieces of text that betray it, which begin with the beginning of a word @param most texts
   * that a matter may have: twice can be a theme
   */
  constructor(matters: readonly (readonly string[])[], most = 2) {
    this.#matters = matters;
    this.#most = most;
    this.#counts = matters.map(() => 0);
    let its = found.get(matters);
    if (its === undefined) {
      its = new Map();
      found.set(matters, its);
    }
    this.#found = its;
  }

  /** Counts a text that is written in any case. */
  count(text: string | null | undefined): void {
    this.#count(this.#mattersOf(text));
  }

  #count(spoken: readonly number[]): void {
    for (const i of spoken) this.#counts[i] = (this.#counts[i] as number) + 1;
  }

  /** Counts a text as added, unless a matter of it has had its share and it is not needed; says which. */
  tryAdd(text: string | null | undefined, isNeeded = false): boolean {
    const spoken = this.#mattersOf(text);
    if (spoken.length === 0) return true;
    if (!isNeeded && spoken.some((i) => (this.#counts[i] as number) >= this.#most)) return false;
    this.#count(spoken);
    return true;
  }

  #mattersOf(text: string | null | undefined): readonly number[] {
    if (text === null || text === undefined) return none;
    const known = this.#found.get(text);
    if (known !== undefined) return known;
    const lower = text.toLowerCase();
    const spoken = [...this.#matters.keys()].filter((i) =>
      this.#matters[i]?.some((piece) => beginsWordIn(lower, piece.toLowerCase())),
    );
    // Most texts are on none: one list for all of them.
    const its = spoken.length === 0 ? none : spoken;
    if (this.#found.size >= mostKept) this.#found.clear();
    this.#found.set(text, its);
    return its;
  }
}

/** More than a language has; a host's own texts may be others for each person. */
const mostKept = 4096;

const letter = /\p{L}/u;
function beginsWordIn(text: string, piece: string): boolean {
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    if (at === 0 || !letter.test(text[at - 1] as string)) return true;
  return false;
}
