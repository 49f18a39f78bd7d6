import { describe, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { ZoneTable } from '#dist/time/zones.js';
import { expect } from '../expect.js';
import { table, utc, zoneOf, zonesBin } from './table.js';

describe('names', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['US/EASTERN', 'US/Eastern'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Europe/Kiev', 'Europe/Kiev'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['utc', 'UTC'],
    ['Etc/UTC', 'Etc/UTC'],
    ['GMT', 'GMT'],
    ['Etc/GMT+12', 'Etc/GMT+12'],
    ['etc/gmt-14', 'Etc/GMT-14'],
    ['+05:30', '+05:30'],
    ['-00:44:30', '-00:44:30'],
  ])('%s', (name, spelled) => {
    expect(table.get(name)?.name).toBe(spelled);
    expect(table.get(name)).toBeDefined();
  });

  test.each([
    '',
    'Europe',
    'Europe/Atlantis',
    '__proto__',
    'constructor',
    '+5:30',
    '+24:00',
    '+05:60',
    '05:30',
    'Europe/Berlin ',
    'x'.repeat(10_000),
  ])('no zone: %j', (name) => expect(table.get(name)).toBeUndefined());

  test('have no zero below zero', () => {
    expect(zoneOf('-00:00').at(0).offset).toBe(0);
    expect(zoneOf('-00:01').at(0).offset).toBe(-60);
  });

  test('are one zone under one name', () => {
    expect(table.get('Europe/Berlin')).toBe(table.get('EUROPE/berlin'));
  });

  test('are told, with the version', () => {
    expect(table.version).toMatch(/^20\d\d[a-z]$/);
    expect(table.names).toContain('Europe/Berlin');
    expect(table.names.length).toBeGreaterThan(590);
    expect(table.names).not.toContain('Factory');
  });
});

describe('clocks', () => {
  test('change at the second', () => {
    // europe, Rule Germany 1980 Apr 6 1:00u, Zone Europe/Berlin 0:53:28 - LMT 1893 Apr
    const berlin = zoneOf('Europe/Berlin');
    expect(berlin.at(utc('1980-04-06T00:59:59Z'))).toEqual({ offset: 3600, dst: false, abbreviation: 'CET' });
    expect(berlin.at(utc('1980-04-06T01:00:00Z'))).toEqual({ offset: 7200, dst: true, abbreviation: 'CEST' });
    expect(berlin.at(utc('1893-03-31T23:06:31Z'))).toEqual({ offset: 3208, dst: false, abbreviation: 'LMT' });
    expect(berlin.at(-Infinity).abbreviation).toBe('LMT');
  });

  test('are told in spans without end or gap', () => {
    for (const name of [
      'Europe/Berlin',
      'Australia/Sydney',
      'Asia/Tokyo',
      'UTC',
      '+01:00',
      'Africa/Casablanca',
    ]) {
      const zone = zoneOf(name);
      let span = zone.spanAt(-Infinity);
      expect(span.start).toBe(-Infinity);
      while (span.end < utc('2999-12-31T00:00:00Z')) {
        const next = zone.spanAt(span.end);
        expect(next.start).toBe(span.end);
        expect(next.type).not.toEqual(span.type);
        expect([zone.at(span.end - 1), zone.at(span.end)]).toEqual([span.type, next.type]);
        span = next;
      }
    }
  });

  test('of Cairo go back at the midnight that ends a Thursday, M10.5.4/24', () => {
    // tz 2026f, africa, Rule Egypt 2023 max Oct lastThu 24:00
    const [before, at] = ['2100-10-28T20:59:59Z', '2100-10-28T21:00:00Z'].map((t) =>
      zoneOf('Africa/Cairo').at(utc(t)),
    );
    expect([before?.offset, at?.offset]).toEqual([10800, 7200]);
  });

  test('cannot be altered', () => {
    expect(Object.isFrozen(zoneOf('Europe/Berlin').at(0))).toBe(true);
  });
});

describe('a broken file', () => {
  const altered = (index: number, change: (byte: number) => number): Uint8Array => {
    return Uint8Array.from(zonesBin, (byte, i) => (i === index ? change(byte) : byte));
  };

  test.each([
    ['empty', new Uint8Array(0), /does not begin with HZON/],
    ['of a header alone', zonesBin.subarray(0, 16), /it has 0 bytes after the header instead of/],
    ['of less than a header', zonesBin.subarray(0, 15), /does not begin with HZON/],
    ['of other bytes', zonesBin.subarray(1), /does not begin with HZON/],
    ['of a later format', altered(4, () => 2), /format is 2, this code reads 1/],
    ['cut short', zonesBin.subarray(0, -1), /bytes after the header instead of/],
    ['longer', Uint8Array.from([...zonesBin, 0]), /bytes after the header instead of/],
    ['with one bit turned', altered(50_000, (byte) => byte ^ 1), /checksum/],
    ['with another count', altered(6, (byte) => byte ^ 1), /counts disagree/],
    ['of text', 'HZON' as unknown as Uint8Array, /bytes are expected/],
  ])('%s', (_, bytes, message) => {
    let error: unknown;
    try {
      ZoneTable.from(bytes);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(HoroscopeError);
    expect(error).toMatchObject({ code: 'asset_corrupt', message: expect.stringMatching(message) });
  });

  test('is told from a whole one within other bytes', () => {
    const within = new Uint8Array(zonesBin.length + 5);
    within.set(zonesBin, 3);
    expect(ZoneTable.from(within.subarray(3, -2)).version).toBe(table.version);
  });
});
