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

const joinedTo = (...paragraphs: Parameters<typeof draftOf>) =>
  new Statements(bridges, manuscript()).joined(draftOf(...paragraphs))?.paragraphs.map((parts) => parts[0]);

test('what denies the paragraph before it has a bridge', () => {
  const [smooth, upset] = [
    { text: 'It is smooth.', stances: ['smooth' as const] },
    { text: 'It is not.', stances: ['unsettled' as const] },
  ];
  expect(joinedTo(smooth, upset)).toEqual([smooth, 'Then again, no.']);
  expect(joinedTo(upset, smooth)).toEqual([upset, 'Calm returns.']);
});

test('a section that goes back and forth has one bridge', () => {
  const [smooth, upset, again] = [
    { text: 'It is smooth.', stances: ['smooth' as const] },
    { text: 'It is not.', stances: ['unsettled' as const] },
    { text: 'It is again.', stances: ['smooth' as const] },
  ];
  expect(joinedTo(smooth, upset, again)).toEqual([smooth, 'Then again, no.', again]);
});

test('what denies something farther off, or in another section, has none', () => {
  const [smooth, other, upset] = [
    { text: 'It is smooth.', stances: ['smooth' as const] },
    { text: 'By the way.', stances: [] },
    { text: 'It is not.', stances: ['unsettled' as const] },
  ];
  expect(joinedTo(smooth, other, upset)).toEqual([smooth, other, upset]);
  const statements = new Statements(bridges, manuscript());
  statements.joined(draftOf(smooth));
  expect(statements.joined(draftOf(upset))?.paragraphs).toEqual([[upset]]);
});

test('a minor text that denies is left out, and with it a section of nothing else', () => {
  const statements = new Statements(bridges, manuscript());
  statements.add(['smooth']);
  expect(statements.joined(draftOf({ text: 'No.', stances: ['unsettled'], isMinor: true }))).toBeUndefined();
  const draft = draftOf({ text: 'Yes.', stances: ['smooth'], isMinor: true });
  expect(statements.joined(draft)).toEqual(draft);
});

test('a bridge that names what it answers may stand far from it', () => {
  const far = new Statements(bridges, manuscript(), true);
  far.add(['smooth']);
  expect(far.joined(draftOf({ text: 'It is not.', stances: ['unsettled'] }))?.paragraphs[0]?.[0]).toBe(
    'Then again, no.',
  );
  const near = new Statements(bridges, manuscript());
  near.add(['smooth']);
  expect(near.joined(draftOf({ text: 'It is not.', stances: ['unsettled'] }))?.paragraphs[0]).toHaveLength(1);
});
