/** What is refused, and how: problem documents (RFC 9457) that say what was wrong and nothing of the service. */
import { problemSchema } from 'horoscope-engine/schemas';
import { createService, type LogEntry, warmUp } from 'horoscope-engine/service';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#dist/service/endpoints.js';
import { engine, json, openService, origin, posting, secret, signedIn } from './open-service.js';

const service = openService();
const token = await signedIn(service);
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };

async function refusal(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  // No stack, no path of a file, no version.
  expect(text).not.toMatch(/\.js|\.ts|node_modules|at \w+ \(|horoscope-engine/);
  const problem = problemSchema.parse(JSON.parse(text));
  expect(problem.status).toBe(response.status);
  expect(problem.instance).toBe(response.headers.get('x-request-id'));
  expect(problem.type.endsWith(`:${problem.code}`)).toBe(true);
  return problem;
}

const asked = (path: string, body: unknown, headers = {}) =>
  service(posting(path, body, { ...token, ...headers }));

test('a path that is none', async () => {
  for (const path of [
    '/',
    '/api',
    '/api/',
    '/api/natals',
    '/api/constructor',
    '/api/natal/1',
    '/api/%6eatal',
  ])
    expect(await refusal(await service(posting(path, birth, token)))).toMatchObject({ status: 404 });
});

test('a method that is none', async () => {
  const response = await service(new Request(`${origin}/api/natal`, { headers: token }));
  expect(response.headers.get('allow')).toBe('POST');
  expect(await refusal(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  const posted = await service(posting('/api/signs', {}, token));
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
  expect(posted.status).toBe(405);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await service(new Request(`${origin}/api/natal`, { method }))).status).toBe(405);
});

test('a body that is too large, of which no more is read', async () => {
  const limited = openService({ limits: { body: 1000 } });
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 100;
      controller.enqueue(new Uint8Array(100).fill(0x20));
    },
  });
  const request = new Request(`${origin}/api/natal`, {
    method: 'POST',
    headers: { ...json, ...(await signedIn(limited)) },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(await refusal(await limited(request))).toMatchObject({ status: 413, code: 'body_too_large' });
  expect(read).toBeLessThan(2000);

  const declared = posting('/api/natal', birth, { ...(await signedIn(limited)), 'content-length': '1001' });
  expect((await limited(declared)).status).toBe(413);
});

test('a body that is no stream, as those of Firefox are none', async () => {
  const limited = openService({ limits: { body: 1000 } });
  const headers = await signedIn(limited);
  const streamless = (body: unknown) =>
    Object.defineProperty(posting('/api/natal', body, headers), 'body', { value: undefined });
  expect((await limited(streamless(birth))).status).toBe(200);
  expect((await limited(streamless({ ...birth, name: 'x'.repeat(1000) }))).status).toBe(413);
});

test('a body that is of another type', async () => {
  for (const type of [
    'text/plain',
    'application/xml',
    '',
    'application/json; charset=latin1',
    'application/jsonp',
  ])
    expect(await refusal(await asked('/api/natal', birth, { 'content-type': type }))).toMatchObject({
      status: 415,
    });
  expect((await asked('/api/natal', birth, { 'content-encoding': 'gzip' })).status).toBe(415);
  for (const type of [
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
  ])
    expect((await asked('/api/natal-basic', birth, { 'content-type': type })).status).toBe(200);
});

test('a body that is no JSON', async () => {
  for (const body of ['', '{', '{"name": }', 'null x', '\u0000'])
    expect(await refusal(await asked('/api/natal', body))).toMatchObject({
      status: 400,
      code: 'malformed_body',
    });
  const invalid = new Request(`${origin}/api/natal`, {
    method: 'POST',
    headers: { ...json, ...token },
    body: new Uint8Array([0x22, 0xff, 0x22]),
  });
  expect((await service(invalid)).status).toBe(400);
});

test('fields that are not what they may be, each of them', async () => {
  const problem = await refusal(
    await asked('/api/natal', {
      name: '',
      date: '17.5.1990',
      time: '25:00',
      place_id: 'x',
      lang: 'en',
      plase: 1,
    }),
  );
  expect(problem).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(problem.issues?.map(({ path }) => path).sort()).toEqual([
    'date',
    'name',
    'place_id',
    'plase',
    'time',
  ]);
  for (const body of [null, 1, '"x"', [], [birth]])
    expect((await asked('/api/natal', body)).status).toBe(422);
  expect(await refusal(await asked('/api/natal', { ...birth, options: { zodiak: 1 } }))).toMatchObject({
    status: 422,
    issues: [{ path: 'zodiak' }],
  });
  expect(
    (await asked('/api/signtosign', { sign_id_1: 0, sign_id_2: 1, lang: 'en', options: {} })).status,
  ).toBe(422);
  expect(await refusal(await asked('/api/natal', { ...birth, lang: 'xx' }))).toMatchObject({
    status: 422,
    code: 'unsupported_language',
  });
});

test('fields of a query', async () => {
  const get = (path: string) => service(new Request(origin + path, { headers: token }));
  expect((await get('/api/signs?lang=en')).status).toBe(200);
  for (const query of ['lang=en&lang=en', 'langue=en', '__proto__=1', 'lang='])
    expect(await refusal(await get(`/api/signs?${query}`))).toMatchObject({ status: 422 });
});

test('a place that is none', async () => {
  expect(await refusal(await asked('/api/natal', { ...birth, place_id: 1 }))).toMatchObject({
    status: 404,
    code: 'unknown_place',
  });
});

const many = (length: number) => Array.from({ length }, (_, id) => 10_001 + id);

test('what would cost too much', async () => {
  const partner = { name_2: 'Ben', date_2: birth.date, time_2: birth.time, place_id_2: 3054643 };
  const person = { name_1: 'Ada', date_1: birth.date, time_1: birth.time, place_id_1: 3054643, lang: 'en' };
  for (const [path, body] of [
    ['/api/transits', { ...person, date_2: '2026-01-01', date_end: '2035-12-31' }],
    ['/api/sky-events', { from: '2000-01-01', to: '2010-01-01' }],
    ['/api/ephemeris-table', { from: '2000-01-01', to: '2010-01-01', step: 1 }],
    ['/api/natal', { ...birth, planets: many(200) }],
    ['/api/natal-pdf-report', { ...birth, options: { bodies: many(200) } }],
    ['/api/solarreturn', { ...birth, year: 2026, planets: many(120) }],
    ['/api/synastry', { ...person, ...partner, planets: many(120) }],
  ] as const) {
    const problem = await refusal(await asked(path, body));
    expect(problem).toMatchObject({ status: 422, code: 'too_costly' });
    expect(problem.detail).toMatch(/ask for|name fewer/);
  }
});

test('what a report to print may not bring along', async () => {
  const word = 'w'.repeat(150);
  const pdf = (given: object) => ({ ...birth, options: { pdf: given } });
  for (const [body, code, path] of [
    [pdf({ typeface: { regular: 'file:///etc/passwd' } }), 'invalid_request', 'options.pdf.typeface'],
    [pdf({ logo: 'x' }), 'invalid_request', 'options.pdf.logo'],
    [
      pdf({ chapters: { before: [{ title: 'T', text: 'w'.repeat(60_000) }] } }),
      'invalid_request',
      'options.pdf.chapters',
    ],
    [pdf({ words: { contents: word } }), 'invalid_request', 'options.pdf.words'],
    [pdf({ title: word }), 'too_costly', 'options.pdf.title'],
    [pdf({ footer: 'a '.repeat(10_000) }), 'too_costly', 'options.pdf.footer'],
    [{ ...birth, name: word }, 'too_costly', 'name'],
    [
      { ...birth, place_id: undefined, place: { name: word, latitude: 1, longitude: 1, timezone: 'UTC' } },
      'too_costly',
      'place.name',
    ],
  ] as const) {
    const problem = await refusal(await asked('/api/natal-pdf-report', body));
    expect(problem).toMatchObject({ status: 422, code, issues: [{ path }] });
  }
  const long = await refusal(await asked('/api/natal-pdf-report', pdf({ footer: 'a '.repeat(101) })));
  expect(long.detail).toContain('options.pdf.footer has 202 characters, and may have 200');
  expect((await asked('/api/natal-pdf-report', pdf({ footer: 'a '.repeat(100) }))).status).toBe(200);
  // A name that is no name is not repeated at length.
  const named = await refusal(await asked('/api/natal-pdf-report', pdf({ ['x'.repeat(500)]: 1 })));
  expect(named.detail).toContain(`options.pdf.${'x'.repeat(50)} cannot be sent`);
});

test('an empty Accept says as little as none', async () => {
  expect((await asked('/api/natal-basic', birth, { accept: '' })).status).toBe(200);
});

test('an answer that has no form that is accepted', async () => {
  for (const accept of ['text/html', 'application/xml;q=0.9', 'application/json;q=0', 'image/png, text/*'])
    expect(await refusal(await asked('/api/natal', birth, { accept }))).toMatchObject({
      status: 406,
      detail: 'the answer can be had as application/json',
    });
  expect(await refusal(await asked('/api/natal-pdf-report', birth, { accept: 'text/html' }))).toMatchObject({
    status: 406,
    detail: 'the answer can be had as application/pdf or application/json',
  });
  for (const accept of ['*/*', 'application/*', 'text/html, */*;q=0.1', 'application/json; charset=utf-8'])
    expect((await asked('/api/natal-basic', birth, { accept })).status).toBe(200);
});

test('a fault of the service says nothing of itself, and the log where it is', async () => {
  const entries: LogEntry[] = [];
  const faulty = createService({
    engine: () => {
      throw new Error('a secret path');
    },
    authenticate: () => true,
    secret,
    log: (entry) => entries.push(entry),
  });
  const problem = await refusal(await faulty(posting('/api/natal', birth, await signedIn(faulty))));
  expect(problem).toMatchObject({ status: 500, code: 'internal' });
  expect(problem.detail).toBe(undefined);
  expect(JSON.stringify(problem)).not.toContain('secret path');
  expect(entries.at(-1)?.fault).toContain('refusals.test');
  expect(entries.at(-1)?.fault).not.toContain('secret path');
});

test('more than can be done', async () => {
  const full = createService({
    engine: () => ({ code: 'overloaded', message: 'all threads are busy', issues: [] }),
    authenticate: () => true,
    secret,
  });
  const response = await full(posting('/api/natal', birth, await signedIn(full)));
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await refusal(response)).toMatchObject({ status: 503 });
});

describe('options', () => {
  const right = { engine, secret, authenticate: () => true };
  test.each([
    ['secret', 'short'],
    ['secret', {}],
    ['secret', { a: 'short' }],
    ['engine', {}],
    ['engine', { natal: () => 1 }],
    ['authenticate', 'yes'],
    ['tokenLifetime', 0],
    ['limits', { body: -1 }],
    ['limits', { bytes: 1 }],
    ['cors', { origins: 'example.org' }],
    ['cors', { origins: ['example.org'] }],
    ['basePath', 'v1'],
    ['basePath', '/v1/'],
    ['logs', 1],
  ])('%s: %j', (name, value) => {
    expect(() => createService({ ...right, [name]: value } as never)).toThrow(
      expect.objectContaining({ name: 'HoroscopeError', code: 'invalid_request' }) as Error,
    );
  });
});

test('what a service is made of is refused where it cannot be', () => {
  const options = { engine, secret, authenticate: () => true };
  for (const [given, path, must] of [
    [null, 'options', 'an object'],
    ['x', 'options', 'an object'],
    [{ ...options, cors: '*' }, 'cors', 'an object'],
    [{ ...options, limits: { body: 0 } }, 'limits.body', 'an integer of'],
    [{ ...options, authenticate: 1 }, 'authenticate', 'a function'],
  ] as const)
    expect(() => createService(given as never)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        path,
        message: expect.stringContaining(`must be ${must}`),
      }),
    );
});

test('before the first request a host may ask all that there are examples of, twice', async () => {
  const executed: { name: string; request: unknown }[] = [];
  await warmUp(async (call) => {
    executed.push(call as (typeof executed)[number]);
    return { value: null } as never;
  });
  expect(executed).toHaveLength(2 * endpoints.length);
  for (const [i, { name, example }] of endpoints.entries())
    expect(executed[i]).toEqual({ name, request: example });
});
