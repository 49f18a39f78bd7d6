/** Two people of one name: a reading says each time which of them it means, and results repeat the names as given. */

import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { always, type Couple, requestOf, textOf, type Written, words } from './pairs.js';

const include = ['reading', 'factors'] as const;
const namesakes = (couple: Couple, name_2: string) => ({ ...requestOf(couple), name_2 });

const read = (request: ReturnType<typeof namesakes>) =>
  (['synastry', 'composite'] as const).map((kind) => engine[kind](request, { include: [...include] }));

const titlesOf = ({ title, chapters }: Written): string[] => [
  title,
  ...chapters.flatMap(({ sections }) => sections.map((section) => section.title)),
];

describe('two people of one name', () => {
  test('are told apart by their births wherever a text speaks of one, at the start of a sentence too', () =>
    always((couple) => {
      const isOlder = couple.one.date < couple.other.date;
      if (couple.one.date === couple.other.date) return;
      for (const { reading, factors = [], intro } of read(namesakes(couple, ' ada '))) {
        if (!reading) throw new Error('no reading');
        const text = [...titlesOf(reading), textOf(reading), ...factors.map(({ name }) => name)].join('\n\n');
        const known = /\b(the|The) (older|younger) (Ada|ada)\b(?! (Ada|ada)\b)/g;
        expect(text.replace(known, '')).not.toMatch(/\bada\b/i);
        expect(text).toMatch(isOlder ? /older Ada/ : /younger Ada/);
        expect(text).not.toMatch(isOlder ? /younger Ada|older ada/ : /older Ada|younger ada/);
        expect(text).not.toMatch(/(^|[.?!][”’)]? |\n)the (older|younger)/);
        expect(text).not.toMatch(/[^.?!”’)\n] The (older|younger)/);
        expect(intro).toBe(reading.opening);
        expect(words(reading.opening)).toBeLessThanOrEqual(220);
      }
    }, 60));

  test('are not called by that in a composite, which addresses both', () =>
    always((couple) => {
      const { reading } = engine.composite(namesakes(couple, 'Ada'), { include: [...include] });
      expect(reading && textOf(reading)).not.toMatch(/, the (\w+) Ada and the \w+ Ada[,;:.?!]/);
    }, 60));

  test('are the first and the second where both are of one date', () =>
    always(({ one, other }) => {
      for (const { reading } of read(namesakes({ one, other: { ...other, date: one.date } }, 'ADA')))
        if (reading) {
          expect(reading.title).toMatch(/^The first Ada and the second ADA\b/);
          expect(textOf(reading)).not.toMatch(/(older|younger) ada/i);
        }
    }, 10));

  test('have the names that were given in what a result repeats, and two names are left alone', () =>
    always((couple) => {
      const { profile1, profile2 } = engine.synastry(namesakes(couple, 'Ada'));
      expect([profile1.name, profile2.name]).toEqual(['Ada', 'Ada']);
      for (const { reading } of read(namesakes(couple, 'Adam')))
        expect(reading && textOf(reading)).not.toMatch(/(older|younger|first|second) Ada/);
    }, 10));
});
