/**
 * What tests import from vitest, as much of it as they use: they are collected, and run as often as somebody likes, in
 * this process. vitest itself would load the library anew for every file and every change.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

/** @typedef {{ name: string, run: () => unknown, suite: Suite }} Test */
/** @typedef {{ name: string, above: Suite | undefined, before: (() => unknown)[], isReady: boolean }} Suite */

/** @type {Test[]} */
let collected = [];
/** @type {Suite} */
let suite = newSuite('', undefined);
/** @type {unknown[]} */
let pending = [];

/** @param {string} name @param {Suite | undefined} above @returns {Suite} */
function newSuite(name, above) {
  return { name, above, before: [], isReady: false };
}

/** The tests of a file, which is imported by this. */
export async function collect(/** @type {() => Promise<unknown>} */ importFile) {
  collected = [];
  pending = [];
  suite = newSuite('', undefined);
  await importFile();
  await Promise.all(pending);
  return collected;
}

/** Runs a test, and what must come before it. */
export async function run(/** @type {Test} */ { run, suite }) {
  await ready(suite);
  await run();
}
async function ready(/** @type {Suite} */ one) {
  if (one.above) await ready(one.above);
  if (one.isReady) return;
  one.isReady = true;
  for (const hook of one.before) await hook();
}

const runnable = (/** @type {unknown[]} */ given) =>
  /** @type {(...of: unknown[]) => unknown} */ (given.find((each) => typeof each === 'function'));
/** As in vitest, rows are taken apart where all of them are lists. */
const rowsOf = (/** @type {unknown[]} */ rows) =>
  rows.every(Array.isArray) ? rows : rows.map((row) => [row]);
const none = () => {};

export function test(/** @type {unknown} */ name, /** @type {unknown[]} */ ...given) {
  collected.push({ name: `${pathOf(suite)}${name}`, run: () => runnable(given)(), suite });
}
test.each =
  (/** @type {unknown[]} */ rows) =>
  (/** @type {unknown} */ name, /** @type {unknown[]} */ ...given) => {
    for (const [i, row] of rowsOf(rows).entries())
      collected.push({ name: `${pathOf(suite)}${name} (${i})`, run: () => runnable(given)(...row), suite });
  };
test.skip = none;
test.skipIf = (/** @type {unknown} */ isSkipped) =>
  isSkipped ? Object.assign(none, { each: () => none }) : test;
test.runIf = (/** @type {unknown} */ isRun) => test.skipIf(!isRun);
export const it = test;

const pathOf = (/** @type {Suite} */ { name, above }) => (above ? `${pathOf(above)}${name} > ` : '');

function within(/** @type {string} */ name, /** @type {() => unknown} */ run) {
  const outer = suite;
  suite = newSuite(name, outer);
  pending.push(run());
  suite = outer;
}
export function describe(/** @type {unknown} */ name, /** @type {unknown[]} */ ...given) {
  within(String(name), () => runnable(given)());
}
describe.each =
  (/** @type {unknown[]} */ rows) =>
  (/** @type {unknown} */ name, /** @type {unknown[]} */ ...given) => {
    for (const [i, row] of rowsOf(rows).entries()) within(`${name} (${i})`, () => runnable(given)(...row));
  };
describe.skip = none;
describe.skipIf = (/** @type {unknown} */ isSkipped) => (isSkipped ? none : describe);

export const beforeAll = (/** @type {() => unknown} */ hook) => void suite.before.push(hook);
/** The process ends as a whole. */
export const afterAll = none;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  {
    unreachable: (/** @type {string | undefined} */ message) =>
      chai.assert.fail(message ?? 'should not be reached'),
  },
);
/** Of types, which are not there at run time. */
export const expectTypeOf = () => new Proxy(none, { get: () => expectTypeOf(), apply: () => undefined });
