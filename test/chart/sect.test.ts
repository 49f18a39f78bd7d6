import { test } from 'vitest';
import { sectByAltitude, sectOf } from '#dist/chart/sect.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

const radian = Math.PI / 180;
const degrees = evenly(0, 360, { maxExcluded: true });

test.each([
  // Above the horizon is what lies from the Descendant on to the Ascendant.
  [10, 10, 'day'],
  [10.001, 10, 'night'],
  [189.999, 10, 'night'],
  [190, 10, 'day'],
  [9.999, 10, 'day'],
  [5, 350, 'night'],
])('the Sun at %d°, the Ascendant at %d°: %s', (sun, ascendant, sect) => {
  expect(sectOf(sun, ascendant)).toBe(sect);
});

test('is by the altitude from right ascension, declination and hour angle (Meeus, 13.4, 13.5, 13.6)', () => {
  fc.assert(
    fc.property(degrees, degrees, evenly(-90, 90), (sun, armc, latitude) => {
      const obliquity = 23.44;
      const [lambda, epsilon, phi] = [sun * radian, obliquity * radian, latitude * radian];
      const declination = Math.asin(Math.sin(epsilon) * Math.sin(lambda));
      const rightAscension = Math.atan2(Math.cos(epsilon) * Math.sin(lambda), Math.cos(lambda));
      const sine =
        Math.sin(phi) * Math.sin(declination) +
        Math.cos(phi) * Math.cos(declination) * Math.cos(armc * radian - rightAscension);
      if (Math.abs(sine) < 1e-9) return;
      expect(sectByAltitude(sun, obliquity, armc, latitude)).toBe(sine > 0 ? 'day' : 'night');
    }),
    { numRuns: 500 },
  );
});
