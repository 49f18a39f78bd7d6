/** What is no result of the engine, or no option of a picture, is refused as such. */
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { aspectGrid, balanceChart, chartWheel, transitTimeline } from 'horoscope-engine/wheel';
import { describe, test } from 'vitest';
import { expect } from '../expect.js';

const engine = await createEngine({ languages: ['en'] });
const place = { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' };
const natal = engine.natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' });
const period = engine.transits({
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_1: place,
  date_2: '2026-11-01',
  date_end: '2026-11-30',
  lang: 'en',
});
const [sun] = natal.planets;
const [aspect] = natal.aspects;
const throwing = {
  get ink(): string {
    throw new Error('a getter');
  },
};
const sparse = [...natal.planets];
delete sparse[0];

describe('a wheel', () => {
  test.each<[string, unknown, unknown]>([
    ['planets that are no list', { planets: 1 }, {}],
    ['planets of null', { planets: [null], houses: [] }, {}],
    ['a list with a hole', { ...natal, planets: sparse }, {}],
    ['a longitude that is missing', { ...natal, planets: [{ ...sun, longitude: undefined }] }, {}],
    ['a longitude of NaN', { ...natal, planets: [{ ...sun, longitude: 'NaN' }] }, {}],
    ['houses that are no list', { ...natal, houses: 'abc' }, {}],
    ['aspects of null', { ...natal, aspects: [null] }, {}],
    ['an orb that is no number', { ...natal, aspects: [{ ...aspect, orb: 'abc' }] }, {}],
    ['no kind of aspect', { ...natal, aspects: [{ ...aspect, aspectId: undefined }] }, {}],
    ['half a profile', { ...natal, profile: { name: 'x' } }, {}],
    ['options of null', natal, null],
    ['options that are a number', natal, 1],
    ['an unknown option', natal, { color: 'red' }],
    ['a theme of null', natal, { theme: null }],
    ['a theme that throws', natal, { theme: throwing }],
    ['a title that is a number', natal, { title: 1 }],
  ])('of %s', (_, result, options) => {
    expect(() => chartWheel(result as never, options as never)).toThrow(HoroscopeError);
  });
});

test('other pictures of what is not whole', () => {
  const { elements } = natal;
  for (const picture of [
    () => balanceChart({ ...natal, elements: { ...elements, earth: '1e999' } } as never),
    () => balanceChart({ elements: {} } as never),
    () => aspectGrid(natal, null as never),
    () => transitTimeline({ ...period, profile1: null } as never),
    () => transitTimeline({ ...period, transits_aspects: [null] } as never),
  ])
    expect(picture).toThrow(HoroscopeError);
});

test('requests and options that cannot be read', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(() => engine.natalBasic(proxy as never)).toThrow(/could not be read/);
  const keys = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no keys');
      },
    },
  );
  await expect(createEngine(keys)).rejects.toThrow(HoroscopeError);
});
