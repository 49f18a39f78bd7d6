import { Planet, planetaryHours } from 'horoscope-engine';
import suncalc from 'suncalc';
import { describe, expect, test } from 'vitest';

const place = { name: 'Greenwich', latitude: 51.4769, longitude: 0, timezone: 'UTC' };
const { Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn } = Planet;

/** Rulers of the first hour of the day and of the night (Agrippa, De occulta philosophia II.34), from a Sunday on. */
const agrippa = [
  ['2026-11-22', Sun, Jupiter],
  ['2026-11-23', Moon, Venus],
  ['2026-11-24', Mars, Saturn],
  ['2026-11-25', Mercury, Sun],
  ['2026-11-26', Jupiter, Moon],
  ['2026-11-27', Venus, Mars],
  ['2026-11-28', Saturn, Mercury],
] as const;

test.each(agrippa)('%s is ruled by planet %i, its night by %i', (date, day, night) => {
  const { hours, dayRulerId } = planetaryHours({ place, date });
  expect([dayRulerId, hours[0]?.rulerId, hours[12]?.rulerId]).toEqual([day, day, night]);
});

describe('hours', () => {
  const { sunrise, sunset, nextSunrise, hours } = planetaryHours({ place, date: '2026-06-21', lang: 'en' });

  test('fill the time from sunrise to sunrise without a gap', () => {
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(hours[0]?.starts).toEqual(sunrise);
    expect(hours[11]?.ends).toEqual(sunset);
    expect(hours[23]?.ends).toEqual(nextSunrise);
    for (const [index, { ends, isDay }] of hours.entries()) {
      if (index < 23) expect(ends).toEqual(hours[index + 1]?.starts);
      expect(isDay).toBe(index < 12);
    }
  });

  test('are as long as each other by day, and by night', () => {
    const lengths = hours.map(({ starts, ends }) => ends.julianDayUt - starts.julianDayUt);
    for (const half of [lengths.slice(0, 12), lengths.slice(12)])
      expect(Math.max(...half) - Math.min(...half)).toBeLessThan(1e-8);
    // In June an hour of the day is more than twice one of the night.
    expect(lengths[0]).toBeGreaterThan(2 * (lengths[12] ?? 0));
  });

  test('begin and end with the Sun of another almanac', () => {
    const { sunrise: rise, sunset: set } = suncalc.getTimes(new Date('2026-06-21T12:00:00Z'), 51.4769, 0);
    // SunCalc's Sun is good to about a minute.
    expect(Math.abs(Date.parse(sunrise?.utDate ?? '') - rise.getTime())).toBeLessThan(90_000);
    expect(Math.abs(Date.parse(sunset?.utDate ?? '') - set.getTime())).toBeLessThan(90_000);
  });
});

test.each([
  ['2026-06-21', 'Sun'],
  ['2026-12-21', 'Moon'],
])('polar day and night have a ruler and no hours: %s', (date, ruler) => {
  const arctic = { name: 'Longyearbyen', latitude: 78.22, longitude: 15.63, timezone: 'Arctic/Longyearbyen' };
  const { dayRulerName, hours, sunrise, notices } = planetaryHours({ place: arctic, date });
  expect(dayRulerName).toBe(ruler);
  expect(hours).toEqual([]);
  expect(sunrise).toBe(null);
  expect(notices.map(({ code }) => code)).toEqual(['no_sunrise']);
});

test('a lower-precision ephemeris is told', () =>
  expect(planetaryHours({ place, date: '1500-02-29' }).notices.map(({ code }) => code)).toEqual([
    'moshier_ephemeris',
  ]));

test('clocks before standard time are told of, a midnight that they skipped or repeated is not', () => {
  const budapest = { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' };
  expect(planetaryHours({ place: budapest, date: '1880-05-01' }).notices.map(({ code }) => code)).toEqual([
    'local_mean_time',
  ]);
  // Cuba's clocks go from 0:00 to 1:00 (tz database, file northamerica).
  const havana = { name: 'Havana', latitude: 23.13, longitude: -82.38, timezone: 'America/Havana' };
  const reject = { disambiguation: 'reject' } as const;
  expect(planetaryHours({ place: havana, date: '2026-03-08' }, reject).notices).toEqual([]);
});

test.each(['0001-01-01', '2999-12-31'])('the first and the last date have their hours: %s', (date) =>
  expect(planetaryHours({ place, date }).hours).toHaveLength(24),
);

test('around the ends of polar day and night, days without a sunrise of their own have no hours', () => {
  const arctic = { name: 'Longyearbyen', latitude: 78.22, longitude: 15.63, timezone: 'Arctic/Longyearbyen' };
  const days = ['02', '04', '08', '10'].flatMap((month) =>
    Array.from({ length: 20 }, (_, i) => `2026-${month}-${String(i + 9).padStart(2, '0')}`),
  );
  const [full, empty] = [new Set<string>(), new Set<string>()];
  for (const date of days) {
    const { hours, sunrise, sunset, nextSunrise } = planetaryHours({ place: arctic, date });
    (hours.length > 0 ? full : empty).add(date.slice(5, 7));
    if (hours.length === 0) continue;
    expect(sunrise?.date.slice(0, 10)).toBe(date);
    for (const [from, to] of [
      [sunrise, sunset],
      [sunset, nextSunrise],
    ])
      expect(Number(to?.julianDayUt) - Number(from?.julianDayUt)).toBeLessThan(1);
  }
  expect([...full].sort()).toEqual(['02', '04', '08', '10']);
  expect([...empty].sort()).toEqual(['02', '04', '08', '10']);
});
