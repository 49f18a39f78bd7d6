import { pieces } from '#pieces';
import { Lazy } from './assets/lazy.js';
import type { Platform } from './assets/platform.js';
import { bytesNow, bytesOf, filesOf, type PlaceSource } from './assets/sources.js';
import { HoroscopeError } from './errors.js';
import type { PlacesByName, TieredIndex } from './pieces/places-by-name.js';

/** The index of places of an engine: all of it, or as much as finding some names takes. */

const name = 'the place index';

export class PlaceLoading {
  readonly #source: PlaceSource;
  readonly #isWanted: boolean;
  readonly #readRange: Platform['readRange'];
  readonly #whole: Lazy<TieredIndex>;
  /** Whether files are read from disk when they are first used. */
  readonly #isReadAsUsed: boolean;
  #byName: PlacesByName | undefined;

  /** @param isWanted whether there shall be an index at all @param isOwn whether its files are the library's own */
  constructor(
    source: PlaceSource,
    isWanted: boolean,
    isOwn: boolean,
    { readNow, readUrl, readRange }: Platform,
  ) {
    this.#source = source;
    this.#isWanted = isWanted;
    this.#readRange = readRange;
    this.#isReadAsUsed = isOwn && readNow !== undefined;
    const now =
      isOwn && readNow && isWanted
        ? () =>
            pieces.places().placeIndexIn(
              filesOf(source).map((file) => bytesNow(file, name, readNow)),
              true,
            )
        : undefined;
    this.#whole = new Lazy(
      async () => {
        this.#requireWanted();
        const files = Promise.all(filesOf(source).map((file) => bytesOf(file, name, readUrl)));
        await Promise.all([files, pieces.load('places')]);
        return pieces.places().placeIndexIn(await files, false);
      },
      now,
      () => refusal(isWanted),
    );
  }

  /** The index, as far as it is there. @throws HoroscopeError `not_loaded` */
  get value(): TieredIndex {
    return this.#whole.isThere ? this.#whole.value : (this.#byName?.index ?? this.#whole.value);
  }

  /** @throws HoroscopeError `not_loaded`, `asset_missing`, `asset_corrupt` */
  async load(): Promise<void> {
    await this.#whole.load();
  }

  /**
   * As much of the index as finding each of the names takes, or all of it where it can't be had in parts.
   * @throws HoroscopeError as `load`
   */
  async loadNames(names: readonly string[]): Promise<void> {
    this.#requireWanted();
    if (this.#isReadAsUsed) return;
    await pieces.load('places');
    this.#byName ??= new (pieces.places().PlacesByName)(this.#source, this.#readRange);
    for (const each of names) if (!this.#whole.isThere && !(await this.#byName.find(each))) await this.load();
  }

  #requireWanted(): void {
    if (!this.#isWanted) throw refusal(false);
  }
}

function refusal(isWanted: boolean): HoroscopeError {
  const how = isWanted
    ? "await engine.load('places')"
    : 'the engine was opened with places: false, so each request must bring its place along ({ name, latitude, longitude, timezone })';
  return new HoroscopeError('not_loaded', `the index of places is not loaded: ${how}`);
}
