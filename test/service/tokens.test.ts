/** Signing in, and what is no token. */

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { createService, memoryRateLimit } from 'horoscope-engine/service';
import { userLine, usersIn } from 'horoscope-engine/service/node';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { engine, openService, origin, posting, secret, signedIn, user } from './open-service.js';

type Done = (error: Error | null, key: Buffer) => void;

const key = new TextEncoder().encode(secret);
const service = openService();
const seconds = Math.floor(Date.now() / 1000);

const statusOf = async (authorization: string | undefined, of = service): Promise<number> => {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const response = await of(new Request(`${origin}/api/signs`, { headers }));
  if (response.status === 401) {
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="horoscope"');
    const { detail, issues, title } = (await response.json()) as Record<string, unknown>;
    expect([detail, issues, title]).toEqual([undefined, undefined, 'Not authorized']);
  }
  return response.status;
};

/** A token as the service makes them, but for what is given. */
const forged = ({
  alg = 'HS256',
  typ = 'at+jwt',
  kid = '1',
  signedWith = key,
  ...claims
}: Record<string, unknown> = {}) =>
  new SignJWT({
    sub: 'ada',
    iss: 'horoscope-engine',
    aud: 'horoscope-engine',
    iat: seconds,
    exp: seconds + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: alg as string, typ: typ as string, kid: kid as string })
    .sign(signedWith as Uint8Array);

test('a token of the service is good, in any case of its scheme', async () => {
  const { authorization } = await signedIn(service);
  expect(await statusOf(authorization)).toBe(200);
  expect(await statusOf(authorization.replace('Bearer', 'bearer'))).toBe(200);
  expect(await statusOf(`Bearer ${await forged()}`)).toBe(200);
});

test('what is no token is refused, and nothing is said of why', async () => {
  const { authorization } = await signedIn(service);
  const [header, payload, signature] = authorization.slice(7).split('.') as [string, string, string];
  const none = new UnsecuredJWT({ sub: 'ada' })
    .setIssuer('horoscope-engine')
    .setAudience('horoscope-engine')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  const refused = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Basic ${btoa('ada:x')}`,
    'Bearer x',
    `Bearer ${none}`,
    `Bearer ${header}.${payload}.`,
    `Bearer ${header}.${payload}`,
    `Bearer ${header}.${btoa(JSON.stringify({ sub: 'root' })).replaceAll('=', '')}.${signature}`,
    `Bearer ${authorization.slice(7)} x`,
    `Bearer ${'a'.repeat(100_000)}`,
    `Bearer ${await forged({ signedWith: new TextEncoder().encode(secret.replace('a', 'b')) })}`,
    `Bearer ${await forged({ aud: 'another' })}`,
    `Bearer ${await forged({ iss: 'another' })}`,
    `Bearer ${await forged({ typ: 'JWT' })}`,
    `Bearer ${await forged({ kid: 'another' })}`,
    `Bearer ${await forged({ kid: '__proto__' })}`,
    `Bearer ${await forged({ alg: 'HS384' })}`,
    `Bearer ${await forged({ alg: 'HS512' })}`,
    `Bearer ${await forged({ exp: undefined })}`,
    `Bearer ${await forged({ iat: undefined })}`,
    `Bearer ${await forged({ sub: undefined })}`,
    // Expired by more than the clocks of two replicas may be apart.
    `Bearer ${await forged({ iat: seconds - 100, exp: seconds - 10 })}`,
    // Made in the future, or to last longer than tokens do.
    `Bearer ${await forged({ iat: seconds + 100, exp: seconds + 200 })}`,
    `Bearer ${await forged({ iat: seconds - 10_000, exp: seconds + 1000 })}`,
    `Bearer ${await forged({ nbf: seconds + 100 })}`,
  ];
  for (const one of refused) expect(await statusOf(one), one).toBe(401);
  // Within the skew of clocks it is good still.
  expect(await statusOf(`Bearer ${await forged({ iat: seconds - 50, exp: seconds - 1 })}`)).toBe(200);
});

test('a token ends', async () => {
  let now = Date.now();
  const own = openService({ tokenLifetime: 60, now: () => now });
  const { authorization } = await signedIn(own);
  expect(await statusOf(authorization, own)).toBe(200);
  now += 66_000;
  expect(await statusOf(authorization, own)).toBe(401);
});

test('keys are changed without a token being lost', async () => {
  const [old, next] = ['old secret, of 32 bytes and some more', 'new secret, of 32 bytes and some more'];
  const before = openService({ secret: { old } });
  const during = openService({ secret: { next, old } });
  const after = openService({ secret: { next } });
  const { authorization: first } = await signedIn(before);
  const { authorization: second } = await signedIn(during);
  expect(await statusOf(first, during)).toBe(200);
  expect(await statusOf(second, during)).toBe(200);
  expect(await statusOf(second, after)).toBe(200);
  expect(await statusOf(first, after)).toBe(401);
  expect(await statusOf(second, before)).toBe(401);
});

test('wrong passwords and unknown users are refused alike', async () => {
  const answers = [];
  for (const credentials of [
    { ...user, password: 'x' },
    { username: 'nobody', password: user.password },
  ]) {
    const response = await service(posting('/api/auth', credentials));
    expect(response.status).toBe(401);
    const { instance: _, ...rest } = (await response.json()) as Record<string, unknown>;
    answers.push(rest);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('credentials that are none are refused without being repeated', async () => {
  for (const body of [
    {},
    { ...user, password: 4_711_471 },
    { username: 'ada' },
    { ...user, admin: 4_711_471 },
    null,
  ]) {
    const response = await service(posting('/api/auth', body));
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain('4711471');
  }
});

test('attempts are limited by user', async () => {
  let now = 0;
  const own = openService({ rateLimit: memoryRateLimit({ perUser: 3, window: 60, now: () => now }) });
  const attempt = (password: string, username = 'ada') => own(posting('/api/auth', { username, password }));
  for (let i = 0; i < 3; i++) expect((await attempt('x')).status).toBe(401);
  now += 20_000;
  const limited = await attempt(user.password);
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('40');
  expect((await attempt('x', 'ben')).status).toBe(401);
  now += 41_000;
  expect((await attempt('x')).status).toBe(401);
  expect((await attempt(user.password)).status).toBe(200);
  for (let i = 0; i < 3; i++) expect((await attempt('x')).status).toBe(401);
});

test('attempts are limited by address, where the host tells it', async () => {
  const own = openService({ rateLimit: memoryRateLimit({ perAddress: 3 }) });
  const statuses = [];
  for (let i = 0; i < 5; i++)
    statuses.push(
      (await own(posting('/api/auth', { username: `u${i}`, password: 'x' }), { address: '192.0.2.1' }))
        .status,
    );
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await own(posting('/api/auth', user), { address: '192.0.2.2' })).status).toBe(200);
  // What an edge host passes besides the request is no address.
  expect((await own(posting('/api/auth', user), { address: 1 } as never)).status).toBe(200);
});

test('a limit forgets the oldest of more users than it remembers', () => {
  const limit = memoryRateLimit({ perUser: 1, remembered: 100 });
  const attempt = (username: string) => limit.attempt({ username, address: undefined });
  for (let i = 0; i < 1000; i++) expect(attempt(`u${i}`)).toBe(0);
  expect(attempt('u999')).toBeGreaterThan(0);
  expect(attempt('u0')).toBe(0);
});

test('a host’s own limit is asked and told', async () => {
  const told: string[] = [];
  const own = openService({
    rateLimit: {
      attempt: async ({ username }) => (username === 'ben' ? 7.2 : 0),
      succeeded: ({ username }) => void told.push(username),
    },
  });
  expect((await own(posting('/api/auth', user))).status).toBe(200);
  const response = await own(posting('/api/auth', { username: 'ben', password: 'x' }));
  expect(response.headers.get('retry-after')).toBe('8');
  expect(told).toEqual(['ada']);
});

test('users of a file', async () => {
  const line = await userLine('ada', 'pässword');
  expect(line).toMatch(/^ada:scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/);
  expect(await userLine('ada', 'pässword')).not.toBe(line);
  const authenticate = usersIn(`# who may ask\n\n${line}\r\n`);
  expect(await authenticate('ada', 'pässword')).toBe(true);
  // The same letters, composed otherwise.
  expect(await authenticate('ada', 'pa\u0308ssword')).toBe(true);
  expect(await authenticate('ada', 'password')).toBe(false);
  expect(await authenticate('nobody', 'pässword')).toBe(false);
  for (const wrong of ['ada', 'ada:secret', 'ada:scrypt:1:1:1:x:y', line.replace('32768', '1073741824')])
    expect(() => usersIn(wrong)).toThrow('line 1 of the file of users is no user');
  await expect(userLine('a:b', 'x')).rejects.toThrow('no colon');
  await expect(userLine('ada', '')).rejects.toThrow('empty');
  const own = createService({ engine, secret, authenticate });
  expect((await own(posting('/api/auth', { username: 'ada', password: 'pässword' }))).status).toBe(200);
});

test('an unknown user takes as much work as a known one', async () => {
  const authenticate = usersIn(await userLine('ada', 'password'));
  // The hash is not worked out here, but what is asked for is what it costs.
  const asked: unknown[][] = [];
  const { scrypt } = crypto;
  crypto.scrypt = ((password: string, salt: Buffer, length: number, work: object, done: Done) => {
    asked.push([password, salt.length, length, work]);
    done(null, Buffer.alloc(length));
  }) as typeof scrypt;
  syncBuiltinESMExports();
  try {
    expect(await authenticate('ada', 'wrong')).toBe(false);
    expect(await authenticate('nobody', 'wrong')).toBe(false);
  } finally {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  }
  expect(asked).toEqual([
    ['wrong', 16, 32, expect.objectContaining({ N: 32_768, r: 8, p: 3 })],
    ['wrong', 16, 32, expect.objectContaining({ N: 32_768, r: 8, p: 3 })],
  ]);
});
