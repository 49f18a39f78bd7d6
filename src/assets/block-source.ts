import { HoroscopeError } from '../errors.js';
import { checksumOf } from './checksum.js';
import { ephemerisBlocks, firstDecade } from './decades.js';
import type { Platform } from './platform.js';
import { type AssetSource, bytesOf, urlOf } from './sources.js';

/** ephemeris.bin as far as it is wanted: the blocks of some years, asked for by their range of bytes. */

const name = 'ephemeris.bin';

/** Where each block begins, and where the last ends. */
const offsets = [0];
for (const [bytes] of ephemerisBlocks) offsets.push((offsets.at(-1) ?? 0) + bytes);
const lastBlock = ephemerisBlocks.length - 1;

/** The block that a year is in. */
export const blockOf = (year: number): number =>
  Math.min(lastBlock, Math.max(1, 1 + Math.floor((year - firstDecade) / 10)));

/**
 * The blocks of some years: the headers, the decades that the years are in, and those that begin or end within a year
 * of them, since a chart looks around its moment.
 * @param years from the first up to and with the last; undefined for all
 */
export function blocksOf(years: readonly [number, number] | undefined): number[] {
  const [from, to] = years === undefined ? [1, lastBlock] : [blockOf(years[0] - 1), blockOf(years[1] + 1)];
  return [0, ...Array.from({ length: to - from + 1 }, (_, i) => from + i)];
}

export class BlockSource {
  readonly #source: AssetSource;
  readonly #platform: Platform;
  #whole: Promise<Uint8Array> | undefined;

  constructor(source: AssetSource, platform: Platform) {
    this.#source = source;
    this.#platform = platform;
  }

  /**
   * Some blocks, by number. Where the file is no URL, or the server gives no ranges, the whole is had instead, and all
   * its blocks with it.
   * @throws HoroscopeError `asset_missing`, `asset_corrupt`
   */
  async blocks(wanted: readonly number[]): Promise<Map<number, Uint8Array>> {
    const { readRange } = this.#platform;
    const isAll = wanted.length === ephemerisBlocks.length;
    const url =
      isAll || this.#whole !== undefined || !readRange ? undefined : await urlOf(this.#source, name);
    if (url === undefined || !readRange) return await this.#fromWhole();
    const found = await Promise.all(
      runsOf(wanted).map(async ([first, last]) => {
        const bytes = await readRange(url, offsets[first] as number, offsets[last + 1] as number).catch(
          () => undefined,
        );
        return bytes && blocksIn(bytes, first, last);
      }),
    );
    // A server without ranges, or one that gives others than asked for.
    if (found.includes(undefined)) return await this.#fromWhole();
    return new Map(found.flatMap((blocks) => [...(blocks ?? [])]));
  }

  /** A block of a file that is read from disk, or undefined where that can't be done. @throws HoroscopeError as `blocks` */
  blockNow(number: number): Uint8Array | undefined {
    const { readPartNow } = this.#platform;
    const url = typeof this.#source === 'function' ? this.#source() : this.#source;
    if (!readPartNow || !(url instanceof URL) || url.protocol !== 'file:') return undefined;
    const [from, to] = [offsets[number] as number, offsets[number + 1] as number];
    let part: { bytes: Uint8Array; length: number };
    try {
      part = readPartNow(url, from, to);
    } catch (cause) {
      throw new HoroscopeError('asset_missing', `${name} could not be read from ${url.href}`, { cause });
    }
    const block =
      part.length === offsets.at(-1) ? blocksIn(part.bytes, number, number)?.get(number) : undefined;
    return block ?? refuse(part.length);
  }

  async #fromWhole(): Promise<Map<number, Uint8Array>> {
    this.#whole ??= bytesOf(this.#source, name, this.#platform.readUrl);
    let bytes: Uint8Array;
    try {
      bytes = await this.#whole;
    } finally {
      this.#whole = undefined;
    }
    const blocks = blocksIn(bytes, 0, lastBlock);
    return blocks ?? refuse(bytes.length);
  }
}

function refuse(length: number): never {
  throw new HoroscopeError(
    'asset_corrupt',
    `${name} can’t be used (${length} bytes given): it is damaged, cut short, another file, or of another version`,
  );
}

/** Blocks that stand one after the other; undefined where bytes are not these. */
function blocksIn(bytes: Uint8Array, first: number, last: number): Map<number, Uint8Array> | undefined {
  const start = offsets[first] as number;
  if (bytes.length !== (offsets[last + 1] as number) - start) return undefined;
  const blocks = new Map<number, Uint8Array>();
  for (let block = first; block <= last; block++) {
    const from = (offsets[block] as number) - start;
    const piece = bytes.subarray(from, from + (ephemerisBlocks[block]?.[0] ?? 0));
    if (checksumOf(piece) !== ephemerisBlocks[block]?.[1]) return undefined;
    blocks.set(block, piece);
  }
  return blocks;
}

/** Ascending numbers as runs of neighbors. */
function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
