import { healthResponse, problemSchema, signInRequest, signInResponse } from '../schema/http.js';
import { type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import { optionsSchema } from '../schema/options.js';
import type { Schema } from '../schema/parse.js';
import { engineVersion } from '../version.js';
import { Components } from './components.js';
import { type Endpoint, endpoints, json } from './endpoints.js';
import { defaultWork } from './limits.js';
import { kinds } from './problems.js';
import { atOnce } from './turns.js';

/** The service as an OpenAPI document, 3.1, from the definitions of the operations. */

/** A document of OpenAPI 3.1, as far as the library itself reads it. */
export interface OpenApiDocument {
  openapi: string;
  jsonSchemaDialect: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, unknown> & { schemas: Record<string, JsonSchema> };
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Record<string, unknown>[];
  requestBody?: { required: boolean; content: Record<string, Record<string, unknown>> };
  responses: Record<string, Record<string, unknown>>;
}

export interface OpenApiOptions {
  /** What all paths begin with: `/astrology`. */
  basePath?: string;
  /** Answers to the examples of requests, by the name of the operation, to be shown as examples themselves. */
  answers?: Readonly<Record<string, unknown>>;
}

/**
 * The OpenAPI document of the service.
 *
 * @example
 * openApi().paths['/api/natal'].post.operationId; // 'natal'
 */
export const openApi = (options?: OpenApiOptions): OpenApiDocument => atOnce(openApiSteps(options));

/** The same in steps, for a thread that has other things to do. */
export function* openApiSteps({
  basePath = '',
  answers = {},
}: OpenApiOptions = {}): Generator<void, OpenApiDocument> {
  const components = new Components();
  yield* components.learn();
  const schemaOf = (schema: Schema, direction: 'request' | 'response') =>
    components.refer(jsonSchemaOf(schema, direction));
  const options = schemaOf(optionsSchema, 'request');

  const paths: OpenApiDocument['paths'] = {
    '/api/auth': { post: signIn(schemaOf) },
    '/api/openapi.json': { get: document },
    '/health': { get: health(schemaOf) },
  };
  for (const endpoint of endpoints) {
    yield;
    paths[endpoint.path] = {
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components, options, answers[endpoint.name]),
    };
  }
  const problem = schemaOf(problemSchema, 'response');

  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Horoscopes',
      description: `Astrological calculations and interpretation texts. A client signs in once (\`POST /api/auth\`) and sends its token with every other request. Rules between the fields of a request (a place by its id or by its coordinates) are told by refusals.`,
      version: engineVersion.split(' ').at(-1),
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    security: [{ token: [] }],
    tags: [
      { name: 'horoscopes', description: 'Calculations, texts, documents' },
      { name: 'service', description: 'Signing in, and what is known of the service' },
    ],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { ifNoneMatch },
      headers,
      responses: Object.fromEntries(
        statuses.map((status) => [`Problem${status}`, problemResponse(status, problem)]),
      ),
    },
  };
}

type SchemaOf = (schema: Schema, direction: 'request' | 'response') => JsonSchema;

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an answer that the client has',
  schema: { type: 'string' },
};
const headers = {
  RequestId: {
    description: 'Id of the request, the client’s own where it sent one',
    schema: { type: 'string' },
  },
  ETag: { description: 'The same for the same answer', schema: { type: 'string' } },
};
const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const tag = { ETag: { $ref: '#/components/headers/ETag' } };

const statuses = [...new Set(Object.values(kinds).map(({ status }) => status))].sort((a, b) => a - b);

const problemResponse = (status: number, schema: JsonSchema) => ({
  description: [
    ...new Set(
      Object.values(kinds)
        .filter((kind) => kind.status === status)
        .map(({ title }) => title),
    ),
  ].join('; '),
  headers: requestId,
  content: { 'application/problem+json': { schema } },
});

const problems = (...listed: number[]) =>
  Object.fromEntries(
    listed.map((status) => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
  );

const ofBody = [400, 413, 415, 422];

function operationOf(
  endpoint: Endpoint,
  components: Components,
  options: JsonSchema,
  answer: unknown,
): OpenApiOperation {
  const { name, method, summary, description, cost, mediaType, readsClock } = endpoint;
  const lasting = !readsClock({});
  return {
    operationId: name,
    summary,
    description: [description, costOf(cost)].filter((part) => part !== undefined).join(' '),
    tags: ['horoscopes'],
    ...parametersOf(endpoint),
    ...(method === 'POST' && { requestBody: bodyOf(endpoint, components, options) }),
    responses: {
      200: {
        description: 'The answer',
        headers: { ...requestId, ...(lasting && tag) },
        content: {
          ...(mediaType !== json && { [mediaType]: { schema: documentSchema(mediaType) } }),
          [json]: {
            schema: components.refer(jsonSchemaOf(endpoint.response, 'response')),
            ...(answer !== undefined && { example: answer }),
          },
        },
      },
      ...(method === 'GET' && { 304: { description: 'The client has this answer' } }),
      ...problems(401, 404, 405, 406, ...(method === 'POST' ? [...ofBody, 412] : [422]), 500, 503),
    },
  };
}

const documentSchema = (mediaType: string) =>
  mediaType.endsWith('xml') ? { type: 'string' } : { type: 'string', format: 'binary' };

/** What an answer costs, and what becomes of a request that costs more than the service gives one. */
function costOf({ most, worst, instead }: Endpoint['cost']): string {
  if (instead === undefined) return `Costs ${most.toLocaleString('en-US')} units of work at most: ${worst}.`;
  return `What costs more units of work than the service gives a request (${defaultWork.toLocaleString('en-US')} by default) is refused as \`too_costly\`: ${instead}.`;
}

function parametersOf({ method, request }: Endpoint): { parameters: Record<string, unknown>[] } {
  const known = { $ref: '#/components/parameters/ifNoneMatch' };
  if (method === 'POST') return { parameters: [known] };
  const { properties = {}, required = [] } = jsonSchemaOf(request, 'request');
  const query = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema,
  }));
  return { parameters: [...query, known] };
}

function bodyOf(
  { request, takesOptions, requestOptional, example }: Endpoint,
  components: Components,
  options: JsonSchema,
): NonNullable<OpenApiOperation['requestBody']> {
  const own = jsonSchemaOf(request, 'request');
  const schema = components.refer(takesOptions ? withOptions(own, options) : own);
  return { required: !requestOptional, content: { [json]: { schema, example } } };
}

/** A request whose body takes the options of the call besides. */
function withOptions(schema: JsonSchema, options: JsonSchema): JsonSchema {
  const { $schema: _, ...own } = schema;
  const { anyOf, oneOf, properties } = own;
  return {
    ...own,
    ...(anyOf && { anyOf: anyOf.map((branch) => withOptions(branch, options)) }),
    ...(oneOf && { oneOf: oneOf.map((branch) => withOptions(branch, options)) }),
    ...(properties && {
      properties: { ...properties, options: { ...options, description: 'Options of the call' } },
    }),
  };
}

const signIn = (schemaOf: SchemaOf): OpenApiOperation => ({
  operationId: 'signIn',
  summary: 'A token for a user and password',
  tags: ['service'],
  security: [],
  requestBody: {
    required: true,
    content: {
      [json]: {
        schema: schemaOf(signInRequest, 'request'),
        example: { username: 'ada', password: 'correct horse battery staple' },
      },
    },
  },
  responses: {
    200: {
      description: 'The token',
      headers: requestId,
      content: { [json]: { schema: schemaOf(signInResponse, 'response') } },
    },
    ...problems(...ofBody, 401, 405, 429, 500),
  },
});

const health = (schemaOf: SchemaOf): OpenApiOperation => ({
  operationId: 'health',
  summary: 'Whether the process answers, for what balances load',
  tags: ['service'],
  security: [],
  responses: {
    200: {
      description: 'It does',
      headers: requestId,
      content: { [json]: { schema: schemaOf(healthResponse, 'response') } },
    },
    ...problems(405),
  },
});

const document: OpenApiOperation = {
  operationId: 'openApi',
  summary: 'This document',
  tags: ['service'],
  security: [],
  parameters: [{ $ref: '#/components/parameters/ifNoneMatch' }],
  responses: {
    200: {
      description: 'The document',
      headers: { ...requestId, ...tag },
      content: { [json]: { schema: { type: 'object' } } },
    },
    304: { description: 'The client has this answer' },
    ...problems(405, 500),
  },
};
