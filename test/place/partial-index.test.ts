/** An index of which only some is there tells what is missing, in few rounds. */
import { test } from 'vitest';
import { PlaceIndex } from '#dist/place/index.js';
import { partialIndexIn } from '#dist/place/partial-index.js';
import { wholeFile } from '#dist/place/place-file.js';
import { expect } from '../expect.js';
import { placesFile } from './files.js';

const bytes = placesFile('places-core.bin');
const { offsets, common } = wholeFile(bytes, 'not').directory;
const beginning = bytes.subarray(0, offsets[0]);
/** With what all searches read: chances, countries and bounds of regions, which whoever opens the file has from the first. */
const longBeginning = bytes.subarray(0, offsets[common?.byteChances ?? expect.unreachable()]);
const whole = PlaceIndex.from(bytes, undefined, 'not');

/** Adds what is missing until nothing is; the ranges of each round. */
function fill(index: ReturnType<typeof partialIndexIn>, name: string): number[] {
  const rounds: number[] = [];
  for (;;) {
    const ranges = index.missingFor(name)[0] ?? expect.unreachable();
    if (ranges.length === 0) return rounds;
    for (const [from, to] of ranges) {
      expect(to).toBeGreaterThan(from);
      expect(index.add(0, [from, to], bytes.subarray(from, to))).toBe(true);
    }
    rounds.push(ranges.length);
  }
}

test.each([
  // In each tier the section that has the name, then the block, and how its bearers stand; then all that is told of those
  // that were found, at once, and where it is of another section, its block. In other letters than Latin ones also their
  // chances. Of the directory alone also what all searches read, and bounds of regions, page after page.
  { name: 'Budapest', most: 6, ofDirectory: 12 },
  { name: 'Вена', most: 6, ofDirectory: 12 },
  { name: 'San José', most: 7, ofDirectory: 17 },
  { name: 'Paris, Texas', most: 6, ofDirectory: 18 },
])('$name', ({ name, most, ofDirectory }) => {
  for (const [start, rounds] of [
    [longBeginning, most],
    [beginning, ofDirectory],
  ] as const) {
    const index = partialIndexIn([start]);
    expect(() => index.places.search(name)).toThrow(expect.objectContaining({ code: 'not_loaded' }));
    expect(fill(index, name).length).toBeLessThanOrEqual(rounds);
    expect(index.places.searchDetailed(name)).toEqual(whole.searchDetailed(name));
    for (const { id } of whole.search(name)) expect(index.places.byId(id)).toEqual(whole.byId(id));
    expect(index.missingFor(name)).toEqual([[]]);
  }
});

test('what was asked for by others is not told with it', () => {
  const index = partialIndexIn([beginning]);
  expect(() => index.places.search('Budapest')).toThrow();
  fill(index, 'Budapest');
  expect(() => index.places.search('Reykjavik')).toThrow();
  expect(index.missingFor('Budapest')).toEqual([[]]);
});

test('what does not belong there is not taken', () => {
  const index = partialIndexIn([beginning]);
  const [[from, to]] = index.missingFor('Budapest')[0] as [readonly [number, number]];
  const right = bytes.subarray(from, to);
  expect(index.add(0, [from, to], right.subarray(1))).toBe(false);
  expect(index.add(0, [from, to], Uint8Array.from(right).fill(7, 20, 40))).toBe(false);
  expect(index.add(1, [from, to], right)).toBe(false);
  expect(index.missingFor('Budapest')[0]?.[0]).toEqual([from, to]);
  expect(index.add(0, [from, to], right)).toBe(true);
  expect(index.missingFor('Budapest')[0]?.[0]).not.toEqual([from, to]);
});

test('pages that are neighbors are asked for together', () => {
  const index = partialIndexIn([beginning]);
  for (let round = 0; round < 20; round++)
    for (const [i, [from, to]] of (index.missingFor('San José')[0] ?? []).entries()) {
      const next = index.missingFor('San José')[0]?.[i + 1];
      expect(next?.[0]).not.toBe(to);
      index.add(0, [from, to], bytes.subarray(from, to));
    }
});

test('what is no beginning of a file is refused', () => {
  expect(() => partialIndexIn([beginning.subarray(0, -1)])).toThrow(/cut short/);
});
