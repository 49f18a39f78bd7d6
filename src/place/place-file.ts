import { HoroscopeError } from '../errors.js';
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
  /** That all are there, so that nothing need be looked up before. */
  readonly isWhole: boolean;
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
    const page = pageWith(number);
    if (isWhole[page] === 0) check(page);
    return bytes.subarray(offsets[number], offsets[number + 1]);
  };
  return { directory, blocks: { block, need: () => {}, isWhole: true } };
}

const refusedPart = (): HoroscopeError =>
  new HoroscopeError(
    'not_loaded',
    "this part of the index of places is not loaded: await engine.load({ places: ['…'] }) with the name that is looked for, or engine.load('places')",
  );

/** Bytes of a file, from one up to and without another. */
export type Range = readonly [from: number, to: number];

/** A file of which only some is there: its directory, and what is added. */
export class PartOfFile implements PlaceFile {
  readonly directory: Directory;
  readonly blocks: Blocks;
  readonly #pages = new Map<number, Uint8Array>();
  /** Pages that were asked for and were not there. */
  readonly #wanted = new Set<number>();

  /** @param bytes the file's directory, and maybe some of what stands behind it @throws HoroscopeError `asset_corrupt` */
  constructor(bytes: Uint8Array) {
    this.directory = readDirectory(bytes);
    const need = (numbers: readonly number[]): void => {
      const missing = numbers.map(pageWith).filter((page) => !this.#pages.has(page));
      if (missing.length === 0) return;
      for (const page of missing) this.#wanted.add(page);
      throw refusedPart();
    };
    const block = (number: number): Uint8Array => {
      need([number]);
      const { offsets } = this.directory;
      const [start] = pageOf(this.directory, pageWith(number));
      const page = this.#pages.get(pageWith(number)) as Uint8Array;
      return page.subarray((offsets[number] as number) - start, (offsets[number + 1] as number) - start);
    };
    this.blocks = { block, need, isWhole: false };
    this.add([this.directory.offsets[0] as number, bytes.length], bytes.subarray(this.directory.offsets[0]));
  }

  /** Adds the pages that lie in a range. @returns whether they are what the directory says */
  add([from, to]: Range, bytes: Uint8Array): boolean {
    const { checksums } = this.directory;
    for (let page = 0; page < checksums.length; page++) {
      const [start, end] = pageOf(this.directory, page);
      if (start < from || end > to) continue;
      const its = bytes.subarray(start - from, end - from);
      if (its.length !== end - start || checksum(its) !== checksums[page]) return false;
      this.#pages.set(page, its);
    }
    return true;
  }

  /** What was asked for and not there since this was last asked, pages that are neighbors together. */
  takeWanted(): Range[] {
    const pages = [...this.#wanted].sort((a, b) => a - b);
    this.#wanted.clear();
    const ranges: [number, number][] = [];
    for (const page of pages) {
      const [from, to] = pageOf(this.directory, page);
      const last = ranges.at(-1);
      if (last !== undefined && last[1] === from) last[1] = to;
      else ranges.push([from, to]);
    }
    return ranges;
  }
}

const pageWith = (block: number): number => Math.floor(block / BLOCKS_A_PAGE);

/** Where a page begins and ends in its file. */
function pageOf({ offsets }: Directory, page: number): Range {
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
