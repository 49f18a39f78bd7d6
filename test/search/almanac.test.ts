/**
 * Our search of the sky against printed almanacs: the tables in `almanac/`, whose sources stand at their heads or on
 * their lines. A printed minute is good to half a minute; what more is allowed is said where it is.
 */
import { describe, test } from 'vitest';
import { Mercury, Moon, Sun } from '#dist/chart/bodies.js';
import { aspectsBetween, lunations } from '#dist/search/aspects.js';
import { ingresses, longitudeCrossings, stations } from '#dist/search/longitudes.js';
import { apsides, nodePassages } from '#dist/search/orbits.js';
import { retrogradePeriods } from '#dist/search/retrogrades.js';
import { risingsAndSettings } from '#dist/search/risings.js';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { openSky } from '../sky/open-sky.js';
import { julianDay, minute, nearest, table } from './almanac/read.js';
import { openSearch } from './open-search.js';

const sky = openSky();
const search = openSearch(undefined, sky);

/** Off by less than so many minutes. */
function expectNear(found: number, printed: number, minutes: number, row: readonly string[]): void {
  const off = Math.abs(found - printed) / minute;
  expect(off, `${row.join(',')}: ${off.toFixed(2)} minutes off`).toBeLessThan(minutes);
}

describe('printed almanacs', () => {
  test('1,204 equinoxes and solstices, 1800-2100', () => {
    const rows = table('seasons');
    expect(rows).toHaveLength(301);
    for (const [year, ...moments] of rows)
      for (const [season, text] of moments.entries()) {
        const printed = julianDay(`${year}-${text}`);
        const [found] = longitudeCrossings(search, Sun, [season * 90], printed - 1, printed + 1);
        // ΔT of the 19th century and of the future is assumed with some seconds' difference.
        expectNear(found?.julianDayUt ?? 0, printed, 1, [year ?? '', text]);
      }
  });

  test('1,534 new, full and quarter Moons, 1800-2100', () => {
    const rows = table('moon-phases');
    expect(rows).toHaveLength(1534);
    for (const row of rows) {
      const [phaseId, text = ''] = row;
      const printed = julianDay(text);
      const [found] = lunations(search, printed - 1, printed + 1);
      expect(String(found?.phaseId), text).toBe(phaseId);
      expectNear(found?.julianDayUt ?? 0, printed, 1, row);
    }
  });

  test('142 ingresses', () => {
    const rows = table('ingresses');
    expect(rows).toHaveLength(142);
    for (const row of rows) {
      const [body, text = '', sign, direction] = row;
      const printed = julianDay(text);
      const found = nearest(ingresses(search, Number(body), printed - 3, printed + 3), printed);
      expect([found.signId, found.retrograde ? -1 : 1], text).toEqual([Number(sign), Number(direction)]);
      // Older ephemerides had the outer planets up to 0.6″ elsewhere.
      const slack = 0.6 / 3600 / Math.abs(search.speed(Number(body), printed)) / minute;
      expectNear(found.julianDayUt, printed, Number(body) > 6 ? 1 + slack : 1, row);
    }
  });

  test('28 stations', () => {
    const rows = table('stations');
    expect(rows).toHaveLength(28);
    for (const row of rows) {
      const [body, text = '', kind, longitude = ''] = row;
      const toTheDay = text.length === 10;
      const printed = julianDay(toTheDay ? `${text}T17:00` : text);
      const found = nearest(stations(search, Number(body), printed - 9, printed + 9), printed);
      expect(found.direction[0], text).toBe(kind);
      expectNear(found.julianDayUt, printed, toTheDay ? 1440 : 1, row);
      // Some print whole minutes of arc rounded down, some to the nearest.
      if (longitude !== '')
        expect(Math.abs(found.longitude - Number(longitude)), text).toBeLessThan(1.3 / 60);
    }
  });

  test('the shadow of a retrograde loop', () => {
    // planetwaves.net, 2008: to the second; kristiedavida.com 2021, wicca.org 2017: from longitudes to the minute
    // of arc.
    const [loop] = retrogradePeriods(search, Mercury, julianDay('2008-05-20'), julianDay('2008-05-29'));
    expectNear(loop?.shadowBegins ?? 0, julianDay('2008-05-11T20:42:08'), 0.5, ['2008']);
    const printed = [
      ['2017-08-20', '2017-07-24T15:13', '2017-09-19T15:59'],
      ['2021-02-10', '2021-01-15T07:54', '2021-03-13T05:08'],
    ] as const;
    for (const [day, begins, ends] of printed) {
      const [loop] = retrogradePeriods(search, Mercury, julianDay(day) - 30, julianDay(day) + 1);
      expectNear(loop?.shadowBegins ?? 0, julianDay(begins), 3, [begins]);
      expectNear(loop?.shadowEnds ?? 0, julianDay(ends), 3, [ends]);
    }
  });

  test('conjunctions', () => {
    for (const row of table('aspects')) {
      const [body1, body2, angle, text = ''] = row;
      const printed = julianDay(text);
      const found = aspectsBetween(
        search,
        Number(body1),
        Number(body2),
        [Number(angle)],
        printed - 2,
        printed + 2,
      );
      expect(found).toHaveLength(1);
      expectNear(found[0]?.julianDayUt ?? 0, printed, 1, row);
    }
  });

  test('739 rises and sets of Sun and Moon, up to latitude 85°', () => {
    const rows = table('risings');
    expect(rows).toHaveLength(739);
    // They are of different years and places: each third one is for every day, all for the long run.
    for (const row of isRandom ? rows : rows.filter((_, index) => index % 3 === 0)) {
      const [body, latitude, longitude, kind, text = ''] = row;
      const printed = julianDay(text);
      const place = { latitude: Number(latitude), longitude: Number(longitude), altitude: 0 };
      const event = kind === 'r' ? 'rise' : 'set';
      const moments = risingsAndSettings(sky, Number(body), place, printed - 0.2, printed + 0.2);
      const found = nearest(
        moments.filter((moment) => moment.event === event),
        printed,
      );
      expectNear(found.julianDayUt, printed, 1, row);
    }
  });

  test('days and nights at 89° north', () => {
    for (const row of table('polar')) {
      const [latitude, longitude, date = ''] = row;
      const place = { latitude: Number(latitude), longitude: Number(longitude), altitude: 0 };
      const from = julianDay(date);
      const found = risingsAndSettings(sky, Sun, place, from, from + 1);
      expect(
        found.map(({ event }) => event),
        date,
      ).toEqual(['transit']);
    }
  });

  test('403 passages of the Moon through her nodes', () => {
    const rows = table('moon-nodes');
    expect(rows).toHaveLength(403);
    for (const row of rows) {
      const [kind, text = ''] = row;
      const printed = julianDay(text);
      const found = nearest(nodePassages(search, Moon, printed - 2, printed + 2), printed);
      expect(found.kind[0]?.toUpperCase(), text).toBe(kind);
      // The page is from a series good to some 7″ of latitude; the median difference is half a minute.
      expectNear(found.julianDayUt, printed, 3, row);
    }
  });

  test('397 perigees and apogees of the Moon, 200 perihelia and aphelia of the Earth', () => {
    const kilometres = 149_597_870.7;
    const off = { minutes: [] as number[], distance: [] as number[] };
    for (const row of table('moon-apsides')) {
      const [kind, text = '', distance] = row;
      const printed = julianDay(text);
      const found = nearest(apsides(search, Moon, printed - 3, printed + 3), printed);
      expect(found.kind, text).toBe(kind === 'P' ? 'perigee' : 'apogee');
      off.minutes.push(Math.abs(found.julianDayUt - printed) / minute);
      off.distance.push(Math.abs(found.distance * kilometres - Number(distance)));
    }
    expect(off.minutes).toHaveLength(397);
    // The page is from a series good to some 10 km, which the flat turning point makes minutes of.
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
    expect(median(off.minutes)).toBeLessThan(1);
    expect(median(off.distance)).toBeLessThan(2);
    expect(Math.max(...off.minutes)).toBeLessThan(35);
    expect(Math.max(...off.distance)).toBeLessThan(15);

    const rows = table('earth-apsides');
    expect(rows).toHaveLength(200);
    for (const row of rows) {
      const [kind, text = '', distance] = row;
      const printed = julianDay(text);
      const found = nearest(apsides(search, Sun, printed - 3, printed + 3), printed);
      expect(found.kind, text).toBe(kind === 'P' ? 'perigee' : 'apogee');
      // At three minutes from its least the distance differs by less than the last printed digit.
      expectNear(found.julianDayUt, printed, 3, row);
      expect(Math.abs(found.distance - Number(distance)), text).toBeLessThan(0.7e-7);
    }
  });
});
