import fc from 'fast-check';

/**
 * Numbers of a range, most of them drawn evenly; some as fast-check draws them, by their bits, of which nine in ten are
 * nearly nought: alone those are one place on the Gulf of Guinea and one degree of Aries.
 */
export const evenly = (
  min: number,
  max: number,
  more: { minExcluded?: boolean; maxExcluded?: boolean } = {},
): fc.Arbitrary<number> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: 1, max: 2 ** 31 - 1 }).map((n) => min + ((max - min) * n) / 2 ** 31),
    },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true, ...more }) },
  );
