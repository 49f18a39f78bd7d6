import fc from 'fast-check';
import { branchesOf, type JsonSchema } from '../schema/json-schema.js';
import { fieldValues } from './fields.js';
import { evenly } from './numbers.js';

/**
 * Values that a JSON Schema allows. Fields whose names say what they mean have values of `fields.ts`; for the others
 * the schema has the word.
 */
export function valuesOf(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const known = fieldValues(name);
  if (known !== undefined) return known;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = branchesOf(schema);
  if (branches.length > 1) return fc.oneof(...branches.map((branch) => valuesOf(branch, name)));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return schema.properties === undefined ? dictionariesOf(schema) : objectsOf(schema);
    case 'array':
      return fc.array(schema.items ? valuesOf(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 40 });
    case 'number':
      return evenly(schema.minimum ?? -400, schema.maximum ?? 400).filter(
        (value) => schema.exclusiveMinimum === undefined || value > schema.exclusiveMinimum,
      );
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

function dictionariesOf({ additionalProperties, propertyNames }: JsonSchema): fc.Arbitrary<unknown> {
  const values = typeof additionalProperties === 'object' ? valuesOf(additionalProperties) : fc.constant(1);
  const keys = propertyNames === undefined ? fc.string() : valuesOf(propertyNames).map(String);
  return fc.dictionary(keys, values, { maxKeys: 2, noNullPrototype: true });
}

/** Objects of a schema's fields: those that are required, and each of the others now and then. */
export function objectsOf(
  { properties = {}, required = [] }: JsonSchema,
  values: (schema: JsonSchema, name: string) => fc.Arbitrary<unknown> = valuesOf,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => {
    const own = values(field, name);
    return [name, required.includes(name) ? own : seldom(own)] as const;
  });
  return fc
    .record(Object.fromEntries(fields), { noNullPrototype: true })
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
}

/** So that most requests are short, and shrink to what matters. */
const seldom = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
