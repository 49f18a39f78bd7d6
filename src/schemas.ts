/**
 * The schemas of every request and response (`horoscope-engine/schemas`): as zod schemas by their names, and as JSON
 * Schemas of draft 2020-12 by operation.
 */
import type { Engine } from './engine-interface.js';
import * as list from './operations/list.js';
import { type JsonSchema, jsonSchemaOf } from './schema/json-schema.js';
import type { Schema } from './schema/parse.js';
import { zodOf } from './schema/zod.js';
import { answersOf } from './service/examples.js';

export * from './schema/zod-index.js';
export { type HttpJsonSchemas, httpJsonSchemas } from './service/http-schemas.js';
export {
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiOptions,
  openApi,
} from './service/openapi.js';

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
export const operations: Readonly<Record<string, OperationSchemas>> = Object.fromEntries(
  Object.entries(list).map(([name, operation]) => [
    name,
    { ...operation, request: zodOf(operation.request), response: zodOf(operation.response) },
  ]),
);

/** The JSON Schemas of an operation's request and response. */
export interface OperationJsonSchemas {
  request: JsonSchema;
  response: JsonSchema;
}

/**
 * JSON Schemas of every operation, by the name of its function; or of the operations given. Requests have an example,
 * and where an engine is given, responses have its answer.
 *
 * @throws HoroscopeError where the engine refuses an example
 */
export function jsonSchemas(
  of: Readonly<Record<string, OperationSchemas>> = operations,
  engine?: Engine,
): Record<string, OperationJsonSchemas> {
  const answers = engine === undefined ? {} : answersOf(engine, of);
  return Object.fromEntries(
    Object.values(of).map(({ name, summary, request, response, example }) => [
      name,
      {
        request: {
          ...jsonSchemaOf(request, 'request'),
          description: `Request of ${name}: ${summary}`,
          examples: [example],
        },
        response: {
          ...jsonSchemaOf(response, 'response'),
          description: `Answer of ${name}: ${summary}`,
          ...(name in answers && { examples: [answers[name]] }),
        },
      },
    ]),
  );
}
