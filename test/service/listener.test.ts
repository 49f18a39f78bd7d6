/** Node's http in front of a service: bodies that do not end, and requests that no browser sends. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { type Listening, serve } from 'horoscope-engine/service/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService, signedIn } from './open-service.js';

const service = openService();
const token = await signedIn(service);
let listening: Listening;
let port = 0;

beforeAll(async () => {
  listening = await serve(service, { port: 0 });
  port = Number(new URL(listening.url).port);
});
afterAll(() => listening.close());

test('a body of 200 MB is refused after what the sockets hold of it', async () => {
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...token };
    const request = httpRequest(`${listening.url}/api/natal`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
      request.destroy();
    });
    // The service closes the connection, which may be seen before its answer is.
    request.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve(413) : reject(error),
    );
    const part = Buffer.alloc(65_536, ' ');
    const write = () => {
      while (sent < 200_000_000 && !request.destroyed) {
        sent += part.length;
        if (!request.write(part)) {
          request.once('drain', write);
          return;
        }
      }
    };
    write();
  });
  expect(status).toBe(413);
  expect(sent).toBeLessThan(50_000_000);
});

/** The first line of what comes back for a request as it is typed. */
const answerTo = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

test.each([
  ['GET /health HTTP/1.1', 'Host: x', '200 OK'],
  ['GET http://elsewhere/health HTTP/1.1', 'Host: x', '200 OK'],
  ['GET //elsewhere/health HTTP/1.1', 'Host: x', '404 Not Found'],
  ['GET /../health HTTP/1.1', 'Host: x', '200 OK'],
  ['TRACE /health HTTP/1.1', 'Host: x', '400 Bad Request'],
  ['GET /health HTTP/1.1', 'Host: a b@:x', '400 Bad Request'],
  ['GET /health HTTP/1.1', 'Host: [::1]:9999999', '400 Bad Request'],
])('%s, %s', async (line, host, status) => {
  expect(await answerTo(line, host)).toBe(`HTTP/1.1 ${status}`);
});

describe('what drips', () => {
  const head = ['POST /api/natal HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  const withBody = [...head, `Authorization: ${token.authorization}`, 'Content-Length: 5000', '', ''];
  const chunked = [...head, `Authorization: ${token.authorization}`, 'Transfer-Encoding: chunked', '', ''];
  let impatient: Listening;
  beforeAll(async () => {
    impatient = await serve(service, { port: 0, requestTimeout: 400 });
  });
  afterAll(() => impatient.close());

  /** What comes back where a part is sent every twentieth of a second, without an end. */
  const dripping = (first: string, part: string): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      let drip: NodeJS.Timeout | undefined;
      const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1', () => {
        socket.write(first);
        drip = setInterval(() => socket.write(part), 50);
      });
      socket.on('data', (answer) => {
        text += answer;
      });
      // The service closes while more is on its way.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        resolve(text.split('\r\n')[0] ?? '');
      });
    });

  test.each([
    ['a body', withBody.join('\r\n'), ' '],
    ['chunks', chunked.join('\r\n'), '1\r\n \r\n'],
    ['a head', `${head.join('\r\n')}\r\n`, 'X: y\r\n'],
    ['the first line', 'GET /', 'a'],
  ])('%s is given up, and others are answered meanwhile', async (_, first, part) => {
    const late = Array.from({ length: 20 }, () => dripping(first, part));
    expect((await fetch(`${impatient.url}/health`)).status).toBe(200);
    expect(new Set(await Promise.all(late))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });

  test('the limit is half a minute where none is given', () => {
    expect(listening.server.requestTimeout).toBe(30_000);
    expect(listening.server.headersTimeout).toBe(10_000);
  });
});

test('many clients at once', async () => {
  const headers = { 'content-type': 'application/json', ...token };
  const body = JSON.stringify({
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  });
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await fetch(`${listening.url}/api/natal-basic`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
