import type { PlaceTier } from '../assets/own.js';
import type { Platform } from '../assets/platform.js';
import { filesOf, type PlaceSource, urlOf } from '../assets/sources.js';
import type { PlaceIndex } from '../place/index.js';
import { type PartialIndex, partialIndexIn } from '../place/partial-index.js';

export interface TieredIndex {
  readonly index: PlaceIndex;
  readonly tier: PlaceTier;
}

const name = 'the place index';

/** A file's directory, and of the core index what every search reads: chances, countries, bounds of regions. */
const [coreBeginning, beginning] = [28 * 1024, 8 * 1024];

/** What takes more turns or more ranges than this, as a misspelled name does, has the whole index sooner. */
const mostTurns = 12;
const mostRanges = 40;

/** Where the header of a file tells how long its directory is (place/format.ts). */
const directoryLength = (bytes: Uint8Array): number =>
  bytes.length < 16 ? 0 : 16 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);

/** As much of the index of places as finding some names takes, had by ranges of its files. */
export class PlacesByName {
  readonly #source: PlaceSource;
  readonly #readRange: Platform['readRange'];
  #opening: Promise<{ index: PartialIndex; urls: readonly URL[] } | undefined> | undefined;
  #found: TieredIndex | undefined;

  constructor(source: PlaceSource, readRange: Platform['readRange']) {
    this.#source = source;
    this.#readRange = readRange;
  }

  /** The index, once a name was found in it. */
  get index(): TieredIndex | undefined {
    return this.#found;
  }

  /**
   * Has what a search for a name takes.
   * @returns whether it could be had in parts: not where files are no URLs, or a server gives no ranges, or gives wrong ones
   */
  async find(typed: string): Promise<boolean> {
    this.#opening ??= this.#opened().catch(() => undefined);
    const opened = await this.#opening;
    if (opened === undefined) return false;
    const { index, urls } = opened;
    for (let turn = 0; turn < mostTurns; turn++) {
      const missing = index.missingFor(typed);
      const ranges = missing.flatMap((its, file) => its.map((range) => ({ file, range })));
      if (ranges.length === 0) {
        this.#found = { index: index.places, tier: urls.length === 1 ? 'core' : 'all' };
        return true;
      }
      if (ranges.length > mostRanges) return false;
      const added = await Promise.all(
        ranges.map(async ({ file, range }) => {
          const bytes = await this.#read(urls[file] as URL, ...range);
          return bytes !== undefined && index.add(file, range, bytes);
        }),
      );
      if (added.includes(false)) return false;
    }
    return false;
  }

  async #opened(): Promise<{ index: PartialIndex; urls: readonly URL[] } | undefined> {
    const urls = await Promise.all(filesOf(this.#source).map((file) => urlOf(file, name)));
    if (!urls.every((url) => url !== undefined)) return undefined;
    const beginnings = await Promise.all(
      urls.map((url, i) => this.#beginningOf(url, i === 0 ? coreBeginning : beginning)),
    );
    if (!beginnings.every((bytes) => bytes !== undefined)) return undefined;
    return { index: partialIndexIn(beginnings), urls };
  }

  async #beginningOf(url: URL, most: number): Promise<Uint8Array | undefined> {
    const bytes = await this.#read(url, 0, most);
    if (bytes === undefined) return undefined;
    const length = directoryLength(bytes);
    if (length <= bytes.length) return bytes;
    const rest = await this.#read(url, bytes.length, length);
    return rest && Uint8Array.from([...bytes, ...rest]);
  }

  async #read(url: URL, from: number, to: number): Promise<Uint8Array | undefined> {
    return await this.#readRange?.(url, from, to).catch(() => undefined);
  }
}
