import { defaultTier, readUrl } from '#assets';
import { ownFiles } from '../assets/checksums.js';
import { ownAssets, type PlaceTier } from '../assets/own.js';
import type { AssetSource } from '../assets/sources.js';
import type { EngineOptions } from '../opening.js';
import type { SentAssets, SentFile } from './messages.js';

/** Is told how many bytes have come, of how many. */
type Told = (loaded: number, total: number) => void;

/** An engine's files from what was sent, the rest from the package; each is counted as it comes. */
export function enginesFiles(
  sent: SentAssets = {},
  told: Told,
  tier: PlaceTier = defaultTier,
): Pick<EngineOptions, 'assets'> {
  const own = ownAssets(tier);
  const given = (file: SentFile | undefined, otherwise: AssetSource): AssetSource =>
    file === undefined ? otherwise : typeof file === 'string' ? new URL(file) : file;
  const progress = new Progress(told);
  const names = new Set([...Object.keys(own.ephemeris), ...Object.keys(sent.ephemeris ?? {})]);
  const places = tier === 'all' ? 'places.bin' : 'places-core.bin';
  return {
    assets: {
      wasm: progress.counted('swisseph.wasm', given(sent.wasm, own.wasm as AssetSource)),
      ephemeris: Object.fromEntries(
        [...names].map((name) => [
          name,
          progress.counted(name, given(sent.ephemeris?.[name], own.ephemeris[name] as AssetSource)),
        ]),
      ),
      places: progress.counted(places, given(sent.places, own.places)),
      zones: progress.counted('zones.bin', given(sent.zones, own.zones)),
    },
  };
}

class Progress {
  #loaded = 0;
  #total = 0;
  readonly #told: Told;

  constructor(told: Told) {
    this.#told = told;
  }

  counted(name: string, source: AssetSource): AssetSource {
    const expected = ownFiles[name]?.bytes ?? 0;
    this.#total += expected;
    return async () => {
      let found = source;
      while (typeof found === 'function') found = found();
      if (!(found instanceof URL)) return await found;
      const bytes = await readUrl(found);
      this.#loaded += bytes.length;
      this.#total += bytes.length - expected;
      this.#told(this.#loaded, this.#total);
      return bytes;
    };
  }
}
