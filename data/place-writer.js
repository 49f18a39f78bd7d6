/**
 * Writes a file of places of its blocks: the other side of `readDirectory` and `readSection` in src/place/format.ts.
 */
import {
  BLOCKS_A_PAGE,
  BLOCKS_A_SECTION,
  blocksOf,
  checksum,
  HEADER,
  MAGIC,
  VERSION,
} from '#dist/place/format.js';

/**
 * @typedef {object} WrittenTier
 * @property {number} floor
 * @property {number} places
 * @property {number} names
 * @property {readonly Uint8Array[]} blocks of names
 * @property {readonly number[]} titles in each of these
 * @property {readonly Uint8Array[]} heads of these
 */

/**
 * @typedef {object} WrittenCommon
 * @property {string} letters
 * @property {number} regions
 * @property {number} areas
 * @property {number} countries
 * @property {number} qualifiers
 * @property {readonly Uint8Array[]} qualifierHeads
 */

/**
 * @param {{ sourceDate: number, tiers: readonly WrittenTier[], buckets: number, common: WrittenCommon | undefined }} what
 * @param {readonly Uint8Array[]} blocks all but those of names
 */
export function writeFile({ sourceDate, tiers, buckets, common }, blocks) {
  const directory = new Writer();
  directory.put(sourceDate, blocks.length);
  directory.run(blocks);
  directory.put(common === undefined ? 0 : 1);
  if (common !== undefined) {
    const letters = new TextEncoder().encode(common.letters);
    directory.put(letters.length);
    directory.bytes.push(...letters);
    directory.put(common.regions, common.areas, common.countries, common.qualifiers);
    directory.heads(common.qualifierHeads);
  }
  directory.put(tiers.length);
  const all = tiers.map(sectionsOf);
  for (const [i, { floor, places, names }] of tiers.entries()) {
    const sections = all[i] ?? [];
    directory.put(floor, places, names);
    directory.parts(
      sections.map(({ head }) => head),
      sections.map(({ titles }) => titles),
    );
  }
  directory.put(buckets);
  const sections = all.flat();
  directory.put(...sections.map(({ directory, bytes }) => directory.length + bytes.length));
  directory.put(...sections.map(({ directory }) => directory.length));
  for (const { directory: its } of sections) directory.word(checksum(its));
  const told = Uint8Array.from(directory.bytes);
  const header = new DataView(new ArrayBuffer(HEADER));
  for (const [i, word] of [MAGIC, VERSION, told.length, checksum(told)].entries())
    header.setUint32(4 * i, word, true);
  const parts = sections.flatMap(({ directory, bytes }) => [directory, bytes]);
  return joined([new Uint8Array(header.buffer), told, ...blocks, ...parts]);
}

/** @param {WrittenTier} tier */
function sectionsOf({ blocks, titles, heads }) {
  return Array.from({ length: blocksOf(blocks.length, BLOCKS_A_SECTION) }, (_, i) => {
    const [from, to] = [i * BLOCKS_A_SECTION, (i + 1) * BLOCKS_A_SECTION];
    const its = blocks.slice(from, to);
    const directory = new Writer();
    directory.run(its);
    directory.parts(heads.slice(from, to), titles.slice(from, to));
    return {
      directory: Uint8Array.from(directory.bytes),
      bytes: joined(its),
      head: heads[from] ?? new Uint8Array(),
      titles: titles.slice(from, to).reduce((sum, count) => sum + count, 0),
    };
  });
}

class Writer {
  /** @type {number[]} */
  bytes = [];

  /** Numbers of seven bits a byte. @param {number[]} values */
  put(...values) {
    for (const value of values) {
      let rest = value;
      for (; rest > 127; rest >>>= 7) this.bytes.push((rest & 127) | 128);
      this.bytes.push(rest);
    }
  }

  /** @param {number} value */
  word(value) {
    for (const shift of [0, 8, 16, 24]) this.bytes.push((value >>> shift) & 255);
  }

  /** @param {readonly Uint8Array[]} blocks */
  run(blocks) {
    this.put(...blocks.map(({ length }) => length));
    for (let first = 0; first < blocks.length; first += BLOCKS_A_PAGE)
      this.word(checksum(joined(blocks.slice(first, first + BLOCKS_A_PAGE))));
  }

  /** @param {readonly Uint8Array[]} heads @param {readonly number[]} titles */
  parts(heads, titles) {
    this.put(...titles);
    this.heads(heads);
  }

  /** Each by how many bytes it shares with the one before, and those that follow. @param {readonly Uint8Array[]} heads */
  heads(heads) {
    let before = new Uint8Array();
    for (const head of heads) {
      let shared = 0;
      while (shared < before.length && before[shared] === head[shared]) shared++;
      this.put(shared, head.length - shared);
      this.bytes.push(...head.subarray(shared));
      before = Uint8Array.from(head);
    }
  }
}

/** @param {readonly Uint8Array[]} parts */
function joined(parts) {
  return new Uint8Array(Buffer.concat(parts));
}
