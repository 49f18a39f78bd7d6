/** Imports point one way: down the list of rooms below. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

/** A room is a folder of src/, or a file at its top by its name. */
const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : file);

/** What each room may import from besides itself; everybody may import `errors.ts`. */
const allowed: Record<string, readonly string[]> = {
  'errors.ts': [],
  'version.ts': [],
  'assets.ts': [],
  'assets.own.ts': ['assets.ts'],
  'assets.fetch.ts': ['assets.own.ts'],
  'assets.node.ts': ['assets.fetch.ts', 'assets.own.ts'],
  chart: [],
  place: [],
  time: [],
  chinese: [],
  sky: ['chart'],
  search: ['sky', 'chart'],
  // The schema room for types: what a catalogue's own functions are told of.
  schema: ['search', 'sky', 'chart', 'chinese'],
  text: ['schema', 'chart', 'chinese'],
  request: ['schema', 'search', 'sky', 'time', 'place', 'chart', 'text'],
  cast: ['request', 'schema', 'search', 'sky', 'time', 'chart', 'chinese', 'text'],
  report: ['search', 'time', 'chart', 'text'],
  reading: ['chart', 'text'],
  answer: ['reading', 'cast', 'request', 'report', 'schema', 'search', 'sky', 'time', 'chart', 'text'],
  operations: [
    'answer',
    'reading',
    'cast',
    'request',
    'report',
    'schema',
    'search',
    'sky',
    'time',
    'place',
    'chart',
    'chinese',
    'text',
  ],
  'engine.ts': [
    'operations',
    'request',
    'search',
    'schema',
    'place',
    'time',
    'sky',
    'chart',
    'text',
    'assets.ts',
    'assets.own.ts',
    'version.ts',
  ],
  'index.ts': ['engine.ts'],
  command: ['engine.ts', 'schema', 'sky', 'chart'],
  'cli.ts': ['command'],
};

interface Import {
  from: string;
  to: string;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(source, file), 'utf8');
  const specifiers = [...code.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name]) => name ?? '',
  );
  return specifiers.map((to) => ({ from: file, to }));
}

const imports = files.flatMap(importsOf);
const isLocal = ({ to }: Import): boolean => to.startsWith('.');
const targetOf = ({ from, to }: Import): string =>
  relative(source, join(source, from, '..', to)).replace(/\.js$/, '.ts');

test('every room is known', () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(allowed).sort());
});

test('local imports point down the house', () => {
  const crossing = imports.filter(isLocal).filter((edge) => {
    const [from, to] = [roomOf(edge.from), roomOf(targetOf(edge))];
    return from !== to && to !== 'errors.ts' && !allowed[from]?.includes(to);
  });
  expect(crossing.map((edge) => `${edge.from} -> ${targetOf(edge)}`)).toEqual([]);
});

test('every local import leads to a file', () => {
  const lost = imports.filter(isLocal).filter((edge) => !files.includes(targetOf(edge)));
  expect(lost).toEqual([]);
});

test('packages are imported where they belong', () => {
  const homes: Record<string, readonly string[]> = {
    zod: ['schema'],
    'temporal-polyfill/implementation': ['time'],
    '#assets': ['engine.ts'],
  };
  const strangers = imports
    .filter((edge) => !isLocal(edge) && !edge.to.startsWith('node:'))
    .filter((edge) => !homes[edge.to]?.includes(roomOf(edge.from)));
  expect(strangers).toEqual([]);
});

test('only the Node assets know Node', () => {
  const knowing = imports.filter((edge) => edge.to.startsWith('node:')).map((edge) => edge.from);
  expect(new Set(knowing)).toEqual(new Set(['assets.node.ts']));
});

test('one file calls the WebAssembly binary', () => {
  const calling = files.filter((file) =>
    readFileSync(join(source, file), 'utf8').includes('new WebAssembly.Instance'),
  );
  expect(calling).toEqual(['sky/swisseph.ts']);
});
