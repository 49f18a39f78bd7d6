/** A short run of `npm run fuzz:engine`, with a seed of its own. */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.js';

test('twelve hundred calls of every kind: results of their schema or refusals, within their cost', async () => {
  const { counts, faults, grown } = await fuzz({ calls: 1200, seed: 20_261_122 });
  expect(faults).toEqual([]);
  expect(counts.right.answered).toBeGreaterThan(60);
  expect(counts.nearly.refused).toBeGreaterThan(240);
  expect(counts.hostile.refused).toBeGreaterThan(240);
  expect(counts.raw.refused).toBeGreaterThan(72);
  expect(grown).toBeLessThan(64 * 2 ** 20);
});
