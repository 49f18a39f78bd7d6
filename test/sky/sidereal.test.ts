import { test } from 'vitest';
import { round7, roundLongitude } from '#dist/chart/angle.js';
import { bodyIds } from '#dist/chart/bodies.js';
import { ayanamsas, isFromStar, siderealMode } from '#dist/sky/ayanamsas.js';
import { swissNumber } from '#dist/sky/bodies.js';
import type { SkySettings } from '#dist/sky/sky.js';
import { SwissEphemeris } from '#dist/sky/swisseph.js';
import { SEFLG_SIDEREAL, SEFLG_SPEED, SEFLG_SWIEPH } from '#dist/sky/swisseph-constants.js';
import { expect } from '../expect.js';
import { ephemerisFiles, openSky, wasmModule } from './open-sky.js';

test('an ayanamsa taken off once a moment gives what swe_calc gives of each body, to the last decimal', () => {
  const sky = openSky();
  const swiss = new SwissEphemeris(wasmModule(), ephemerisFiles());
  const zodiacs = [...ayanamsas, { epoch: 2_400_000.5, value: 20 }].filter((each) => !isFromStar(each));
  let compared = 0;
  for (const [i, ayanamsa] of zodiacs.entries()) {
    const settings: SkySettings = { ayanamsa, observer: undefined, node: 'true', lilith: 'osculating' };
    const moment = sky.moment(2_380_000.123 + i * 5003.71);
    for (const body of bodyIds) {
      const number = swissNumber(body, settings);
      // The South Node is the North Node turned around.
      if (number === undefined || body === 21) continue;
      swiss.setSiderealMode(...siderealMode(ayanamsa));
      swiss.calc(moment.julianDayTt, number, SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL);
      const [longitude = 0, latitude = 0, , speed = 0] = swiss.position;
      const position = sky.position(body, moment, settings);
      if ('missing' in position) throw new Error(position.missing);
      expect(roundLongitude(position.longitude)).toBe(roundLongitude(longitude));
      expect(round7(position.latitude)).toBe(round7(latitude));
      expect(round7(position.speed)).toBe(round7(speed));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(500);
});
