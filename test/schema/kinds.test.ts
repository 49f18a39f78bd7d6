/** What a call checks is what the zod schema of the same name says: `zod.ts` makes that of the other. */
import { createEngine, type Engine } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import type * as z from 'zod';
import * as operations from '#dist/operations/list.js';
import { check, type Fault } from '#dist/schema/check.js';
import { optionsSchema } from '#dist/schema/options.js';
import { parse } from '#dist/schema/parse.js';
import { positionsBatchRequest } from '#dist/schema/positions-batch.js';
import { zodOf } from '#dist/schema/zod.js';
import { random } from '../../bench/measure.js';
import { expect } from '../expect.js';

class Own {
  x = 1;
}

/** Whatever may stand in a field: right for some, wrong for most, and near both. */
const values: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(201),
  '😀'.repeat(150),
  '😀'.repeat(201),
  0,
  -1,
  1.5,
  11,
  12,
  3000,
  1e300,
  -1e300,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  [1],
  [1, 2.5, 'a'],
  ['sun'],
  ['conjunction', 3, 11],
  new Array(201).fill(1),
  new Array(300).fill('x'),
  {},
  new Own(),
  Object.create(null),
  new Date(0),
  Symbol('s'),
  5n,
  () => 1,
  'placidus',
  'lahiri',
  '1990-05-17',
  '14:30',
  '25:00',
  { default: 3 },
  { default: 31, 12: 1, x: 2 },
  { conjunction: 3, foo: 1 },
  { square: { default: 99 } },
  { conjunction: { 0: 1, '-1': 3, [Symbol('s')]: 1 } },
  { name: 'B', latitude: 47, longitude: 19, timezone: 'UTC' },
  { name: '', latitude: 91, longitude: 19, timezone: 'UTC', x: 1 },
  { epoch: -1, value: 400 },
  { hours: 0 },
  { hours: 3 },
  { altitude: -900 },
  new Float64Array(2),
  new Uint8Array(1),
];

const schemas: [name: string, schema: z.ZodType, example: object][] = [
  ...Object.values(operations).map(({ name, request, example }): [string, z.ZodType, object] => [
    name,
    request,
    example,
  ]),
  [
    'options',
    optionsSchema,
    { houseSystem: 'P', ayanamsa: 'lahiri', orbs: { square: 3 }, topocentric: true },
  ],
  ['positionsBatch', positionsBatchRequest, { julianDaysUt: new Float64Array(2), into: {} }],
];

const fieldsOf = (schema: { shape?: object; options?: readonly object[] }): string[] =>
  schema.shape === undefined ? (schema.options ?? []).flatMap(fieldsOf) : Object.keys(schema.shape);

/** Which fault it is and where; what else is said of it follows from these. */
const told = ({ code, path }: { code: string; path: readonly PropertyKey[] }) =>
  `${code === 'invalid_format' ? 'custom' : code} ${path.map(String).join('.')}`;

describe.each(schemas)('%s', (_, schema, example) => {
  const zod = zodOf(schema);
  const fields = [...new Set([...fieldsOf(zod as object), 'bogus', 'constructor'])];

  test('gives what zod gives, or the same faults', () => {
    const roll = random(17);
    const among = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;
    let [right, wrong] = [0, 0];
    for (let turn = 0; turn < 1500; turn++) {
      const request: Record<string, unknown> = { ...example };
      for (let changes = Math.floor(roll() * 4); changes > 0; changes--)
        if (roll() < 0.2) delete request[among(fields)];
        else request[among(fields)] = among(values);
      const faults: Fault[] = [];
      const output = check(schema, request, faults);
      const { success, data, error } = zod.safeParse(request);
      expect(faults.map(told)).toEqual((error?.issues ?? []).map(told));
      if (success) expect(output).toEqual(data);
      success ? right++ : wrong++;
    }
    expect(right).toBeGreaterThan(20);
    expect(wrong).toBeGreaterThan(20);
  });

  test.each([null, undefined, 1, 'x', [], () => 1])('%s is refused alike', (given) => {
    const faults: Fault[] = [];
    check(schema, given, faults);
    expect(faults.map(told)).toEqual((zod.safeParse(given).error?.issues ?? []).map(told));
  });
});

test('a page that forbids code made at run time gets horoscopes and refusals', async () => {
  const { Function: makes } = globalThis;
  const engine: Engine = await createEngine({ languages: ['en'] });
  globalThis.Function = new Proxy(makes, {
    construct() {
      throw new EvalError('forbidden');
    },
  });
  try {
    expect(() => engine.natal({} as never)).toThrow('name is missing');
    expect(() => parse(optionsSchema, { node: 'none' }, 'options')).toThrow('"true", "mean"');
  } finally {
    globalThis.Function = makes;
  }
});
