/** The library's own files at an address, packed. */
import { readFileSync } from 'node:fs';
import { allAssets, createEngine } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';
import { fetchedAssets } from '#dist/assets/own.js';
import { openOnPage, pagePlatform } from '../loading/page.js';

const root = new URL('../../', import.meta.url);
const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };

test.each(['all', 'core'] as const)('allAssets names files that the package has: %s', async (placeTier) => {
  const { files } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { files: string[] };
  const { wasm, ephemeris, places, zones } = allAssets(root, { placeTier });
  for (const url of [wasm, places, zones, ...Object.values(ephemeris)].flat() as URL[]) {
    const path = url.href.slice(root.href.length);
    const isShipped = files.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path));
    expect([path, isShipped]).toEqual([path, true]);
  }
  const engine = await createEngine({ assets: allAssets(root, { placeTier }) });
  expect(engine.natal(birth)).toEqual((await createEngine()).natal(birth));
  expect(engine.placeById(3054643).name).toBe('Budapest');
});

test('an address of its own loads no more than is asked for', async () => {
  const fetched: string[] = [];
  const platform = pagePlatform((name) => fetched.push(name));
  const engine = await openOnPage(
    { assets: allAssets(root.href), parts: ['natal'], places: false, years: [1990, 1990] },
    platform,
  );
  engine.natal(birth);
  expect([...new Set(fetched)].sort()).toEqual(['ephemeris.bin', 'swisseph.wasm.gz', 'zones.bin.gz']);
});

test('what is no address is refused', () => {
  expect(() => allAssets('./assets')).toThrow(expect.objectContaining({ code: 'invalid_request' }));
});

test('a page has every place by a file of its own alone', async () => {
  await expect(openOnPage({ placeTier: 'all', parts: ['places'] })).rejects.toMatchObject({
    code: 'not_loaded',
    message: expect.stringContaining('horoscope-engine/places'),
  });
  const { allPlaces } = await import('horoscope-engine/places');
  const engine = await openOnPage({ parts: ['places'], assets: { places: allPlaces } });
  expect(engine.placeById(2776943).name).toBe('Hallstatt');
  // Bundlers carry along what is named so.
  expect(fetchedAssets.toString()).not.toContain('places-rest');
});
