import { expect, it } from 'vitest';
import { mixOf } from '#dist/reading/synastry/balance.js';

type Drafts = Parameters<typeof mixOf>[0];
type Encounters = Parameters<typeof mixOf>[1];

const conjunction = 0;
const trine = 2;
const square = 3;

/** Contacts of the Sun, by their aspect, weight and other body. */
const met = (aspect: number, weight: number, second: number): Encounters[number] =>
  ({ chapter: 'hearts', contact: { first: 0, second, aspect, weight } }) as unknown as Encounters[number];

const sectionOf = (...encounters: Encounters): Drafts[number] =>
  ({
    factors: encounters.map(({ contact: { first, second } }) => ({
      kind: 'contact',
      planetIds: [first, second],
    })),
  }) as unknown as Drafts[number];

const mixOfAll = (...encounters: Encounters) => mixOf([sectionOf(...encounters)], encounters);

it('says by weight whether kind contacts or hard ones are more', () => {
  expect(mixOfAll(met(trine, 2, 2), met(square, 1, 3))).toBe('kindMore');
  expect(mixOfAll(met(trine, 1, 2), met(square, 1, 3), met(square, 1, 5))).toBe('hardMore');
  // Where the heavier are not the more, nothing is said of either.
  expect(mixOfAll(met(trine, 1, 2), met(square, 2, 3))).toBeUndefined();
  expect(mixOfAll(met(trine, 1, 2), met(trine, 1, 5), met(square, 4, 3))).toBeUndefined();
  // Two weaker ones outweigh one that is stronger than either.
  expect(mixOfAll(met(trine, 3, 2), met(square, 2, 3), met(square, 2, 5))).toBe('hardMore');
});

it('counts the contacts of the chapter alone', () => {
  const own = [met(trine, 1, 2), met(trine, 1, 5)];
  expect(mixOf([sectionOf(...own)], [...own, met(square, 9, 3)])).toBe('kind');
});

it('speaks of one sort alone where the other is missing', () => {
  expect(mixOfAll(met(trine, 1, 2), met(trine, 1, 3))).toBe('kind');
  expect(mixOfAll(met(square, 1, 2), met(square, 1, 3))).toBe('hard');
});

it('says nothing of a single contact, nor where what may be either weighs most', () => {
  const pluto = 9;
  expect(mixOfAll(met(square, 1, 2))).toBeUndefined();
  expect(mixOfAll(met(conjunction, 1, pluto), met(conjunction, 1, 4))).toBeUndefined();
  expect(mixOfAll(met(conjunction, 2, pluto), met(trine, 1, 3))).toBeUndefined();
  expect(mixOfAll(met(conjunction, 1, pluto), met(trine, 2, 3))).toBe('kind');
});
