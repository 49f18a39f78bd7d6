/**
 * One hash everywhere: horoscopes of all kinds have the same bytes in Node, Chromium and Firefox. `npm run one-hash`
 * takes 10,000 and further versions of Node, Bun and Deno, as npm has them, and keeps the hash in one-hash.json.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browse, chromium, firefox } from './browsers.js';
import { blockSize } from './one-hash/hashes.js';
import { requests } from './one-hash/requests.js';
import { PageServer } from './server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = fileURLToPath(new URL('./one-hash/', import.meta.url));
const runtime = join(own, 'runtime.js');
const kept = join(own, 'one-hash.json');

const isLong = process.env.ONE_HASH !== undefined;
const lines = requests(isLong ? Number(process.env.ONE_HASH) : 300);
const limit = isLong ? 3_600_000 : 120_000;

/** By runtime: the hash of all, then that of each block. */
const found = new Map<string, string[]>();
let site = '';

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'horoscope-one-hash-'));
  for (const name of ['index.html', 'page.js', 'hashes.js']) copyFileSync(join(own, name), join(site, name));
  for (const name of ['dist', 'data', 'ephe']) symlinkSync(join(root, name), join(site, name));
  writeFileSync(join(site, 'requests.jsonl'), lines.join('\n'));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const runtimes: [name: string, command: string, words: string[], version: string[]][] = [
  ['Node', process.execPath, [], ['--version']],
  ...(isLong ? ['20', '22', '24'] : []).map((version): (typeof runtimes)[number] => {
    const words = ['--yes', '-p', `node@${version}`, 'node'];
    return [`Node ${version}`, 'npx', words, [...words, '--version']];
  }),
  ...(isLong ? ['bun', 'deno'] : []).map((name): (typeof runtimes)[number] => {
    const words = ['--yes', name, 'run', ...(name === 'deno' ? ['--allow-all'] : [])];
    return [name, 'npx', words, ['--yes', name, '--version']];
  }),
];
const versions = new Map<string, string>();

const printedBy = (command: string, words: string[]): string =>
  execFileSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test.each(runtimes)(
  '%s',
  (name, command, words, version) => {
    versions.set(name, printedBy(command, version).split('\n')[0]?.trim() ?? '');
    const printed = printedBy(command, [...words, runtime, join(site, 'requests.jsonl')]);
    found.set(name, JSON.parse(printed) as string[]);
    expect(differing(name)).toEqual([]);
  },
  limit,
);

const browsers: [string, Browser][] = [chromium, firefox].map((browser) => [browser.name, browser]);
test.each(browsers)(
  '%s',
  async (name, browser) => {
    const server = await PageServer.open(site);
    try {
      versions.set(name, printedBy(name, ['--version']).trim());
      found.set(name, JSON.parse(await browse(browser, `${server.origin}/`, server.done, limit)) as string[]);
      expect(server.missing).toEqual([]);
    } finally {
      server.close();
    }
    expect(differing(name)).toEqual([]);
  },
  limit,
);

test('one hash', () => {
  const all = new Set([...found.values()].map(([hash]) => hash));
  expect(all.size).toBe(1);
  expect(found.size).toBe(runtimes.length + browsers.length);
  const [hash = ''] = all;
  console.log(`${lines.length} horoscopes: ${hash}`);
  if (!isLong) return;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const entry = {
    engine: version,
    horoscopes: lines.length,
    sha256: hash,
    runtimes: Object.fromEntries(versions),
  };
  writeFileSync(kept, `${JSON.stringify(entry, undefined, 2)}\n`);
});

/** The first request of each block that a runtime answers otherwise than Node. */
function differing(name: string): string[] {
  const wanted = found.get('Node') ?? [];
  const blocks = (found.get(name) ?? []).slice(1);
  if (blocks.length !== wanted.length - 1) return [`${blocks.length} blocks`];
  return blocks.flatMap((block, index) =>
    block === wanted[index + 1] ? [] : [`block ${index}: ${lines[index * blockSize]}`],
  );
}
