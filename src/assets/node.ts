import { readFile, writeFile } from 'node:fs/promises';
import { readUrl as fetchUrl } from './fetch.js';
import type { PlaceTier } from './own.js';

/** How Node reads a URL: files from disk. The only file of the library that knows Node. */
export const readUrl = async (url: URL): Promise<Uint8Array> =>
  url.protocol === 'file:' ? await readFile(url) : await fetchUrl(url);

/** Node reads files from disk: nothing is downloaded, so every place is there by default. */
export const defaultTier: PlaceTier = 'all';

/** How the command line writes what is no text. */
export const saveFile = async (path: string, bytes: Uint8Array): Promise<void> =>
  await writeFile(path, bytes);
