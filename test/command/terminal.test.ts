/** The command as a process. */
import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

test('--version', () => {
  const printed = execFileSync(process.execPath, [cli, '--version'], { encoding: 'utf8' });
  expect(printed).toBe(`horoscope-engine ${version}\n`);
});

test('whoever stops reading ends it quietly', async () => {
  const events = ['events', '--from', '2026-01-01', '--to', '2026-07-01', '--json'];
  const child = spawn(process.execPath, [cli, ...events], { stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  child.stderr.on('data', (data) => {
    told += data;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const exitCode = await new Promise((resolve) => child.on('close', resolve));
  expect(told).toBe('');
  expect(exitCode).toBe(0);
});

test('refusals go to standard error', () => {
  const child = spawn(process.execPath, [cli, 'natal', '-x']);
  return new Promise<void>((resolve, reject) => {
    let [out, told] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      told += data;
    });
    child.on('error', reject);
    child.on('close', (exitCode) => {
      expect([out, exitCode]).toEqual(['', 2]);
      expect(told).toMatch(/^horoscope: there is no flag "-x"/);
      resolve();
    });
  });
});
