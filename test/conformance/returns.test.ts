/**
 * Returns and fixed stars against the native Swiss Ephemeris: `returns.c` printed `returns.vectors.txt`. Where a C
 * compiler and libswe-dev are at hand the program is run again and must print the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';
import { canCompile } from './compiler.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const vectors = readFileSync(here('returns.vectors.txt'), 'utf8').trimEnd().split('\n');
const rowsOf = (kind: string): string[][] =>
  vectors.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ').slice(1));

const at = (latitude: string, longitude: string) => ({
  name: 'there',
  latitude: Number(latitude),
  longitude: Number(longitude),
  timezone: 'UTC',
});
const bornAt = (date: string, time: string, place = at('0', '0')) => ({
  name: 'N',
  date,
  time,
  place,
  lang: 'en',
  planets: [0],
  collect_text: false,
});

/** The interval of a tenth of a second, in days, and what remains of 8 printed decimals. */
const tenth = 0.1 / 86_400 + 1e-8;
function expectClose(ours: number, theirs: string | undefined, what: readonly string[]): void {
  const off = Math.abs(ours - Number(theirs));
  expect(off, `${what.join(' ')}: ${(off * 86_400).toFixed(3)} s off`).toBeLessThan(tenth);
}

describe('native Swiss Ephemeris', () => {
  test('the vector file is whole', () => {
    const counts: Record<string, number> = {};
    for (const line of vectors) counts[line[0] as string] = (counts[line[0] as string] ?? 0) + 1;
    expect(counts).toEqual({ '#': 1, S: 60, M: 60, P: 30, s: 40, m: 60, F: 105, f: 105 });
  });

  test.each<[string, string, Options]>([
    ['solar returns', 'S', {}],
    ['corrected for precession, whatever the zodiac of the program', 'P', { precessionCorrected: true }],
    ['in a sidereal zodiac', 'P', { ayanamsa: 'lahiri' }],
    [
      'in a sidereal zodiac, corrected once and not twice',
      'P',
      { ayanamsa: 'raman', precessionCorrected: true },
    ],
  ])('%s', (_, kind, options) => {
    for (const row of rowsOf(kind)) {
      const [date = '', time = '', years, moment] = row;
      const year = Number(date.slice(0, 4)) + Number(years);
      const { calculation } = engine.solarReturn({ ...bornAt(date, time), year }, options);
      expectClose(calculation.julianDayUt, moment, row);
    }
  });

  test('lunar returns', () => {
    for (const row of rowsOf('M')) {
      const [date = '', time = '', date_2 = '', moment] = row;
      expectClose(engine.lunarReturn({ ...bornAt(date, time), date_2 }).calculation.julianDayUt, moment, row);
    }
  });

  test('as seen from two places of the globe', () => {
    const options = { topocentric: true };
    for (const row of rowsOf('s')) {
      const [date = '', time = '', years, n = '', e = '', n2 = '', e2 = '', moment] = row;
      const year = Number(date.slice(0, 4)) + Number(years);
      const asked = { ...bornAt(date, time, at(n, e)), place_2: at(n2, e2), year };
      expectClose(engine.solarReturn(asked, options).calculation.julianDayUt, moment, row);
    }
    for (const row of rowsOf('m')) {
      const [date = '', time = '', date_2 = '', n = '', e = '', n2 = '', e2 = '', moment] = row;
      const asked = { ...bornAt(date, time, at(n, e)), place_2: at(n2, e2), date_2 };
      expectClose(engine.lunarReturn(asked, options).calculation.julianDayUt, moment, row);
    }
  });

  test('fixed stars within 0.001″, in and outside the files', () => {
    const sky = openSky();
    const seen = { observer: undefined, node: 'true', lilith: 'mean' } as const;
    const arcsecond = 1 / 3600;
    for (const [star = '', moment, longitude, latitude, magnitude] of rowsOf('F')) {
      const found = sky.fixedStar(star, sky.moment(Number(moment)), { ...seen, ayanamsa: undefined });
      if ('missing' in found) throw new Error(`${star}: ${found.missing}`);
      const off = separation(found.longitude, Number(longitude));
      expect(off, `${star} ${moment}: ${off}`).toBeLessThan(0.001 * arcsecond);
      expect(Math.abs(found.latitude - Number(latitude))).toBeLessThan(0.001 * arcsecond);
      expect(found.magnitude).toBe(Number(magnitude));
    }
    for (const [star = '', moment, longitude] of rowsOf('f')) {
      const found = sky.fixedStar(star, sky.moment(Number(moment)), { ...seen, ayanamsa: 'lahiri' });
      if ('missing' in found) throw new Error(`${star}: ${found.missing}`);
      expect(separation(found.longitude, Number(longitude))).toBeLessThan(0.001 * arcsecond);
    }
  });

  test.skipIf(!canCompile())('the native library still prints these rows', () => {
    const folder = mkdtempSync(join(tmpdir(), 'returns-'));
    try {
      const program = join(folder, 'returns');
      execFileSync('cc', [here('returns.c'), '-O1', '-o', program, '-lswe', '-lm']);
      const printed = execFileSync(program, [here('../../ephe')], { encoding: 'utf8' });
      const again = printed.trimEnd().split('\n');
      expect(again.length).toBe(vectors.length);
      for (const [index, line] of again.entries()) {
        const [now, kept] = [line.split(' '), (vectors[index] ?? '').split(' ')];
        expect(now.length).toBe(kept.length);
        // Another processor or compiler may round the last digits otherwise.
        const differ = now.filter(
          (value, column) =>
            value !== kept[column] && !(Math.abs(Number(value) - Number(kept[column])) < 1e-6),
        );
        if (!line.startsWith('#')) expect(differ, line).toEqual([]);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
