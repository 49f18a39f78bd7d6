/** Where a request's place is, with its clock, and what is said where it is none. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { PlaceIndex } from '#dist/place/index.js';
import type { EngineContext } from '#dist/request/context.js';
import { elsewhereOr, localityOf, unknownPlaceError } from '#dist/request/place.js';
import { ZoneTable } from '#dist/time/zones.js';
import { placesFile } from '../place/files.js';

const places = PlaceIndex.from(placesFile('places-core.bin'), undefined, 'not');
const zones = ZoneTable.from(readFileSync(new URL('../../data/zones.bin', import.meta.url)));
const context = { places, zones, placeTier: 'core' } as unknown as EngineContext;
const budapest = 3054643;
const given = { name: 'Home', latitude: 47.5, longitude: 19, timezone: 'Europe/Budapest' };

describe('a place', () => {
  test('of an id is the index’s', () => {
    const found = localityOf(context, { place_id: budapest });
    expect(found).toMatchObject({ name: 'Budapest', fromIndex: true, realLongitude: 19.04045 });
    expect(found.zone.name).toBe('Europe/Budapest');
    expect(found.entry).toEqual(places.byId(budapest));
  });

  test('that is brought along goes before an id, and keeps what it has besides', () => {
    const place = { ...given, country_code: 'HU' };
    const found = localityOf(context, { place_id: budapest, place } as never);
    expect(found).toMatchObject({ name: 'Home', latitude: 47.5, longitude: 19, fromIndex: false });
    expect(found.entry).toBe(place);
  });

  test.each([
    [19, 19],
    [-180, 180],
    [180, 180],
    [180.5, -179.5],
    [190, -170],
    [-190, 170],
    [540, 180],
    [379, 19],
    [-341, 19],
    [360, 0],
  ])('at longitude %d is calculated for %d, and told as it was given', (longitude, real) => {
    const found = localityOf(context, { place: { ...given, longitude } });
    expect(found.realLongitude).toBeCloseTo(real, 9);
    expect(found.longitude).toBe(longitude);
  });

  test('on the equator or the meridian has no minus zero, which JSON does not know', () => {
    const found = localityOf(context, { place: { ...given, latitude: -0, longitude: -0 } });
    for (const value of [found.latitude, found.longitude, found.realLongitude])
      expect(Object.is(value, 0)).toBe(true);
    const turned = localityOf(context, { place: { ...given, longitude: -360 } });
    expect(Object.is(turned.realLongitude, 0)).toBe(true);
  });

  test.each(['LMT', 'lmt'])('may keep its own mean time: %s', (timezone) => {
    expect(localityOf(context, { place: { ...given, timezone } }).zone.name).toBe('LMT');
  });

  test.each([
    ['', 'place.timezone'],
    ['_2', 'place_2.timezone'],
  ] as const)('in a zone that nobody knows is refused (field place%s)', (suffix, path) => {
    const refused = (): unknown =>
      localityOf(context, { place: { ...given, timezone: 'Europe/Buda' } }, suffix);
    expect(refused).toThrow(HoroscopeError);
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        path,
        message: expect.stringMatching(
          `^${path} is "Europe/Buda"; it must be an IANA zone name .*UTC.*LMT.*±HH:MM`,
        ),
      }),
    );
  });

  test('of the index whose zone the engine’s clocks lack is a fault of ours', () => {
    const clockless = { ...context, zones: { get: () => undefined } } as unknown as EngineContext;
    expect(() => localityOf(clockless, { place_id: budapest })).toThrow(
      expect.objectContaining({
        code: 'internal',
        message: `the zone data lacks Europe/Budapest, the zone of place ${budapest}`,
      }),
    );
  });
});

describe('an id that there is no place of', () => {
  test('is refused by its field, with where ids are found', () => {
    for (const [suffix, path] of [
      ['', 'place_id'],
      ['_1', 'place_id_1'],
    ] as const)
      expect(() => localityOf(context, { place_id: 7 }, suffix)).toThrow(
        expect.objectContaining({
          code: 'unknown_place',
          path,
          message: `${path} 7 is no place of the core index, which holds ${places.count} of 15,000 inhabitants and more; placeTier: 'all' has the others; places({ name }) finds ids`,
        }),
      );
  });

  test('is named alone where a function takes nothing else, and the whole index is told as that', () => {
    const whole = { ...context, placeTier: 'all' } as EngineContext;
    expect(unknownPlaceError(whole, 'x', 'id')).toMatchObject({
      code: 'unknown_place',
      path: 'id',
      message: `"x" is no place of the index, which holds ${places.count}; places({ name }) finds ids`,
    });
  });
});

describe('a second place', () => {
  const first = localityOf(context, { place: given });

  test('is the first where none is named', () => {
    expect(elsewhereOr(first, context, {})).toBe(first);
  });

  test('may be named by id or brought along', () => {
    expect(elsewhereOr(first, context, { place_id_2: budapest }).name).toBe('Budapest');
    expect(elsewhereOr(first, context, { place_2: { ...given, name: 'There' } }).name).toBe('There');
    expect(() => elsewhereOr(first, context, { place_id_2: 7 })).toThrow(/^place_id_2 7 is no place/);
  });
});
