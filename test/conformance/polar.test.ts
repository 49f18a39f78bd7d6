/**
 * Houses near and beyond the polar circles against the native Swiss Ephemeris: `polar.c` printed `polar.vectors.txt`.
 * Where a C compiler and libswe-dev are at hand the program is run again and must print the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine } from 'horoscope-engine/engine';
import { test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { cuspsInOrder, housePosition } from '#dist/chart/houses.js';
import type { HouseSystem } from '#dist/sky/house-systems.js';
import type { PolarHouses } from '#dist/sky/sky.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';
import { canCompile } from './compiler.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const vectors = readFileSync(here('polar.vectors.txt'), 'utf8');
const rows = vectors
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [system, ...numbers] = line.split(' ');
    const [latitude = 0, armc = 0, code = 0, ...cusps] = numbers.map(Number);
    return { system: system as HouseSystem, latitude, armc, code, cusps };
  });
const sky = openSky();
const sphere = { obliquity: 23.44, sunDeclination: 0 };
const housesOf = ({ system, latitude, armc }: (typeof rows)[number], polar?: PolarHouses) =>
  sky.housesOfArmc(armc, latitude, sphere, system, 0, polar);
/** What remains of 7 decimals. */
const digits = 1e-7;

test('the vector file is whole', () => expect(rows).toHaveLength(900));

test('as given: the cusps of the Swiss Ephemeris wherever it has any', () => {
  let disordered = 0;
  for (const row of rows) {
    const found = housesOf(row, 'as-given');
    // Where it has none, its cusps are Porphyry's, and said to be.
    expect(found.system).toBe(row.code < 0 ? 'O' : row.system);
    for (const [index, cusp] of found.cusps.entries())
      expect(separation(cusp, row.cusps[index] ?? 0), JSON.stringify(row)).toBeLessThan(digits);
    if (cuspsInOrder(found.cusps)) continue;
    disordered++;
    for (const [index, cusp] of found.cusps.entries()) {
      const house = housePosition(cusp, found.cusps);
      const [opens, closes] = [found.cusps[house - 1] ?? 0, found.cusps[house % 12] ?? 0];
      // In a house that is the shorter way between two cusps.
      const around = separation(opens, cusp) + separation(cusp, closes);
      expect(around, `${JSON.stringify(row)} ${index}`).toBeCloseTo(separation(opens, closes), 6);
    }
  }
  expect(disordered).toBeGreaterThan(50);
});

test('by default: those cusps where they are in order, and else Porphyry’s', () => {
  for (const row of rows) {
    const found = housesOf(row);
    const solved = row.code >= 0 && cuspsInOrder(row.cusps);
    expect(found.system, JSON.stringify(row)).toBe(solved ? row.system : 'O');
    expect(cuspsInOrder(found.cusps)).toBe(true);
    if (!solved) continue;
    for (const [index, cusp] of found.cusps.entries())
      expect(separation(cusp, row.cusps[index] ?? 0)).toBeLessThan(digits);
  }
});

test('Pullen’s two equal cusps are a solution', () => {
  const narrow = rows.filter(
    ({ system, cusps }) => system === 'L' && cusps.some((cusp, i) => cusp === cusps[(i + 1) % 12]),
  );
  expect(narrow.some(({ latitude }) => latitude === -66)).toBe(true);
  for (const row of narrow) {
    const { system, cusps } = housesOf(row);
    expect(system).toBe('L');
    expect(new Set(cusps).size).toBe(10);
  }
});

test('a chart tells that its cusps are not in order', async () => {
  const engine = await createEngine();
  const place = { name: 'Longyearbyen', latitude: 78.2, longitude: 15.6, timezone: 'UTC' };
  const born = { name: 'N', date: '1990-05-17', time: '00:00', place, lang: 'en', system: 'R' } as const;
  const kept = engine.natal(born, { polar: 'as-given' });
  expect(kept.calculation.houseSystemUsed).toBe('R');
  expect(kept.notices.map(({ code }) => code)).toEqual(['cusps_out_of_order']);
  const replaced = engine.natal(born);
  expect(replaced.calculation.houseSystemUsed).toBe('O');
  expect(replaced.notices.map(({ code }) => code)).toEqual(['house_system_replaced']);
  // A transit through the houses of such a chart is where the chart has it.
  const { transits_houses, planets } = engine.transits(
    {
      name_1: 'N',
      date_1: born.date,
      time_1: born.time,
      place_1: place,
      system: 'R',
      date_2: '2026-03-03',
      lang: 'en',
    },
    { polar: 'as-given' },
  );
  const cusps = kept.houses.map(({ longitude }) => Number(longitude));
  for (const { planetId, longitude } of planets.filter(({ planetId: id }) => id < 13))
    expect(transits_houses.filter((stay) => stay.planetId === planetId).map(({ house }) => house)).toContain(
      housePosition(Number(longitude), cusps),
    );
  // `positionsBatch` marks both.
  for (const polar of ['porphyry', 'as-given'] as const) {
    const { fallbacks } = engine.positionsBatch(
      {
        julianDaysUt: Float64Array.of(kept.calculation.julianDayUt),
        latitudes: Float64Array.of(place.latitude),
        longitudes: Float64Array.of(place.longitude),
      },
      { houseSystem: 'R', polar },
    );
    expect([...(fallbacks ?? [])]).toEqual([1]);
  }
});

test.runIf(canCompile())('the native program prints the same today', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'polar-'));
  try {
    const program = join(folder, 'polar');
    execFileSync('cc', [here('polar.c'), '-o', program, '-lswe', '-lm']);
    expect(execFileSync(program, { encoding: 'utf8' })).toBe(vectors);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
