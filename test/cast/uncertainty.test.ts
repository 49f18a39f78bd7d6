/** What an uncertain hour costs, counted in questions to the ephemeris, which narrow orbs must not multiply. */

import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { type Chart, castUntimedChart } from '#dist/cast/chart.js';
import { uncertaintyIn } from '#dist/cast/uncertainty.js';
import type { Locality } from '#dist/request/place.js';
import { defaultSettings, type Settings, settingsFor } from '#dist/request/settings.js';
import type { Sky } from '#dist/sky/sky.js';
import { ZoneTable } from '#dist/time/zones.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';

const zones = ZoneTable.from(new Uint8Array(readFileSync(new URL('../../data/zones.bin', import.meta.url))));
const zone = zones.get('UTC');
if (zone === undefined) throw new Error('no zone UTC');
const placeAt = (latitude: number): Locality => {
  const entry = { name: 'somewhere', latitude, longitude: 20, timezone: 'UTC' };
  return { ...entry, realLongitude: 20, zone, entry, fromIndex: false };
};

const noon = 2448029;
const day = { from: noon - 0.5, to: noon + 0.5 };
const everything = {
  bodies: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  aspects: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
};

/** A sky that counts what it is asked. */
function counting(sky: Sky): { sky: Sky; asked: { positions: number; houses: number } } {
  const asked = { positions: 0, houses: 0 };
  const counted = new Proxy(sky, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (key === 'position') asked.positions++;
        if (key === 'houses') asked.houses++;
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { sky: counted, asked };
}

const ask = (options: object, timed: boolean, latitude: number, span = day, withPartner = false) => {
  const settings: Settings = settingsFor(defaultSettings, options);
  const { sky, asked } = counting(openSky());
  const place = placeAt(latitude);
  const partner: Chart | undefined = withPartner
    ? castUntimedChart(openSky(), noon + 3000, place, settings)
    : undefined;
  const found = uncertaintyIn({ sky }, place, settings, span, timed, partner);
  return { ...asked, changes: found.changes.length };
};

describe('questions to the ephemeris', () => {
  test('an unknown hour: fewer than ten charts’ worth, whatever the orbs', () => {
    const chart = 13;
    for (const options of [{}, { orbs: { square: 0 } }, { orbs: { square: 0.0000001, trine: 30 } }]) {
      const { positions, houses } = ask(options, false, 47);
      expect(positions).toBeLessThan(10 * chart);
      expect(houses).toBe(0);
    }
  });

  test('seen from a spot of the Earth with every body and aspect: fewer than sixty', () => {
    const { positions, changes } = ask({ ...everything, topocentric: true, orbs: { square: 0 } }, false, 47);
    expect(changes).toBeGreaterThan(30);
    expect(positions).toBeLessThan(60 * 18);
  });

  test('a partner adds none', () => {
    expect(ask({}, false, 47, day, true).positions).toBe(ask({}, false, 47).positions);
  });

  test('four hours either way, with houses', () => {
    const hours = { from: noon - 4 / 24, to: noon + 4 / 24 };
    const usual = ask({}, true, 47, hours);
    expect(usual.changes).toBeGreaterThan(60);
    expect(usual.houses).toBeLessThan(2500);
    expect(ask({ ...everything, orbs: { square: 0 } }, true, 69, hours).houses).toBeLessThan(8000);
  });
});

test('an aspect that is exact for an instant only is no change', () => {
  const exact = ask({ aspects: [3], orbs: { square: 0 } }, false, 47);
  const narrow = ask({ aspects: [3], orbs: { square: 0.05 } }, false, 47);
  expect(exact.changes).toBeLessThan(narrow.changes);
});
