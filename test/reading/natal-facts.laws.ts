/** Over 300 births: what a natal reading says of figures, of the edges of signs and of what led its opening is so. */

import { describe, test } from 'vitest';
import { loadCatalogue } from '#dist/text/languages.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { part } from '../fast-check.js';
import { longestRunOf } from './longest-run.js';
import { always, natalOf, spread, type Told } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { natalChapters, placements } = english.readings;
const { closing } = natalChapters;

const sectionsOf = ({ chapters }: Told) => chapters.flatMap(({ sections }) => sections);

test('what eases a T-square lies across from the house that its apex is told in', () => {
  const passages = placements as unknown as Record<number, Record<number, Record<number, string>>>;
  let eased = 0;
  always(({ planets }, reading) => {
    const text = sectionsOf(reading).map((section) => section.text);
    for (const { factors, text: its } of sectionsOf(reading)) {
      if (factors[0]?.patternId !== 0) continue;
      const [apex = 0] = factors[0].planetIds ?? [];
      const sign = planets.find(({ planetId }) => planetId === apex)?.signId ?? 0;
      const told = Object.entries(passages[apex]?.[sign] ?? {}).find(([, cell]) =>
        text.some((each) => each.includes(cell.slice(0, 60))),
      );
      const release = Object.entries(natalChapters.patterns.release).find(([, cell]) => its.includes(cell));
      if (told === undefined || release === undefined) continue;
      eased++;
      expect(Number(release[0])).toBe(((Number(told[0]) + 5) % 12) + 1);
    }
  });
  expect(eased).toBeGreaterThan(part(10));
});

test('an aspect out of sign is told where it is close, and says then that it reaches across the edge of a sign', () => {
  const { conjunction, other } = natalChapters.outOfSign;
  const sentences = [...conjunction, ...other].map(longestRunOf);
  let [close, said] = [0, 0];
  always(({ aspects }, reading) => {
    for (const { factors, text } of sectionsOf(reading)) {
      const across = factors.filter(({ kind, planetIds: [one, two] = [], aspectId }) => {
        const found = aspects.find(
          ({ planet1Id, planet2Id, aspectId: which }) =>
            planet1Id === one && planet2Id === two && which === aspectId,
        );
        if (kind !== 'aspect' || !found?.outOfSign) return false;
        expect(Number(found.orb)).toBeLessThanOrEqual(4);
        return found.planet2Id <= 9;
      });
      const isSaid = sentences.some((sentence) => text.includes(sentence));
      if (across.length === 0) expect(isSaid).toBe(false);
      else close++;
      if (across.length > 0 && isSaid) said++;
    }
  });
  expect(close).toBeGreaterThan(part(20));
  // What stands in a sentence only, and a planet whose sign the day leaves open, has none.
  expect(said).toBeGreaterThan(close * 0.5);
});

/** All texts of a table, however deep. */
const textsOf = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(textsOf);

test('the closing ends on the crowd that the opening has named, or else on its answer', () => {
  const { leads, where: _, ...answers } = closing;
  const ofCrowds = [...Object.values(leads.sign), ...Object.values(leads.house)];
  const ends = textsOf(answers).map((text) => text.slice(text.lastIndexOf('}') + 1).slice(-60));
  let [crowds, plain] = [0, 0];
  always((_, { opening, closing: end }) => {
    const isOfCrowd = /is how much of it is in one place/.test(opening);
    expect(ofCrowds.some((sentence) => end.endsWith(sentence))).toBe(isOfCrowd);
    if (isOfCrowd) {
      crowds++;
      return;
    }
    plain++;
    // No other factor has the last word: a sentence on it would be about another matter than the answer.
    expect(ends.some((piece) => end.endsWith(piece))).toBe(true);
  });
  expect(crowds).toBeGreaterThan(part(20));
  expect(plain).toBeGreaterThan(part(80));
});

test('the chart as a whole has a section of its own, the last of its chapter', () => {
  let told = 0;
  const { balance, shapes } = natalChapters;
  const cells = [...Object.values(balance.excess), ...Object.values(balance.lacking), shapes.seesaw].map(
    longestRunOf,
  );
  always((_, { chapters }) => {
    for (const { sections } of chapters)
      for (const [i, { factors, text }] of sections.entries()) {
        const isWhole = factors[0]?.kind === 'whole';
        if (isWhole) expect(i).toBe(sections.length - 1);
        else expect(cells.some((cell) => text.includes(cell))).toBe(false);
        if (isWhole) told++;
      }
  });
  expect(told).toBeGreaterThan(part(100));
});

describe('how old a full or a new Moon is', () => {
  const said = /The Moon was (?:about (a|two|three|four) days? past )?(full|new) when you were born/;
  const texts = (reading: Told): string =>
    sectionsOf(reading)
      .map(({ text }) => text)
      .join(' ');

  test('is told by the nearest day of real time', () => {
    let told = 0;
    for (const birth of spread(400)) {
      const { reading } = natalOf(birth);
      const [, days, name] = said.exec(texts(reading as Told)) ?? [];
      if (name === undefined) continue;
      told++;
      const age = ['', 'a', 'two', 'three', 'four'].indexOf(days ?? '');
      /** Degrees past the event, so many days before the birth: below none it was still to come. */
      const pastAt = (before: number): number => {
        const moment = new Date(
          Date.parse(`${birth.date}T${birth.time}Z`) - before * 86_400_000,
        ).toISOString();
        const { planets } = engine.natal({
          ...birth,
          date: moment.slice(0, 10),
          time: moment.slice(11, 16),
          collect_text: false,
        });
        const [sun = 0, moon = 0] = [0, 1].map((id) =>
          Number(planets.find(({ planetId }) => planetId === id)?.longitude),
        );
        const past = (moon - sun - (name === 'full' ? 180 : 0) + 720) % 360;
        return past > 180 ? past - 360 : past;
      };
      // The Moon is a little faster or slower as days go by.
      expect(pastAt(age + 0.7), birth.date).toBeLessThan(0);
      if (age > 0) expect(pastAt(age - 0.7), birth.date).toBeGreaterThan(0);
    }
    expect(told).toBeGreaterThan(30);
  });

  test('is two days on January 18, 1957, the Moon having been full on the 16th', () => {
    const place = {
      name: 'Buenos Aires',
      latitude: -34.6,
      longitude: -58.4,
      timezone: 'America/Argentina/Buenos_Aires',
    };
    const { reading } = natalOf({ name: 'Ada', date: '1957-01-18', time: null, lang: 'en', place });
    expect(said.exec(texts(reading as Told))?.slice(1)).toEqual(['two', 'full']);
  });
});

test('of a chart that is mostly in fixed signs, and that Uranus leads, it says that Uranus lets go', () => {
  const { inFixed } = english.readings.natal.exceptions;
  const holds = longestRunOf(natalChapters.balance.excess.fixed);
  let [fixed, told] = [0, 0];
  for (const birth of spread(800)) {
    const { reading } = natalOf(birth);
    for (const { text } of sectionsOf(reading as Told)) {
      if (text.includes(holds)) fixed++;
      if (!text.includes(inFixed)) continue;
      expect(text).toContain(`${holds} ${inFixed}`);
      expect(reading?.opening).toContain('Uranus');
      told++;
    }
  }
  expect(told).toBeGreaterThan(1);
  expect(told).toBeLessThan(fixed);
});
