import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { readUrl as fetchUrl } from './fetch.js';
import type { Platform } from './platform.js';

/** How Node reads a URL: files from disk. The only file of the engine that knows Node. */
export const readUrl = async (url: URL): Promise<Uint8Array> =>
  url.protocol === 'file:' ? await readFile(url) : await fetchUrl(url);

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

export const platform: Platform = {
  readUrl,
  readRange: undefined,
  readNow: (url) => readFileSync(url),
  // A bundler that builds for Node puts the texts into files of its own.
  readTexts: existsSync(new URL('en/groups/common.js', texts)) ? readTexts : undefined,
  // Nothing is downloaded, so every place is there by default.
  defaultTier: 'all',
};

/** How the command line writes what is no text. */
export const saveFile = async (path: string, bytes: Uint8Array): Promise<void> =>
  await writeFile(path, bytes);
