/** Requests made by the schemas of an OpenAPI document. */

import type { OpenApiDocument } from 'horoscope-engine/schemas';
import type { JsonSchema } from '#dist/schema/json-schema.js';
import fc, { evenly } from '../fast-check.js';

type Referring = JsonSchema & { $ref?: string };

const placeIds = [3054643, 2267057, 5128581, 2147714, 1850147, 1, 99_999_999];
const dates = [
  '1990-05-17',
  '2026-11-21',
  '2026-12-31',
  '1800-01-01',
  '0001-01-01',
  '2999-12-31',
  '1990-02-30',
];

/** What a field of this name means, which its schema does not say. */
function knownValues(name: string): fc.Arbitrary<unknown> | undefined {
  if (name.startsWith('place_id')) return fc.constantFrom(...placeIds);
  if (/^(?:date|from|to)(?:_|$)/.test(name)) return fc.constantFrom(...dates);
  if (name.startsWith('time') && !name.includes('zone') && !name.includes('accuracy'))
    return fc.constantFrom('14:30', '00:00', '23:59:59', null);
  if (name === 'lang') return fc.constantFrom('en', 'en-GB');
  if (name === 'timezone') return fc.constantFrom('UTC', 'Asia/Tokyo', 'America/St_Johns', '+05:30', 'LMT');
  if (name === 'year') return fc.integer({ min: 1990, max: 2030 });
  return undefined;
}

/** Values that a schema allows, of which most mean something. */
export function arbitraryOf(document: OpenApiDocument, schema: Referring, name = ''): fc.Arbitrary<unknown> {
  const inner = (one: Referring, field = '') => arbitraryOf(document, one, field);
  if (schema.$ref !== undefined) {
    const target = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (target === undefined) throw new Error(`${schema.$ref} leads nowhere`);
    return inner(target, name);
  }
  const known = knownValues(name);
  if (known !== undefined) return known;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => inner(branch, name)));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectsOf(schema, inner);
    case 'array':
      return fc.array(schema.items ? inner(schema.items) : fc.constant(1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 40 });
    case 'number':
      return evenly(schema.minimum ?? -400, schema.maximum ?? 400);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 20, 20) });
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf(
  { properties, required = [], additionalProperties, propertyNames }: JsonSchema,
  inner: (schema: JsonSchema, field?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (properties === undefined) {
    const values = typeof additionalProperties === 'object' ? inner(additionalProperties) : fc.constant(1);
    return fc.dictionary(
      (propertyNames ? inner(propertyNames) : fc.string()) as fc.Arbitrary<string>,
      values,
      {
        maxKeys: 2,
      },
    );
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const values = inner(field, name);
    return [name, required.includes(name) ? values : seldom(values)] as const;
  });
  return fc
    .record(Object.fromEntries(fields))
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
}

/** So that a request has few rules between its fields to break. */
const seldom = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
