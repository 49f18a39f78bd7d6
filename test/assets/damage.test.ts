/** A short run of `npm run fuzz:assets`, and files in each other’s place. */
import { readFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';
import { damageAssets, names } from './damage.js';

test('no damaged file gives a wrong answer', async () => {
  const { refused, faults } = await damageAssets({ count: 12 * names.length, seed: 20_261_122 });
  expect(faults).toEqual([]);
  // Every bit of every file is under a checksum.
  for (const name of names) expect(refused[name], name).toBeGreaterThan(10);
}, 120_000);

test('files in each other’s place are refused', async () => {
  const root = new URL('../../', import.meta.url);
  const read = (path: string) => new Uint8Array(readFileSync(new URL(path, root)));
  const [zones, places, planets] = [
    read('data/zones.bin'),
    read('data/places-core.bin'),
    read('ephe/sepl_18.se1'),
  ];
  const birth = { name: 'N', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' } as const;
  for (const assets of [
    { zones: places },
    { places: zones },
    { wasm: zones },
    { ephemeris: { 'semo_18.se1': planets } },
    { ephemeris: { 'ephemeris.bin': planets } },
    { ephemeris: { 'sefstars.txt': zones } },
  ])
    await expect(
      createEngine({ assets }).then((engine) => engine.natal(birth, { include: ['fixedStars'] })),
      Object.keys(assets)[0],
    ).rejects.toMatchObject({ code: 'asset_corrupt' });
}, 120_000);
