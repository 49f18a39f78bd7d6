import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { PlaceIndex } from '#dist/place/index.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { all, geoNames, placesFile } from './files.js';

const core = placesFile('places-core.bin');

const corrupt = (message: RegExp): unknown =>
  expect.objectContaining({
    constructor: HoroscopeError,
    code: 'asset_corrupt',
    message: expect.stringMatching(message),
  });

/** A copy of the file with the byte at `position` changed. */
function damaged(position: number): Uint8Array {
  const bytes = Uint8Array.from(core);
  bytes[position] = (bytes[position] ?? 0) ^ 0x10;
  return bytes;
}

describe('what is no file of places is refused', () => {
  test.each([
    ['nothing', new Uint8Array(), /cut short: 0 bytes/],
    ['a few bytes', core.subarray(0, 50), /cut short/],
    ['a part of the directory', core.subarray(0, 200), /cut short: 200 bytes/],
    ['half of it', core.subarray(0, core.length >> 1), /bytes where its header says/],
    ['all but the last byte', core.subarray(0, -1), /bytes where its header says/],
    [
      'a byte too many',
      Uint8Array.from([...core.subarray(-4), ...core]).fill(0, 0, 0),
      /does not begin as one/,
    ],
    ['more than the whole', Buffer.concat([core, Buffer.alloc(4)]), /bytes where its header says/],
    ['something else', Buffer.alloc(1000, '<!doctype html>'), /does not begin as one/],
    ['another version', damaged(4), /format version 21; this library reads version 5/],
    ['a damaged checksum', damaged(8), /checksum/],
    ['a damaged date', damaged(12), /checksum/],
    ['damage in the middle', damaged(core.length >> 1), /checksum/],
    ['damage at the end', damaged(core.length - 5), /checksum/],
  ])('%s', (_, bytes, message) => {
    expect(() => PlaceIndex.from(bytes)).toThrow(corrupt(message));
  });

  test('the other places alone, or in the place of the core', () => {
    const rest = placesFile('places-rest.bin');
    expect(() => PlaceIndex.from(rest)).toThrow(corrupt(/of core places is the one of the others/));
    expect(() => PlaceIndex.from(core, core)).toThrow(
      corrupt(/of the other places is not the one that belongs/),
    );
  });

  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => PlaceIndex.from(bytes)).toThrow(corrupt(/./));
      }),
    );
  });

  test('a file damaged anywhere', () => {
    fc.assert(
      fc.property(fc.nat({ max: core.length - 1 }), (position) => {
        expect(() => PlaceIndex.from(damaged(position))).toThrow(corrupt(/./));
      }),
      { numRuns: 30 },
    );
  });
});

test('checked as it is read, damage is refused where it is come upon, and never answered from', () => {
  const whole = PlaceIndex.from(core);
  const ask = (index: PlaceIndex): unknown[] =>
    ['Budapest', 'Вена', 'spring', 'Wien, Österreich', 'Budapset'].map((name) => index.searchDetailed(name));
  const expected = ask(whole);
  let refused = 0;
  fc.assert(
    fc.property(fc.integer({ min: core.length >> 3, max: core.length - 1 }), (position) => {
      const index = PlaceIndex.from(damaged(position), undefined, 'as read');
      try {
        expect(ask(index)).toEqual(expected);
        expect(index.nearest(47, 19)).toEqual(whole.nearest(47, 19));
      } catch (error) {
        if (!(error instanceof HoroscopeError)) throw error;
        expect(error).toEqual(corrupt(/checksum/));
        refused++;
      }
    }),
    { numRuns: 20 },
  );
  expect(refused).toBeGreaterThan(0);
});

test('the bytes may begin at any address', () => {
  const shifted = new Uint8Array(core.length + 3).subarray(3);
  shifted.set(core);
  expect(PlaceIndex.from(shifted).search('Budapest')).toEqual(PlaceIndex.from(core).search('Budapest'));
});

describe('the manifest tells what is in the files', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../data/manifest-places.json', import.meta.url), 'utf8'),
  );
  const rows = geoNames();

  test.each([
    ['places-core.bin', PlaceIndex.from(core).count],
    ['places-rest.bin', all.count - PlaceIndex.from(core).count],
  ] as const)('%s', (file, places) => {
    const bytes = placesFile(file);
    const entry = manifest.outputs.find((output: { file: string }) => output.file === file);
    expect(entry).toMatchObject({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      places,
    });
    expect(all.sourceDate).toBe(manifest.sourceDate);
  });

  test('both tiers, counted in the source', () => {
    expect(all.count).toBe(rows.length);
    expect(PlaceIndex.from(core).count).toBe(rows.filter((row) => row.population >= 15_000).length);
  });

  test('the time zones in use', () => {
    expect(manifest.timezones).toEqual([...new Set(rows.map((row) => all.byId(row.id)?.timezone))].sort());
  });
});
