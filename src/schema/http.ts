import { errorCodes } from '../errors.js';
import * as z from './kinds.js';
import { birthFields, horoscopeFields, placeRule } from './requests.js';

/** Bodies of requests and answers that only the HTTP service has. */

export const signInRequest = z.strictObject({
  username: z.string().min(1).max(200).describe('Name of the user'),
  password: z.string().min(1).max(1000).describe('The user’s password'),
});
export type SignInRequest = z.infer<typeof signInRequest>;

export const signInResponse = z.strictObject({
  accessToken: z
    .string()
    .describe('To be sent with every other request: `Authorization: Bearer <accessToken>`'),
  tokenType: z.literal('Bearer').describe('Kind of the token'),
  expiresIn: z.int().positive().describe('Seconds that the token is good for'),
});
export type SignInResponse = z.infer<typeof signInResponse>;

export const healthResponse = z.strictObject({
  status: z.literal('ok').describe('The process answers'),
});

/** Codes of refusals that the service adds to the library’s own. */
export const httpProblemCodes = [
  'malformed_body',
  'unauthorized',
  'not_found',
  'method_not_allowed',
  'not_acceptable',
  'precondition_failed',
  'body_too_large',
  'unsupported_media_type',
  'too_many_attempts',
  'overloaded',
] as const;
export type ProblemCode = (typeof httpProblemCodes)[number] | (typeof errorCodes)[number];

export const problemCodes = [...errorCodes, ...httpProblemCodes] as const;

/** A refusal, as RFC 9457 has it, `application/problem+json`. */
export const problemSchema = z.strictObject({
  type: z.string().describe('URN of the kind of refusal, which ends with its code'),
  title: z.string().describe('What kind of refusal it is, in words'),
  status: z.int().min(400).max(599).describe('Status of the response'),
  code: z.enum(problemCodes).describe('Kind of the refusal, one of a closed list'),
  detail: z.string().optional().describe('What was wrong, what was given and what is allowed'),
  instance: z.string().describe('Id of the request, as in the header `X-Request-Id`'),
  issues: z
    .array(
      z.strictObject({
        path: z.string().describe('Field of the request, dots between names; empty for the request itself'),
        message: z.string().describe('What was wrong, what was given and what is allowed'),
      }),
    )
    .optional()
    .describe('Every fault of a request, by its field'),
});
export type Problem = z.infer<typeof problemSchema>;

/** What `/api/wheel` takes: a birth, and how its picture should look. */
export const wheelRequest = z
  .strictObject({
    ...birthFields,
    ...horoscopeFields,
    size: z.int().min(16).max(10_000).optional().describe('Width in pixels; default 600'),
    theme: z.enum(['light', 'dark', 'print']).optional().describe('Colors of the picture; default `light`'),
  })
  .refine(...placeRule(''));
export type WheelRequest = z.input<typeof wheelRequest>;

/** A document within JSON, for those who accept nothing else. */
export const documentResponse = z.strictObject({
  mediaType: z.string().describe('What the document is: `image/svg+xml`, `application/pdf`'),
  encoding: z.enum(['utf-8', 'base64']).describe('How the document is written in `content`'),
  content: z.string().describe('The document'),
});
export type DocumentResponse = z.infer<typeof documentResponse>;
