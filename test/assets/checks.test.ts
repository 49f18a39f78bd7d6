/** Damaged, cut and swapped files are refused by name before anything is computed from them. */
import { readFile } from 'node:fs/promises';
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { requireEphemerisFile, requireOwnFile } from '#dist/assets/checks.js';
import { checksumOf } from '#dist/assets/checksum.js';
import { ownFiles } from '#dist/assets/checksums.js';
import { withLength } from './ephemeris-header.js';

const root = new URL('../../', import.meta.url);
const folderOf = (name: string) =>
  name.endsWith('.bin') ? 'data/' : name.endsWith('.wasm') ? 'dist/sky/' : 'ephe/';
const read = async (name: string) => new Uint8Array(await readFile(new URL(folderOf(name) + name, root)));
const names = Object.keys(ownFiles);
const files = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
const bytesOf = (name: string) => files.get(name) as Uint8Array;
const isEphemeris = (name: string) => folderOf(name) === 'ephe/';

const check = (bytes: Uint8Array, name: string): unknown =>
  isEphemeris(name) ? requireEphemerisFile(bytes, name) : requireOwnFile(bytes, [name]);
const refusal = (bytes: Uint8Array, name: string): HoroscopeError => {
  try {
    check(bytes, name);
  } catch (error) {
    if (error instanceof HoroscopeError) return error;
    throw error;
  }
  throw new Error(`${name} was taken`);
};

/** Positions spread over a file, its first and last bytes among them. */
const spread = (length: number, count: number) =>
  Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / (count - 1)));

describe.each(names)('%s', (name) => {
  test('is what the table of checksums says', () => {
    expect(() => check(bytesOf(name), name)).not.toThrow();
    expect({ bytes: bytesOf(name).length, checksum: checksumOf(bytesOf(name)) }).toEqual(ownFiles[name]);
  });

  test('every flipped bit is noticed', () => {
    const copy = bytesOf(name).slice();
    for (const at of spread(copy.length, 60)) {
      const bit = 1 << (at % 8);
      copy[at] = (copy[at] ?? 0) ^ bit;
      const error = refusal(copy, name);
      expect([error.code, error.message.includes(name)]).toEqual(['asset_corrupt', true]);
      copy[at] = (copy[at] ?? 0) ^ bit;
    }
    expect(() => check(copy, name)).not.toThrow();
  });

  test('so is every cut, within a line at least for the catalogue of stars', () => {
    for (const length of spread(bytesOf(name).length - 1, 20)) {
      const cut = bytesOf(name).subarray(0, length);
      if (name === 'sefstars.txt' && (length === 0 || cut[length - 1] === 10)) continue;
      expect(refusal(cut, name).message).toContain(`${length} bytes given`);
    }
  });

  test('another file of the library is named', () => {
    const other = name === 'semo_18.se1' ? 'seas_18.se1' : 'semo_18.se1';
    expect(refusal(bytesOf(other), name).message).toContain(`it is ${other}`);
  });

  test('so is a page', () => {
    const page = new TextEncoder().encode('\n<!DOCTYPE html><title>Not found</title>');
    expect(refusal(page, name).message).toContain('HTML page');
  });
});

test('bytes at an odd offset have the same checksum', () => {
  const shifted = new Uint8Array(bytesOf('seas_18.se1').length + 1);
  shifted.set(bytesOf('seas_18.se1'), 1);
  expect(checksumOf(shifted.subarray(1))).toBe(ownFiles['seas_18.se1']?.checksum);
});

test('a host’s own file is taken when its header is whole', () => {
  const shorter = withLength(bytesOf('seas_18.se1'), 200_000);
  expect(() => requireEphemerisFile(shorter, 'seas_18.se1')).not.toThrow();
  expect(refusal(shorter.subarray(0, 100_000), 'seas_18.se1').message).toContain(
    'its header speaks of 200000',
  );
  const altered = shorter.slice();
  altered[140] = (altered[140] ?? 0) ^ 1;
  expect(refusal(altered, 'seas_18.se1').code).toBe('asset_corrupt');
});

test('a string is refused with a hint', async () => {
  const error = await createEngine({ assets: { zones: './zones.bin' as never } }).catch((refused) => refused);
  expect(error).toMatchObject({ code: 'asset_missing' });
  expect((error as Error).message).toContain('new URL("./zones.bin", import.meta.url)');
});

test('a shorter catalogue of stars serves charts without stars, and says which star it lacks', async () => {
  const lines = new TextDecoder().decode(bytesOf('sefstars.txt')).split('\n');
  const shorter = new TextEncoder().encode(`${lines.slice(0, 300).join('\n')}\n`);
  const engine = await createEngine({ assets: { ephemeris: { 'sefstars.txt': shorter } } });
  const birth = {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place: { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' },
    lang: 'en',
  };
  const before = engine.natal(birth);
  for (const include of [['fixedStars'], []] as const)
    expect(engine.natal(birth, { include: [...include] }).planets).toEqual(before.planets);
  expect((await createEngine()).natal(birth)).toEqual(before);
});
