/**
 * Where a planet passes behind the Sun its light is bent, and a path fitted without that would be off by up to 1.85″:
 * paths are within 0.001″ of the ephemeris there as well.
 */
import { test } from 'vitest';
import { difference } from '#dist/chart/angle.js';
import { Jupiter, Mars, Mercury, Saturn, Sun, Venus } from '#dist/chart/bodies.js';
import { aspectsBetween } from '#dist/search/aspects.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';
import { openSearch } from './open-search.js';

const sky = openSky();
const search = openSearch(undefined, sky);
const seen = { ayanamsa: undefined, node: 'true', lilith: 'mean', observer: undefined } as const;

test.each([Mercury, Venus, Mars, Jupiter, Saturn])('body %i behind the Sun', (body) => {
  const from = 2_459_000.5;
  const seenAt = (moment: number) => {
    const position = sky.position(body, sky.moment(moment), seen);
    if ('missing' in position) throw new Error(position.missing);
    return position;
  };
  // Those that pass nearest to the middle of the disk.
  const closest = aspectsBetween(search, Sun, body, [0], from, from + 40 * 365)
    .map(({ julianDayUt }) => ({ julianDayUt, ...seenAt(julianDayUt) }))
    .filter(({ speed }) => speed > 0)
    .sort((a, b) => Math.abs(a.latitude) - Math.abs(b.latitude))
    .slice(0, 4);
  expect(closest).toHaveLength(4);
  expect(Math.abs(closest[0]?.latitude ?? 1)).toBeLessThan(0.27);
  for (const { julianDayUt } of closest)
    for (let hours = -24; hours <= 24; hours++) {
      const moment = julianDayUt + hours / 24;
      const off = Math.abs(difference(seenAt(moment).longitude, search.longitude(body, moment))) * 3600;
      expect(off, `${hours} hours from ${julianDayUt}`).toBeLessThan(0.001);
    }
});
