import type { Platform } from './platform.js';

/** How browsers and workers read a URL. */
export async function readUrl(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

export const platform: Platform = {
  readUrl,
  // Over the network nothing comes at once.
  readNow: undefined,
  readTexts: undefined,
  // Where every byte is downloaded, a quarter of the index is enough until a host asks for all of it.
  defaultTier: 'core',
};
