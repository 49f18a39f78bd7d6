/** All 21 paths of the interface, over loopback, with the requests and headers that the interface has. */
import { documentResponse, operations, signInResponse } from 'horoscope-engine/schemas';
import { type Listening, serve } from 'horoscope-engine/service/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, openService, user } from './open-service.js';

let listening: Listening;
let token = '';

beforeAll(async () => {
  listening = await serve(openService(), { port: 0 });
});
afterAll(() => listening.close());

/** The interface's common headers (its section 1). */
const headers = () => ({
  'Accept-Encoding': 'application/json',
  'Content-Type': 'application/json',
  Authorization: `Bearer ${token}`,
});

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(listening.url + path, {
    method,
    headers: headers(),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

test('POST /api/auth', async () => {
  const response = await fetch(`${listening.url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer = signInResponse.parse(await response.json());
  expect(answer).toEqual({ accessToken: answer.accessToken, tokenType: 'Bearer', expiresIn: 3600 });
  token = answer.accessToken;
});

const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const pair = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
};

/** Section 4.1, in its order: method, path, the operation that answers, a body. */
const paths: [method: string, path: string, name: string, body?: object][] = [
  ['POST', '/api/places', 'places', { name: 'Budapest' }],
  ['POST', '/api/efemerides', 'ephemerides', { place_id: 3054643 }],
  ['GET', '/api/signs', 'signs'],
  ['GET', '/api/planets', 'planets'],
  ['POST', '/api/signtosign', 'signToSign', { sign_id_1: 0, sign_id_2: 7, lang: 'en' }],
  ['POST', '/api/planetinsign', 'planetInSign', birth],
  ['POST', '/api/natal-basic', 'natalBasic', birth],
  ['POST', '/api/natal', 'natal', birth],
  ['POST', '/api/solarreturn', 'solarReturn', { ...birth, year: 2026 }],
  ['POST', '/api/synastry', 'synastry', pair],
  ['POST', '/api/composite', 'composite', pair],
  [
    'POST',
    '/api/transits',
    'transits',
    {
      name_1: 'Ada',
      date_1: '1990-05-17',
      time_1: '14:30',
      place_id_1: 3054643,
      date_2: '2026-11-21',
      time_2: '09:00',
      lang: 'en',
    },
  ],
  ['POST', '/api/chinese-horo', 'chineseHoroscope', birth],
  ['POST', '/api/chinese-forecasts', 'chineseForecasts', { ...birth, year: 2027 }],
  ['POST', '/api/progressions', 'progressions', { ...birth, date_2: '2026-11-21' }],
  ['POST', '/api/weekly-reports', 'weeklyReports', { week: 47, year: 2026 }],
  ['POST', '/api/monthly-reports', 'monthlyReports', { month: 11, year: 2026, sign_id: 7 }],
  ['POST', '/api/yearly-reports', 'yearlyReports', { year: 2026, sign_id: 0 }],
  ['POST', '/api/ascendant-yearly-reports', 'ascendantYearlyReports', { year: 2026 }],
];

test('the paths below and those of documents are all of section 4.1', () => {
  expect(new Set(paths.map(([, path]) => path)).size).toBe(19);
});

test.each(paths)('%s %s', async (method, path, name, body) => {
  const response = await asked(method, path, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  const answer: unknown = await response.json();
  expect(operations[name]?.response.safeParse(answer).error).toBe(undefined);
  expect(operations[name]?.path).toBe(path);
});

test('POST /api/natal-pdf-report', async () => {
  const response = await asked('POST', '/api/natal-pdf-report', birth);
  expect(response.status).toBe(200);
  // The interface's own headers ask for JSON.
  const { mediaType, content } = documentResponse.parse(await response.json());
  expect(mediaType).toBe('application/pdf');
  const printed = await engine.natalPdfReport(birth);
  expect(Buffer.from(content, 'base64').equals(printed)).toBe(true);
});

test('the flow of section 4.3: a place by its name, a horoscope by its id', async () => {
  const { data } = (await (await asked('POST', '/api/places', { name: 'Budapest' })).json()) as {
    data: { id: number; population: number }[];
  };
  expect(data.map(({ population }) => population)).toEqual(
    data.map(({ population }) => population).toSorted((a, b) => b - a),
  );
  const natal = await asked('POST', '/api/natal', { ...birth, place_id: data[0]?.id });
  expect(await natal.json()).toMatchObject({
    profile: { cityName: 'Budapest', utBirthdate: { date: '1990-05-17 12:30:00.000000' } },
  });
});

test('reports are wrapped without a sign, and one with it', async () => {
  const all = (await (await asked('POST', '/api/weekly-reports', { week: 47, year: 2026 })).json()) as object;
  expect(Object.keys(all)).toEqual(['reports']);
  const one = (await (
    await asked('POST', '/api/weekly-reports', { week: 47, year: 2026, sign_id: 7 })
  ).json()) as object;
  expect(Object.keys(one)).toEqual(['weekly', 'week', 'year', 'sign_id', 'sign_name', 'intro', 'text']);
});

test('nothing but /api/auth, the document and health is answered without a token', async () => {
  token = '';
  for (const [method, path, , body] of paths)
    expect((await asked(method, path, body)).status, path).toBe(401);
  for (const path of ['/health', '/api/openapi.json'])
    expect((await fetch(listening.url + path)).status).toBe(200);
});
