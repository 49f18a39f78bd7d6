/** An engine that loads what is used refuses what is not there by name, and does what the refusal says. */
import { createEngine, type Engine, HoroscopeError } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import * as operations from '#dist/operations/list.js';
import { allParts } from '#dist/request/parts.js';
import { cellPaths, groupOf, textGroups, textParts } from '#dist/text/groups.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { openOnPage, pagePlatform } from './page.js';

const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };
const whole = await openOnPage({});

type Functions = Record<string, (request: unknown, options?: unknown) => unknown>;
const call = (engine: Engine, name: string, request: unknown, options?: unknown): unknown =>
  (engine as unknown as Functions)[name]?.(request, options);

function refusalOf(run: () => unknown): HoroscopeError | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof HoroscopeError) return error;
    throw error;
  }
  return undefined;
}

/** Parts without which each operation refuses its example; the others need none. */
const needs: Readonly<Record<string, readonly string[]>> = {
  ascendantYearlyReports: ['reports'],
  chineseForecasts: ['chinese'],
  chineseHoroscope: ['chinese', 'places'],
  composite: ['composite', 'places'],
  dailyReports: ['reports'],
  ephemerides: ['places'],
  ephemerisTable: [],
  lunarReturn: ['lunarReturn', 'places'],
  monthlyReports: ['reports'],
  natal: ['natal', 'places', 'reading'],
  natalBasic: ['places'],
  places: ['places'],
  planetInSign: ['places', 'planetInSign'],
  planetaryHours: ['places'],
  planets: [],
  progressions: ['places', 'progressions'],
  reportEvents: ['reports'],
  reports: ['reports'],
  signToSign: ['signToSign'],
  signs: [],
  skyEvents: [],
  solarReturn: ['places', 'solarReturn'],
  synastry: ['places', 'synastry'],
  transits: ['places', 'transits'],
  weeklyReports: ['reports'],
  yearlyReports: ['reports'],
};

describe.each(Object.values(operations))('$name', ({ name, example, takesOptions }) => {
  const isReading = 'solarReturn lunarReturn natal synastry composite transits progressions'.includes(name);
  const options = takesOptions === false ? undefined : isReading ? { include: ['reading', 'factors'] } : {};

  test('refuses what is not loaded, and is whole once it is', async () => {
    const engine = await openOnPage({ parts: [] });
    const loaded: string[] = [];
    for (;;) {
      const refused = refusalOf(() => call(engine, name, example, options));
      if (refused === undefined) break;
      expect(refused.code).toBe('not_loaded');
      const offered = [...refused.message.matchAll(/engine\.load\('(\w+)'\)/g)].map(([, part]) => part ?? '');
      const part = needs[name]?.find((needed) => offered.includes(needed)) ?? '';
      expect(allParts).toContain(part);
      expect(loaded).not.toContain(part);
      loaded.push(part);
      await engine.load(part as (typeof allParts)[number]);
    }
    expect(loaded.sort()).toEqual(needs[name]);
    expect(call(engine, name, example, options)).toEqual(call(whole, name, example, options));
  });
});

test('a given place needs no index, and an engine without one says so', async () => {
  const engine = await openOnPage({ parts: ['natal'], places: false });
  expect(engine.natal(birth)).toEqual(whole.natal(birth));
  const refused = refusalOf(() => engine.natal({ ...birth, place: undefined, place_id: 3054643 }));
  expect(refused).toMatchObject({ code: 'not_loaded' });
  expect(refused?.message).toContain('places: false');
  await expect(engine.load('places')).rejects.toMatchObject({ code: 'not_loaded' });
});

test('nothing is fetched that was not asked for, and nothing twice', async () => {
  const fetched: string[] = [];
  const engine = await openOnPage(
    { parts: ['natal'] },
    pagePlatform((name) => fetched.push(name)),
  );
  engine.natal(birth);
  expect(fetched.filter((name) => name.startsWith('places'))).toEqual([]);
  await Promise.all([engine.load('places'), engine.load('places', 'natal')]);
  await engine.load('places');
  expect(fetched.filter((name) => name.startsWith('places'))).toEqual(['places-core.bin']);
});

test('without a language texts are null, and what is made of texts alone is refused', async () => {
  const engine = await openOnPage({ languages: [], places: false });
  const { intro, planets, reading } = engine.natal(birth, { include: ['reading'] });
  const withTexts = whole.natal({ ...birth, collect_text: false }, { include: ['reading'] });
  expect([intro, reading, planets[0]?.text]).toEqual([null, null, null]);
  expect(planets).toEqual(withTexts.planets);
  expect(engine.languages()).toEqual([]);
  const refused = refusalOf(() => engine.weeklyReports({ week: 47, year: 2026, sign_id: 7 }));
  expect(refused).toMatchObject({ code: 'not_loaded' });
  expect(refused?.message).toContain('languages: []');
});

test('a part that no engine has is refused by name', async () => {
  const refused = await whole.load('horoscopes' as never).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'invalid_request' });
  expect(String(refused)).toContain('"natal"');
});

test('in Node each part is read when it is first used, and there is nothing to await', async () => {
  const engine = await createEngine({ parts: [], placeTier: 'core' });
  const request = { ...birth, place: undefined, place_id: 3054643 };
  expect(engine.natal(request)).toEqual(whole.natal(request));
  expect(engine.weeklyReports({ week: 47, year: 2026, sign_id: 7 })).toEqual(
    whole.weeklyReports({ week: 47, year: 2026, sign_id: 7 }),
  );
});

test('custom texts of a part are there when it is loaded', async () => {
  const own = { bodyInSign: { 0: { 1: 'Ours.' } }, readings: { natal: { title: 'Of {name}' } } };
  const engine = await openOnPage({ parts: [], places: false, customTexts: { en: own } });
  await engine.load('reading');
  const { planets, reading } = engine.natal(birth, { include: ['reading'] });
  expect([planets[0]?.text, reading?.title]).toEqual(['Ours.', 'Of Ada']);
});

test('every cell is in a group, every group in a part', async () => {
  const { catalogue } = await loadCatalogue('en');
  const keys = Object.entries(catalogue).flatMap(([key, value]) =>
    key === 'readings' || key === 'reports'
      ? Object.keys(value as object).map((inner) => `${key}.${inner}`)
      : [key],
  );
  expect(keys.sort()).toEqual([...cellPaths].sort());
  expect(keys.map((key) => groupOf[key as keyof typeof groupOf])).not.toContain(undefined);
  const used = new Set(['common', ...Object.values(textParts).flat()]);
  expect([...used].sort()).toEqual([...textGroups].sort());
});
