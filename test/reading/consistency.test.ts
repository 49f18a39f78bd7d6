/** What a reading states, and how it joins what contradicts that. */
import { test } from 'vitest';
import { Consistency } from '#dist/reading/consistency.js';
import { Manuscript } from '#dist/reading/manuscript.js';
import common from '#dist/text/en/groups/common.js';
import { oppositeOf, pairStances, returnStances, type Stance } from '#dist/text/stances.js';
import { expect } from '../expect.js';

const manuscript = () => new Manuscript(common.readings.words, 0);
const bridges = { swift: ['Calm returns.'], waiting: ['Then again, no.'] };
const draftOf = (...paragraphs: { text: string; stances?: Stance[]; isSpare?: boolean }[]) => ({
  title: 'One',
  weight: 1,
  factors: [],
  paragraphs: paragraphs.map((paragraph) => [paragraph]),
});

test('every stance has an opposite, whose opposite it is', () => {
  for (const [one, other] of [...pairStances, ...returnStances]) {
    expect(oppositeOf(one)).toBe(other);
    expect(oppositeOf(other)).toBe(one);
  }
});

const bridgedIn = (...paragraphs: Parameters<typeof draftOf>) =>
  new Consistency(bridges, manuscript()).bridged(draftOf(...paragraphs)).paragraphs.map((parts) => parts[0]);

test('what contradicts the paragraph before it has a bridge', () => {
  const [smooth, upset] = [
    { text: 'It is smooth.', stances: ['swift' as const] },
    { text: 'It is not.', stances: ['waiting' as const] },
  ];
  expect(bridgedIn(smooth, upset)).toEqual([smooth, 'Then again, no.']);
  expect(bridgedIn(upset, smooth)).toEqual([upset, 'Calm returns.']);
});

test('a section that goes back and forth has one bridge', () => {
  const [smooth, upset, again] = [
    { text: 'It is smooth.', stances: ['swift' as const] },
    { text: 'It is not.', stances: ['waiting' as const] },
    { text: 'It is again.', stances: ['swift' as const] },
  ];
  expect(bridgedIn(smooth, upset, again)).toEqual([smooth, 'Then again, no.', again]);
});

test('what contradicts something farther off, or in another section, has none', () => {
  const [smooth, other, upset] = [
    { text: 'It is smooth.', stances: ['swift' as const] },
    { text: 'By the way.', stances: [] },
    { text: 'It is not.', stances: ['waiting' as const] },
  ];
  expect(bridgedIn(smooth, other, upset)).toEqual([smooth, other, upset]);
  const consistency = new Consistency(bridges, manuscript());
  consistency.bridged(draftOf(smooth));
  expect(consistency.bridged(draftOf(upset)).paragraphs).toEqual([[upset]]);
});

test('a lesser text that denies what its section has said is left out, and in another section it stands', () => {
  const smooth = { text: 'It is smooth.', stances: ['swift' as const] };
  const lesser = { text: 'It is not.', stances: ['waiting' as const], isSpare: true };
  const consistency = new Consistency({}, manuscript());
  expect(consistency.bridged(draftOf(smooth, lesser)).paragraphs).toEqual([[smooth], []]);
  expect(consistency.bridged(draftOf(lesser)).paragraphs).toEqual([[lesser]]);
  const agreeing = { ...smooth, text: 'It is smooth as well.', isSpare: true };
  expect(consistency.bridged(draftOf(smooth, agreeing)).paragraphs).toEqual([[smooth], [agreeing]]);
});

test('a matter of the whole year is joined also in another section, once', () => {
  const [much, little] = [
    { text: 'You talk a great deal.', stances: ['talkative' as const] },
    { text: 'You talk less.', stances: ['reserved' as const] },
  ];
  const consistency = new Consistency({ reserved: ['Not always.'], talkative: ['Often.'] }, manuscript());
  const section = (paragraph: typeof much | typeof little) =>
    consistency.bridged({ title: 'One', weight: 1, factors: [], paragraphs: [[paragraph]] }).paragraphs;
  expect(section(much)).toEqual([[much]]);
  expect(section(little)).toEqual([['Not always.', little]]);
  expect(section(much)).toEqual([[much]]);
});

test('a lesser text that denies a matter of the whole year is left out of any later section', () => {
  const seen = { text: 'You are seen.', stances: ['seen' as const] };
  const hidden = { text: 'You are hidden.', stances: ['hidden' as const], isSpare: true };
  const consistency = new Consistency({}, manuscript());
  for (const each of [seen, { text: 'Something else.' }]) consistency.bridged(draftOf(each));
  expect(consistency.bridged(draftOf(hidden)).paragraphs).toEqual([[]]);
  expect(consistency.bridged(draftOf({ ...hidden, isSpare: false })).paragraphs).toHaveLength(1);
});

test('a bridge is to any section before on a matter of the whole time, and to none on others', () => {
  const [seen, other, hidden] = [
    { text: 'You are seen.', stances: ['seen' as const] },
    { text: 'Something else.' },
    { text: 'You are hidden.', stances: ['hidden' as const] },
  ];
  const near = new Consistency({ hidden: ['In private.'] }, manuscript());
  near.bridged(draftOf(seen));
  expect(near.bridged(draftOf(hidden)).paragraphs).toEqual([['In private.', hidden]]);
  const far = new Consistency({ hidden: ['In private.'] }, manuscript());
  for (const each of [seen, other]) far.bridged(draftOf(each));
  expect(far.bridged(draftOf(hidden)).paragraphs).toEqual([['In private.', hidden]]);
  const passing = new Consistency(bridges, manuscript());
  passing.bridged(draftOf({ text: 'It is smooth.', stances: ['swift'] }));
  const upset = { text: 'It is not.', stances: ['waiting' as const] };
  expect(passing.bridged(draftOf(upset)).paragraphs).toEqual([[upset]]);
});

test('what is left out takes its factor with it', () => {
  const factor = {
    kind: 'aspect' as const,
    weight: 1,
    planetIds: [0 as const, 4 as const],
    aspectId: 3 as const,
  };
  const kept = { ...factor, planetIds: [0 as const, 5 as const] };
  const seen = { text: 'You are seen.', stances: ['seen' as const] };
  const hidden = { text: 'You are hidden.', stances: ['hidden' as const], isSpare: true, factor };
  const draft = { ...draftOf(seen, hidden), factors: [kept, { ...factor }] };
  const { factors, paragraphs } = new Consistency({}, manuscript()).bridged(draft);
  expect(paragraphs).toEqual([[seen], []]);
  expect(factors).toEqual([kept]);
});
