/**
 * No valid request holds the thread: what each operation takes at most, counted in units of work on an engine that has
 * fitted nothing yet, and what is refused beyond that before any of it is done.
 */
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { aspectKeys } from '#dist/chart/aspects.js';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';
import { mostWork, unitsOf } from '#dist/request/cost.js';
import { Trajectories } from '#dist/search/trajectories.js';
import { planOf, yearlyShift } from '#dist/search/trajectory-plan.js';
import { openSky } from '../sky/open-sky.js';
import { workOf } from './counted-work.js';

type Definition = (typeof operations)[keyof typeof operations] | (typeof functions)[keyof typeof functions];
const definitions: Definition[] = [...Object.values(operations), ...Object.values(functions)];

const place = (latitude: number) => ({ name: 'x', latitude, longitude: 20, timezone: 'UTC' });
const bodies = Array.from({ length: 25 }, (_, id) => id);
const moving = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const aspects = aspectKeys.map((_, id) => id);
const orbs = (degrees: number) => Object.fromEntries(aspectKeys.map((key) => [key, degrees]));
/** Everything at its most, seen from the place, in a zodiac that is reckoned from a star. */
const everything = {
  bodies,
  aspects,
  orbs: orbs(30),
  topocentric: true,
  ayanamsa: 'true-citra',
  lilith: 'osculating',
};
const birth = (date: string, time: string | null, more = {}) => ({
  name: 'A',
  date,
  time,
  place: place(69),
  lang: 'en',
  ...more,
});
const pair = (time_1: string | null, time_2: string | null, more = {}) => ({
  name_1: 'A',
  date_1: '1990-05-17',
  time_1,
  place_1: place(69),
  name_2: 'B',
  date_2: '0500-05-17',
  time_2,
  place_2: place(-69),
  lang: 'en',
  ...more,
});
const transit = (date_1: string, date_2: string, more = {}) => ({
  name_1: 'A',
  date_1,
  time_1: '12:00',
  place_1: place(60),
  date_2,
  lang: 'en',
  ...more,
});
const moments = (count: number, from: number, days: number) =>
  Float64Array.from({ length: count }, (_, i) => from + ((i * 7919) % count) * (days / count));

/** Printing asks nothing of the ephemeris. */
const printed = (await createEngine()).natal({ ...birth('1990-05-17', '12:00'), time: '12:00' });

type Request = [request: unknown, options?: unknown];
/** The costliest requests of each function that anybody has thought of. */
const worst: Readonly<Record<string, readonly Request[]>> = {
  natal: [
    [birth('1990-05-17', null), everything],
    [birth('0500-05-17', null), { ...everything, orbs: orbs(0) }],
    [birth('1990-05-17', '12:00', { time_accuracy: 240 }), everything],
    [birth('0500-05-17', '12:00', { time_accuracy: 240 }), { ...everything, houseSystem: 'I' }],
  ],
  natalBasic: [[birth('0500-05-17', '12:00'), everything]],
  planetInSign: [
    [birth('0500-05-17', '12:00'), everything],
    [birth('1990-05-17', null), everything],
  ],
  synastry: [
    [pair(null, null), everything],
    [
      pair('12:00', '12:00', { time_accuracy_1: 240, time_accuracy_2: 240 }),
      { ...everything, aspects: [0, 1, 2, 3, 4] },
    ],
  ],
  composite: [
    [pair('12:00', '12:00'), everything],
    [pair(null, null), everything],
  ],
  transits: [
    [transit('1990-05-17', '2026-11-21'), { orbs: orbs(10) }],
    [transit('1990-05-17', '2026-11-21', { date_end: '2028-11-20' }), {}],
    [transit('1790-05-17', '1801-11-21'), {}],
    [transit('1990-05-17', '2026-11-21', { time_1: null, date_end: '2028-06-20' }), {}],
    [transit('1990-05-17', '2026-11-21', { time_accuracy_1: 240 }), {}],
    [transit('0470-05-17', '0500-11-21'), { bodies: moving }],
  ],
  progressions: [
    [birth('0500-05-17', '12:00', { add_years: 80 }), { ...everything, progressedAngles: 'mean-quotidian' }],
    [birth('1990-05-17', '12:00', { add_years: 80 }), { ...everything, houseSystem: 'W' }],
    [birth('1990-05-17', null, { add_years: 80 }), everything],
    [birth('0500-05-17', '12:00', { add_years: 80, time_accuracy: 240 }), everything],
  ],
  solarReturn: [
    [birth('0500-05-17', '12:00', { year: 580 }), everything],
    [birth('0500-05-17', null, { year: 580 }), everything],
  ],
  lunarReturn: [
    [birth('0500-05-17', '12:00', { date_2: '0580-01-01' }), everything],
    [birth('0500-05-17', null, { date_2: '0580-01-01' }), everything],
  ],
  ephemerides: [[{ place: place(66), date: '0500-05-17', time: '12:00' }, everything]],
  planetaryHours: [[{ place: place(66), date: '2026-06-21' }]],
  chineseHoroscope: [[birth('1990-01-27', '12:00')]],
  chineseForecasts: [[{ year: 2027 }]],
  skyEvents: [
    [{ from: '2026-08-01', to: '2027-08-01' }],
    [{ from: '0500-08-01', to: '0500-09-01' }],
    [{ from: '2026-08-01', to: '2028-08-01', kinds: ['aspect'], bodies: moving }, { aspects }],
    [{ from: '1950-01-01', to: '1960-01-01', kinds: ['eclipse'] }],
  ],
  ephemerisTable: [
    [{ from: '2020-01-01', to: '2025-01-01' }],
    [{ from: '2020-01-01', to: '2020-03-01', step: { minutes: 60 } }],
    [{ from: '0500-01-01', to: '0502-01-01' }],
  ],
  dailyReports: [[{ date: '2026-11-22' }, { ayanamsa: 'true-citra' }]],
  weeklyReports: [[{ week: 47, year: 2026 }, { ayanamsa: 'true-citra' }]],
  monthlyReports: [[{ month: 11, year: 2026 }, { ayanamsa: 'true-citra' }]],
  yearlyReports: [[{ year: 2026 }, { ayanamsa: 'true-citra' }]],
  ascendantYearlyReports: [[{ year: 2026 }]],
  reports: [[{ kind: 'yearly', year: 2026 }, { ayanamsa: 'true-citra' }]],
  reportEvents: [[{ kind: 'yearly', year: 2026 }, { ayanamsa: 'true-citra' }]],
  places: [[{ name: 'a'.repeat(200) }], [{ name: 'Zwxqv brk lodnon', details: true }]],
  signs: [[{}]],
  planets: [[{}]],
  signToSign: [[{ sign_id_1: 0, sign_id_2: 7, lang: 'en' }]],
  positionsBatch: [
    [{ julianDaysUt: moments(30_000, 2_451_545, 700) }],
    [{ julianDaysUt: moments(2_000, 1_903_000, 200_000), bodies: moving }],
    [{ julianDaysUt: moments(1_400, 2_400_000, 150_000) }, { ayanamsa: 'true-citra' }],
  ],
  skyEventsIterator: [[{ from: '1900-01-01', to: '2000-01-01' }]],
  languages: [[undefined]],
  load: [['reports', 'places']],
  natalPdfReport: [[birth('1990-05-17', null), everything]],
  pdfReport: [[printed]],
  placeById: [[3054643]],
  nearest: [[89.9, 179.9]],
  zoneAt: [[89.9, 179.9]],
};

describe('every definition states what it costs, and keeps to it', () => {
  test.each(definitions.map((definition) => [definition.name, definition] as const))(
    '%s',
    async (name, { cost }) => {
      expect(cost.most).toBeGreaterThan(0);
      expect(cost.most).toBeLessThanOrEqual(mostWork);
      expect(cost.worst).not.toBe('');
      const requests = worst[name];
      expect(requests, `no worst request of ${name}`).toBeDefined();
      for (const [index, [request, options]] of (requests ?? []).entries()) {
        const engine = (await createEngine()) as unknown as Record<string, (...given: unknown[]) => unknown>;
        const { units, refused } = workOf(() => engine[name]?.(request, options));
        expect(refused, `request ${index}`).toBeUndefined();
        expect(units, `request ${index}`).toBeLessThanOrEqual(cost.most);
      }
    },
    60_000,
  );
});

describe('beyond the limit', () => {
  const beyond: [name: string, request: unknown, options: unknown, instead: RegExp][] = [
    [
      'synastry',
      pair('12:00', '12:00', { time_accuracy_1: 240, time_accuracy_2: 240 }),
      everything,
      /time_accuracy/,
    ],
    ['transits', transit('1990-05-17', '2026-11-21'), { bodies, aspects, orbs: orbs(30) }, /narrower orbs/],
    ['transits', transit('1990-05-17', '2026-11-21', { date_end: '2036-11-20' }), {}, /shorter period/],
    ['transits', transit('0470-05-17', '0500-11-21', { date_end: '0510-11-20' }), {}, /shorter period/],
    ['skyEvents', { from: '2026-08-01', to: '2036-08-01' }, {}, /skyEventsIterator/],
    ['skyEvents', { from: '0001-01-01', to: '2999-12-31', kinds: ['ingress'] }, {}, /shorter span/],
    ['ephemerisTable', { from: '1950-01-01', to: '2050-01-01' }, {}, /longer step/],
    ['ephemerisTable', { from: '1950-01-01', to: '1951-01-01', step: { minutes: 1 } }, {}, /longer step/],
    ['positionsBatch', { julianDaysUt: moments(100_000, 2_378_600, 215_000) }, {}, /pieces/],
    ['positionsBatch', { julianDaysUt: moments(1_000_000, 2_451_545, 365) }, {}, /pieces/],
    ['positionsBatch', { julianDaysUt: moments(50_000, 1_721_500, 600_000) }, {}, /pieces/],
  ];
  test.each(beyond)('%s is refused before the work is done (%#)', async (name, request, options, instead) => {
    const engine = (await createEngine({ languages: ['en'] })) as unknown as Record<
      string,
      (...given: unknown[]) => unknown
    >;
    const { units, refused } = workOf(() => engine[name]?.(request, options));
    expect(refused).toBeInstanceOf(HoroscopeError);
    expect(refused).toMatchObject({ code: 'too_costly', message: expect.stringMatching(instead) });
    expect((refused as HoroscopeError).message).toMatch(new RegExp(`${mostWork}`));
    expect(units).toBeLessThan(2_500);
  });
});

test('a batch that is affordable without houses may be too costly with them', async () => {
  const engine = await createEngine({ languages: ['en'] });
  const count = Math.ceil(mostWork / unitsOf.houses);
  const batch = { julianDaysUt: new Float64Array(count).map((_, i) => 2_451_545 + i / count), bodies: [0] };
  const at = (degrees: number) => new Float64Array(count).fill(degrees);
  expect(engine.positionsBatch(batch).longitudes).toHaveLength(count);
  expect(() => engine.positionsBatch({ ...batch, latitudes: at(47), longitudes: at(19) })).toThrow(/pieces/);
});

describe('what people ask every day takes a fraction of the limit', () => {
  test.each<[name: string, request: unknown, units: number]>([
    ['natal', birth('1990-05-17', '12:00'), 100],
    ['natal', birth('1990-05-17', null), 1_000],
    ['transits', transit('1990-05-17', '2026-11-21', { time_2: '09:00' }), 25_000],
    ['skyEvents', { from: '2026-08-01', to: '2026-09-01' }, 8_000],
    ['weeklyReports', { week: 47, year: 2026, sign_id: 7 }, 7_000],
    ['yearlyReports', { year: 2026, sign_id: 7 }, 45_000],
    ['ephemerisTable', { from: '2026-01-01', to: '2027-01-01' }, 6_000],
  ])('%s (%#)', async (name, request, most) => {
    const engine = (await createEngine({ languages: ['en'] })) as unknown as Record<
      string,
      (...given: unknown[]) => unknown
    >;
    const { units, refused } = workOf(() => engine[name]?.(request));
    expect(refused).toBeUndefined();
    expect(units).toBeLessThan(most);
  });
});

describe('paths take no more questions a year than is stated', () => {
  const years = 3;
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 19, 20])('body %i', (number) => {
    for (const from of [2_451_545, 2_420_000, 1_800_000]) {
      if (number > 13 && from < 2_000_000) continue;
      const path = new Trajectories(openSky()).of(number);
      const out = new Float64Array(4);
      const asked = questionsWhile(() => {
        for (let day = 0; day < years * 365.25; day++) path.evaluate(from + day, out);
      });
      const weight = from < 2_000_000 ? unitsOf.modelled : 1;
      expect(asked, String(from)).toBeLessThanOrEqual(planOf(number).yearly * (years + 0.2) * weight);
    }
  });

  test('nutation', () => {
    const { nutation } = new Trajectories(openSky());
    const out = new Float64Array(4);
    const asked = questionsWhile(() => {
      for (let day = 0; day < years * 365.25; day++) nutation.evaluate(2_451_545 + day, out);
    });
    expect(asked).toBeLessThanOrEqual(yearlyShift * (years + 0.2));
  });

  const questionsWhile = (run: () => void): number => {
    const { units, refused } = workOf(run);
    expect(refused).toBeUndefined();
    return units > 0 ? units : Number.NaN;
  };
});
