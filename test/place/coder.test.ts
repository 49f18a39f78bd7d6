import { test } from 'vitest';
import { EVEN, NUMBER, number, RangeDecoder, signed } from '#dist/place/coder.js';
import { fold } from '#dist/place/fold.js';
import { codeTitle, TITLE, TitleLetters } from '#dist/place/title.js';
import { RangeEncoder } from '../../data/range-encoder.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

type Choice =
  | { kind: 'bit'; index: number; value: number }
  | { kind: 'evenly'; total: number; value: number }
  | { kind: 'number'; value: number }
  | { kind: 'signed'; value: number };

const chances = 8;
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({
    kind: fc.constant('bit' as const),
    index: fc.nat({ max: chances - 1 }),
    value: fc.nat({ max: 1 }),
  }),
  fc.integer({ min: 1, max: 2 ** 24 }).chain((total) =>
    fc.record({
      kind: fc.constant('evenly' as const),
      total: fc.constant(total),
      value: fc.nat({ max: total - 1 }),
    }),
  ),
  fc.record({ kind: fc.constant('number' as const), value: fc.nat({ max: 2 ** 25 }) }),
  fc.record({ kind: fc.constant('signed' as const), value: fc.integer({ min: -(2 ** 24), max: 2 ** 24 }) }),
);

/** Encodes a choice, or finds it, whatever it is given. */
const code = (coder: RangeDecoder | RangeEncoder, { kind, ...rest }: Choice, given: number): number => {
  if (kind === 'bit') return coder.bit((rest as { index: number }).index, given);
  if (kind === 'evenly') return coder.evenly((rest as { total: number }).total, given);
  return kind === 'number' ? number(coder, chances, given) : signed(coder, chances, given);
};

const table = (): Uint16Array => new Uint16Array(chances + NUMBER).fill(EVEN);

test('what is encoded is found again, of whatever choices', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 400 }), (choices) => {
      const encoder = new RangeEncoder(table());
      for (const each of choices) code(encoder, each, each.value);
      const decoder = new RangeDecoder(encoder.end(), table());
      expect(choices.map((each) => code(decoder, each, 0))).toEqual(choices.map(({ value }) => value));
    }),
  );
});

test('what is likely takes few bytes', () => {
  const encoder = new RangeEncoder(table());
  for (let i = 0; i < 8000; i++) encoder.bit(0, i % 100 === 0 ? 1 : 0);
  // A choice of one in a hundred carries 0.081 bits: 81 bytes for all, where it was known from the first.
  expect(encoder.end().length).toBeLessThan(120);
});

test('titles are read by their folded forms, whatever letters are listed', () => {
  const letters = new TitleLetters([...' -ŐóéÉß’(']);
  const title = fc.string({ unit: fc.constantFrom(...'abzAZ -óéŐß’(東'), maxLength: 20 });
  fc.assert(
    fc.property(fc.array(title), (titles) => {
      const encoder = new RangeEncoder(new Uint16Array(TITLE).fill(EVEN));
      for (const each of titles) codeTitle(encoder, 0, letters, fold(each), each);
      const decoder = new RangeDecoder(encoder.end(), new Uint16Array(TITLE).fill(EVEN));
      expect(titles.map((each) => codeTitle(decoder, 0, letters, fold(each)))).toEqual(titles);
    }),
  );
});
