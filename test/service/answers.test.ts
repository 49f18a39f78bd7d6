/** Forms of answers, and what their headers say. */
import { documentResponse, operations } from 'horoscope-engine/schemas';
import type { LogEntry } from 'horoscope-engine/service';
import { expect, test } from 'vitest';
import { endpoints } from '#dist/service/endpoints.js';
import { openService, origin, posting, signedIn } from './open-service.js';

const service = openService();
const token = await signedIn(service);
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const asked = (path: string, body: unknown, headers = {}) =>
  service(posting(path, body, { ...token, ...headers }));
const got = (path: string, headers = {}) =>
  service(new Request(origin + path, { headers: { ...token, ...headers } }));

test('every operation has an endpoint, by its path and by the name of its function', async () => {
  for (const operation of Object.values(operations))
    expect(endpoints.find(({ path }) => path === operation.path)?.name).toBe(operation.name);
  const spellings = endpoints.flatMap(({ path, aliases }) => [path, ...aliases]);
  expect(new Set(spellings).size).toBe(spellings.length);
  expect(spellings).toEqual(
    expect.arrayContaining([
      '/api/ephemerides',
      '/api/chinese-horoscope',
      '/api/solar-return',
      '/api/sign-to-sign',
    ]),
  );
  const body = { sign_id_1: 0, sign_id_2: 7, lang: 'en' };
  const answers = ['/api/signtosign', '/api/sign-to-sign', '/api/signtosign/'].map(async (path) =>
    (await asked(path, body)).text(),
  );
  expect(new Set(await Promise.all(answers)).size).toBe(1);
});

test('no request has a field of the name that options have in a body', () => {
  for (const { example } of endpoints) expect(example).not.toHaveProperty('options');
});

test('options of a call stand in its body', async () => {
  const response = await asked('/api/natal', { ...birth, options: { houseSystem: 'koch' } });
  expect(await response.json()).toMatchObject({ calculation: { houseSystem: 'K' } });
});

test('a wheel is a picture, and a picture in JSON for those who accept nothing else', async () => {
  const picture = await asked('/api/wheel', { ...birth, size: 300, theme: 'dark' });
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
  const svg = await picture.text();
  expect(svg).toMatch(/^<svg[^>]* width="300"/);
  for (const headers of [{ accept: 'application/json' }, { 'accept-encoding': 'application/json' }]) {
    const response = await asked('/api/wheel', { ...birth, size: 300, theme: 'dark' }, headers);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(documentResponse.parse(await response.json())).toEqual({
      mediaType: 'image/svg+xml',
      encoding: 'utf-8',
      content: svg,
    });
  }
  expect((await asked('/api/wheel', birth, { accept: 'image/*' })).status).toBe(200);
  expect((await asked('/api/wheel', birth, { accept: 'image/png' })).status).toBe(406);
  expect((await asked('/api/wheel', { ...birth, size: 5 })).status).toBe(422);
});

test('a report to print is a document, and base64 in JSON', async () => {
  const ask = (headers = {}) => asked('/api/natal-pdf-report', birth, headers);
  const response = await ask();
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { mediaType, encoding, content } = documentResponse.parse(
    await (await ask({ accept: 'application/json' })).json(),
  );
  expect([mediaType, encoding]).toEqual(['application/pdf', 'base64']);
  expect(Buffer.from(content, 'base64').equals(bytes)).toBe(true);
});

test('the same request gets the same answer, and word of it', async () => {
  const first = await asked('/api/natal', birth);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{24}"$/);
  expect(first.headers.get('cache-control')).toBe('private, max-age=86400');
  expect((await asked('/api/natal', birth)).headers.get('etag')).toBe(tag);
  expect((await asked('/api/natal', { ...birth, name: 'Ben' })).headers.get('etag')).not.toBe(tag);
  // RFC 9110, 13.1.2: of a method that is not GET or HEAD.
  const known = await asked('/api/natal', birth, { 'if-none-match': tag });
  expect([known.status, known.headers.get('etag')]).toEqual([412, tag]);

  const signs = await got('/api/signs');
  const ofSigns = signs.headers.get('etag') ?? '';
  for (const given of [ofSigns, `W/${ofSigns}`, `"x", ${ofSigns}`, '*']) {
    const response = await got('/api/signs', { 'if-none-match': given });
    expect([response.status, await response.text()]).toEqual([304, '']);
  }
  expect((await got('/api/signs', { 'if-none-match': '"x"' })).status).toBe(200);
});

test('what depends on the clock is not kept', async () => {
  const now = await asked('/api/efemerides', { place_id: 3054643 });
  expect([now.headers.get('cache-control'), now.headers.get('etag')]).toEqual(['no-store', null]);
  const then = await asked('/api/efemerides', { place_id: 3054643, date: '2026-11-21' });
  expect(then.headers.get('etag')).not.toBe(null);
});

test('HEAD is GET without the body', async () => {
  const response = await service(new Request(`${origin}/api/signs`, { method: 'HEAD', headers: token }));
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('headers that guard', async () => {
  for (const response of [
    await got('/api/signs'),
    await got('/nothing'),
    await service(posting('/api/auth', {})),
  ]) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(response.headers.get('access-control-allow-origin')).toBe(null);
    expect(response.headers.get('server')).toBe(null);
  }
  const plain = await service(new Request('http://localhost/health'));
  expect(plain.headers.get('strict-transport-security')).toBe(null);
});

test('an id of the request is the client’s where it is a plain one', async () => {
  expect((await got('/health', { 'x-request-id': 'abc-1' })).headers.get('x-request-id')).toBe('abc-1');
  for (const given of ['a b', 'x'.repeat(65), '<script>'])
    expect((await got('/health', { 'x-request-id': given })).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
});

test('pages of other origins ask where they are told that they may', async () => {
  const own = openService({ cors: { origins: ['https://site.example'] } });
  const preflight = (from: string) =>
    own(
      new Request(`${origin}/api/natal`, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST' },
      }),
    );
  const allowed = await preflight('https://site.example');
  expect(allowed.status).toBe(204);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': 'https://site.example',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, X-Request-Id',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
  expect((await preflight('https://site.example.evil')).headers.get('access-control-allow-origin')).toBe(
    null,
  );
  const answer = await own(new Request(`${origin}/health`, { headers: { origin: 'https://site.example' } }));
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(answer.headers.get('access-control-allow-credentials')).toBe(null);
  const any = openService({ cors: { origins: '*' } });
  expect((await any(new Request(`${origin}/health`))).headers.get('access-control-allow-origin')).toBe('*');
});

test('the log is told of every request, and of nobody', async () => {
  const entries: LogEntry[] = [];
  const own = openService({ log: (entry) => entries.push(entry) });
  const auth = await signedIn(own);
  const person = { ...birth, name: 'Zyxabc', date: '1977-07-07' };
  await own(posting('/api/natal/?name=Zyxabc', person, auth));
  await own(posting('/api/natal', { ...person, time: 'Zyxabc' }, auth));
  await own(new Request(`${origin}/Zyxabc/1977-07-07`, { headers: auth }));
  expect(entries.map(({ method, path, status, code }) => [method, path, status, code])).toEqual([
    ['POST', '/api/auth', 200, undefined],
    ['POST', '/api/natal', 200, undefined],
    ['POST', '/api/natal', 422, 'invalid_request'],
    ['GET', null, 404, 'not_found'],
  ]);
  // Figures of a clock may have any digits in them, and a random number any letters from a to f.
  const told = entries.map(({ milliseconds: _, requestId: _id, ...entry }) => entry);
  expect(JSON.stringify(told)).not.toMatch(/Zyxabc|1977|3054643|ada|password/i);
  for (const { bytes, milliseconds } of entries) expect(bytes > 0 && milliseconds >= 0).toBe(true);
});

test('a log that throws costs no answer', async () => {
  const own = openService({
    log: () => {
      throw new Error('the disk is full');
    },
  });
  expect((await own(new Request(`${origin}/health`))).status).toBe(200);
});

test('a service that does not stand at the root of its host', async () => {
  const own = openService({ basePath: '/astrology/v1' });
  const at = (path: string) => own(new Request(origin + path));
  expect((await at('/astrology/v1/health')).status).toBe(200);
  expect((await at('/health')).status).toBe(404);
  expect((await at('/astrology/v10/health')).status).toBe(404);
  const { servers } = (await (await at('/astrology/v1/api/openapi.json')).json()) as { servers: unknown };
  expect(servers).toEqual([{ url: '/astrology/v1' }]);
});

test('a thread is given back while a year is made ready', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const year = asked('/api/yearly-reports', { year: 1931, sign_id: 3 });
  expect((await year).status).toBe(200);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
