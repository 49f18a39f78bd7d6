import { test } from 'vitest';
import { ascendingOrder } from '#dist/chart/order.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

test('ascends, equal numbers in the order given', () => {
  expect(ascendingOrder([])).toEqual([]);
  expect(ascendingOrder([3, 1, 2, 1, 3])).toEqual([1, 3, 2, 0, 4]);
  fc.assert(
    // Few values, so that many are equal.
    fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 40 }), (values) => {
      // Sorting by comparison is stable (ECMA-262, 23.1.3.30).
      const expected = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
      expect(ascendingOrder(values)).toEqual(expected);
    }),
  );
});
