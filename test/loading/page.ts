/** An engine as a page has it: nothing can be read at once, so that what is not loaded is not there. */
import { readFileSync } from 'node:fs';
import type { Engine } from 'horoscope-engine/engine';
import { fetchedAssets } from '#dist/assets/own.js';
import { bind } from '#dist/bind.js';
import { openContext } from '#dist/opening.js';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';

type EngineOptions = NonNullable<Parameters<typeof openContext>[0]>;
type Platform = NonNullable<Parameters<typeof openContext>[1]>;

/** @param fetched gets the name of each file that is read */
export function pagePlatform(fetched: (name: string) => void = () => {}): Platform {
  const readUrl = async (url: URL): Promise<Uint8Array> => {
    fetched(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
    return new Uint8Array(readFileSync(url));
  };
  const readRange = async (url: URL, from: number, to: number) => (await readUrl(url)).subarray(from, to);
  return {
    own: fetchedAssets,
    readUrl,
    readRange,
    readPartNow: undefined,
    readNow: undefined,
    readTexts: undefined,
    defaultTier: 'core',
  };
}

export async function openOnPage(options: EngineOptions, platform = pagePlatform()): Promise<Engine> {
  return bind<Engine>(await openContext(options, platform), { ...operations, ...functions });
}
