/** The root import where a file does not come: it can be imported all the same, says what is wrong, and recovers. */
import { execFile } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let copy: string;

/** The package in a folder of its own, in which files may be missing. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'horoscope-engine-'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of ['dist', 'data', 'ephe']) place(folder);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function place(folder: string): void {
  mkdirSync(join(copy, folder));
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) place(path);
    else
      try {
        linkSync(join(root, path), join(copy, path));
      } catch {
        cpSync(join(root, path), join(copy, path));
      }
  }
}

/** What a script prints that is run in the folder. */
const printed = async (script: string): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: copy,
  });
  return JSON.parse(stdout);
};

const preamble = `
  import { renameSync } from 'node:fs';
  const natal = (library) => {
    const place = { name: 'x', latitude: 47, longitude: 19, timezone: 'UTC' };
    const request = { name: 'Ada', date: '1990-05-17', time: '12:00', lang: 'en', place };
    try { return library.natal(request).profile.name } catch (error) { return [error.name, error.code, error.message] }
  };
`;

test.each([
  ['data/zones.bin', /time-zone data/],
  ['ephe/ephemeris.bin', /ephemeris\.bin/],
  ['dist/sky/swisseph.wasm', /swisseph\.wasm/],
])(
  'without %s',
  async (file, named) => {
    const [before, failed, after] = (await printed(`${preamble}
    renameSync('${file}', '${file}.away');
    const library = await import('horoscope-engine');
    const before = natal(library);
    const failed = await library.ready().then(() => 'ready', (error) => [error.name, error.code]);
    renameSync('${file}.away', '${file}');
    await Promise.all([library.ready(), library.ready()]);
    console.log(JSON.stringify([before, failed, natal(library)]));
  `)) as [string[], string[], string];
    expect(before.slice(0, 2)).toEqual(['HoroscopeError', 'asset_missing']);
    expect(before[2]).toMatch(named);
    expect(before[2]).toMatch(/ready\(\)/);
    expect(failed).toEqual(['HoroscopeError', 'asset_missing']);
    expect(after).toBe('Ada');
  },
  60_000,
);

test('with all its files it is ready at once', async () => {
  const [name, ready] = (await printed(`${preamble}
    const library = await import('horoscope-engine');
    console.log(JSON.stringify([natal(library), await library.ready() === undefined]));
  `)) as [string, boolean];
  expect([name, ready]).toEqual(['Ada', true]);
}, 60_000);

test('texts that do not load are a HoroscopeError that names the language', async () => {
  const [name, code, message] = (await printed(`${preamble}
    const texts = 'dist/text/en/groups/natal.js';
    renameSync(texts, texts + '.away');
    const { createEngine } = await import('horoscope-engine/engine');
    const refused = natal(await createEngine());
    renameSync(texts + '.away', texts);
    console.log(JSON.stringify(refused));
  `)) as string[];
  expect([name, code]).toEqual(['HoroscopeError', 'asset_missing']);
  expect(message).toMatch(/"en"/);
}, 60_000);

/** Results of three pieces of code, made by a default engine after some files were renamed. */
const threePieces = (script: string) => `${preamble}
  ${script}
  const library = await import('horoscope-engine');
  const place = { name: 'x', latitude: 47, longitude: 19, timezone: 'UTC' };
  const [date_1, time_1, lang] = ['1990-05-17', '12:00', 'en'];
  const pair = { name_1: 'Ada', date_1, time_1, place_1: place, name_2: 'Bo', date_2: '1988-01-02', time_2: '12:00', place_2: place, lang };
  const wheel = library.natal({ name: 'Ada', date: date_1, time: time_1, place, lang }, { include: ['wheel', 'reading'] });
  console.log(JSON.stringify([wheel.wheel.slice(0, 10), wheel.reading.title, library.synastry(pair).profile1.name]));
`;

test.each([
  ['by itself', ''],
  // Before Node 20.19, and where a bundler took along what it could see.
  ['where its parts are not beside it', "renameSync('dist/bundle/parts', 'dist/bundle/parts.away');"],
])(
  'the code that is used comes when it is used, %s',
  async (_, script) => {
    const back = script === '' ? '' : "renameSync('dist/bundle/parts.away', 'dist/bundle/parts');";
    const [wheel, title, name] = (await printed(threePieces(script).replace(/$/, back))) as string[];
    expect([wheel, name]).toEqual(['data:image', 'Ada']);
    expect(title).toMatch(/Ada/);
  },
  60_000,
);

test('no code is read that no call asks for', async () => {
  const files = readdirSync(join(copy, 'dist/bundle')).filter((file) =>
    /^(?:shared|pairs|periods|reports|whole)-/.test(file),
  );
  expect(files.length).toBe(5);
  const away = files.map((file) => `renameSync('dist/bundle/${file}', 'dist/bundle/${file}.away');`);
  const back = files.map((file) => `renameSync('dist/bundle/${file}.away', 'dist/bundle/${file}');`);
  expect(
    await printed(`${preamble} ${away.join('')}
      const library = await import('horoscope-engine');
      console.log(JSON.stringify(natal(library))); ${back.join('')}`),
  ).toBe('Ada');
}, 60_000);
