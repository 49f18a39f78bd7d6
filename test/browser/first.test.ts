/**
 * What a page costs that shows one natal horoscope: requests and bytes, counted by a server that serves what the package
 * has, and the files that the bundler carried along.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from 'horoscope-engine/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPage, serveCounting } from '../../bench/first-page.js';
import { firstNatal } from '../../bench/page.js';

let page: Awaited<ReturnType<typeof firstPage>>;
let server: Awaited<ReturnType<typeof serveCounting>>;

beforeAll(async () => {
  page = await firstPage();
  server = await serveCounting(page.folder);
});
afterAll(() => {
  server?.close();
  page?.remove();
});

/** Requests and bytes of a first natal; its Sun as Node has it. */
async function costOf(search: string): Promise<{ requests: number; bytes: number; names: string[] }> {
  server.served.length = 0;
  const { sun } = await firstNatal(server.origin, search);
  const engine = await createEngine({ placeTier: 'core' });
  const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
  const request = { name: 'Ada', date: '1987-05-17', time: '14:30', lang: 'en' };
  const natal = engine.natal(
    search.includes('place') ? { ...request, place_id: 3054643 } : { ...request, place },
  );
  expect(sun).toBe(natal.planets[0]?.longitude);
  return {
    requests: server.served.length,
    bytes: server.served.reduce((sum, { bytes }) => sum + bytes, 0),
    names: server.served.map(({ path }) => path.replace(/^\/assets\//, '').replace(/-[\w-]{8}\./, '.')),
  };
}

// The budgets aimed at are 500 and 340 kB: the code of readings is what is over.
test('a first natal with a given place', async () => {
  const { requests, bytes, names } = await costOf('/');
  expect(requests).toBeLessThanOrEqual(10);
  expect(bytes).toBeLessThan(500_000);
  expect(names.filter((name) => /places|stars|synastry|reports/.test(name))).toEqual([]);
});

test('without texts', async () => {
  const { requests, bytes } = await costOf('/?texts=no');
  expect(requests).toBeLessThanOrEqual(8);
  expect(bytes).toBeLessThan(350_000);
});

test('with a place found by its name', async () => {
  const { requests, bytes, names } = await costOf('/?place=typed');
  // Small parts, each of them asked for: a third of the bytes of format 4 for one request more.
  expect(requests).toBeLessThanOrEqual(21);
  expect(bytes).toBeLessThan(590_000);
  expect(names.filter((name) => name.includes('places-core')).length).toBeGreaterThan(1);
});

test('with a place found in the core index', async () => {
  const { requests, bytes } = await costOf('/?place=search');
  expect(requests).toBeLessThanOrEqual(13);
  expect(bytes).toBeLessThan(2_500_000);
});

test('the bundler carries the index of all places along for nobody who does not ask', () => {
  const files = readdirSync(join(page.folder, 'assets'));
  expect(
    files.filter(
      (name) => name.startsWith('places') && !name.endsWith('.js') && !name.startsWith('places-core'),
    ),
  ).toEqual([]);
  const largest = Math.max(...files.map((name) => statSync(join(page.folder, 'assets', name)).size));
  expect(largest).toBeLessThan(2_500_000);
});
