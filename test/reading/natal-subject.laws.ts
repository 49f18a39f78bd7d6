/** What a natal reading is about: chosen by weight, named at the beginning, told in the body and answered at the end. */

import { describe, test } from 'vitest';
import { loadCatalogue } from '#dist/text/languages.js';
import { people } from '../corpus/people.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc, { part } from '../fast-check.js';
import { longestRunOf } from './longest-run.js';
import { birthsWithin, drawn, lengthFor, natalOf } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { subjects } = english.readings.natal;
const { closing } = english.readings.natalChapters;
const natalAspects: Table<Table<Table<string>>> = english.natalAspects;

type Table<T> = Readonly<Record<number, T>>;

const bodyNames = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
];
const namesIn = (text: string) => bodyNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

interface Subject {
  name: string;
  opening: string;
  closing: string;
  /** Of two planets: the first and the second, and the aspects that are meant. */
  pair?: { first: number; second: number; aspects: readonly number[] };
}
const natures = { union: [0], strain: [1, 3] } as const;
const all: readonly Subject[] = [
  ...Object.entries(subjects.pairs).flatMap(([first, row]) =>
    Object.entries(row).flatMap(([second, cells]) =>
      (['union', 'strain'] as const).map((nature) => ({
        name: `${bodyNames[Number(first)]} ${bodyNames[Number(second)]} ${nature}`,
        opening: (cells as Record<string, string>)[nature] ?? '',
        closing:
          (closing.pairs as Table<Table<Record<string, string>>>)[Number(first)]?.[Number(second)]?.[
            nature
          ] ?? '',
        pair: { first: Number(first), second: Number(second), aspects: natures[nature] },
      })),
    ),
  ),
  // The same conflicts in other words.
  ...Object.entries(subjects.again.pairs).flatMap(([first, row]) =>
    Object.entries(row).map(([second, opening]) => ({
      name: `${bodyNames[Number(first)]} ${bodyNames[Number(second)]} strain`,
      opening: opening ?? '',
      closing: (closing.again.pairs as Table<Table<string>>)[Number(first)]?.[Number(second)] ?? '',
      pair: { first: Number(first), second: Number(second), aspects: natures.strain },
    })),
  ),
  ...Object.entries(subjects.again.moonAtOdds).map(([element, opening]) => ({
    name: `the Sun at odds with a Moon in ${element}`,
    opening,
    closing: closing.again.moonAtOdds[element as 'fire'],
    pair: { first: 0, second: 1, aspects: natures.strain },
  })),
  ...Object.entries(subjects.moonAtOdds).map(([element, opening]) => ({
    name: `the Sun at odds with a Moon in ${element}`,
    opening,
    closing: closing.moonAtOdds[element as 'fire'],
    pair: { first: 0, second: 1, aspects: natures.strain },
  })),
  ...Object.entries(subjects.onAngle).map(([id, opening]) => ({
    name: `${bodyNames[Number(id)]} on an angle`,
    opening,
    closing: (closing.onAngle as Table<string>)[Number(id)] ?? '',
  })),
  ...Object.entries(subjects.onAngleIn).flatMap(([id, row]) =>
    Object.entries(row).map(([element, opening]) => ({
      name: `${bodyNames[Number(id)]} on an angle in ${element}`,
      opening,
      closing: (closing.onAngleIn as Table<Record<string, string>>)[Number(id)]?.[element] ?? '',
    })),
  ),
  ...Object.entries(subjects.lights).map(([key, opening]) => ({
    name: key,
    opening,
    closing: closing.lights[key as 'fire-fire'],
  })),
];
/** On any day of 160 years, and on none more often than on others: some charts would come again and again. */
const anyDay = fc
  .tuple(birthsWithin(75, 5), fc.noBias(fc.integer({ min: 0, max: 58_440 })))
  .map(([birth, day]) => ({
    ...birth,
    date: new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10),
  }));
const subjectOf = (opening: string) => all.find((each) => opening.includes(longestRunOf(each.opening)));

describe('what a natal reading is about', () => {
  test.each([
    // The Sun opposite Mars within 0°01′.
    ['Frida Kahlo', 'Sun Mars strain'],
    // Born at the new Moon.
    ['Queen Victoria', 'Sun Moon union'],
    // Mercury conjunct Saturn within 1°.
    ['Albert Einstein', 'Mercury Saturn union'],
    // The Moon conjunct Pluto within 2°.
    ['Wolfgang Amadeus Mozart', 'Moon Pluto union'],
    // Venus conjunct Mars near the Midheaven.
    ['Vincent van Gogh', 'Venus Mars union'],
    // Uranus on the Midheaven.
    ['Alan Turing', 'Uranus on an angle'],
  ])('%s: %s', (name, subject) => {
    const person = people.find((each) => each.name === name);
    if (person === undefined) throw new Error(name);
    const { date, time, place, calendar } = person;
    const { intro } = engine.natal({ name, date, time, place, lang: 'en' }, { calendar });
    expect(subjectOf(intro ?? '')?.name).toBe(subject);
  });

  test('is told in the body by its own text, answered at the end, and of planets with sections', () => {
    const told = new Map<string, number>();
    fc.assert(
      fc.property(anyDay, (birth) => {
        const { reading } = natalOf(birth, lengthFor(birth));
        if (!reading) throw new Error('no reading');
        const subject = subjectOf(reading.opening);
        // A day on which the Moon changed signs may leave nothing else.
        if (subject === undefined)
          expect([birth.time, reading.closing.endsWith(longestRunOf(closing.plain))]).toEqual([null, true]);
        else told.set(subject.name, (told.get(subject.name) ?? 0) + 1);
        if (subject === undefined) return;
        const closings = [
          subject.closing,
          ...(subject.name === 'Moon Mercury strain' ? [closing.misled] : []),
        ];
        expect(
          closings.some((each) => reading.closing.includes(longestRunOf(each))),
          subject.name,
        ).toBe(true);
        const sections = reading.chapters.flatMap((chapter) => chapter.sections);
        const written = sections.flatMap(({ factors }) => factors.flatMap(({ planetIds = [] }) => planetIds));
        for (const name of namesIn(`${longestRunOf(subject.opening)} ${reading.closing}`))
          expect(written, `${subject.name}: ${name}`).toContain(bodyNames.indexOf(name));
        if (subject.pair === undefined) return;
        const { first, second, aspects } = subject.pair;
        // What a text begins with may give way to a sentence that joins it to the sign, and its end to advice given before.
        const cores = aspects.flatMap(
          (aspect) => natalAspects[first]?.[second]?.[aspect]?.split(/(?<=[.?!]”?)\s+/).slice(1, 3) ?? [],
        );
        const isTold = cores.some((core) => sections.some(({ text }) => text.includes(core)));
        expect(isTold, subject.name).toBe(true);
      }),
      drawn,
    );
    // Nothing is told to too many.
    for (const [name, count] of told) expect(count, name).toBeLessThan(drawn.numRuns * 0.08);
    expect(told.size).toBeGreaterThan(50);
  });
});

describe('its cells', () => {
  const words = (text: string): number => text.split(/\s+/).length;

  test('name those whom they are about, and the closing no other', () => {
    for (const { name, opening, closing: end, pair } of all) {
      expect(end.match(/\{name\}/g), name).toHaveLength(1);
      if (pair === undefined) continue;
      const both = [pair.first, pair.second].map((id) => bodyNames[id]).sort();
      expect(namesIn(opening).sort(), name).toEqual(both);
      expect(namesIn(end).sort(), name).toEqual(both);
    }
  });

  test('close in many ways, and few by turning the question around', () => {
    const asked = all.filter(({ closing: end }) => /^(?:How|Wh\w+) /.test(end));
    // “When somebody is unhappy …” is no question.
    expect(
      asked.filter(({ closing: end }) => /^\S+ [^.]*\{name\}, (?:is|are|leaves|lets)\b/.test(end)),
    ).toEqual([]);
    expect(asked.length).toBeLessThan(all.length * 0.1);
    const beginnings = all.map(({ closing: end }) => end.split(' ').slice(0, 4).join(' '));
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });

  test('are two of each of the commonest conflicts, and both are told', () => {
    const counts = [0, 0];
    fc.assert(
      fc.property(anyDay, (birth) => {
        const { reading } = natalOf(birth);
        const pairs = [subjects.pairs, subjects.again.pairs] as const;
        const told = pairs.findIndex((table) =>
          Object.entries(subjects.again.pairs).some(([first, row]) =>
            Object.keys(row).some((second) => {
              const cell = (table as Table<Table<string | { strain: string }>>)[Number(first)]?.[
                Number(second)
              ];
              return reading?.opening.includes(
                longestRunOf(typeof cell === 'string' ? cell : (cell?.strain ?? '-')),
              );
            }),
          ),
        );
        if (told >= 0) counts[told] = (counts[told] ?? 0) + 1;
      }),
      drawn,
    );
    for (const count of counts) expect(count).toBeGreaterThan(part(20));
  });

  test('know a Mercury that misleads, and then trust no feeling about people', () => {
    for (const date of ['1990-10-10', '2012-11-01']) {
      const place = { name: 'there', latitude: 40, longitude: 0, timezone: 'UTC' };
      const { reading } = natalOf({ name: 'Ada', date, time: '12:00', place, lang: 'en' }, 'brief');
      expect(reading?.closing).toContain(longestRunOf(closing.misled));
      expect(reading?.closing).not.toMatch(/feeling when it is about people/);
    }
  });

  test('are of some length, and each is its own', () => {
    for (const { name, opening, closing: end } of all) {
      expect(words(opening), name).toBeGreaterThanOrEqual(28);
      expect(words(opening), name).toBeLessThanOrEqual(55);
      expect(words(end), name).toBeGreaterThanOrEqual(55);
      expect(words(end), name).toBeLessThanOrEqual(105);
    }
    const sentences = all.flatMap(({ closing: end }) => end.split(/(?<=[.?!]”?)\s+/));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
