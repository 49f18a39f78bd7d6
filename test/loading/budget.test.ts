/** What a page fetches, in bytes as a host serves them, held to budgets: bench/page.js shows the same in a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { blocksOf } from '#dist/assets/block-source.js';
import { ephemerisBlocks } from '#dist/assets/decades.js';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root));
/** The hash in a file’s name, which every build makes anew and which compresses now better and now worse: 60 bytes in all. */
const hash = /-[\w-]{8}(?=\.js["`])/g;
/** As a host that compresses serves it; what is packed stays as it is. */
const served = (path: string): number =>
  path.endsWith('.gz')
    ? read(path).length
    : brotliCompressSync(read(path).toString().replace(hash, '-12345678')).length;
const sum = (paths: Iterable<string>): number => [...paths].reduce((total, path) => total + served(path), 0);

/** A door's file and those that come along with it. */
function codeOf(door: string): Set<string> {
  const files = new Set([`dist/browser/${door}.js`]);
  for (const file of files)
    for (const [, name] of read(file)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      files.add(`dist/browser/${name}`);
  return files;
}

const code = codeOf('engine');
const binaries = ['dist/packed/swisseph.wasm.gz', 'dist/packed/zones.bin.gz'];
const texts = (...groups: string[]) => groups.map((group) => `dist/text/en/groups/${group}.js`);
const blocks = blocksOf([1987, 1987]);
const ephemeris = blocks.reduce((total, block) => total + (ephemerisBlocks[block]?.[0] ?? 0), 0);

test('a first natal horoscope of a given place', () => {
  const silent = sum(code) + sum(binaries) + sum(texts('common')) + ephemeris;
  expect(silent).toBeLessThan(339_500);
  expect(silent + sum(texts('signs', 'natal'))).toBeLessThan(482_000);
});

test('its code, gzipped by any host or not at all', () => {
  expect(sum(code)).toBeLessThan(60_000);
});

test('few requests: a page, its script, what follows', () => {
  // Ranges of the ephemeris: its headers, and decades that stand next to each other.
  const runs = blocks.filter((block, i) => block !== (blocks[i - 1] ?? -2) + 1).length;
  // Bundlers make one file of the two that every piece needs, and one of the door and the page.
  const requests = [
    'the page',
    'its script',
    'the engine',
    ...binaries,
    ...texts('common', 'signs', 'natal'),
  ];
  expect(requests.length + runs).toBeLessThanOrEqual(10);
  expect(code.size).toBeLessThanOrEqual(4);
});

test('no piece is fetched before it is loaded', () => {
  const files = readdirSync(new URL('dist/browser/', root));
  for (const piece of [
    'pairs',
    'returns',
    'periods',
    'reports',
    'chinese',
    'sky',
    'reading',
    'shared',
    'pdf',
    'host-texts',
  ])
    expect([...code].filter((file) => file.startsWith(`dist/browser/${piece}`))).toEqual([]);
  expect(files.some((file) => file.startsWith('reports'))).toBe(true);
});

test('what is packed is the files', () => {
  for (const [packed, file] of [
    ['dist/packed/swisseph.wasm.gz', 'dist/sky/swisseph.wasm'],
    ['dist/packed/zones.bin.gz', 'data/zones.bin'],
    ['dist/packed/sefstars.txt.gz', 'ephe/sefstars.txt'],
  ] as const)
    expect(gunzipSync(read(packed)).equals(read(file))).toBe(true);
});
