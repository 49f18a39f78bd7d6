import type { AssetSources } from './assets.js';

/**
 * Where the library's own files are, for browsers and workers: the literal URLs are what bundlers look for when
 * they carry assets along.
 */
export async function readUrl(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Places of 15,000 inhabitants and more by default: 1.7 MB to download in place of 12. The URLs are formed on use,
 * since a script that is no module has no `import.meta` to form them with: it is handed every file.
 */
export function ownAssets(tier: 'all' | 'core' = 'core'): AssetSources {
  return {
    wasm: () => new URL('./sky/swisseph.wasm', import.meta.url),
    ephemeris: {
      'sepl_18.se1': () => new URL('../ephe/sepl_18.se1', import.meta.url),
      'semo_18.se1': () => new URL('../ephe/semo_18.se1', import.meta.url),
      'seas_18.se1': () => new URL('../ephe/seas_18.se1', import.meta.url),
      'sefstars.txt': () => new URL('../ephe/sefstars.txt', import.meta.url),
    },
    places:
      tier === 'all'
        ? () => new URL('../data/places.bin', import.meta.url)
        : () => new URL('../data/places-core.bin', import.meta.url),
    zones: () => new URL('../data/zones.bin', import.meta.url),
  };
}
