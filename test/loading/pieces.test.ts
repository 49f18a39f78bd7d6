/** The doors for pages, whose code comes in pieces: what is not loaded is refused by name, and the same once it is. */
import { readFileSync } from 'node:fs';
import { createEngine as wholeEngine } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';
import { functionNames, type Piece, pieceForPart, pieceOf } from '#dist/pieces/names.js';
import { pieces as whole } from '#dist/pieces/whole.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const door = new URL('../../dist/browser/engine.js', import.meta.url).href;
const { createEngine } = (await import(/* @vite-ignore */ door)) as { createEngine: typeof wholeEngine };

const assets = {
  wasm: read('dist/sky/swisseph.wasm'),
  zones: read('data/zones.bin'),
  places: read('data/places-core.bin'),
  ephemeris: { 'ephemeris.bin': read('ephe/ephemeris.bin'), 'sefstars.txt': read('ephe/sefstars.txt') },
};
const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };

type Functions = Record<string, (request: unknown) => unknown>;
const inNode = (await wholeEngine({ assets })) as unknown as Functions;

/** The operations of a piece. */
const within = (piece: Piece) =>
  Object.values(operations).filter(({ name }) => pieceOf[name as keyof typeof pieceOf] === piece);

test('every function is in a piece', () => {
  expect([...functionNames].sort()).toEqual([...Object.keys(operations), ...Object.keys(functions)].sort());
  for (const name of functionNames) expect(whole.definitionOf(name)?.name).toBe(name);
});

test('what every engine has is there without a part', async () => {
  const engine = await createEngine({ parts: ['natal'], places: false, languages: ['en'], assets });
  expect(engine.natal(birth)).toEqual(inNode.natal?.(birth));
  expect(engine.signs()).toEqual(inNode.signs?.({}));
  expect(() => engine.natal(birth, { include: ['wheel'] })).toThrow("await engine.load('wheel')");
  expect(() => engine.natal(birth, { include: ['reading'] })).toThrow("await engine.load('reading')");
  await engine.load('wheel', 'reading');
  const include = ['wheel', 'reading'] as const;
  const wanted = await wholeEngine({ assets });
  expect(engine.natal(birth, { include })).toEqual(wanted.natal(birth, { include }));
});

describe.each(Object.entries(pieceForPart))('the part %s', (part, piece) => {
  test('brings the code of its operations', async () => {
    const engine = await createEngine({ parts: [], assets });
    const calls = engine as unknown as Functions;
    const own = within(piece).filter(
      ({ name }) => name === part || pieceForPart[name as 'natal'] === undefined,
    );
    for (const { name, example } of own) {
      // Code is there for all engines once it came for one.
      expect(() => calls[name]?.(example)).toThrow(/not loaded/);
    }
    await engine.load(part as 'sky', 'places');
    for (const { name, example } of own) expect(calls[name]?.(example)).toEqual(inNode[name]?.(example));
  });
});
