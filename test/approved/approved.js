/** What is approved, and the files that it is kept in: an outline under the name of each request. */
import { readFileSync } from 'node:fs';
import { columns } from './columns.js';
import { pages } from './pages.js';
import { pictures } from './pictures.js';
import { readings } from './readings.js';

/** @type {Record<string, import('./outline.js').Outlines>} */
export const kinds = { ...readings, ...columns, ...pictures, ...pages };

/** @param {string} kind */
export const fileOf = (kind) => new URL(`outlines/${kind}.txt`, import.meta.url);

/** @param {ReadonlyMap<string, readonly string[]>} outlines */
export const written = (outlines) =>
  [...outlines].map(([name, lines]) => `# ${name}\n${lines.join('\n')}\n`).join('\n');

/** The outlines of a file by the names of their requests. @param {string} kind @returns {Map<string, string[]>} */
export function approvedOf(kind) {
  const blocks = readFileSync(fileOf(kind), 'utf8').split(/^# /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [name = '', ...lines] = block.trimEnd().split('\n');
      return [name, lines];
    }),
  );
}
