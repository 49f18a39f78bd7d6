import { find } from 'geo-tz/all';
import { describe, test } from 'vitest';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';
import { all, geoNames } from './files.js';

describe('the zone of a point', () => {
  test('is that of the place, but for a few within a stone’s throw of a border', () => {
    const others = geoNames().filter(({ id, latitude, longitude }) => {
      const { timezone } = all.byId(id) ?? expect.unreachable();
      return all.zoneAt(latitude, longitude) !== timezone;
    });
    // Of 199,568; 33 of them under another name of the same clock (Choibalsan, Yellowknife, Longyearbyen).
    expect(others.length).toBeLessThanOrEqual(45);
  });

  // Across a border from the nearest place of the index; zones by geo-tz, at full precision.
  test.each([
    ['Vincennes IN', 38.677, -87.529, 'America/Indiana/Vincennes'],
    ['a field west of El Paso', 31.8, -106.7, 'America/Denver'],
    ['Monaco', 43.7325, 7.4189, 'Europe/Monaco'],
    ['Vatican City', 41.9024, 12.4533, 'Europe/Vatican'],
    ['South Pole', -90, 0, 'Antarctica/McMurdo'],
    ['the Sahara of Mauritania', 20, -8, 'Africa/Nouakchott'],
    ['Kiritimati', 1.87, -157.4, 'Pacific/Kiritimati'],
    ['north of Null Island', 1, 0, 'Etc/GMT'],
    ['the Indian Ocean', -30, 75, 'Etc/GMT-5'],
    ['the South Pacific', -40, -120, 'Etc/GMT+8'],
  ])('%s', (_, latitude, longitude, zone) => {
    expect(all.zoneAt(latitude, longitude)).toBe(zone);
    expect(all.zoneAt(latitude, longitude + 360)).toBe(zone);
  });

  test('is the polygon’s, at 99 points in 100 of the land', () => {
    // Fibonacci's sphere: evenly spread.
    const points = Array.from({ length: 4000 }, (_, i) => {
      const latitude = (Math.asin((2 * (i + 0.5)) / 4000 - 1) * 180) / Math.PI;
      return [latitude, ((i * 222.492236) % 360) - 180] as const;
    });
    const land = points.filter(([latitude, longitude]) => !find(latitude, longitude)[0]?.startsWith('Etc/'));
    const right = land.filter(([latitude, longitude]) =>
      find(latitude, longitude).includes(all.zoneAt(latitude, longitude)),
    );
    expect(land.length).toBeGreaterThan(1000);
    expect(right.length / land.length).toBeGreaterThan(0.985);
  });

  test('is one everywhere', () => {
    fc.assert(
      fc.property(evenly(-90, 90), evenly(-180, 180), (latitude, longitude) => {
        expect(all.zoneAt(latitude, longitude)).toMatch(/^[A-Z][A-Za-z_]+(\/[A-Za-z_\-+0-9]+)*$/);
      }),
    );
  });

  test.each([
    [91, 0],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('there is none at %d, %d', (latitude, longitude) => {
    expect(() => all.zoneAt(latitude, longitude)).toThrow(/A l(at|ong)itude is/);
  });
});
