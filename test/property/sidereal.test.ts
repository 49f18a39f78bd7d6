/** One definition of each sidereal zodiac: what holds of a chart holds in every one, in every operation. */

import { createEngine } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { ayanamsas } from '#dist/sky/ayanamsas.js';
import { expect } from '../expect.js';
import fc, { runs } from '../fast-check.js';

const engine = await createEngine({ languages: ['en'] });
const two = (value: number): string => String(value).padStart(2, '0');
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
/** Told numbers are rounded to 7 decimals: two of one quantity may lie a unit apart. */
const told = 1.5e-7;

const zodiacs = [...ayanamsas, { epoch: 2_400_000, value: 21 }];
const births = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1810, max: 2300 }), fc.integer({ min: 1, max: 2900 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    latitude: fc.integer({ min: -65, max: 65 }),
    longitude: fc.integer({ min: -179, max: 179 }),
  })
  .map(({ year, month, day, hour, latitude, longitude }) => ({
    date: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
    time: `${two(hour)}:17`,
    place: { name: 'there', latitude, longitude, timezone: 'UTC' },
  }));

interface Told {
  planetId: number;
  longitude: string;
  latitude: string;
  declination: string;
}

function expectSame(found: readonly Told[], expected: readonly Told[], within: number, what: string): void {
  expect(found.length).toBe(expected.length);
  for (const [index, { planetId, longitude, declination }] of found.entries()) {
    const own = expected[index];
    expect(planetId).toBe(own?.planetId);
    expect(apart(Number(longitude), Number(own?.longitude)), `${what} ${planetId}`).toBeLessThan(within);
    expect(apart(Number(declination), Number(own?.declination)), `${what} ${planetId}`).toBeLessThan(1e-6);
  }
}

describe.each(
  zodiacs.map((ayanamsa) => [typeof ayanamsa === 'string' ? ayanamsa : 'custom', ayanamsa] as const),
)('%s', (_, ayanamsa) => {
  const options = { ayanamsa };
  const check = (law: (birth: typeof births extends fc.Arbitrary<infer B> ? B : never) => void) =>
    fc.assert(fc.property(births, law), { numRuns: runs(2) });

  test('a composite of a person with themself is their own chart', () =>
    check(({ date, time, place }) => {
      const natal = engine.natal({ name: 'A', date, time, place, lang: 'en', collect_text: false }, options);
      const composite = engine.composite(
        {
          name_1: 'A',
          date_1: date,
          time_1: time,
          place_1: place,
          name_2: 'A',
          date_2: date,
          time_2: time,
          place_2: place,
          lang: 'en',
          collect_text: false,
        },
        options,
      );
      expectSame(composite.planets, natal.planets, told, 'composite');
      for (const [house, { longitude }] of composite.houses.entries())
        expect(apart(Number(longitude), Number(natal.houses[house]?.longitude))).toBeLessThan(told);
    }));

  test('progressions at birth are the birth', () =>
    check(({ date, time, place }) => {
      const birth = { name: 'A', date, time, place, lang: 'en', collect_text: false } as const;
      const natal = engine.natal(birth, options);
      const progressed = engine.progressions({ ...birth, add_days: 0 }, options);
      expectSame(progressed.planets, natal.planets, told, 'progressed');
      for (const [house, { longitude }] of progressed.houses.entries())
        expect(apart(Number(longitude), Number(natal.houses[house]?.longitude))).toBeLessThan(told);
      for (const { planetId, longitude } of progressed.solarArc.planets)
        expect(
          apart(Number(longitude), Number(natal.planets.find((own) => own.planetId === planetId)?.longitude)),
        ).toBeLessThan(told);
    }));

  test('the sky of the birth conjoins the birth at that moment', () =>
    check(({ date, time, place }) => {
      const transits = engine.transits(
        {
          name_1: 'A',
          date_1: date,
          time_1: time,
          place_1: place,
          date_2: date,
          time_2: time,
          planets: [0, 1, 4],
          lang: 'en',
          collect_text: false,
        },
        { ...options, aspects: [0] },
      );
      const [, month = '', day = ''] = date.split('-');
      for (const id of [0, 1, 4]) {
        const own = transits.transits_aspects.find(
          ({ planet1Id, planet2Id }) => planet1Id === id && planet2Id === id,
        );
        expect(Number(own?.orb)).toBeLessThan(1e-6);
        expect(
          own?.exact.some(({ date: exact }) => exact.includes(`-${month}-${day} ${time.slice(0, 2)}:`)),
        ).toBe(true);
      }
    }));

  test('paths and charts agree', () =>
    check(({ date, time, place }) => {
      const natal = engine.natal({ name: 'A', date, time, place, lang: 'en', collect_text: false }, options);
      const { julianDayUt } = natal.calculation;
      const near = Float64Array.from({ length: 40 }, () => julianDayUt);
      const batch = engine.positionsBatch({ julianDaysUt: near, bodies: [0, 1, 5] }, options);
      for (const [index, id] of [0, 1, 5].entries())
        expect(
          apart(batch.longitudes[index] ?? Number.NaN, Number(natal.planets[id]?.longitude)),
        ).toBeLessThan(0.001 / 3600 + told);
    }));
});
