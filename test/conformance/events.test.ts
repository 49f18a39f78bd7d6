/**
 * Our search of the sky against the native Swiss Ephemeris's own crossings and eclipses, or steps and bisection of
 * its positions: `events.c` printed `events.vectors.txt`, every event of some spans. In the long run, where a C
 * compiler and libswe-dev are at hand, the program is run again and must print the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { Ceres, Chiron, NorthNode } from '#dist/chart/bodies.js';
import { aspectsBetween, lunations } from '#dist/search/aspects.js';
import { eclipses } from '#dist/search/eclipses.js';
import { ingresses, longitudeCrossings, stations } from '#dist/search/longitudes.js';
import { risingsAndSettings } from '#dist/search/risings.js';
import { isRandom } from '../fast-check.js';
import { openSearch } from '../search/open-search.js';
import { openSky } from '../sky/open-sky.js';
import { canCompile } from './compiler.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const vectors = readFileSync(here('events.vectors.txt'), 'utf8').trimEnd().split('\n');

/** A span in the vectors: what was searched, and what was found. */
interface Block {
  kind: string;
  head: number[];
  events: string[][];
}
const blocks: Block[] = [];
for (const line of vectors.slice(1)) {
  const [kind = '', ...fields] = line.split(' ');
  if (kind === kind.toUpperCase()) blocks.push({ kind, head: fields.map(Number), events: [] });
  else blocks.at(-1)?.events.push([kind, ...fields]);
}
/** Of kinds that have many spans, several of each body, every day every second one. */
const many = ['X', 'B', 'A', 'R'];
const blocksOf = (kind: string) =>
  blocks
    .filter((block) => block.kind === kind)
    .filter((_, index) => isRandom || !many.includes(kind) || index % 2 === 0);

const sky = openSky();
const search = openSearch(undefined, sky);
/** Our ids for the library's numbers. */
const bodyOf = (number: number) =>
  new Map([
    [11, NorthNode],
    [15, Chiron],
    [17, Ceres],
  ]).get(number) ?? number;

/** A tenth of a second, in days, and what remains of 8 printed decimals. */
const tenth = 0.1 / 86_400 + 1e-8;

function expectClose(ours: readonly number[], theirs: readonly number[], what: string, limit = tenth): void {
  expect(ours.length, `${what}: as many`).toBe(theirs.length);
  for (const [i, moment] of theirs.entries()) {
    const off = Math.abs((ours[i] ?? Number.NaN) - moment);
    expect(off, `${what}, ${moment}: ${(off * 86_400).toFixed(3)} s off`).toBeLessThan(limit);
  }
}

describe('native Swiss Ephemeris', () => {
  test('the vector file is whole', () => {
    const counts: Record<string, number> = {};
    for (const line of vectors) counts[line[0] as string] = (counts[line[0] as string] ?? 0) + 1;
    expect(counts).toMatchInlineSnapshot(`
      {
        "#": 1,
        "A": 40,
        "B": 46,
        "E": 12,
        "N": 8,
        "R": 160,
        "X": 897,
        "a": 667,
        "d": 410,
        "e": 681,
        "i": 1602,
        "n": 400,
        "r": 417,
        "s": 1271,
        "t": 474,
      }
    `);
  });

  test('equinoxes, solstices and other longitudes of Sun and Moon', () => {
    for (const { head } of blocksOf('X')) {
      const [body = 0, longitude = 0, , moment = 0] = head;
      const found = longitudeCrossings(search, body, [longitude], moment - 10, moment + 10);
      expectClose(
        found.map(({ julianDayUt }) => julianDayUt),
        [moment],
        head.join(' '),
      );
    }
  });

  test('ingresses of every planet, true node, Chiron and Ceres', () => {
    for (const { head, events } of blocksOf('B')) {
      const [number = 0, from = 0, to = 0] = head;
      const theirs = events.filter(([kind]) => kind === 'i').map((row) => row.slice(1).map(Number));
      const ours = ingresses(search, bodyOf(number), from, to);
      expectClose(
        ours.map(({ julianDayUt }) => julianDayUt),
        theirs.map(([moment = 0]) => moment),
        `ingresses ${head}`,
      );
      expect(ours.map(({ signId, retrograde }) => [signId, retrograde ? -1 : 1])).toEqual(
        theirs.map(([, sign, direction]) => [sign, direction]),
      );
    }
  });

  test('stations', () => {
    for (const { head, events } of blocksOf('B')) {
      const [number = 0, from = 0, to = 0] = head;
      if (number === 11) continue;
      const theirs = events.filter(([kind]) => kind === 's').map((row) => row.slice(1).map(Number));
      const ours = stations(search, bodyOf(number), from, to);
      expect(ours.length).toBe(theirs.length);
      for (const [i, [moment = 0, longitude = 0, bend = 0]] of theirs.entries()) {
        const station = ours[i];
        if (station === undefined) break;
        const what = `station ${head}, ${moment}`;
        expect(station.direction, what).toBe(bend < 0 ? 'retrograde' : 'direct');
        expect(separation(station.longitude, longitude), what).toBeLessThan(1.5e-7);
        // From its station a body takes √(2 · 0.000001° / bend) for 0.000001°.
        const limit = Math.sqrt(2e-6 / Math.abs(bend));
        expect(Math.abs(station.julianDayUt - moment), what).toBeLessThan(limit);
      }
    }
  });

  test('aspects of moving pairs', () => {
    for (const { head, events } of blocksOf('A')) {
      const [first = 0, second = 0, from = 0, to = 0] = head;
      const theirs = events.map((row) => row.slice(1).map(Number));
      const ours = aspectsBetween(search, bodyOf(first), bodyOf(second), [0, 60, 90, 120, 180], from, to);
      expectClose(
        ours.map(({ julianDayUt }) => julianDayUt),
        theirs.map(([moment = 0]) => moment),
        `aspects ${head}`,
      );
      for (const [i, [, angle, longitude1 = 0, longitude2 = 0]] of theirs.entries()) {
        const aspect = ours[i];
        expect(aspect?.angle).toBe(angle);
        // 0.1 s of the Moon.
        expect(separation(aspect?.longitude1 ?? Number.NaN, longitude1)).toBeLessThan(2e-5);
        expect(separation(aspect?.longitude2 ?? Number.NaN, longitude2)).toBeLessThan(2e-5);
      }
    }
  });

  test('new, full and quarter Moons', () => {
    for (const { head, events } of blocksOf('N')) {
      const [from = 0, to = 0] = head;
      const ours = lunations(search, from, to);
      const theirs = events.map((row) => row.slice(1).map(Number));
      expectClose(
        ours.map(({ julianDayUt }) => julianDayUt),
        theirs.map(([moment = 0]) => moment),
        `lunations ${head}`,
      );
      expect(ours.map(({ phaseId }) => phaseId / 2)).toEqual(theirs.map(([, phase]) => phase));
      for (const [i, [, , longitude = 0]] of theirs.entries())
        expect(separation(ours[i]?.longitude ?? Number.NaN, longitude)).toBeLessThan(2e-5);
    }
  });

  test('eclipses: none missed, none invented, of the same type and magnitude', () => {
    const types = { T: 'total', A: 'annular', H: 'hybrid', P: 'partial', N: 'penumbral' };
    for (const { head, events } of blocksOf('E')) {
      const [from = 0, to = 0] = head;
      const ours = eclipses(search, from, to);
      const theirs = events
        .map(([, moment, kind, type, magnitude]) => ({
          julianDayUt: Number(moment),
          body: kind === 's' ? 'solar' : 'lunar',
          type: types[type as keyof typeof types],
          magnitude: Number(magnitude),
        }))
        .sort((a, b) => a.julianDayUt - b.julianDayUt);
      expectClose(
        ours.map(({ julianDayUt }) => julianDayUt),
        theirs.map(({ julianDayUt }) => julianDayUt),
        `eclipses ${head}`,
      );
      for (const [i, { body, type, magnitude }] of theirs.entries()) {
        expect(ours[i]).toMatchObject({ body, type });
        expect(Math.abs((ours[i]?.magnitude ?? Number.NaN) - magnitude)).toBeLessThan(2e-6);
      }
    }
  });

  test('rises, sets and transits, polar days and nights included', () => {
    const kinds = { rise: 'r', set: 'd', transit: 't' };
    for (const { head, events } of blocksOf('R')) {
      const [body = 0, latitude = 0, longitude = 0, from = 0, to = 0] = head;
      const moments = risingsAndSettings(sky, body, { latitude, longitude, altitude: 0 }, from, to);
      const what = `risings ${head}`;
      expect(moments.map(({ event }) => kinds[event]).join(''), what).toBe(
        events.map(([kind]) => kind).join(''),
      );
      expectClose(
        moments.map(({ julianDayUt }) => julianDayUt),
        events.map(([, moment]) => Number(moment)),
        what,
      );
    }
  });

  // It searches by steps and takes as long as all the others: in the long run, `npm run test:random`.
  test.skipIf(!isRandom || !canCompile())('the native library still prints these rows', () => {
    const folder = mkdtempSync(join(tmpdir(), 'events-'));
    try {
      const program = join(folder, 'events');
      execFileSync('cc', [here('events.c'), '-O1', '-o', program, '-lswe', '-lm']);
      const printed = execFileSync(program, [here('../../ephe')], { encoding: 'utf8', maxBuffer: 1 << 26 });
      const again = printed.trimEnd().split('\n');
      expect(again.length).toBe(vectors.length);
      for (const [index, line] of again.entries()) {
        const [now, kept] = [line.split(' '), (vectors[index] ?? '').split(' ')];
        expect(now.length).toBe(kept.length);
        // Another processor or compiler may round the last digits otherwise, stations most of all.
        const near = line.startsWith('s') ? 1e-3 : 1e-6;
        const differ = now.filter(
          (value, at) => value !== kept[at] && !(Math.abs(Number(value) - Number(kept[at])) < near),
        );
        if (!line.startsWith('#')) expect(differ, line).toEqual([]);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
