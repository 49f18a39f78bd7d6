import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { readUrl as fetchUrl } from './fetch.js';
import type { PlaceTier } from './own.js';
import type { Platform } from './platform.js';
import { type AssetSources, isPacked } from './sources.js';

/** By the default export, since bundlers follow what `createRequire` gives where it is imported by its name. */
const atOnce = modules.createRequire(import.meta.url);

/** Imports a module at once; undefined before Node 20.19, which can't. */
export const importNow: ((url: URL) => object) | undefined = process.features.require_module
  ? (url) => atOnce(fileURLToPath(url)) as object
  : undefined;

export const isThere = (url: URL): boolean => existsSync(url);

/** What unpacks is opened when something packed is read, which most processes never do. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const { gunzipSync } = atOnce('node:zlib') as typeof import('node:zlib');
  return gunzipSync(bytes);
}

/** The library's own files as they are read from disk: as they are, but for the stars, which few ask for. */
const readAssets = (tier: PlaceTier): AssetSources => ({
  wasm: () => new URL('../sky/swisseph.wasm', import.meta.url),
  ephemeris: {
    'ephemeris.bin': () => new URL('../../ephe/ephemeris.bin', import.meta.url),
    'sefstars.txt': () => new URL('../packed/sefstars.txt.gz', import.meta.url),
  },
  places: [
    () => new URL('../../data/places-core.bin', import.meta.url),
    ...(tier === 'all' ? [() => new URL('../../data/places-rest.bin', import.meta.url)] : []),
  ],
  zones: () => new URL('../../data/zones.bin', import.meta.url),
});

/** How Node reads a URL: files from disk. The only file of the engine that knows Node. */
export const readUrl = async (url: URL): Promise<Uint8Array> =>
  url.protocol === 'file:' ? readFileSync(url) : await fetchUrl(url);

/** Where the texts lie, from this file or from the bundle that it is in. */
const texts = new URL('../text/', import.meta.url);

/**
 * A group of texts is a module of one statement, `export default { … };`, whose object is JSON: imported elsewhere, read
 * here, since Node imports nothing at once.
 */
function readTexts(language: string, group: string): object {
  const code = readFileSync(new URL(`${language}/groups/${group}.js`, texts), 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
}

function readPartNow(url: URL, from: number, to: number): { bytes: Uint8Array; length: number } {
  const file = openSync(url, 'r');
  try {
    const bytes = new Uint8Array(to - from);
    const count = readSync(file, bytes, 0, bytes.length, from);
    return { bytes: bytes.subarray(0, count), length: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}

export const platform: Platform = {
  own: readAssets,
  readUrl,
  readRange: undefined,
  readPartNow,
  readNow: (url) => {
    const bytes = readFileSync(url);
    return isPacked(bytes) ? unpacked(bytes) : bytes;
  },
  // A bundler that builds for Node puts the texts into files of its own.
  readTexts: isThere(new URL('en/groups/common.js', texts)) ? readTexts : undefined,
  // Nothing is downloaded, so every place is there by default.
  defaultTier: 'all',
};

/** How the command line writes what is no text. */
export const saveFile = async (path: string, bytes: Uint8Array): Promise<void> =>
  await (await import('node:fs/promises')).writeFile(path, bytes);
