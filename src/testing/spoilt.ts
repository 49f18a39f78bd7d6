import fc from 'fast-check';
import { branchesOf, type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import { zodOf } from '../schema/zod.js';
import { type Definition, definitionOf, type Request, requestsOf } from './requests.js';

/** Requests that are wrong: in one field, or altogether. */

/** A request with one fault. */
export interface NearlyValid {
  readonly request: Request;
  /** The field that the fault is in. */
  readonly path: string;
}

/** What no field may be that is of the type. */
const wrongOf: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, true, {}, [], null, ''],
  integer: ['7', 0.5, true, {}, [], null, 1e300],
  number: ['7', true, {}, [], null, 1e300],
  boolean: ['true', 1, {}, null],
  object: ['x', 7, true, []],
  array: ['x', 7, {}, true],
};
const anythingWrong: readonly unknown[] = ['\u0000', [[]], { __proto__: null, a: 1 }];

/** Right in form and wrong in meaning, by the field’s name; of dates the year stays, which other fields may go by. */
const meaningless: readonly (readonly [name: RegExp, values: (right: unknown) => readonly unknown[]])[] = [
  [
    /^date/,
    (right) => [
      ...['02-30', '13-01', '00-10', '06-31'].map((day) => `${String(right).slice(0, 4)}-${day}`),
      '17.05.1990',
    ],
  ],
  [/^time(_\d)?$/, () => ['24:00', '12:60', '2:30 pm', '12:30:60']],
  [/^sign_id(_\d)?$/, () => [-1, 12]],
  [/^(month|week)$/, () => [0, 54]],
  [/^place_id/, () => [0, -1, 2 ** 53]],
  [/^lang$/, () => ['xx-klingon', ' ']],
];

/**
 * Requests of an operation that are right but for one field, which is missing, unknown, of another type or without a
 * meaning. An engine refuses each, and names the field.
 */
export function nearlyValidRequestsOf(of: string | Definition): fc.Arbitrary<NearlyValid> {
  const { request: schema, name } = definitionOf(of);
  const branches = branchesOf(jsonSchemaOf(schema, 'request'));
  // A field counts as required, or as of a type, where every branch of the request says so.
  const [first] = branches;
  const required = (first?.required ?? []).filter((field) =>
    branches.every((branch) => branch.required?.includes(field)),
  );
  const typed = branches.length === 1 ? Object.entries(first?.properties ?? {}) : [];
  return requestsOf(of).chain((request) => {
    const faults: NearlyValid[] = [{ request: { ...request, plase: 1 }, path: 'plase' }];
    for (const path of required) {
      const { [path]: _gone, ...others } = request;
      faults.push({ request: others, path });
    }
    const meant: NearlyValid[] = [];
    for (const [path, field] of typed)
      if (Object.hasOwn(request, path)) {
        const as = (value: unknown): NearlyValid => ({ request: { ...request, [path]: value }, path });
        faults.push(...wrongFor(field).map(as));
        meant.push(...meaninglessFor(path, request[path]).map(as));
      }
    const wrong = [...meant, ...faults.filter((fault) => !zodOf(schema).safeParse(fault.request).success)];
    if (wrong.length === 0) throw new Error(`there is nothing to spoil in a request of ${name}`);
    return fc.constantFrom(...wrong);
  });
}

const meaninglessFor = (path: string, right: unknown): readonly unknown[] =>
  meaningless.find(([pattern]) => pattern.test(path))?.[1](right) ?? [];

function wrongFor(field: JsonSchema): unknown[] {
  const types = new Set(branchesOf(field).flatMap(({ type }) => [type ?? []].flat()));
  const [type = 'string'] = types;
  return [...(wrongOf[type] ?? []), ...anythingWrong].filter((value) => value !== null || !types.has('null'));
}

/** Strings that have broken programs. */
const hostileStrings: readonly string[] = [
  ...['', ' ', '\u0000', '\ud800', '__proto__', 'constructor', 'toString', 'NaN', 'null', 'undefined'],
  ...[
    '../../etc/passwd',
    "'; DROP TABLE places; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%00',
    '%n%n%n',
  ],
  ...[
    '٢٠٢٦-١١-٢٢',
    '2026-11-22T00:00:00Z',
    '-0001-01-01',
    '1e3',
    '\u202eabc',
    'ﷺ'.repeat(100),
    'é'.repeat(300),
  ],
  ...['99999-01-01', '00:00:00.000', '12:00\n', 'a'.repeat(100_000), '{"a":'.repeat(500), '9'.repeat(400)],
];

const deep = (depth: number): unknown => {
  let nested: unknown = 1;
  for (let i = 0; i < depth; i++) nested = i % 2 ? [nested] : { a: nested };
  return nested;
};

/** Values that JSON can carry, made to break whatever reads them. */
export const hostileJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(...hostileStrings),
    fc.constantFrom<unknown>(
      -1,
      0.1,
      1e308,
      -1e308,
      5e-324,
      2 ** 31,
      2 ** 53,
      2 ** 53 + 2,
      null,
      true,
      false,
    ),
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(1, 30, 900).map(deep),
    fc.string({ maxLength: 30, unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant(Array.from({ length: 300 }, (_, id) => id)),
  );

/**
 * Anything a caller may send as the request of an operation, as JSON carries it: no request at all, and right requests
 * with one to three fields of junk, some of them by names that the operation does not know.
 */
export function hostileRequestsOf(of: string | Definition): fc.Arbitrary<unknown> {
  const fields = branchesOf(jsonSchemaOf(definitionOf(of).request, 'request')).flatMap(
    ({ properties = {} }) => Object.keys(properties),
  );
  const names = fc.constantFrom(...fields, 'options', 'toString', 'constructor', '__proto__', '', 'plase');
  const junk = fc.array(fc.tuple(names, hostileJson()), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 1, arbitrary: hostileJson() },
    {
      weight: 4,
      arbitrary: fc
        .tuple(requestsOf(of), junk)
        .map(([request, spoilt]) => Object.fromEntries([...Object.entries(request), ...spoilt])),
    },
  );
}
