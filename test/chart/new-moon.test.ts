import { describe, test } from 'vitest';
import { mayEclipse, meanNewMoon, newMoon } from '#dist/chart/new-moon.js';
import { expect } from '../expect.js';

/**
 * New Moons in Universal Time, to the minute: U.S. Naval Observatory, Phases of the Moon (as kept, with its source,
 * in cosinekitty/astronomy, generate/moonphase). TT - UT in seconds: Meeus, Astronomical Algorithms, 2nd ed.,
 * chapter 10, to 1950; IERS for 2000 and 2020.
 */
const almanac: readonly (readonly [year: number, deltaT: number, moments: string])[] = [
  [
    1800,
    13.7,
    '01-25 03:21, 02-23 17:09, 03-25 08:21, 04-24 00:31, 05-23 16:41, 06-22 07:55, 07-21 21:47, 08-20 10:21, 09-18 21:58, 10-18 08:58, 11-16 19:35, 12-16 06:02',
  ],
  [
    1850,
    7.1,
    '01-13 11:20, 02-12 06:29, 03-13 23:17, 04-12 12:47, 05-11 23:09, 06-10 07:20, 07-09 14:28, 08-07 21:34, 09-06 05:29, 10-05 14:57, 11-04 02:41, 12-03 17:17',
  ],
  [
    1900,
    -2.8,
    '01-01 13:52, 01-31 01:22, 03-01 11:25, 03-30 20:30, 04-29 05:23, 05-28 14:50, 06-27 01:27, 07-26 13:43, 08-25 03:52, 09-23 19:57, 10-23 13:27, 11-22 07:17, 12-22 00:01',
  ],
  [
    1950,
    29.1,
    '01-18 07:59, 02-16 22:53, 03-18 15:20, 04-17 08:25, 05-17 00:54, 06-15 15:53, 07-15 05:05, 08-13 16:48, 09-12 03:29, 10-11 13:34, 11-09 23:25, 12-09 09:29',
  ],
  [
    2000,
    63.8,
    '01-06 18:14, 02-05 13:03, 03-06 05:17, 04-04 18:12, 05-04 04:12, 06-02 12:14, 07-01 19:20, 07-31 02:25, 08-29 10:19, 09-27 19:53, 10-27 07:58, 11-25 23:11, 12-25 17:22',
  ],
  [
    2020,
    69.4,
    '01-24 21:42, 02-23 15:32, 03-24 09:28, 04-23 02:26, 05-22 17:39, 06-21 06:41, 07-20 17:33, 08-19 02:42, 09-17 11:00, 10-16 19:31, 11-15 05:07, 12-14 16:16',
  ],
];

const unixEpoch = 2440587.5;
const secondsADay = 86_400;

const printed = almanac.flatMap(([year, deltaT, moments]) =>
  moments.split(', ').map((moment) => {
    const [day, time] = moment.split(' ') as [string, string];
    const utc = Date.parse(`${year}-${day}T${time}:00Z`) / 1000;
    return { moment: `${year}-${day} ${time}`, tt: unixEpoch + (utc + deltaT) / secondsADay };
  }),
);

describe('newMoon', () => {
  // Meeus, Astronomical Algorithms, 2nd ed., example 49.a: the new Moon of February 1977, k = -283
  test('the book’s example', () => {
    expect(meanNewMoon(-283)).toBeCloseTo(2443192.94102, 5);
    expect(newMoon(-283)).toBeCloseTo(2443192.65118, 5);
  });

  test.each(printed)('almanac: $moment', ({ tt }) => {
    // the almanac rounds to the minute; the rest is the series
    const nearest = newMoon(Math.round((tt - meanNewMoon(0)) / 29.530588861));
    expect(Math.abs(nearest - tt) * secondsADay).toBeLessThan(30 + 12);
  });

  test('lunation after lunation, 29.2 to 29.9 days apart, within 14.2 hours of the mean', () => {
    for (let lunation = -12_000; lunation < 13_000; lunation++) {
      const length = newMoon(lunation + 1) - newMoon(lunation);
      expect(length).toBeGreaterThan(29.18);
      expect(length).toBeLessThan(29.94);
      expect(Math.abs(newMoon(lunation) - meanNewMoon(lunation))).toBeLessThan(0.61);
    }
  });
});

test('no eclipse is far from a node: those of 2024 may be, the full Moons between them not', () => {
  // NASA, Five Millennium Canons: 2024-03-25 and 09-18 of the Moon, 04-08 and 10-02 of the Sun. Lunation 299 is the new Moon of 2024-03-10.
  const canon = [299.5, 300, 305.5, 306];
  expect(canon.filter(mayEclipse)).toEqual(canon);
  expect([297, 297.5, 298, 302, 302.5, 303, 308.5, 309].filter(mayEclipse)).toEqual([]);
});
