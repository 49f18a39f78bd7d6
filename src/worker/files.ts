import { platform } from '#assets';
import { ownFiles } from '../assets/checksums.js';
import type { Platform } from '../assets/platform.js';
import type { AssetSources } from '../assets/sources.js';
import type { SentAssets, SentFile } from './messages.js';

/** Is told how many bytes have come, of how many. */
type OnLoaded = (loaded: number, total: number) => void;

/** What was sent as an engine takes it: addresses as URLs. */
export function enginesFiles({ ephemeris, ...others }: SentAssets = {}): Partial<AssetSources> {
  const one = (file: SentFile | undefined) => (typeof file === 'string' ? new URL(file) : file);
  const given = (files: Readonly<Record<string, SentFile | readonly SentFile[] | undefined>>) =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        Array.isArray(file) ? file.map(one) : one(file as SentFile | undefined),
      ]),
    );
  return {
    ...given({ ...others }),
    ...(ephemeris && { ephemeris: given(ephemeris) }),
  } as Partial<AssetSources>;
}

/** The platform, whose files are counted as they come. */
export function countingPlatform(onLoaded: OnLoaded): Platform {
  let loaded = 0;
  let total = 0;
  const counted = async <B extends Uint8Array | undefined>(
    expected: number,
    reading: Promise<B>,
  ): Promise<B> => {
    total += expected;
    const bytes = await reading;
    const found = bytes?.length ?? 0;
    loaded += found;
    total += found - expected;
    onLoaded(loaded, total);
    return bytes;
  };
  const { readUrl, readRange } = platform;
  return {
    ...platform,
    readUrl: (url) => counted(lengthOf(url), readUrl(url)),
    readRange: readRange && ((url, from, to) => counted(to - from, readRange(url, from, to))),
  };
}

/** Of a file of the library, whatever a bundler has put into its name. */
function lengthOf(url: URL): number {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const stems = Object.keys(ownFiles).map((own) => own.split('.')[0] ?? '');
  const stem = stems.filter((own) => name.startsWith(own)).sort((a, b) => b.length - a.length)[0];
  const own = Object.entries(ownFiles).find(([file]) => stem !== undefined && file.startsWith(`${stem}.`));
  return own?.[1].bytes ?? 0;
}
