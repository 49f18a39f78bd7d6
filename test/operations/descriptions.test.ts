/** Every field that goes in or comes out says what it means. */
import { jsonSchemas, optionsSchema } from 'horoscope-engine/schemas';
import { expect, test } from 'vitest';
import { jsonSchemaOf, undescribed } from '#dist/schema/json-schema.js';

test.each(Object.entries(jsonSchemas()))('%s', (_, { request, response }) => {
  expect(undescribed(request)).toEqual([]);
  expect(undescribed(response)).toEqual([]);
});

test('options', () => expect(undescribed(jsonSchemaOf(optionsSchema, 'request'))).toEqual([]));
