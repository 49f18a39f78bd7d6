/** What the package offers, by name. A change here is a decision: it goes into the changelog. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';

const engine = [
  'Aspect',
  'HoroscopeError',
  'HouseSystem',
  'Planet',
  'Sign',
  'allAssets',
  'createEngine',
  'errorCodes',
  'mondayOf',
  'weekOf',
];

test('horoscope-engine', async () => {
  expect(Object.keys(await import('horoscope-engine')).sort()).toEqual(
    [...engine, 'ready', ...Object.keys(operations), ...Object.keys(functions)].sort(),
  );
});

test('horoscope-engine/engine', async () => {
  expect(Object.keys(await import('horoscope-engine/engine')).sort()).toEqual(engine);
});

test('horoscope-engine/schemas', async () => {
  expect(Object.keys(await import('horoscope-engine/schemas')).sort()).toMatchSnapshot();
});

test('horoscope-engine/wheel', async () => {
  expect(Object.keys(await import('horoscope-engine/wheel')).sort()).toEqual([
    'HoroscopeError',
    'aspectGrid',
    'balanceChart',
    'chartWheel',
    'ephemerisGraph',
    'glyphs',
    'themes',
    'transitTimeline',
  ]);
});

test('horoscope-engine/service', async () => {
  expect(Object.keys(await import('horoscope-engine/service')).sort()).toEqual([
    'HoroscopeError',
    'createExecutor',
    'createService',
    'memoryRateLimit',
    'warmUp',
  ]);
  expect(Object.keys(await import('horoscope-engine/service/node')).sort()).toEqual([
    'listenerOf',
    'secretFrom',
    'serve',
    'userLine',
    'usersFrom',
    'usersIn',
  ]);
});

test('horoscope-engine/pdf', async () => {
  expect(Object.keys(await import('horoscope-engine/pdf')).sort()).toEqual(['HoroscopeError', 'pdfReport']);
});

test('horoscope-engine/worker', async () => {
  expect(Object.keys(await import('horoscope-engine/worker')).sort()).toEqual([
    'HoroscopeError',
    'connectEngine',
  ]);
});

test('files for pages without a bundler have the exports of their doors, and the hashes that are stated', async () => {
  const folder = new URL('../dist/bundle/', import.meta.url);
  const integrity = JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Record<
    string,
    string
  >;
  expect(Object.keys(integrity).sort()).toEqual(
    readdirSync(folder)
      .filter((name) => /\.min\.js$/.test(name))
      .sort(),
  );
  for (const [name, stated] of Object.entries(integrity)) {
    const bytes = readFileSync(new URL(name, folder));
    expect(stated).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    // Nothing that a page without an import map could not find.
    expect(bytes.toString().match(/(?:from|import\()\s*"(?!\.{1,2}\/)[\w@#][^"]*"/g)).toBeNull();
  }
  const door = async (name: string) => Object.keys(await import(new URL(name, folder).href)).sort();
  // `serve` is what a worker's own file takes from the engine's.
  expect((await door('engine.min.js')).sort()).toEqual([...(await door('engine.js')), 'serve'].sort());
  expect(await door('wheel.min.js')).toEqual(await door('wheel.js'));
  expect(await door('pdf.min.js')).toEqual(await door('pdf.js'));
});

test('horoscope-engine/testing', async () => {
  expect(Object.keys(await import('horoscope-engine/testing')).sort()).toMatchSnapshot();
});

test('subpaths', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  expect(Object.keys(exports)).toEqual([
    '.',
    './engine',
    './wheel',
    './service',
    './service/node',
    './pdf',
    './worker',
    './worker/run',
    './schemas',
    './testing',
    './places',
    './engine.min.js',
    './pdf.min.js',
    './wheel.min.js',
    './worker.min.js',
    './worker-run.min.js',
    './integrity.json',
    './packed/*',
    './data/*',
    './ephe/*',
    './swisseph.wasm',
    './package.json',
  ]);
  for (const target of Object.values(exports)) {
    if (typeof target === 'string') continue;
    expect(Object.keys(target)[0]).toBe('types');
    expect(Object.keys(target).at(-1)).toBe('default');
  }
});

test('the map of engine.min.js finds the lines of what it was made of', () => {
  const folder = new URL('../dist/bundle/', import.meta.url);
  const code = readFileSync(new URL('engine.min.js', folder), 'utf8').split('\n');
  const map = new SourceMap(JSON.parse(readFileSync(new URL('engine.min.js.map', folder), 'utf8')));
  // Messages stand in both as they are.
  const messages = code.flatMap((line, row) =>
    [...line.matchAll(/[A-Z][a-z]+(?: [a-z]+){4,}/g)].map(({ 0: text, index }) => ({
      text,
      row,
      column: index,
    })),
  );
  expect(messages.length).toBeGreaterThan(0);
  for (const { text, row, column } of messages.slice(0, 40)) {
    const entry = map.findEntry(row, column);
    if (!('originalSource' in entry)) throw new Error(`nothing stands for ${text}`);
    const { originalSource, originalLine } = entry;
    const module = readFileSync(new URL(originalSource, folder), 'utf8').split('\n');
    expect(module.slice(originalLine, originalLine + 4).join(' ')).toContain(text);
  }
});
