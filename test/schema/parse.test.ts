/** What a refusal says: which field, what was given, what is allowed; and what of a request is put right in silence. */
import { HoroscopeError } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { fieldsOf, type JsonSchema, jsonSchemaOf } from '#dist/schema/json-schema.js';
import * as kinds from '#dist/schema/kinds.js';
import { optionsSchema } from '#dist/schema/options.js';
import { parse } from '#dist/schema/parse.js';
import * as schemas from '#dist/schemas.js';
import { expect } from '../expect.js';

const shape = (names: readonly string[]) =>
  kinds.strictObject(Object.fromEntries(names.map((name) => [name, kinds.string()])));
function refusal(schema: kinds.ZodType, given: unknown, what?: string): HoroscopeError {
  try {
    parse(schema, given, what);
  } catch (error) {
    if (error instanceof HoroscopeError) return error;
  }
  throw new Error('not refused');
}

describe('a refusal', () => {
  test('spells six faults out, and counts those beyond', () => {
    const names = [...'abcdefgh'];
    const faults = (count: number) => refusal(shape(names.slice(0, count)), {}).message.split('; it must be');
    expect(refusal(shape(names.slice(0, 6)), {}).message).not.toContain('more fault');
    expect(faults(6)).toHaveLength(7);
    const seven = refusal(shape(names.slice(0, 7)), {});
    expect(seven.message).toMatch(/; and 1 more faults$/);
    expect(seven.issues).toHaveLength(7);
    expect(refusal(shape(names), {}).message).toMatch(
      /f is missing; it must be a string; and 2 more faults$/,
    );
  });

  test('lists twenty faults', () => {
    const names = Array.from({ length: 30 }, (_, i) => `field${i}`);
    expect(refusal(shape(names), {}).issues).toHaveLength(20);
  });

  test.each([
    ['x'.repeat(1001), 'it must be an object'],
    [null, 'it must be an object'],
    [['x'], 'it must be an object'],
    [Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, 1])), 'has more than 1000 fields'],
  ])('says of what is no request at all what it must be', (given, words) => {
    const { message, path } = refusal(shape([]), given);
    expect(message).toContain(words);
    expect(message).toMatch(/^the request /);
    expect(path ?? '').toBe('');
  });

  test('reads a thousand fields', () => {
    const names = Array.from({ length: 1000 }, (_, i) => `k${i}`);
    const given = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(parse(shape(names), given)).toEqual(given);
  });

  test('names a type with its article, a number by its bounds, a text and a list by their lengths', () => {
    const said = (kind: kinds.ZodType, value: unknown) =>
      refusal(kinds.strictObject({ x: kind }), { x: value }).message.split('; ')[1];
    expect(said(kinds.array(kinds.string()), 1)).toBe('it must be an array');
    expect(said(kinds.string(), 1)).toBe('it must be a string');
    expect(said(kinds.int(), 1.5)).toBe('it must be an integer');
    expect(said(kinds.number().min(3), 2)).toBe('it must be at least 3');
    expect(said(kinds.int().max(3), 4)).toBe('it must be at most 3');
    expect(said(kinds.number().positive(), 0)).toBe('it must be more than 0');
    expect(said(kinds.string().min(3), 'ab')).toBe('it must have 3 or more characters');
    expect(said(kinds.array(kinds.int()).max(1), [1, 2])).toBe('it must have 1 or fewer entries');
    expect(parse(kinds.number().min(3).max(4), 3)).toBe(3);
  });
});

test('no zero is negative, at any depth', () => {
  const list = kinds.array(kinds.number());
  const schema = kinds.strictObject({ one: kinds.number(), inner: kinds.strictObject({ list }) });
  const { one, inner } = parse(schema, { one: -0, inner: { list: [-0, 1] } }) as {
    one: number;
    inner: { list: number[] };
  };
  for (const zero of [one, inner.list[0], parse(kinds.number(), -0)]) expect(Object.is(zero, 0)).toBe(true);
});

describe('JSON Schemas', () => {
  const all: JsonSchema[] = [
    jsonSchemaOf(optionsSchema, 'request'),
    jsonSchemaOf(schemas.natalRequest as never, 'request'),
  ];
  test('have no bounds that are those of all integers', () => {
    const text = JSON.stringify(all);
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(text).toMatch(/"minimum":\d/);
  });

  test('of a union have the fields of all branches, each as the first has it, required where all require it', () => {
    const branch = (field: JsonSchema, required: string[], more = {}): JsonSchema => ({
      properties: { both: field, ...more },
      required,
    });
    const anyOf = [
      branch({ type: 'string' }, ['both']),
      branch({ type: 'number' }, ['both', 'own'], { own: {} }),
    ];
    expect(fieldsOf({ anyOf: [...anyOf, { type: 'null' }] })).toEqual([
      { name: 'both', field: { type: 'string' }, required: true },
      { name: 'own', field: {}, required: false },
    ]);
  });
});
