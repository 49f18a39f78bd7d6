/** A client generated from the document by oazapfts, as a stranger would make one, compiles and drives every endpoint. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openApi } from 'horoscope-engine/schemas';
import { type Listening, serve } from 'horoscope-engine/service/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService, user } from './open-service.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Within the repository, so that the client finds its runtime. */
const folder = join(root, '.cache/client');
const document = openApi();
let listening: Listening;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  listening = await serve(openService(), { port: 0 });
});
afterAll(() => listening.close());

test('it is generated, and compiles', () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const node = (...words: string[]) => execFileSync(process.execPath, words, { cwd: folder, stdio: 'pipe' });
  node(join(root, 'node_modules/oazapfts/dist/cli.js'), 'openapi.json', 'client.ts');
  cpSync(join(root, 'test/service/client/drive.ts'), join(folder, 'drive.ts'));
  try {
    node(
      join(root, 'node_modules/typescript/bin/tsc'),
      ...['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck'],
      ...['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', ''],
      ...['--ignoreConfig', 'drive.ts'],
    );
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout));
  }
});

test('it drives every endpoint', async () => {
  const { drive } = (await import(pathToFileURL(join(folder, 'drive.js')).href)) as {
    drive: (url: string, by: typeof user) => Promise<Record<string, number>>;
  };
  const driven = await drive(listening.url, user);
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(Object.keys(driven).sort()).toEqual(operations.sort());
  for (const [name, status] of Object.entries(driven)) expect(status, name).toBe(200);
});
