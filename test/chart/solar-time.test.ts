/** A sundial against the equation of time that almanacs print. */
import { test } from 'vitest';
import { sundial } from '#dist/chart/solar-time.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';
import { openSky } from '../sky/open-sky.js';

const sky = openSky();

/** At Greenwich, noon UT. */
function minutesAhead(julianDayUt: number): number {
  const moment = sky.moment(julianDayUt);
  const sun = sky.position(0, moment, {
    ayanamsa: undefined,
    observer: undefined,
    node: 'true',
    lilith: 'mean',
  });
  if ('missing' in sun) throw new Error(sun.missing);
  const { hours } = sundial(julianDayUt, 0, {
    sunLongitude: sun.longitude,
    obliquity: moment.obliquity,
    siderealTime: sky.siderealTime(julianDayUt, moment.nutation, moment.obliquity),
  });
  return (hours - 12) * 60;
}

// Extremes and zeros of the equation of time (Explanatory Supplement to the Astronomical Almanac): minutes, 2024.
test.each([
  ['February 11', 2_460_352, -14.2],
  ['April 15', 2_460_416, 0],
  ['May 13', 2_460_444, 3.65],
  ['July 26', 2_460_518, -6.5],
  ['September 1', 2_460_555, 0],
  ['November 3', 2_460_618, 16.45],
])('%s', (_, noon, minutes) => {
  expect(Math.abs(minutesAhead(noon) - minutes)).toBeLessThan(0.2);
});

test('the day is the place’s own: it changes at the sundial’s midnight', () => {
  const noon = 2_460_618;
  const sunLongitude = 221.3;
  const at = (longitude: number) =>
    sundial(noon, longitude, { sunLongitude, obliquity: 23.44, siderealTime: 43 });
  expect(at(179).day - at(-179).day).toBe(1);
});

test('its midnight itself belongs to the day that begins', () => {
  // The Sun at 0 degrees of Aries, whose right ascension is 0 too, just under the horizon's middle: twelve hours from noon.
  const atMidnight = sundial(2_451_544.5, 0, { sunLongitude: 0, obliquity: 23.44, siderealTime: 180 });
  expect(atMidnight).toEqual({ day: 2_451_545, hours: 0 });
});

test('day and hours together are within 17 minutes of mean time, anywhere and at any moment', () => {
  fc.assert(
    fc.property(evenly(2_415_021, 2_488_070), evenly(-180, 180), (julianDayUt, longitude) => {
      const moment = sky.moment(julianDayUt);
      const sun = sky.position(0, moment, {
        ayanamsa: undefined,
        observer: undefined,
        node: 'true',
        lilith: 'mean',
      });
      if ('missing' in sun) throw new Error(sun.missing);
      const { day, hours } = sundial(julianDayUt, longitude, {
        sunLongitude: sun.longitude,
        obliquity: moment.obliquity,
        siderealTime: sky.siderealTime(julianDayUt, moment.nutation, moment.obliquity),
      });
      expect(hours).toBeGreaterThanOrEqual(0);
      expect(hours).toBeLessThan(24);
      // Days by their numbers begin at midnight: half a day before their noon.
      const mean = julianDayUt + longitude / 360 + 0.5;
      expect(Math.abs(day + hours / 24 - mean) * 1440).toBeLessThan(17);
    }),
    { numRuns: 2000 },
  );
});
