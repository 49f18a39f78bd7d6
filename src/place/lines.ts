import { type Coder, tree } from './coder.js';

/**
 * Texts one after the other, as UTF-8, each as how many bytes it shares with the one before and those that follow. In a
 * sorted list the first that differs is a later one: it is told by the one that stands there in the text before, all
 * others by the byte before them.
 */

/** Where the chances of letters begin, behind those of how many are shared: first ones, others, and how many in all. */
const FIRST = 16 * 32;
const OTHERS = FIRST + 256 * 256;
export const LINES = OTHERS + 256 * 256;

const MOST_SHARED = 31;
/** Bytes of the longest text; Bangkok's ceremonial name has 411. */
export const LONGEST = 512;
const END = 0;

export class Lines {
  /** The bytes of the text coded last, how many there are, and how many of them were shared. */
  readonly line = new Uint8Array(LONGEST + 1);
  length = 0;
  shared = 0;
  readonly #coder: Coder;
  readonly #base: number;

  /** @param base where their chances begin in the coder's table */
  constructor(coder: Coder, base = 0) {
    this.#coder = coder;
    this.#base = base;
  }

  /** The next text. @param given when it is encoded */
  next(given?: Uint8Array): void {
    const coder = this.#coder;
    const { line } = this;
    const common = given === undefined ? 0 : this.#commonWith(given);
    const row = this.#base + 32 * Math.min(15, this.shared);
    let position = tree(coder, row, 5, Math.min(MOST_SHARED, common));
    if (position === MOST_SHARED) position += coder.evenly(LONGEST, common - MOST_SHARED);
    this.shared = position;
    let context = FIRST + 256 * (position < this.length ? (line[position] as number) : END);
    while (position < LONGEST) {
      const byte = tree(coder, this.#base + context, 8, given?.[position] ?? END);
      if (byte === END) break;
      line[position++] = byte;
      context = OTHERS + 256 * byte;
    }
    this.length = position;
  }

  #commonWith(given: Uint8Array): number {
    let common = 0;
    while (common < this.length && common < given.length && this.line[common] === given[common]) common++;
    return common;
  }

  /** The text coded last. */
  text(): string {
    return decoder.decode(this.line.subarray(0, this.length));
  }
}

const decoder = new TextDecoder();
