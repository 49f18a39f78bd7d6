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
const state = { on: off, hits: 0, isRecording: false, seen: new Uint8Array(0) };
/** More often than this a change is not come to in one test unless it goes round for ever. */
const mostHits = 30_000_000;
globalThis.switches = {
  isOn(/** @type {number} */ id) {
    if (id !== state.on) return false;
    if (++state.hits > mostHits) throw new Error('goes round for ever');
    return true;
  },
  reach(/** @type {number[]} */ ...ids) {
    if (state.isRecording) for (const id of ids) state.seen[id] = 1;
  },
};

/** Messages go one after the other: when the last has gone, all have. What a survey tells is megabytes. */
let told = Promise.resolve();
function tell(/** @type {object} */ message) {
  told = new Promise((resolve) => process.send?.(message, () => resolve()));
}
const importOf = (/** @type {string} */ path) => import(pathToFileURL(path).href);

/** What of the changes is come to meanwhile. */
async function recorded(/** @type {() => Promise<unknown>} */ what) {
  state.seen.fill(0);
  state.isRecording = true;
  try {
    await what();
  } finally {
    state.isRecording = false;
  }
  return [...state.seen.keys()].filter((id) => state.seen[id] === 1);
}

/** @type {Map<string, Test[]>} */
const tests = new Map();

/** The first failure of some tests with a change on, if any; what takes least is run first. */
async function failureOf(/** @type {number} */ id, /** @type {readonly Test[]} */ all) {
  state.hits = 0;
  for (const test of all) {
    state.on = id;
    try {
      await run(test);
    } catch {
      state.on = off;
      return test;
    }
  }
  state.on = off;
  return undefined;
}
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
  state.seen = new Uint8Array(count);
  const loading = await recorded(async () => {
    for (const module of library) await importOf(module);
  });
  /** @type {Known[]} */
  const known = [];
  /** @type {string[]} */
  const failed = [];
  const collecting = {};
  for (const file of files) {
    collecting[file] = await recorded(async () => void tests.set(file, await collect(() => importOf(file))));
    for (const test of tests.get(file) ?? []) {
      const start = process.cpuUsage();
      let isRight = true;
      const reached = await recorded(async () => {
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
async function attempt({ library, files, attempts, isCold }) {
  for (const module of library) await importOf(module);
  if (isCold) return attemptCold(files, attempts[0]);
  for (const file of files) tests.set(file, await collected(file));
  const byName = new Map(
    [...tests].flatMap(([file, all]) => all.map((test) => [`${file}: ${test.name}`, test])),
  );
  for (const { id, names } of attempts) {
    tell({ begins: id });
    const failure = await failureOf(
      id,
      names.flatMap((name) => byName.get(name) ?? []),
    );
    if (failure === undefined) {
      tell({ id, outcome: state.hits === 0 ? 'unreached' : 'missed' });
      continue;
    }
    tell({ id, outcome: 'noticed', by: failure.name });
    // What a change has spoilt for good would be laid to the next.
    if (!(await holds(failure))) return;
  }
}

/** One change that is on before the tests are collected: what they work out then, they work out with it. */
async function attemptCold(/** @type {string[]} */ files, { id, names }) {
  tell({ begins: id });
  state.on = id;
  try {
    for (const file of files)
      for (const test of await collected(file)) if (names.includes(`${file}: ${test.name}`)) await run(test);
    tell({ id, outcome: state.hits === 0 ? 'unreached' : 'missed' });
  } catch {
    tell({ id, outcome: 'noticed' });
  }
}
