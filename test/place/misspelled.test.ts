/** Every text that is one slip from another, and none that is two. */
import { describe, test } from 'vitest';
import { misspellingsOf } from '#dist/place/misspelled.js';
import { expect } from '../expect.js';

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** Optimal string alignment (Damerau 1964): letters put in, left out, changed, or two neighbors changed round. */
function slipsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => (i === 0 ? j : (rows[i]?.[j] ?? 0));
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  return at(a.length, b.length);
}

describe.each(['lima', 'aabb', 'budapest', 'осло', 'αθηνα', 'saopaulo'])('%s', (text) => {
  const slips = misspellingsOf(text);

  test('has only slips of one, and not itself', () => {
    for (const slip of slips) expect(slipsBetween(text, slip), slip).toBe(1);
  });

  test('has every letter left out, and every two changed round', () => {
    const letters = [...text];
    for (let i = 0; i < letters.length; i++) {
      expect(slips).toContain([...letters.slice(0, i), ...letters.slice(i + 1)].join(''));
      const [here, next] = [letters[i], letters[i + 1]];
      if (next !== undefined && here !== next)
        expect(slips).toContain([...letters.slice(0, i), next, here, ...letters.slice(i + 2)].join(''));
    }
  });
});

test('has every letter of the alphabet put in anywhere, and in the place of any', () => {
  const slips = misspellingsOf('lima');
  for (const letter of latin) {
    for (let i = 0; i <= 4; i++) expect(slips).toContain(`lima`.slice(0, i) + letter + `lima`.slice(i));
    for (let i = 0; i < 4; i++)
      if ('lima'[i] !== letter) expect(slips).toContain(`lima`.slice(0, i) + letter + `lima`.slice(i + 1));
  }
  // 26 letters at five places, four of them the same text as at the next one; 25 in the place of four; 4 left out, 3 changed round.
  expect(slips.size).toBe(26 * 5 - 4 + 25 * 4 + 4 + 3);
});

test.each([
  ['oslo', 1],
  ['rio', 0],
  ['x'.repeat(32), 1],
  ['x'.repeat(33), 0],
])('texts of 4 to 32 letters have slips: %s', (text, some) => {
  expect(Math.min(1, misspellingsOf(text).size)).toBe(some);
});

test('without an alphabet, letters are changed round and left out', () => {
  expect([...misspellingsOf('東京都市')].sort()).toEqual(
    ['京東都市', '東都京市', '東京市都', '京都市', '東都市', '東京市', '東京都'].sort(),
  );
});

test('what is begun by no name is passed over, and nothing else', () => {
  const names = ['lima', 'limassol', 'lisbon', 'alim', 'milan', 'lina', 'limoges', 'elima'];
  const isBegun = (beginning: string): boolean => names.some((name) => name.startsWith(beginning));
  for (const typed of ['limz', 'lmia', 'limaa', 'xima', 'lisbno', 'milxn', 'limassl']) {
    const all = [...misspellingsOf(typed)];
    const few = [...misspellingsOf(typed, isBegun)];
    expect(few).toEqual(all.filter((slip) => few.includes(slip)));
    expect(few.filter((slip) => names.includes(slip))).toEqual(all.filter((slip) => names.includes(slip)));
  }
  // Behind “limz” nothing begins as it does: a slip of a later letter would.
  expect(misspellingsOf('limzassol', isBegun).size).toBeLessThan(misspellingsOf('limzassol').size / 2);
});
