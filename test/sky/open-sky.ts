import { readdirSync, readFileSync } from 'node:fs';
import { Sky } from '#dist/sky/sky.js';

const root = new URL('../../', import.meta.url);

/** The repository's ephemeris files by name. */
export function ephemerisFiles(): Map<string, Uint8Array> {
  const folder = new URL('ephe/', root);
  const names = readdirSync(folder).filter((name) => /\.(se1|txt)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder))]));
}

export const wasmModule = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root)));

/** A sky on the repository's own files. */
export const openSky = (files = ephemerisFiles()): Sky => new Sky(wasmModule(), files);
