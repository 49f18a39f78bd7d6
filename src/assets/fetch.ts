import { fetchedAssets } from './own.js';
import type { Platform } from './platform.js';

/** How browsers and workers read a URL. */
export async function readUrl(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** 206 is the range; anything else is a server that knows none, whose answer is left unread. */
async function readRange(url: URL, from: number, to: number): Promise<Uint8Array | undefined> {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { range: `bytes=${from}-${to - 1}` }, signal: stop.signal });
  if (response.status === 206) return new Uint8Array(await response.arrayBuffer());
  stop.abort();
  return undefined;
}

export const platform: Platform = {
  own: fetchedAssets,
  readUrl,
  readRange,
  // Over the network nothing comes at once.
  readPartNow: undefined,
  readNow: undefined,
  readTexts: undefined,
  // Where every byte is downloaded, a quarter of the index is enough until a host asks for all of it.
  defaultTier: 'core',
};
