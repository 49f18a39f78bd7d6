/**
 * Where a planet passes behind the Sun its light is bent, and a path fitted without that would be off by up to 1.85″:
 * paths are within 0.001″ of the ephemeris there as well.
 */
import { expect, test } from 'vitest';
import { difference } from '#dist/chart/angle.js';
import { Jupiter, Mars, Mercury, Saturn, Sun, Venus } from '#dist/chart/bodies.js';
import { aspectsBetween } from '#dist/search/aspects.js';
import { openSky } from '../sky/open-sky.js';
import { openSearch } from './open-search.js';

const sky = openSky();
const search = openSearch(undefined, sky);
const seen = { ayanamsa: undefined, node: 'true', lilith: 'mean', observer: undefined } as const;

test.each([Mercury, Venus, Mars, Jupiter, Saturn])('body %i within two days of the Sun', (body) => {
  const conjunctions = aspectsBetween(search, Sun, body, [0], 2_459_000.5, 2_461_500.5);
  expect(conjunctions.length).toBeGreaterThan(2);
  for (const { julianDayUt } of conjunctions)
    for (let hours = -48; hours <= 48; hours += 3) {
      const moment = julianDayUt + hours / 24;
      const direct = sky.position(body, sky.moment(moment), seen);
      if ('missing' in direct) return expect.unreachable();
      const off = Math.abs(difference(direct.longitude, search.longitude(body, moment))) * 3600;
      expect(off, `${hours} hours from ${julianDayUt}`).toBeLessThan(0.001);
    }
});
