/**
 * The package as bundlers and browsers get it: production builds by Vite, webpack and esbuild, and one HTML file
 * opened from disk, compute in Chromium and Firefox what Node computes, byte for byte.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { natalResponse } from 'horoscope-engine/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browse, chromium, firefox } from './browsers.js';
import { type Build, esbuildBuild, inlinedBuild, viteBuild, webpackBuild } from './builds.js';
import { firstDifference } from './difference.js';
import { installed } from './installed.js';
import { type Birth, count } from './page/births.js';
import { drawn } from './page/pictures.js';
import { PageServer } from './server.js';

const bundlers = { vite: viteBuild, webpack: webpackBuild, esbuild: esbuildBuild, inlined: inlinedBuild };
type Bundler = keyof typeof bundlers;
const builds = new Map<Bundler, Build>();

let site: ReturnType<typeof installed> | undefined;
let fromNode: string[] = [];

beforeAll(async () => {
  site = installed();
  execFileSync(process.execPath, ['node.js'], { cwd: site.folder, stdio: ['ignore', 'inherit', 'pipe'] });
  fromNode = readFileSync(join(site.folder, 'node.jsonl'), 'utf8').split('\n');
});

afterAll(() => site?.remove());

interface Cast extends Birth {
  natal: ReturnType<typeof natalResponse.parse>;
}

test('the births are as many and as different as they should be', () => {
  expect(fromNode).toHaveLength(count + drawn);
  const casts = fromNode.slice(0, count).map((line) => JSON.parse(line) as Cast);
  expect(casts).toHaveLength(count);
  for (const { natal } of casts) natalResponse.parse(natal);

  const having = (holds: (cast: Cast) => boolean) => casts.filter(holds).length;
  const noticed = (code: string) =>
    having(({ natal }) => natal.notices.some((notice) => notice.code === code));
  const year = ({ request }: Cast) => Number(request.date.slice(0, 4));
  expect(having((cast) => year(cast) >= 1900 && year(cast) <= 2030)).toBeGreaterThan(120);
  expect(having((cast) => year(cast) > 2030)).toBeGreaterThan(5);
  expect(having(({ natal }) => natal.profile.south)).toBeGreaterThan(40);
  expect(having(({ natal }) => natal.profile.east)).toBeGreaterThan(60);
  expect(having(({ natal }) => !natal.profile.east)).toBeGreaterThan(50);
  expect(having(({ request }) => request.place_id !== undefined)).toBeGreaterThan(120);
  expect(having(({ natal }) => natal.profile.dst === 1)).toBeGreaterThan(20);
  expect(having(({ natal }) => natal.calculation.offsetSource === 'local-mean-time')).toBeGreaterThan(15);
  expect(having(({ natal }) => natal.calculation.calendar === 'julian')).toBeGreaterThan(5);
  expect(having(({ natal }) => natal.calculation.zodiac === 'sidereal')).toBeGreaterThan(20);
  expect(noticed('ambiguous_time')).toBeGreaterThan(8);
  expect(noticed('skipped_time')).toBeGreaterThan(8);
  expect(noticed('house_system_replaced')).toBeGreaterThan(8);
  expect(noticed('moshier_ephemeris')).toBeGreaterThan(3);
  expect(noticed('body_unavailable')).toBeGreaterThan(3);
  const distinct = (of: (cast: Cast) => unknown) => new Set(casts.map(of)).size;
  expect(distinct(({ natal }) => natal.profile.timezoneName.split('/')[0])).toBeGreaterThan(8);
  expect(distinct(({ natal }) => natal.calculation.houseSystem)).toBe(25);
  expect(distinct(({ natal }) => JSON.stringify(natal.calculation.ayanamsa))).toBeGreaterThan(10);
});

describe.each(Object.keys(bundlers) as Bundler[])('%s', (bundler) => {
  test('builds the page without a warning', async () => {
    const build = await bundlers[bundler](site?.folder ?? '');
    builds.set(bundler, build);
    expect(build.warnings).toEqual([]);
  });

  const where: Browser[] = bundler === 'vite' || bundler === 'inlined' ? [chromium, firefox] : [chromium];
  test.each(where.map((browser) => [browser.name, browser] as const))(
    'computes in %s what Node computes',
    async (_, browser) => {
      const build = builds.get(bundler);
      if (!build) throw new Error(`there is no build by ${bundler}`);
      const server = await PageServer.open(build.folder);
      try {
        const page =
          bundler === 'inlined' ? pathToFileURL(join(build.folder, 'index.html')).href : server.origin;
        const url = `${page}${page.endsWith('.html') ? '' : '/'}?server=${encodeURIComponent(server.origin)}`;
        const lines = (await browse(browser, url, server.done)).split('\n');
        expect(differences(lines, fromNode)).toEqual([]);
        expect(server.missing).toEqual([]);
        expect(server.violations).toEqual([]);
        // The full place index is carried along by bundlers, but is no download of a page that doesn't ask for it.
        expect(
          server.asked.filter((path) => /places-?\w*\.bin/.test(path) && !path.includes('core')),
        ).toEqual([]);
        if (bundler === 'inlined') expect(server.asked).toEqual([]);
      } finally {
        server.close();
      }
    },
  );
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The horoscopes of a page that aren't Node's, each with the place where it leaves it. */
function differences(found: readonly string[], wanted: readonly string[]): string[] {
  if (found.length !== wanted.length) return [`${found.length} horoscopes in place of ${wanted.length}`];
  return wanted.flatMap((line, index) => {
    const other = found[index] ?? '';
    if (sha256(other) === sha256(line)) return [];
    const difference =
      firstDifference(JSON.parse(other), JSON.parse(line)) ?? 'the JSON is written differently';
    return [`${index < count ? 'birth' : 'picture'} ${index} ${sha256(other).slice(0, 12)}: ${difference}`];
  });
}
