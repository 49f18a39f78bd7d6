import { test } from 'vitest';
import { BYTES, LATIN } from '#dist/place/alphabet.js';
import { CHANCES, codeChances, readChances } from '#dist/place/chances.js';
import { EVEN, RangeDecoder } from '#dist/place/coder.js';
import { Divisions, readDivisions, writeCountries, writeDivisions } from '#dist/place/divisions.js';
import { Lines, linesIn } from '#dist/place/lines.js';
import { RangeEncoder } from '../../data/range-encoder.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const even = (size: number): Uint16Array => new Uint16Array(size).fill(EVEN);

test('a table is read nearly as it was learned, and what is not known stays even', () => {
  const chance = fc.oneof(fc.constant(EVEN), fc.integer({ min: 64, max: 65_472 }));
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 300 }), (chances) => {
      const encoder = new RangeEncoder(even(CHANCES));
      codeChances(encoder, chances.length, 64, Uint16Array.from(chances));
      const read = readChances(encoder.end(), chances.length, 64);
      for (const [i, expected] of chances.entries()) {
        const found = read[i] as number;
        if (expected === EVEN) expect(found).toBe(EVEN);
        // Half a step of the odds.
        const odds = (value: number): number => Math.log(value / (65_536 - value));
        expect(Math.abs(odds(found) - odds(expected))).toBeLessThan(0.11);
      }
    }),
  );
});

test('lines of any bytes are found again, in both alphabets', () => {
  const letter = fc.oneof(
    fc.integer({ min: 97, max: 122 }),
    fc.integer({ min: 48, max: 57 }),
    fc.integer({ min: 1, max: 255 }),
  );
  const line = fc.uint8Array({ min: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.array(letter, { maxLength: 40 })), { maxLength: 30 }), (given) => {
      for (const alphabet of [LATIN, BYTES]) {
        const encoder = new RangeEncoder(even(linesIn(alphabet)));
        const written = new Lines(encoder, 0, alphabet);
        for (const each of given) written.next(Uint8Array.from(each));
        const read = new Lines(new RangeDecoder(encoder.end(), even(linesIn(alphabet))), 0, alphabet);
        for (const each of given) {
          read.next();
          expect([...read.line.subarray(0, read.length)]).toEqual([...each]);
        }
      }
    }),
  );
});

test('regions, areas and what is told of them are found again', () => {
  const tables = {
    regions: ['AA-01', 'AA-02', 'BB-00', 'BB-X', 'BB-Y', 'CC-1'],
    timezones: ['A/A', 'B/B'],
    areaRegions: Uint16Array.of(0, 1, 1, 2, 3, 4, 5, 5),
    areaTimezones: Uint16Array.of(0, 0, 1, 1, 1, 0, 0, 1),
  };
  const divisions = new Divisions(writeCountries(tables), 6, 8);
  expect(divisions.areaRegions).toEqual(tables.areaRegions);
  expect(divisions.countries).toEqual(['AA', 'BB', 'CC']);
  expect([0, 1, 2, 3, 4, 5].map((region) => divisions.countryOf(region))).toEqual(
    tables.regions.map((region) => region.slice(0, 2)),
  );
  expect([0, 1, 2, 7].map((area) => divisions.indexOf(area))).toEqual([0, 0, 1, 1]);
  const told = { codes: ['01', '02', 'X'], timezones: [['A/A'], ['A/A', 'B/B'], ['B/B']] };
  expect(readDivisions(writeDivisions(told))).toEqual(told);
});
