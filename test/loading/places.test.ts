/** As much of the index of places as finding a name takes. */
import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { openOnPage, pagePlatform } from './page.js';

interface Asked {
  from: number;
  to: number;
}

/** A page whose server tells what was asked of the index; `change` may change what it answers with. */
async function page(change: (bytes: Uint8Array, asked: Asked) => Uint8Array | undefined = (bytes) => bytes) {
  const ranges: Asked[] = [];
  const whole: string[] = [];
  const platform = pagePlatform((name) => whole.push(name));
  const readRange = async (url: URL, from: number, to: number): Promise<Uint8Array | undefined> => {
    if (!url.pathname.includes('places')) return await platform.readRange?.(url, from, to);
    ranges.push({ from, to });
    const bytes = Uint8Array.from(readFileSync(url).subarray(from, to));
    return change(bytes, { from, to });
  };
  const engine = await openOnPage({ parts: ['natal'] }, { ...platform, readRange });
  const bytes = () => ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return { engine, ranges, bytes, hasWhole: () => whole.some((name) => name.includes('places')) };
}

const core = await createEngine({ placeTier: 'core' });
const search = (engine: Engine, name: string) => engine.places({ name, details: true });

test('finding one name takes a fortieth of the index, in few requests', async () => {
  const { engine, ranges, bytes, hasWhole } = await page();
  await engine.load({ places: ['Budapest'] });
  expect(search(engine, 'Budapest')).toEqual(search(core, 'Budapest'));
  const place_id = engine.places({ name: 'Budapest' }).data[0]?.id ?? 0;
  const birth = { name: 'Ada', date: '1987-05-17', time: '14:30', place_id, lang: 'en' } as const;
  expect(engine.natal(birth)).toEqual(core.natal(birth));
  expect(hasWhole()).toBe(false);
  expect(bytes()).toBeLessThan(43_000);
  expect(ranges.length).toBeLessThan(12);
  expect(() => engine.placeById(0)).toThrow(expect.objectContaining({ code: 'not_loaded' }));
  const before = ranges.length;
  await engine.load({ places: ['Budapest'] });
  expect(ranges).toHaveLength(before);
});

test('what else is looked for is refused, with how to load it, until it is loaded', async () => {
  const { engine, hasWhole } = await page();
  expect(() => search(engine, 'Reykjavik')).toThrow(expect.objectContaining({ code: 'not_loaded' }));
  await engine.load({ places: ['Budapest'] });
  const refusal = expect.objectContaining({
    code: 'not_loaded',
    message: expect.stringContaining("engine.load({ places: ['…'] })"),
  });
  expect(() => search(engine, 'Reykjavik')).toThrow(refusal);
  expect(() => engine.nearest(64.1, -21.9)).toThrow(refusal);
  await engine.load({ places: ['Reykjavik', 'Wien, Österreich'] });
  for (const name of ['Budapest', 'Reykjavik', 'Wien, Österreich'])
    expect(search(engine, name)).toEqual(search(core, name));
  expect(hasWhole()).toBe(false);
  await engine.load('places');
  expect(hasWhole()).toBe(true);
  expect(engine.nearest(64.1, -21.9)).toEqual(core.nearest(64.1, -21.9));
});

test('each letter that is typed finds what the whole index finds', async () => {
  const { engine } = await page();
  for (const name of ['São Paulo', 'Вена', '東京', 'Springfield, IL', 'Fiji', 'Paris Texas', 'Xyzzy'])
    for (let typed = 2; typed <= name.length; typed++) {
      await engine.load({ places: [name.slice(0, typed)] });
      expect(search(engine, name.slice(0, typed))).toEqual(search(core, name.slice(0, typed)));
    }
});

describe('the whole index comes', () => {
  test('for a misspelled name, which looks into every corner', async () => {
    const { engine, hasWhole } = await page();
    await engine.load({ places: ['Budapset'] });
    expect(search(engine, 'Budapset')).toEqual(search(core, 'Budapset'));
    expect(hasWhole()).toBe(true);
  });

  test.each([
    ['of a server without ranges', () => undefined],
    ['of a server that answers with another range', (bytes: Uint8Array) => bytes.subarray(1)],
    [
      'in place of what came damaged',
      (bytes: Uint8Array, { from }: Asked) => (from > 0 ? bytes.fill(7, 20, 40) : bytes),
    ],
  ])('%s', async (_, change) => {
    const { engine, hasWhole } = await page(change);
    await engine.load({ places: ['Budapest'] });
    expect(search(engine, 'Budapest')).toEqual(search(core, 'Budapest'));
    expect(hasWhole()).toBe(true);
  });
});

test('in Node there is nothing to load', async () => {
  const engine = await createEngine({ parts: [] });
  await engine.load({ places: ['Budapest'] });
  expect(search(engine, 'Budapest').data[0]?.name).toBe('Budapest');
});

test('what is no list of names is refused', async () => {
  const engine = await createEngine();
  for (const places of ['Budapest', [''], [1], {}, ['a'.repeat(10_001)]])
    await expect(engine.load({ places } as never)).rejects.toMatchObject({
      code: 'invalid_request',
      path: 'load.places',
    });
  const without = await createEngine({ places: false });
  await expect(without.load({ places: ['Budapest'] })).rejects.toMatchObject({ code: 'not_loaded' });
});
