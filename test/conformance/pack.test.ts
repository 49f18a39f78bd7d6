/** The pack of vectors that others can run: every row has its source, and this engine agrees with the native library. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { cusps, longitude } from '../../conformance/horoscope-engine.js';

interface Row {
  area: string;
  moment: string;
  body: string;
  longitude: number;
  latitude: number;
  cusps: number[];
  within: number;
  source: string;
}
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../conformance/vectors/${name}.json`, import.meta.url), 'utf8'));
const longitudes = read('longitudes') as Row[];
const houses = read('houses') as Row[];
const sources = read('sources') as Record<string, Record<string, string>>;

test('every row has a source with its precision and its license', () => {
  expect(longitudes.length).toBeGreaterThan(3600);
  expect(houses.length).toBeGreaterThan(30);
  for (const { source } of [...longitudes, ...houses]) expect(Object.keys(sources)).toContain(source);
  for (const source of Object.values(sources))
    expect(Object.keys(source)).toEqual(['source', 'precision', 'license']);
});

test('this engine is within every row of the native library', () => {
  const off = longitudes
    .filter(({ source }) => source === 'swiss')
    .filter((row) => separation(longitude(new Date(row.moment), row.body), row.longitude) > row.within);
  expect(off).toEqual([]);
  for (const row of houses)
    for (const [index, cusp] of cusps(new Date(row.moment), row.latitude, row.longitude).entries())
      expect(separation(cusp, row.cusps[index] ?? Number.NaN)).toBeLessThan(row.within);
});
