import { describe, test } from 'vitest';
import { bodyIds, needsHouses } from '#dist/chart/bodies.js';
import type { SkySettings } from '#dist/sky/sky.js';
import { expect } from '../expect.js';
import { openSky } from './open-sky.js';

/** All that move by themselves, and an asteroid that has no file. */
const bodies = [...bodyIds.filter((id) => !needsHouses(id)), 1_000_433];
const observer = { longitude: 19.04, latitude: 47.5, altitude: 2000 };
const tropical: SkySettings = { ayanamsa: undefined, observer, node: 'true', lilith: 'osculating' };

/** Days: inside the files, where they begin and end, and beyond. */
const moments = [2_448_029.02, 2_378_496.76, 2_378_496.84, 2_597_641.49, 2_300_000.5];

describe('positions of many bodies', () => {
  const settings: [string, SkySettings][] = [
    ['from a place', tropical],
    ['from a place, mean points', { ...tropical, node: 'mean', lilith: 'mean' }],
    ['from a place, in a sidereal zodiac', { ...tropical, ayanamsa: 'lahiri' }],
    ['from the center of the Earth', { ...tropical, observer: undefined }],
  ];
  test.each(settings)('are those of each to the last bit: %s', (_, from) => {
    const [together, apart] = [openSky(), openSky()];
    for (const at of moments) {
      const positions = together.positions(bodies, together.moment(at), from);
      const moment = apart.moment(at);
      expect(positions).toEqual(bodies.map((body) => apart.position(body, moment, from)));
    }
  });

  test('are the same after other calls of the same sky', () => {
    const sky = openSky();
    const moment = sky.moment(2_448_029.02);
    const first = sky.positions(bodies, moment, tropical);
    sky.position(0, sky.moment(2_200_000.5), tropical);
    sky.positions(bodies, moment, { ...tropical, observer: { ...observer, longitude: -70 } });
    expect(sky.positions(bodies, moment, tropical)).toEqual(first);
  });
});
