import { describe, test } from 'vitest';
import { decimal7 } from '#dist/chart/decimal.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';

/** The language's own exact rounding is the truth; a zero has no sign. */
const exact = (value: number) => value.toFixed(7).replace(/^-(0\.0+)$/, '$1');

describe('decimal7', () => {
  test.each([
    [0, '0.0000000'],
    [-0, '0.0000000'],
    [1, '1.0000000'],
    [359.9999999, '359.9999999'],
    [-23.4392911, '-23.4392911'],
    [0.0000001, '0.0000001'],
    [-0.0000001, '-0.0000001'],
    // rounded to nothing, the sign goes too
    [-0.00000004, '0.0000000'],
    [-0.0000000499, '0.0000000'],
    // carries
    [9.99999995, '9.9999999'],
    [9.99999996, '10.0000000'],
    [-0.99999999, '-1.0000000'],
    [99999.99999999, '100000.0000000'],
    // exact halves in binary go away from zero
    [0.00390625, '0.0039063'],
    [-0.00390625, '-0.0039063'],
    // the double nearest to 1.00000005 is below it
    [1.00000005, '1.0000000'],
    // as large as asked, and larger
    [99_999_999.1234567, '99999999.1234567'],
    [123_456_789_012.5, '123456789012.5000000'],
  ])('%d', (value, text) => {
    expect(decimal7(value)).toBe(text);
  });

  test('is toFixed(7) for any double', () => {
    fc.assert(
      fc.property(evenly(-1e8, 1e8), (value) => {
        expect(decimal7(value)).toBe(exact(value));
      }),
      { numRuns: 20_000 },
    );
  });

  test('and for what charts are made of: values of 7 decimals, halves of a unit, and their neighbours', () => {
    const bits = new Float64Array(1);
    const integer = new BigInt64Array(bits.buffer);
    const neighbour = (value: number, steps: number) => {
      bits[0] = value;
      integer[0] = (integer[0] as bigint) + BigInt(steps);
      return bits[0] as number;
    };
    const halves = fc.integer({ min: -(10 ** 15), max: 10 ** 15 }).map((units) => units / 2e7);
    const sizes = fc
      .constantFrom(1, 1e3, 1e6, 1e9, 1e12)
      .chain((size) => halves.map((value) => value / size));
    fc.assert(
      fc.property(sizes, fc.integer({ min: -2, max: 2 }), (value, steps) => {
        fc.pre(value !== 0);
        const near = neighbour(value, steps);
        expect(decimal7(near)).toBe(exact(near));
      }),
      { numRuns: 20_000 },
    );
  });
});
