/** What the types promise: `npm run check` compiles this file, and what must not compile is marked. */
import {
  Aspect,
  type ChineseForecasts,
  chineseForecasts,
  HouseSystem,
  type Natal,
  natal,
  natalBasic,
  Planet,
  planets,
  reports,
  Sign,
  signs,
  type WeeklyReport,
  type WeeklyReports,
  weeklyReports,
} from 'horoscope-engine';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { aspectKeys } from '#dist/chart/aspects.js';
import { houseSystems } from '#dist/sky/house-systems.js';
import { bundledLanguages } from '#dist/text/languages.js';

const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' } as const;

describe('results that depend on the request', () => {
  test('all twelve reports without a sign, one with it', () => {
    const all = weeklyReports({ week: 47, year: 2026 });
    expectTypeOf(all).toEqualTypeOf<WeeklyReports>();
    expect(all.reports).toHaveLength(12);
    const one = weeklyReports({ week: 47, year: 2026, sign_id: Sign.Scorpio });
    expectTypeOf(one).toEqualTypeOf<WeeklyReport>();
    expect(one.sign_id).toBe(7);
    const sign_id = undefined as number | undefined;
    expectTypeOf(
      weeklyReports({ week: 47, year: 2026, ...(sign_id === undefined ? {} : { sign_id }) }),
    ).toEqualTypeOf<WeeklyReport | WeeklyReports>();
    expect(reports({ kind: 'yearly', year: 2026 }).reports).toHaveLength(12);
  });

  test('one forecast of an animal, twelve of a year', () => {
    const all = chineseForecasts({ year: 2027 });
    expectTypeOf(all).toEqualTypeOf<ChineseForecasts>();
    expect(all.forecasts).toHaveLength(12);
    expect(chineseForecasts({ year: 2027, sign_id: 3 }).sign_id).toBe(3);
  });

  test('a birthday has its own answer', () => {
    expect(natalBasic({ name: 'Ada', day: 17, month: 5 }).profile.signId).toBe(Sign.Taurus);
    expect(natalBasic(birth).planets).toHaveLength(15);
  });

  test('lists that a call includes are surely there', () => {
    const { lots } = natal(birth, { include: ['lots', 'antiscia'] });
    expect(lots.length).toBe(7);
    expectTypeOf(natal(birth).lots).toEqualTypeOf<Natal['lots']>();
    const some: 'lots'[] = [];
    expectTypeOf(natal(birth, { include: some }).lots).toEqualTypeOf<Natal['lots']>();
    // @ts-expect-error what was not asked for may be missing
    expect(() => natal(birth, { include: ['lots'] }).midpoints.length).toThrow();
  });
});

test('what must not compile', () => {
  const { place_id: _, ...nowhere } = birth;
  // @ts-expect-error no place
  expect(() => natal(nowhere)).toThrow(/place_id/);
  const place = { name: 'There', latitude: 1, longitude: 1, timezone: 'UTC' };
  // @ts-expect-error two places
  expect(() => natal({ ...birth, place })).toThrow(/place_id/);
  // @ts-expect-error a misspelled house system
  expect(() => natal(birth, { houseSystem: 'placidsu' })).toThrow(/houseSystem/);
  // @ts-expect-error the same in a request
  expect(() => natal({ ...birth, system: 'placidsu' })).toThrow(/system/);
  // @ts-expect-error a misspelled option
  expect(() => natal(birth, { houseSytem: 'koch' })).toThrow(/houseSytem/);
  // @ts-expect-error a misspelled option beside what is included
  expect(() => natal(birth, { include: ['lots'], houseSytem: 'koch' })).toThrow(/houseSytem/);
});

describe('names of ids', () => {
  test('are literal', () => {
    expectTypeOf(Planet.Sun).toEqualTypeOf<0>();
    expectTypeOf(Sign.Pisces).toEqualTypeOf<11>();
    expectTypeOf(Aspect.Trine).toEqualTypeOf<2>();
    expectTypeOf(HouseSystem.Koch).toEqualTypeOf<'K'>();
  });

  const squeezed = (name: string): string => name.replace(/[^A-Za-z]/g, '').toLowerCase();

  test('are those of the lists, and complete', () => {
    expect(Object.entries(Sign).map(([name, id]) => [id, name])).toEqual(
      signs().data.map(({ sign_id, sign_name }) => [sign_id, sign_name]),
    );
    expect(Object.entries(Planet).map(([name, id]) => [id, squeezed(name)])).toEqual(
      planets().data.map(({ planet_id, planet_name }) => [planet_id, squeezed(planet_name)]),
    );
    expect(Object.entries(Aspect).map(([name, id]) => [id, squeezed(name)])).toEqual(
      aspectKeys.map((key, id) => [id, key]),
    );
    expect(
      new Map(Object.entries(HouseSystem).map(([name, letter]) => [letter as string, squeezed(name)])),
    ).toEqual(new Map(Object.entries(houseSystems).map(([letter, name]) => [letter, squeezed(name)])));
  });
});

test('bundled languages are suggested', () => expect(bundledLanguages).toEqual(['en']));
