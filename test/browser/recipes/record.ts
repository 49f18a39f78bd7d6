/** The table of docs/recipes/README.md: what was tried when, with what, and what came of it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { recipes } from './recipes.js';

export interface Row {
  name: string;
  page: string;
  versions: string;
  where: string;
  result: string;
}

const path = new URL('../../../docs/recipes/README.md', import.meta.url);
const [begin, end] = ['<!-- record -->\n', '<!-- end of record -->'];

/** Puts rows into the table, each in the place of the one of its name. */
export function keep(rows: readonly Row[], horoscopes: readonly string[]): void {
  const text = readFileSync(path, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [table = '', after = ''] = rest.split(end);
  const today = new Date().toISOString().slice(0, 10);
  const lines = new Map(
    [...table.matchAll(/^\| \[(\S+)\].*$/gm)].map(([line, name]) => [name ?? '', line] as const),
  );
  for (const { name, page, versions, where, result } of rows)
    lines.set(name, `| [${name}](${page}) | ${versions} | ${where} | ${today} | ${result} |`);
  const kept = recipes.flatMap(({ name }) => lines.get(name) ?? []);
  const hash = createHash('sha256').update(horoscopes.join('\n')).digest('hex');
  const head = '| recipe | with | in | on | as Node |\n|---|---|---|---|---|\n';
  const note = `\nSHA-256 of the ${horoscopes.length} horoscopes, a line of JSON each: \`${hash}\`.\n`;
  writeFileSync(path, `${before}${begin}\n${head}${kept.join('\n')}\n${note}\n${end}${after}`);
}
