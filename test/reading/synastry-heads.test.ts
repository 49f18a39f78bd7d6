import { expect, it } from 'vitest';
import { headOf } from '#dist/reading/synastry/heads.js';

type Encounters = Parameters<typeof headOf>[1];
type Chapter = Parameters<typeof headOf>[0];

const trine = 2;
const square = 3;

/** A contact of a chapter, of the Sun with Mercury, by its aspect. */
const met = (chapter: string, aspect: number, weight = 1, second = 2): Encounters[number] =>
  ({ chapter, contact: { first: 0, second, aspect, weight } }) as unknown as Encounters[number];

const chapter = (key: string, isMerged = false, planetIds = [0, 2]): Chapter =>
  ({ key, isMerged, drafts: [{ factors: [{ kind: 'contact', planetIds }] }] }) as unknown as Chapter;

it('names the strongest kind contact of a chapter and the strongest hard one', () => {
  const encounters = [
    met('hearts', trine, 5, 3),
    met('hearts', square, 4, 6),
    met('talk', trine, 3),
    met('hearts', trine, 2, 5),
    met('hearts', square, 1, 7),
  ];
  const head = headOf(chapter('hearts', false, [0, 3]), encounters);
  expect(head?.kind).toBe(encounters[0]?.contact);
  expect(head?.hard).toBe(encounters[1]?.contact);
});

it('says by weight which of the two is more', () => {
  const mixOf = (kind: number, hard: number) =>
    headOf(chapter('hearts'), [met('hearts', trine, kind), met('hearts', square, hard)])?.mix;
  expect(mixOf(2, 1)).toBe('kindMore');
  expect(mixOf(1, 2)).toBe('hardMore');
  // Two weaker ones outweigh one that is stronger than either.
  const both = [met('hearts', trine, 3), met('hearts', square, 2), met('hearts', square, 2, 3)];
  expect(headOf(chapter('hearts'), both)?.mix).toBe('hardMore');
});

it('speaks of one sort alone where the other is missing', () => {
  const kind = headOf(chapter('talk'), [met('talk', trine), met('talk', trine)]);
  expect([kind?.mix, kind?.hard]).toEqual(['kind', undefined]);
  const hard = headOf(chapter('talk'), [met('talk', square), met('talk', square)]);
  expect([hard?.mix, hard?.kind]).toEqual(['hard', undefined]);
});

it('says nothing of a single contact, nor of what is neither kind nor hard', () => {
  expect(headOf(chapter('talk'), [met('talk', square), met('hearts', trine)])).toBeUndefined();
  const conjunction = 0;
  const pluto = 9;
  const strong = [met('desire', conjunction, 1, pluto), met('desire', conjunction, 1, 4)];
  expect(headOf(chapter('desire', false, [0, pluto]), strong)).toBeUndefined();
});

it('says nothing where a chapter begins with what it took in', () => {
  const encounters = [met('hearts', trine), met('hearts', trine), met('desire', square, 2, 4)];
  expect(headOf(chapter('hearts', true, [0, 4]), encounters)).toBeUndefined();
  expect(headOf(chapter('hearts', true), encounters)?.mix).toBe('kind');
});
