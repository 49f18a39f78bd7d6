/** Houses from a sidereal time are those of the moment and place that have it, in every system and zodiac. */
import { describe, test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { midheavenOf } from '#dist/chart/progressed.js';
import { type HouseSystem, houseSystems } from '#dist/sky/house-systems.js';
import { expect } from '../expect.js';
import { openSky } from './open-sky.js';

const sky = openSky();
const moments = [2_451_545.25, 2_433_000.7, 2_415_021.1];
const places = [
  [47.5, 19.04],
  [-33.9, 151.2],
  [69.6, 18.96],
  [-77.8, 166.7],
] as const;

describe.each(Object.keys(houseSystems) as HouseSystem[])('%s', (system) => {
  test.each([undefined, 'lahiri', 'true-citra'] as const)('%s', (ayanamsa) => {
    const settings = { ayanamsa };
    for (const julianDay of moments)
      for (const [latitude, longitude] of places) {
        const moment = sky.moment(julianDay);
        const own = sky.houses(moment, latitude, longitude, system, settings);
        const off = sky.ayanamsa(moment, settings) ?? 0;
        const found = sky.housesOfArmc(own.armc, latitude, moment, system, off);
        expect(found.system).toBe(own.system);
        for (const [index, cusp] of found.cusps.entries())
          expect(separation(cusp, own.cusps[index] ?? 0)).toBeLessThan(2e-7);
        for (const angle of ['ascendant', 'midheaven', 'vertex', 'eastPoint'] as const)
          expect(separation(found[angle], own[angle])).toBeLessThan(2e-7);
      }
  });
});

test('the Midheaven of a sidereal time is the one the houses have', () => {
  for (const julianDay of moments) {
    const moment = sky.moment(julianDay);
    for (let longitude = -180; longitude < 180; longitude += 13) {
      const frame = sky.houses(moment, 47.5, longitude, 'P', { ayanamsa: undefined });
      expect(separation(midheavenOf(frame.armc, moment.obliquity), frame.midheaven)).toBeLessThan(1e-9);
    }
  }
});

test('the Sunshine houses of no one moment go by the declination given', () => {
  const moment = sky.moment(moments[0] ?? 0);
  const { obliquity } = moment;
  const at = (sunDeclination: number) =>
    sky.housesOfArmc(100, 47.5, { obliquity, sunDeclination }, 'I').cusps;
  // On 2000-01-01 the Sun stands at 23.0° south.
  const own = sky.housesOfArmc(100, 47.5, moment, 'I').cusps;
  expect(separation(at(-23.01)[1] ?? 0, own[1] ?? 0)).toBeLessThan(0.1);
  expect(separation(at(10)[1] ?? 0, own[1] ?? 0)).toBeGreaterThan(5);
});
