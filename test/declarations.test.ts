/** What a user's compiler says of the package as it is packed: with `strict`, without `skipLibCheck`, in a folder of their own. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed } from './packed.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
let folder: string;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  exports: Record<string, string | { types: string }>;
};
/** Doors that are one module each, and what declares it. */
const doors = Object.entries(manifest.exports).flatMap(([door, conditions]) =>
  typeof conditions === 'string' || door.includes('*') ? [] : [{ door, types: conditions.types }],
);

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'horoscope-engine-')));
  const own = join(folder, 'node_modules/horoscope-engine');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', packed(), '-C', own, '--strip-components=1']);
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...dependencies, '@types/node']) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), path, 'dir');
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of files, with the library of a browser or with the types of Node. */
function compiled(files: Readonly<Record<string, string>>, host: 'browser' | 'node'): string {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const config = {
    compilerOptions: {
      target: 'es2022',
      module: host === 'node' ? 'nodenext' : 'esnext',
      moduleResolution: host === 'node' ? 'nodenext' : 'bundler',
      lib: host === 'node' ? ['es2022'] : ['es2022', 'dom', 'dom.iterable'],
      types: host === 'node' ? ['node'] : [],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
    },
    files: Object.keys(files),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  return stdout + stderr;
}

const program = `
import { natal, type Natal } from 'horoscope-engine';
import { createEngine, type Engine, HoroscopeError, type Options } from 'horoscope-engine/engine';
import { jsonSchemas, operations } from 'horoscope-engine/schemas';
import places from 'horoscope-engine/data/places-core.bin';
import planets from 'horoscope-engine/ephe/sepl_18.se1';
import wasm from 'horoscope-engine/swisseph.wasm';

const options: Options = { houseSystem: 'koch' };
const engine: Engine = await createEngine(options);
const chart: Natal = natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
const assets: (string | Uint8Array)[] = [places, planets, wasm];
export { assets, chart, engine, HoroscopeError, jsonSchemas, operations };
`;

const fault = program.replace("'koch'", "'kohc'");

const documents = [
  'README.md',
  'src/README.md',
  'docs/loading.md',
  ...readdirSync(join(root, 'docs/tasks')).map((name) => `docs/tasks/${name}`),
];
const examples = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code], index) =>
      [`${document.replaceAll('/', '-')}-${index + 1}.ts`, `${code}\nexport {};\n`] as const,
  );
});

const everyDoor = doors
  .map(({ door }, i) => `export * as door${i} from 'horoscope-engine${door.slice(1)}';`)
  .join('\n');

test('every import, every door, and the examples of all documents, compile under strict, without skipLibCheck; a fault is found', () => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  expect(doors.length).toBeGreaterThanOrEqual(17);
  const said = compiled(
    { 'program.ts': program, 'fault.ts': fault, 'doors.ts': everyDoor, ...Object.fromEntries(examples) },
    'node',
  );
  expect(said).toMatch(/fault\.ts.*TS2\d+.*kohc/);
  const others = said.split('\n').filter((line) => /^\S/.test(line) && !/fault\.ts/.test(line));
  expect(others).toEqual([]);
});

test('the types of every door come along, and no others', () => {
  const own = join(folder, 'node_modules/horoscope-engine');
  const used = new Set(doors.map(({ types }) => join(own, types)));
  for (const path of used)
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
      const declaration = join(dirname(path), `${specifier}.d.ts`);
      if (existsSync(declaration)) used.add(declaration);
    }
  const shipped = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.d\.c?ts$/.test(path),
  );
  expect(shipped.filter((path) => !used.has(join(own, path)))).toEqual([]);
});

test('every import compiles in a browser', () => {
  expect(compiled({ 'program.ts': program }, 'browser')).toBe('');
});
