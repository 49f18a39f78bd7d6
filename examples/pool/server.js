/**
 * The service on Node's http. This thread reads requests, checks tokens and writes answers; a pool of threads asks the
 * engine. Set by the environment: USERS_FILE, SECRET_FILE, and if need be PORT, HOST, THREADS.
 */
import { availableParallelism } from 'node:os';
import { createService } from 'horoscope-engine/service';
import { secretFrom, serve, usersFrom } from 'horoscope-engine/service/node';
import { Piscina } from 'piscina';

const { USERS_FILE = 'users.txt', SECRET_FILE = 'secret', PORT = '8080', HOST = '0.0.0.0' } = process.env;
const threads = Number(process.env.THREADS ?? availableParallelism());

const pool = new Piscina({
  filename: new URL('worker.js', import.meta.url).href,
  minThreads: threads,
  maxThreads: threads,
  // More would wait for longer than clients do.
  maxQueue: threads * 64,
});

const overloaded = { code: 'overloaded', message: 'all threads are busy', issues: [] };

/** A call that takes five seconds in spite of all limits costs its thread, which the pool replaces. */
async function execute(call) {
  try {
    return await pool.run(call, { signal: AbortSignal.timeout(5_000) });
  } catch (error) {
    if (error.name === 'AbortError' || error.message === 'Task queue is at limit') return overloaded;
    throw error;
  }
}

const service = createService({
  engine: execute,
  authenticate: await usersFrom(USERS_FILE),
  secret: await secretFrom(SECRET_FILE),
  log: (entry) => console.log(JSON.stringify(entry)),
});

// Threads get themselves ready; from the first that is, requests can be answered.
await pool.run({ name: 'languages' });
const { url, close } = await serve(service, { port: Number(PORT), host: HOST });
console.log(`${threads} threads, listening at ${url}`);

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, async () => {
    await close();
    await pool.close();
    process.exit();
  });
