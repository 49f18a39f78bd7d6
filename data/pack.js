/**
 * Packs the small files that every page fetches, by zopfli, whose gzip is some 5 % smaller and any gunzip unpacks: a step
 * of `npm run data`. The build takes them where they still are the same files (build/pack.js).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipAsync } from '@gfx/zopfli';

const root = new URL('../', import.meta.url);
const folder = new URL('data/packed/', root);

mkdirSync(folder, { recursive: true });
for (const path of ['dist/sky/swisseph.wasm', 'data/zones.bin', 'ephe/sefstars.txt']) {
  const packed = await gzipAsync(readFileSync(new URL(path, root)), { numiterations: 50 });
  writeFileSync(new URL(`${path.slice(path.lastIndexOf('/') + 1)}.gz`, folder), packed);
}
