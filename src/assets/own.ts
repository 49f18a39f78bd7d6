import { HoroscopeError } from '../errors.js';
import type { AssetSources } from './sources.js';

/** Which of the two place indexes: every place, or those of 15,000 inhabitants and more. */
export type PlaceTier = 'all' | 'core';

/**
 * The library's own files as pages fetch them: packed, so that no host has to compress them. The literal URLs are what
 * bundlers look for when they carry assets along; they are formed on use, since a script that is no module has no
 * `import.meta`: there the host gives every file itself. What most pages don't use is not named here, or bundlers would
 * carry it along: `all-places.ts`.
 */
export const fetchedAssets = (tier: PlaceTier): AssetSources => ({
  wasm: () => new URL('../packed/swisseph.wasm.gz', import.meta.url),
  ephemeris: {
    'ephemeris.bin': () => new URL('../../ephe/ephemeris.bin', import.meta.url),
    'sefstars.txt': () => new URL('../packed/sefstars.txt.gz', import.meta.url),
  },
  places:
    tier === 'core'
      ? () => new URL('../../data/places-core.bin', import.meta.url)
      : () => {
          throw new HoroscopeError(
            'not_loaded',
            "placeTier: 'all' takes another file of 4 MB that is not carried along unasked: import allPlaces of horoscope-engine/places, and createEngine({ assets: { places: allPlaces } })",
          );
        },
  zones: () => new URL('../packed/zones.bin.gz', import.meta.url),
});

/**
 * The library's own files at another address, for pages whose bundler carries none along: a folder that the package lies
 * in, of one's own or of a CDN.
 *
 * @param base where `package.json` would be: `https://cdn.example/npm/horoscope-engine@0.1.0/`
 * @throws HoroscopeError `invalid_request` for what is no absolute address
 */
export function allAssets(base: string | URL, { placeTier = 'core' as PlaceTier } = {}): AssetSources {
  const at = (path: string): URL => {
    try {
      return new URL(path, String(base).endsWith('/') ? base : `${base}/`);
    } catch (cause) {
      throw new HoroscopeError(
        'invalid_request',
        `base is ${String(base)}; it must be an absolute address: new URL('./horoscope-engine/', document.baseURI)`,
        { path: 'base', cause },
      );
    }
  };
  const core = at('data/places-core.bin');
  return {
    wasm: at('dist/packed/swisseph.wasm.gz'),
    ephemeris: {
      'ephemeris.bin': at('ephe/ephemeris.bin'),
      'sefstars.txt': at('dist/packed/sefstars.txt.gz'),
    },
    places: placeTier === 'all' ? [core, at('data/places-rest.bin')] : core,
    zones: at('dist/packed/zones.bin.gz'),
  };
}
