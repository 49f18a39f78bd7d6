/** An operation is in the library by its definition alone: one that nothing else knows of is found everywhere. */

import { createEngine, type Engine, HoroscopeError } from 'horoscope-engine/engine';
import { jsonSchemas, operations as withZod } from 'horoscope-engine/schemas';
import { nearlyValidRequestsOf, requestsOf } from 'horoscope-engine/testing';
import { describe, expect, test } from 'vitest';
import { bind } from '#dist/bind.js';
import { run } from '#dist/command/run.js';
import { openContext } from '#dist/opening.js';
import { answeredBy, defineOperation } from '#dist/operations/definition.js';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';
import type { EngineContext } from '#dist/request/context.js';
import * as z from '#dist/schema/kinds.js';
import { parse } from '#dist/schema/parse.js';
import { zodOf } from '#dist/schema/zod.js';
import { pages } from '../../docs/pages.js';
import { engineInterface, rootExport } from '../../docs/root.js';
import { engine as usual } from '../engine.js';
import fc from '../fast-check.js';
import { testBadInput } from './bad-input.js';

const oracleRequest = z.strictObject({
  question: z.string().min(1).max(50).describe('What is asked'),
  tosses: z.int().min(1).max(9).optional().describe('How often the coin is tossed; default 3'),
});
const oracleResponse = z.strictObject({
  answer: z.string().describe('Yes or no'),
  tosses: z.int().describe('How often the coin was tossed'),
});
type Oracle = (request: z.input<typeof oracleRequest>) => z.output<typeof oracleResponse>;

const oracle = answeredBy(
  defineOperation<Oracle>({
    name: 'coinOracle',
    path: '/api/coin-oracle',
    method: 'POST',
    summary: 'A coin’s answer to a question',
    request: oracleRequest,
    takesOptions: false,
    run: (_context: EngineContext, request: unknown) => {
      const { question, tosses = 3 } = parse(oracleRequest, request);
      return { answer: question.length % 2 === 0 ? 'yes' : 'no', tosses };
    },
    cost: { most: 1, worst: 'any question' },
    example: { question: 'Shall I?', tosses: 1 },
  }),
  oracleResponse,
);

const list = { ...operations, coinOracle: oracle };
const engine = bind<Engine & { coinOracle: Oracle }>(await openContext({}), { ...list, ...functions });

describe('an operation of one definition', () => {
  test('is a function of the engine', () => {
    expect(engine.coinOracle({ question: 'Shall I?' })).toEqual({ answer: 'yes', tosses: 3 });
    expect(() => engine.coinOracle({ question: '' })).toThrow(/question is ""/);
  });

  test('is named in the root export and in the interface, with its documentation', () => {
    const definitions = [...Object.values(list), ...Object.values(functions)];
    for (const code of [rootExport(definitions), engineInterface(definitions)]) {
      expect(code).toContain("* coinOracle({ question: 'Shall I?', tosses: 1 });");
      expect(code).toContain('* A coin’s answer to a question.');
    }
    expect(rootExport(definitions)).toContain('export const coinOracle:');
  });

  test('is a subcommand', async () => {
    const library = { operations: list, open: async () => engine };
    const horoscope = (line: string) => run(line.split(' '), { columns: 80, color: false }, library);
    expect((await horoscope('--help')).output).toMatch(/^ {2}coin-oracle +a coin’s answer/m);
    const help = (await horoscope('coin-oracle --help')).output;
    expect(help).toMatch(/--question WORD +What is asked \(required\)/);
    expect(help).toMatch(/--tosses N +How often/);
    expect(await horoscope('coin-oracle --question Whether --tosses 2')).toEqual({
      output: 'answer: no\ntosses: 2\n',
      exitCode: 0,
    });
    expect((await horoscope('coin-oracle --question Whether --tosses many')).output).toContain(
      'tosses is "many"; it must be a number',
    );
    expect(JSON.parse((await horoscope('coin-oracle --question Whether --json')).output).tosses).toBe(3);
  });

  test('has JSON Schemas', () => {
    const { request, response } = jsonSchemas(list).coinOracle ?? {};
    expect(request?.properties?.question).toMatchObject({ type: 'string', maxLength: 50 });
    expect(response?.required).toEqual(['answer', 'tosses']);
  });

  test('is in the reference', () => {
    const written = new Map(pages(Object.values(list), Object.values(functions)));
    expect(written.get('README.md')).toContain('[`coinOracle`](coinOracle.md)');
    expect(written.get('coinOracle.md')).toContain('POST /api/coin-oracle');
    expect(written.get('coinOracle.md')).toMatch(/\| `tosses` \| integer, 1 to 9 \| no \| How often/);
  });

  test('has arbitraries of its requests', () => {
    for (const request of fc.sample(requestsOf(oracle), 50))
      expect(engine.coinOracle(request as { question: string }).answer).toMatch(/yes|no/);
    for (const { request } of fc.sample(nearlyValidRequestsOf(oracle), 50))
      expect(() => engine.coinOracle(request as { question: string })).toThrow(HoroscopeError);
  });

  testBadInput({ ...oracle, request: zodOf(oracle.request), response: zodOf(oracle.response) }, engine);
});

test('names are those of the list, and paths are one operation’s each', () => {
  for (const [name, definition] of Object.entries({ ...operations, ...functions }))
    expect(definition.name).toBe(name);
  const paths = Object.values(operations).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(Object.values(withZod))(
  'the example of $name is answered by the default engine',
  ({ name, example, response }) => {
    const own = usual as unknown as Record<string, (request: unknown) => unknown>;
    expect(response.safeParse(own[name]?.(example)).error).toBe(undefined);
  },
);

test.each(Object.values(functions))('the example of $name runs', async ({ name, example }) => {
  // What loads more must not do so for the other tests.
  const own = (name === 'load' ? await createEngine() : usual) as unknown as Record<string, unknown>;
  const call = new Function('call', 'natal', `return call(${example});`) as (...given: unknown[]) => unknown;
  const result = await call(own[name], own.natal);
  // What is loaded shows in what can be called.
  if (name !== 'load') expect(result).toBeTruthy();
});
