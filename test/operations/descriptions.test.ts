/** Every field that goes in or comes out says what it means. */
import * as schemas from 'horoscope-engine/schemas';
import { expect, test } from 'vitest';
import { jsonSchemaOf, undescribed } from '#dist/schema/json-schema.js';

test.each(Object.entries(schemas.jsonSchemas()))('%s', (_, { request, response }) => {
  expect(undescribed(request)).toEqual([]);
  expect(undescribed(response)).toEqual([]);
});

test('options', () => expect(undescribed(jsonSchemaOf(schemas.optionsSchema, 'request'))).toEqual([]));

test('what only the HTTP service has', () => {
  const { signInRequest, signInResponse, healthResponse, problemSchema, wheelRequest, documentResponse } =
    schemas;
  for (const schema of [
    signInRequest,
    signInResponse,
    healthResponse,
    problemSchema,
    wheelRequest,
    documentResponse,
  ])
    expect(undescribed(jsonSchemaOf(schema, 'request'))).toEqual([]);
});
