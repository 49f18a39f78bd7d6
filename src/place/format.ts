import { HoroscopeError, quote } from '../errors.js';

/**
 * The files of places. Each begins with a header and a directory; behind these stand blocks, one after the other, each a
 * stream of a range coder (coder.ts) or text, which can be read without the others.
 *
 * Header, 32-bit words, little-endian: magic, format version, bytes of the directory, checksum of the directory.
 *
 * Blocks of names, which are most of a file, stand behind all others in sections, each with a directory of its own before
 * them: who looks for a name reads one of these in each tier.
 *
 * The places of 15,000 inhabitants and more are one file, which also has what both need: regions, qualifiers, time
 * zones. The others are the other file. A file has tiers, from the most populous places down: so a search can stop at the
 * tier that fills its list.
 */

/** Names in a block of names, places in one of standings, regions in one of their bounds, buckets in one of ids … */
export const NAMES_A_BLOCK = 64;
export const STANDINGS_A_BLOCK = 128;
export const BOUNDS_A_BLOCK = 32;
export const DIVISIONS_A_BLOCK = 64;
export const QUALIFIERS_A_BLOCK = 64;
export const BUCKETS_A_BLOCK = 256;
/** Blocks that have one checksum, and are fetched together. */
export const BLOCKS_A_PAGE = 4;
/** Blocks of names in a section. */
export const BLOCKS_A_SECTION = 64;

/** For each of the parts of a sorted list a beginning of its first name that no name before has: one after the other. */
export interface Heads {
  letters: Uint8Array;
  /** Where each begins in `letters`, and where the last ends. */
  starts: Uint32Array;
  /** How many there are. */
  count: number;
}

/** Where blocks that follow each other stand in the file. */
export interface Run {
  /** Where each begins, and where the last ends. */
  offsets: Uint32Array;
  /** A checksum a page. */
  checksums: Uint32Array;
}

/** Parts of a tier's names: sections, or the blocks of one. */
export interface Parts {
  heads: Heads;
  /** The place of the first title in each; and how many there are before what follows the last. */
  firstPlaces: Uint32Array;
}

/** What the directory of a section tells. */
export interface Section extends Run, Parts {}

export interface TierDirectory {
  /** The least population of its places. */
  floor: number;
  places: number;
  names: number;
  sections: Parts;
  /** Numbers of its first block of standings, of its first section, of its first block of names. */
  standings: number;
  firstSection: number;
  blocks: number;
  /** How many blocks of names it has. */
  blockCount: number;
}

export interface Directory extends Run {
  /** YYYYMMDD. */
  sourceDate: number;
  /** Of every section where it begins and, after the last, where the file ends; how long its directory is, and its checksum. */
  sectionStarts: Uint32Array;
  sectionHeads: Uint32Array;
  sectionSums: Uint32Array;
  tiers: readonly TierDirectory[];
  buckets: number;
  /** The first block of ids, whose entries are numbers of blocks of names. */
  ids: number;
  common: CommonDirectory | undefined;
}

/** What only the file of core places has. */
export interface CommonDirectory {
  /** Letters of titles (title.ts). */
  letters: string;
  regions: number;
  areas: number;
  countries: number;
  qualifiers: number;
  qualifierHeads: Heads;
  /** Numbers of the first blocks. */
  bounds: number;
  /** Chances of names that are not in Latin letters. */
  byteChances: number;
  divisions: number;
  firstQualifier: number;
  /** The last block but for those of names: time zones of the land, which a search by name does not read. */
  zones: number;
}

/**
 * The first blocks of the file of core places: chances of names in Latin letters, and of numbers; countries and their regions;
 * countries' names. Every search reads these, and the bounds of regions behind them.
 */
export const [LATIN_CHANCES, PLACE_CHANCES, COUNTRIES, COUNTRY_TITLES] = [0, 1, 2, 3];
const FIRST_BLOCKS = 4;

/** Blocks that fill pages of their own, with empty ones. */
export const inPages = (blocks: number): number => blocksOf(blocks, BLOCKS_A_PAGE) * BLOCKS_A_PAGE;

/** 'HEPL' as the file's first four bytes. */
export const MAGIC = 0x4c504548;
export const VERSION = 5;
export const HEADER = 16;

export const corrupt = (what: string): HoroscopeError =>
  new HoroscopeError('asset_corrupt', `The file of places ${what}.`);

/** FNV-1a: notices a damaged block. Not meant against forgery. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
}

/**
 * The directory at the beginning of a file.
 * @param isChecked whether it is known to be whole
 * @throws HoroscopeError `asset_corrupt` when it is another kind of file, another version, cut short or damaged
 */
export function readDirectory(bytes: Uint8Array, isChecked = false): Directory {
  if (bytes.length < HEADER) throw corrupt(`is cut short: ${bytes.length} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [magic, version, length, sum] = [0, 4, 8, 12].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  if (magic !== MAGIC) throw corrupt(`does not begin as one: ${quote(magic.toString(16))}`);
  if (version !== VERSION)
    throw corrupt(`has format version ${version}; this library reads version ${VERSION}`);
  if (bytes.length < HEADER + length) throw corrupt(`is cut short: ${bytes.length} bytes`);
  const body = bytes.subarray(HEADER, HEADER + length);
  if (!isChecked && checksum(body) !== sum) throw corrupt('is damaged: its checksum does not fit');
  return directoryIn(new Numbers(body), HEADER + length);
}

/** How many blocks so many make. */
export const blocksOf = (elements: number, each: number): number => Math.ceil(elements / each);

function directoryIn(numbers: Numbers, start: number): Directory {
  const sourceDate = numbers.next();
  const run = numbers.run(start, numbers.next());
  let block = 0;
  const take = (blocks: number): number => {
    block += blocks;
    return block - blocks;
  };
  const shared = numbers.next() === 1 ? commonIn(numbers, take) : undefined;
  let section = 0;
  const listed = Array.from({ length: numbers.next() }, () => {
    const [floor, places, names] = [numbers.next(), numbers.next(), numbers.next()];
    const count = blocksOf(names, NAMES_A_BLOCK * BLOCKS_A_SECTION);
    const sections = numbers.parts(count);
    section += count;
    const standings = take(blocksOf(places, STANDINGS_A_BLOCK));
    return { floor, places, names, sections, standings, firstSection: section - count };
  });
  const buckets = numbers.next();
  const ids = take(blocksOf(buckets, BUCKETS_A_BLOCK));
  const common = shared && { ...shared, zones: take(1) };
  const sectionStarts = numbers.sums(run.offsets[run.offsets.length - 1] as number, section);
  const sectionHeads = Uint32Array.from({ length: section }, () => numbers.next());
  const sectionSums = numbers.words(section);
  const first = firstSectionIn(run);
  const tiers = listed.map((tier): TierDirectory => {
    const firstSection = first + tier.firstSection;
    const blockCount = blocksOf(tier.names, NAMES_A_BLOCK);
    return { ...tier, firstSection, blocks: firstSection * BLOCKS_A_SECTION, blockCount };
  });
  return { sourceDate, ...run, sectionStarts, sectionHeads, sectionSums, tiers, buckets, ids, common };
}

/** The number of the section that a block is in: numbers of sections go on where other blocks end. */
export const sectionOf = (block: number): number => Math.floor(block / BLOCKS_A_SECTION);

/** The number of the first section. */
export const firstSectionIn = ({ offsets }: Run): number => sectionOf(offsets.length + BLOCKS_A_SECTION - 2);

/**
 * The directory of a section.
 * @param start where its blocks begin @param blocks how many it has @param firstPlace the place of its first title
 */
export const readSection = (
  bytes: Uint8Array,
  start: number,
  blocks: number,
  firstPlace: number,
): Section => {
  const numbers = new Numbers(bytes);
  return { ...numbers.run(start, blocks), ...numbers.parts(blocks, firstPlace) };
};

function commonIn(numbers: Numbers, take: (blocks: number) => number): Omit<CommonDirectory, 'zones'> {
  const letters = new TextDecoder().decode(numbers.bytes());
  const [regions, areas] = [numbers.next(), numbers.next()];
  const [countries, qualifiers] = [numbers.next(), numbers.next()];
  const qualifierHeads = numbers.heads(blocksOf(qualifiers, QUALIFIERS_A_BLOCK));
  take(FIRST_BLOCKS);
  return {
    letters,
    regions,
    areas,
    countries,
    qualifiers,
    qualifierHeads,
    bounds: take(inPages(blocksOf(regions, BOUNDS_A_BLOCK))),
    byteChances: take(inPages(1)),
    divisions: take(blocksOf(regions, DIVISIONS_A_BLOCK)),
    firstQualifier: take(qualifierHeads.count),
  };
}

/** Numbers of seven bits a byte, lowest first, the eighth bit saying that more follow. */
class Numbers {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#position++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  /** A number, and after it what it is with each of the next added. */
  sums(first: number, count: number): Uint32Array {
    const sums = new Uint32Array(count + 1);
    sums[0] = first;
    for (let i = 0; i < count; i++) sums[i + 1] = (sums[i] as number) + this.next();
    return sums;
  }

  words(count: number): Uint32Array {
    const start = this.#position;
    this.#position += 4 * count;
    // Copied, since words may not begin anywhere; a Buffer's own slice would be no copy.
    const bytes = Uint8Array.from(this.#bytes.subarray(start, this.#position));
    return new Uint32Array(bytes.buffer, 0, count);
  }

  bytes(): Uint8Array {
    const length = this.next();
    this.#position += length;
    return this.#bytes.subarray(this.#position - length, this.#position);
  }

  run(start: number, blocks: number): Run {
    const offsets = this.sums(start, blocks);
    return { offsets, checksums: this.words(blocksOf(blocks, BLOCKS_A_PAGE)) };
  }

  parts(count: number, firstPlace = 0): Parts {
    const firstPlaces = this.sums(firstPlace, count);
    return { firstPlaces, heads: this.heads(count) };
  }

  heads(count: number): Heads {
    const starts = new Uint32Array(count + 1);
    let letters = new Uint8Array(16 * count);
    let [before, end] = [0, 0];
    for (let i = 0; i < count; i++) {
      const [shared, own] = [this.next(), this.next()];
      if (end + shared + own > letters.length) {
        const longer = new Uint8Array(2 * letters.length + shared + own);
        longer.set(letters);
        letters = longer;
      }
      letters.copyWithin(end, before, before + shared);
      letters.set(this.#bytes.subarray(this.#position, this.#position + own), end + shared);
      this.#position += own;
      before = end;
      end += shared + own;
      starts[i + 1] = end;
    }
    return { letters, starts, count };
  }
}
