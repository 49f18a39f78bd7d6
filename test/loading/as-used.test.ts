/** In Node decades of the ephemeris are read when a position of theirs is wanted, each under its checksum. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { platform } from '#dist/assets/node.js';
import { openContext } from '#dist/opening.js';
import { bindEngine } from '#dist/pieces/bind-engine.js';

const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const birthOf = (year: number) => ({ name: 'Ada', date: `${year}-05-17`, time: '14:30', place, lang: 'en' });
const bytes = new Uint8Array(readFileSync(new URL('../../ephe/ephemeris.bin', import.meta.url)));

/** An engine of Node, and how often it has read from the ephemeris. @param changed what it reads in place of a part */
async function reading(changed: (part: Uint8Array, from: number) => Uint8Array = (part) => part) {
  const parts: number[] = [];
  const readPartNow = (_: URL, from: number, to: number) => {
    parts.push(from);
    return { bytes: changed(bytes.slice(from, to), from), length: bytes.length };
  };
  return { engine: bindEngine(await openContext({}, { ...platform, readPartNow })), parts };
}

test('a horoscope takes its decade', async () => {
  const { engine, parts } = await reading();
  expect(parts).toEqual([0]);
  const first = engine.natal(birthOf(1985));
  expect(parts).toHaveLength(2);
  expect(engine.natal(birthOf(1984)).planets).toHaveLength(first.planets.length);
  expect(parts).toHaveLength(2);
  engine.natal(birthOf(1995));
  expect(parts).toHaveLength(3);
});

test('damage is refused where it is read, and nowhere else', async () => {
  const { engine, parts } = await reading((part, from) => {
    if (from > bytes.length / 2) part[100] = (part[100] ?? 0) ^ 1;
    return part;
  });
  const before = engine.natal(birthOf(1985));
  for (const _ of [1, 2])
    expect(() => engine.natal(birthOf(2290))).toThrow(expect.objectContaining({ code: 'asset_corrupt' }));
  expect(engine.natal(birthOf(1985))).toEqual(before);
  expect(parts.length).toBeGreaterThan(3);
});

test('a file that was cut short is refused as the engine opens', async () => {
  const readPartNow = (_: URL, from: number, to: number) => ({ bytes: bytes.slice(from, to), length: 5000 });
  await expect(openContext({}, { ...platform, readPartNow })).rejects.toMatchObject({
    code: 'asset_corrupt',
  });
});
