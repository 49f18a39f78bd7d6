/** What counts as advice at the end of a cell, which a chapter keeps once. */
import { describe, test } from 'vitest';
import { withoutAdvice } from '#dist/reading/trimming.js';
import { sentencesOf } from '#dist/reading/words.js';
import common from '#dist/text/en/groups/common.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';

const { catalogue } = await loadCatalogue('en');
const start = 'This is so. That is so as well.';
const isCut = (last: string) => withoutAdvice(common.readings.words, `${start} ${last}`) === start;

describe('advice at the end of a cell is left out', () => {
  test.each([
    'Ask them.',
    'Then ask them, and wait.',
    'So write the last page first.',
    'When they ask, say so.',
    'At work, ask for plain terms.',
    'And when somebody is sad, let the pause go on.',
    'Work out what one hour of yours brings in.',
    'Slow down in the doorway.',
    'If a scheme is large, sleep on it.',
    'Clear up after those yourself.',
    'Open the next talk with your own wish.',
    'Study what frightens you a little.',
    'Reserve one morning for nobody.',
  ])('%s', (last) => {
    expect(isCut(last)).toBe(true);
  });
});

describe('what only opens on the same word is not', () => {
  test.each([
    'Work is where it is met first.',
    'Work done in this mood goes very deep.',
    'Work with the hidden side of life gives it a task.',
    'Slow progress is still progress.',
    'Slow, hard tasks are just right.',
    'Sleep, daylight and a friend do more.',
    'Study prefers revision for a while.',
    'Clear agreements have to come from elsewhere.',
    'Open combat suits you better.',
    'But reserve is easier to see on another face.',
    'At work it favors the next size up.',
    'For slow learners you are a gift.',
    'Once let in, it gives them heat.',
    'After that, sleep comes by itself.',
    'Trust grows where both have put their cards down.',
    'Help given in secret heals you as well.',
    'Change is harder.',
    '“Give me an hour” is a complete answer.',
  ])('%s', (last) => {
    expect(isCut(last)).toBe(false);
  });
});

test('no sentence of the catalogue is cut whose first word is what it speaks of', () => {
  const cells: string[] = [];
  const collect = (table: unknown) => {
    if (typeof table === 'string') cells.push(table);
    else if (typeof table === 'object' && table !== null) Object.values(table).forEach(collect);
  };
  collect(catalogue);
  const verb = /^\p{Lu}[\p{L}’]+ (?:is|was|has|does|can|could|will|would|may|might|goes|comes|gets|done)\b/u;
  const lost = cells.flatMap((cell) => {
    const kept = withoutAdvice(catalogue.readings.words, cell);
    return sentencesOf(cell.slice(kept.length).trim())
      .slice(0, 1)
      .filter((first) => verb.test(first));
  });
  expect(cells.length).toBeGreaterThan(5000);
  expect(lost).toEqual([]);
});
