/**
 * Takes the Swiss Ephemeris files of 1800-2399 out of the pinned `swisseph-wasm` package and writes them beside
 * this script with a manifest. Run it to rebuild what is committed; the bytes must come out the same.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../node_modules/swisseph-wasm/wasm/', import.meta.url);
const sha256 = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest('hex');

const packed = readFileSync(new URL('swisseph.data', source));
const expected = '1aac44b2ea3dfe668a063ed29dada99a7a96d8fa22fdce626cdf9e270b084ed0';
if (sha256(packed) !== expected)
  throw new Error(`swisseph.data has SHA-256 ${sha256(packed)}, not ${expected}`);

const loader = readFileSync(new URL('swisseph.js', source), 'utf8');
const parts = [...loader.matchAll(/\{filename:"\/sweph\/([\w.]+)",start:(\d+),end:(\d+)\}/g)];

/** What each file holds. seleapsec.txt and seorbel.txt stay out: nothing here asks for them. */
const wanted = new Map([
  ['sepl_18.se1', 'Sun, Mercury to Pluto, 1800-2399 (JPL DE431)'],
  ['semo_18.se1', 'Moon, 1800-2399 (JPL DE431)'],
  ['seas_18.se1', 'Chiron, Pholus, Ceres, Pallas, Juno, Vesta, 1800-2399'],
  ['sefstars.txt', 'fixed stars'],
]);

const files = [];
for (const [, name = '', start, end] of parts) {
  const contents = wanted.get(name);
  if (!contents) continue;
  const bytes = packed.subarray(Number(start), Number(end));
  writeFileSync(new URL(name, import.meta.url), bytes);
  files.push({ name, bytes: bytes.length, sha256: sha256(bytes), contents });
}
if (files.length !== wanted.size) throw new Error('swisseph.data no longer holds the files that are wanted');

const manifest = {
  source: 'swisseph-wasm 0.1.0, wasm/swisseph.data',
  author: 'Swiss Ephemeris, Astrodienst AG',
  licence: 'AGPL-3.0',
  files,
};
writeFileSync(new URL('manifest.json', import.meta.url), `${JSON.stringify(manifest, null, 2)}\n`);
