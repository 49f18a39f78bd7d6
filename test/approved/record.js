/**
 * `npm run approve`: writes the outlines of what is composed today over those that are approved; `npm run approve -- natal
 * composite` those of some kinds. What has changed is read as a difference in git, before it is committed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileOf, kinds, written } from './approved.js';

if (process.env.CI) throw new Error('approved outlines are recorded by hand, and looked at');

const asked = process.argv.slice(2);
const unknown = asked.filter((kind) => !(kind in kinds));
if (unknown.length > 0) throw new Error(`nothing is called ${unknown}; there are ${Object.keys(kinds)}`);

const folder = new URL('./', fileOf('any'));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder))
  if (!(file.replace('.txt', '') in kinds)) rmSync(new URL(file, folder));
for (const [kind, outlines] of Object.entries(kinds)) {
  if (asked.length > 0 && !asked.includes(kind)) continue;
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const [name, outline] of Object.entries(outlines)) lines.set(name, await outline());
  writeFileSync(fileOf(kind), written(lines));
}
