/** The rules a reading of what two people are together is composed by, over 300 pairs of births. */

import { createEngine } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import composite from '#dist/text/en/groups/composite.js';
import { once } from './once.js';
import {
  always,
  type Couple,
  expectFactorsOnce,
  expectWellMade,
  isHoused,
  ofHouses,
  requestOf,
  sections,
  textOf,
  untimed,
  type Written,
  words,
} from './pairs.js';

const engine = await createEngine();
const chapters = ['pair', 'purpose', 'home', 'tests'];
const Ascendant = 15;

/** The laws go through the same couples, in part. */
const answerOf = once((couple: Couple, readingLength: 'full' | 'brief') =>
  engine.composite(requestOf(couple), { include: ['reading'], readingLength }),
);
function readingOf(couple: Couple, readingLength: 'full' | 'brief' = 'full'): Written {
  const { reading } = answerOf(couple, readingLength);
  if (!reading) throw new Error('no reading');
  return reading;
}

/** The bodies that an opening says what they do, by the words its cells begin with. */
const leads: Readonly<Record<number, string>> = {
  0: 'The Sun gives the bond',
  1: 'Through the Moon it lives',
  2: 'With so strong a Mercury',
  3: 'Venus makes it',
  4: 'Mars keeps it',
  5: 'Jupiter lends it',
  6: 'Saturn gives it',
  7: 'Uranus makes it',
  8: 'Neptune brings',
  9: 'Pluto makes it',
  15: 'The Ascendant has',
};

describe('a reading of a composite', () => {
  test('says no sentence twice, leaves no blank, keeps to its chapters, ranks and lengths', () =>
    always((couple) => {
      const reading = readingOf(couple);
      expectWellMade(reading, chapters);
      expectFactorsOnce(reading);
      const count = words(textOf(reading));
      expect(count).toBeLessThanOrEqual(2000);
      if (isHoused(couple)) expect(count).toBeGreaterThanOrEqual(700);
      expect(words(textOf(readingOf(couple, 'brief')))).toBeLessThanOrEqual(1200);
    }));

  test('speaks to the two, whose names are in the title, the opening and the closing', () =>
    always((couple) => {
      const reading = readingOf(couple);
      for (const { text } of sections(reading)) {
        expect(text).not.toMatch(/\b(Ada|Ben)\b/);
        expect(text).toMatch(/\b(you|your)\b/i);
      }
      expect(reading.opening).toMatch(/Ada.*Ben/);
      expect(reading.closing).toMatch(/Ada.*Ben/);
    }));

  test('what the opening names has its section, brief or not', () =>
    always((couple) => {
      for (const given of [couple, untimed(couple)])
        for (const length of ['full', 'brief'] as const) {
          const reading = readingOf(given, length);
          const bodies = sections(reading).flatMap(({ factors }) =>
            factors.flatMap(({ planetIds = [] }) => planetIds),
          );
          const named = Object.entries(leads).filter(([, words]) => reading.opening.includes(words));
          expect(named.length).toBeGreaterThan(0);
          for (const [id] of named) expect(bodies).toContain(Number(id));
        }
    }, 150));

  test('sets the kind and the hard aspect that its opening weighs against each other, each in its section', () => {
    const { named, ease, trouble } = composite.readings.composite;
    const filled = (cells: readonly string[], key: string, clauses: object): string[] =>
      cells.flatMap((cell) => Object.values(clauses).map((clause) => cell.replace(key, clause)));
    const [kind, hard] = [filled(named.kind, '{trouble}', trouble), filled(named.hard, '{ease}', ease)];
    let said = 0;
    always((couple) => {
      const reading = readingOf(couple);
      for (const sentences of [kind, hard]) {
        const found = sections(reading).filter(({ text }) =>
          sentences.some((sentence) => text.includes(sentence)),
        );
        expect(found.length).toBeLessThanOrEqual(1);
        for (const { factors } of found)
          expect(factors.some((factor) => factor.kind === 'aspect')).toBe(true);
        said += found.length;
      }
    }, 100);
    expect(said).toBeGreaterThan(120);
  });

  test('has the aspects of the lights that are close to exact', () =>
    always((couple) => {
      const { aspects } = answerOf(couple, 'full');
      const written = sections(readingOf(couple)).flatMap(({ factors }) => factors);
      for (const { planet1Id, planet2Id, aspectId, orb, text } of aspects)
        if (planet1Id <= 1 && planet2Id < Ascendant && aspectId <= 4 && Number(orb) < 0.5 && text !== null)
          expect(written).toContainEqual(
            expect.objectContaining({ planetIds: [planet1Id, planet2Id], aspectId }),
          );
    }));

  test('speaks of no house or angle where no time of birth is known', () =>
    always((couple) => {
      expect(textOf(readingOf(untimed(couple)))).not.toMatch(ofHouses);
    }, 100));

  test('opens with the intro, is the same each time, and has its factors ranked and named', () =>
    always((couple) => {
      const reading = readingOf(couple);
      expect(engine.composite(requestOf(couple), { include: ['reading'] }).reading).toEqual(reading);
      const { intro, factors = [] } = engine.composite(requestOf(couple), { include: ['factors'] });
      expect(intro).toBe(reading.opening);
      const weights = factors.map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      for (const { name } of factors) expect(name).not.toMatch(/^$|[{}]|undefined/);
    }, 60));
});

test('Davison’s chart is read by the same rules', () =>
  always((couple) => {
    const { reading } = engine.composite(requestOf(couple), {
      include: ['reading'],
      compositeMethod: 'davison',
    });
    if (!reading) throw new Error('no reading');
    expectWellMade(reading, chapters);
    expectFactorsOnce(reading);
  }, 60));
