import { HoroscopeError } from '../errors.js';

/**
 * The ephemeris files of an engine, whole or as far as they are loaded: `ephe/build-decades.js` says how blocks of pieces
 * are written. What is not loaded is zeros, and is never read: where the library would, it gets the refusal instead.
 */

/** Which of a file's bytes are there: where runs of them begin and end, in ascending order. They become more only. */
export interface Presence {
  readonly starts: number[];
  readonly ends: number[];
}

/** How far the bytes reach that are there from a position on: to the position itself where none is. */
export function reachFrom(position: number, { starts, ends }: Presence): number {
  const run = firstAbove(starts, position) - 1;
  return Math.max(position, ends[run] ?? 0);
}

/** Where the segments of a body are, and of which days. */
interface Directory {
  readonly file: string;
  readonly at: number;
  readonly count: number;
  /** Julian day TT of the first, and days of each. */
  readonly first: number;
  readonly days: number;
}

const bytesOfEntry = 3;

export class EphemerisFiles {
  readonly #files: Map<string, Uint8Array>;
  readonly #presence = new Map<string, Presence>();
  readonly #directory: Directory[] = [];
  /** Files that are had when they are first opened, or refused then. */
  readonly #expected = new Map<string, () => Uint8Array>();

  /** Adds what a year takes, where that can be read at once. */
  readYear: ((year: number) => void) | undefined;

  /** @param files whole ones, by name */
  constructor(files: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.#files = new Map(files);
  }

  /** Names of the files, be they loaded as yet or not. */
  get names(): string[] {
    return [...this.#files.keys(), ...this.#expected.keys()];
  }

  has(name: string): boolean {
    return this.#files.has(name) || this.#expected.has(name);
  }

  /** @throws HoroscopeError `not_loaded`, and what else keeps an expected file from being there */
  get(name: string): Uint8Array | undefined {
    const bytes = this.#files.get(name);
    if (bytes !== undefined) return bytes;
    const expected = this.#expected.get(name);
    if (expected === undefined) return undefined;
    this.add(name, expected());
    return this.#files.get(name);
  }

  /** A whole file. */
  add(name: string, bytes: Uint8Array): void {
    this.#files.set(name, bytes);
    this.#presence.delete(name);
    this.#expected.delete(name);
  }

  /** @param read gives a file once it is opened, or throws where it is not there */
  expect(name: string, read: () => Uint8Array): void {
    this.#expected.set(name, read);
  }

  /**
   * The pieces of a block put where they stand.
   * @param lengths of the files that blocks are of, by name; a file that is whole stays as it is
   */
  addBlock(block: Uint8Array, lengths: readonly (readonly [name: string, bytes: number])[]): void {
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    const word = (at: number): number => view.getUint32(at, true);
    const nameOf = (file: number): string => lengths[file]?.[0] ?? '';
    const [pieces, bodies] = [word(0), word(4)];
    let at = 8 + 12 * pieces;
    for (let n = 0; n < bodies; n++, at += 32)
      this.#directory.push({
        file: nameOf(word(at)),
        at: word(at + 4),
        count: word(at + 8),
        first: view.getFloat64(at + 16, true),
        days: view.getFloat64(at + 24, true),
      });
    for (let n = 0; n < pieces; n++) {
      const [file, start, length] = [word(8 + 12 * n), word(12 + 12 * n), word(16 + 12 * n)];
      this.#addPiece(nameOf(file), lengths[file]?.[1] ?? 0, start, block.subarray(at, at + length));
      at += length;
    }
  }

  #addPiece(name: string, size: number, start: number, piece: Uint8Array): void {
    let bytes = this.#files.get(name);
    if (bytes === undefined) {
      bytes = new Uint8Array(size);
      this.#files.set(name, bytes);
      this.#presence.set(name, { starts: [], ends: [] });
    }
    const presence = this.#presence.get(name);
    if (presence === undefined) return;
    bytes.set(piece, start);
    addRun(presence, start, start + piece.length);
    if (presence.starts[0] === 0 && presence.ends[0] === size) this.#presence.delete(name);
  }

  /** Which bytes of a file are there, now and later; undefined where all are. */
  presenceOf(name: string): Presence | undefined {
    return this.#presence.get(name);
  }

  /**
   * Has the year read that stands at a position, where it can be.
   * @throws HoroscopeError `asset_missing`, `asset_corrupt`
   */
  readAt(name: string, position: number): void {
    const year = this.readYear && this.#yearAt(name, position);
    if (year !== undefined) this.readYear?.(year);
  }

  /** @param position in a file, where nothing is loaded */
  refusalAt(name: string, position: number): HoroscopeError {
    const year = this.#yearAt(name, position);
    if (year === undefined) return refusalOfYears('the years asked for are', 'years: [from, to]');
    return refusalOfYears(`${year} is`, `years: [${year}, ${year}]`);
  }

  /** Of the segment whose entry in the index stands at a position. */
  #yearAt(name: string, position: number): number | undefined {
    const body = this.#directory.find(
      ({ file, at, count }) => file === name && position >= at && position < at + bytesOfEntry * count,
    );
    if (body === undefined) return undefined;
    const segment = Math.floor((position - body.at) / bytesOfEntry);
    return yearOf(body.first + (segment + 0.5) * body.days);
  }
}

const refusalOfYears = (what: string, years: string): HoroscopeError =>
  new HoroscopeError('not_loaded', `the ephemeris of ${what} not loaded: await engine.load({ ${years} })`);

/** The Gregorian year of a moment, between the first and the last that there are files of. */
const yearOf = (julianDay: number): number =>
  Math.min(2399, Math.max(1800, Math.floor(2000 + (julianDay - 2_451_544.5) / 365.2425)));

/** The index of the first number above another, in ascending order. */
function firstAbove(numbers: readonly number[], number: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a run, joined with those that it touches. */
function addRun({ starts, ends }: Presence, start: number, end: number): void {
  let from = firstAbove(starts, start);
  if (from > 0 && (ends[from - 1] as number) >= start) from--;
  const to = firstAbove(starts, end);
  const first = Math.min(start, starts[from] ?? start);
  const last = Math.max(end, to > from ? (ends[to - 1] as number) : end);
  starts.splice(from, to - from, from < to ? first : start);
  ends.splice(from, to - from, last);
}
