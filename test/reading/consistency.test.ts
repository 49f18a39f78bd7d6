/** What a reading states, and how it joins what contradicts that. */
import { test } from 'vitest';
import { Consistency } from '#dist/reading/consistency.js';
import { Manuscript } from '#dist/reading/manuscript.js';
import common from '#dist/text/en/groups/common.js';
import { bondStances, oppositeOf, pairStances, type Stance } from '#dist/text/stances.js';
import { expect } from '../expect.js';

const manuscript = () => new Manuscript(common.readings.words, 0);
const joints = { smooth: ['Calm returns after {earlier}.'], unsettled: ['Then again, {earlier} is calm.'] };
const draftOf = (...paragraphs: { text: string; stances?: Stance[]; called?: string }[]) => ({
  title: 'One',
  weight: 1,
  factors: [],
  paragraphs: paragraphs.map((paragraph) => [paragraph]),
});

test('every stance has an opposite, whose opposite it is', () => {
  for (const [one, other] of [...pairStances, ...bondStances]) {
    expect(oppositeOf(one)).toBe(other);
    expect(oppositeOf(other)).toBe(one);
  }
});

const smooth = { text: 'It is smooth.', stances: ['smooth' as const], called: 'Venus' };
const upset = { text: 'It is not.', stances: ['unsettled' as const], called: 'Mars' };
const again = { text: 'It is again.', stances: ['smooth' as const], called: 'Jupiter' };
const joinedIn = (...paragraphs: Parameters<typeof draftOf>) =>
  new Consistency(manuscript(), joints).joined(draftOf(...paragraphs)).paragraphs;

test('what denies something read before says, by the name of that, how both are true', () => {
  expect(joinedIn(smooth, upset)).toEqual([[smooth], [upset, 'Then again, Venus is calm.']]);
  expect(joinedIn(upset, smooth)).toEqual([[upset], [smooth, 'Calm returns after Mars.']]);
});

test('also where that is in another section', () => {
  const consistency = new Consistency(manuscript(), joints);
  consistency.joined(draftOf(smooth));
  consistency.joined(draftOf({ text: 'By the way.', called: 'Saturn' }));
  expect(consistency.joined(draftOf(upset)).paragraphs).toEqual([[upset, 'Then again, Venus is calm.']]);
});

test('what a section has stated both ways needs no second joint', () => {
  expect(joinedIn(smooth, upset, again)).toEqual([[smooth], [upset, 'Then again, Venus is calm.'], [again]]);
});

test('nor does a text that says itself that it goes against the one before it, nor what one body states', () => {
  const turned = { ...upset, isContrast: true };
  expect(joinedIn(smooth, turned)).toEqual([[smooth], [turned]]);
  const same = { ...upset, called: 'Venus' };
  expect(joinedIn(smooth, same)).toEqual([[smooth], [same]]);
});
