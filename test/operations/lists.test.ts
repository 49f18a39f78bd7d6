import { createEngine } from 'horoscope-engine/engine';
import {
  ephemeridesResponse,
  planetInSignResponse,
  planetsResponse,
  signsResponse,
  signToSignResponse,
} from 'horoscope-engine/schemas';
import SunCalc from 'suncalc';
import { expect, test } from 'vitest';
import { engine } from '../engine.js';

const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };

test('signs', () => {
  const { data } = signsResponse.parse(engine.signs());
  expect(data.map(({ sign_id }) => sign_id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(data[7]).toMatchObject({
    sign_name: 'Scorpio',
    element: 'water',
    modality: 'fixed',
    polarity: 'negative',
    ruler_id: 9,
    start: '10-23',
    end: '11-21',
  });
  expect(engine.signs({ lang: 'en-GB' })).toEqual(engine.signs());
  expect(() => engine.signs({ lang: 'tlh' })).toThrow(
    expect.objectContaining({ code: 'unsupported_language' }),
  );
});

test('planets', () => {
  const { data } = planetsResponse.parse(engine.planets());
  expect(data.map(({ planet_id }) => planet_id)).toEqual(Array.from({ length: 25 }, (_, id) => id));
  expect(data[12]).toEqual({ planet_id: 12, planet_name: 'North Node', symbol: '☊', kind: 'lunar' });
});

test('planetInSign has the signs and texts of natal', () => {
  const natal = engine.natal(birth);
  const result = planetInSignResponse.parse(engine.planetInSign(birth));
  expect(Object.keys(result)).toEqual(['profile', 'planets', 'notices', 'calculation']);
  expect(result.profile).toEqual(natal.profile);
  expect(result.planets).toEqual(
    natal.planets.map(({ planetId, planetName, signId, signName, text }) => ({
      planetId,
      planetName,
      signId,
      signName,
      text,
    })),
  );
});

test('places by id and nearest', () => {
  expect(engine.placeById(3054643).name).toBe('Budapest');
  expect(engine.nearest(47.4984, 19.0405).country_code).toBe('HU');
  expect(() => engine.placeById(-1)).toThrow(expect.objectContaining({ code: 'unknown_place' }));
  expect(() => engine.nearest(Number.NaN, 0)).toThrow(expect.objectContaining({ path: 'latitude' }));
  expect(() => engine.nearest(0, 1e9)).toThrow(expect.objectContaining({ path: 'longitude' }));
});

const wallClock = (found: { date: string } | null): number =>
  Date.parse(`${found?.date.slice(0, 19).replace(' ', 'T')}Z`);

test('rise, set and transit of the Sun beside another library', () => {
  // suncalc 1.9.0 is good to a minute or two (its readme); it rises the Sun at -0.833°, as almanacs do.
  for (const [latitude, longitude] of [
    [40.015, -105.2705],
    [-33.8688, 151.2093],
    [60.17, 24.94],
    [-0.18, -78.47],
  ] as const)
    for (const day of ['2020-03-20', '2020-06-21', '2021-11-02', '2033-12-21']) {
      // A zone whose noon is the place's own, so that both mean the same day.
      const hours = Math.round(longitude / 15);
      const timezone = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
      const place = { name: 'there', latitude, longitude, timezone };
      const { sun } = engine.ephemerides({ place, date: day });
      const noon = Date.parse(`${day}T12:00:00Z`) - hours * 3_600_000;
      const theirs = SunCalc.getTimes(new Date(noon), latitude, longitude);
      const off = (ours: { date: string } | null, their: Date) =>
        Math.abs(wallClock(ours) - hours * 3_600_000 - their.getTime()) / 60_000;
      expect(off(sun.rise, theirs.sunrise)).toBeLessThan(3);
      expect(off(sun.transit, theirs.solarNoon)).toBeLessThan(3);
      expect(off(sun.set, theirs.sunset)).toBeLessThan(3);
    }
});

test('ephemerides: shape, polar day and night, now', async () => {
  const place = {
    name: 'Longyearbyen',
    latitude: 78.2232,
    longitude: 15.6267,
    timezone: 'Arctic/Longyearbyen',
  };
  const summer = ephemeridesResponse.parse(engine.ephemerides({ place, date: '2026-06-21', time: '12:00' }));
  expect(Object.keys(summer)).toEqual([
    'place',
    'date',
    'utDate',
    'planets',
    'houses',
    'moonPhase',
    'sun',
    'moon',
    'chart',
    'notices',
    'calculation',
  ]);
  expect([summer.sun.rise, summer.sun.set]).toEqual([null, null]);
  expect(summer.sun.transit).not.toBe(null);
  expect(engine.ephemerides({ place, date: '2026-12-21' }).sun).toMatchObject({ rise: null, set: null });
  expect(() => engine.ephemerides({ place })).toThrow(/no clock/);
  expect(() => engine.ephemerides({ place, time: '12:00' })).toThrow(/date is missing/);
  const clocked = await createEngine({ now: () => Date.UTC(2026, 5, 21, 10, 0, 0) });
  expect(clocked.ephemerides({ place })).toEqual(
    engine.ephemerides({ place, date: '2026-06-21', time: '12:00' }),
  );
});

test('signToSign is told from the first sign’s side', () => {
  const request = { sign_id_1: 0, sign_id_2: 7, lang: 'en' };
  const result = signToSignResponse.parse(engine.signToSign(request));
  expect(Object.keys(result)).toEqual(['sign_id_1', 'sign_name_1', 'sign_id_2', 'sign_name_2', 'text']);
  expect(result).toMatchObject({ sign_name_1: 'Aries', sign_name_2: 'Scorpio' });
  expect(engine.signToSign({ ...request, sign_id_1: 7, sign_id_2: 0 }).text).not.toBe(result.text);
  expect(() => engine.signToSign({ ...request, sign_id_2: 12 })).toThrow(
    /sign_id_2 is 12; it must be at most 11/,
  );
});

test('ephemerides: every rise and set of the day, in order', () => {
  const place = { name: 'Laptev Sea', latitude: 80, longitude: 130, timezone: 'UTC' };
  const { moon, sun } = ephemeridesResponse.parse(engine.ephemerides({ place, date: '2034-01-12' }));
  const sets = moon.events.filter(({ kind }) => kind === 'set');
  expect(sets).toHaveLength(2);
  expect(sets[0]?.date).toEqual(moon.set);
  const dates = moon.events.map(({ date }) => date.date);
  expect(dates).toEqual(dates.toSorted());
  for (const { date } of moon.events) expect(date.date.slice(0, 10)).toBe('2034-01-12');
  // Polar night: the Sun only passes the meridian.
  expect(sun.events.map(({ kind }) => kind)).toEqual(['transit']);
});
