/**
 * The service over HTTP beside a bare echo of Node's http: requests that come with a body of the same size and are
 * answered with as many bytes. Each is a process of its own, asked by this one over loopback; requests a second are
 * those of a core: per second of the server's processor time, whatever else the machine does.
 */
import { fork } from 'node:child_process';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { createEngine } from 'horoscope-engine/engine';
import { createExecutor, createService } from 'horoscope-engine/service';
import { serve } from 'horoscope-engine/service/node';
import { Piscina } from 'piscina';
import { quantile, random, smoke } from './measure.js';

const file = fileURLToPath(import.meta.url);
const secret = 'a secret of the bench, which has 32 bytes';
const credentials = { username: 'ada', password: 'a password' };
const connections = 32;
const seconds = smoke ? 0.5 : 6;

const open = () => createEngine({ languages: ['en'], now: Date.now });
const isThread = !isMainThread;
/** What a thread of the pool does. */
export default isThread ? createExecutor(await open()) : undefined;

/** Servers by name: each gives its URL. @type {Record<string, (bytes: number) => Promise<string>>} */
const hosts = {
  echo: async (bytes) => {
    const answer = Buffer.alloc(bytes, 'x');
    const server = createServer((request, response) => {
      request.resume().once('end', () => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
        response.end(answer);
      });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  },
  service: async () => (await serve(serviceOf(await open()), { port: 0 })).url,
  pool: async () => {
    const pool = new Piscina({ filename: import.meta.url, minThreads: 2, maxThreads: 2 });
    return (
      await serve(
        serviceOf((call) => pool.run(call)),
        { port: 0 },
      )
    ).url;
  },
};

/** @param {import('horoscope-engine/service').ServiceOptions['engine']} engine */
const serviceOf = (engine) =>
  createService({
    engine,
    secret,
    authenticate: (name, password) => name === credentials.username && password === credentials.password,
  });

/** @typedef {{ url: string }} Ready @typedef {{ cpu: number, rss: number }} Used */

/** Starts a server. @param {string} name @param {number} [bytes] */
async function hosted(name, bytes = 0) {
  const began = performance.now();
  const child = fork(file, ['host', name, String(bytes)]);
  const { url } = /** @type {Ready} */ (await new Promise((resolve) => child.once('message', resolve)));
  return {
    url,
    /** Milliseconds from the start of the process until it listens. */
    start: performance.now() - began,
    /** Seconds of processor time and bytes of memory so far. @returns {Promise<Used>} */
    used: () =>
      new Promise((resolve) => {
        child.once('message', (used) => resolve(/** @type {Used} */ (used)));
        child.send('used');
      }),
    end: () => child.kill(),
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** @param {string} url @param {{ method: string, path: string, body: string }} asked @param {string} authorization @returns {Promise<number>} */
function ask(url, { method, path, body }, authorization) {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization,
    };
    const request = httpRequest(url + path, { method, agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part) => {
        bytes += part.length;
      });
      response.once('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

const next = random(20_261_122);
/** @param {number} least @param {number} most */
const whole = (least, most) => least + Math.floor(next() * (most - least + 1));
const padded = (/** @type {number} */ number) => String(number).padStart(2, '0');
const births = Array.from({ length: 2000 }, () => ({
  name: 'Ada',
  date: `${whole(1930, 2015)}-${padded(whole(1, 12))}-${padded(whole(1, 28))}`,
  time: `${padded(whole(0, 23))}:${padded(whole(0, 59))}`,
  place_id: [3054643, 2267057, 5128581, 2147714, 1850147][whole(0, 4)],
  lang: 'en',
}));

/** What is asked, by its name. @type {Record<string, (index: number) => { method: string, path: string, body: string }>} */
const kinds = {
  'natal, with texts': (index) => ({
    method: 'POST',
    path: '/api/natal',
    body: JSON.stringify(births[index % births.length]),
  }),
  'natal-basic': (index) => ({
    method: 'POST',
    path: '/api/natal-basic',
    body: JSON.stringify(births[index % births.length]),
  }),
  'weekly report of a sign': (index) => ({
    method: 'POST',
    path: '/api/weekly-reports',
    body: JSON.stringify({ week: 1 + (index % 52), year: 2026, sign_id: index % 12 }),
  }),
  'sign to sign': (index) => ({
    method: 'POST',
    path: '/api/signtosign',
    body: JSON.stringify({ sign_id_1: index % 12, sign_id_2: whole(0, 11), lang: 'en' }),
  }),
};

/**
 * @param {Awaited<ReturnType<typeof hosted>>} host @param {(index: number) => { method: string, path: string, body: string }} asked
 * @param {string} authorization
 */
async function load(host, asked, authorization) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  let index = 0;
  const until = (/** @type {number} */ end) =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < end) {
          const began = performance.now();
          const got = await ask(host.url, asked(index++), authorization);
          bytes += got;
          times.push(performance.now() - began);
        }
      }),
    );
  await until(performance.now() + seconds * 500);
  times.length = 0;
  bytes = 0;
  const before = await host.used();
  const began = performance.now();
  await until(began + seconds * 1000);
  const passed = (performance.now() - began) / 1000;
  const after = await host.used();
  return {
    perCore: times.length / (after.cpu - before.cpu),
    perSecond: times.length / passed,
    p99: quantile(times, 0.99),
    bytes: Math.round(bytes / times.length),
    memory: after.rss / 2 ** 20,
  };
}

/** @param {string} url */
async function tokenOf(url) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  });
  const { accessToken } = /** @type {{ accessToken: string }} */ (await response.json());
  return `Bearer ${accessToken}`;
}

/** @param {string} name @param {Awaited<ReturnType<typeof load>>} measured */
const print = (name, { perCore, perSecond, p99, bytes, memory }) =>
  console.log(
    `  ${name.padEnd(34)} ${perCore.toFixed(0).padStart(7)} a second and core  ${perSecond.toFixed(0).padStart(6)} a second  p99 ${p99.toFixed(1).padStart(6)} ms  ${String(bytes).padStart(6)} bytes  ${memory.toFixed(0).padStart(4)} MB`,
  );

/**
 * What handing calls to threads takes, without HTTP: microseconds of processor time an answer, of all threads together.
 * @param {(call: import('horoscope-engine/service').EngineCall) => unknown} execute
 */
async function processorOf(execute) {
  const answers = smoke ? 20 : 3000;
  const round = async () => {
    let asked = 0;
    const client = async () => {
      while (asked < answers) await execute({ name: 'natal', request: births[asked++ % births.length] });
    };
    await Promise.all(Array.from({ length: connections }, client));
  };
  await round();
  const before = process.cpuUsage();
  await round();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / answers;
}

if (isMainThread && process.argv[2] === 'host') {
  const [, , , name = '', bytes = '0'] = process.argv;
  const url = await hosts[name]?.(Number(bytes));
  process.send?.({ url });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() });
  });
  process.once('disconnect', () => process.exit());
} else if (isMainThread) {
  const service = await hosted('service');
  const token = await tokenOf(service.url);
  const fresh = await service.used();
  console.log(
    `one thread: listens ${service.start.toFixed(0)} ms after its start, ${(fresh.rss / 2 ** 20).toFixed(0)} MB; ${connections} connections`,
  );
  for (const [name, asked] of Object.entries(kinds)) {
    const own = await load(service, asked, token);
    const echo = await hosted('echo', own.bytes);
    const bare = await load(echo, asked, token);
    echo.end();
    print(name, own);
    print('  a bare echo of as many bytes', bare);
    console.log(
      `  ${''.padEnd(34)} the echo answers ${(bare.perCore / own.perCore).toFixed(1)} times as many`,
    );
  }
  service.end();
  const pool = await hosted('pool');
  const natal = kinds['natal, with texts'];
  if (natal) print('natal, by a pool of two threads', await load(pool, natal, await tokenOf(pool.url)));
  pool.end();
  agent.destroy();
  const own = await processorOf(createExecutor(await open()));
  console.log(`  without HTTP, natal: ${own.toFixed(0)} µs of processor time an answer in this thread`);
  for (const threads of [1, 2]) {
    const workers = new Piscina({ filename: import.meta.url, minThreads: threads, maxThreads: threads });
    const handed = await processorOf((call) => workers.run(call));
    console.log(
      `    by a pool of ${threads}: ${handed.toFixed(0)} µs, ${(handed / own).toFixed(1)} times as much`,
    );
    await workers.destroy();
  }
}
