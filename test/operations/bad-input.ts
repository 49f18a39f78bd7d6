import { errorCodes, HoroscopeError } from 'horoscope-engine/engine';
import { type OperationSchemas, optionsSchema } from 'horoscope-engine/schemas';
import { describe, expect, test } from 'vitest';
import { fieldsOf, jsonSchemaOf } from '#dist/schema/json-schema.js';
import fc, { isRandom } from '../fast-check.js';

/** Hostile requests, derived from an operation's definition: its schema says which fields, its example what is right. */

/** Anything with functions by name. */
type Functions = object;

const call = (name: string, functions: Functions, given: unknown[]): unknown =>
  (functions as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given);

/** The error of a call, or undefined where it gave a complete result; anything else fails. */
export function refusalOf(
  operation: OperationSchemas,
  functions: Functions,
  request: unknown,
  options?: unknown,
): HoroscopeError | undefined {
  let result: unknown;
  try {
    result = call(operation.name, functions, options === undefined ? [request] : [request, options]);
  } catch (error) {
    expect(error).toBeInstanceOf(HoroscopeError);
    const { code, message } = error as HoroscopeError;
    expect(errorCodes).toContain(code);
    expect(code).not.toBe('internal');
    expect(message.length).toBeLessThan(3000);
    return error as HoroscopeError;
  }
  expect(operation.response.parse(result)).toEqual(result);
  return undefined;
}

const numRuns = isRandom ? 1000 : 40;

const deep = (depth: number): unknown => {
  let nested: unknown = 1;
  for (let i = 0; i < depth; i++) nested = i % 2 ? [nested] : { a: nested };
  return nested;
};
const wrongTypes: unknown[] = [
  null,
  true,
  {},
  [],
  () => 1,
  Symbol('s'),
  10n,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  deep(5000),
];

/** Tests of everything that may come instead of a request. */
export function testBadInput(operation: OperationSchemas, functions: Functions): void {
  const { example } = operation;
  const refusal = (request: unknown, options?: unknown) => refusalOf(operation, functions, request, options);
  const fields = fieldsOf(jsonSchemaOf(operation.request, 'request')).map(({ name }) => name);

  describe(operation.name, () => {
    test('the example is answered', () => expect(refusal(example)).toBe(undefined));

    test.each(fields)('%s of a wrong type', (field) => {
      let refused = 0;
      for (const value of wrongTypes) {
        const request = { ...example, [field]: value };
        // Some of them are right for some fields: a switch, an unknown time, orbs of nothing.
        if (operation.request.safeParse(request).success) continue;
        // A time that nobody knows is none of an animal's, whose request misses the rest of a person instead.
        if (field === 'time' && value === null) continue;
        const error = refusal(request);
        expect(error?.code, `${field}: ${String(value)}`).toBe('invalid_request');
        expect(error?.issues.some(({ path }) => path.startsWith(field))).toBe(true);
        expect(error?.message).toContain(field);
        refused++;
      }
      expect(refused).toBeGreaterThan(6);
    });

    test.each([null, 1, 'x', [], [example], true])('a request that is %j', (request) => {
      expect(refusal(request)?.code).toBe('invalid_request');
    });

    test('no request', () => {
      if (operation.requestOptional) expect(() => call(operation.name, functions, [])).not.toThrow();
      else expect(refusal(undefined)?.code).toBe('invalid_request');
    });

    test('a field it does not know', () => {
      for (const request of [
        { ...example, plase: 1 },
        JSON.parse(`{"__proto__": {"polluted": true}, "constructor": 1}`),
        { ...example, constructor: { prototype: {} } },
      ])
        expect(refusal(request)?.code).toBe('invalid_request');
      expect(({} as { polluted?: unknown }).polluted).toBe(undefined);
    });

    test('anything at all', () => {
      fc.assert(
        fc.property(
          fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
          (request) => {
            refusal(request);
          },
        ),
        { numRuns },
      );
    });

    test('any field with anything', () => {
      const values = fc.oneof(fc.anything(), fc.string({ maxLength: 20 }), fc.double(), fc.integer());
      fc.assert(
        fc.property(fc.constantFrom(...fields), values, (field, value) => {
          refusal({ ...example, [field]: value });
        }),
        { numRuns },
      );
    });

    test.skipIf(operation.takesOptions === false)('any options', () => {
      const keys = fc.constantFrom(...Object.keys(optionsSchema.shape), 'other');
      fc.assert(
        fc.property(
          fc.oneof(fc.anything(), fc.dictionary(keys, fc.anything(), { maxKeys: 3 })),
          (options) => {
            refusal(example, options);
          },
        ),
        { numRuns },
      );
    });
  });
}
