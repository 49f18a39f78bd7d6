import { check, type Fault } from '../schema/check.js';
import { type SignInResponse, signInRequest } from '../schema/http.js';
import { type Answer, jsonAnswer } from './answer.js';
import { bodyOf } from './body.js';
import type { ServiceSettings } from './options.js';
import { Refusal } from './problems.js';

const challenge = { 'WWW-Authenticate': 'Bearer realm="horoscope"' };

/** Whatever was wrong, this is all that is said of it. */
const unauthorized = (): Refusal => new Refusal('unauthorized', { headers: challenge });

/** A token for a user and password. @throws Refusal */
export async function signIn(
  { authenticate, rateLimit, tokens, tokenLifetime, bodyLimit }: ServiceSettings,
  request: Request,
  address: string | undefined,
): Promise<Answer> {
  const { username, password } = credentialsIn(await bodyOf(request, bodyLimit));
  const attempt = { username, address };
  const wait = await rateLimit.attempt(attempt);
  if (wait > 0)
    throw new Refusal('too_many_attempts', { headers: { 'Retry-After': String(Math.ceil(wait)) } });
  if (!(await authenticate(username, password))) throw unauthorized();
  await rateLimit.succeeded?.(attempt);
  return jsonAnswer({
    accessToken: await tokens.sign(username),
    tokenType: 'Bearer',
    expiresIn: tokenLifetime,
  } satisfies SignInResponse);
}

/** What was given is not repeated: one of the two is a password. */
function credentialsIn(body: unknown): { username: string; password: string } {
  const faults: Fault[] = [];
  const credentials = check(signInRequest, body, faults);
  if (faults.length === 0) return credentials as { username: string; password: string };
  throw new Refusal('invalid_request', {
    detail: 'the body must be { username, password }, both of them strings that are not empty',
    issues: faults.slice(0, 5).map(({ path }) => ({
      path: path.map(String).join('.').slice(0, 100),
      message: path.length > 0 ? 'must be a string that is not empty' : 'must be { username, password }',
    })),
  });
}

const longest = 4096;

/** @throws Refusal where the request has no token that is good now */
export async function requireToken({ tokens }: ServiceSettings, { headers }: Request): Promise<void> {
  const given = headers.get('authorization') ?? '';
  const token = given.length > longest ? undefined : /^Bearer +([\w.-]+)$/i.exec(given)?.[1];
  if (token === undefined || (await tokens.userOf(token)) === undefined) throw unauthorized();
}
