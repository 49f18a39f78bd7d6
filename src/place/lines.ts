import type { Alphabet } from './alphabet.js';
import { type Coder, tree } from './coder.js';

/**
 * Texts one after the other, as UTF-8, each as how many bytes it shares with the one before and those that follow. In a
 * sorted list the first that differs is a later one: it is told by the one that stands there in the text before, all
 * others by the byte before them.
 */

/** Chances: of how many bytes are shared; behind them of first letters, then of others. */
const SHARED = 16 * 32;

/** Chances that texts take. */
export const linesIn = ({ bits }: Alphabet): number => SHARED + 2 * (1 << (2 * bits));

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
  readonly #alphabet: Alphabet;

  /** @param base where their chances begin in the coder's table */
  constructor(coder: Coder, base: number, alphabet: Alphabet) {
    this.#coder = coder;
    this.#base = base;
    this.#alphabet = alphabet;
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
    const { bits, symbols, bytes, other } = this.#alphabet;
    const others = this.#base + SHARED + (1 << (2 * bits));
    const before = position < this.length ? (symbols[line[position] as number] as number) : END;
    let context = this.#base + SHARED + (before << bits);
    while (position < LONGEST) {
      const told = given?.[position] ?? END;
      const symbol = tree(coder, context, bits, symbols[told] as number);
      if (symbol === END) break;
      line[position++] = symbol === other ? coder.evenly(256, told) : (bytes[symbol] as number);
      context = others + (symbol << bits);
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
