import { describe, test } from 'vitest';
import type { HoroscopeError } from '#dist/errors.js';
import type { CivilDateTime } from '#dist/time/calendar.js';
import { type CivilOptions, civilAt, type ResolvedMoment, resolveCivil } from '#dist/time/civil.js';
import { formatDateTime, formatInstant, formatOffset } from '#dist/time/notation.js';
import { ownMeanTimeZone } from '#dist/time/zones.js';
import { expect } from '../expect.js';
import { zoneOf } from './table.js';

const usual: CivilOptions = {
  longitude: 0,
  calendar: 'auto',
  disambiguation: 'compatible',
  localMeanTime: 'place',
};

function civil(text: string): CivilDateTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
}

function resolve(text: string, zone: string, options: Partial<CivilOptions> = {}): ResolvedMoment {
  return resolveCivil(civil(text), zoneOf(zone), { ...usual, ...options });
}

/** What is checked of a moment: its instant, and what the clock said of itself. */
const told = (m: ResolvedMoment) =>
  `${formatInstant(m.julianDayUt)} ${formatOffset(m.utcOffset)} ${m.abbreviation} ${m.dst}`;

const codes = (m: ResolvedMoment) => m.notices.map((notice) => notice.code);

function failure(act: () => unknown): HoroscopeError {
  try {
    act();
  } catch (error) {
    return error as HoroscopeError;
  }
  throw new Error('nothing was thrown');
}

describe('a place’s own mean time', () => {
  // antarctica, Zone Antarctica/Vostok -00 1957 Dec 16: nobody is known to have kept a clock there before.
  test.each([
    [-180, '-12:00'],
    [179.99, '+11:59:58'],
    [0, '+00:00'],
  ])('is by its longitude, %d°, on its own day, where no zone was kept', (longitude, offset) => {
    for (const zone of [zoneOf('Antarctica/Vostok'), ownMeanTimeZone]) {
      const moment = resolveCivil(civil('1900-06-01 12:00:00'), zone, { ...usual, longitude });
      expect([formatOffset(moment.utcOffset), moment.offsetSource]).toEqual([offset, 'local-mean-time']);
    }
  });
});

test('a day that no year has is another fault than a year that there is not', () => {
  const faults = ['2999-02-29', '3000-01-01', '0000-12-31', '0001-02-29'].map((day) => {
    const { code, path } = failure(() => resolve(`${day} 12:00:00`, 'UTC'));
    return [code, path];
  });
  expect(faults).toEqual([
    ['invalid_request', undefined],
    ['date_out_of_range', undefined],
    ['date_out_of_range', undefined],
    ['invalid_request', undefined],
  ]);
});

describe('standard, summer and war times', () => {
  // Offsets from the text of the tz database (2026f): the file and line are named. UTC is then a subtraction.
  test.each([
    // europe, Europe/Amsterdam (backzone): 0:19:32 Netherlands %s 1937 Jul 1, then 0:20; summer from 22 May 1937
    ['Europe/Amsterdam', '1937-05-01 12:00:00', '1937-05-01T11:40:28.000Z +00:19:32 AMT 0'],
    ['Europe/Amsterdam', '1937-06-30 12:00:00', '1937-06-30T10:40:28.000Z +01:19:32 NST 1'],
    ['Europe/Amsterdam', '1937-07-02 12:00:00', '1937-07-02T10:40:00.000Z +01:20 +0120 1'],
    // europe, Zone Europe/Dublin: -0:25:21 DMT 1916 May 21; standard time of GMT+1 all year 1968-10-27 to 1971-10-31
    ['Europe/Dublin', '1916-01-01 12:00:00', '1916-01-01T12:25:21.000Z -00:25:21 DMT 0'],
    ['Europe/Dublin', '1970-01-15 12:00:00', '1970-01-15T11:00:00.000Z +01:00 IST 0'],
    // Standard Time (Amendment) Act 1971: winter time is an hour behind; turned round here
    ['Europe/Dublin', '1990-01-15 12:00:00', '1990-01-15T12:00:00.000Z +00:00 GMT 0'],
    ['Europe/Dublin', '1990-07-15 12:00:00', '1990-07-15T11:00:00.000Z +01:00 IST 1'],
    ['Europe/Dublin', '2500-07-15 12:00:00', '2500-07-15T11:00:00.000Z +01:00 IST 1'],
    ['Europe/Dublin', '2500-01-15 12:00:00', '2500-01-15T12:00:00.000Z +00:00 GMT 0'],
    // africa, Rule Morocco 2020: -1:00 from Apr 19 to May 31 (Ramadan); +00 all year from 2026 Sep 20
    ['Africa/Casablanca', '2020-05-01 12:00:00', '2020-05-01T12:00:00.000Z +00:00 +00 0'],
    ['Africa/Casablanca', '2020-07-01 12:00:00', '2020-07-01T11:00:00.000Z +01:00 +01 1'],
    ['Africa/El_Aaiun', '2020-07-01 12:00:00', '2020-07-01T11:00:00.000Z +01:00 +01 1'],
    ['Africa/Casablanca', '2027-07-01 12:00:00', '2027-07-01T12:00:00.000Z +00:00 +00 0'],
    // africa, Rule Namibia: winter time of -1:00 from 1994 Mar 21; the Namibian Time Act 2017 ended it on 24 Oct 2017
    ['Africa/Windhoek', '1993-07-01 12:00:00', '1993-07-01T10:00:00.000Z +02:00 CAT 0'],
    ['Africa/Windhoek', '2000-07-01 12:00:00', '2000-07-01T11:00:00.000Z +01:00 WAT 0'],
    ['Africa/Windhoek', '2000-01-01 12:00:00', '2000-01-01T10:00:00.000Z +02:00 CAT 1'],
    ['Africa/Windhoek', '2018-01-01 12:00:00', '2018-01-01T10:00:00.000Z +02:00 CAT 0'],
    // europe, Zone Europe/Prague: 1:00 -1:00 GMT 1946 Dec 1 to 1947 Feb 23 (decree 212/1946 Sb., 'winter time')
    ['Europe/Prague', '1947-01-15 12:00:00', '1947-01-15T12:00:00.000Z +00:00 GMT 0'],
    ['Europe/Prague', '1946-07-01 12:00:00', '1946-07-01T10:00:00.000Z +02:00 CEST 1'],
    // australasia, Rule LH: half an hour of summer time from 1985 Oct
    ['Australia/Lord_Howe', '1990-01-01 12:00:00', '1990-01-01T01:00:00.000Z +11:00 +11 1'],
    ['Australia/Lord_Howe', '1990-07-01 12:00:00', '1990-07-01T01:30:00.000Z +10:30 +1030 0'],
    // europe, Rule SovietZone 1945 May 24 2:00 2:00 M: Moscow time in Berlin, double summer time
    ['Europe/Berlin', '1945-06-15 12:00:00', '1945-06-15T09:00:00.000Z +03:00 CEMT 1'],
    // europe, Rule GB-Eire 1943 Apr 4 to Aug 15 2:00 BDST; winters of the war at 1:00 BST
    ['Europe/London', '1943-07-01 12:00:00', '1943-07-01T10:00:00.000Z +02:00 BDST 1'],
    ['Europe/London', '1943-12-01 12:00:00', '1943-12-01T11:00:00.000Z +01:00 BST 1'],
    // europe, Zone Europe/London: 1:00 - BST 1968 Oct 27 to 1971 Oct 31: British Standard Time, no summer time
    ['Europe/London', '1970-07-01 12:00:00', '1970-07-01T11:00:00.000Z +01:00 BST 0'],
    // europe, Zone Europe/Paris: 0:09:21 - PMT 1911 Mar 11
    ['Europe/Paris', '1900-01-01 12:00:00', '1900-01-01T11:50:39.000Z +00:09:21 PMT 0'],
    // africa, Zone Africa/Monrovia: -0:44:30 - MMT 1972 Jan 7
    ['Africa/Monrovia', '1960-01-01 12:00:00', '1960-01-01T12:44:30.000Z -00:44:30 MMT 0'],
    // asia, Zone Asia/Kolkata: 5:30 1:00 +0630 1942 Sep 1 to 1945 Oct 15
    ['Asia/Calcutta', '1944-01-01 12:00:00', '1944-01-01T05:30:00.000Z +06:30 +0630 1'],
    // northamerica, Zone Pacific/Honolulu: -10:30 - HST 1947 Jun 8
    ['Pacific/Honolulu', '1941-12-07 07:48:00', '1941-12-07T18:18:00.000Z -10:30 HST 0'],
    // northamerica, Rule US 1942 Feb 9 W (war), 1945 Aug 14 23:00u P (peace), one hour ahead
    ['America/New_York', '1943-01-15 12:00:00', '1943-01-15T16:00:00.000Z -04:00 EWT 1'],
    ['America/New_York', '1945-09-01 12:00:00', '1945-09-01T16:00:00.000Z -04:00 EPT 1'],
    // backzone, Zone Atlantic/Reykjavik: -1:00 Iceland -01/+00 1968 Apr 7 (its link Iceland follows)
    ['Iceland', '1930-01-15 12:00:00', '1930-01-15T13:00:00.000Z -01:00 -01 0'],
    // the years after the table: northamerica, Rule US 2007 max; australasia, Rule AN
    ['America/New_York', '2999-07-04 12:00:00', '2999-07-04T16:00:00.000Z -04:00 EDT 1'],
    ['Australia/Sydney', '2999-12-31 12:00:00', '2999-12-31T01:00:00.000Z +11:00 AEDT 1'],
    ['UTC', '1990-05-17 14:30:00', '1990-05-17T14:30:00.000Z +00:00 UTC 0'],
    ['-00:44:30', '1990-05-17 14:30:00', '1990-05-17T15:14:30.000Z -00:44:30 -00:44:30 0'],
    ['Etc/GMT+5', '1990-05-17 14:30:00', '1990-05-17T19:30:00.000Z -05:00 -05 0'],
  ])('%s %s', (zone, local, expected) => {
    const moment = resolve(local, zone);
    expect(told(moment)).toBe(expected);
    expect(formatDateTime(moment.local)).toBe(local);
    expect(moment.offsetSource).toBe('zone');
    expect(moment.timezoneName).toBe(zone);
    expect(moment.notices).toEqual([]);
  });
});

describe('local mean time', () => {
  test('goes by the longitude of the birth place', () => {
    // Einstein, Ulm 48n24 10e00, 1879-03-14 11:30 LMT = 10:50 UT: astro.com/astro-databank, from the birth certificate
    const ulm = resolve('1879-03-14 11:30:00', 'Europe/Berlin', { longitude: 10 });
    expect(told(ulm)).toBe('1879-03-14T10:50:00.000Z +00:40 LMT 0');
    expect(ulm.offsetSource).toBe('local-mean-time');
    expect(codes(ulm)).toEqual(['local_mean_time']);
    expect(ulm.notices[0]?.parameters).toEqual({ timezone: 'Europe/Berlin', offset: '+00:40' });
  });

  test('goes by the city of the zone where asked', () => {
    // europe, Zone Europe/Berlin 0:53:28 - LMT 1893 Apr
    const ulm = resolve('1879-03-14 11:30:00', 'Europe/Berlin', { longitude: 10, localMeanTime: 'zone' });
    expect(told(ulm)).toBe('1879-03-14T10:36:32.000Z +00:53:28 LMT 0');
    expect(ulm.offsetSource).toBe('zone');
    expect(ulm.notices).toEqual([]);
  });

  test.each([
    ['America/New_York', -74.006, '-04:56:01'],
    ['Europe/Berlin', 9.9833, '+00:39:56'],
    ['Europe/London', -0.001, '+00:00'],
    // Fiji keeps the date of Asia on both sides of the 180th meridian
    ['Pacific/Fiji', 180, '+12:00'],
    ['Pacific/Fiji', -179.9, '+12:00:24'],
  ])('is 4 minutes a degree, to the second: %s %d is %s', (zone, longitude, offset) => {
    expect(formatOffset(resolve('1700-01-01 00:00:00', zone, { longitude }).utcOffset)).toBe(offset);
  });

  test('is kept where nobody is known to have had a clock', () => {
    // northamerica, Zone America/Inuvik 0 - -00 1953 (the town was founded then)
    const moment = resolve('1930-01-01 12:00:00', 'America/Inuvik', { longitude: -133.72 });
    expect(told(moment)).toBe('1930-01-01T20:54:53.000Z -08:54:53 LMT 0');
  });

  test('comes back where a zone gave up its first standard time', () => {
    // backzone, Zone Africa/Lagos: LMT 1905 Jul 1; 0:00 - GMT 1908 Jul 1; LMT 1914
    expect(resolve('1907-01-01 12:00:00', 'Africa/Lagos', { longitude: 8.5 }).abbreviation).toBe('GMT');
    expect(told(resolve('1910-01-01 12:00:00', 'Africa/Lagos', { longitude: 8.5 }))).toBe(
      '1910-01-01T11:26:00.000Z +00:34 LMT 0',
    );
  });
});

describe('the seam from local mean time to standard time', () => {
  // northamerica, Zone America/New_York: LMT until 1883 Nov 18 17:00u, the day of two noons
  const manhattan = { longitude: -74.006 };
  const buffalo = { longitude: -78.878 };

  test('east of the meridian the clock was set back', () => {
    const first = resolve('1883-11-18 12:01:00', 'America/New_York', manhattan);
    expect(told(first)).toBe('1883-11-18T16:57:01.000Z -04:56:01 LMT 0');
    expect(codes(first)).toEqual(['ambiguous_time', 'local_mean_time']);
    const second = resolve('1883-11-18 12:01:00', 'America/New_York', {
      ...manhattan,
      disambiguation: 'later',
    });
    expect(told(second)).toBe('1883-11-18T17:01:00.000Z -05:00 EST 0');
    expect(codes(second)).toEqual(['ambiguous_time']);
    expect(codes(resolve('1883-11-18 11:59:59', 'America/New_York', manhattan))).toEqual(['local_mean_time']);
    expect(codes(resolve('1883-11-18 12:03:59', 'America/New_York', manhattan))).toEqual([]);
  });

  test('west of it the clock was set forward', () => {
    const last = resolve('1883-11-18 11:44:28', 'America/New_York', buffalo);
    expect(told(last)).toBe('1883-11-18T16:59:59.000Z -05:15:31 LMT 0');
    const skipped = resolve('1883-11-18 11:50:00', 'America/New_York', buffalo);
    expect(told(skipped)).toBe('1883-11-18T17:05:31.000Z -05:00 EST 0');
    expect(formatDateTime(skipped.local)).toBe('1883-11-18 12:05:31');
    expect(codes(skipped)).toEqual(['skipped_time']);
    const back = resolve('1883-11-18 11:50:00', 'America/New_York', {
      ...buffalo,
      disambiguation: 'earlier',
    });
    expect(formatDateTime(back.local)).toBe('1883-11-18 11:34:29');
    expect(codes(back)).toEqual(['skipped_time', 'local_mean_time']);
    expect(codes(resolve('1883-11-18 12:00:00', 'America/New_York', buffalo))).toEqual([]);
  });
});

describe('the date line', () => {
  test('Alaska had the date of Asia until 1867', () => {
    // northamerica, Zone America/Sitka: 14:58:47 - LMT 1867 Oct 19 15:30, then -9:01:13 - LMT 1900 Aug 20 12:00
    const sitka = { longitude: -135.33 };
    expect(told(resolve('1867-10-01 12:00:00', 'America/Sitka', sitka))).toBe(
      '1867-09-30T21:01:19.000Z +14:58:41 LMT 0',
    );
    expect(told(resolve('1867-11-01 12:00:00', 'America/Sitka', sitka))).toBe(
      '1867-11-01T21:01:19.000Z -09:01:19 LMT 0',
    );
    const twice = resolve('1867-10-19 00:00:00', 'America/Sitka', sitka);
    expect(codes(twice)).toEqual(['ambiguous_time', 'local_mean_time']);
    const again = resolve('1867-10-19 00:00:00', 'America/Sitka', { ...sitka, disambiguation: 'later' });
    expect(again.utcSeconds - twice.utcSeconds).toBe(86400);
  });

  test('Manila left out 1844-12-31', () => {
    // asia, Zone Asia/Manila: -15:56:08 - LMT 1844 Dec 31, then 8:03:52 - LMT 1899 Sep 6 4:00u
    const manila = { longitude: 120.9822 };
    expect(told(resolve('1844-12-30 12:00:00', 'Asia/Manila', manila))).toBe(
      '1844-12-31T03:56:04.000Z -15:56:04 LMT 0',
    );
    const skipped = resolve('1844-12-31 12:00:00', 'Asia/Manila', manila);
    expect(formatDateTime(skipped.local)).toBe('1845-01-01 12:00:00');
    expect(codes(skipped)).toEqual(['skipped_time', 'local_mean_time']);
  });

  test.each([
    // australasia, Zone Pacific/Apia: -11:00 WS 2011 Dec 29 24:00, then 13:00
    ['Pacific/Apia', '2011-12-30 10:00:00', '2011-12-31 10:00:00', '2011-12-29 10:00:00'],
    // australasia, Zone Pacific/Kwajalein: -12:00 1993 Aug 20 24:00, then 12:00
    ['Pacific/Kwajalein', '1993-08-21 10:00:00', '1993-08-22 10:00:00', '1993-08-20 10:00:00'],
  ])('%s left out %s', (zone, local, forward, back) => {
    const options = { longitude: 0 };
    expect(formatDateTime(resolve(local, zone, options).local)).toBe(forward);
    expect(formatDateTime(resolve(local, zone, { ...options, disambiguation: 'earlier' }).local)).toBe(back);
    expect(codes(resolve(local, zone, options))).toEqual(['skipped_time']);
  });

  test('Samoa had 4 July 1892 twice', () => {
    // australasia, Zone Pacific/Apia: 12:33:04 - LMT 1892 Jul 5, then -11:26:56 - LMT 1911
    const apia = { longitude: -171.7667 };
    const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
      resolve('1892-07-04 12:00:00', 'Pacific/Apia', { ...apia, disambiguation }),
    );
    expect(first?.utcOffset).toBe(45176);
    expect(second?.utcOffset).toBe(45176 - 86400);
  });
});

describe('gaps and folds of summer time', () => {
  // europe, Rule EU 1981 max: Mar lastSun 1:00u and, until 1995, Sep lastSun 1:00u
  const [gap, fold] = ['1990-03-25 02:30:00', '1990-09-30 02:30:00'];

  test.each([
    [gap, 'compatible', '1990-03-25T01:30:00.000Z +02:00 CEST 1', '1990-03-25 03:30:00'],
    [gap, 'later', '1990-03-25T01:30:00.000Z +02:00 CEST 1', '1990-03-25 03:30:00'],
    [gap, 'earlier', '1990-03-25T00:30:00.000Z +01:00 CET 0', '1990-03-25 01:30:00'],
    [fold, 'compatible', '1990-09-30T00:30:00.000Z +02:00 CEST 1', fold],
    [fold, 'earlier', '1990-09-30T00:30:00.000Z +02:00 CEST 1', fold],
    [fold, 'later', '1990-09-30T01:30:00.000Z +01:00 CET 0', fold],
  ] as const)('%s %s', (local, disambiguation, expected, shown) => {
    const moment = resolve(local, 'Europe/Berlin', { disambiguation });
    expect(told(moment)).toBe(expected);
    expect(formatDateTime(moment.local)).toBe(shown);
    expect(codes(moment)).toEqual([local === gap ? 'skipped_time' : 'ambiguous_time']);
    expect(moment.notices[0]?.parameters).toMatchObject({
      timezone: 'Europe/Berlin',
      given: local,
      taken: shown,
      utDate: expected.slice(0, 24),
    });
  });

  test('reject refuses, and names both instants', () => {
    const options = { disambiguation: 'reject', path: 'time' } as const;
    const skipped = failure(() => resolve(gap, 'Europe/Berlin', options));
    expect([skipped.name, skipped.code, skipped.path]).toEqual([
      'HoroscopeError',
      'nonexistent_time',
      'time',
    ]);
    expect(skipped.message).toBe(
      'Clocks in Europe/Berlin skipped 1990-03-25 02:30:00. ' +
        'It may mean 1990-03-25 01:30:00 CET (+01:00, 1990-03-25T00:30:00.000Z) ' +
        'or 1990-03-25 03:30:00 CEST (+02:00, 1990-03-25T01:30:00.000Z); ' +
        "disambiguation 'earlier' or 'later' takes one.",
    );
    const twice = failure(() => resolve(fold, 'Europe/Berlin', options));
    expect(twice.code).toBe('ambiguous_time');
    expect(twice.message).toContain('1990-09-30T00:30:00.000Z');
    expect(twice.message).toContain('1990-09-30T01:30:00.000Z');
    expect(resolve('1990-03-25 03:00:00', 'Europe/Berlin', options).notices).toEqual([]);
  });

  test('the ends of a gap and of a fold are plain times', () => {
    for (const local of [
      '1990-03-25 01:59:59',
      '1990-03-25 03:00:00',
      '1990-09-30 01:59:59',
      '1990-09-30 03:00:00',
    ]) {
      expect(resolve(local, 'Europe/Berlin').notices, local).toEqual([]);
    }
    expect(codes(resolve('1990-03-25 02:00:00', 'Europe/Berlin'))).toEqual(['skipped_time']);
    expect(codes(resolve('1990-03-25 02:59:59', 'Europe/Berlin'))).toEqual(['skipped_time']);
    expect(codes(resolve('1990-09-30 02:00:00', 'Europe/Berlin'))).toEqual(['ambiguous_time']);
    expect(codes(resolve('1990-09-30 02:59:59', 'Europe/Berlin'))).toEqual(['ambiguous_time']);
  });

  test('in years after the table as well', () => {
    // europe, Rule EU 1996 max: Mar lastSun, Oct lastSun; 2500-03-28 and 2500-10-31 are such Sundays
    expect(codes(resolve('2500-03-28 02:30:00', 'Europe/Berlin'))).toEqual(['skipped_time']);
    expect(codes(resolve('2500-10-31 02:30:00', 'Europe/Berlin'))).toEqual(['ambiguous_time']);
    // australasia, Rule AN: back on the first Sunday of April, forward on the first of October
    expect(codes(resolve('2500-04-04 02:30:00', 'Australia/Sydney'))).toEqual(['ambiguous_time']);
    expect(codes(resolve('2500-10-03 02:30:00', 'Australia/Sydney'))).toEqual(['skipped_time']);
  });
});

describe('calendars', () => {
  test('the October revolution is on 7 November', () => {
    // Russia's decree of 26 January 1918 had 31 January followed by 14 February
    const julian = resolve('1917-10-25 21:40:00', 'Europe/Moscow', { calendar: 'julian' });
    const gregorian = resolve('1917-11-07 21:40:00', 'Europe/Moscow');
    expect(julian.julianDayUt).toBe(gregorian.julianDayUt);
    expect(julian.calendar).toBe('julian');
    expect(formatDateTime(julian.local)).toBe('1917-10-25 21:40:00');
    expect(formatDateTime(julian.utc)).toBe(formatDateTime(gregorian.utc).replace('11-07', '10-25'));
  });

  test('Newton was born on Christmas 1642 in England, 4 January 1643 elsewhere', () => {
    const options = { longitude: -0.6275, calendar: 'julian' } as const;
    const moment = resolve('1642-12-25 02:00:00', 'Europe/London', options);
    expect(formatInstant(moment.julianDayUt)).toBe('1643-01-04T02:02:31.000Z');
  });

  test('auto changes over on 1582-10-15', () => {
    const options = { longitude: 12.5 };
    const last = resolve('1582-10-04 12:00:00', 'Europe/Rome', options);
    const first = resolve('1582-10-15 12:00:00', 'Europe/Rome', options);
    expect([last.calendar, first.calendar]).toEqual(['julian', 'gregorian']);
    expect(first.julianDayUt - last.julianDayUt).toBe(1);
    // The dates that were left out are read as Julian.
    expect(resolve('1582-10-05 12:00:00', 'Europe/Rome', options).julianDayUt).toBe(first.julianDayUt);
    expect(resolve('1582-10-14 12:00:00', 'Europe/Rome', options).calendar).toBe('julian');
    expect(
      formatDateTime(civilAt(last.julianDayUt, zoneOf('Europe/Rome'), { ...usual, ...options }).local),
    ).toBe('1582-10-04 12:00:00');
    expect(
      formatDateTime(civilAt(first.julianDayUt, zoneOf('Europe/Rome'), { ...usual, ...options }).local),
    ).toBe('1582-10-15 12:00:00');
  });

  test('has 1500-02-29 in the Julian calendar alone', () => {
    expect(formatDateTime(resolve('1500-02-29 12:00:00', 'Europe/Rome').local)).toBe('1500-02-29 12:00:00');
    const error = failure(() => resolve('1500-02-29 12:00:00', 'Europe/Rome', { calendar: 'gregorian' }));
    expect([error.code, error.path]).toEqual(['invalid_request', undefined]);
  });

  test.each([
    ['1990-02-30 12:00:00', 'invalid_request'],
    ['1712-02-30 12:00:00', 'invalid_request'],
    ['1990-13-01 12:00:00', 'invalid_request'],
    ['1990-01-01 24:00:00', 'invalid_request'],
    ['1990-01-01 23:60:00', 'invalid_request'],
    ['1990-12-31 23:59:60', 'invalid_request'],
    ['0000-01-01 12:00:00', 'date_out_of_range'],
    ['3000-01-01 12:00:00', 'date_out_of_range'],
  ])('refuses %s as %s', (local, code) => {
    expect(failure(() => resolve(local, 'UTC', { path: 'date' }))).toMatchObject({ code, path: 'date' });
  });

  test('refuses what is no number', () => {
    const broken = { ...civil('1990-01-01 12:00:00'), year: Number.NaN };
    expect(failure(() => resolveCivil(broken, zoneOf('UTC'), usual)).code).toBe('invalid_request');
  });

  test('the first and the last moment', () => {
    expect(formatDateTime(resolve('0001-01-01 00:00:00', '+14:00').utc)).toBe('0000-12-31 10:00:00');
    expect(formatDateTime(resolve('2999-12-31 23:59:59', '-12:00').utc)).toBe('3000-01-01 11:59:59');
  });
});

describe('the other way', () => {
  test('tells the moment of an event where it happened', () => {
    // europe, Rule EU: CEST on 1990-05-17
    const moment = civilAt(2448029.0208333335, zoneOf('Europe/Budapest'), usual);
    expect(moment.local).toEqual(civil('1990-05-17 14:30:00'));
    expect(moment).toMatchObject({ utcOffset: 7200, dst: 1, abbreviation: 'CEST', offsetSource: 'zone' });
    expect(moment.julianDayUt).toBe(2448029.0208333335);
  });

  test('never shows a sixtieth second', () => {
    // 0.1 ms before midnight of New Year rounds to the year, not to 60 s
    const { julianDayUt } = resolve('2000-01-01 00:00:00', 'UTC');
    expect(civilAt(julianDayUt - 0.0001 / 86400, zoneOf('UTC'), usual).local).toEqual(
      civil('2000-01-01 00:00:00'),
    );
    expect(civilAt(julianDayUt - 0.002 / 86400, zoneOf('UTC'), usual).local).toEqual({
      ...civil('1999-12-31 23:59:00'),
      second: 59.998,
    });
  });
});
