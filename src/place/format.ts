import { HoroscopeError, quote } from '../errors.js';

/**
 * The file of places: a header of 32-bit words, then the tables of `layout` one after the other, wider
 * elements first, so that each can be read in place through a typed array. Little-endian, as every engine
 * that runs WebAssembly on today's processors.
 *
 * Header: magic, format version, checksum of all words after it, date of the source as the number YYYYMMDD,
 * then the number of elements of each table.
 *
 * Places stand in ascending order of id; "place" in the other tables means the position in that order. A
 * region is a first-level division of a country, `US-TX`, in the order of these codes, so that a country is a
 * run of regions. An area is a pair of a region and a time zone.
 */
const layout = {
  /** Where each run of `RUN` places begins in `titles`. */
  titleRuns: Uint32Array,
  nameRuns: Uint32Array,
  qualifierRuns: Uint32Array,
  area: Uint16Array,
  areaRegion: Uint16Array,
  areaTimezone: Uint16Array,
  /** The place that bears each name: its lower 16 bits. */
  bearerLow: Uint16Array,
  /** The regions each qualifier stands for, from the first up to and without the last. */
  qualifierFrom: Uint16Array,
  qualifierTo: Uint16Array,
  /** Columns (column.ts): ids, hundred-thousandths of a degree (north and east positive), inhabitants. */
  id: Uint8Array,
  latitude: Uint8Array,
  longitude: Uint8Array,
  population: Uint8Array,
  /** The place's upper bits (`HIGH_BITS`), and what the name is to the place (`OWN`, `PART`, `WEAK`). */
  bearerHigh: Uint8Array,
  /** Names as they are shown: for each place a length, then UTF-8. */
  titles: Uint8Array,
  /** Folded names and qualifiers in byte order, front-coded (name-list.ts). */
  names: Uint8Array,
  nameLengths: Uint8Array,
  qualifiers: Uint8Array,
  qualifierLengths: Uint8Array,
  /** Texts, a line each. */
  regions: Uint8Array,
  /** Names of the regions, in English or their own language; an empty line where GeoNames has none. */
  regionTitles: Uint8Array,
  /** For each country its code of two letters and, after it, its English name. */
  countryTitles: Uint8Array,
  timezones: Uint8Array,
  /** Time zones of the land, place or no place: the quadtree of zone-tree.ts, and the lists it refers to. */
  zoneTree: Uint8Array,
  zoneLists: Uint8Array,
};

export type PlaceTables = { [Name in keyof typeof layout]: InstanceType<(typeof layout)[Name]> };

/** How many titles, or names of a front-coded list, stand between two positions that can be jumped to. */
export const RUN = 64;

export const HIGH_BITS = 0x03;
/** The name is the place's own in GeoNames, not one of its alternate names, or a beginning of it (`PART`). */
export const OWN = 0x40;
/** Beside `OWN`: an alternate name that the own one begins with, word for word, as Frankfurt am Main does. */
export const PART = 0x20;
/** An airport code, a transliteration, or what else is a name only where nothing better bears it. */
export const WEAK = 0x80;

/** 'HEPL' as the file's first four bytes. */
const MAGIC = 0x4c504548;
const VERSION = 2;
const FIXED_WORDS = 4;

type TableName = keyof typeof layout;
const tableNames = Object.keys(layout) as TableName[];
const headerWords = FIXED_WORDS + tableNames.length;

const corrupt = (what: string): HoroscopeError =>
  new HoroscopeError('asset_corrupt', `The file of places ${what}.`);

/** FNV-1a over 32-bit words: notices a damaged file in a few milliseconds. Not meant against forgery. */
function checksum(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ (words[i] ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * The tables of a file of places, views over `bytes` without a copy (unless `bytes` starts at an odd
 * address).
 *
 * @param isChecked whether they are known to be whole, by a checksum of their own
 * @throws HoroscopeError `asset_corrupt` when it is another kind of file, another version, cut short or damaged
 */
export function readTables(
  bytes: Uint8Array,
  isChecked = false,
): { sourceDate: number; tables: PlaceTables } {
  if (bytes.byteLength < headerWords * 4) throw corrupt(`is cut short: ${bytes.byteLength} bytes`);
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(buffer, byteOffset, byteLength >>> 2);
  const [magic, version, sum, sourceDate = 0] = words;
  if (magic !== MAGIC) throw corrupt(`does not begin as one: ${quote(magic?.toString(16))}`);
  if (version !== VERSION)
    throw corrupt(`has format version ${version}; this library reads version ${VERSION}`);
  let position = headerWords * 4;
  const sections = tableNames.map((name, i) => {
    const section = { Table: layout[name], start: position, length: words[FIXED_WORDS + i] ?? 0 };
    position += section.length * section.Table.BYTES_PER_ELEMENT;
    return section;
  });
  const expected = padded(position);
  if (byteLength !== expected) throw corrupt(`has ${byteLength} bytes where its header says ${expected}`);
  if (!isChecked && checksum(words.subarray(3)) !== sum)
    throw corrupt('is damaged: its checksum does not fit');
  const entries = sections.map(({ Table, start, length }, i) => [
    tableNames[i],
    new Table(buffer as ArrayBuffer, byteOffset + start, length),
  ]);
  return { sourceDate, tables: Object.fromEntries(entries) as PlaceTables };
}

/** The bytes of a file of places. The builder's side of `readTables`. */
export function writeTables(sourceDate: number, tables: PlaceTables): Uint8Array {
  const size = tableNames.reduce((sum, name) => sum + tables[name].byteLength, headerWords * 4);
  const bytes = new Uint8Array(padded(size));
  const words = new Uint32Array(bytes.buffer);
  words.set([MAGIC, VERSION, 0, sourceDate, ...tableNames.map((name) => tables[name].length)]);
  let position = headerWords * 4;
  for (const name of tableNames) {
    const { buffer, byteOffset, byteLength } = tables[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), position);
    position += byteLength;
  }
  words[2] = checksum(words.subarray(3));
  return bytes;
}

const padded = (size: number): number => (size + 3) & ~3;
