/** Two people at random, and the rules that readings of two have in common. */

import type { Natal } from 'horoscope-engine/engine';
import { expect } from '../expect.js';
import fc, { evenly, part } from '../fast-check.js';

export type Written = NonNullable<Natal['reading']>;
type Factor = Written['chapters'][number]['sections'][number]['factors'][number];

const birth = fc
  .record({
    moment: fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2000-01-01T00:00Z'),
      noInvalidDate: true,
    }),
    timed: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    latitude: evenly(-65, 65),
    longitude: evenly(-180, 180),
  })
  .map(({ moment, timed, latitude, longitude }) => ({
    date: moment.toISOString().slice(0, 10),
    time: timed ? moment.toISOString().slice(11, 16) : null,
    place: { name: 'there', latitude, longitude, timezone: 'UTC' },
  }));
export const couples = fc.record({ one: birth, other: birth });
export type Couple = typeof couples extends fc.Arbitrary<infer T> ? T : never;

export const requestOf = ({ one, other }: Couple) => ({
  name_1: 'Ada',
  date_1: one.date,
  time_1: one.time,
  place_1: one.place,
  name_2: 'Ben',
  date_2: other.date,
  time_2: other.time,
  place_2: other.place,
  lang: 'en',
});
export const untimed = ({ one, other }: Couple): Couple => ({
  one: { ...one, time: null },
  other: { ...other, time: null },
});
export const isHoused = ({ one, other }: Couple): boolean => one.time !== null && other.time !== null;

export const always = (law: (couple: Couple) => void, numRuns = 300): void =>
  fc.assert(fc.property(couples, law), { numRuns: part(numRuns), seed: 13 });

export const sections = ({ chapters }: Written) => chapters.flatMap((chapter) => chapter.sections);
export const textOf = (reading: Written): string =>
  [reading.opening, ...sections(reading).map(({ text }) => text), reading.closing].join('\n\n');
export const words = (text: string): number => (text.match(/\S+/g) ?? []).length;
const sentences = (text: string): string[] => text.split(/(?<=[.?!:][”’)]?)\s+/);

/**
 * No sentence twice, no blank, chapters in their order, sections ranked.
 * @param leads what may stand before what weighs more, since the opening asks about it
 */
export function expectWellMade(
  reading: Written,
  chapters: readonly string[],
  leads: (factor: Factor) => boolean = () => false,
): void {
  const text = textOf(reading);
  const said = sentences(text).filter((sentence) => words(sentence) > 5);
  expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
  expect(text).not.toMatch(/[{}<>]| {2}|[^\n]\n[^\n]|\.\.|undefined/);
  for (const { title, text: body, factors } of sections(reading)) {
    expect(title).not.toMatch(/^$|[{}]|undefined/);
    expect(words(body)).toBeGreaterThan(15);
    expect(factors.length).toBeGreaterThan(0);
  }
  const keys = reading.chapters.map(({ key }) => key);
  expect(keys).toEqual(chapters.filter((key) => keys.includes(key)));
  expect(reading.chapters.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { sections: all } of reading.chapters) {
    const ranks = all
      .map(({ factors: [factor] }) => factor)
      .filter((factor) => !factor || !leads(factor))
      .map((factor) => factor?.weight ?? 0);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  }
  expect(words(reading.opening)).toBeGreaterThanOrEqual(60);
  expect(words(reading.opening)).toBeLessThanOrEqual(220);
  expect(words(reading.closing)).toBeGreaterThanOrEqual(40);
}

/** Contacts or aspects by their bodies and kind, wherever they stand. */
export const keyOf = ({ kind, planetIds, aspectId, signId, house, person }: Factor): string =>
  `${kind} ${planetIds} ${aspectId} ${signId} ${house} ${person}`;

export function expectFactorsOnce(reading: Written): void {
  const keys = sections(reading)
    .flatMap(({ factors }) => factors)
    .map(keyOf);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
}

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
export const ofHouses = new RegExp(
  `\\b(${ordinals}) house|\\b(Ascendant|Midheaven|Descendant|rising|rises)\\b`,
);
