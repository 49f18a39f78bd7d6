/**
 * Writes what follows from the definitions of the operations: `npm run docs`. The reference in docs/, the files of src/
 * that name every function, and the picture of the README. A second run writes the same; CI holds the repository to that.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { sentences } from 'horoscope-engine/testing';
import { chartWheel } from 'horoscope-engine/wheel';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';
import * as schemas from '#dist/schema/index.js';
import { pages } from './pages.js';
import { engineInterface, rootExport, schemaIndex, zodIndex } from './root.js';

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
write('src/schema/zod-index.ts', zodIndex(schemas));

rmSync(new URL('docs/reference/', root), { recursive: true, force: true });
for (const [name, text] of pages(Object.values(operations), Object.values(functions)))
  write(`docs/reference/${name}`, text);

const lawsOf = Object.entries(sentences).map(([name, says]) => `| \`${name}\` | ${says} |`);
write(
  'docs/reference/laws.md',
  `<!-- Written by \`npm run docs\`: change the laws in src/testing, and run it again. -->
# Laws

What \`horoscope-engine/testing\` holds an engine to, by name; [docs/testing.md](../testing.md) says how.

| law | says |
| --- | --- |
${lawsOf.join('\n')}
`,
);

// The picture of the README, of the birth in its first example.
const engine = await createEngine({ languages: ['en'] });
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
write('docs/wheel.svg', `${chartWheel(engine.natal({ ...birth, collect_text: false }))}\n`);
