/** The OpenAPI document: valid by two validators, its examples by their schemas. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { httpJsonSchemas, jsonSchemas, openApi, operations } from 'horoscope-engine/schemas';
import { expect, test } from 'vitest';
import { ownLibrary, run } from '#dist/command/run.js';
import { endpoints } from '#dist/service/endpoints.js';
import { validatorOf } from './document.js';
import { engine, openService, origin } from './open-service.js';

const document = openApi();
const valid = validatorOf(document);
/** The command’s, with the engine that has worked out the same examples. */
const library = { ...ownLibrary, open: async () => engine };

test('is valid by the schema of OpenAPI 3.1 (@seriousme/openapi-schema-validator)', async () => {
  expect(await new Validator().validate(structuredClone(document) as never)).toEqual({ valid: true });
});

test('is valid, and has nothing that Redocly warns of', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('has every endpoint by its method', () => {
  for (const { path, method, name } of endpoints)
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  expect(Object.keys(document.paths)).toHaveLength(endpoints.length + 3);
});

test('every schema of it is one, and fits its example', () => {
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
      expect(valid(schema as object, example), operation.operationId).toEqual([]);
      expect(example).toBeDefined();
    }
});

test('the JSON Schemas of requests and responses fit examples of both', () => {
  const schemas = jsonSchemas(operations, engine);
  for (const [name, { request, response }] of Object.entries(schemas)) {
    for (const schema of [request, response]) {
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(schema.examples, name).toHaveLength(1);
      expect(schema.description, name).toBeDefined();
      const { examples = [], ...shape } = schema;
      for (const example of examples) expect(valid(shape, example), name).toEqual([]);
    }
  }
});

test('so do those of what only the service has', () => {
  const schemas = httpJsonSchemas();
  expect(Object.keys(schemas)).toEqual(['signIn', 'wheel', 'natalPdfReport', 'health', 'problem']);
  for (const { request, response } of Object.values(schemas))
    for (const { examples = [], ...shape } of [request, response].filter((schema) => schema !== undefined)) {
      expect(shape.description).toBeDefined();
      expect(examples).toHaveLength(1);
      expect(valid(shape, examples[0])).toEqual([]);
    }
});

test('is served, and written by the command, there with examples of answers', async () => {
  const response = await openService()(new Request(`${origin}/api/openapi.json`));
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const { output, exitCode } = await run(['openapi'], { color: false }, library);
  expect(exitCode).toBe(0);
  const written = JSON.parse(output) as typeof document;
  expect(Object.keys(written.paths)).toEqual(Object.keys(document.paths));
  const natal = written.paths['/api/natal']?.post?.responses['200'] as {
    content: Record<string, { schema: object; example: unknown }>;
  };
  const { schema, example } = natal.content['application/json'] ?? { schema: {} };
  expect(validatorOf(written)(schema, example)).toEqual([]);
  expect(await new Validator().validate(written as never)).toEqual({ valid: true });
});
