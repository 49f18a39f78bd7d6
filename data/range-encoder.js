/**
 * The builder's side of src/place/coder.ts: what writes a stream, and what watches one being written to learn the
 * chances that it should begin with.
 * @import { Coder } from '#dist/place/coder.js'
 */
import { DIGIT, EVEN, LEAST, RATE, share } from '#dist/place/coder.js';

/** @implements {Coder} */
export class RangeEncoder {
  #chances;
  /** @type {number[]} */
  #bytes = [];
  #low = 0;
  #range = 0xffffff;
  #cache = 0;
  #pending = 0;

  /** @param {Uint16Array} chances are moved */
  constructor(chances) {
    this.#chances = chances;
  }

  /** @param {number} index @param {number} value */
  bit(index, value) {
    const chance = this.#chances[index] ?? 0;
    const bound = share(this.#range, chance);
    if (value === 0) {
      this.#range = bound;
      this.#chances[index] = chance + ((65_535 - chance) >>> RATE);
    } else {
      this.#low += bound;
      this.#range -= bound;
      this.#chances[index] = chance - (chance >>> RATE);
    }
    if (this.#range < LEAST) this.#shift();
    return value;
  }

  /** @param {number} total @param {number} value @returns {number} */
  evenly(total, value) {
    if (!(value >= 0 && value < total)) throw new RangeError(`${value} is not below ${total}`);
    if (total > 1 << DIGIT) {
      const high = value >>> DIGIT;
      this.evenly(((total - 1) >>> DIGIT) + 1, high);
      this.evenly(Math.min(1 << DIGIT, total - (high << DIGIT)), value & ((1 << DIGIT) - 1));
      return value;
    }
    const part = Math.floor(this.#range / total);
    this.#low += value * part;
    this.#range = part;
    while (this.#range < LEAST) this.#shift();
    return value;
  }

  /** The stream, without zeros at its end. */
  end() {
    // Of all numbers in the interval, the one with most zeros at its end.
    for (let bits = 24; bits >= 0; bits--) {
      const rounded = Math.floor((this.#low + this.#range - 1) / 2 ** bits) * 2 ** bits;
      if (rounded < this.#low) continue;
      this.#low = rounded;
      break;
    }
    for (let i = 0; i < 5; i++) this.#shift();
    // The first byte is of before the stream.
    let length = this.#bytes.length;
    while (length > 1 && this.#bytes[length - 1] === 0) length--;
    return Uint8Array.from(this.#bytes.slice(1, length));
  }

  #shift() {
    if (this.#low < 0xff0000 || this.#low >= 0x1000000) {
      const carry = this.#low >= 0x1000000 ? 1 : 0;
      this.#bytes.push((this.#cache + carry) & 0xff);
      for (; this.#pending > 0; this.#pending--) this.#bytes.push((0xff + carry) & 0xff);
      this.#cache = (this.#low >>> 16) & 0xff;
    } else this.#pending++;
    this.#low = (this.#low & 0xffff) * 256;
    this.#range = this.#range * 256;
  }
}

/** Fewer choices than this say too little of a chance. */
const FEWEST = 20;

/** Counts choices. @implements {Coder} */
export class Learner {
  #zeros;
  #ones;

  /** @param {number} size of the table of chances */
  constructor(size) {
    this.#zeros = new Uint32Array(size);
    this.#ones = new Uint32Array(size);
  }

  /** @param {number} index @param {number} value */
  bit(index, value) {
    const counts = value === 0 ? this.#zeros : this.#ones;
    counts[index] = (counts[index] ?? 0) + 1;
    return value;
  }

  /** @param {number} _total @param {number} value */
  evenly(_total, value) {
    return value;
  }

  /** Chances to begin with, where enough is known of them. */
  chances() {
    return Uint16Array.from(this.#zeros, (zeros, i) => {
      const all = zeros + (this.#ones[i] ?? 0);
      return all < FEWEST ? EVEN : Math.round((65_535 * (zeros + 0.4)) / (all + 0.8));
    });
  }
}
