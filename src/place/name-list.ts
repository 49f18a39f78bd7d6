import { RUN } from './format.js';

/**
 * A sorted list of folded names, front-coded: each name is stored as how many bytes it shares with the one
 * before and the bytes that follow these. Every `RUN`-th name is whole, and `runs` says where it begins, so
 * that a name is found by halving between these and reading on from there.
 *
 * `lengths` has a byte of two halves for each name: how many bytes are shared, how many follow. A half of 15
 * is added to by bytes before those that follow, up to and with the first that is not 255. Names are UTF-8 in
 * byte order, which is the order of code points.
 */
export class NameList {
  readonly #bytes: Uint8Array;
  readonly #lengths: Uint8Array;
  readonly #runs: Uint32Array;
  /** The name being read, as far as it is known. */
  readonly #name = new Uint8Array(LONGEST);
  #length = 0;
  /** The name to be read next, and where its bytes are. */
  #next = 0;
  #position = 0;

  constructor(bytes: Uint8Array, lengths: Uint8Array, runs: Uint32Array) {
    this.#bytes = bytes;
    this.#lengths = lengths;
    this.#runs = runs;
  }

  /** Where the names that equal `key` begin and end, and where those end that only begin with it. */
  find(key: Uint8Array): { from: number; whole: number; to: number } {
    const from = this.#firstAtLeast(key, Order.same);
    const whole = this.#firstAtLeast(key, Order.longer);
    return { from, whole, to: this.#firstAtLeast(key, Order.after) };
  }

  /** Where the names that equal `key` begin and end. Quicker than `find` where there are none. */
  equal(key: Uint8Array): { from: number; whole: number } {
    const from = this.#firstAtLeast(key, Order.same);
    // At the head of a run, the name read last is still the one before.
    if (from % RUN === 0 && from < this.#lengths.length) this.#enter(from / RUN);
    const none = from === this.#lengths.length || this.#compare(key) !== Order.same;
    return { from, whole: none ? from : this.#firstAtLeast(key, Order.longer) };
  }

  /** The name of a number. */
  at(number: number): string {
    this.#enter(Math.floor(number / RUN));
    while (this.#next <= number) this.#advance();
    return new TextDecoder().decode(this.#name.subarray(0, this.#length));
  }

  /** Number of the first name whose comparison with `key` gives `order` or more. */
  #firstAtLeast(key: Uint8Array, order: number): number {
    let low = 0;
    let high = this.#runs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      this.#enter(middle);
      if (this.#compare(key) < order) low = middle + 1;
      else high = middle;
    }
    // The name sought is in the run before the one found, or begins the one found.
    if (low === 0) return 0;
    this.#enter(low - 1);
    const end = Math.min(low * RUN, this.#lengths.length);
    while (this.#next < end) {
      this.#advance();
      if (this.#compare(key) >= order) return this.#next - 1;
    }
    return end;
  }

  #enter(run: number): void {
    this.#next = run * RUN;
    this.#position = this.#runs[run] ?? 0;
    this.#advance();
  }

  #advance(): void {
    const bytes = this.#bytes;
    let position = this.#position;
    const lengths = this.#lengths[this.#next++] ?? 0;
    let shared = lengths >>> 4;
    if (shared === FULL) {
      let more = 255;
      for (; more === 255; shared += more) more = bytes[position++] ?? 0;
    }
    let following = lengths & FULL;
    if (following === FULL) {
      let more = 255;
      for (; more === 255; following += more) more = bytes[position++] ?? 0;
    }
    const name = this.#name;
    for (let i = 0; i < following; i++) name[shared + i] = bytes[position++] ?? 0;
    this.#length = shared + following;
    this.#position = position;
  }

  /** How the name read last stands to `key`. */
  #compare(key: Uint8Array): number {
    const name = this.#name;
    const common = Math.min(this.#length, key.length);
    for (let i = 0; i < common; i++) {
      const step = (name[i] ?? 0) - (key[i] ?? 0);
      if (step !== 0) return step < 0 ? Order.before : Order.after;
    }
    if (this.#length < key.length) return Order.before;
    return this.#length === key.length ? Order.same : Order.longer;
  }
}

/** How a name of the list stands to the one sought. In a sorted list these follow each other in this order. */
const Order = { before: 0, same: 1, longer: 2, after: 3 } as const;

const FULL = 15;
/** Bytes of the longest name a list may hold; Bangkok's ceremonial name has 411. */
const LONGEST = 512;

/** The front-coded form of names that are sorted in byte order: the builder's side of `NameList`. */
export function frontCode(names: readonly Uint8Array[]): FrontCoded {
  const runs = new Uint32Array(Math.ceil(names.length / RUN));
  const lengths = new Uint8Array(names.length);
  const bytes: number[] = [];
  let previous = new Uint8Array();
  for (const [index, name] of names.entries()) {
    if (name.length > LONGEST) throw new RangeError(`A name of ${name.length} bytes is too long`);
    let shared = 0;
    if (index % RUN === 0) runs[index / RUN] = bytes.length;
    else while (shared < previous.length && previous[shared] === name[shared]) shared++;
    const following = name.length - shared;
    lengths[index] = (Math.min(shared, FULL) << 4) | Math.min(following, FULL);
    for (let more of [shared - FULL, following - FULL]) {
      for (; more >= 255; more -= 255) bytes.push(255);
      if (more >= 0) bytes.push(more);
    }
    bytes.push(...name.subarray(shared));
    previous = new Uint8Array(name);
  }
  return { bytes: new Uint8Array(bytes), lengths, runs };
}

export interface FrontCoded {
  bytes: Uint8Array<ArrayBuffer>;
  lengths: Uint8Array<ArrayBuffer>;
  runs: Uint32Array<ArrayBuffer>;
}
