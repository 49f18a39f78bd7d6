import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HoroscopeError } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const budapest = 3054643;
const ada = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: budapest,
  lang: 'en',
} as const;
type Told = { date: string; timezone: string };
const utc = ({ date, timezone }: Told): number => {
  expect(timezone).toBe('UTC');
  return Date.parse(`${date.replace(' ', 'T').slice(0, 23)}Z`);
};
/** Where clocks show UTC, so that moments can be asked for again. */
const greenwich = { name: 'Greenwich', latitude: 51.48, longitude: 0, timezone: 'UTC' };
const inUtc = { ...ada, place_2: greenwich };
const natal = engine.natal({ ...nameless(ada), collect_text: false });

function nameless({ name_1, date_1, time_1, place_id_1, lang }: typeof ada) {
  return { name: name_1, date: date_1, time: time_1, place_id: place_id_1, lang };
}

/** Positions at a moment, by another way: an ephemeris table. */
function longitudeAt(body: number, milliseconds: number): number {
  const from = new Date(milliseconds).toISOString();
  const to = new Date(milliseconds + 60_000).toISOString();
  const [row] = engine.ephemerisTable({ from, to, bodies: [body] }).data;
  return Number(row?.planets[0]?.longitude);
}
const away = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

describe('transits at a moment', () => {
  const moment = engine.transits({ ...inUtc, date_2: '2026-11-21', time_2: '09:00' });

  test('is complete', () => {
    expect(schemas.transitsResponse.parse(moment)).toEqual(moment);
    expect(Object.keys(moment)).toEqual([
      'profile1',
      'profile2',
      'intro',
      'planets',
      'transits_aspects',
      'transits_houses',
      'chart',
      'notices',
      'calculation1',
      'calculation2',
    ]);
    expect(moment.notices).toEqual([]);
    expect(moment.profile2).toMatchObject({ name: 'Ada', cityName: 'Greenwich' });
    expect(moment.intro).toContain('Ada');
  });

  test('lists each aspect in orb, and no other', () => {
    const angles = { 0: 0, 1: 180, 2: 120, 3: 90, 4: 60 };
    const brute = moment.planets
      .filter(({ planetId }) => planetId < 15)
      .flatMap((sky) =>
        natal.planets.flatMap((point) =>
          Object.entries(angles).flatMap(([aspectId, angle]) => {
            const apart = away(Number(sky.longitude), Number(point.longitude));
            return Math.abs(apart - angle) <= 2.5
              ? [`${sky.planetId} ${aspectId} ${point.planetId} ${Math.abs(apart - angle).toFixed(5)}`]
              : [];
          }),
        ),
      );
    expect(
      moment.transits_aspects
        .map((told) => `${told.planet1Id} ${told.aspectId} ${told.planet2Id} ${Number(told.orb).toFixed(5)}`)
        .sort(),
    ).toEqual(brute.sort());
  });

  test('starts and ends at the orb, exact at the angle', () => {
    for (const told of moment.transits_aspects) {
      const point = Number(natal.planets.find(({ planetId }) => planetId === told.planet2Id)?.longitude);
      const orbAt = (at: Told) => Math.abs(away(longitudeAt(told.planet1Id, utc(at)), point) - told.angle);
      // The Moon goes 0.00015° a second, and tables are good to 0.001″.
      for (const at of told.exact) expect(orbAt(at)).toBeLessThan(0.000_02);
      for (const at of [told.starts, told.ends]) if (at) expect(orbAt(at)).toBeCloseTo(2.5, 4);
      const [starts, ends] = [told.starts, told.ends].map((at) => (at ? utc(at) : Number.NaN));
      expect(starts).toBeLessThanOrEqual(Date.parse('2026-11-21T09:00Z'));
      expect(ends).toBeGreaterThanOrEqual(Date.parse('2026-11-21T09:00Z'));
      for (const at of told.exact) {
        expect(utc(at)).toBeGreaterThan(starts as number);
        expect(utc(at)).toBeLessThan(ends as number);
      }
      const next = told.exact.some((at) => utc(at) > Date.parse('2026-11-21T09:00Z'));
      if (told.planet1Id < 2) expect(told.applying).toBe(next);
    }
  });

  test('houses are natal, and bounds are their cusps', () => {
    const cusps = natal.houses.map(({ longitude }) => Number(longitude));
    expect(moment.transits_houses.map(({ planetId }) => planetId)).toEqual(
      moment.planets.flatMap(({ planetId }) => (planetId < 15 ? [planetId] : [])),
    );
    for (const { planetId, house, starts, ends } of moment.transits_houses)
      for (const at of [starts, ends])
        if (at) {
          const longitude = longitudeAt(planetId, utc(at));
          const edges = [cusps[house - 1] ?? 0, cusps[house % 12] ?? 0];
          expect(Math.min(...edges.map((cusp) => away(cusp, longitude)))).toBeLessThan(0.000_02);
        }
  });

  test('texts, where a table has them', () => {
    for (const { planet1Id, planet2Id, collectText, text } of moment.transits_aspects) {
      const written = planet1Id < 10 && (planet2Id < 10 || planet2Id > 14);
      expect([collectText, text !== null]).toEqual([written, written]);
    }
    const bare = engine.transits({ ...inUtc, date_2: '2026-11-21', collect_text: false });
    expect(bare.intro).toBe(null);
    expect(JSON.stringify(bare)).not.toContain('"collectText":true');
  });

  test('without a time it is noon, and says so', () => {
    const { notices, profile2 } = engine.transits({ ...ada, date_2: '2026-11-21' });
    expect(notices).toMatchObject([{ code: 'assumed_time' }]);
    expect(profile2.birthdate).toMatchObject({
      date: '2026-11-21 12:00:00.000000',
      timezone: 'Europe/Budapest',
    });
  });
});

describe('transits over a period', () => {
  const period = engine.transits({ ...inUtc, date_2: '2026-01-01', date_end: '2026-12-31' });

  test('in order of time, all of them touching the period', () => {
    expect(schemas.transitsResponse.parse(period)).toEqual(period);
    const starts = period.transits_aspects.map(({ starts }) => (starts ? utc(starts) : 0));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const told of period.transits_aspects) {
      if (told.starts) expect(utc(told.starts)).toBeLessThan(Date.parse('2027-01-01T00:00Z'));
      if (told.ends) expect(utc(told.ends)).toBeGreaterThanOrEqual(Date.parse('2026-01-01T00:00Z'));
      expect(Number(told.orb)).toBeLessThanOrEqual(2.5);
    }
  });

  test('holds what each of its days holds', () => {
    const keys = new Set(
      period.transits_aspects.map(
        (told) => `${told.planet1Id} ${told.aspectId} ${told.planet2Id} ${told.starts?.date}`,
      ),
    );
    for (const date_2 of ['2026-01-01', '2026-04-17', '2026-08-30', '2026-12-31'])
      for (const told of engine.transits({ ...inUtc, date_2, time_2: '13:00' }).transits_aspects)
        expect(keys).toContain(`${told.planet1Id} ${told.aspectId} ${told.planet2Id} ${told.starts?.date}`);
  });

  test('a retrograde loop has its three exact moments: forwards, back between the stations, forwards', () => {
    // Mercury turns at 27° Aries 13′ and at 15° Aries 59′: cafeastrology.com, as in test/search/almanac/stations.csv.
    const [back, on] = [Date.parse('2024-04-01T22:14Z'), Date.parse('2024-04-25T12:54Z')];
    const loop = engine.transits({ ...inUtc, date_2: '2024-03-10', date_end: '2024-05-20' });
    const ofMercury = loop.transits_aspects.filter(({ planet1Id }) => planet1Id === 2);
    const passes = new Map<string, number[]>();
    for (const { planet2Id, aspectId, exact } of ofMercury) {
      const key = `${planet2Id} ${aspectId}`;
      passes.set(key, [...(passes.get(key) ?? []), ...exact.map(utc)]);
    }
    const counts = [];
    for (const { planet2Id, aspectId, angle } of ofMercury) {
      const natalLongitude = Number(natal.planets.find(({ planetId }) => planetId === planet2Id)?.longitude);
      // Where in the loop, or just beside it, Mercury stands at exactness.
      const [at] = [natalLongitude + angle, natalLongitude - angle]
        .map((one) => (one + 720) % 360)
        .filter((one) => one < 30);
      if (at === undefined) continue;
      const moments = passes.get(`${planet2Id} ${aspectId}`)?.sort((a, b) => a - b) ?? [];
      const isInLoop = at > 16 && at < 27.2;
      if (isInLoop) {
        expect(moments).toHaveLength(3);
        const [first = 0, second = 0, third = 0] = moments;
        expect([first < back, second > back && second < on, third > on]).toEqual([true, true, true]);
      } else expect(moments.length).toBeLessThanOrEqual(1);
      for (const moment of moments) expect(away(longitudeAt(2, moment), at)).toBeLessThan(1e-4);
      counts.push(moments.length);
    }
    expect(counts.filter((count) => count === 3).length).toBeGreaterThan(3);
  });

  test.each<[string, object]>([
    ['date_end', { date_2: '2026-01-02', date_end: '2026-01-01' }],
    ['date_end', { date_2: '2000-01-01', date_end: '2020-01-01' }],
    ['date_end', { date_2: '2026-01-01', date_end: '2026-02-30' }],
    ['date_2', { date_2: '2026-02-30' }],
    ['date_2', {}],
    ['time_1', { date_2: '2026-01-01', time_1: undefined }],
    ['time_accuracy_1', { date_2: '2026-01-01', time_1: null, time_accuracy_1: 5 }],
    ['place_id_2', { date_2: '2026-01-01', place_id_2: budapest, place_2: greenwich }],
    ['place_id_2', { date_2: '2026-01-01', place_id_2: 1 }],
    ['place_id_1', { date_2: '2026-01-01', place_1: greenwich }],
  ])('refuses a wrong %s', (path, change) => {
    try {
      engine.transits({ ...ada, ...change } as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
  });
});

test('far from the files: Moshier and what is missing are told', () => {
  const { notices } = engine.transits({ ...ada, date_2: '2500-01-01', time_2: '00:00' });
  expect(notices).toMatchObject([
    { code: 'moshier_ephemeris', parameters: { case: 'moment', subject: 'event' } },
    { code: 'body_unavailable', parameters: { case: 'file', planetId: 10, subject: 'event' } },
  ]);
  const { planets, transits_aspects } = engine.transits({ ...ada, date_2: '2500-01-01', time_2: '00:00' });
  expect(planets.map(({ planetId }) => planetId)).not.toContain(10);
  expect(transits_aspects.filter(({ planet1Id }) => planet1Id === 10)).toEqual([]);
  // The birth lies within the files, and has it.
  expect(transits_aspects.length).toBeGreaterThan(5);
});

test('two months take about an eighth of the 194,452 calls that they once took', () => {
  // In a process of its own: the test runner wraps every import in a function, which would be counted too.
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const printed = execFileSync(process.execPath, ['bench/calls.js', 'dist'], { cwd: root, encoding: 'utf8' });
  const calls = Number(/^transits of two months: (\d+) calls$/m.exec(printed)?.[1]);
  expect(calls).toBeGreaterThan(1000);
  // Some 24,000 to 24,310: what is counted differs by a hundredth from run to run, and between versions of Node.
  expect(calls).toBeLessThanOrEqual(25_000);
});

test('what begins before the year 1 has no date', () => {
  const { transits_aspects, transits_houses } = engine.transits({
    ...inUtc,
    date_1: '0001-02-03',
    date_2: '0005-03-03',
    collect_text: false,
  });
  const dates = [
    ...transits_aspects.flatMap(({ starts, exact, ends }) => [starts, ...exact, ends]),
    ...transits_houses.flatMap(({ starts, ends }) => [starts, ends]),
  ].filter((date) => date !== null);
  expect(dates.length).toBeGreaterThan(10);
  for (const { date } of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/);
  expect(transits_houses.some(({ starts }) => starts === null)).toBe(true);
});

test('a last day whose noon no clock showed is no fault of the request', () => {
  // Samoa went from the end of December 29 to the 31st (tz database, file australasia).
  const apia = { name: 'Apia', latitude: -13.83, longitude: -171.77, timezone: 'Pacific/Apia' };
  const asked = { ...ada, place_2: apia, date_2: '2011-12-28' };
  const reject = { disambiguation: 'reject' } as const;
  const { transits_aspects } = engine.transits({ ...asked, date_end: '2011-12-30' }, reject);
  expect(transits_aspects).toEqual(engine.transits({ ...asked, date_end: '2011-12-30' }).transits_aspects);
  expect(transits_aspects.length).toBeGreaterThan(0);
});
