/**
 * Part of the build: puts the Swiss Ephemeris binary of the pinned `swisseph-wasm` package into `dist/`, after checking
 * that it is the one whose imports and exports `src/sky/` was written for, and without what an engine never calls.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { importLetters } from '../dist/sky/memory-files.js';
import { exportLetters, innerFunction } from '../dist/sky/swisseph-binary.js';
import { trimmed } from './trim-wasm.js';

const source = new URL('../node_modules/swisseph-wasm/wasm/', import.meta.url);
const binary = readFileSync(new URL('swisseph.wasm', source));
const digest = createHash('sha256').update(binary).digest('hex');
const expected = 'a6e5f53cc39bac07f44b4ce54e5f90f6bd1e25b6d20df2ea0bc4c1374d09842c';
if (digest !== expected) throw new Error(`swisseph.wasm has SHA-256 ${digest}, not ${expected}`);

const loader = readFileSync(new URL('swisseph.js', source), 'utf8');
for (const [name, letter] of Object.entries(exportLetters)) {
  if (name === 'initialize') continue;
  if (!loader.includes(`Module["_${name}"]=wasmExports["${letter}"]`))
    throw new Error(`the binary's export for ${name} is not "${letter}"`);
}
const loaderImports = /wasmImports=\{([^}]*)\}/.exec(loader)?.[1]?.split(',') ?? [];
const written = Object.entries(importLetters).map(([name, letter]) => `${letter}:_${name}`);
if (loaderImports.toSorted().join() !== written.toSorted().join())
  throw new Error(`the binary's imports are ${loaderImports}, not ${written}`);

/** The functions by their letters, and the memory. */
const kept = [...Object.values(exportLetters), 'l'];
writeFileSync(new URL('../dist/sky/swisseph.wasm', import.meta.url), trimmed(binary, kept, innerFunction));
