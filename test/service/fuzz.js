/**
 * A service asked everything: paths, methods, headers, bodies and tokens, right and wrong. `npm run fuzz` asks 100,000
 * times, `npm run fuzz -- 5000 7` so many with another seed; the suite asks some hundred. No answer may be a fault of
 * the service, memory may not grow, and no turn of the thread may be long. Faults and turns above 50 ms are printed, and
 * of these what collection of garbage took. `npx --yes -p node@24 node test/service/fuzz.js` measures turns by the processor time of the thread.
 */
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEngine } from 'horoscope-engine/engine';
import { createExecutor, createService, memoryRateLimit, warmUp } from 'horoscope-engine/service';
import { endpoints } from '#dist/service/endpoints.js';
import { random } from '../../bench/measure.js';
import { engineTime, Lengths, measure, TurnWatch } from './turn-watch.js';

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

/** Options that cost much, and are answered all the same. */
const costly = [
  {
    bodies: Array.from({ length: 25 }, (_, id) => id),
    aspects: Array.from({ length: 11 }, (_, id) => id),
    zodiac: 'sidereal',
    ayanamsa: 'true-citra',
    lilith: 'osculating',
    topocentric: true,
  },
  { include: ['dignities', 'midpoints', 'antiscia', 'lots', 'declinationAspects', 'fixedStars', 'reading'] },
  { include: ['wheel', 'reading'], zodiac: 'sidereal', precessionCorrected: true },
  { pdf: { title: Array.from({ length: 5 }, () => 'x'.repeat(39)).join(' ') } },
  { pdf: { page: 'Letter', title: 'i'.repeat(40), author: `${'a b '.repeat(50)}`, footer: 'née 名前' } },
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
  if (seldom(0.03)) body.options = one(costly);
  if (seldom(0.03)) body.time_accuracy = one([15, 240]);
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

/** A request, made anew each time it is asked. @param {Source} source @param {Record<string, string>} tokens @returns {() => Request} */
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
  return () => new Request(origin + path, { method, headers, ...(hasBody && { body }) });
}

/** Bytes that are in use once all that can be is collected. */
function memory() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Milliseconds that no turn is meant to pass. */
const longTurn = 50;

/** Requests with the longest turns, as many as are kept. */
const kept = 12;

/** Requests after which the sampler is asked. */
const sampled = 500;

/**
 * @typedef {import('./turn-watch.js').Turn<{ number: number, asked: string, make: () => Request }>} Turn
 * What came of a fuzz: turns by the thread’s time and by the engine’s, and the longest, with the engine’s longest turn of
 * the same request when it is asked again, if it is.
 * @typedef {{ statuses: Record<string, number>, faults: string[], thread: Lengths, engine: Lengths, longest: { turn: Turn, again?: number }[], memory: { before: number, half: number, after: number } }} Found
 * @param {{ requests: number, seed?: number, print?: (text: string) => void, isMeasured?: boolean }} options without
 * being measured, neither turns nor memory are looked at, which takes a seventh of the time
 * @returns {Promise<Found>}
 */
export async function fuzz({ requests, seed = 1, print = () => {}, isMeasured = false }) {
  const source = sources(seed);
  const engine = await createEngine({ now: () => Date.UTC(2026, 10, 22) });
  /** @type {string[]} */
  const faults = [];
  /** @param {string} fault */
  const report = (fault) => {
    faults.push(fault);
    print(`fault: ${fault}\n`);
  };
  const execute = createExecutor(engine);
  await warmUp(execute);
  const service = createService({
    engine: execute,
    secret,
    authenticate: (username, password) =>
      username === credentials.username && password === credentials.password,
    rateLimit: memoryRateLimit({ remembered: 1000 }),
    log: ({ fault, path }) => fault !== undefined && report(`${path}: ${fault}`),
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
  /** @type {Found['longest']} */
  let longest = [];
  const [thread, engineLengths] = [new Lengths(), new Lengths()];
  const before = isMeasured ? memory() : 0;
  let half = before;
  const settle = (/** @type {Turn} */ turn) => {
    thread.add(turn.thread);
    engineLengths.add(engineTime(turn));
    if (turn.thread > longTurn) print(`${inWords(turn)}\n`);
    const own = longest.find((long) => long.turn.of === turn.of);
    const shortest = own ?? (longest.length < kept ? undefined : longest.at(-1));
    if (shortest && shortest.turn.thread >= turn.thread) return;
    longest = [...longest.filter((long) => long !== shortest), { turn }];
    longest.sort((a, b) => b.turn.thread - a.turn.thread);
  };
  const watch = isMeasured ? new TurnWatch(settle) : undefined;
  for (let number = 1; number <= requests; number++) {
    const make = requestOf(source, tokens);
    const request = make();
    const asked = `${request.method} ${new URL(request.url).pathname.slice(0, 60)} ${await bodyOf(request)}`;
    watch?.anew({ number, asked, make });
    const response = await service(request, { address: `192.0.2.${number % 200}` });
    await response.arrayBuffer();
    await new Promise((resolve) => setImmediate(resolve));
    watch?.anew();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status >= 500) report(`${asked}: ${response.status}`);
    if (number % sampled === 0) watch?.settle();
    if (isMeasured && number === Math.ceil(requests / 2)) half = memory();
    if (number % 10_000 === 0) print(`${number} requests, ${inMegabytes(memory())}\n`);
  }
  watch?.stop();
  const after = isMeasured ? memory() : 0;
  if (isMeasured) for (const long of longest) long.again = await askedAgain(service, long.turn);
  return { statuses, faults, thread, engine: engineLengths, longest, memory: { before, half, after } };
}

/**
 * The longest turn of the engine that a request takes each time, when it is asked five times.
 * @param {ReturnType<typeof createService>} service
 * @param {Turn} turn
 */
async function askedAgain(service, { of }) {
  const times = [];
  for (let time = 0; time < 5; time++) {
    let most = 0;
    const watch = new TurnWatch((turn) => {
      most = Math.max(most, engineTime(turn));
    });
    const request = of.make();
    watch.anew(of);
    const response = await service(request, { address: '192.0.2.250' });
    await response.arrayBuffer();
    await new Promise((resolve) => setImmediate(resolve));
    watch.anew();
    watch.stop();
    times.push(most);
  }
  return Math.min(...times);
}

/** @param {Turn} turn */
const inWords = ({ from, to, ...turn }) =>
  `${turn.thread.toFixed(1)} ms of the thread (${(to - from).toFixed(0)} on the clock), ${(100 * turn.collected).toFixed(0)}% of it collection, ` +
  `${engineTime({ from, to, ...turn }).toFixed(1)} of the engine (${turn.most}): request ${turn.of.number}: ${turn.of.asked}`;

/** What a request brings, as much as fits a line; what is read here is read from a copy. @param {Request} request */
const bodyOf = async (request) => (await request.clone().text()).slice(0, 400);

/** @param {number} bytes */
const inMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [requests = '100000', seed = '1'] = process.argv.slice(2);
  console.log(`${requests} requests, seed ${seed}, Node ${process.versions.node}; turns by ${measure}`);
  const found = await fuzz({
    requests: Number(requests),
    seed: Number(seed),
    print: (text) => process.stdout.write(text),
    isMeasured: true,
  });
  const { statuses, faults, thread, engine, longest } = found;
  console.log('statuses', statuses);
  console.log(`${thread.all} turns of the thread`);
  for (const [name, lengths] of /** @type {const} */ ([
    ['the thread', thread],
    ['the engine, without collection', engine],
  ]))
    console.log(
      `time of ${name}: 99% take ${lengths.within(0.99).toFixed(1)} ms at most, 99.9% ${lengths.within(0.999).toFixed(1)}, ` +
        `the longest ${lengths.longest.toFixed(1)}; longer than ${longTurn} ms: ${lengths.longerThan(longTurn)}`,
    );
  console.log('the longest, and the engine’s longest turn when they are asked again');
  for (const { turn, again = 0 } of longest) console.log(`  ${again.toFixed(1)} ms again; ${inWords(turn)}`);
  const { before, half, after } = found.memory;
  console.log(
    `memory: ${inMegabytes(before)} before, ${inMegabytes(half)} half way, ${inMegabytes(after)} after`,
  );
  console.log(`faults: ${faults.length}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
