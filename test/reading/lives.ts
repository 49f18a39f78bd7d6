/** Births at random with an age, and the rules that readings of a moment of life have in common. */

import type { Natal } from 'horoscope-engine/engine';
import { expect } from '../expect.js';
import fc, { evenly, part } from '../fast-check.js';
import { drawn } from './drawn.js';

export type Written = NonNullable<Natal['reading']>;

export const lives = fc
  .record({
    moment: fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2000-01-01T00:00Z'),
      noInvalidDate: true,
    }),
    isTimed: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    latitude: evenly(-65, 65),
    longitude: evenly(-180, 180),
    years: fc.integer({ min: 1, max: 85 }),
  })
  .map(({ moment, isTimed, latitude, longitude, years }) => ({
    years,
    birth: {
      date: moment.toISOString().slice(0, 10),
      time: isTimed ? moment.toISOString().slice(11, 16) : null,
      place: { name: 'there', latitude, longitude, timezone: 'UTC' },
    },
  }));
export type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

const eachOf = drawn(lives, 1600, ({ birth, years }) => Number(birth.date.slice(0, 4)) + years);
export const always = (law: (life: Life) => void, count = 300): void => eachOf(law, part(count));

export const untimed = ({ birth, years }: Life): Life => ({ years, birth: { ...birth, time: null } });
export const isTimed = ({ birth }: Life): boolean => birth.time !== null;

export const sections = ({ chapters }: Written) => chapters.flatMap((chapter) => chapter.sections);
export const chapterOf = ({ chapters }: Written, key: string) =>
  chapters.find((chapter) => chapter.key === key)?.sections ?? [];
export const textOf = (reading: Written): string =>
  [reading.opening, ...sections(reading).map(({ text }) => text), reading.closing].join('\n\n');
export const words = (text: string): number => (text.match(/\S+/g) ?? []).length;
export const sentences = (text: string): string[] => text.split(/(?<=[.?!:][”’)]?)\s+/);

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** No sentence twice, no blank, chapters in their order, sections ranked but where time orders them. */
export function expectWellMade(
  reading: Written,
  chapters: readonly string[],
  inTime: readonly string[] = [],
): void {
  const text = textOf(reading);
  const said = sentences(text).filter((sentence) => words(sentence) > 5);
  expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
  expect(text).not.toMatch(/[{}<>]| {2}|[^\n]\n[^\n]|\.\.|undefined/);
  for (const { title, text: body, factors } of sections(reading)) {
    expect(title).not.toMatch(/^$|[{}]|undefined/);
    expect(words(body)).toBeGreaterThan(5);
    expect(factors.length).toBeGreaterThan(0);
  }
  const keys = reading.chapters.map(({ key }) => key);
  expect(keys).toEqual(chapters.filter((key) => keys.includes(key)));
  if (keys.length > 0) expect(reading.chapters.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { key, sections: all } of reading.chapters) {
    if (inTime.includes(key)) continue;
    const ranks = all.map(({ factors: [factor] }) => factor?.weight ?? 0);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  }
  expect(words(reading.opening)).toBeLessThanOrEqual(220);
  expect(reading.closing).not.toBe('');
}

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
export const ofHouses = new RegExp(`\\b(${ordinals}) house|\\b(Ascendant|Midheaven|Descendant|rising)\\b`);
