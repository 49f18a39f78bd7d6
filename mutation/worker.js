/**
 * Tries changes of one room in one process, which its parent starts anew where a change has stopped it or has left
 * something behind. It is told what to do, and tells what it found, in messages.
 */
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { collect, run } from './harness.js';

/** @typedef {import('./harness.js').Test} Test */
/** @typedef {{ file: string, name: string, took: number, reached: number[] }} Known */

const off = -1;
/** More often than this a change is not come to in one test unless it goes round for ever. */
const mostHits = 30_000_000;
const mostChanges = 1 << 18;
let hits = 0;
/** The change that is on, and for each whether it was come to. */
const [on, seen] = [Int32Array.of(off), new Uint8Array(mostChanges)];
globalThis.switches = {
  on,
  seen,
  hit() {
    if (++hits > mostHits) throw new Error('goes round for ever');
    return true;
  },
};

/** Messages go one after the other: when the last has gone, all have. What a survey tells is megabytes. */
let told = Promise.resolve();
function tell(/** @type {object} */ message) {
  told = new Promise((resolve) => process.send?.(message, () => resolve()));
}
const importOf = (/** @type {string} */ path) => import(pathToFileURL(path).href);

/** What of so many changes is come to meanwhile. */
async function recorded(/** @type {number} */ count, /** @type {() => Promise<unknown>} */ what) {
  const its = seen.subarray(0, count).fill(0);
  await what();
  return [...its.keys()].filter((id) => its[id] === 1);
}

/** @type {Map<string, Test[]>} */
const tests = new Map();

/**
 * The first failure of some tests with a change on, if any; what takes least is run first. A file of tests is collected
 * when the first of its tests is run: most changes are noticed by one of a few.
 */
async function failureOf(/** @type {number} */ id, /** @type {readonly string[]} */ names) {
  hits = 0;
  for (const name of names) {
    const test = byName.get(name) ?? (await testOf(id, name));
    if (test === undefined) continue;
    on[0] = id;
    try {
      await run(test);
    } catch {
      on[0] = off;
      return test;
    }
    on[0] = off;
  }
  return undefined;
}

/** @type {Map<string, Test>} */
const byName = new Map();
/** A test of a file that is not collected yet, which is no time of the change that is tried. */
async function testOf(/** @type {number} */ id, /** @type {string} */ name) {
  const file = fileOf(name);
  if (tests.has(file)) return undefined;
  tell({ pauses: id });
  tests.set(file, await collected(file));
  for (const test of tests.get(file) ?? []) byName.set(`${file}: ${test.name}`, test);
  tell({ begins: id });
  return byName.get(name);
}
const fileOf = (/** @type {string} */ name) => name.slice(0, name.indexOf(': '));

async function holds(/** @type {Test} */ test) {
  try {
    await run(test);
    return true;
  } catch {
    return false;
  }
}

// A change may leave a promise that nobody waits for.
process.on('unhandledRejection', () => {});
// Nobody is left to tell.
process.on('disconnect', () => process.exit(1));

process.on('message', async (/** @type {any} */ message) => {
  try {
    if (message.task === 'survey') await survey(message);
    else await attempt(message);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  await told;
  process.exit(0);
});

/** Runs all tests as they are, and tells which change each of them comes to. */
async function survey({ library, files, count }) {
  if (count > mostChanges) throw new Error(`there are ${count} changes, and room for ${mostChanges}`);
  const loading = await recorded(count, async () => {
    for (const module of library) await importOf(module);
  });
  /** @type {Known[]} */
  const known = [];
  /** @type {string[]} */
  const failed = [];
  const collecting = {};
  for (const file of files) {
    collecting[file] = await recorded(
      count,
      async () => void tests.set(file, await collect(() => importOf(file))),
    );
    for (const test of tests.get(file) ?? []) {
      const start = process.cpuUsage();
      let isRight = true;
      const reached = await recorded(count, async () => {
        isRight = await holds(test);
      });
      const { user, system } = process.cpuUsage(start);
      if (isRight) known.push({ file, name: test.name, took: (user + system) / 1e3, reached });
      else failed.push(`${file}: ${test.name}`);
    }
  }
  tell({ loading, collecting, known, failed });
}

/** A failure is enough: the smallest case is nobody's business here. */
async function collected(/** @type {string} */ file) {
  const all = await collect(() => importOf(file));
  fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
  return all;
}

/** Tries one change after another with the tests that come to it, in the order they are given. */
async function attempt({ library, attempts, isCold }) {
  for (const module of library) await importOf(module);
  if (isCold) return attemptCold(attempts[0]);
  for (const { id, names } of attempts) {
    tell({ begins: id });
    const failure = await failureOf(id, names);
    if (failure === undefined) {
      tell({ id, outcome: hits === 0 ? 'unreached' : 'missed' });
      continue;
    }
    tell({ id, outcome: 'noticed', by: failure.name });
    // What a change has spoilt for good would be laid to the next.
    if (!(await holds(failure))) return;
  }
}

/** One change that is on before the tests are collected: what they work out then, they work out with it. */
async function attemptCold({ id, names }) {
  tell({ begins: id });
  on[0] = id;
  try {
    for (const file of new Set(names.map(fileOf)))
      for (const test of await collected(file)) if (names.includes(`${file}: ${test.name}`)) await run(test);
    tell({ id, outcome: hits === 0 ? 'unreached' : 'missed' });
  } catch {
    tell({ id, outcome: 'noticed' });
  }
}
