/** Laws of returns: Sun and Moon are where they were at the birth, and nearest to when they should be. */

import type { Options, PlanetEntry } from 'horoscope-engine/engine';
import { lunarReturnResponse, solarReturnResponse } from 'horoscope-engine/schemas';
import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc, { evenly, runs } from '../fast-check.js';

const two = (value: number): string => String(value).padStart(2, '0');

const dates = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1810, max: 2300 }), fc.integer({ min: 1, max: 2900 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
const times = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${two(hour)}:${two(minute)}`);
const places = fc
  .record({
    latitude: evenly(-90, 90),
    longitude: evenly(-180, 180),
    timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', '+05:45'),
  })
  .map((place) => ({ name: 'there', ...place }));
const births = fc.record({
  name: fc.constant('N'),
  date: dates,
  time: times,
  place: places,
  place_2: places,
  lang: fc.constant('en'),
  system: fc.constantFrom('P', 'W', 'K', 'R'),
});
const settings: fc.Arbitrary<Options> = fc.constantFrom<Options[]>(
  {},
  { topocentric: true },
  { topocentric: { altitude: 3000 } },
  { ayanamsa: 'lahiri' },
  { ayanamsa: 'true-citra' },
  { ayanamsa: 'fagan-bradley', topocentric: true },
);

const check = (property: fc.IRawProperty<unknown>, few = 24) => fc.assert(property, { numRuns: runs(few) });
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
const longitude = ({ planets }: { planets: readonly PlanetEntry[] }, id: number): number =>
  Number(planets.find(({ planetId }) => planetId === id)?.longitude);

test('the Sun of a solar return is the natal Sun to 0.0001°, the year’s nearest', () =>
  check(
    fc.property(births, fc.integer({ min: 0, max: 120 }), settings, (birth, years, options) => {
      const year = Math.min(2999, Number(birth.date.slice(0, 4)) + years);
      const result = engine.solarReturn({ ...birth, year }, options);
      expect(solarReturnResponse.parse(result)).toEqual(result);
      const { place_2: _, ...born } = birth;
      const natal = engine.natal({ ...born, planets: [0], collect_text: false }, options);
      // Told longitudes have 7 decimals: far within 0.0001°.
      expect(apart(longitude(result, 0), longitude(natal, 0))).toBeLessThan(2e-7);
      const { julianDayUt, natalJulianDayUt } = result.calculation;
      const n = year - Number(birth.date.slice(0, 4));
      const mean = options.ayanamsa === undefined ? 365.2422 : 365.25636;
      expect(Math.abs(julianDayUt - natalJulianDayUt - n * mean)).toBeLessThan(0.5);
    }),
  ));

test('the Moon of a lunar return is the natal Moon to 0.0001°, and no return comes before it', () =>
  check(
    fc.property(births, fc.integer({ min: 1, max: 99 }), times, settings, (birth, years, time_2, options) => {
      const date_2 = `${String(Number(birth.date.slice(0, 4)) + years).padStart(4, '0')}-06-15`;
      const asked = { ...birth, date_2, time_2 };
      const result = engine.lunarReturn(asked, options);
      expect(lunarReturnResponse.parse(result)).toEqual(result);
      const { place_2, ...born } = birth;
      const natal = engine.natal({ ...born, planets: [1], collect_text: false }, options);
      expect(apart(longitude(result, 1), longitude(natal, 1))).toBeLessThan(2e-7);

      const from = engine.natal(
        { ...born, place: place_2, date: date_2, time: time_2, planets: [1], collect_text: false },
        options,
      );
      const wait = result.calculation.julianDayUt - from.calculation.julianDayUt;
      expect(wait).toBeGreaterThanOrEqual(-1e-8);
      // Her longest way round, with a parallax at either end.
      expect(wait).toBeLessThan(28);
      // She is up to 8° ahead of her mean place or behind it, with a parallax of 1°.
      const ahead = (longitude(result, 1) - longitude(from, 1) + 360) % 360;
      expect(Math.abs(wait * 13.1764 - ahead)).toBeLessThan(18);
    }),
  ));

test('the same bytes twice, whatever was asked in between', () =>
  check(
    fc.property(births, births, settings, (birth, other, options) => {
      const year = Number(birth.date.slice(0, 4)) + 30;
      const ask = () => JSON.stringify(engine.solarReturn({ ...birth, year }));
      const first = ask();
      engine.solarReturn({ ...other, year: Number(other.date.slice(0, 4)) }, options);
      const { place_2: _, ...born } = other;
      engine.natal(born, { ...options, include: ['fixedStars'] });
      expect(ask()).toBe(first);
    }),
    12,
  ));

test('the clock of the return place only names the moment', () =>
  check(
    fc.property(births, fc.integer({ min: 0, max: 60 }), (birth, years) => {
      const year = Number(birth.date.slice(0, 4)) + years;
      const inZone = (timezone: string) =>
        engine.solarReturn({ ...birth, year, place_2: { ...birth.place_2, timezone } });
      const [here, there] = [inZone('UTC'), inZone('America/New_York')];
      expect(there.planets).toEqual(here.planets);
      expect(there.event.utDate).toEqual(here.event.utDate);
    }),
    12,
  ));
