import { readChances } from './chances.js';
import { EVEN, RangeDecoder } from './coder.js';
import {
  BLOCKS_A_PAGE,
  checksum,
  corrupt,
  type Directory,
  NAME_CHANCES,
  PLACE_CHANCES,
  readDirectory,
} from './format.js';
import { NAMES } from './name-block.js';
import { placeChances } from './places-block.js';

/** The blocks of a file, as far as they are there. */
export interface Blocks {
  readonly block: (number: number) => Uint8Array;
  /** That all of these are there, before any is read: so that what is not is told at once. */
  readonly need: (numbers: readonly number[]) => void;
}

/** A file of places, read block by block. */
export interface PlaceFile {
  readonly directory: Directory;
  readonly blocks: Blocks;
}

/**
 * When a file is checked for damage: before anything is read of it; page by page, as they are read; or not, since it is
 * known to be whole.
 */
export type Checking = 'before' | 'as read' | 'not';

/** A whole file. @throws HoroscopeError `asset_corrupt`; 'as read', so do its blocks */
export function wholeFile(file: Uint8Array, checking: Checking): PlaceFile {
  // Parts of Node's `Buffer` take much longer to make than parts of its bytes.
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const directory = readDirectory(bytes, checking === 'not');
  const { offsets, checksums } = directory;
  const expected = offsets[offsets.length - 1] as number;
  if (bytes.length !== expected) throw corrupt(`has ${bytes.length} bytes where its header says ${expected}`);
  const isWhole = new Uint8Array(checksums.length).fill(checking === 'not' ? 1 : 0);
  const check = (page: number): void => {
    if (checksum(bytes.subarray(...pageOf(directory, page))) !== checksums[page])
      throw corrupt('is damaged: its checksum does not fit');
    isWhole[page] = 1;
  };
  if (checking === 'before') for (const page of isWhole.keys()) check(page);
  const block = (number: number): Uint8Array => {
    const page = Math.floor(number / BLOCKS_A_PAGE);
    if (isWhole[page] === 0) check(page);
    return bytes.subarray(offsets[number], offsets[number + 1]);
  };
  return { directory, blocks: { block, need: () => {} } };
}

/** Where a page begins and ends in its file. */
export function pageOf({ offsets }: Directory, page: number): [from: number, to: number] {
  const last = Math.min(offsets.length - 1, (page + 1) * BLOCKS_A_PAGE);
  return [offsets[page * BLOCKS_A_PAGE] as number, offsets[last] as number];
}

export const AREAS = 0;
export const POPULATIONS = 1;
export const SPOTS = 2;
export const BOUNDS = 3;

/** The chances that streams begin with, which both files have from the first. */
export class Chances {
  readonly #core: PlaceFile;
  #names: { first: Uint16Array; moved: Uint16Array } | undefined;
  #places: Uint16Array | undefined;

  constructor(core: PlaceFile) {
    this.#core = core;
  }

  /** A stream of names. @param more chances behind those of names, even */
  names(bytes: Uint8Array, more = 0): RangeDecoder {
    if (this.#names === undefined) {
      const first = readChances(this.#core.blocks.block(NAME_CHANCES), NAMES);
      this.#names = { first, moved: new Uint16Array(NAMES) };
    }
    const { first, moved } = this.#names;
    if (more > 0) {
      const longer = new Uint16Array(NAMES + more).fill(EVEN);
      longer.set(first);
      return new RangeDecoder(bytes, longer);
    }
    // Of one stream after the other: the table is a large one.
    moved.set(first);
    return new RangeDecoder(bytes, moved);
  }

  /** A stream of numbers of a kind. */
  numbers(bytes: Uint8Array, kind: number): RangeDecoder {
    const [from, to] = [firstChance(kind), firstChance(kind + 1)];
    this.#places ??= readChances(this.#core.blocks.block(PLACE_CHANCES), firstChance(placeChances.length));
    return new RangeDecoder(bytes, this.#places.slice(from, to));
  }
}

/** Where the chances of a kind of numbers begin. */
const firstChance = (kind: number): number =>
  placeChances.slice(0, kind).reduce((sum, count) => sum + count, 0);
