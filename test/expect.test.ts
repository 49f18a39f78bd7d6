/** The quick `expect` finds what the real one finds, and says it in the same words. */

import { expect as real, test } from 'vitest';
import { expect as quick } from './expect.js';

const values = [
  undefined,
  null,
  0,
  -0,
  1,
  1.004,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2n,
  true,
  '',
  'a bear',
  [],
  [1],
  [1, 'a bear'],
  {},
  { a: 1 },
  { a: 1, b: undefined },
  new Date(0),
  new Map([[1, 2]]),
  new Set([1]),
];
const questions = [
  'toBe',
  'toEqual',
  'toContain',
  'toBeCloseTo',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
  'toBeLessThan',
  'toBeLessThanOrEqual',
  'toHaveLength',
  'toMatch',
  'toBeUndefined',
  'toBeDefined',
  'toBeNull',
  'toMatchObject',
] as const;
type Ask = (expect: typeof real) => void;
type Asked = Readonly<Record<string, (other: unknown) => void>>;

function answer(ask: Ask, expect: typeof real): string {
  try {
    ask(expect);
    return 'holds';
  } catch (fault) {
    return (fault as Error).message;
  }
}
const differing = (asked: Readonly<Record<string, Ask>>): string[] =>
  Object.entries(asked).flatMap(([name, ask]) => {
    const [one, other] = [answer(ask, quick), answer(ask, real)];
    return one === other ? [] : [`${name}: ${one}, not ${other}`];
  });

test.each(questions)('%s', (question) => {
  const others = [...values, ...(question === 'toMatch' ? [/bear/, /^b/, /b/g, 'bear'] : [])];
  const asked: Record<string, Ask> = {};
  for (const [i, value] of values.entries())
    for (const [j, other] of (/ed$|Null$/.test(question) ? [undefined] : others).entries()) {
      asked[`${i} ${question} ${j}`] = (expect) =>
        (expect(value, 'so it is') as unknown as Asked)[question]?.(other);
      asked[`${i} not ${question} ${j}`] = (expect) =>
        (expect(value, 'so it is').not as unknown as Asked)[question]?.(other);
    }
  real(differing(asked)).toEqual([]);
});

test('whatever else is asked is answered by the real one', async () => {
  quick({ a: 1, b: 2 }).toEqual({ a: 1, b: quick.any(Number) });
  quick(() => {
    throw new Error('no');
  }).toThrow('no');
  quick(() => 1).not.toThrow();
  await quick(Promise.reject(new Error('no'))).rejects.toThrow('no');
  real(() => quick(() => 1).toThrow('no')).toThrow();
});
