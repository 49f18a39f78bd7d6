import { readFile } from 'node:fs/promises';
import type { AssetSources } from './assets.js';

/** Where the library's own files are, for Node: read from disk. The only file of the library that knows Node. */
export async function readUrl(url: URL): Promise<Uint8Array> {
  if (url.protocol === 'file:') return await readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Every place by default: a server has the room. The URLs are formed on use; see `assets.fetch.ts`. */
export function ownAssets(tier: 'all' | 'core' = 'all'): AssetSources {
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
