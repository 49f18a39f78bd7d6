/**
 * A service asked everything: paths, methods, headers, bodies and tokens, right and wrong. `npm run fuzz` asks 100,000
 * times, `npm run fuzz -- 5000 7` so many with another seed; the suite asks some hundred. No answer may be a fault of
 * the service, memory may not grow, and no turn of the thread may be long.
 */
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEngine } from 'horoscope-engine/engine';
import { createExecutor, createService, memoryRateLimit, warmUp } from 'horoscope-engine/service';
import { endpoints } from '#dist/service/endpoints.js';
import { random } from '../../bench/measure.js';

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));

const secret = 'a secret of the fuzz, which has more than 32 bytes';
const credentials = { username: 'ada', password: 'a password' };
const origin = 'http://localhost';

/** @param {number} seed */
function sources(seed) {
  const next = random(seed);
  /** @param {number} least @param {number} most */
  const whole = (least, most) => least + Math.floor(next() * (most - least + 1));
  /** @template T @param {readonly T[]} list @returns {T} */
  const one = (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]);
  /** @param {number} share */
  const seldom = (share) => next() < share;
  return { next, whole, one, seldom };
}
/** @typedef {ReturnType<typeof sources>} Source */

/** @param {number} number @param {number} digits */
const padded = (number, digits = 2) => String(number).padStart(digits, '0');
/** @param {Source} source */
const date = ({ whole, seldom }) =>
  `${padded(seldom(0.9) ? whole(1900, 2050) : whole(1, 2999), 4)}-${padded(whole(1, 12))}-${padded(whole(1, 28))}`;
const placeIds = [3054643, 2267057, 5128581, 2147714, 1850147];

/** Right values of fields that examples have. @type {Record<string, (source: Source) => unknown>} */
const values = {
  date: date,
  time: ({ whole, seldom }) => (seldom(0.1) ? null : `${padded(whole(0, 23))}:${padded(whole(0, 59))}`),
  place_id: ({ one }) => one(placeIds),
  name: ({ one }) => one(['Ada', 'Ben', 'Zoë', '名前', "Robert'); --", '<b>', '\u202eabc']),
  sign_id: ({ whole }) => whole(0, 11),
  year: ({ whole }) => whole(1990, 2040),
  week: ({ whole }) => whole(1, 53),
  month: ({ whole }) => whole(1, 12),
  lang: ({ one, seldom }) => (seldom(0.95) ? 'en' : one(['xx', 'en-GB', ''])),
};
const nonsense = [
  null,
  true,
  0,
  -1,
  1e308,
  -0.5,
  '',
  'x',
  '\u0000',
  'é'.repeat(300),
  [],
  {},
  [[[]]],
  { __proto__: 1 },
  'constructor',
  '9'.repeat(400),
  '2026-02-30',
  '24:00',
  'NaN',
  2 ** 53,
];

/** An example with other right values, and now and then a wrong one. @param {Source} source @param {Readonly<Record<string, unknown>>} example */
function bodyLike(source, example) {
  const { one, seldom } = source;
  /** @type {Record<string, unknown>} */
  const body = { ...example };
  for (const field of Object.keys(body)) {
    const value = values[field.replace(/_\d$/, '')];
    if (value !== undefined && field !== 'date_end') body[field] = value(source);
  }
  if (seldom(0.15))
    body[one([...Object.keys(body), 'other', 'options', 'place', 'planets', 'orbs'])] = one(nonsense);
  if (seldom(0.05)) delete body[one(Object.keys(body))];
  if (seldom(0.05)) body.options = { include: ['factors', 'reading'], houseSystem: one(['P', 'K', 'W']) };
  if (seldom(0.03)) body.planets = Array.from({ length: source.whole(1, 60) }, (_, id) => id);
  return body;
}

/** @param {Source} source */
const garbage = ({ whole, one }) =>
  one([
    '',
    '{',
    'null',
    '[]',
    '"',
    '{"a":'.repeat(500),
    '['.repeat(30_000),
    `{"name":"${'x'.repeat(whole(1, 70_000))}"}`,
    '\ud800',
    '{"__proto__":{"a":1}}',
    JSON.stringify(nonsense),
    '1e999',
    'true',
    '{"date":1}',
  ]);

/** @param {Source} source @param {Record<string, string>} tokens */
function requestOf(source, tokens) {
  const { one, seldom } = source;
  const endpoint = one(endpoints);
  const paths = [endpoint.path, endpoint.path, ...endpoint.aliases];
  let path = seldom(0.9)
    ? one(paths)
    : one([
        '/',
        '/api/auth',
        '/health',
        '/api/openapi.json',
        '/api/../etc/passwd',
        '/api/%00',
        `/api/${'a'.repeat(3000)}`,
        '//api/natal',
        '/api/natal/x',
      ]);
  if (seldom(0.1)) path += one(['?lang=en', '?lang=xx&a=1', '?%ff', '/', '?__proto__=1', '?lang=en&lang=en']);
  const method = seldom(0.9)
    ? endpoint.method
    : one(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'FOO']);
  const token = seldom(0.9) ? tokens.good : one(Object.values(tokens));
  /** @type {Record<string, string>} */
  const headers = { authorization: token ?? '' };
  if (seldom(0.97)) headers['content-type'] = 'application/json';
  if (seldom(0.1))
    headers.accept = one(['*/*', 'text/html', 'application/json', 'image/*', ';;q=', ',,,', '*/*;q=0']);
  if (seldom(0.03)) headers['accept-encoding'] = 'application/json';
  if (seldom(0.05)) headers['if-none-match'] = one(['*', '"x"', 'W/"x", "y"', '']);
  if (seldom(0.03)) headers['content-encoding'] = one(['gzip', 'identity', 'x']);
  if (seldom(0.03)) headers['content-length'] = one(['0', '99999999999', '-1', 'x']);
  if (seldom(0.03)) headers['x-request-id'] = one(['a', '<x>', 'b'.repeat(100)]);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const isSignIn = path.startsWith('/api/auth');
  const right = isSignIn
    ? { username: one(['ada', 'ben']), password: 'x' }
    : bodyLike(source, endpoint.example);
  const body = seldom(0.85) ? JSON.stringify(right) : garbage(source);
  return new Request(origin + path, { method, headers, ...(hasBody && { body }) });
}

/**
 * Turns of the thread, in milliseconds of its own work: what else the machine does is left out. They are counted, not
 * kept, since there are millions.
 */
function turnWatch() {
  let on = true;
  /** By tenths of a millisecond. */
  const counts = new Uint32Array(20_000);
  let longest = 0;
  let wall = performance.now();
  let cpu = process.cpuUsage();
  const tick = () => {
    const { user, system } = process.cpuUsage(cpu);
    const turn = Math.min(performance.now() - wall, (user + system) / 1000);
    const bucket = Math.min(counts.length - 1, Math.floor(turn * 10));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
    longest = Math.max(longest, turn);
    wall = performance.now();
    cpu = process.cpuUsage();
    if (on) setImmediate(tick);
  };
  setImmediate(tick);
  return {
    counts,
    /** The longest since it was last asked for. */
    longest: () => {
      const found = longest;
      longest = 0;
      return found;
    },
    /** Begins a turn anew: what was done since the last is not the service’s. */
    anew: () => {
      wall = performance.now();
      cpu = process.cpuUsage();
    },
    stop: () => {
      on = false;
    },
  };
}

/** Bytes that are in use once all that can be is collected. */
function memory() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * @param {{ requests: number, seed?: number, told?: (text: string) => void }} options
 * @returns {Promise<{ statuses: Record<string, number>, faults: string[], turns: Uint32Array, longest: { milliseconds: number, path: string }[], grown: number }>}
 */
export async function fuzz({ requests, seed = 1, told = () => {} }) {
  const source = sources(seed);
  const engine = await createEngine({ now: () => Date.UTC(2026, 10, 22) });
  /** @type {string[]} */
  const faults = [];
  const execute = createExecutor(engine);
  await warmUp(execute);
  const service = createService({
    engine: execute,
    secret,
    authenticate: (username, password) =>
      username === credentials.username && password === credentials.password,
    rateLimit: memoryRateLimit({ remembered: 1000 }),
    log: ({ fault, path }) => void (fault !== undefined && faults.push(`${path}: ${fault}`)),
  });
  const signedIn = await service(
    new Request(`${origin}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    }),
  );
  const { accessToken } = /** @type {{ accessToken: string }} */ (await signedIn.json());
  const none = btoa('{"alg":"none","typ":"at+jwt","kid":"1"}').replaceAll('=', '');
  const tokens = {
    good: `Bearer ${accessToken}`,
    cut: `Bearer ${accessToken.slice(0, -3)}`,
    none: `Bearer ${none}.${accessToken.split('.')[1]}.`,
    word: 'Bearer x',
    empty: '',
    other: `Basic ${btoa('ada:x')}`,
    long: `Bearer ${'a.'.repeat(5000)}`,
  };
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {{ milliseconds: number, path: string }[]} */
  const longest = [];
  const watch = turnWatch();
  let halfway = memory();
  for (let count = 0; count < requests; count++) {
    const request = requestOf(source, tokens);
    watch.longest();
    const response = await service(request, { address: `192.0.2.${count % 200}` });
    await response.arrayBuffer();
    await new Promise((resolve) => setImmediate(resolve));
    const turn = watch.longest();
    longest.push({
      milliseconds: turn,
      path: `${request.method} ${new URL(request.url).pathname.slice(0, 60)}`,
    });
    longest.sort((a, b) => b.milliseconds - a.milliseconds).splice(20);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status >= 500)
      faults.push(`${request.method} ${request.url.slice(0, 200)}: ${response.status}`);
    if (count === Math.floor(requests / 2)) {
      halfway = memory();
      watch.anew();
    }
    if (count % 10_000 === 9999) {
      told(`${count + 1} requests, ${(memory() / 2 ** 20).toFixed(0)} MB\n`);
      watch.anew();
    }
  }
  watch.stop();
  return { statuses, faults, turns: watch.counts, longest, grown: memory() - halfway };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [requests = '100000', seed = '1'] = process.argv.slice(2);
  const { statuses, faults, turns, longest, grown } = await fuzz({
    requests: Number(requests),
    seed: Number(seed),
    told: (text) => process.stdout.write(text),
  });
  const all = turns.reduce((sum, count) => sum + count, 0);
  /** @param {number} share of all turns; milliseconds that so many do not pass */
  const within = (share) => {
    let [sum, bucket] = [0, 0];
    while (bucket < turns.length && sum < all * share) sum += turns[bucket++] ?? 0;
    return (bucket / 10).toFixed(1);
  };
  console.log('statuses', statuses);
  console.log(`of ${all} turns of the thread 99% take ${within(0.99)} ms at most, 99.9% ${within(0.999)}`);
  console.log(
    `longer than 50 ms: ${turns.subarray(500).reduce((sum, count) => sum + count, 0)}; the longest`,
  );
  for (const { milliseconds, path } of longest.slice(0, 8))
    console.log(`  ${milliseconds.toFixed(1)} ms  ${path}`);
  console.log(`memory since half of them: ${(grown / 2 ** 20).toFixed(1)} MB more`);
  console.log(`faults: ${faults.length}`, faults.slice(0, 5));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
