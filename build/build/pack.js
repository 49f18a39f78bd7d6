/**
 * Part of the build: the files that pages fetch, packed by gzip, so that a host that does not compress costs nothing. What
 * `npm run data` packed more slowly and smaller is taken where it still is the same file. The ephemeris is not among them:
 * it hardly gets smaller, and is had by ranges of bytes.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const root = new URL('../', import.meta.url);
const folder = new URL('dist/packed/', root);
const files = ['dist/sky/swisseph.wasm', 'data/zones.bin', 'ephe/sefstars.txt'];

// What an earlier build packed would go along into the package.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of files) {
  const name = `${path.slice(path.lastIndexOf('/') + 1)}.gz`;
  const bytes = readFileSync(new URL(path, root));
  writeFileSync(new URL(name, folder), packedBefore(name, bytes) ?? gzipSync(bytes, { level: 9 }));
}

/** @param {string} name @param {Buffer} bytes */
function packedBefore(name, bytes) {
  const path = new URL(`data/packed/${name}`, root);
  const packed = existsSync(path) ? readFileSync(path) : undefined;
  return packed && gunzipSync(packed).equals(bytes) ? packed : undefined;
}

console.log(`dist/packed: ${files.length} files`);
