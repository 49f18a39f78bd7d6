/** What two texts on pairs deny each other. */
import { test } from 'vitest';
import { contradictionOf } from '#dist/reading/contradiction.js';
import { oppositeOf, pairStances, type Stance } from '#dist/text/stances.js';
import { expect } from '../expect.js';

test('every stance has an opposite, whose opposite it is', () => {
  for (const [one, other] of pairStances) {
    expect(oppositeOf(one)).toBe(other);
    expect(oppositeOf(other)).toBe(one);
  }
});

test.each<[string, Stance[], Stance[], Stance | undefined]>([
  ['the opposite', ['swift'], ['waiting'], 'swift'],
  ['the same', ['swift'], ['swift'], undefined],
  ['another matter', ['swift'], ['loud'], undefined],
  ['both sides, of which one has been told', ['swift'], ['swift', 'waiting'], undefined],
  ['the second of some', ['loud', 'swift'], ['loud', 'waiting'], 'swift'],
  ['what bears being told but once', ['sleeping'], ['sleeping'], 'sleeping'],
])('%s', (_, stances, others, denied) => {
  expect(contradictionOf(stances, new Set(others))).toBe(denied);
});
