/** The whole family of horoscopes on real people: each result is complete, and each law of its kind holds. */
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { expectSame } from '../same.js';
import { type Person, people } from './people.js';

const born = ({ name, date, time, place }: Person) => ({ name, date, time, place, lang: 'en' });
const pair = (first: Person, second: Person) => ({
  name_1: first.name,
  date_1: first.date,
  time_1: first.time,
  place_1: first.place,
  name_2: second.name,
  date_2: second.date,
  time_2: second.time,
  place_2: second.place,
  lang: 'en',
});
/** Each person has one of several horoscopes, so that each of these has a dozen people or more; in the long run all have all. */
const someOf = <T>(all: readonly T[], index: number): readonly T[] =>
  isRandom ? all : all.slice(index % all.length, (index % all.length) + 1);
const yearOf = ({ date }: Person): number => Number(date.slice(0, 4));

test('there are people of every continent and century', () => {
  expect(people.length).toBeGreaterThanOrEqual(60);
  const years = people.map(yearOf);
  expect([Math.min(...years), Math.max(...years)]).toEqual([1452, 2020]);
  expect(new Set(people.map(({ place }) => place.timezone.split('/')[0]))).toEqual(
    new Set(['Africa', 'America', 'Antarctica', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Pacific']),
  );
  for (const { place } of people) expect(Number.isFinite(place.latitude + place.longitude)).toBe(true);
});

describe.each(people.map((person, index) => [person.name, person, index] as const))(
  '%s',
  (_, person, index) => {
    const options = { calendar: person.calendar };
    const partner = people[(index + 7) % people.length] as Person;
    const check = (schema: { parse(given: unknown): unknown }, result: object): void => {
      expectSame(schema.parse(result), result);
      expectSame(JSON.parse(JSON.stringify(result)), result);
    };

    test('alone', () => {
      const birth = born(person);
      check(schemas.natalResponse, engine.natal(birth, options));
      const { place, date, time } = birth;
      const others = [
        () => check(schemas.natalResponse, engine.natalBasic(birth, options)),
        () => check(schemas.planetInSignResponse, engine.planetInSign(birth, options)),
        () => check(schemas.ephemeridesResponse, engine.ephemerides({ place, date, time }, options)),
      ];
      for (const other of someOf(others, index)) other();
    });

    test('in time', () => {
      const birth = born(person);
      const sun = (result: { planets: { longitude: string }[] }) => Number(result.planets[0]?.longitude);
      const later = `${yearOf(person) + 33}-06-15`;
      const { name: name_1, date: date_1, time: time_1, place: place_1 } = birth;
      const kinds = [
        () => {
          const natal = engine.natal({ ...birth, collect_text: false }, options);
          for (const years of someOf([0, 1, 29, 80], Math.floor(index / 4))) {
            const solar = engine.solarReturn({ ...birth, year: yearOf(person) + years }, options);
            check(schemas.solarReturnResponse, solar);
            const apart = Math.abs(((sun(solar) - sun(natal) + 540) % 360) - 180);
            expect(apart).toBeLessThan(0.0001);
          }
        },
        () => check(schemas.lunarReturnResponse, engine.lunarReturn({ ...birth, date_2: later }, options)),
        () =>
          check(
            schemas.progressionsResponse,
            engine.progressions({ ...birth, date_2: later, time_2: '06:00' }, options),
          ),
        () => {
          const transits = { name_1, date_1, time_1, place_1, date_2: later, lang: 'en' };
          check(schemas.transitsResponse, engine.transits(transits, options));
        },
      ];
      for (const kind of someOf(kinds, index)) kind();
    });

    test('with another', () => {
      const both = pair(person, partner);
      const kinds = [
        () => check(schemas.synastryResponse, engine.synastry(both)),
        () => check(schemas.compositeResponse, engine.composite(both)),
        () => check(schemas.compositeResponse, engine.composite(both, { compositeMethod: 'davison' })),
      ];
      for (const kind of someOf(kinds, index)) kind();
    });

    test.runIf(yearOf(person) >= 1800)('by the Chinese calendar', () => {
      const { name, date, time, place } = born(person);
      check(
        schemas.chineseHoroscopeResponse,
        engine.chineseHoroscope({ name, date, time, place, lang: 'en' }, options),
      );
    });
  },
);
