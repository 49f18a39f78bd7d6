/** Keeps a reading from coming back to one matter too often, such as solitude. */
export class Repetition {
  readonly #matters: readonly (readonly string[])[];
  readonly #counts: number[];

  /** @param matters each by the words that betray it, in lower case */
  constructor(matters: readonly (readonly string[])[]) {
    this.#matters = matters;
    this.#counts = matters.map(() => 0);
  }

  /** Whether a text may be added: not if it would be the third on one matter, unless it is needed. */
  admits(text: string, isNeeded = false): boolean {
    const words = new Set(text.toLowerCase().match(/[\p{L}’]+/gu));
    const spoken = this.#matters.flatMap((matter, i) => (matter.some((word) => words.has(word)) ? [i] : []));
    if (!isNeeded && spoken.some((i) => (this.#counts[i] ?? 0) >= mostOfAMatter)) return false;
    for (const i of spoken) this.#counts[i] = (this.#counts[i] ?? 0) + 1;
    return true;
  }
}

const mostOfAMatter = 2;
