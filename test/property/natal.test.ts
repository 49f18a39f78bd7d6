/** Laws that hold for any birth. */

import { HouseSystem, type Natal } from 'horoscope-engine/engine';
import { natalResponse } from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

const dates = fc
  .record({
    year: fc.integer({ min: 1, max: 2999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
const times = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${two(hour)}:${two(minute)}`);
const modern = fc.date({
  min: new Date('1800-02-01T00:00Z'),
  max: new Date('2398-12-01T00:00Z'),
  noInvalidDate: true,
});
const latitudes = evenly(-90, 90);
const longitudes = evenly(-180, 180);
const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Monrovia',
  '+05:45',
  '-11:00',
);
const systems = fc.constantFrom(...Object.values(HouseSystem));
const births = fc
  .record({
    date: dates,
    time: times,
    latitude: latitudes,
    longitude: longitudes,
    timezone: zones,
    system: systems,
  })
  .map(({ date, time, latitude, longitude, timezone, system }) => ({
    name: 'N',
    date,
    time,
    lang: 'en',
    system,
    place: { name: 'there', latitude, longitude, timezone },
  }));

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The chart without what tells of its clock. */
const sky = ({ planets, houses, aspects, elements, moonPhase, patterns, chart }: Natal) => ({
  planets,
  houses,
  aspects,
  elements,
  moonPhase,
  patterns,
  chart,
});

const check = (property: fc.IProperty<never> | fc.IRawProperty<unknown>, numRuns = 150) =>
  fc.assert(property as fc.IRawProperty<unknown>, { numRuns });

describe('any birth', () => {
  test('has a complete chart', () =>
    check(
      fc.property(births, (birth) => {
        const chart = engine.natal(birth);
        expect(natalResponse.parse(chart)).toEqual(chart);
      }),
    ));

  test('has each body in one sign and one house, whose cusps enclose it', () =>
    check(
      fc.property(births, (birth) => {
        const { planets, houses } = engine.natal(birth);
        const cusps = houses.map(({ longitude }) => Number(longitude));
        for (const planet of planets) {
          const longitude = Number(planet.longitude);
          expect(planet.signId).toBe(Math.floor(longitude / 30));
          const { degrees, minutes, seconds } = planet;
          const told = planet.signId * 30 + degrees + minutes / 60 + seconds / 3600;
          expect(longitude - told).toBeGreaterThanOrEqual(-1e-7);
          expect(longitude - told).toBeLessThan(1 / 3600 + 1e-7);
          // Whole numbers, so that no rounding of a difference decides.
          const ahead = (to: number, from: number) =>
            (Math.round(to * 1e7) - Math.round(from * 1e7) + 3.6e9) % 3.6e9;
          const inside = cusps.filter(
            (cusp, index) => ahead(longitude, cusp) < ahead(cusps[(index + 1) % 12] ?? 0, cusp),
          );
          expect(inside).toEqual([cusps[planet.housePosition - 1]]);
        }
      }),
    ));

  test('gives the same bytes twice, whatever was asked in between', () =>
    check(
      fc.property(births, births, (birth, other) => {
        const first = JSON.stringify(engine.natal(birth));
        engine.natal(other, { ayanamsa: 'raman', topocentric: true });
        expect(JSON.stringify(engine.natal(birth))).toBe(first);
      }),
      60,
    ));

  test('has shares that sum to 100', () =>
    check(
      fc.property(births, (birth) => {
        const { fire, earth, air, water, cardinal, fixed, mutable, positive, negative } =
          engine.natal(birth).elements;
        expect([fire + earth + air + water, cardinal + fixed + mutable, positive + negative]).toEqual([
          100, 100, 100,
        ]);
      }),
      60,
    ));

  test('lists no aspect beyond its orb, and each pair once', () =>
    check(
      fc.property(births, (birth) => {
        const { aspects, planets } = engine.natal(birth);
        const longitude = new Map(planets.map((planet) => [planet.planetId, Number(planet.longitude)]));
        const pairs = new Set<string>();
        for (const aspect of aspects) {
          const apart = Math.abs(
            (longitude.get(aspect.planet1Id) ?? 0) - (longitude.get(aspect.planet2Id) ?? 0),
          );
          const orb = Math.abs(Math.min(apart, 360 - apart) - aspect.angle);
          expect(Math.abs(orb - Number(aspect.orb))).toBeLessThan(2e-7);
          expect(orb).toBeLessThanOrEqual(9.5 + 1e-6);
          const pair = `${aspect.planet1Id} ${aspect.planet2Id}`;
          expect(pairs.has(pair)).toBe(false);
          pairs.add(pair);
        }
      }),
    ));
});

test('one instant in any zone has one sky', () =>
  check(
    fc.property(
      modern,
      latitudes,
      longitudes,
      fc.integer({ min: -14 * 60, max: 14 * 60 }),
      (date, latitude, longitude, offset) => {
        const instant = new Date(Math.floor(date.getTime() / 1000) * 1000);
        const at = (minutes: number) => {
          const local = new Date(instant.getTime() + minutes * 60_000).toISOString();
          const sign = minutes < 0 ? '-' : '+';
          const timezone = `${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
          const place = { name: 'there', latitude, longitude, timezone };
          return engine.natal({
            name: 'N',
            date: local.slice(0, 10),
            time: local.slice(11, 19),
            place,
            lang: 'en',
          });
        };
        expect(sky(at(offset))).toEqual(sky(at(0)));
      },
    ),
    80,
  ));

test('a place a whole turn further east is the same place', () =>
  check(
    fc.property(births, fc.integer({ min: 1, max: 180_000 }), (birth, thousandths) => {
      const west = -thousandths / 1000;
      const at = (longitude: number) =>
        sky(engine.natal({ ...birth, place: { ...birth.place, longitude, timezone: 'UTC' } }));
      expect(at(Number((west + 360).toFixed(3)))).toEqual(at(west));
    }),
    60,
  ));

test('a place found by name is found by id', () =>
  check(
    fc.property(
      fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'abcdefghiklmnoprstuvz') }),
      (name) => {
        const { data } = engine.places({ name, limit: 5 });
        for (const place of data) expect(engine.placeById(place.id)).toEqual(place);
        expect(data.map(({ population }) => population)).toEqual(
          data.map(({ population }) => population).sort((a, b) => b - a),
        );
      },
    ),
    200,
  ));
