/**
 * Writes what follows from the definitions of the operations: `npm run docs`. The reference in docs/, and the files of
 * src/ that name every function. A second run writes the same; CI holds the repository to that.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';
import { pages } from './pages.js';
import { engineInterface, rootExport, schemaIndex } from './root.js';

const root = new URL('../', import.meta.url);
const definitions = [...Object.values(operations), ...Object.values(functions)];

/** @param {string} name @param {string} text */
function write(name, text) {
  const file = new URL(name, root);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}

write('src/engine-interface.ts', engineInterface(definitions));
write('src/index.ts', rootExport(definitions));
write('src/schema/index.ts', schemaIndex(new URL('src/schema/', root)));

rmSync(new URL('docs/reference/', root), { recursive: true, force: true });
for (const [name, text] of pages(Object.values(operations), Object.values(functions)))
  write(`docs/reference/${name}`, text);
