/** `horoscope serve` and `horoscope user`, as they are typed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { run } from '#dist/command/run.js';
import { library } from './one-library.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'horoscope-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const users = join(folder, 'users.txt');

const horoscope = (line: string, typed = '') =>
  run(line.split(' '), { columns: 80, color: false, read: async () => typed }, library);

test('a user of the file is written, and may ask', async () => {
  const { output, exitCode } = await horoscope('user ada', 'a password\n');
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^ada:scrypt:[\w:-]+\n$/)]);
  writeFileSync(users, output);
  const child = spawn(process.execPath, [cli, 'serve', '--users', users, '--port', '0', '--log'], {
    stdio: 'pipe',
  });
  try {
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (part: Buffer) => resolve(String(part)));
      child.once('exit', () => reject(new Error('it ended')));
    });
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    expect(line).toBe(`The service listens at ${url}\n`);
    const logged = new Promise<string>((resolve) =>
      child.stderr.once('data', (part: Buffer) => resolve(String(part))),
    );
    const response = await fetch(`${url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ada', password: 'a password' }),
    });
    const { accessToken } = (await response.json()) as { accessToken: string };
    expect(JSON.parse(await logged)).toMatchObject({ path: '/api/auth', status: 200 });
    const signs = await fetch(`${url}/api/signs`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(signs.status).toBe(200);
    // What Node's parser takes and the Fetch standard doesn't is refused by the listener.
    const trace = await fetch(`${url}/health`, { method: 'PROPFIND' });
    expect(trace.status).toBe(405);
  } finally {
    child.kill();
  }
});

test.each([
  ['serve', /which users\?/],
  ['serve --users /nowhere/users.txt', /cannot be read: ENOENT/],
  [`serve --users ${users} --port 99999`, /--port is "99999"/],
  [`serve --users ${users} --secret-file ${users}x`, /cannot be read/],
  [`serve --users ${users} --host 203.0.113.1`, /cannot listen there: E/],
  ['serve --user x', /no flag "--user"/],
  ['user', /which user\?/],
  ['user a:b', /no colon/],
  ['user ada', /the password is empty/],
  ['openapi now', /nothing is to be made of "now"/],
])('%s is refused', async (line, message) => {
  const { output, exitCode } = await horoscope(line);
  expect(exitCode).toBe(2);
  expect(output).toMatch(message);
});

test('help of each', async () => {
  for (const word of ['serve', 'openapi', 'user']) {
    const { output } = await horoscope(`${word} --help`);
    expect(output).toContain(`horoscope ${word}`);
    expect(output.split('\n').every((line) => line.length <= 80)).toBe(true);
  }
  expect((await horoscope('serve --help')).output).toMatch(/development and small sites/);
});
