/** What an engine is made of, in every form a host may hand it over. */
import { readFile } from 'node:fs/promises';
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { withLength } from './assets/ephemeris-header.js';

type EngineOptions = Parameters<typeof createEngine>[0];

const root = new URL('../', import.meta.url);
const file = async (path: string) => new Uint8Array(await readFile(new URL(path, root)));
const birth = {
  name: 'Ada',
  date: '1990-05-17',
  time: '14:30',
  place: { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' },
  lang: 'en',
};
const expected = (await createEngine()).natal(birth);
const zones = await file('data/zones.bin');
const wasm = await file('dist/sky/swisseph.wasm');
const fails = (): never => {
  throw new Error('no');
};

describe('assets', () => {
  test.each<[string, () => EngineOptions]>([
    ['bytes', () => ({ assets: { zones, wasm } })],
    ['a Node Buffer', () => ({ assets: { zones: Buffer.from(zones), wasm: Buffer.from(wasm) } })],
    ['an ArrayBuffer', () => ({ assets: { zones: zones.slice().buffer, wasm: wasm.slice().buffer } })],
    ['a Response', () => ({ assets: { zones: new Response(zones), wasm: new Response(wasm) } })],
    ['a URL', () => ({ assets: { zones: new URL('data/zones.bin', root) } })],
    ['a promise', () => ({ assets: { zones: Promise.resolve(zones) } })],
    ['a function', () => ({ assets: { zones: () => zones, wasm: () => new Response(wasm) } })],
    ['a function that promises', () => ({ assets: { zones: () => Promise.resolve(zones) } })],
    ['a compiled Module', () => ({ assets: { wasm: new WebAssembly.Module(wasm) } })],
    ['a function of a Module', () => ({ assets: { wasm: () => WebAssembly.compile(wasm) } })],
  ])('as %s', async (_, options) => {
    const engine = await createEngine(options());
    expect(engine.natal(birth)).toEqual(expected);
  });

  const halfOf = async (path: string) => (await file(path)).subarray(0, 500_000);
  test.each<[string, string, EngineOptions]>([
    ['a URL that leads nowhere', 'asset_missing', { assets: { zones: new URL('data/none.bin', root) } }],
    ['a failed Response', 'asset_missing', { assets: { zones: new Response('', { status: 404 }) } }],
    ['a function that throws', 'asset_missing', { assets: { zones: fails } }],
    ['a rejected promise', 'asset_missing', { assets: { zones: () => Promise.reject(new Error('no')) } }],
    ['nothing', 'asset_missing', { assets: { zones: null as never } }],
    ['an empty file', 'asset_corrupt', { assets: { zones: new Uint8Array(0) } }],
    ['half an index', 'asset_corrupt', { assets: { places: () => halfOf('data/places-core.bin') } }],
    ['another file', 'asset_corrupt', { assets: { zones: wasm } }],
    ['an empty module', 'asset_corrupt', { assets: { wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]) } }],
    ['no ephemeris', 'asset_corrupt', { assets: { ephemeris: { 'sepl_18.se1': new Uint8Array(5000) } } }],
    [
      'half an ephemeris',
      'asset_corrupt',
      { assets: { ephemeris: { 'semo_18.se1': () => halfOf('ephe/semo_18.se1') } } },
    ],
  ])('%s is %s', async (_, code, options) => {
    const error = await createEngine(options).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(HoroscopeError);
    expect(error).toMatchObject({ code });
  });

  test('a file brought along joins the library’s own', async () => {
    const extra = withLength(await file('ephe/seas_18.se1'), 200_000);
    const refused = await createEngine({ assets: { ephemeris: { 'se00433s.se1': extra } } }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      code: 'asset_corrupt',
      message: expect.stringContaining('"seas_18.se1"'),
    });
    // Cut in the middle of its tables: the header is whole, so that the fault shows when the library reads them.
    const engine = await createEngine({ assets: { ephemeris: { 'seas_18.se1': extra } } });
    expect(engine.natal(birth, { bodies: [0, 1, 2, 3] }).planets).toEqual(expected.planets.slice(0, 4));
    const later = { ...birth, date: '2399-05-01' };
    expect(engine.natal({ ...later, planets: [0, 1, 20] }).notices).toMatchObject([
      { code: 'body_unavailable' },
    ]);
    expect(engine.natal({ ...later, planets: [0, 1] }).notices).toEqual([]);
    expect(engine.natal(birth).planets).toEqual(expected.planets);
  });
});

test('the core tier holds places of 15,000 and more', async () => {
  const core = await createEngine({ placeTier: 'core' });
  expect(core.places({ name: 'budapest' }).data[0]?.id).toBe(3054643);
  const { data } = core.places({ name: 'a', limit: 1000 });
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ population }) => population >= 15_000)).toBe(true);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e18])('a clock that shows %d', async (now) => {
  const engine = await createEngine({ now: () => now });
  expect(() => engine.ephemerides({ place: birth.place })).toThrow(
    expect.objectContaining({ code: 'date_out_of_range' }),
  );
});

test('a place that is not among those of 15,000 and more is refused with the way to it', async () => {
  const hallstatt = 2776943;
  const [core, all] = await Promise.all([createEngine({ placeTier: 'core' }), createEngine()]);
  const request = { ...birth, place: undefined, place_id: hallstatt };
  expect(all.natal(request).profile.cityName).toBe('Hallstatt');
  for (const call of [() => core.natal(request), () => core.placeById(hallstatt)])
    expect(call).toThrow(
      expect.objectContaining({
        code: 'unknown_place',
        message: expect.stringContaining("placeTier: 'all'"),
      }),
    );
  expect(() => all.placeById(-1)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('placeTier') }),
  );
  // The core is part of the whole: what it has is the same there.
  for (const { id } of core.places({ name: 'sal', limit: 50 }).data)
    expect(all.placeById(id)).toEqual(core.placeById(id));
});

/** A value that throws whatever is asked of it. */
const unreadable = (): never =>
  new Proxy(
    {},
    {
      get: () => {
        throw new TypeError('not to be read');
      },
      ownKeys: () => {
        throw new TypeError('not to be read');
      },
    },
  ) as never;
const unreadableList = (): never =>
  new Proxy([1990, 1990], {
    get: () => {
      throw new TypeError('not to be read');
    },
  }) as never;

test.each<[string, EngineOptions]>([
  ['the options', unreadable()],
  ['customTexts', { customTexts: unreadable() }],
  ['customTexts.en', { customTexts: { en: unreadable() } }],
  ['customTexts.en', { customTexts: { en: { bodyInSign: unreadable() } } }],
  ['assets', { assets: unreadable() }],
  ['assets.ephemeris', { assets: { ephemeris: unreadable() } }],
  ['parts', { parts: unreadableList() }],
  ['languages', { languages: unreadableList() }],
  ['years', { years: unreadableList() }],
])('%s that cannot be read are refused as such', async (what, options) => {
  await expect(createEngine(options)).rejects.toThrow(
    expect.objectContaining({
      name: 'HoroscopeError',
      code: 'invalid_request',
      message: `${what} could not be read`,
    }),
  );
});

test('what cannot be read is not loaded', async () => {
  const engine = await createEngine({ places: false });
  await expect(engine.load(unreadable())).rejects.toThrow('load could not be read');
});
