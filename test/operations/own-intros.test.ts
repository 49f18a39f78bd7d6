/** A host's own intros: every placeholder is filled, in every horoscope that has one. */
import { createEngine } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';
import { introPlaceholders } from '#dist/text/intros.js';

const intros = Object.fromEntries(
  Object.entries(introPlaceholders).map(([kind, names]) => [
    kind,
    `${kind}: ${names.map((name) => `${name} {${name}}`).join(', ')}.`,
  ]),
);
const engine = await createEngine({ languages: ['en'], customTexts: { en: { intros } } });
const place = { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' };
const there = { ...place, name: 'Lisbon' };
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };
const untimed = { ...ada, time: null };
const two = {
  ...{ name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_1: place },
  ...{ name_2: 'Ben', date_2: '1988-11-02', time_2: '06:10', place_2: place, lang: 'en' },
};

// Signs of the Sun and the Moon: Ada's Taurus and Aquarius, Ben's Scorpio and Leo, as any ephemeris has them.
test.each<[kind: string, intro: () => string | null, expected: string | RegExp]>([
  ['natal', () => engine.natal(ada).intro, 'name Ada, sun Taurus, moon Aquarius, ascendant Virgo.'],
  ['natalWithoutTime', () => engine.natal(untimed).intro, 'name Ada, sun Taurus, moon Aquarius.'],
  [
    'solarReturn',
    () => engine.solarReturn({ ...ada, year: 2026, place_2: there }).intro,
    /^name Ada, year 2026, city Lisbon, ascendant [A-Z][a-z]+, moon [A-Z][a-z]+\.$/,
  ],
  [
    'solarReturnWithoutTime',
    () => engine.solarReturn({ ...untimed, year: 2026 }).intro,
    /^name Ada, year 2026, city Budapest, moon [A-Z][a-z]+\.$/,
  ],
  [
    'lunarReturn',
    () => engine.lunarReturn({ ...ada, date_2: '2026-11-21', place_2: there }).intro,
    /^name Ada, city Lisbon, ascendant [A-Z][a-z]+\.$/,
  ],
  [
    'lunarReturnWithoutTime',
    () => engine.lunarReturn({ ...untimed, date_2: '2026-11-21' }).intro,
    'name Ada, city Budapest.',
  ],
  [
    'synastry',
    () => engine.synastry(two).intro,
    'name1 Ada, sun1 Taurus, moon1 Aquarius, name2 Ben, sun2 Scorpio, moon2 Leo.',
  ],
  [
    'composite',
    () => engine.composite(two).intro,
    /^name1 Ada, name2 Ben, sun [A-Z][a-z]+, moon [A-Z][a-z]+\.$/,
  ],
  ['transits', () => engine.transits({ ...two, date_2: '2026-11-21', time_2: '09:00' }).intro, 'name Ada.'],
  [
    'progressions',
    () => engine.progressions({ ...ada, add_years: 36 }).intro,
    /^name Ada, sun [A-Z][a-z]+, moon [A-Z][a-z]+\.$/,
  ],
  [
    'chineseHoroscope',
    () => engine.chineseHoroscope(ada).intro,
    /^name Ada, element Metal, animal Horse, year 1990, starts .*1990.*\.$/,
  ],
])('%s', (kind, intro, expected) => {
  const text = intro() ?? '';
  expect(text.startsWith(`${kind}: `)).toBe(true);
  const rest = text.slice(kind.length + 2);
  if (typeof expected === 'string') expect(rest).toBe(expected);
  else expect(rest).toMatch(expected);
});
