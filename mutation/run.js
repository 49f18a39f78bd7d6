/**
 * Mutation testing: each room's compiled modules are changed in small ways, one at a time, and its tests must notice.
 *
 *     npm run mutation                        every room
 *     npm run mutation -- time place          those named
 *     npm run mutation -- search --share 0.2  a fifth of its changes, drawn by a seed: --seed 3 draws others; --tries 50 at most so many
 *     npm run mutation -- answer --most 10    of the tests that come to a change, the fastest that take 10 s together
 *     npm run mutation -- cast answer --together  in one copy, with the tests of all: these are surveyed once
 *     npm run mutation -- cast --seed 4 --again  another draw from the copy that is there, whose tests are not surveyed again
 *
 * Whoever writes tests for what one draw missed must estimate by another draw.
 * The score of each room is kept in RESULTS.md, what was missed in reports/; what no test can notice, by explained.json, is
 * counted apart. Changes are Stryker's; they are tried in one
 * process that has all of them behind switches and runs, of the tests that come to a change, the fastest first.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installed } from './installed.js';
import { rooms } from './rooms.js';

installed();
const { copyOf, folderOf } = await import('./instrument.js');
const { record } = await import('./results.js');

/**
 * Changes that no test can notice, each beside its line as it stands in the compiled module, with the reason.
 * @type {readonly { file: string, line: string, from: string, to: string, why: string }[]}
 */
const explained = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));

const here = fileURLToPath(new URL('./', import.meta.url));
const worker = join(here, 'worker.js');
/** Of the files whose tests come to a change, and of those that come to it while they are collected, so many are tried from the start. */
const mostCold = 3;
/** Outcomes so far, to show that it goes on. */
let told = 0;

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    tries: { type: 'string', default: 'Infinity' },
    most: { type: 'string', default: 'Infinity' },
    together: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const share = Number(values.share);
const seed = Number(values.seed);
if (!(share > 0 && share <= 1)) throw new Error('--share is a part of the changes, above 0 and up to 1');
/** Milliseconds of the processor. What only slower tests would notice counts as missed. */
const most = 1e3 * Number(values.most);
if (!(most > 0)) throw new Error('--most is a number of seconds');
if (!(Number(values.tries) > 0)) throw new Error('--tries is how many changes of a room are tried at most');
if (!Number.isInteger(seed)) throw new Error('--seed is a whole number');
const unknown = named.filter((name) => !(name in rooms));
if (unknown.length > 0) throw new Error(`no room is called ${unknown}; there are ${Object.keys(rooms)}`);

const chosen = named.length > 0 ? named : Object.keys(rooms);
for (const group of values.together ? [chosen] : chosen.map((room) => [room])) {
  const { library, changes, survey } = values.again ? lastOf(group) : await surveyed(group);
  for (const name of survey.failed) console.log(`left out, since it fails unchanged: ${name}`);
  const seconds = survey.known.reduce((sum, { took }) => sum + took, 0) / 1e3;
  console.log(`${survey.known.length} tests take ${seconds.toFixed(0)} s of the processor`);
  const planned = planOf(changes, survey);
  for (const room of group) {
    const its = planned.filter((change) => change.room === room);
    const drawn = drawnOf(its);
    const all = changes.filter((change) => change.room === room);
    console.log(`${room}: ${all.length} changes, ${its.length} of them at run time, ${drawn.length} tried`);
    await tryAll({ library, drawn });
    explain(room, all, drawn);
    report(room, drawn);
    record(room, drawn, { of: its.length, seed, most: most / 1e3 });
  }
}

/** A copy of the rooms, and what their tests come to in it; kept for another draw of the same. */
async function surveyed(/** @type {string[]} */ group) {
  const { folder, library, changes } = await copyOf(group);
  const patterns = group.flatMap((room) => rooms[/** @type {keyof typeof rooms} */ (room)]);
  const files = [...new Set(patterns.flatMap((pattern) => testsOf(folder, pattern)))];
  const survey = await surveyOf({ library, files, count: changes.length });
  writeFileSync(join(folder, 'survey.json'), JSON.stringify({ library, changes, survey }));
  return { library, changes, survey };
}
function lastOf(/** @type {string[]} */ group) {
  return JSON.parse(readFileSync(join(folderOf(group), 'survey.json'), 'utf8'));
}

/** @typedef {import('./instrument.js').Change} Change */
/**
 * @typedef {{ names: string[], files: string[] }} Tests
 * @typedef {Change & Tests & { took: number, cold: Tests, outcome?: string }} Planned
 */

/** What runs each change: nothing, tests, or only the collecting of tests. Changes of what a module does when it is loaded are left out. */
function planOf(/** @type {Change[]} */ changes, { loading, collecting, known }) {
  const byTime = [...known].sort((a, b) => a.took - b.took);
  /** @type {Map<number, { file: string, name: string, took: number }[]>} */
  const reaching = new Map();
  for (const test of byTime)
    for (const id of test.reached) reaching.set(id, [...(reaching.get(id) ?? []), test]);
  const loaded = new Set(loading);
  const early = new Map();
  for (const [file, ids] of Object.entries(collecting))
    for (const id of ids) early.set(id, [...(early.get(id) ?? []), file]);
  return changes.flatMap((change) => {
    const its = within(reaching.get(change.id) ?? []);
    const collected = early.get(change.id) ?? [];
    // What one test works out another may look at: all of a file are tried.
    const cold = new Set([...collected.slice(0, mostCold), ...testsIn(its).files.slice(0, mostCold)]);
    if (its.length === 0 && collected.length === 0 && loaded.has(change.id)) return [];
    return [
      {
        ...change,
        ...testsIn(its),
        took: its.reduce((sum, { took }) => sum + took, 0),
        cold: testsIn(within(byTime.filter(({ file }) => cold.has(file)))),
        ...(its.length === 0 && collected.length === 0 && { outcome: 'never reached' }),
      },
    ];
  });
}

/**
 * Of tests, the fastest first, as many as the time allows.
 * @template {{ took: number }} T @param {T[]} tests
 */
function within(tests) {
  let sum = 0;
  return tests.filter(({ took }, i) => {
    sum += took;
    return i === 0 || sum <= most;
  });
}

/** @param {readonly { file: string, name: string }[]} all @returns {Tests} */
function testsIn(all) {
  return {
    names: all.map(({ file, name }) => `${file}: ${name}`),
    files: [...new Set(all.map(({ file }) => file))],
  };
}

/** A share of the changes, at most so many, drawn by the seed. */
function drawnOf(/** @type {Planned[]} */ planned) {
  let state = seed;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const order = planned.map((change) => [next(), change]).sort(([a], [b]) => a - b);
  return order
    .slice(0, Math.min(Number(values.tries), Math.ceil(share * planned.length)))
    .map(([, change]) => change);
}

/** Counts apart what is explained, and says where an explanation is wrong, or of nothing that there is. */
function explain(/** @type {string} */ room, /** @type {Change[]} */ all, /** @type {Planned[]} */ drawn) {
  for (const reason of explained.filter(({ file }) => file.startsWith(`${room}/`))) {
    const { file, line, from, to } = reason;
    const isIts = (/** @type {Change} */ change) =>
      change.file === `dist/${file}.js` && change.within === line && change.from === from && change.to === to;
    if (!all.some(isIts)) console.log(`explained, but not there: ${file}: ${line}`);
    for (const change of drawn.filter(isIts))
      if (change.outcome === 'noticed')
        console.log(`explained, but noticed: ${file}: ${line} to ${change.to}`);
      else change.outcome = 'explained';
  }
}

function childOf(/** @type {object} */ task) {
  const child = fork(worker, {
    execArgv: ['--conditions=modules'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(task);
  return child;
}

function surveyOf(/** @type {object} */ task) {
  return new Promise((resolve, reject) => {
    const child = childOf({ task: 'survey', ...task });
    child.on('message', resolve);
    child.on('exit', (code, signal) =>
      reject(new Error(`the tests ended the process that surveys them: ${code ?? signal}`)),
    );
  });
}

/** Changes on which tests work at run time, one process for many; then those that need one each. */
async function tryAll({ library, drawn }) {
  const byId = new Map(drawn.map((change) => [change.id, change]));
  const left = () => drawn.filter(({ outcome, names }) => outcome === undefined && names.length > 0);
  const begun = Date.now();
  while (left().length > 0) {
    const before = left().length;
    await oneProcess({ library, attempts: left() }, byId);
    if (left().length === before) throw new Error('a process that tries changes ended before it tried one');
    const done = drawn.filter(({ outcome }) => outcome !== undefined).length;
    console.log(`${done} of ${drawn.length} after ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  // What is worked out once and kept is not worked out again with a change: what was missed is tried from the start.
  for (const change of drawn.filter(({ outcome }) => outcome !== 'noticed' && outcome !== 'never reached')) {
    const { names } = change.cold;
    change.outcome = undefined;
    await oneProcess({ library, attempts: [{ ...change, names }], isCold: true }, byId);
    if (change.outcome !== 'noticed') change.outcome = 'missed';
  }
}

/** How many wait for each processor; beyond some, patience would cost more than it saves. */
function crowd() {
  return Math.min(6, Math.max(1, (loadavg()[0] ?? 1) / availableParallelism()));
}

/** Tries changes until the process ends, or one of them takes so long that it will not. */
function oneProcess({ library, attempts, isCold = false }, /** @type {Map<number, Planned>} */ byId) {
  return new Promise((resolve) => {
    const child = childOf({
      ...{ task: 'attempt', library, isCold },
      attempts: attempts.map(({ id, names }) => ({ id, names })),
    });
    /** @type {Planned | undefined} */
    let current;
    /** @type {NodeJS.Timeout | undefined} */
    let patience;
    child.on('message', ({ begins, pauses, id, outcome }) => {
      clearTimeout(patience);
      if (begins !== undefined) {
        current = byId.get(begins);
        // Other work on the machine takes its time too.
        patience = setTimeout(
          () => child.kill('SIGKILL'),
          ((isCold ? 120_000 : 30_000) + 20 * (current?.took ?? 0)) * crowd(),
        );
        return;
      }
      // Tests are collected.
      if (pauses !== undefined) return;
      const change = byId.get(id);
      if (change) change.outcome = outcome;
      if (++told % 20 === 0) console.log(`… ${told} tries`);
      current = undefined;
    });
    child.on('exit', () => {
      clearTimeout(patience);
      // What stops the process is noticed.
      if (current) current.outcome = 'noticed';
      resolve(undefined);
    });
  });
}

/** What was missed, to be read. */
function report(/** @type {string} */ room, /** @type {Planned[]} */ drawn) {
  mkdirSync(join(here, 'reports'), { recursive: true });
  const lines = drawn
    .filter(({ outcome }) => outcome !== 'noticed')
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.id - b.id)
    .map(
      ({ file, line, within, kind, from, to, outcome }) =>
        `${file}:${line} ${outcome}, ${kind}\n    ${within}\n  - ${from}\n  + ${to}\n`,
    );
  writeFileSync(join(here, 'reports', `${room}.txt`), lines.join(''));
}

/** Test files of a pattern: a folder, or a file's beginning. */
function testsOf(/** @type {string} */ folder, /** @type {string} */ pattern) {
  const path = join(folder, 'test', pattern);
  if (existsSync(path) && statSync(path).isDirectory())
    return filesOf(path).filter((name) => name.endsWith('.test.js'));
  const file = `${path}.test.js`;
  if (!existsSync(file)) throw new Error(`there is no test ${pattern}`);
  return [file];
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
