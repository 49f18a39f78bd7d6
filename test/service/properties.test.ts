/**
 * Whatever is asked, what comes is what the OpenAPI document says: a status it lists, in a form it lists, valid by its
 * schema, and no fault of the service. Requests are made by the document itself, some of them spoilt.
 */

import { type OpenApiOperation, openApi } from 'horoscope-engine/schemas';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '#dist/schema/json-schema.js';
import fc, { isRandom } from '../fast-check.js';
import { arbitraryOf } from './arbitrary.js';
import { validatorOf } from './document.js';
import { openService, origin, posting, signedIn } from './open-service.js';

const document = openApi();
const service = openService();
const token = await signedIn(service);
const valid = validatorOf(document);

type Content = Record<string, { schema: JsonSchema }>;

/** What the document says of a status of an operation. */
function contentOf(operation: OpenApiOperation, status: number): Content | undefined {
  const response = operation.responses[String(status)];
  if (response === undefined) return undefined;
  const name = (response as { $ref?: string }).$ref?.split('/').at(-1);
  const listed = name === undefined ? response : document.components.responses?.[name as never];
  return (listed as { content?: Content }).content ?? {};
}

async function holds(operation: OpenApiOperation, response: Response): Promise<number> {
  const { status } = response;
  expect(status).toBeLessThan(500);
  const content = contentOf(operation, status);
  expect(content, `${operation.operationId} lists no ${status}`).toBeDefined();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = content?.[type]?.schema;
  if (type === '') expect(content).toEqual({});
  else expect(schema, `${operation.operationId} lists no ${type}`).toBeDefined();
  if (schema && type.endsWith('json')) expect(valid(schema, await response.json())).toEqual([]);
  return status;
}

const spoilt = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('accept', 'content-type', 'authorization', 'if-none-match') },
);
const headerValues = fc.constantFrom(
  'text/html',
  'application/json',
  '*',
  'Bearer x',
  'application/json;q=0',
);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const answered = new Map<string, number>();

describe('by the document', () => {
  test.each(operations)('$method $path', async ({ path, method, operation }) => {
    const [body] = Object.values(operation.requestBody?.content ?? {});
    const requests = body ? arbitraryOf(document, body.schema as JsonSchema) : fc.constant(undefined);
    const example = body?.example as Record<string, unknown> | undefined;
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(example ?? { lang: 1 })), fc.jsonValue(), {
      maxKeys: 1,
    });
    const bodies = fc.oneof(
      requests,
      // Most of a right request, so that there are answers among the refusals.
      requests.map((request) => ({ ...(request as object), ...example })),
      fields.map((wrong) => ({ ...example, ...wrong })),
      fc.constant(example),
    );
    await fc.assert(
      fc.asyncProperty(bodies, spoilt, headerValues, async (asked, header, value) => {
        const headers = { ...token, ...(header !== undefined && { [header]: value }) };
        const request =
          method === 'get' ? new Request(origin + path, { headers }) : posting(path, asked, headers);
        const status = await holds(operation, await service(request));
        if (status === 200)
          answered.set(operation.operationId, (answered.get(operation.operationId) ?? 0) + 1);
      }),
      // A report to print takes a hundred times as long as another answer.
      { numRuns: isRandom ? 200 : path === '/api/natal-pdf-report' ? 2 : 7 },
    );
  });
});

test('bodies that are anything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operations), fc.oneof(fc.json(), fc.string()), async (one, body) => {
      if (one.method === 'get') return;
      await holds(one.operation, await service(posting(one.path, body, token)));
    }),
    { numRuns: isRandom ? 600 : 50 },
  );
});

afterAll(() => {
  const silent = operations
    .filter(({ operation: { operationId: id } }) => !answered.has(id))
    .map(({ path }) => path);
  expect(silent.filter((path) => !['/api/auth', '/api/natal-pdf-report'].includes(path))).toEqual([]);
});
