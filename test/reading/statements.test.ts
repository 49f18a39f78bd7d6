/** What a reading states, and how it joins what would deny it. */
import { expect, test } from 'vitest';
import { Manuscript } from '#dist/reading/manuscript.js';
import { Statements } from '#dist/reading/statements.js';
import common from '#dist/text/en/groups/common.js';
import { oppositeOf, pairStances, returnStances } from '#dist/text/stances.js';

const manuscript = () => new Manuscript(common.readings.words, 0);
const bridges = { smooth: ['Calm returns.'], unsettled: ['Then again, no.'] };
const draftOf = (
  ...paragraphs: { text: string; stances: ('smooth' | 'unsettled')[]; isMinor?: boolean }[]
) => ({
  title: 'One',
  weight: 1,
  factors: [],
  paragraphs: paragraphs.map((paragraph) => [paragraph]),
});

test('every statement has one that denies it', () => {
  for (const [one, other] of [...pairStances, ...returnStances]) {
    expect(oppositeOf(one)).toBe(other);
    expect(oppositeOf(other)).toBe(one);
  }
});

test('a denial has a bridge, once; after it both are known to be true', () => {
  const statements = new Statements(bridges, manuscript());
  const joined = statements.joined(
    draftOf(
      { text: 'It is smooth.', stances: ['smooth'] },
      { text: 'It is not.', stances: ['unsettled'] },
      { text: 'It is again.', stances: ['smooth'] },
    ),
  );
  expect(joined?.paragraphs.map((parts) => parts.length)).toEqual([1, 2, 1]);
  expect(joined?.paragraphs[1]?.[0]).toBe('Then again, no.');
});

test('a minor text that denies is left out, and with it a section of nothing else', () => {
  const statements = new Statements(bridges, manuscript());
  statements.add(['smooth']);
  expect(statements.joined(draftOf({ text: 'No.', stances: ['unsettled'], isMinor: true }))).toBeUndefined();
  const draft = draftOf({ text: 'Yes.', stances: ['smooth'], isMinor: true });
  expect(statements.joined(draft)).toEqual(draft);
});
