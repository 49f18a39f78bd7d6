import type { AssetSources } from './sources.js';

/** Which of the two place indexes: every place, or those of 15,000 inhabitants and more. */
export type PlaceTier = 'all' | 'core';

/**
 * The library's own files. The literal URLs are what bundlers look for when they carry assets along; they are
 * formed on use, since a script that is no module has no `import.meta`: there the host gives every file itself.
 */
export const ownAssets = (tier: PlaceTier): AssetSources => ({
  wasm: () => new URL('../sky/swisseph.wasm', import.meta.url),
  ephemeris: {
    'ephemeris.bin': () => new URL('../../ephe/ephemeris.bin', import.meta.url),
    'sefstars.txt': () => new URL('../../ephe/sefstars.txt', import.meta.url),
  },
  places:
    tier === 'all'
      ? () => new URL('../../data/places.bin', import.meta.url)
      : () => new URL('../../data/places-core.bin', import.meta.url),
  zones: () => new URL('../../data/zones.bin', import.meta.url),
});
