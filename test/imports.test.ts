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
  'compiled-module.ts': [],
  assets: ['compiled-module.ts'],
  chart: [],
  place: [],
  time: [],
  chinese: ['chart'],
  sky: ['time', 'chart', 'compiled-module.ts'],
  search: ['sky', 'time', 'chart'],
  // The schema room for types: what a catalogue's own functions are told of.
  // The reading room for the lists of kinds of factors and of lengths.
  schema: ['search', 'sky', 'chart', 'chinese', 'reading'],
  text: ['schema', 'chart', 'chinese'],
  request: ['schema', 'search', 'sky', 'time', 'place', 'chart', 'text'],
  report: ['search', 'time', 'chart', 'text'],
  reading: ['chart', 'text'],
  // The schema room for types alone: results are drawn, not checked.
  wheel: ['schema', 'chart'],
  // The schema room for types alone, as the wheel; assets for the typefaces.
  pdf: ['turn.ts', 'wheel', 'schema', 'text', 'chart', 'assets', 'version.ts'],
  cast: ['request', 'report', 'schema', 'search', 'sky', 'time', 'chart', 'chinese', 'text'],
  // The wheel room for the type of what draws.
  answer: [
    'wheel',
    'reading',
    'cast',
    'request',
    'report',
    'schema',
    'sky',
    'time',
    'chart',
    'chinese',
    'text',
  ],
  operations: [
    'turn.ts',
    // Loaded when somebody prints.
    'pdf',
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
  // Code in pieces: above the operations, below the doors.
  pieces: [
    'answer',
    'assets',
    'bind.ts',
    'engine-interface.ts',
    'operations',
    'place',
    'reading',
    'request',
    'text',
    'wheel',
  ],
  // The text room for types and lists of languages.
  'engine-options.ts': ['assets', 'request', 'schema', 'text'],
  // The request room for the type of years.
  'ephemeris-loading.ts': ['assets', 'request', 'sky'],
  'place-loading.ts': ['assets', 'pieces'],
  'opening.ts': [
    'pieces',
    'ephemeris-loading.ts',
    'place-loading.ts',
    'turn.ts',
    'engine-options.ts',
    'request',
    'search',
    'schema',
    'time',
    'sky',
    'chart',
    'text',
    'assets',
    'version.ts',
  ],
  'bind.ts': ['operations', 'request'],
  'names.ts': ['chart', 'sky'],
  'engine-interface.ts': ['operations'],
  // The place room and the text room for types alone, that users have names for.
  'engine.ts': [
    'assets',
    'operations',
    'pieces',
    'engine-interface.ts',
    'engine-options.ts',
    'names.ts',
    'opening.ts',
    'request',
    'schema',
    'place',
    'text',
    'time',
    'assets.ts',
  ],
  'schemas.ts': ['engine-interface.ts', 'operations', 'schema', 'service'],
  // The request room for the type of a cost.
  'turn.ts': [],
  service: [
    'turn.ts',
    'bind.ts',
    'engine-interface.ts',
    'operations',
    'request',
    // The sky room and the search room for questions that are counted.
    'sky',
    'search',
    'schema',
    'wheel',
    'version.ts',
  ],
  worker: ['turn.ts', 'engine-interface.ts', 'engine-options.ts', 'opening.ts', 'pieces', 'assets'],
  testing: ['engine-interface.ts', 'operations', 'schema', 'search', 'sky', 'chart', 'chinese'],
  'default-engine.ts': ['engine-interface.ts', 'pieces'],
  'index.ts': ['engine.ts', 'default-engine.ts'],
  command: [
    // To write files.
    'assets',
    'engine.ts',
    'schemas.ts',
    'service',
    'bind.ts',
    'opening.ts',
    'operations',
    'wheel',
    'schema',
    'place',
    'sky',
    'chart',
    'version.ts',
  ],
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

test('no file imports itself, by way of others or of types', () => {
  const targets = new Map(
    files.map((file) => [file, imports.filter((edge) => edge.from === file && isLocal(edge)).map(targetOf)]),
  );
  const clear = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    const seen = path.indexOf(file);
    if (seen >= 0) circles.push([...path.slice(seen), file].join(' -> '));
    if (seen >= 0 || clear.has(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...path, file]);
    clear.add(file);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});

test('every local import leads to a file', () => {
  const lost = imports.filter(isLocal).filter((edge) => !files.includes(targetOf(edge)));
  expect(lost).toEqual([]);
});

test('the printing is loaded by those who print', () => {
  const printers = ['operations/natal-pdf-report.ts', 'operations/printing.ts'];
  const outside = imports.filter(
    (edge) => isLocal(edge) && roomOf(targetOf(edge)) === 'pdf' && roomOf(edge.from) !== 'pdf',
  );
  expect([...new Set(outside.map(({ from }) => from))].sort()).toEqual(printers);
  for (const file of printers) {
    const code = readFileSync(join(source, file), 'utf8');
    expect(code).not.toMatch(/^import (?!type )[^;]*'(?:\.\.\/pdf\/|\.\/printing)/m);
  }
});

test.each(['wheel', 'pdf'])('the %s room does without the schemas', (room) => {
  const code = files
    .filter((file) => roomOf(file) === room)
    .map((file) => readFileSync(join(source, file), 'utf8'));
  const imported = code.flatMap((text) => [
    ...text.matchAll(/^(?:import|export)[^;]*?'\.\.\/schema\/[^;]*;/gm),
  ]);
  expect(imported.length).toBeGreaterThan(0);
  for (const [statement] of imported) expect(statement).toMatch(/^(?:import|export) type /);
});

test('packages are imported where they belong', () => {
  const homes: Record<string, readonly string[]> = {
    zod: ['schema'],
    '#assets': ['opening.ts', 'pdf', 'worker'],
    '#pieces': ['opening.ts', 'place-loading.ts', 'pieces'],
    '#worker-port': ['worker'],
    pdfkit: ['pdf'],
    fontkit: ['pdf'],
    fflate: ['pdf'],
    'hyphen/en-us/index.js': ['pdf'],
    jose: ['service'],
    'fast-check': ['testing'],
  };
  const strangers = imports
    .filter((edge) => !isLocal(edge) && !edge.to.startsWith('node:'))
    .filter((edge) => !homes[edge.to]?.includes(roomOf(edge.from)));
  expect(strangers).toEqual([]);
});

test('what knows Node is named for it', () => {
  const knowing = imports.filter((edge) => edge.to.startsWith('node:')).map((edge) => edge.from);
  expect([...new Set(knowing)].sort()).toEqual([
    'assets/node.ts',
    'service/node/listener.ts',
    'service/node/secret.ts',
    'service/node/users.ts',
    'worker/port-node.ts',
  ]);
});

test('one file opens the WebAssembly binary', () => {
  const calling = files.filter((file) =>
    readFileSync(join(source, file), 'utf8').includes('new WebAssembly.Instance'),
  );
  expect(calling).toEqual(['sky/swisseph-binary.ts']);
});
