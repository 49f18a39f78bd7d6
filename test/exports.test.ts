/** What the package offers, by name. A change here is a decision: it goes into the changelog. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const engine = ['HoroscopeError', 'createEngine', 'errorCodes'];

test('horoscope-engine', async () => {
  expect(Object.keys(await import('horoscope-engine')).sort()).toEqual(
    [
      ...engine,
      'ephemerides',
      'languages',
      'natal',
      'natalBasic',
      'nearest',
      'placeById',
      'places',
      'planetInSign',
      'planets',
      'synastry',
      'composite',
      'signToSign',
      'solarReturn',
      'lunarReturn',
      'progressions',
      'chineseHoroscope',
      'chineseForecasts',
      'signs',
      'dailyReports',
      'weeklyReports',
      'monthlyReports',
      'yearlyReports',
      'ascendantYearlyReports',
      'reports',
      'reportEvents',
      'transits',
      'ephemerisTable',
      'positionsBatch',
      'skyEvents',
      'skyEventsIterator',
    ].sort(),
  );
});

test('horoscope-engine/engine', async () => {
  expect(Object.keys(await import('horoscope-engine/engine')).sort()).toEqual(engine);
});

test('horoscope-engine/schemas', async () => {
  expect(Object.keys(await import('horoscope-engine/schemas')).sort()).toMatchSnapshot();
});

test('subpaths', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  expect(Object.keys(exports)).toEqual([
    '.',
    './engine',
    './schemas',
    './data/*',
    './ephe/*',
    './swisseph.wasm',
    './package.json',
  ]);
  for (const target of Object.values(exports)) {
    if (typeof target === 'string') continue;
    expect(Object.keys(target)[0]).toBe('types');
    expect(Object.keys(target).at(-1)).toBe('default');
  }
});
