import { expect, test } from 'vitest';
import { frontCode, NameList } from '#dist/place/name-list.js';
import fc from '../fast-check.js';

/** Names that share much of their beginnings, of lengths on both sides of what half a byte and a byte can tell. */
const name = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東'), minLength: 1, maxLength: 8 }),
  fc
    .tuple(fc.constantFrom('a', 'ab'), fc.integer({ min: 1, max: 200 }), fc.string({ maxLength: 3 }))
    .map(([unit, times, end]) => unit.repeat(times) + end),
);

const bytesOf = (text: string): Buffer => Buffer.from(text);

test('a front-coded list finds what a plain one does', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 300 }), fc.array(name, { maxLength: 20 }), (names, others) => {
      const sorted = names.map(bytesOf).sort(Buffer.compare);
      const { bytes, lengths, runs } = frontCode(sorted);
      const list = new NameList(bytes, lengths, runs);
      for (const key of [...names, ...others].map(bytesOf)) {
        const before = sorted.filter((each) => Buffer.compare(each, key) < 0).length;
        const same = sorted.filter((each) => each.equals(key)).length;
        const begin = sorted.filter((each) => each.subarray(0, key.length).equals(key)).length;
        expect(list.find(key)).toEqual({ from: before, whole: before + same, to: before + begin });
      }
    }),
  );
});

test('an empty list holds nothing', () => {
  const { bytes, lengths, runs } = frontCode([]);
  expect(new NameList(bytes, lengths, runs).find(bytesOf('a'))).toEqual({ from: 0, whole: 0, to: 0 });
});

test('a name too long to be read back is refused when the list is made', () => {
  expect(() => frontCode([Buffer.alloc(513, 'a')])).toThrow(RangeError);
});
