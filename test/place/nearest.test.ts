import { describe, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { Grid } from '#dist/place/nearest.js';
import { expect } from '../expect.js';
import fc, { evenly, isRandom } from '../fast-check.js';
import { all, geoNames } from './files.js';

const rows = geoNames();
const radian = Math.PI / 180;

/** Great-circle distance in degrees, by the vectors to both points: another way than the grid's. */
function distance(
  latitude: number,
  longitude: number,
  place: { latitude: number; longitude: number },
): number {
  const vector = (lat: number, long: number): [number, number, number] => [
    Math.cos(lat * radian) * Math.cos(long * radian),
    Math.cos(lat * radian) * Math.sin(long * radian),
    Math.sin(lat * radian),
  ];
  const [x, y, z] = vector(latitude, longitude);
  const [u, v, w] = vector(place.latitude, place.longitude);
  return (2 * Math.asin(Math.min(1, Math.hypot(x - u, y - v, z - w) / 2))) / radian;
}

function smallestDistance(latitude: number, longitude: number): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    // No place is nearer than the difference in latitude.
    if (Math.abs(row.latitude - latitude) <= smallest)
      smallest = Math.min(smallest, distance(latitude, longitude, row));
  }
  return smallest;
}

describe('the nearest place', () => {
  test.each([
    // landmarks, whose coordinates and towns any map shows
    ['the Eiffel Tower', 48.8584, 2.2945, 'FR'],
    ['Machu Picchu', -13.1631, -72.545, 'PE'],
    ['Null Island', 0, 0, 'GH'],
    ['Mount Everest', 27.9881, 86.925, 'NP'],
    ['the Statue of Liberty', 40.6892, -74.0445, 'US'],
  ])('to %s', (_, latitude, longitude, country) => {
    expect(all.nearest(latitude, longitude).country_code).toBe(country);
  });

  test.each([
    ['the North Pole', 90, 0],
    ['the North Pole, whatever its longitude', 90, 123.4],
    ['the South Pole', -90, -77],
    ['beside the North Pole', 89.999, 179.999],
    ['beside the South Pole', -89.5, -180],
    ['the 180th meridian in Fiji, from the east', -16.8, -179.999],
    ['the 180th meridian in Fiji, from the west', -16.8, 179.999],
    ['the 180th meridian itself', -16.8, 180],
    ['the same, written the other way', -16.8, -180],
    ['Chukotka, east of the 180th meridian', 66.5, -179.9],
    ['the point of the ocean farthest from land', -48.8767, -123.3933],
    ['the middle of the North Pacific', 30, -150],
    ['a corner of a cell', 47, 19],
    ['the edge of a cell, from below', 46.9999999999, 18.9999999999],
    ['Greenwich', 51.4779, -0.0000001],
  ])('is found at %s', (_, latitude, longitude) => {
    const nearest = all.nearest(latitude, longitude);
    expect(distance(latitude, longitude, nearest)).toBeCloseTo(smallestDistance(latitude, longitude), 9);
  });

  test('is found anywhere', () => {
    const latitude = evenly(-90, 90);
    const longitude = evenly(-180, 180);
    fc.assert(
      fc.property(latitude, longitude, (latitude, longitude) => {
        const nearest = all.nearest(latitude, longitude);
        expect(distance(latitude, longitude, nearest)).toBeCloseTo(smallestDistance(latitude, longitude), 9);
      }),
      { numRuns: 150 },
    );
  });

  test('to a place is that place, or one at the same spot', () => {
    for (const row of rows.filter((_, i) => i % 97 === 0)) {
      const { latitude, longitude } = all.nearest(row.latitude, row.longitude);
      expect([latitude, longitude]).toEqual([row.latitude, row.longitude]);
    }
  });

  test('does not depend on how many turns the longitude has', () => {
    const here = all.nearest(-16.5, 179.2);
    for (const turns of [-720, -360, 360, 3600]) expect(all.nearest(-16.5, 179.2 + turns)).toEqual(here);
  });
});

describe('among a few places', () => {
  const spot = fc.record({
    latitude: fc.integer({ min: -90, max: 90 }),
    longitude: fc.integer({ min: -180, max: 180 }),
    isWanted: fc.boolean(),
  });
  const gridOf = (spots: readonly { latitude: number; longitude: number }[]) =>
    new Grid({
      latitudes: Int32Array.from(spots, ({ latitude }) => latitude * 100_000),
      longitudes: Int32Array.from(spots, ({ longitude }) => longitude * 100_000),
      ids: Uint32Array.from(spots, (_, i) => i),
    });

  test('it is the nearest of those that are wanted, the first of those at one spot', () => {
    fc.assert(
      fc.property(
        fc.array(spot, { minLength: 1, maxLength: 8 }),
        evenly(-90, 90),
        evenly(-180, 180, { maxExcluded: true }),
        (spots, latitude, longitude) => {
          const wanted = (place: number): boolean => spots[place]?.isWanted ?? false;
          const found = gridOf(spots).nearest(latitude, longitude, wanted);
          const distances = spots
            .filter(({ isWanted }) => isWanted)
            .map((one) => distance(latitude, longitude, one));
          if (distances.length === 0) {
            expect(found.distance).toBe(Number.POSITIVE_INFINITY);
            return;
          }
          expect(found.distance).toBeCloseTo(Math.min(...distances), 5);
          const best = spots[found.place];
          expect(best?.isWanted).toBe(true);
          expect(distance(latitude, longitude, best ?? expect.unreachable())).toBeCloseTo(found.distance, 5);
          const first = spots.findIndex(
            (one) => one.isWanted && one.latitude === best?.latitude && one.longitude === best.longitude,
          );
          expect(found.place).toBe(first);
        },
      ),
      { numRuns: isRandom ? 5000 : 300 },
    );
  });

  test('all of them count where none is said to be wanted', () => {
    const grid = gridOf([
      { latitude: 10, longitude: 179 },
      { latitude: 10, longitude: -178 },
      { latitude: 89, longitude: 0 },
    ]);
    expect([grid.nearest(10, -179.9).place, grid.nearest(10, -179.4).place]).toEqual([0, 1]);
    expect(grid.nearest(88, 180).place).toBe(2);
    expect(grid.nearest(10, 179)).toEqual({ place: 0, distance: 0 });
  });
});

test.each([
  ['latitude', Number.NaN, 0],
  ['latitude', 90.1, 0],
  ['latitude', Number.NEGATIVE_INFINITY, 0],
  ['longitude', 0, Number.NaN],
  ['longitude', 0, Number.POSITIVE_INFINITY],
])('a wrong %s is refused: %d, %d', (path, latitude, longitude) => {
  expect(() => all.nearest(latitude, longitude)).toThrow(
    expect.objectContaining({ constructor: HoroscopeError, code: 'invalid_request', path }),
  );
});
