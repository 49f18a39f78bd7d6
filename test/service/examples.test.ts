/** The examples work: with the library installed from its tarball, as their users have it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { userLine } from 'horoscope-engine/service/node';
import { afterAll, describe, expect, test } from 'vitest';
import { unpacked } from '../browser/installed.js';
import { user } from './open-service.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const secret = 'a secret of the examples, of more than 32 bytes';
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
}, 60_000);

async function asked(url: string, path: string, body: unknown, authorization = ''): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A line that a process prints, or why it ended. */
const printed = (child: ChildProcess, line: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        text += part;
        const found = line.exec(text);
        if (found) resolve(found[0]);
      });
    child.once('exit', () => reject(new Error(`it ended: ${text}`)));
  });

interface Instruction {
  name: string;
  rest: string;
}

const instructions: Instruction[] = readFileSync(join(root, 'examples/pool/Containerfile'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }));
const instruction = (name: string): string => instructions.find((one) => one.name === name)?.rest ?? '';

describe('the container', () => {
  const site = unpacked('examples/pool', ['piscina']);
  ends.push(site.remove);

  test('has the files that it starts, and nothing that is another’s to do', () => {
    const copied = instructions
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(copied).toEqual(['package.json', 'server.js', 'worker.js']);
    expect(instructions[0]).toEqual({ name: 'FROM', rest: 'node:22-slim' });
    // Not as root, once everything is there.
    expect(instructions.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      instructions.findLastIndex(({ name }) => name === 'COPY'),
    );
    const { dependencies } = JSON.parse(readFileSync(join(root, 'examples/pool/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
      devDependencies: Record<string, string>;
    };
    expect(dependencies).toEqual({
      'horoscope-engine': `^${own.version}`,
      piscina: `^${own.devDependencies.piscina}`,
    });
  });

  test('starts, answers from its threads, and ends when it is told to', async () => {
    const run = join(site.folder, 'secrets');
    mkdirSync(run);
    writeFileSync(join(run, 'users'), await userLine(user.username, user.password));
    writeFileSync(join(run, 'secret'), `${secret}\n`);
    const environment = Object.fromEntries(
      instruction('ENV')
        .split(' ')
        .map((one) => one.split('=')),
    );
    const port = await freePort();
    const [program = '', ...words] = JSON.parse(instruction('CMD')) as string[];
    expect(program).toBe('node');
    const child = spawn(process.execPath, words, {
      cwd: site.folder,
      env: {
        ...process.env,
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        THREADS: '2',
        USERS_FILE: join(run, 'users'),
        SECRET_FILE: join(run, 'secret'),
      },
    });
    ends.push(() => child.kill());
    expect(await printed(child, /.*listening at .*/)).toBe(
      `2 threads, listening at http://127.0.0.1:${port}`,
    );
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const { accessToken } = (await (await asked(url, '/api/auth', user)).json()) as { accessToken: string };
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => asked(url, '/api/natal', birth, `Bearer ${accessToken}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect((await asked(url, '/api/natal', { ...birth, place_id: 1 }, `Bearer ${accessToken}`)).status).toBe(
      404,
    );
    expect((await asked(url, '/api/auth', { ...user, password: 'x' })).status).toBe(401);

    const [health, ...check] = JSON.parse(instruction('HEALTHCHECK').replace('CMD ', '')) as string[];
    expect(health).toBe('node');
    const healthy = spawn(process.execPath, check, { env: { ...process.env, PORT: String(port) } });
    expect(await new Promise((resolve) => healthy.once('exit', resolve))).toBe(0);

    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('the edge worker', () => {
  const site = unpacked('examples/edge');
  ends.push(site.remove);

  test('is bundled with every file, and answers', async () => {
    const outfile = join(site.folder, 'bundle.mjs');
    const { warnings } = await esbuild.build({
      absWorkingDir: site.folder,
      entryPoints: ['worker.js'],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      conditions: ['workerd', 'worker'],
      loader: { '.bin': 'binary', '.gz': 'binary' },
      outfile,
      logLevel: 'silent',
      plugins: [compiledWasm],
    });
    expect(warnings).toEqual([]);
    const { default: worker, hashOf } = (await import(pathToFileURL(outfile).href)) as {
      default: { fetch(request: Request, environment: object): Promise<Response> };
      hashOf(password: string, salt: string): Promise<string>;
    };
    const salt = btoa('sixteen bytes of');
    const users = { [user.username]: { salt, hash: await hashOf(user.password, salt) } };
    const ask = (path: string, body: unknown, authorization = '') =>
      worker.fetch(
        new Request(`https://edge.example${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization, 'cf-connecting-ip': '192.0.2.1' },
          body: JSON.stringify(body),
        }),
        { SECRET: secret, USERS: JSON.stringify(users) },
      );
    expect((await ask('/api/auth', { ...user, password: 'x' })).status).toBe(401);
    expect((await ask('/api/auth', { ...user, username: 'constructor' })).status).toBe(401);
    const { accessToken } = (await (await ask('/api/auth', user)).json()) as { accessToken: string };
    const natal = await ask('/api/natal', birth, `Bearer ${accessToken}`);
    expect(await natal.json()).toMatchObject({ profile: { cityName: 'Budapest' } });
    expect((await ask('/api/places', { name: 'Budapest' }, `Bearer ${accessToken}`)).status).toBe(200);
  });
});

/** What an edge host makes of an import of a `.wasm`: a compiled module. */
const compiledWasm: esbuild.Plugin = {
  name: 'compiled-wasm',
  setup: (build) => {
    build.onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
      contents: `export default new WebAssembly.Module(Uint8Array.from(atob('${readFileSync(path, 'base64')}'), (c) => c.charCodeAt(0)));`,
    }));
  },
};
