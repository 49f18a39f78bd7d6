/** Whatever a request is, the answer is a complete result or a HoroscopeError. */

import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { operations } from 'horoscope-engine/schemas';
import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { refusalOf, testBadInput } from './bad-input.js';

for (const operation of Object.values(operations)) testBadInput(operation, engine);

const refusal = (name: string, request: unknown, options?: unknown): HoroscopeError | undefined => {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`there is no operation ${name}`);
  return refusalOf(operation, engine, request, options);
};

const place = { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' };
const birth = {
  name: 'Ada',
  date: '1990-05-17',
  time: '14:30',
  lang: 'en',
  place,
  system: 'P',
  planets: [0, 1],
  collect_text: false,
  orbs: { square: 3 },
};

const natal = (change: object) => refusal('natal', { ...birth, ...change });

test.each([
  ['1990-02-30', 'date', 'invalid_request'],
  ['1990-13-01', 'date', 'invalid_request'],
  ['1990-00-10', 'date', 'invalid_request'],
  ['1900-02-29', 'date', 'invalid_request'],
  ['1582-10-15x', 'date', 'invalid_request'],
  ['90-05-17', 'date', 'invalid_request'],
  ['17.05.1990', 'date', 'invalid_request'],
  ['0000-01-01', 'date', 'date_out_of_range'],
  ['3000-01-01', 'date', 'date_out_of_range'],
  ['9999-12-31', 'date', 'date_out_of_range'],
])('date %s', (date, path, code) => expect(natal({ date })).toMatchObject({ path, code }));

test.each(['25:00', '24:00', '12:60', '12:30:60', '1230', '12', '', '2:30 pm', '12:30:00.5'])(
  'time %s',
  (time) => expect(natal({ time })).toMatchObject({ path: 'time', code: 'invalid_request' }),
);

test.each([0, -1, 3000, 1989, 2026.5, '2026'])('year %j of a return of somebody born in 1990', (year) => {
  const error = refusal('solarReturn', { ...birth, year });
  expect(error).toMatchObject({ path: 'year', code: 'invalid_request' });
  expect(error?.message).toContain('year');
});

test.each([
  ['1990-05-16', undefined, 'date_2', 'invalid_request'],
  ['1990-05-17', '14:29', 'date_2', 'invalid_request'],
  ['1990-02-30', undefined, 'date_2', 'invalid_request'],
  ['3000-01-01', undefined, 'date_2', 'date_out_of_range'],
  ['2026-11-21', '24:00', 'time_2', 'invalid_request'],
])('a lunar return from %s, %s on', (date_2, time_2, path, code) => {
  expect(refusal('lunarReturn', { ...birth, date_2, ...(time_2 && { time_2 }) })).toMatchObject({
    path,
    code,
  });
});

test('a return at two places', () => {
  const request = { ...birth, year: 2026, place_2: place, place_id_2: 3054643 };
  expect(refusal('solarReturn', request)).toMatchObject({ path: 'place_id_2', code: 'invalid_request' });
});

test.each([['moons'], 'midpoints', [1], Array(20).fill('lots'), [['lots']]])(
  'options.include %j',
  (include) => {
    expect(refusal('natal', birth, { include })).toMatchObject({ code: 'invalid_request' });
  },
);

test('a Julian leap day is a day', () => {
  expect(natal({ date: '1500-02-29' })).toBe(undefined);
  expect(refusal('natal', { ...birth, date: '1500-02-29' }, { calendar: 'gregorian' })).toMatchObject({
    path: 'date',
  });
});

test.each([
  [{ ...place, latitude: 90.01 }, 'place.latitude'],
  [{ ...place, latitude: Number.NaN }, 'place.latitude'],
  [{ ...place, longitude: 361 }, 'place.longitude'],
  [{ ...place, longitude: -180.5 }, 'place.longitude'],
  [{ ...place, timezone: 'Europe/Atlantis' }, 'place.timezone'],
  [{ ...place, timezone: '__proto__' }, 'place.timezone'],
  [{ ...place, timezone: '+24:00' }, 'place.timezone'],
  [{ ...place, name: '' }, 'place.name'],
  [{ ...place, altitude: 3 }, 'place.altitude'],
])('place %j', (given, path) =>
  expect(natal({ place: given })).toMatchObject({ path, code: 'invalid_request' }),
);

test.each([0, -1, 1.5, 1e300, 2 ** 53, '3054643'])('place_id %j', (place_id) => {
  const { place: _place, ...rest } = birth;
  expect(refusal('natal', { ...rest, place_id })).toMatchObject({
    path: 'place_id',
    code: 'invalid_request',
  });
});

test('an id that no place has', () => {
  const { place: _place, ...rest } = birth;
  expect(refusal('natal', { ...rest, place_id: 1 })).toMatchObject({
    path: 'place_id',
    code: 'unknown_place',
  });
});

test('neither place nor id, or both', () => {
  const { place: _place, ...rest } = birth;
  expect(refusal('natal', rest)).toMatchObject({ path: 'place_id', code: 'invalid_request' });
  expect(natal({ place_id: 3054643 })).toMatchObject({ path: 'place_id', code: 'invalid_request' });
});

test.each(['', '   ', 'x'.repeat(10_000)])('a name that is empty, blank or endless', (name) => {
  expect(natal({ name })).toMatchObject({ path: 'name', code: 'invalid_request' });
  expect(refusal('places', { name })).toMatchObject({ path: 'name', code: 'invalid_request' });
});

test('an error tells what was wrong, what was given and what is allowed, for every fault', () => {
  const error = natal({ date: '1990-5-17', time: 7, system: 'Z' });
  expect(error?.issues.map(({ path }) => path).sort()).toEqual(['date', 'system', 'time']);
  expect(error?.message).toMatch(/date is "1990-5-17"; it must be YYYY-MM-DD/);
  expect(error?.message).toMatch(/time is 7; it must be a string/);
  expect(error?.message).toMatch(/system is "Z"; it must be a house system: .*P \(placidus\)/);
});

test('requests that throw when read', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  expect(refusal('natal', trap)?.code).toBe('invalid_request');
  expect(
    refusal('natal', {
      ...birth,
      get date() {
        throw new Error('no');
      },
    })?.code,
  ).toBe('invalid_request');
});

test('a request is not changed', () => {
  const frozen = Object.freeze({
    ...birth,
    place: Object.freeze({ ...place }),
    orbs: Object.freeze({ square: 3 }),
  });
  expect(refusal('natal', frozen)).toBe(undefined);
});

test.each<[string, unknown]>([
  ['options', null],
  ['options', 5],
  ['options.houseSystem', { houseSystem: 'nope' }],
  ['languages', { languages: [1 as never] }],
  ['parts', { parts: 'natal' as never }],
  ['parts', { parts: ['horoscopes' as never] }],
  ['places', { places: 'core' as never }],
  ['languages', { languages: 'en' }],
  ['languages', { languages: ['xx'] }],
  ['customTexts', { customTexts: { xx: {} } }],
  ['customTexts', { customTexts: 5 }],
  ['customTexts', { customTexts: { en: { bodyInSign: { 0: { 12: 'x' } } } } }],
  ['customTexts', { customTexts: { en: { bodyInSign: { 0: { 1: 5 } } } } }],
  ['customTexts', { customTexts: { en: JSON.parse('{"__proto__": {"names": 1}}') } }],
  ['customTexts', { customTexts: { en: { horoscope: 'not a function' } } }],
  ['placeTier', { placeTier: 'some' }],
  ['assets', { assets: { wasm: 5 } }],
  ['assets', { assets: { places: new Uint8Array(10) } }],
  ['assets', { assets: { zones: new Uint8Array(1000) } }],
  ['assets', { assets: { wasm: new Uint8Array(100) } }],
  ['assets', { assets: { other: new Uint8Array(100) } }],
  ['assets', { assets: 7 }],
  ['assets', { assets: { ephemeris: 7 } }],
  ['now', { now: 5 }],
])('createEngine refuses wrong %s', async (_, options) => {
  await expect(createEngine(options as Parameters<typeof createEngine>[0])).rejects.toBeInstanceOf(
    HoroscopeError,
  );
  const error = await createEngine(options as Parameters<typeof createEngine>[0]).catch((refused) => refused);
  expect((error as HoroscopeError).code).not.toBe('internal');
});
