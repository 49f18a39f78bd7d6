import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { cities, rules } from '#dist/time/clock-rules.js';
import { uncertainClock } from '#dist/time/uncertain-clocks.js';
import { ZoneTable } from '#dist/time/zones.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

const zones = ZoneTable.from(readFileSync(new URL('../../data/zones.bin', import.meta.url)));
const hour = 3600;

function doubtAt(zone: string, latitude: number, longitude: number, utc: string) {
  const known = zones.get(zone) ?? expect.unreachable();
  return uncertainClock(known, { latitude, longitude }, Date.parse(utc) / 1000);
}

const columbus = [39.961, -82.999] as const;
const newYork = [40.714, -74.006] as const;

describe('Ohio', () => {
  test('kept Central time, or Eastern, until 1927', () => {
    expect(doubtAt('America/New_York', ...columbus, '1915-01-10T12:00Z')).toEqual({
      case: 'zone_border',
      city: 'New York',
      distance: 766,
      offsets: [-6 * hour],
    });
    expect(doubtAt('America/New_York', ...columbus, '1927-05-01T12:00Z')?.offsets).not.toContain(-6 * hour);
  });

  test('in a summer of the twenties has both doubts, against the daylight saving of New York', () => {
    const doubt = doubtAt('America/New_York', ...columbus, '1922-07-10T12:00Z');
    expect(doubt).toMatchObject({ case: 'zone_border', offsets: [-6 * hour, -5 * hour] });
  });

  test('is known in the winter of 1950', () => {
    expect(doubtAt('America/New_York', ...columbus, '1950-01-10T12:00Z')).toBeUndefined();
  });
});

describe('daylight saving in the United States', () => {
  test('was local in summer: Dallas, 1955', () => {
    expect(doubtAt('America/Chicago', 32.783, -96.806, '1955-07-10T12:00Z')).toMatchObject({
      case: 'daylight_saving',
      city: 'Chicago',
      offsets: [-6 * hour],
    });
  });

  test.each([
    ['in winter', '1955-01-10T12:00Z'],
    ['in the war', '1943-07-10T12:00Z'],
    ['after the Uniform Time Act', '1967-07-10T12:00Z'],
    ['under the law of 1918', '1918-07-10T12:00Z'],
  ])('is certain %s', (_, utc) => {
    expect(doubtAt('America/Chicago', 32.783, -96.806, utc)).toBeUndefined();
  });
});

describe('Italy before 1893', () => {
  test.each([
    ['Catania', 37.502, 15.087, 3207],
    ['Messina', 38.194, 15.554, 3207],
    ['Sassari', 40.727, 8.56, 2189],
  ])('%s kept the mean time of its island', (_, latitude, longitude, offset) => {
    const doubt = doubtAt('Europe/Rome', latitude, longitude, '1880-03-10T12:00Z');
    expect(doubt).toMatchObject({ case: 'mean_time', offsets: [offset] });
    expect(doubtAt('Europe/Rome', latitude, longitude, '1893-11-02T12:00Z')).toBeUndefined();
  });

  test.each([
    ['Naples', 40.852, 14.268],
    ['Reggio di Calabria', 38.111, 15.647],
    ['Grosseto', 42.763, 11.114],
  ])('%s kept that of Rome', (_, latitude, longitude) => {
    expect(doubtAt('Europe/Rome', latitude, longitude, '1880-03-10T12:00Z')).toBeUndefined();
  });
});

describe('British India', () => {
  test('kept local time beside that of Madras until 1906', () => {
    // Lucknow, 80.923 E: 5 h 23 min 42 s
    expect(doubtAt('Asia/Kolkata', 26.839, 80.923, '1899-03-10T12:00Z')).toMatchObject({
      case: 'mean_time',
      city: 'Madras',
      offsets: [5 * hour + 23 * 60 + 42],
    });
    expect(doubtAt('Asia/Kolkata', 26.839, 80.923, '1906-03-10T12:00Z')).toBeUndefined();
    expect(doubtAt('Asia/Kolkata', 13.088, 80.279, '1899-03-10T12:00Z')).toBeUndefined();
  });

  test('is certain on the meridian of Madras, 80.279 E: there the two are one', () => {
    expect(doubtAt('Asia/Kolkata', 26, 80.3, '1899-03-10T12:00Z')).toBeUndefined();
    expect(doubtAt('Asia/Kolkata', 26, 80.6, '1899-03-10T12:00Z')?.case).toBe('mean_time');
  });

  test('is told from a whole minute on: the mean time of Madras is 5:21:10', () => {
    const east = (seconds: number) =>
      doubtAt('Asia/Kolkata', 26, (5 * hour + 21 * 60 + 10 + seconds) / 240, '1899-03-10T12:00Z')?.offsets;
    expect(east(59)).toBeUndefined();
    expect(east(60)).toEqual([5 * hour + 22 * 60 + 10]);
  });

  test('Calcutta until 1948, Bombay until 1955', () => {
    const calcutta = (utc: string) => doubtAt('Asia/Kolkata', 22.563, 88.363, utc)?.offsets;
    const bombay = (utc: string) => doubtAt('Asia/Kolkata', 19.073, 72.883, utc)?.offsets;
    expect(calcutta('1940-01-01T12:00Z')).toEqual([5 * hour + 53 * 60 + 20]);
    expect(calcutta('1948-01-02T12:00Z')).toBeUndefined();
    expect(bombay('1954-12-31T12:00Z')).toEqual([4 * hour + 51 * 60]);
    expect(bombay('1955-01-02T12:00Z')).toBeUndefined();
  });
});

describe('China between 1918 and 1949', () => {
  // tz database, file asia: Chungyuan UT+08, Long-shu UT+07, Sinkiang-Tibet UT+06.
  test.each([
    ['Kunming', 25.04, 102.71, 7],
    ['Lhasa', 29.65, 91.1, 6],
  ])('%s was to keep the time of its own zone', (_, latitude, longitude, hours) => {
    const doubt = doubtAt('Asia/Shanghai', latitude, longitude, '1930-03-10T12:00Z');
    expect(doubt).toMatchObject({ case: 'zone_border', city: 'Shanghai', offsets: [hours * hour] });
  });
});

describe('a rule begins and ends', () => {
  const dallas = (utc: string) => doubtAt('America/Chicago', 32.783, -96.806, utc)?.offsets;
  test('with the days on which some town began and ended its summer', () => {
    // Chicago itself had its summer from April 24 to October 30.
    expect(dallas('1955-03-24T12:00Z')).toBeUndefined();
    expect(dallas('1955-03-25T12:00Z')).toEqual([-5 * hour]);
    expect(dallas('1955-10-31T12:00Z')).toEqual([-5 * hour]);
    expect(dallas('1955-11-01T12:00Z')).toBeUndefined();
  });

  test('at the second of its dates', () => {
    const calcutta = (utc: string) => doubtAt('Asia/Kolkata', 22.563, 88.363, utc)?.offsets;
    expect(calcutta('1906-01-01T00:00:00Z')).toEqual([5 * hour + 53 * 60 + 20]);
    expect(calcutta('1947-12-31T23:59:59Z')).toEqual([5 * hour + 53 * 60 + 20]);
    expect(calcutta('1948-01-01T00:00:00Z')).toBeUndefined();
  });

  test('at the borders of its area, which belong to it', () => {
    const near = (latitude: number, longitude: number) =>
      doubtAt('Asia/Kolkata', latitude, longitude, '1940-01-01T12:00Z');
    for (const [latitude, longitude] of [
      [22.3, 88.363],
      [22.9, 88.363],
      [22.563, 88.1],
      [22.563, 88.6],
    ] as const)
      expect(near(latitude, longitude)?.case).toBe('mean_time');
    for (const [latitude, longitude] of [
      [22.29, 88.363],
      [22.91, 88.363],
      [22.563, 88.09],
      [22.563, 88.61],
    ] as const)
      expect(near(latitude, longitude)).toBeUndefined();
  });
});

test('the zone’s own city is known at any time', () => {
  for (const [zone, { latitude, longitude }] of Object.entries(cities))
    for (let year = 1850; year < 1990; year++)
      expect(doubtAt(zone, latitude, longitude, `${year}-07-01T12:00Z`)).toBeUndefined();
});

test('New York is known, and so is what no rule is about', () => {
  expect(doubtAt('America/New_York', ...newYork, '1922-07-10T12:00Z')).toBeUndefined();
  expect(doubtAt('Europe/Budapest', 46.25, 20.15, '1920-07-10T12:00Z')).toBeUndefined();
});

test('every rule is of zones whose city is known, and ends after it begins, before 1970', () => {
  for (const { zones: names, from, until } of rules) {
    for (const name of names) expect(cities[name]).toBeDefined();
    expect(from < until).toBe(true);
    expect(until <= '1970-01-01').toBe(true);
  }
});

test('tells only other clocks than the zone’s, in order, none twice', () => {
  const zone = fc.constantFrom(...Object.keys(cities));
  const place = fc.record({
    latitude: evenly(-89, 89),
    longitude: evenly(-180, 180),
  });
  const instant = fc.integer({ min: Date.UTC(1860, 0) / 1000, max: Date.UTC(1975, 0) / 1000 });
  fc.assert(
    fc.property(zone, place, instant, (name, place, utc) => {
      const known = zones.get(name) ?? expect.unreachable();
      const doubt = uncertainClock(known, place, utc);
      if (doubt === undefined) return;
      const { offset, abbreviation } = known.at(utc);
      expect(doubt.offsets.length).toBeGreaterThan(0);
      expect(doubt.offsets).toEqual([...new Set(doubt.offsets)].sort((a, b) => a - b));
      if (abbreviation !== 'LMT') expect(doubt.offsets).not.toContain(offset);
      expect(doubt.distance).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});
