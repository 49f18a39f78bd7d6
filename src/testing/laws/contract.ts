import fc from 'fast-check';
import { errorCodes } from '../../errors.js';
import { zodOf } from '../../schema/zod.js';
import { claim, same } from '../claims.js';
import { type Calls, codeOfRefusal, law } from '../law.js';
import { type Call, callsOf, type OperationName, operationNames, operations } from '../requests.js';
import { hostileRequestsOf, nearlyValidRequestsOf } from '../spoilt.js';

/** Laws of every operation, whatever it computes: what is asked is answered or refused, and nothing else happens. */

interface Asked extends Call {
  readonly name: OperationName;
}

const anyCall: fc.Arbitrary<Asked> = fc
  .constantFrom(...operationNames)
  .chain((name) => callsOf(name as string).map((call) => ({ ...call, name })));

const ask = (calls: Calls, { name, request, options }: Asked): Promise<unknown> =>
  calls.ask(name, request, options);

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
};

/** Every number and string another, and every list longer. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const fields = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(fields)) {
    if (typeof inner === 'object' && inner !== null) spoil(inner);
    else fields[key] = typeof inner === 'number' ? inner + 17 : 'spoiled';
  }
  if (Array.isArray(value)) value.push('spoiled');
}

/** A way to something in a result that JSON has no word for. */
function unspeakable(value: unknown, path: string): string | undefined {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)) || Object.is(value, -0))
    return `${path} is ${Object.is(value, -0) ? '-0' : String(value)}`;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return `${path} is a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unspeakable(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function requireSchema(name: OperationName, result: unknown): void {
  const { error } = zodOf(operations[name].response).safeParse(result);
  claim(error === undefined, () => {
    const [fault] = error?.issues ?? [];
    return `the result of ${name} is not of its schema: ${fault?.path.map(String).join('.')}: ${fault?.message}`;
  });
}

export const contractLaws = {
  resultsAreOfTheirSchema: law(
    'a right request gets a result that its schema allows, with every field in it',
    anyCall,
    async (calls, asked) => requireSchema(asked.name, await ask(calls, asked)),
    100,
  ),
  resultsAreJson: law(
    'a result is what JSON makes of it: no undefined, no NaN, no -0',
    anyCall,
    async (calls, asked) => {
      const result = await ask(calls, asked);
      const found = unspeakable(result, asked.name);
      claim(found === undefined, () => found ?? '');
      same(JSON.parse(JSON.stringify(result)), result, asked.name);
    },
  ),
  sameRequestSameBytes: law(
    'the same request gets the same bytes, whatever was asked in between',
    fc.tuple(anyCall, anyCall),
    async (calls, [asked, other]) => {
      const first = JSON.stringify(await ask(calls, asked));
      await ask(calls, other);
      const again = JSON.stringify(await ask(calls, asked));
      claim(first === again, () => {
        same(JSON.parse(again), JSON.parse(first), asked.name);
        return `${asked.name} writes its fields in another order`;
      });
    },
  ),
  requestsAreLeftAsTheyWere: law(
    'a request and its options are not changed, and may be frozen',
    anyCall,
    async (calls, asked) => {
      const before = JSON.stringify(asked);
      await ask(calls, frozen(asked));
      claim(JSON.stringify(asked) === before, () => `${asked.name} changed its request`);
    },
  ),
  resultsAreTheCallers: law(
    'a result that is changed afterwards changes no later one',
    anyCall,
    async (calls, asked) => {
      const first = await ask(calls, asked);
      const before = JSON.stringify(first);
      spoil(first);
      claim(JSON.stringify(await ask(calls, asked)) === before, () => `${asked.name} shares what it gives`);
    },
  ),
  wrongFieldsAreNamed: law(
    'a request with one wrong field is refused, and the refusal names the field',
    fc
      .constantFrom(...operationNames)
      .chain((name) => nearlyValidRequestsOf(name).map((wrong) => ({ ...wrong, name }))),
    async (calls, { name, request, path }) => {
      const error = await calls.ask(name, request).then(
        () => undefined,
        (refusal: unknown) => refusal,
      );
      claim(error !== undefined, () => `${name} answers a request whose ${path} is wrong`);
      const code = codeOfRefusal(error);
      claim(
        code !== undefined && allowed.includes(code),
        () => `${name} refuses ${path} with ${code}: ${error}`,
      );
      const { issues = [], path: own } = error as { issues?: { path: string }[]; path?: string };
      const paths = [own, ...issues.map((issue) => issue.path)];
      claim(
        paths.some((one) => one?.startsWith(path)),
        () => `${name} refuses ${path}, but names ${paths.join(', ')}: ${(error as Error).message}`,
      );
    },
    150,
  ),
  anythingIsAnsweredOrRefused: law(
    'whatever is asked gets a whole result, or a refusal with a code that says why; never a fault',
    fc
      .constantFrom(...operationNames)
      .chain((name) => hostileRequestsOf(name).map((request) => ({ name, request }))),
    async (calls, { name, request }) => {
      let result: unknown;
      try {
        result = await calls.ask(name, request);
      } catch (error) {
        const code = codeOfRefusal(error);
        claim(code !== undefined && codes.includes(code), () => `${name} fails with ${code ?? error}`);
        return;
      }
      requireSchema(name, result);
    },
    150,
  ),
};

/** A service has codes of its own besides: of a body that is no JSON object, or longer than it takes. */
const codes: readonly string[] = [
  ...errorCodes.filter((code) => code !== 'internal'),
  'malformed_body',
  'body_too_large',
];
const allowed: readonly string[] = [
  'invalid_request',
  'unknown_place',
  'unsupported_language',
  'date_out_of_range',
];
