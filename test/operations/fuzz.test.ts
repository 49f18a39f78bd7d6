/** A short run of `npm run fuzz:engine`, with a seed of its own. */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.js';

test('two thousand calls of every kind: results of their schema or refusals, within their cost', async () => {
  const { counts, faults, grown } = await fuzz({ calls: 2000, seed: 20_261_122 });
  expect(faults).toEqual([]);
  expect(counts.right.answered).toBeGreaterThan(100);
  expect(counts.nearly.refused).toBeGreaterThan(400);
  expect(counts.hostile.refused).toBeGreaterThan(400);
  expect(counts.raw.refused).toBeGreaterThan(120);
  expect(grown).toBeLessThan(64 * 2 ** 20);
});
