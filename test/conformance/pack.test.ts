/** The pack of vectors that others can run: every row has its source, and this engine agrees with the native library. */
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import {
  cusps,
  cuspsOf,
  leapMonth,
  longitude,
  lunarDay,
  momentOf,
  point,
  returnOf,
} from '../../conformance/horoscope-engine.js';
import { expect } from '../expect.js';

interface Row {
  area: string;
  within: number;
  source: string;
}
interface Longitude extends Row {
  moment: string;
  body: string;
  longitude: number;
}
interface Cusps extends Row {
  moment: string;
  latitude: number;
  longitude: number;
  cusps: number[];
}
interface BirthRow extends Row {
  date: string;
  time: string;
  timezone: string;
  latitude: number;
  longitude: number;
}
type Point = BirthRow & { point: string; is: number; ayanamsa?: string; center?: string; cusps?: undefined };
type BirthCusps = BirthRow & { houseSystem: string; cusps: number[] };

function read<T extends Row>(name: string): T[] {
  const file = new URL(`../../conformance/vectors/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T[];
}
const longitudes = read<Longitude>('longitudes');
const houses = read<Cusps>('houses');
const births = read<Point | BirthCusps>('births');
const returns = read<BirthRow & { body: 'Sun' | 'Moon'; from: string; is: string }>('returns');
const clocks = read<BirthRow & { is: string }>('clocks');
const lunisolar = read<Row & { date?: string; year: number; is: string | number }>('lunisolar');
const sources = JSON.parse(
  readFileSync(new URL('../../conformance/vectors/sources.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string>>;

test('every row has a source with its precision and its license', () => {
  expect(longitudes.length).toBeGreaterThan(3600);
  expect(houses.length).toBeGreaterThan(30);
  expect(births.length).toBeGreaterThan(1800);
  expect(clocks.length).toBeGreaterThan(1800);
  const all: Row[] = [...longitudes, ...houses, ...births, ...returns, ...clocks, ...lunisolar];
  for (const { source } of all) expect(Object.keys(sources)).toContain(source);
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

test('and of births, returns, clocks and Chinese days, whoever computed them', () => {
  const off = births.filter((row) =>
    row.cusps === undefined
      ? separation(point(row, row.point, row), row.is) > row.within
      : cuspsOf(row, row.houseSystem).some(
          (cusp, index) => separation(cusp, row.cusps[index] ?? Number.NaN) > row.within,
        ),
  );
  expect(off).toEqual([]);
  for (const row of returns)
    expect(Math.abs(returnOf(row, row.body, new Date(row.from)).getTime() - Date.parse(row.is))).toBeLessThan(
      row.within * 1000,
    );
  for (const { date, time, timezone, is } of clocks)
    expect([timezone, date, momentOf(date, time, timezone).getTime()]).toEqual([
      timezone,
      date,
      Date.parse(is),
    ]);
  for (const { date, year, is } of lunisolar)
    expect(date === undefined ? leapMonth(year) : lunarDay(date)).toBe(is);
});

test('the Naval Observatory’s minutes are met where atomic clocks have measured ΔT', () => {
  const seasons = longitudes.filter(({ area }) => area === 'equinoxes and solstices, 1962 to 2025');
  const met = seasons.filter(
    (row) => separation(longitude(new Date(row.moment), 'Sun'), row.longitude) <= row.within,
  );
  expect(met.length / seasons.length).toBeGreaterThan(0.97);
});
