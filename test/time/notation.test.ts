import { describe, test } from 'vitest';
import { formatInstants } from '#dist/time/clock.js';
import { julianDayOf } from '#dist/time/julian-day.js';
import {
  faultOfTime,
  formatBirthdate,
  formatDate,
  formatInstant,
  formatOffset,
  parseDate,
  parseTime,
} from '#dist/time/notation.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const at = { year: 1990, month: 5, day: 7, hour: 4, minute: 3, second: 0 };

describe('writing', () => {
  test('a birthdate has six decimals of a second', () => {
    expect(formatBirthdate(at)).toBe('1990-05-07 04:03:00.000000');
    expect(formatBirthdate({ ...at, year: 33, second: 7.25 })).toBe('0033-05-07 04:03:07.250000');
    expect(formatBirthdate({ ...at, second: 59.9999999 })).toBe('1990-05-07 04:03:59.999999');
    expect(formatBirthdate({ ...at, second: 8.001 })).toBe('1990-05-07 04:03:08.001000');
  });

  test('an instant is written as Date writes it', () => {
    const milliseconds = fc.integer({ min: -62_135_596_800_000, max: 32_503_679_999_999 });
    fc.assert(
      fc.property(milliseconds, (ms) => formatInstant(julianDayOf(ms / 1000)) === new Date(ms).toISOString()),
    );
  });

  test('many instants at once are written likewise', () => {
    const moments = [-62_135_596_800_000, -1, 0, 1_780_000_000_123, 32_503_679_999_999];
    expect(formatInstants(moments.map((ms) => julianDayOf(ms / 1000)))).toEqual(
      moments.map((ms) => new Date(ms).toISOString()),
    );
  });

  // ISO 8601-1:2019, 4.3.2 and 4.3.3: year 0 is there, other years than four digits hold are expanded and signed.
  test.each([
    [0, '0000-10-05'],
    [1, '0001-10-05'],
    [9999, '9999-10-05'],
    [10_000, '+010000-10-05'],
    [-2, '-000002-10-05'],
  ])('a day of the year %d', (year, text) => {
    expect(formatDate({ year, month: 10, day: 5 })).toBe(text);
  });

  test.each([
    [0, '+00:00'],
    [19800, '+05:30'],
    [-2670, '-00:44:30'],
    [-57368, '-15:56:08'],
    [54139, '+15:02:19'],
  ])('offset %d', (seconds, text) => {
    expect(formatOffset(seconds)).toBe(text);
  });
});

describe('reading', () => {
  test.each([
    [{ hour: -1, minute: 0, second: 0 }, 'hours are 00 to 23; midnight is 00:00'],
    [{ hour: 0, minute: -1, second: 0 }, 'minutes are 00 to 59'],
    [{ hour: 0, minute: 0, second: -1 }, 'seconds are 00 to 59'],
    [{ hour: 0, minute: 0.5, second: 0 }, 'minutes are 00 to 59'],
    [{ hour: 0, minute: 0, second: 0.5 }, undefined],
  ])('numbers of a time %j', (time, fault) => expect(faultOfTime(time)).toBe(fault));

  test('dates', () => {
    expect(parseDate('1990-05-17', 'auto')).toEqual({ year: 1990, month: 5, day: 17 });
    expect(parseDate('1500-02-29', 'auto')).toEqual({ year: 1500, month: 2, day: 29 });
    expect(parseDate('1500-02-29', 'gregorian')).toMatch(/no day 29/);
  });

  test.each([
    '',
    '1990',
    '1990-5-17',
    '17.05.1990',
    '1990-05-17T00:00',
    ' 1990-05-17',
    '1990-05-17\n',
    '+1990-05-17',
    '１９９０-05-17',
  ])('no date: %j', (text) => expect(parseDate(text, 'auto')).toBe('a date is written YYYY-MM-DD'));

  test.each([
    ['14:30', { hour: 14, minute: 30, second: 0 }],
    ['00:00', { hour: 0, minute: 0, second: 0 }],
    ['23:59:59', { hour: 23, minute: 59, second: 59 }],
    ['24:00', 'hours are 00 to 23; midnight is 00:00'],
    ['25:00', 'hours are 00 to 23; midnight is 00:00'],
    ['23:60', 'minutes are 00 to 59'],
    ['23:59:60', 'leap seconds are not counted; seconds are 00 to 59'],
    ['23:59:61', 'seconds are 00 to 59'],
    ['014:30', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
    ['at 14:30', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
    ['2:30', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
    ['02:30 PM', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
    ['02:30:00.5', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
    ['02:30\n', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
    ['', 'a time is written HH:MM or HH:MM:SS, of 24 hours'],
  ])('time %j', (text, expected) => {
    expect(parseTime(text)).toEqual(expected);
  });

  test('any string gives fields or a reason', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of [parseDate(text, 'auto'), parseTime(text)]) {
          if (typeof read === 'string') expect(read).not.toBe('');
          else expect(Object.values(read).every(Number.isInteger)).toBe(true);
        }
      }),
    );
  });
});
