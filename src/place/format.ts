import { HoroscopeError, quote } from '../errors.js';

/**
 * The files of places. Each begins with a header and a directory; behind these stand blocks, one after the other, each a
 * stream of a range coder (coder.ts), which can be read without the others.
 *
 * Header, 32-bit words, little-endian: magic, format version, bytes of the directory, checksum of the directory.
 *
 * The places of 15,000 inhabitants and more are one file, which also has what both need: regions, qualifiers, time
 * zones. The others are the other file. A file has tiers, from the most populous places down: so a search can stop at the
 * tier that fills its list.
 */

/** Names in a block of names, places in one of standings, regions in one of their bounds, buckets in one of ids … */
export const NAMES_A_BLOCK = 64;
export const STANDINGS_A_BLOCK = 128;
export const BOUNDS_A_BLOCK = 16;
export const TITLES_A_BLOCK = 256;
export const QUALIFIERS_A_BLOCK = 64;
export const BUCKETS_A_BLOCK = 256;
/** Blocks that have one checksum, and are fetched together. */
export const BLOCKS_A_PAGE = 4;

/** For each block of a sorted list a beginning of its first name that no name before has: one after the other. */
export interface Heads {
  letters: Uint8Array;
  /** Where each begins in `letters`, and where the last ends. */
  starts: Uint32Array;
  /** How many there are. */
  count: number;
}

export interface TierDirectory {
  /** The least population of its places. */
  floor: number;
  places: number;
  names: number;
  /** The place of the first title in each block of names; and how many there are. */
  firstPlaces: Uint32Array;
  heads: Heads;
  /** Numbers of its first blocks. */
  standings: number;
  blocks: number;
}

export interface Directory {
  /** YYYYMMDD. */
  sourceDate: number;
  /** Where each block begins in the file, and where the last ends. */
  offsets: Uint32Array;
  /** A checksum a page. */
  checksums: Uint32Array;
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
  regionTitles: number;
  firstQualifier: number;
  /** The last block: time zones of the land, which a search by name does not read. */
  zones: number;
}

/**
 * The first blocks of the file of core places, which every search reads: chances of names, and of numbers; tables;
 * countries' names. They are a page.
 */
export const [NAME_CHANCES, PLACE_CHANCES, TABLES, COUNTRY_TITLES] = [0, 1, 2, 3];
const FIRST_BLOCKS = 4;

/** 'HEPL' as the file's first four bytes. */
const MAGIC = 0x4c504548;
const VERSION = 4;
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

const blocksOf = (elements: number, each: number): number => Math.ceil(elements / each);

function directoryIn(numbers: Numbers, start: number): Directory {
  const sourceDate = numbers.next();
  const count = numbers.next();
  const offsets = numbers.sums(start, count);
  const checksums = numbers.words(blocksOf(count, BLOCKS_A_PAGE));
  let block = 0;
  const take = (blocks: number): number => {
    block += blocks;
    return block - blocks;
  };
  const shared = numbers.next() === 1 ? commonIn(numbers, take) : undefined;
  const tiers = Array.from({ length: numbers.next() }, (): TierDirectory => {
    const [floor, places, names] = [numbers.next(), numbers.next(), numbers.next()];
    const blocks = blocksOf(names, NAMES_A_BLOCK);
    const firstPlaces = numbers.sums(0, blocks);
    const heads = numbers.heads(blocks);
    const standings = take(blocksOf(places, STANDINGS_A_BLOCK));
    return { floor, places, names, firstPlaces, heads, standings, blocks: take(blocks) };
  });
  const buckets = numbers.next();
  const ids = take(blocksOf(buckets, BUCKETS_A_BLOCK));
  const common = shared && { ...shared, zones: take(1) };
  return { sourceDate, offsets, checksums, tiers, buckets, ids, common };
}

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
    bounds: take(blocksOf(regions, BOUNDS_A_BLOCK)),
    regionTitles: take(blocksOf(regions, TITLES_A_BLOCK)),
    firstQualifier: take(qualifierHeads.count),
  };
}

/** What a file is written of. The builder's side of `readDirectory`. */
export interface WrittenTier {
  floor: number;
  places: number;
  names: number;
  /** Titles in each block of names. */
  titles: readonly number[];
  heads: readonly Uint8Array[];
}

interface Written {
  sourceDate: number;
  tiers: readonly WrittenTier[];
  buckets: number;
  common:
    | (Pick<CommonDirectory, 'letters' | 'regions' | 'areas' | 'countries' | 'qualifiers'> & {
        qualifierHeads: readonly Uint8Array[];
      })
    | undefined;
}

export function writeFile(
  { sourceDate, tiers, buckets, common }: Written,
  blocks: readonly Uint8Array[],
): Uint8Array {
  const body: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) body.push((rest & 127) | 128);
    body.push(rest);
  };
  const putBytes = (bytes: Uint8Array): void => {
    put(bytes.length);
    body.push(...bytes);
  };
  const putHeads = (heads: readonly Uint8Array[]): void => {
    for (const head of heads) put(head.length);
    body.push(...heads.flatMap((head) => [...head]));
  };
  put(sourceDate);
  put(blocks.length);
  for (const block of blocks) put(block.length);
  for (let first = 0; first < blocks.length; first += BLOCKS_A_PAGE) {
    const sum = checksum(joined(blocks.slice(first, first + BLOCKS_A_PAGE)));
    for (const shift of [0, 8, 16, 24]) body.push((sum >>> shift) & 255);
  }
  put(common === undefined ? 0 : 1);
  if (common !== undefined) {
    putBytes(new TextEncoder().encode(common.letters));
    for (const value of [common.regions, common.areas, common.countries, common.qualifiers]) put(value);
    putHeads(common.qualifierHeads);
  }
  put(tiers.length);
  for (const tier of tiers) {
    for (const value of [tier.floor, tier.places, tier.names, ...tier.titles]) put(value);
    putHeads(tier.heads);
  }
  put(buckets);
  const directory = Uint8Array.from(body);
  const header = new DataView(new ArrayBuffer(HEADER));
  const words = [MAGIC, VERSION, directory.length, checksum(directory)];
  words.forEach((word, i) => {
    header.setUint32(4 * i, word, true);
  });
  return joined([new Uint8Array(header.buffer), directory, ...blocks]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    bytes.set(part, position);
    position += part.length;
  }
  return bytes;
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
  heads(count: number): Heads {
    const starts = this.sums(0, count);
    const start = this.#position;
    this.#position += starts[count] as number;
    return { letters: this.#bytes.subarray(start, this.#position), starts, count };
  }
}
