/**
 * Every function of the engine called with anything: right requests, nearly right ones, hostile ones and raw junk, drawn
 * by the definitions. `npm run fuzz:engine` calls a million times, `npm run fuzz:engine -- 5000 7` so many with another
 * seed; the suite calls some thousand. A call gives a result of its schema or throws a HoroscopeError, costs no more than
 * its definition states, leaves what it was given as it was and shares nothing with what it gives; what was asked before
 * is answered the same afterwards, and memory does not grow.
 */
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { createEngine } from '#dist/engine.js';
import { HoroscopeError } from '#dist/errors.js';
import * as functions from '#dist/operations/functions.js';
import * as list from '#dist/operations/list.js';
import { zodOf } from '#dist/schema/zod.js';
import {
  callCode,
  callsOf,
  codeOf,
  hostileJson,
  hostileRequestsOf,
  nearlyValidRequestsOf,
  requestsOf,
} from '#dist/testing/index.js';
import { workOf } from './counted-work.js';

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));

/** @typedef {'right' | 'nearly' | 'hostile' | 'raw'} Kind */
/** @typedef {{ name: string, kind: Kind, given: unknown[] }} Drawn */
/**
 * @typedef {object} Fuzzed
 * @property {Record<Kind, { answered: number, refused: number }>} counts
 * @property {Record<string, number>} codes
 * @property {string[]} faults
 * @property {number} grown bytes, in the second half of the run: paths of bodies are kept, up to 48 MB, as spans of years are asked for
 * @property {number} milliseconds
 * @property {{ units: number, of: number, code: string }} costliest
 */

const operations = Object.values(list);

/** Calls that take tens of milliseconds are right less often. */
const lengthy = /Reports$|^reports$|^reportEvents$|^skyEvents|^transits$/;

/** Things that are no JSON: what a careless program passes. */
const raw = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
  fc.anything({ withNullPrototype: true, withTypedArray: true, withBoxedValues: true, maxDepth: 3 }),
  fc.constantFrom(
    () => 1,
    Symbol('s'),
    Number.NaN,
    new Proxy({}, { get: () => fail(), ownKeys: () => fail() }),
    new Date(Number.NaN),
    /** @type {unknown} */ (undefined),
    new (class Request {
      name = 'a class';
    })(),
  ),
);
/** @returns {never} */
function fail() {
  throw new Error('what was given throws');
}

const degrees = fc.oneof(
  fc.double({ min: -400, max: 400 }),
  fc.integer({ min: -180, max: 180 }),
  hostileJson(),
);
const moments = fc.array(fc.double({ min: 2_378_600, max: 2_597_500, noNaN: true }), { maxLength: 5 });
const batches = fc
  .record({
    julianDaysUt: fc.oneof(
      moments.map((days) => Float64Array.from(days)),
      raw,
    ),
    bodies: fc.oneof(fc.constant([0, 1]), fc.uniqueArray(fc.integer({ min: 0, max: 25 })), raw),
    latitudes: fc.oneof(fc.constant(undefined), raw),
  })
  .map(({ latitudes, ...request }) => (latitudes === undefined ? request : { ...request, latitudes }));

/** What functions that are no operations are called with. @type {Record<keyof typeof functions, fc.Arbitrary<unknown[]>>} */
const argumentsOf = {
  languages: fc.constant([]),
  load: fc.array(fc.oneof(fc.constantFrom('natal', 'places', { years: [1900, 1950] }), hostileJson()), {
    maxLength: 3,
  }),
  nearest: fc.tuple(degrees, degrees),
  zoneAt: fc.tuple(degrees, degrees),
  placeById: fc.tuple(fc.oneof(fc.constant(3054643), fc.integer(), hostileJson())),
  positionsBatch: fc.tuple(fc.oneof(batches, raw)),
  skyEventsIterator: fc.tuple(fc.oneof(requestsOf('skyEvents'), hostileRequestsOf('skyEvents'), raw)),
  natalPdfReport: fc.tuple(
    fc.oneof(
      nearlyValidRequestsOf('natal').map(({ request }) => request),
      raw,
    ),
  ),
  pdfReport: fc.tuple(fc.oneof(raw, hostileJson())),
};

/** Arbitraries of a function’s arguments, by how wrong they are. @returns {[Kind, string, fc.Arbitrary<unknown[]>, number][]} */
function sources() {
  const junkOptions = fc.oneof(fc.constant({}), hostileJson(), raw);
  return [
    ...operations.flatMap(({ name }) => {
      const right = callsOf(name).map(({ request, options }) =>
        options === undefined ? [request] : [request, options],
      );
      /** @type {[Kind, string, fc.Arbitrary<unknown[]>, number][]} */
      const own = [
        ['right', name, right, lengthy.test(name) ? 1 : 12],
        ['nearly', name, nearlyValidRequestsOf(name).map(({ request }) => [request]), 30],
        ['hostile', name, hostileRequestsOf(name).map((request) => [request]), 30],
        ['raw', name, fc.tuple(fc.oneof(raw, requestsOf(name)), junkOptions), lengthy.test(name) ? 4 : 12],
      ];
      return own;
    }),
    ...Object.entries(argumentsOf).map(([name, given]) => {
      /** @type {[Kind, string, fc.Arbitrary<unknown[]>, number]} */
      const own = ['raw', name, given, 20];
      return own;
    }),
  ];
}

/** Calls in an order that a seed decides, drawn in batches. @param {number} seed @returns {Generator<Drawn>} */
function* calls(seed) {
  const batch = 500;
  const weighted = sources().map(([kind, name, given, weight]) => ({
    weight,
    arbitrary: given.map((drawn) => ({ name, kind, given: drawn })),
  }));
  for (let round = 0; ; round++)
    yield* fc.sample(fc.oneof(...weighted), { numRuns: batch, seed: seed + round * 1_000_003 });
}

/** A value as text, as far as it can be read. @param {unknown} value */
function textOf(value) {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner));
  } catch {
    return undefined;
  }
}

/** @param {unknown} value */
function spoil(value) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  const fields = /** @type {Record<string, unknown>} */ (value);
  for (const [key, inner] of Object.entries(fields)) {
    if (typeof inner === 'object' && inner !== null) spoil(inner);
    else fields[key] = typeof inner === 'number' ? inner + 17 : 'spoiled';
  }
  if (Array.isArray(value)) value.push('spoiled');
}

function memory() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @param {Drawn} drawn */
function codeOfCall({ name, given }) {
  try {
    return given.length <= 2 && typeof given[0] === 'object'
      ? callCode({ name, request: given[0], options: /** @type {object | undefined} */ (given[1]) })
      : `engine.${name}(${given.map((one) => codeOf(one)).join(', ')})`;
  } catch {
    return `engine.${name}(something that cannot be read)`;
  }
}

/**
 * @param {{ calls: number, seed?: number, printed?: (text: string) => void }} options
 * @returns {Promise<Fuzzed>}
 */
export async function fuzz({ calls: most, seed = 1, printed = () => {} }) {
  const began = performance.now();
  const engine = await createEngine({ now: () => Date.UTC(2026, 10, 22) });
  const run = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (
    /** @type {unknown} */ (engine)
  );
  const definitions = /** @type {Record<string, import('#dist/operations/definition.js').Operation>} */ (
    /** @type {unknown} */ ({ ...list, ...functions })
  );
  const answers = () =>
    operations.map(({ name, example }) => JSON.stringify(run[name]?.(structuredClone(example))));
  const expected = answers();
  /** @type {Fuzzed['counts']} */
  const counts = {
    right: { answered: 0, refused: 0 },
    nearly: { answered: 0, refused: 0 },
    hostile: { answered: 0, refused: 0 },
    raw: { answered: 0, refused: 0 },
  };
  /** @type {Record<string, number>} */
  const codes = {};
  /** @type {string[]} */
  const faults = [];
  let costliest = { units: 0, of: 1, code: '' };
  let early = 0;
  let made = 0;
  for (const drawn of calls(seed)) {
    if (made >= most || faults.length >= 20) break;
    made++;
    const { name, kind, given } = drawn;
    const definition = definitions[name];
    if (definition === undefined) throw new Error(`there is no ${name}`);
    const before = textOf(given);
    let { units, result, refused } = workOf(() => run[name]?.(...given));
    if (result instanceof Promise) {
      try {
        result = await result;
      } catch (error) {
        refused = error;
      }
    }
    const fault = (/** @type {string} */ what) => {
      faults.push(`${what}: ${codeOfCall(drawn)}`);
      printed(`fault in call ${made}: ${faults.at(-1)}\n`);
    };
    if (units / definition.cost.most > costliest.units / costliest.of)
      costliest = { units, of: definition.cost.most, code: codeOfCall(drawn).slice(0, 1000) };
    if (units > definition.cost.most) fault(`${units} units of work, and ${definition.cost.most} are stated`);
    if (textOf(given) !== before) fault('what was given was changed');
    if (refused === undefined) {
      counts[kind].answered++;
      if (kind === 'nearly') fault('a wrong field was answered');
      if ('response' in definition) {
        const { error } = zodOf(definition.response).safeParse(result);
        if (error) fault(`${error.issues[0]?.path.map(String).join('.')} ${error.issues[0]?.message}`);
        spoil(result);
        if (textOf(given) !== before) fault('what is given back is what was given');
      }
    } else {
      counts[kind].refused++;
      const code = refused instanceof HoroscopeError ? refused.code : 'no HoroscopeError';
      codes[code] = (codes[code] ?? 0) + 1;
      if (!(refused instanceof HoroscopeError)) fault(`it threw ${String(refused)}`);
      else if (code === 'internal') fault(`a fault of the library: ${String(refused.cause)}`);
      else if (refused.message.length > 3000) fault('a message that nobody reads to its end');
      if (kind === 'right' && code !== 'too_costly')
        fault(`a right request was refused: ${code} ${String(refused)}`);
    }
    if (made === Math.ceil(most / 2)) early = memory();
    if (made % Math.min(20_000, Math.ceil(most / 2)) === 0) {
      for (const [index, answer] of answers().entries())
        if (answer !== expected[index])
          faults.push(`${operations[index]?.name} answers its example otherwise now`);
      const seconds = (performance.now() - began) / 1000;
      printed(
        `${made} calls, ${(made / seconds).toFixed(0)} a second, ${(memory() / 2 ** 20).toFixed(0)} MB\n`,
      );
    }
  }
  const milliseconds = performance.now() - began;
  return { counts, codes, faults, grown: memory() - early, milliseconds, costliest };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [count = '1000000', seed = '1'] = process.argv.slice(2);
  const { counts, codes, faults, grown, milliseconds, costliest } = await fuzz({
    calls: Number(count),
    seed: Number(seed),
    printed: (text) => process.stdout.write(text),
  });
  console.table(counts);
  console.log('refused with', codes);
  console.log(
    `in ${(milliseconds / 1000).toFixed(0)} s; memory grew by ${(grown / 2 ** 20).toFixed(1)} MB in the second half`,
  );
  console.log(
    `nearest to its stated cost: ${costliest.units.toFixed(0)} of ${costliest.of} units\n${costliest.code}`,
  );
  console.log(`${faults.length} faults`);
  process.exitCode = faults.length === 0 && grown < 32 * 2 ** 20 ? 0 : 1;
}
