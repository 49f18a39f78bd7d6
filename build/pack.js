/**
 * Part of the build: the files that pages fetch, packed by gzip, so that a host that does not compress costs nothing.
 * The ephemeris is not among them: it hardly gets smaller, and is had by ranges of bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const root = new URL('../', import.meta.url);
const folder = new URL('dist/packed/', root);
const files = ['dist/sky/swisseph.wasm', 'data/zones.bin', 'data/places-core.bin', 'ephe/sefstars.txt'];

mkdirSync(folder, { recursive: true });
for (const path of files) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(readFileSync(new URL(path, root)), { level: 9 }));
}

console.log(`dist/packed: ${files.length} files`);
