import { BlockSource, blockOf, blocksOf } from './assets/block-source.js';
import { requireEphemerisFile } from './assets/checks.js';
import { ephemerisFiles } from './assets/decades.js';
import { Lazy } from './assets/lazy.js';
import type { Platform } from './assets/platform.js';
import { type AssetSource, bytesNow, bytesOf } from './assets/sources.js';
import { HoroscopeError } from './errors.js';
import type { Years } from './request/parts.js';
import { EphemerisFiles } from './sky/ephemeris-files.js';

/** The ephemeris of an engine: its years and its stars, loaded as they are asked for. */

const decades = 'ephemeris.bin';
const stars = 'sefstars.txt';

type Sources = Readonly<Record<string, AssetSource>>;

export class EphemerisLoading {
  readonly files = new EphemerisFiles();
  readonly #given: Sources;
  readonly #stars: Lazy<Uint8Array>;
  readonly #blocks: BlockSource | undefined;
  readonly #loaded = new Set<number>();
  readonly #platform: Platform;
  /** What a host hands over may be a download, which is not begun to look at it. */
  readonly #isOwn: boolean;

  /**
   * @param own the library's files @param given a host's, which are looked at when the engine opens
   * @param isMoshier whether there shall be no files but that of the stars
   */
  constructor(own: Sources, given: Sources, isMoshier: boolean, platform: Platform) {
    this.#platform = platform;
    const { [decades]: givenDecades, [stars]: givenStars, ...whole } = given;
    this.#given = isMoshier ? {} : whole;
    this.#isOwn = givenDecades === undefined;
    const isReplaced = ephemerisFiles.every(([name]) => name in whole);
    if (!isMoshier && !isReplaced)
      this.#blocks = new BlockSource(givenDecades ?? (own[decades] as AssetSource), platform);
    const { readNow, readUrl } = platform;
    const source = givenStars ?? (own[stars] as AssetSource);
    const checked = (bytes: Uint8Array): Uint8Array => {
      requireEphemerisFile(bytes, stars);
      return bytes;
    };
    this.#stars = new Lazy(
      async () => checked(await bytesOf(source, stars, readUrl)),
      // What a host hands over is looked at when it is loaded.
      readNow && givenStars === undefined ? () => checked(bytesNow(source, stars, readNow)) : undefined,
      starRefusal,
    );
    this.files.expect(stars, () => this.#stars.value);
  }

  /** What an engine opens with. @throws HoroscopeError */
  async open(years: Years | undefined): Promise<void> {
    const whole = Object.entries(this.#given).map(async ([name, source]) => {
      const bytes = await bytesOf(source, name, this.#platform.readUrl);
      requireEphemerisFile(bytes, name);
      this.files.add(name, bytes);
    });
    await Promise.all(whole);
    // Where a file is read from disk, all of it costs no more than a part.
    await this.loadYears(this.#platform.readRange === undefined ? undefined : years);
  }

  /** @throws HoroscopeError `asset_missing`, `asset_corrupt` */
  async loadYears(years: Years | undefined): Promise<void> {
    if (this.#readsAsUsed()) return;
    const wanted = blocksOf(years).filter((block) => !this.#loaded.has(block));
    if (this.#blocks === undefined || wanted.length === 0) return;
    const blocks = [...(await this.#blocks.blocks(wanted))].sort(([a], [b]) => a - b);
    for (const [number, block] of blocks) {
      if (!this.#loaded.has(number)) this.files.addBlock(block, ephemerisFiles);
      this.#loaded.add(number);
    }
  }

  /** From disk each decade is read when a position of it is wanted: a horoscope takes two blocks of 61. */
  #readsAsUsed(): boolean {
    if (this.files.readYear !== undefined) return true;
    const headers = this.#isOwn ? this.#blocks?.blockNow(0) : undefined;
    if (headers === undefined) return false;
    this.files.addBlock(headers, ephemerisFiles);
    this.files.readYear = (year) => {
      const number = blockOf(year);
      const block = this.#loaded.has(number) ? undefined : this.#blocks?.blockNow(number);
      if (block === undefined) return;
      this.files.addBlock(block, ephemerisFiles);
      this.#loaded.add(number);
    };
    return true;
  }

  async loadStars(): Promise<void> {
    await this.#stars.load();
  }
}

const starRefusal = (): HoroscopeError =>
  new HoroscopeError('not_loaded', "the catalogue of stars is not loaded: await engine.load('stars')");
