import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { test } from 'vitest';
import { bundledLanguages, matchLanguage, requireLanguage } from '#dist/text/languages.js';
import { expect } from '../expect.js';

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['en-Latn-US-x-private', 'en'],
  ['eng', undefined],
  ['e', undefined],
  ['', undefined],
  ['en_US', undefined],
  ['-en', undefined],
  ['__proto__', undefined],
  ['de', undefined],
])('%j is served by %j', (tag, language) => expect(matchLanguage(tag, ['en'])).toBe(language));

test('the longest match wins', () => {
  expect(matchLanguage('pt-BR-x-sul', ['pt', 'pt-BR'])).toBe('pt-BR');
  expect(matchLanguage('pt-PT', ['pt', 'pt-BR'])).toBe('pt');
});

test('what is not bundled is an error that lists what is', () => {
  expect(() => requireLanguage('tlh', ['en', 'hu'], 'lang')).toThrow(/lang is "tlh"; available: "en", "hu"/);
});

test('an engine speaks the languages it was given', async () => {
  const engine = await createEngine({ languages: ['en-US'] });
  expect(engine.languages()).toEqual(['en']);
  expect(bundledLanguages).toContain('en');
});

const birth = {
  name: 'Ada',
  date: '1990-05-17',
  time: '14:30',
  place: { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' },
  lang: 'en',
};

test('custom texts replace their cells and no others', async () => {
  const [plain, custom] = await Promise.all([
    createEngine(),
    createEngine({
      customTexts: {
        'en-US': {
          names: { bodies: { 1: 'Luna' }, aspects: { 3: 'Quadrature' } },
          bodyInHouse: { 0: { 9: 'Ours.' } },
          horoscope: () => undefined,
        },
      },
    }),
  ]);
  const [before, after] = [plain.natal(birth), custom.natal(birth)];
  expect(after.planets[0]?.housetext).toBe('Ours.');
  expect(after.planets[1]?.planetName).toBe('Luna');
  expect(after.aspects.find(({ aspectId }) => aspectId === 3)?.aspectName).toBe('Quadrature');
  expect(after.planets[0]?.text).toBe(before.planets[0]?.text);
  expect(after.intro).toBe(before.intro);
  expect(plain.natal(birth)).toEqual(before);
});

test('a custom intro is told whose horoscope it opens', async () => {
  const seen: unknown[] = [];
  const engine = await createEngine({
    customTexts: {
      en: {
        horoscope: (context) => {
          seen.push(context);
          return { intro: 'Hello.' };
        },
      },
    },
  });
  expect(engine.natal(birth).intro).toBe('Hello.');
  expect(seen).toEqual([
    {
      operation: 'natal',
      language: 'en',
      values: { name: 'Ada', sun: 'Taurus', moon: 'Aquarius', ascendant: 'Virgo' },
    },
  ]);
});

test.each([
  [
    'throws',
    () => {
      throw new TypeError('no');
    },
  ],
  ['gives no text', () => ({ intro: 5 })],
])('a custom intro that %s is a HoroscopeError', async (_, horoscope) => {
  const engine = await createEngine({ customTexts: { en: { horoscope: horoscope as never } } });
  expect(() => engine.natal(birth)).toThrow(HoroscopeError);
});

test('a name with braces stays a name', async () => {
  const engine = await createEngine();
  expect(engine.natal({ ...birth, name: '{sun} $& {name}' }).intro).toContain('{sun} $& {name}');
});
