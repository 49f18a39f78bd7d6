/**
 * Writes src/assets/checksums.ts: length and checksum of every file that the library brings, so that an engine refuses
 * a damaged one. The last step of `npm run data`; same files, same text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checksumOf } from '../dist/assets/checksum.js';

const files = [
  'ephe/sepl_18.se1',
  'ephe/semo_18.se1',
  'ephe/seas_18.se1',
  'ephe/sefstars.txt',
  'data/places-core.bin',
  'data/places-rest.bin',
  'dist/sky/swisseph.wasm',
];

const rows = files.map((path) => {
  const bytes = new Uint8Array(readFileSync(new URL(`../${path}`, import.meta.url)));
  const name = path.slice(path.lastIndexOf('/') + 1);
  return `  '${name}': { bytes: ${bytes.length}, checksum: 0x${checksumOf(bytes).toString(16)} },`;
});

const text = `/** Written by data/build-checksums.js: lengths and checksums (checksum.ts) of the library's own files. */
export const ownFiles: Readonly<Record<string, { bytes: number; checksum: number }>> = {
${rows.join('\n')}
};
`;
writeFileSync(new URL('../src/assets/checksums.ts', import.meta.url), text);
