/** A short run of the fuzz; `npm run fuzz` is the long one. */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.js';

test('whatever is asked, no answer is a fault of the service', { timeout: 300_000 }, async () => {
  const { statuses, faults } = await fuzz({ requests: 140, seed: 20_261_122 });
  expect(faults).toEqual([]);
  // What is asked is right and wrong in every way there is a status for.
  for (const status of [200, 400, 401, 404, 405, 406, 412, 413, 415, 422])
    expect(statuses[status] ?? 0, String(status)).toBeGreaterThan(0);
});
