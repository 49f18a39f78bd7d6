/** Laws that hold for any two people. */

import { type Composite, HouseSystem, type PairRequest, type Synastry } from 'horoscope-engine/engine';
import { compositeResponse, synastryResponse } from 'horoscope-engine/schemas';
import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc, { runs } from '../fast-check.js';

const two = (value: number): string => String(value).padStart(2, '0');

const births = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1450, max: 2020 }), fc.integer({ min: 1, max: 2999 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    // To five decimals, as the place index has them; a Davison chart at a pole itself has longitude 0.
    latitude: fc.integer({ min: -8_999_000, max: 8_999_000 }).map((units) => units / 1e5),
    longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((units) => units / 1e5),
    timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', '+05:45'),
  })
  .map(({ year, month, day, hour, minute, latitude, longitude, timezone }) => ({
    date: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
    time: `${two(hour)}:${two(minute)}`,
    place: { name: 'there', latitude, longitude, timezone },
  }));
type Birth = typeof births extends fc.Arbitrary<infer B> ? B : never;
const systems = fc.constantFrom(...Object.values(HouseSystem));
const zodiacs = fc.constantFrom({}, { ayanamsa: 'lahiri' } as const, { ayanamsa: 'fagan-bradley' } as const);
const methods = fc.constantFrom('midpoint', 'davison');

const pair = (first: Birth, second: Birth, system: HouseSystem): PairRequest => ({
  name_1: 'First',
  date_1: first.date,
  time_1: first.time,
  place_1: first.place,
  name_2: 'Second',
  date_2: second.date,
  time_2: second.time,
  place_2: second.place,
  lang: 'en',
  system,
});

const check = (property: fc.IRawProperty<unknown>, few = 50) => fc.assert(property, { numRuns: runs(few) });
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
/** Told numbers are rounded to 7 decimals: two of one quantity may lie a unit apart. */
const told = 1.5e-7;

test('results are complete, whoever the two are', () =>
  check(
    fc.property(
      births,
      births,
      systems,
      zodiacs,
      methods,
      (first, second, system, zodiac, compositeMethod) => {
        const synastry = engine.synastry(pair(first, second, system), zodiac);
        expect(synastryResponse.parse(synastry)).toEqual(synastry);
        const composite = engine.composite(pair(first, second, system), { ...zodiac, compositeMethod });
        expect(compositeResponse.parse(composite)).toEqual(composite);
      },
    ),
    60,
  ));

test('synastry told from the other side: each list is the other’s, each aspect its mirror', () =>
  check(
    fc.property(births, births, systems, (first, second, system) => {
      const one = engine.synastry(pair(first, second, system));
      const other = engine.synastry(pair(second, first, system));
      expect(other.planets1).toEqual(one.planets2);
      expect(other.planets2).toEqual(one.planets1);
      expect(other.aspects1).toEqual(one.aspects2);
      expect(other.aspects2).toEqual(one.aspects1);
      expect(other.elements).toEqual(one.elements);
      expect(mirrored(one.aspects2)).toEqual(facts(one.aspects1));
    }),
  ));

/** Aspects without their names and texts, in one order. */
const facts = (aspects: Synastry['aspects1']) =>
  aspects
    .map(({ planet1Id, planet2Id, aspectId, orb, applying, outOfSign }) =>
      [planet1Id, planet2Id, aspectId, orb, applying, outOfSign].join(' '),
    )
    .sort();
const mirrored = (aspects: Synastry['aspects1']) =>
  facts(
    aspects.map((aspect) => ({
      ...aspect,
      planet1Id: aspect.planet2Id,
      planet2Id: aspect.planet1Id,
    })),
  );

test('synastry of a person with themself: every body on itself, in its own house', () =>
  check(
    fc.property(births, systems, zodiacs, (birth, system, zodiac) => {
      const { planets1, planets2, aspects1, aspects2 } = engine.synastry(pair(birth, birth, system), zodiac);
      expect(planets2).toEqual(planets1);
      expect(aspects2).toEqual(aspects1);
      for (const { planetId, housePosition, partnerHousePosition } of planets1) {
        expect(partnerHousePosition).toBe(housePosition);
        expect(aspects1).toContainEqual(
          expect.objectContaining({
            planet1Id: planetId,
            planet2Id: planetId,
            aspectId: 0,
            orb: '0.0000000',
          }),
        );
      }
    }),
  ));

test('a planet is in the house whose cusps hold it, the partner’s as its own', () =>
  check(
    fc.property(births, births, systems, (first, second, system) => {
      const { planets1 } = engine.synastry(pair(first, second, system));
      const { date, time, place } = second;
      const { houses } = engine.natal({ name: 'S', date, time, place, lang: 'en', system });
      for (const { longitude, partnerHousePosition } of planets1) {
        const opens = Number(houses[partnerHousePosition - 1]?.longitude);
        const closes = Number(houses[partnerHousePosition % 12]?.longitude);
        const turned = (degrees: number) => (degrees - opens + 360) % 360;
        expect(turned(Number(longitude))).toBeLessThan(turned(closes));
      }
    }),
  ));

/** A composite without who is who and what was read of whose clock. */
const chart = ({ planets, houses, aspects, elements, method }: Composite) => ({
  planets,
  houses,
  aspects,
  elements,
  method,
});

test('a composite is the same for either order of the two', () =>
  check(
    fc.property(
      births,
      births,
      systems,
      zodiacs,
      methods,
      (first, second, system, zodiac, compositeMethod) => {
        const options = { ...zodiac, compositeMethod };
        const one = engine.composite(pair(first, second, system), options);
        const other = engine.composite(pair(second, first, system), options);
        expect(chart(other)).toEqual(chart(one));
        expect(other.calculation1).toEqual(one.calculation2);
        if (one.calculation.method === 'davison') expect(other.calculation).toEqual(one.calculation);
      },
    ),
  ));

test('a person with themself is their own chart, polar ones too', () =>
  check(
    fc.property(births, systems, zodiacs, methods, (birth, system, zodiac, compositeMethod) => {
      const { date, time, place } = birth;
      const natal = engine.natal({ name: 'F', date, time, place, lang: 'en', system }, zodiac);
      const composite = engine.composite(pair(birth, birth, system), { ...zodiac, compositeMethod });
      expect(composite.planets.length).toBe(natal.planets.length);
      for (const [index, planet] of composite.planets.entries()) {
        const own = natal.planets[index];
        expect(planet.planetId).toBe(own?.planetId);
        for (const key of ['longitude', 'latitude', 'declination'] as const)
          expect(apart(Number(planet[key]), Number(own?.[key])), `${planet.planetName} ${key}`).toBeLessThan(
            key === 'declination' ? 1e-6 : told,
          );
      }
      expect(composite.calculation.houseSystemUsed).toBe(natal.calculation.houseSystemUsed);
      for (const [index, house] of composite.houses.entries())
        expect(apart(Number(house.longitude), Number(natal.houses[index]?.longitude))).toBeLessThan(told);
    }),
    150,
  ));

test('each body of a midpoint composite is as far from the one as from the other, by the shorter arc', () =>
  check(
    fc.property(births, births, zodiacs, (first, second, zodiac) => {
      const request = pair(first, second, 'W');
      const { planets1, planets2 } = engine.synastry(request, zodiac);
      for (const { planetId, longitude } of engine.composite(request, zodiac).planets) {
        if (planetId >= 15) continue;
        const at = (planets: Synastry['planets1']) =>
          Number(planets.find((planet) => planet.planetId === planetId)?.longitude);
        const [a, b] = [at(planets1), at(planets2)];
        const half = apart(a, b) / 2;
        expect(Math.abs(apart(Number(longitude), a) - half)).toBeLessThan(told);
        expect(Math.abs(apart(Number(longitude), b) - half)).toBeLessThan(told);
      }
    }),
  ));

type Vector = readonly [number, number, number];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const onSphere = ({ latitude, longitude }: { latitude: number; longitude: number }): Vector => [
  Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  Math.sin(radians(latitude)),
];

/** Half way along the great circle by turning the one place about its pole (Rodrigues), half the angle to the other. */
function halfWay(a: Vector, b: Vector): Vector {
  const pole = cross(a, b);
  const length = Math.hypot(...pole);
  const angle = Math.atan2(length, dot(a, b)) / 2;
  // The pole is at right angles to the place, so the third term of the formula is nothing.
  const sideways = cross(pole, a);
  return [0, 1, 2].map(
    (axis) => (a[axis] as number) * Math.cos(angle) + ((sideways[axis] as number) / length) * Math.sin(angle),
  ) as unknown as Vector;
}

test('Davison: half way in time, and in space by another formula', () =>
  check(
    fc.property(births, births, (first, second) => {
      const [a, b] = [onSphere(first.place), onSphere(second.place)];
      // Of places nearly the same, or nearly opposite, the formula here loses the great circle.
      fc.pre(Math.hypot(...cross(a, b)) > 1e-4);
      const { calculation1, calculation2, calculation } = engine.composite(pair(first, second, 'W'), {
        compositeMethod: 'davison',
      });
      if (calculation.method !== 'davison') return expect.unreachable();
      const mean = (calculation1.julianDayUt + calculation2.julianDayUt) / 2;
      expect(calculation.julianDayUt).toBe(mean);
      // Rounded to 7 decimals of a degree: 2e-9 of the radius.
      const off = Math.hypot(...cross(onSphere(calculation), halfWay(a, b)));
      expect(off).toBeLessThan(1e-8);
      expect(dot(onSphere(calculation), a)).toBeGreaterThan(-1e-8);
      return undefined;
    }),
    300,
  ));
