import { expect, it } from 'vitest';
import { headTempers } from '#dist/reading/synastry/heads.js';

type Encounters = Parameters<typeof headTempers>[1];
type Chapters = Parameters<typeof headTempers>[0];

const trine = 2;
const square = 3;

/** A contact of a chapter, of the Sun with Mercury, by its aspect. */
const met = (chapter: string, aspect: number, weight = 1, second = 2): Encounters[number] =>
  ({ chapter, contact: { first: 0, second, aspect, weight } }) as unknown as Encounters[number];

const chapter = (key: string, isMerged = false, planetIds = [0, 2]): Chapters[number] =>
  ({ key, isMerged, drafts: [{ factors: [{ kind: 'contact', planetIds }] }] }) as unknown as Chapters[number];

it('tells the kindest chapter and the hardest, where they are kind and hard', () => {
  const encounters = [
    met('hearts', trine),
    met('hearts', trine),
    met('talk', square),
    met('talk', square),
    met('daily', trine),
    met('daily', square),
  ];
  expect([...headTempers([chapter('hearts'), chapter('talk'), chapter('daily')], encounters)]).toEqual([
    ['hearts', 'easiest'],
    ['daily', 'mixed'],
    ['talk', 'hardest'],
  ]);
});

it('calls none the kindest where two are', () => {
  const encounters = [met('hearts', trine), met('hearts', trine), met('talk', trine), met('talk', trine)];
  expect(headTempers([chapter('hearts'), chapter('talk')], encounters)).toEqual(
    new Map([
      ['hearts', 'easy'],
      ['talk', 'easy'],
    ]),
  );
});

it('goes by weight, and says nothing of a single contact', () => {
  const encounters = [met('hearts', trine, 9), met('hearts', square, 1), met('talk', square)];
  expect(headTempers([chapter('hearts'), chapter('talk')], encounters)).toEqual(
    new Map([['hearts', 'easy']]),
  );
});

it('calls no chapter the easiest that has something hard in it', () => {
  const kind = [met('hearts', trine), met('hearts', trine)];
  const withSaturn = {
    ...chapter('hearts'),
    drafts: [...chapter('hearts').drafts, { factors: [{ kind: 'overlay', planetIds: [6], house: 5 }] }],
  } as unknown as Chapters[number];
  expect(headTempers([chapter('hearts')], kind).get('hearts')).toBe('easiest');
  expect(headTempers([withSaturn], kind).get('hearts')).toBe('easy');
  expect(headTempers([chapter('hearts')], [...kind, met('hearts', square, 0.1)]).get('hearts')).toBe('easy');
});

it('says nothing where a chapter begins with what it took in', () => {
  const encounters = [met('hearts', trine), met('hearts', trine), met('desire', square, 2, 4)];
  expect(headTempers([chapter('hearts', true, [0, 4])], encounters).size).toBe(0);
  expect(headTempers([chapter('hearts', true)], encounters).get('hearts')).toBe('easiest');
});
