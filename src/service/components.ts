import { type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import type { Schema } from '../schema/parse.js';
import * as schemas from '../schema/zod-index.js';

/**
 * JSON Schemas that stand in several places of a document, each written once. What is written once is what the library
 * itself has a name for; the same shape is the same component, whatever its place says of it.
 */
export class Components {
  readonly #names = new Map<string, string>();
  /** By name, as `components.schemas` of an OpenAPI document has them. */
  readonly schemas: Record<string, JsonSchema> = {};

  /** Learns the names, in steps. */
  *learn(): Generator<void, void> {
    for (const [name, schema] of Object.entries(schemas)) {
      yield;
      if (isSchema(schema)) {
        const json = jsonSchemaOf(schema, ofAnswers.test(name) ? 'response' : 'request');
        if (isLarge(json)) this.#names.set(keyOf(json), componentName(name));
      }
    }
  }

  /** The schema, with what has a name put where it is written once. */
  refer(schema: JsonSchema): JsonSchema {
    const { $schema: _, ...own } = schema;
    const name = this.#names.get(keyOf(own));
    if (name === undefined) return this.#within(own);
    if (this.schemas[name] === undefined) {
      // Taken before it is filled, so that the order is that of first mention.
      this.schemas[name] = {};
      const { description: _description, ...shape } = own;
      this.schemas[name] = this.#within(shape);
    }
    const { description } = own;
    return {
      $ref: `#/components/schemas/${name}`,
      ...(description !== undefined && { description }),
    } as JsonSchema;
  }

  #within(schema: JsonSchema): JsonSchema {
    const { properties, items, anyOf, oneOf, additionalProperties } = schema;
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [name, this.refer(field)]),
        ),
      }),
      ...(items && { items: this.refer(items) }),
      ...(anyOf && { anyOf: anyOf.map((branch) => this.refer(branch)) }),
      ...(oneOf && { oneOf: oneOf.map((branch) => this.refer(branch)) }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: this.refer(additionalProperties),
      }),
    };
  }
}

/** Names of the schemas of what comes out; the others are of what goes in. */
const ofAnswers = /(?<!options)(?:Schema|Response|Answer)$/;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** An object or a union of objects: a number with its bounds is as short as its name. */
const isLarge = (schema: JsonSchema): boolean =>
  schema.properties !== undefined || (schema.anyOf ?? schema.oneOf)?.some(isLarge) === true;

const componentName = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/Schema$/, '');

function keyOf(schema: JsonSchema): string {
  const { description: _description, $schema: _dialect, ...shape } = schema;
  return JSON.stringify(shape);
}
