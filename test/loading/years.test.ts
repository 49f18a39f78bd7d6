/** The ephemeris by decades: the same positions as whole files, and nothing computed from what is not there. */
import { readFileSync } from 'node:fs';
import { createEngine, type Engine, HoroscopeError } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';
import { blocksOf } from '#dist/assets/block-source.js';
import { ephemerisBlocks, ephemerisFiles } from '#dist/assets/decades.js';
import { ayanamsas } from '#dist/sky/ayanamsas.js';
import { EphemerisFiles } from '#dist/sky/ephemeris-files.js';
import { expectSame } from '../same.js';
import { openOnPage, pagePlatform } from './page.js';

const root = new URL('../../', import.meta.url);
const read = (path: string) => new Uint8Array(readFileSync(new URL(path, root)));
const whole = await createEngine({
  assets: {
    ephemeris: Object.fromEntries(ephemerisFiles.map(([name]) => [name, read(`ephe/${name}`)])),
  },
});
const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };

const refusalOf = (run: () => unknown): HoroscopeError => {
  try {
    run();
  } catch (error) {
    if (error instanceof HoroscopeError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

test('all blocks put back are the files, to the last bit, in any order', () => {
  const bytes = read('ephe/ephemeris.bin');
  const blocks: Uint8Array[] = [];
  let at = 0;
  for (const [length] of ephemerisBlocks) {
    blocks.push(bytes.subarray(at, at + length));
    at += length;
  }
  expect(at).toBe(bytes.length);
  const shuffled = blocks.map((_, i) => blocks[(i * 23) % blocks.length] as Uint8Array);
  const files = new EphemerisFiles();
  for (const block of shuffled) files.addBlock(block, ephemerisFiles);
  for (const [name] of ephemerisFiles) {
    expect(Buffer.compare(files.get(name) as Uint8Array, read(`ephe/${name}`))).toBe(0);
    expect(files.presenceOf(name)).toBeUndefined();
  }
});

/** Births through a year, everything that a natal can list among them. */
function birthsOf(year: number, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(Date.UTC(year, 0, 1) + Math.floor((i * 366) / count) * 86_400_000);
    const time =
      i % 9 === 8
        ? null
        : `${String((i * 5) % 24).padStart(2, '0')}:${String((i * 7) % 60).padStart(2, '0')}`;
    const date = day.toISOString().slice(0, 10);
    return {
      request: { ...birth, date: date.startsWith(String(year)) ? date : `${year}-12-31`, time },
      options: {
        ...(i % 4 === 1 && { bodies: Array.from({ length: 25 }, (_, id) => id) }),
        ...(i % 4 === 2 && {
          lilith: 'osculating' as const,
          topocentric: true,
          include: ['reading' as const],
        }),
        ...(i % 4 === 3 && { zodiac: 'sidereal' as const }),
      },
    };
  });
}

/** `SLICES=17` asks for as many horoscopes of each of 600 years, some 10,000. */
const perYear = Number(process.env.SLICES ?? 1);
/**
 * Every day the first and the last year of each decade, where two blocks meet: a block is one piece of a file, so that a wrong
 * one is wrong in all its years, and one that is cut or put elsewhere at an end.
 */
const isAsked = (year: number): boolean => perYear > 1 || year % 10 === 0 || year % 10 === 9;
test('horoscopes of each decade are the same from its block alone as from whole files', async () => {
  let engine: Engine | undefined;
  let loaded = '';
  let count = 0;
  for (let year = 1801; year <= 2398; year++) {
    if (!isAsked(year)) continue;
    // A new engine where other blocks are asked for.
    const own = blocksOf([year, year]).join();
    if (engine === undefined || own !== loaded)
      engine = await openOnPage({ parts: ['reading', 'stars'], places: false, years: [year, year] });
    loaded = own;
    for (const { request, options } of birthsOf(year, perYear + (year % 50 === 0 ? 7 : 0))) {
      expectSame(engine.natal(request, options), whole.natal(request, options));
      count++;
    }
  }
  expect(count).toBeGreaterThan(2 * 59 + 11 * 6);
}, 600_000);

test('a moment that is not loaded is refused by name, and there once it is', async () => {
  const engine = await openOnPage({ parts: ['natal', 'transits'], places: false, years: [1990, 1990] });
  const before = engine.natal(birth);
  for (const date of ['1950-03-01', '2050-03-01']) {
    const refused = refusalOf(() => engine.natal({ ...birth, date }));
    expect(refused.code).toBe('not_loaded');
    expect(refused.message).toMatch(/engine\.load\(\{ years: \[(19[45]\d|20[45]\d), \1\] \}\)/);
  }
  expect(engine.natal(birth)).toEqual(before);
  expect(engine.natal(birth)).toEqual(whole.natal(birth));
  await engine.load({ years: [1950, 1950] }, { years: [2050, 2050] });
  for (const date of ['1950-03-01', '2050-03-01', '1990-05-17'])
    expect(engine.natal({ ...birth, date })).toEqual(whole.natal({ ...birth, date }));
});

test('a search that comes to years that are not loaded says which, until it has them', async () => {
  const engine = await openOnPage({ parts: ['transits'], places: false, years: [1990, 1990] });
  const { name: name_1, date: date_1, time: time_1, place: place_1, lang } = birth;
  const request = { name_1, date_1, time_1, place_1, lang, date_2: '2026-01-01', date_end: '2026-12-31' };
  for (let attempts = 0; attempts < 60; attempts++) {
    try {
      engine.transits(request);
      break;
    } catch (error) {
      const [, year] = /years: \[(\d+), \d+\]/.exec(String(error)) ?? [];
      expect(year).toBeDefined();
      await engine.load({ years: [Number(year), Number(year)] });
    }
  }
  expect(engine.transits(request)).toEqual(whole.transits(request));
});

test('stars are refused by name until they are loaded', async () => {
  const engine = await openOnPage({ parts: ['natal'], places: false, years: [1990, 1990] });
  const stars = { include: ['fixedStars'] } as const;
  const refused = refusalOf(() => engine.natal(birth, stars));
  expect([refused.code, refused.message]).toEqual(['not_loaded', expect.stringContaining("load('stars')")]);
  expect(engine.natal(birth)).toEqual(whole.natal(birth));
  // The stars that zodiacs are reckoned from are part of the program, or refused likewise.
  for (const ayanamsa of ayanamsas) {
    const options = { zodiac: 'sidereal', ayanamsa } as const;
    let own: unknown;
    try {
      own = engine.natal(birth, options);
    } catch (error) {
      expect(error).toMatchObject({ code: 'not_loaded' });
      continue;
    }
    expect(own).toEqual(whole.natal(birth, options));
  }
  await engine.load('stars');
  expect(engine.natal(birth, stars)).toEqual(whole.natal(birth, stars));
});

test('years outside the files are Moshier’s, whatever is loaded', async () => {
  const engine = await openOnPage({ parts: ['natal'], places: false, years: [1990, 1990] });
  for (const date of ['1700-05-17', '2450-05-17'])
    expect(engine.natal({ ...birth, date })).toEqual(whole.natal({ ...birth, date }));
});

test('the model that is part of the program needs no file, and says what it is', async () => {
  const fetched: string[] = [];
  const platform = pagePlatform((name) => fetched.push(name));
  const engine = await openOnPage({ parts: ['natal'], places: false, ephemeris: 'moshier' }, platform);
  expect(fetched.sort()).toEqual(['swisseph.wasm.gz', 'zones.bin.gz']);
  const { calculation, notices, planets } = engine.natal(birth);
  expect(calculation).toMatchObject({ ephemeris: 'moshier', ephemerisFiles: [] });
  expect(notices.map(({ code }) => code)).toContain('moshier_ephemeris');
  for (const planet of whole.natal(birth, { bodies: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }).planets) {
    const own = planets.find(({ planetId }) => planetId === planet.planetId);
    expect(Math.abs(Number(own?.longitude) - Number(planet.longitude)) * 3600).toBeLessThan(10);
  }
});

test('damage within a block is noticed, and a range that is another is had whole instead', async () => {
  const bytes = read('ephe/ephemeris.bin');
  const damaged = bytes.slice();
  damaged[100_000] = (damaged[100_000] ?? 0) ^ 4;
  const given = (file: Uint8Array) =>
    openOnPage({ parts: [], places: false, assets: { ephemeris: { 'ephemeris.bin': file } } });
  await expect(given(damaged)).rejects.toMatchObject({ code: 'asset_corrupt' });
  await expect(given(bytes.subarray(1))).rejects.toMatchObject({ code: 'asset_corrupt' });
  const fetched: string[] = [];
  const platform = {
    ...pagePlatform((name) => fetched.push(name)),
    readRange: async () => read('ephe/manifest.json'),
  };
  const engine = await openOnPage({ parts: ['natal'], places: false, years: [1990, 1990] }, platform);
  expect(fetched).toContain('ephemeris.bin');
  expect(engine.natal({ ...birth, date: '1850-01-01' })).toEqual(
    whole.natal({ ...birth, date: '1850-01-01' }),
  );
});

test.each([
  { years: [1990] },
  { years: [2000, 1990] },
  { years: [1700, 1990] },
  { years: [1990.5, 1991] },
  { years: 1990 },
  { ephemeris: 'jpl' },
])('%j is refused', async (options) => {
  await expect(createEngine(options as never)).rejects.toMatchObject({ code: 'invalid_request' });
});
