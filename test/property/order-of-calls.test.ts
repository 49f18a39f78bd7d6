/** A result depends on its request alone: whatever was asked before, inside the files or outside, in any zodiac. */

import { createEngine } from 'horoscope-engine/engine';
import { test } from 'vitest';
import * as operations from '#dist/operations/list.js';
import { ayanamsas } from '#dist/sky/ayanamsas.js';
import { expect } from '../expect.js';
import fc, { runs } from '../fast-check.js';

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');

const dates = fc
  .record({
    // Inside the files, near both their ends, and outside.
    year: fc.oneof(
      fc.integer({ min: 1801, max: 2398 }),
      fc.constantFrom(1799, 1800, 2399, 2400),
      fc.integer({ min: 1, max: 2900 }),
    ),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => ({ year, date: `${four(year)}-${two(month)}-${two(day)}` }));

const settings = fc.record(
  {
    ayanamsa: fc.constantFrom(...ayanamsas),
    topocentric: fc.boolean(),
    node: fc.constantFrom('true', 'mean'),
    lilith: fc.constantFrom('mean', 'osculating'),
    houseSystem: fc.constantFrom('P', 'W', 'K', 'I'),
    include: fc.constant(['lots', 'fixedStars']),
  },
  { requiredKeys: [] },
);

const place = { name: 'there', latitude: 51, longitude: 7, timezone: 'UTC' };
const bodies = [0, 1, 4, 5, 11, 12];
const birthOf = (date: string) => ({ name: 'A', date, time: '12:00', place, lang: 'en', planets: bodies });
const pairOf = (date_1: string, date_2: string) => ({
  name_1: 'A',
  date_1,
  time_1: '12:00',
  place_1: place,
  name_2: 'B',
  date_2,
  time_2: '18:00',
  place_2: place,
  lang: 'en',
  planets: bodies,
});
const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

type Day = typeof dates extends fc.Arbitrary<infer D> ? D : never;
/** A request of each operation that the sky has a part in; of the others their example does. */
const requests: Readonly<Record<string, (one: Day, other: Day) => object>> = {
  natal: ({ date }) => birthOf(date),
  natalBasic: ({ date }) => birthOf(date),
  planetInSign: ({ date }) => birthOf(date),
  synastry: (one, other) => ({ ...pairOf(one.date, other.date), time_2: null }),
  composite: (one, other) => pairOf(one.date, other.date),
  transits: (one, other) => ({ ...pairOf(one.date, other.date), planets: [0, 1, 4] }),
  progressions: ({ date }) => ({ ...birthOf(date), add_years: 20 }),
  solarReturn: ({ date, year }) => ({ ...birthOf(date), year: year + 20 }),
  lunarReturn: ({ date }) => ({ ...birthOf(date), date_2: later(date, 400) }),
  ephemerides: ({ date }) => ({ place, date, time: '12:00' }),
  planetaryHours: ({ date }) => ({ place, date }),
  skyEvents: ({ date }) => ({ from: date, to: later(date, 10), bodies: [0, 1, 4] }),
  ephemerisTable: ({ date }) => ({ from: date, to: later(date, 3), bodies }),
};
const definitions = { ...operations };
const names = Object.keys(operations);

const calls = fc
  .record({ name: fc.constantFrom(...names), one: dates, other: dates, options: settings })
  .map(({ name, one, other, options }) => {
    const definition = definitions[name as keyof typeof operations];
    const request = requests[name]?.(one, other) ?? definition.example;
    return { name, request, options: definition.takesOptions === false ? undefined : options };
  });

type Call = typeof calls extends fc.Arbitrary<infer C> ? C : never;

const newEngine = async () =>
  (await createEngine({ languages: ['en'] })) as unknown as Record<string, (...given: unknown[]) => unknown>;

/** The answer or the refusal, as text. */
function answer(engine: Awaited<ReturnType<typeof newEngine>>, { name, request, options }: Call): string {
  try {
    return JSON.stringify(engine[name]?.(request, options));
  } catch (error) {
    return String(error);
  }
}

test('the same whatever was asked before', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(calls, { minLength: 6, maxLength: 12 }).chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(
            list.map((_, index) => index),
            { minLength: list.length },
          ),
        ),
      ),
      async ([list, order]) => {
        const [first, second] = await Promise.all([newEngine(), newEngine()]);
        const found = list.map((call) => answer(first, call));
        for (const index of order) {
          const call = list[index] as Call;
          expect(answer(second, call), JSON.stringify(call)).toBe(found[index]);
        }
        answered += found.filter((text) => text.startsWith('{')).length;
      },
    ),
    { numRuns: runs(2) },
  );
  expect(answered).toBeGreaterThan(10);
}, 120_000);
