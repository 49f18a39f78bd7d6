/**
 * The schemas of every request and response (`horoscope-engine/schemas`): as zod schemas by their names, and as JSON
 * Schemas of draft 2020-12 by operation.
 */
import * as list from './operations/list.js';
import { type JsonSchema, jsonSchemaOf } from './schema/json-schema.js';
import type { Schema } from './schema/parse.js';

export * from './schema/index.js';

/** An operation as seen from outside: where it is served, what it takes and gives. */
export interface OperationSchemas {
  name: string;
  path: string;
  method: 'GET' | 'POST';
  summary: string;
  description?: string;
  request: Schema;
  response: Schema;
  /** Whether it takes options as a second argument; default true. */
  takesOptions?: boolean;
  /** Whether it can be called without a request; default false. */
  requestOptional?: boolean;
  /** A request that gets an answer. */
  example: Readonly<Record<string, unknown>>;
}

/** Every operation of the library, by the name of its function. */
export const operations: Readonly<Record<string, OperationSchemas>> = list;

/** The JSON Schemas of an operation's request and response. */
export interface OperationJsonSchemas {
  request: JsonSchema;
  response: JsonSchema;
}

/** JSON Schemas of every operation, by the name of its function; or of the operations given. */
export function jsonSchemas(
  of: Readonly<Record<string, OperationSchemas>> = operations,
): Record<string, OperationJsonSchemas> {
  return Object.fromEntries(
    Object.values(of).map(({ name, request, response }) => [
      name,
      { request: jsonSchemaOf(request, 'request'), response: jsonSchemaOf(response, 'response') },
    ]),
  );
}
