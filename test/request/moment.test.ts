/** The instant that a date and a time mean at a place, and the local day around it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { clockOf, isOnDayOf, localDay, midnight, momentOf, noon, placeTime } from '#dist/request/moment.js';
import type { Locality } from '#dist/request/place.js';
import { defaultSettings, type Settings } from '#dist/request/settings.js';
import { ZoneTable } from '#dist/time/zones.js';

const zones = ZoneTable.from(readFileSync(new URL('../../data/zones.bin', import.meta.url)));
const at = (zone: string, latitude: number, realLongitude: number): Locality => ({
  name: zone,
  latitude,
  longitude: realLongitude,
  realLongitude,
  zone: zones.get(zone) ?? expect.unreachable(),
  entry: {} as never,
  fromIndex: false,
});
const budapest = at('Europe/Budapest', 47.5, 19);
const moment = (date: string, time: string, place = budapest, changed: Partial<Settings> = {}) =>
  momentOf({ date, time }, place, { ...defaultSettings, ...changed });

describe('a moment', () => {
  // 1970-01-01 00:00 UTC is Julian day 2440587.5; summer time in Hungary from 1980 on.
  test('is read off the clock of the place, to the second', () => {
    const { julianDayUt, utcSeconds } = moment('1990-05-17', '14:30:15');
    expect(utcSeconds).toBe(Date.UTC(1990, 4, 17, 12, 30, 15) / 1000);
    expect(julianDayUt).toBeCloseTo(2_440_587.5 + utcSeconds / 86_400, 9);
    expect(moment('1990-01-17', noon).utcSeconds).toBe(Date.UTC(1990, 0, 17, 11) / 1000);
    expect(moment('1990-01-17', midnight).utcSeconds).toBe(Date.UTC(1990, 0, 16, 23) / 1000);
  });

  test('goes by the settings: calendar, mean time, which of two', () => {
    // 1500 has a February 29 in the Julian calendar only: from then to 1582 it is ten days behind.
    const [auto, julian, gregorian] = (['auto', 'julian', 'gregorian'] as const).map(
      (calendar) => moment('1500-03-01', noon, budapest, { calendar }).utcSeconds,
    ) as [number, number, number];
    expect(auto).toBe(julian);
    expect(gregorian - julian).toBe(-10 * 86_400);
    // Four minutes a degree: Budapest's own mean time is that of 19.083° (19 is 1 h 16 min).
    const own = moment('1850-01-01', noon).utcSeconds;
    const city = moment('1850-01-01', noon, budapest, { localMeanTime: 'zone' }).utcSeconds;
    expect(own).toBe(Date.UTC(1850, 0, 1, 12) / 1000 - 19 * 240);
    expect(own - city).toBe(20);
    // Clocks went back from 3 to 2 on 1990-09-30.
    const twice = (disambiguation: 'earlier' | 'later') =>
      moment('1990-09-30', '02:30', budapest, { disambiguation }).utcSeconds;
    expect(twice('later') - twice('earlier')).toBe(3600);
    expect(placeTime(budapest, defaultSettings)).toEqual({
      ...{ longitude: 19, calendar: 'auto', localMeanTime: 'place' },
    });
  });

  test('of many is read off one clock', () => {
    const { julianDayUt, local } = moment('1990-05-17', '14:30:15');
    expect(clockOf(budapest, defaultSettings).momentAt(julianDayUt).local).toEqual(local);
  });

  test('that clocks never showed is refused by its field', () => {
    for (const [suffix, path] of [
      ['', 'time'],
      ['_1', 'time_1'],
    ] as const)
      expect(() =>
        momentOf(
          { date: '1990-03-25', time: '02:30' },
          budapest,
          { ...defaultSettings, disambiguation: 'reject' },
          suffix,
        ),
      ).toThrow(expect.objectContaining({ path }));
  });

  test('of a place whose clock may have been another has a notice of it, after others', () => {
    // Ohio kept Central time, or Eastern, until 1927.
    const columbus = at('America/New_York', 39.961, -82.999);
    const doubtful = moment('1915-01-10', noon, columbus).notices.map(({ code }) => code);
    expect(doubtful).toEqual(['uncertain_clock']);
    expect(moment('1990-06-01', noon, columbus).notices).toEqual([]);
    expect(moment('1990-06-01', noon).notices).toEqual([]);
  });
});

describe('refused, with the field and what is wrong', () => {
  test.each([
    ['1990-02-30', noon, 'date', 'invalid_request', /^date is "1990-02-30": /],
    ['1990-5-17', noon, 'date', 'invalid_request', /^date is "1990-5-17": a date is written YYYY-MM-DD$/],
    ['0001-02-30', noon, 'date', 'invalid_request', /^date is "0001-02-30": /],
    ['2999-02-30', noon, 'date', 'invalid_request', /^date is "2999-02-30": /],
    [
      ...['0000-01-01', noon, 'date', 'date_out_of_range'],
      /^date is "0000-01-01"; dates reach from 0001-01-01 to 2999-12-31$/,
    ],
    ['3000-01-01', noon, 'date', 'date_out_of_range', /to 2999-12-31$/],
    ['1990-05-17', '24:00', 'time', 'invalid_request', /^time is "24:00": hours/],
    ['1990-05-17', '2 pm', 'time', 'invalid_request', /^time is "2 pm": a time is written HH:MM/],
  ] as [string, string, string, string, RegExp][])('%s %s', (date, time, path, code, message) => {
    expect(() => moment(date, time)).toThrow(HoroscopeError);
    expect(() => moment(date, time)).toThrow(expect.objectContaining({ code, path }));
    expect(() => moment(date, time)).toThrow(message);
    expect(() => momentOf({ date, time }, budapest, defaultSettings, '_2')).toThrow(
      expect.objectContaining({ path: `${path}_2` }),
    );
  });
});

describe('the local day', () => {
  test.each([
    ['a usual one', '1990-05-17', 24],
    ['that clocks go forward on', '1990-03-25', 23],
    ['that clocks go back on', '1990-09-30', 25],
    ['of a year before calendars changed', '1500-02-29', 24],
  ])('%s, from midnight to midnight', (_, date, hours) => {
    const [from, to] = localDay(moment(date, '15:00'), budapest, defaultSettings);
    expect(from).toBeCloseTo(moment(date, midnight).julianDayUt, 9);
    expect((to - from) * 24).toBeCloseTo(hours, 6);
    expect(localDay(moment(date, midnight), budapest, defaultSettings)).toEqual([from, to]);
  });

  test('the last of all ends too', () => {
    const [from, to] = localDay(moment('2999-12-31', noon), budapest, defaultSettings);
    expect(to - from).toBeCloseTo(1, 9);
  });

  test('has its first moment in it, and its last, but not the next midnight', () => {
    const today = moment('1990-05-17', noon);
    const [from, to] = localDay(today, budapest, defaultSettings);
    const isOn = (julianDayUt: number) => isOnDayOf(julianDayUt, today, budapest, defaultSettings);
    expect([from - 1e-6, from, (from + to) / 2, to - 1e-6, to].map(isOn)).toEqual([
      ...[false, true, true, true, false],
    ]);
  });
});
