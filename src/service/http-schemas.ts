import {
  type DocumentResponse,
  documentResponse,
  healthResponse,
  type Problem,
  problemSchema,
  type SignInResponse,
  signInRequest,
  signInResponse,
} from '../schema/http.js';
import { type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import type { Schema } from '../schema/parse.js';
import { documents } from './documents.js';
import { kinds, typeOf } from './problems.js';

/** The JSON Schemas of a path of the service that is no operation. */
export interface HttpJsonSchemas {
  /** Left out where nothing is sent. */
  request?: JsonSchema;
  response: JsonSchema;
}

const token: SignInResponse = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6IjEifQ.e30.c2lnbmF0dXJl',
  tokenType: 'Bearer',
  expiresIn: 3600,
};
const picture: DocumentResponse = {
  mediaType: 'image/svg+xml',
  encoding: 'utf-8',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const report: DocumentResponse = {
  mediaType: 'application/pdf',
  encoding: 'base64',
  content: 'JVBERi0xLjcK',
};
const refusal: Problem = {
  type: typeOf('unknown_place'),
  ...kinds.unknown_place,
  code: 'unknown_place',
  detail: 'place_id is 1, which no place has',
  instance: '0b6c9a2e-5d0e-4f0a-9a53-2f2c1f0d7c11',
  issues: [{ path: 'place_id', message: 'place_id is 1, which no place has' }],
};

/** A schema with what it is of and an example. */
const shown = (
  schema: Schema,
  direction: 'request' | 'response',
  description: string,
  example: unknown,
): JsonSchema => ({ ...jsonSchemaOf(schema, direction), description, examples: [example] });

/** JSON Schemas of what only the HTTP service has: signing in, documents within JSON, health, refusals. */
export const httpJsonSchemas = (): Record<string, HttpJsonSchemas> => ({
  signIn: {
    request: shown(signInRequest, 'request', 'A user and password, for a token', {
      username: 'ada',
      password: 'correct horse battery staple',
    }),
    response: shown(signInResponse, 'response', 'The token', token),
  },
  ...Object.fromEntries(
    documents.map(({ name, summary, request, example, mediaType }) => [
      name,
      {
        request: shown(request, 'request', `Request of ${name}: ${summary}`, example),
        response: shown(
          documentResponse,
          'response',
          `Answer of ${name} within JSON: ${summary}`,
          mediaType === picture.mediaType ? picture : report,
        ),
      },
    ]),
  ),
  health: { response: shown(healthResponse, 'response', 'The process answers', { status: 'ok' }) },
  problem: { response: shown(problemSchema, 'response', 'A refusal, RFC 9457', refusal) },
});
