import { describe, test } from 'vitest';
import { midpoint, radians, separation, toDegrees } from '#dist/chart/angle.js';
import { compositePoint, davison, greatCircleMidpoint, midpointsOfArcs } from '#dist/chart/composite.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

const latitude = fc.integer({ min: -900_000_000, max: 900_000_000 }).map((units) => units / 1e7);
const meridian = fc.integer({ min: -1_799_999_999, max: 1_800_000_000 }).map((units) => units / 1e7);
const spot = fc.record({ latitude, longitude: meridian });
type Spot = { latitude: number; longitude: number };

/** Haversine, apart from the code's unit vectors. */
function distance(a: Spot, b: Spot): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return toDegrees(2 * Math.asin(Math.min(1, Math.sqrt(h))));
}

describe('midpoint composite', () => {
  const point = fc
    .tuple(fc.integer({ min: 0, max: 3_599_999_999 }), fc.integer({ min: -150_000_000, max: 150_000_000 }))
    .map(([units, speed]) => ({ id: 1, longitude: units / 1e7, speed: speed / 1e7 }));

  test('the shorter arc, the mean of the speeds', () => {
    const [a, b] = [
      { id: 3, longitude: 350, speed: 1.2 },
      { id: 3, longitude: 20, speed: -0.2 },
    ];
    expect(compositePoint(a, b)).toEqual({ id: 3, longitude: 5, speed: 0.5 });
  });

  test('the same for either order; of a person with themself, the same chart', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(compositePoint(b, a)).toEqual(compositePoint(a, b));
        expect(separation(compositePoint(a, b).longitude, a.longitude)).toBeLessThanOrEqual(90.0000001);
        expect(compositePoint(a, a)).toEqual(a);
      }),
    );
  });
});

describe('great circle', () => {
  test.each([
    // movable-type.co.uk/scripts/latlong.html: Land's End and John o' Groats, 54°21′44″ N 004°31′50″ W
    [
      50 + 3 / 60 + 59 / 3600,
      -(5 + 42 / 60 + 53 / 3600),
      58 + 38 / 60 + 38 / 3600,
      -(3 + 4 / 60 + 12 / 3600),
      54 + 21 / 60 + 44 / 3600,
      -(4 + 31 / 60 + 50 / 3600),
      0.5 / 3600,
    ],
    // elisanet.fi/master.navigator/xCalc/Support.htm, function midp
    [61.534, 21.432, 62.325, 21.467, 61.9295011095, 21.4492734801, 1e-7],
    // over the date line
    [0, 170, 0, -170, 0, 180, 1e-7],
    // on one parallel: tan φ of the middle is tan φ / cos of half the arc
    [10, 179, 10, -178, toDegrees(Math.atan(Math.tan(radians(10)) / Math.cos(radians(1.5)))), -179.5, 1e-7],
  ])('%d %d and %d %d', (lat1, lon1, lat2, lon2, lat, lon, tolerance) => {
    const middle = greatCircleMidpoint(
      { latitude: lat1, longitude: lon1 },
      { latitude: lat2, longitude: lon2 },
    );
    expect(Math.abs(middle.latitude - lat)).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(middle.longitude - lon)).toBeLessThanOrEqual(tolerance);
  });

  test('half way by haversine, the same for either order, in range', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        const middle = greatCircleMidpoint(a, b);
        expect(greatCircleMidpoint(b, a)).toEqual(middle);
        expect(Math.abs(middle.latitude)).toBeLessThanOrEqual(90);
        expect(middle.longitude).toBeGreaterThan(-180);
        expect(middle.longitude).toBeLessThanOrEqual(180);
        const apart = distance(a, b);
        // near antipodes haversine itself is blind to a millionth of a degree
        fc.pre(apart < 179.9);
        expect(distance(a, middle)).toBeCloseTo(apart / 2, 5);
        expect(distance(b, middle)).toBeCloseTo(apart / 2, 5);
      }),
    );
  });

  test('against the formula of Williams’s Aviation Formulary', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        fc.pre(distance(a, b) < 179 && Math.abs(a.latitude) < 89 && Math.abs(b.latitude) < 89);
        const [p1, p2] = [radians(a.latitude), radians(b.latitude)];
        const ahead = radians(b.longitude - a.longitude);
        const [bx, by] = [Math.cos(p2) * Math.cos(ahead), Math.cos(p2) * Math.sin(ahead)];
        const lat = Math.atan2(Math.sin(p1) + Math.sin(p2), Math.hypot(Math.cos(p1) + bx, by));
        const lon = radians(a.longitude) + Math.atan2(by, Math.cos(p1) + bx);
        const middle = greatCircleMidpoint(a, b);
        expect(distance(middle, { latitude: toDegrees(lat), longitude: toDegrees(lon) })).toBeLessThan(2e-6);
      }),
    );
  });

  test('antipodes: the equator, on the side of Greenwich, either way', () => {
    fc.assert(
      fc.property(spot, (a) => {
        const b = {
          latitude: -a.latitude,
          longitude: a.longitude > 0 ? a.longitude - 180 : a.longitude + 180,
        };
        const middle = greatCircleMidpoint(a, b);
        expect(greatCircleMidpoint(b, a)).toEqual(middle);
        expect(middle.latitude).toBe(0);
        expect(Math.abs(middle.longitude)).toBeLessThanOrEqual(90);
        expect(distance(a, middle)).toBeCloseTo(90, 6);
      }),
    );
    expect(greatCircleMidpoint({ latitude: 20, longitude: 0 }, { latitude: -20, longitude: 180 })).toEqual({
      latitude: 0,
      longitude: 90,
    });
  });

  test('poles', () => {
    const north = { latitude: 90, longitude: 77 };
    expect(greatCircleMidpoint(north, { latitude: -90, longitude: -3 })).toEqual({
      latitude: 0,
      longitude: 0,
    });
    expect(greatCircleMidpoint(north, { latitude: 90, longitude: 12 })).toEqual({
      latitude: 90,
      longitude: 44.5,
    });
    expect(greatCircleMidpoint(north, { latitude: 10, longitude: -60 })).toEqual({
      latitude: 50,
      longitude: -60,
    });
    expect(greatCircleMidpoint({ latitude: 60, longitude: 30 }, { latitude: 60, longitude: -150 })).toEqual({
      latitude: 90,
      longitude: 0,
    });
  });
});

test('Davison: half way in time and space, the same for either order', () => {
  const a = { julianDay: 2451545, latitude: 10, longitude: 20 };
  const b = { julianDay: 2451546.5, latitude: 10, longitude: 20 };
  expect(davison(a, b)).toEqual({ julianDay: 2451545.75, latitude: 10, longitude: 20 });
  const event = fc.record({
    julianDay: evenly(2e6, 3e6),
    latitude,
    longitude: meridian,
  });
  fc.assert(
    fc.property(event, event, (first, second) => {
      expect(davison(second, first)).toEqual(davison(first, second));
    }),
  );
});

describe('midpoints of two points that are known to within an arc', () => {
  const arc = fc
    .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 20 }))
    .map(([from, width]) => [from, from + width] as const);
  const all = ([from, to]: readonly [number, number]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);

  test('lie in the arc, or opposite to it where they may', () => {
    fc.assert(
      fc.property(arc, arc, (one, other) => {
        const { least, greatest, opposite } = midpointsOfArcs(one, other);
        const pairs = all(one).flatMap((a) => all(other).map((b) => [a, b] as const));
        const isOpposite = pairs.some(([a, b]) => (((a - b) % 360) + 360) % 360 === 180);
        expect(opposite).toBe(isOpposite);
        const within = (longitude: number) => (((longitude - least) % 360) + 360) % 360 <= greatest - least;
        for (const [a, b] of pairs) {
          const middle = midpoint(a % 360, b % 360);
          expect(within(middle) || (opposite && within(middle + 180))).toBe(true);
        }
        expect(greatest - least).toBe((one[1] - one[0] + other[1] - other[0]) / 2);
      }),
    );
  });
});
