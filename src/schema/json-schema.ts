import * as z from 'zod';
import type { Schema } from './parse.js';
import { zodOf } from './zod.js';

/** A JSON Schema of draft 2020-12, as far as the reference and the command line read it. */
export interface JsonSchema {
  $schema?: string;
  description?: string;
  examples?: unknown[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
}

/**
 * The JSON Schema of a request, as it is written, or of a response. Rules between fields (a place by its id or by its
 * coordinates) have no word there; the zod schema holds to them.
 */
export const jsonSchemaOf = (schema: Schema, direction: 'request' | 'response'): JsonSchema =>
  z.toJSONSchema(zodOf(schema), {
    io: direction === 'request' ? 'input' : 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => dropIntegerBounds(jsonSchema as JsonSchema),
  }) as JsonSchema;

/** Drops the bounds that zod gives every integer, those of a double's exact ones: they say nothing of the field. */
function dropIntegerBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** The branches of a union, or the schema alone. */
export const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(branchesOf) ?? [schema];

/** Fields of an object, of whichever branch of a union; those that every branch requires are required. */
export function fieldsOf(schema: JsonSchema): { name: string; field: JsonSchema; required: boolean }[] {
  const branches = branchesOf(schema).filter(({ properties }) => properties !== undefined);
  const fields = new Map<string, JsonSchema>();
  for (const { properties = {} } of branches)
    for (const [name, field] of Object.entries(properties)) if (!fields.has(name)) fields.set(name, field);
  return [...fields].map(([name, field]) => ({
    name,
    field,
    required: branches.every(({ required = [] }) => required.includes(name)),
  }));
}

/** Dotted paths of the fields of a schema, at any depth, that say nothing of what they mean. */
export function undescribed(schema: JsonSchema, path = ''): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [...(isDescribed(field) ? [] : [at]), ...undescribed(field, at)];
  });
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...inner, ...parts.flatMap((part) => undescribed(part, path))];
}

/** A field described itself, or by what it may be where that is not null. */
const isDescribed = (field: JsonSchema): boolean =>
  field.description !== undefined ||
  field.const !== undefined ||
  branchesOf(field).some(({ description }) => description !== undefined);
