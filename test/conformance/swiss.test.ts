/**
 * Ours against the native Swiss Ephemeris: `swiss.c` printed `swiss.vectors.txt`. Where a C compiler and
 * libswe-dev are at hand the program is run again and must print the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { normalize, separation } from '#dist/chart/angle.js';
import { ayanamsas } from '#dist/sky/ayanamsas.js';
import type { HouseSystem } from '#dist/sky/house-systems.js';
import type { SkySettings } from '#dist/sky/sky.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const vectors = readFileSync(here('swiss.vectors.txt'), 'utf8').trimEnd().split('\n');
const rows = (kind: string) =>
  vectors.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ').slice(1));

/** 0.001″, what the issue asks; the worst found is 0.0002″. */
const arc = 0.001 / 3600;
/** What remains of 8 printed digits. */
const digits = 1.1e-8;

const geocentric: SkySettings = { ayanamsa: undefined, observer: undefined, node: 'true', lilith: 'mean' };
/** Our ids and settings for the library's numbers. */
const bodies = new Map<number, readonly [id: number, settings?: Partial<SkySettings>]>([
  ...Array.from({ length: 10 }, (_, n) => [n, [n]] as const),
  [10, [12, { node: 'mean' }]],
  [11, [12, { node: 'true' }]],
  [12, [11, { lilith: 'mean' }]],
  [13, [11, { lilith: 'osculating' }]],
  [15, [10]],
  [17, [17]],
  [18, [18]],
  [19, [19]],
  [20, [20]],
]);

const sky = openSky();
const numbers = (row: readonly string[]) => row.map(Number);

describe('native Swiss Ephemeris', () => {
  test('the vector file is whole', () => {
    const counts = Object.fromEntries(['D', 'P', 'H', 'S', 'T'].map((kind) => [kind, rows(kind).length]));
    expect(counts).toEqual({ D: 260, P: 5075, H: 3000, S: 564, T: 200 });
  });

  test('positions of every body, 1800-2399 and beyond', () => {
    let worst = 0;
    for (const row of rows('P')) {
      const [
        jd = 0,
        number = 0,
        flag = 0,
        longitude = 0,
        latitude = 0,
        distance = 0,
        speed = 0,
        declination = 0,
      ] = numbers(row);
      const [id, settings] = bodies.get(number) ?? [Number.NaN];
      const found = sky.position(id, sky.moment(jd), { ...geocentric, ...settings });
      if (flag < 0) {
        expect(found, row.join(' ')).toHaveProperty('missing');
        continue;
      }
      if ('missing' in found) throw new Error(`${row}: ${found.missing}`);
      expect(found.ephemeris, row.join(' ')).toBe((flag & 7) === 2 ? 'swiss' : 'moshier');
      const off = separation(found.longitude, longitude);
      worst = Math.max(worst, off);
      expect(off, row.join(' ')).toBeLessThan(arc);
      expect(Math.abs(found.latitude - latitude), row.join(' ')).toBeLessThan(arc);
      expect(Math.abs(found.declination - declination), row.join(' ')).toBeLessThan(arc);
      expect(Math.abs(found.distance - distance), row.join(' ')).toBeLessThan(digits * 10);
      // The library differentiates numerically; the osculating apogee swings by degrees a day.
      expect(Math.abs(found.speed - speed), row.join(' ')).toBeLessThan(number === 13 ? 1e-5 : 1e-6);
    }
    // Worst found 4.6e-8: the osculating apogee, which amplifies the Moon's last digits.
    expect(worst).toBeLessThan(6e-8);
  });

  test('cusps and angles of every house system, polar latitudes included', () => {
    for (const row of rows('H')) {
      const [jd = 0, latitude = 0, longitude = 0] = numbers(row);
      const system = row[3] as HouseSystem;
      const solved = row[4] === '1';
      const values = numbers(row.slice(5));
      const frame = sky.houses(sky.moment(jd), latitude, longitude, system, geocentric);
      expect(frame.system, row.join(' ')).toBe(solved ? system : 'O');
      const ours = [
        ...frame.cusps,
        frame.ascendant,
        frame.midheaven,
        frame.armc,
        frame.vertex,
        frame.eastPoint,
      ];
      const off = ours.map((value, index) => separation(value, values[index] ?? Number.NaN));
      expect(Math.max(...off), row.join(' ')).toBeLessThan(arc);
      // Within a degree of the pole the Ascendant races; a speed is good to a part in a million.
      const [speed = 0, meridianSpeed = 0] = values.slice(17);
      expect(Math.abs(frame.speeds.ascendant - speed), row.join(' ')).toBeLessThan(
        1e-5 + Math.abs(speed) * 1e-6,
      );
      expect(Math.abs(frame.speeds.midheaven - meridianSpeed), row.join(' ')).toBeLessThan(1e-5);
    }
  });

  test('every ayanamsa', () => {
    for (const row of rows('S')) {
      const [jd = 0, mode = 0, ayanamsa = 0, sun = 0, moon = 0] = numbers(row);
      const settings = { ...geocentric, ayanamsa: ayanamsas[mode] };
      const moment = sky.moment(jd);
      const found = [0, 1].map((id) => sky.position(id, moment, settings));
      const longitudes = found.map((position) => ('missing' in position ? Number.NaN : position.longitude));
      // Zodiacs of an epoch: there it projects on the ecliptic of the epoch what here is the ayanamsa taken off.
      const projected = ['j2000', 'j1900', 'b1950', 'skydram-mardyks'].includes(ayanamsas[mode] ?? '');
      const tropical = [0, 1].map((id) => sky.position(id, moment, geocentric));
      const expected = projected
        ? tropical.map((position) => ('missing' in position ? Number.NaN : position.longitude - ayanamsa))
        : [sun, moon];
      for (const [index, longitude] of longitudes.entries())
        expect(separation(longitude, normalize(expected[index] ?? Number.NaN)), row.join(' ')).toBeLessThan(
          arc,
        );
      expect(separation(sky.ayanamsa(moment, settings) ?? Number.NaN, ayanamsa), row.join(' ')).toBeLessThan(
        arc,
      );
    }
  });

  test('topocentric positions', () => {
    for (const row of rows('T')) {
      const [
        jd = 0,
        north = 0,
        east = 0,
        altitude = 0,
        number = 0,
        longitude = 0,
        latitude = 0,
        declination = 0,
      ] = numbers(row);
      const [id] = bodies.get(number) ?? [Number.NaN];
      const observer = { longitude: east, latitude: north, altitude };
      const found = sky.position(id, sky.moment(jd), { ...geocentric, observer });
      if ('missing' in found) throw new Error(`${row}: ${found.missing}`);
      expect(separation(found.longitude, longitude), row.join(' ')).toBeLessThan(arc);
      expect(Math.abs(found.latitude - latitude), row.join(' ')).toBeLessThan(arc);
      expect(Math.abs(found.declination - declination), row.join(' ')).toBeLessThan(arc);
    }
  });

  test('ΔT', () => {
    for (const [jd = 0, seconds = 0] of rows('D').map(numbers))
      expect(Math.abs(sky.moment(jd).deltaT * 86_400 - seconds)).toBeLessThan(2e-6);
  });

  const compiler = ['cc', 'gcc'].find(canCompile);
  test.skipIf(compiler === undefined)('the native library still prints these rows', () => {
    const folder = mkdtempSync(join(tmpdir(), 'swiss-'));
    try {
      const program = join(folder, 'swiss');
      execFileSync(compiler as string, [here('swiss.c'), '-O1', '-o', program, '-lswe', '-lm']);
      const printed = execFileSync(program, [here('../../ephe')], { encoding: 'utf8', maxBuffer: 1 << 26 });
      const again = printed.trimEnd().split('\n');
      expect(again.length).toBe(vectors.length);
      for (const [index, line] of again.entries()) {
        const [now, kept] = [line.split(' '), (vectors[index] ?? '').split(' ')];
        expect(now.length).toBe(kept.length);
        // Another processor or compiler may round the last digits otherwise.
        const differ = now.filter(
          (value, at) => value !== kept[at] && !(Math.abs(Number(value) - Number(kept[at])) < 1e-5),
        );
        if (!line.startsWith('#')) expect(differ, line).toEqual([]);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function canCompile(command: string): boolean {
  try {
    const source = '#include <swephexp.h>\nint main(void) { return 0; }';
    execFileSync(command, ['-x', 'c', '-', '-lswe', '-o', '/dev/null'], { input: source, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
