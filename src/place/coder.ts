/**
 * Choices of two, each told in as few bits as its chance makes it worth: an adaptive binary range coder, after G. N. N.
 * Martin, "Range encoding" (1979), with carries as in the LZMA SDK of I. Pavlov. What is coded is written down once, as
 * a function of a `Coder`: given the value it encodes it, given anything else it finds it, and answers with it. Chances
 * are of 0, in 65,536ths, and move as choices are made.
 */
export interface Coder {
  /** A choice of two, by the chance of a number in the coder's table. */
  bit(index: number, value: number): number;
  /** A number below `total`, all equally likely. */
  evenly(total: number, value: number): number;
}

/** Half and half. */
export const EVEN = 32_768;
/** How fast chances move: by a 32nd of the way. */
export const RATE = 5;
/** The coder's interval is kept between 2¹⁶ and 2²⁴, so that numbers stay small integers in every engine. */
export const LEAST = 1 << 16;
/** The bits of one digit of `evenly`. */
export const DIGIT = 12;

/** Of an interval, the part that a 0 gets: at least a 4,096th. */
export const share = (range: number, chance: number): number =>
  Math.imul(range >>> 5, (chance >>> 4) | 1) >>> 7;

export class RangeDecoder implements Coder {
  readonly #chances: Uint16Array;
  readonly #bytes: Uint8Array;
  #position = 3;
  #range = 0xffffff;
  #code: number;

  /** @param chances are moved: a copy of what the encoder began with */
  constructor(bytes: Uint8Array, chances: Uint16Array) {
    this.#bytes = bytes;
    this.#chances = chances;
    this.#code = ((bytes[0] ?? 0) << 16) | ((bytes[1] ?? 0) << 8) | (bytes[2] ?? 0);
  }

  bit(index: number): number {
    const chance = this.#chances[index] as number;
    const bound = share(this.#range, chance);
    let value = 0;
    if (this.#code < bound) {
      this.#range = bound;
      this.#chances[index] = chance + ((65_535 - chance) >>> RATE);
    } else {
      this.#code -= bound;
      this.#range -= bound;
      this.#chances[index] = chance - (chance >>> RATE);
      value = 1;
    }
    if (this.#range < LEAST) this.#shift();
    return value;
  }

  evenly(total: number): number {
    if (total > 1 << DIGIT) {
      const high = this.evenly(((total - 1) >>> DIGIT) + 1);
      return (high << DIGIT) | this.evenly(Math.min(1 << DIGIT, total - (high << DIGIT)));
    }
    const part = (this.#range / total) | 0;
    const value = Math.min(total - 1, (this.#code / part) | 0);
    this.#code -= value * part;
    this.#range = part;
    while (this.#range < LEAST) this.#shift();
    return value;
  }

  /** Past the end stand zeros, which the encoder left out. */
  #shift(): void {
    this.#range <<= 8;
    this.#code = (this.#code << 8) | (this.#bytes[this.#position++] ?? 0);
  }
}

/** A number of so many bits, from the highest on, each by the chance that those before it leave: 2^bits chances. */
export function tree(coder: Coder, base: number, bits: number, value: number): number {
  let node = 1;
  for (let shift = bits - 1; shift >= 0; shift--)
    node = (node << 1) | coder.bit(base + node, (value >>> shift) & 1);
  return node - (1 << bits);
}

/** Chances that a `number` takes. */
export const NUMBER = 32 + 128;

/** A number from 0 to 2²⁵: its length in bits and the two bits below the first by their chances, then the others. */
export function number(coder: Coder, base: number, value: number): number {
  const given = value + 1;
  const length = tree(coder, base, 5, 31 - Math.clz32(given));
  if (length === 0) return 0;
  const looked = Math.min(2, length);
  const rest = length - looked;
  const top = tree(coder, base + 32 + length * 4, looked, (given >>> rest) & ((1 << looked) - 1));
  const low = rest === 0 ? 0 : coder.evenly(1 << rest, given & ((1 << rest) - 1));
  return (1 << length) + (top << rest) + low - 1;
}

/** A number of either sign. */
export function signed(coder: Coder, base: number, value: number): number {
  const folded = number(coder, base, value < 0 ? -2 * value - 1 : 2 * value);
  return folded & 1 ? -((folded + 1) >>> 1) : folded >>> 1;
}
