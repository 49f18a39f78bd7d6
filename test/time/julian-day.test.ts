import { describe, test } from 'vitest';
import type { Calendar } from '#dist/time/calendar.js';
import { civilOf, dayOf, julianDayOf, secondsOf, utcSecondsOf } from '#dist/time/julian-day.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

describe('the Julian day', () => {
  // swe_julday of libswe 2.10.03, printed with %.17g from C with hour + minute/60 + second/3600
  test.each([
    ['gregorian', 1829, 12, 16, 5, 3, 26, 2389437.7107175924],
    ['gregorian', 2361, 2, 20, 1, 31, 6, 2583447.5632638889],
    ['gregorian', 1083, 11, 27, 2, 36, 44, 2116947.6088425927],
    ['gregorian', 2918, 9, 22, 4, 1, 12, 2787101.6675],
    ['gregorian', 1079, 10, 7, 18, 32, 6, 2115436.2722916668],
    ['gregorian', 2824, 1, 10, 4, 37, 40, 2752513.6928240741],
    ['gregorian', 779, 1, 8, 8, 33, 9, 2005590.8563541668],
    ['gregorian', 91, 8, 12, 17, 21, 46, 1754521.223449074],
    ['julian', 2041, 6, 15, 1, 25, 55, 2466698.5596643519],
    ['julian', 1297, 8, 27, 1, 23, 11, 2195025.5577662038],
    ['julian', 2267, 4, 17, 3, 24, 26, 2549185.6419675928],
  ] as const)('%s %d-%d-%d %d:%d:%d', (calendar, year, month, day, hour, minute, second, expected) => {
    const seconds = secondsOf({ year, month, day, hour, minute, second }, calendar);
    expect(julianDayOf(seconds)).toBe(expected);
    expect(utcSecondsOf(expected)).toBe(seconds);
  });

  test('loses no second on the way there and back', () => {
    const seconds = fc.integer({ min: -62_200_000_000, max: 32_600_000_000 });
    fc.assert(fc.property(seconds, (s) => utcSecondsOf(julianDayOf(s)) === s));
  });
});

describe('civil fields', () => {
  const calendar = fc.constantFrom<Calendar>('gregorian', 'julian');
  // A clock's readings from year 1 to 3000, in milliseconds, which civil fields hold.
  const milliseconds = fc.integer({ min: -62_200_000_000_000, max: 32_600_000_000_000 });

  test('come back to the same instant, and are those of a clock', () => {
    fc.assert(
      fc.property(milliseconds, calendar, (ms, calendar) => {
        const civil = civilOf(ms / 1000, calendar);
        expect(civil.hour).toBeLessThan(24);
        expect(civil.minute).toBeLessThan(60);
        expect(civil.second).toBeLessThan(60);
        expect(civil.second).toBeGreaterThanOrEqual(0);
        expect(Math.round(secondsOf(civil, calendar) * 1000)).toBe(ms);
      }),
    );
  });

  test('agree with Date in the Gregorian calendar', () => {
    fc.assert(
      fc.property(milliseconds, (ms) => {
        const date = new Date(ms);
        expect(civilOf(ms / 1000, 'gregorian')).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
          hour: date.getUTCHours(),
          minute: date.getUTCMinutes(),
          second: (date.getUTCSeconds() * 1000 + date.getUTCMilliseconds()) / 1000,
        });
      }),
    );
  });

  test('a fraction below a millisecond rounds into the next day, in fields and day alike', () => {
    expect(civilOf(86399.9999, 'gregorian')).toEqual({
      year: 1970,
      month: 1,
      day: 2,
      hour: 0,
      minute: 0,
      second: 0,
    });
    expect(dayOf(86399.9999)).toBe(2440589);
    expect(dayOf(86399.999)).toBe(2440588);
  });
});
