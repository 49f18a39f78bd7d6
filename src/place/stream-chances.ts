import { type Alphabet, LATIN } from './alphabet.js';
import { readChances } from './chances.js';
import { RangeDecoder } from './coder.js';
import { type CommonDirectory, LATIN_CHANCES, PLACE_CHANCES } from './format.js';
import { namesIn } from './name-block.js';
import type { PlaceFile } from './place-file.js';
import { placeChances } from './places-block.js';

export const AREAS = 0;
export const POPULATIONS = 1;
export const SPOTS = 2;
export const BOUNDS = 3;

/** Where the chances of a kind of numbers begin. */
const firstChance = (kind: number): number =>
  placeChances.slice(0, kind).reduce((sum, count) => sum + count, 0);
/** A row of the table of numbers: it has none. */
export const NUMBERS_ROW = 64;

/** The chances that streams begin with, which both files have from that of core places. */
export class Chances {
  readonly #core: PlaceFile;
  readonly #names = new Map<Alphabet, { first: Uint16Array; moved: Uint16Array }>();
  #places: Uint16Array | undefined;

  constructor(core: PlaceFile) {
    this.#core = core;
  }

  /** A stream of names. */
  names(bytes: Uint8Array, alphabet: Alphabet): RangeDecoder {
    const { first, moved } = this.#names.get(alphabet) ?? this.#read(alphabet);
    // Of one stream after the other: the table is a large one.
    moved.set(first);
    return new RangeDecoder(bytes, moved);
  }

  #read(alphabet: Alphabet): { first: Uint16Array; moved: Uint16Array } {
    const size = namesIn(alphabet);
    const { byteChances } = this.#core.directory.common as CommonDirectory;
    const block = this.#core.blocks.block(alphabet === LATIN ? LATIN_CHANCES : byteChances);
    const table = { first: readChances(block, size, 1 << alphabet.bits), moved: new Uint16Array(size) };
    this.#names.set(alphabet, table);
    return table;
  }

  /** A stream of numbers of a kind. */
  numbers(bytes: Uint8Array, kind: number): RangeDecoder {
    const [from, to] = [firstChance(kind), firstChance(kind + 1)];
    this.#places ??= readChances(
      this.#core.blocks.block(PLACE_CHANCES),
      firstChance(placeChances.length),
      NUMBERS_ROW,
    );
    return new RangeDecoder(bytes, this.#places.slice(from, to));
  }
}
