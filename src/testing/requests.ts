import fc from 'fast-check';
import type { Engine } from '../engine-interface.js';
import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import { branchesOf, type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import type { Options } from '../schema/options.js';
import { zodOf } from '../schema/zod.js';
import { type Birth, births, birthsWithin } from './births.js';
import { objectsOf } from './derived.js';
import { options as anyOptions } from './options.js';
import { rules } from './rules.js';

/** Right requests of any operation, by its definition: those that an engine answers. */

const withZod = (definition: Operation): Operation => ({
  ...definition,
  request: zodOf(definition.request),
  response: zodOf(definition.response),
});

export type OperationName = keyof typeof list;
export const operationNames = Object.keys(list) as OperationName[];
/** The definitions, with schemas that can be asked whether a value is theirs. */
export const operations = Object.fromEntries(
  Object.entries<Operation>(list).map(([name, definition]) => [name, withZod(definition)]),
) as Record<OperationName, Operation>;

/** A request, as its operation reads it. */
export type Request = Record<string, unknown>;

/** What these functions read of a definition. */
export type Definition = Pick<Operation, 'name' | 'request' | 'takesOptions'>;

export const definitionOf = (of: string | Definition): Definition => {
  if (typeof of !== 'string') return { ...of, request: zodOf(of.request) };
  const definition: Definition | undefined = Object.hasOwn(operations, of)
    ? operations[of as OperationName]
    : undefined;
  if (definition === undefined) throw new Error(`there is no operation ${of}; there are ${operationNames}`);
  return definition;
};

/**
 * Requests that an operation answers: of its schema, with births that belong together, and what rules ask for between
 * fields (rules.ts).
 *
 * @param of name of an operation, or a definition of one’s own
 */
export function requestsOf<K extends OperationName>(of: K): fc.Arbitrary<Parameters<Engine[K]>[0] & object>;
export function requestsOf(of: string | Definition): fc.Arbitrary<Request>;
export function requestsOf(of: string | Definition): fc.Arbitrary<Request> {
  const { name, request } = definitionOf(of);
  const { years, rule } = rules[name] ?? {};
  const from = years === undefined ? births() : birthsWithin(...years);
  const branches = branchesOf(jsonSchemaOf(request, 'request'));
  const derived = fc.oneof(...branches.map((branch) => ofBranch(branch, from)));
  const ruled = rule === undefined ? derived : derived.chain(rule);
  return ruled.map(withoutDoubt).map((given) => {
    const short = withoutSecondPlace(given);
    return zodOf(request).safeParse(short).success ? short : given;
  });
}

const suffixes = ['', '_1', '_2'] as const;

/** Fields that a birth has together: date, time and place. */
function ofBranch(schema: JsonSchema, birthsOfBranch: fc.Arbitrary<Birth>): fc.Arbitrary<Request> {
  const { properties = {}, required = [] } = schema;
  const present = suffixes.filter((suffix) => `place${suffix}` in properties);
  const drawn = fc.tuple(...present.map(() => fc.tuple(birthsOfBranch, fc.nat(9))));
  return fc.tuple(objectsOf(schema), drawn).map(([fields, people]) => {
    const request: Request = { ...fields };
    for (const [index, suffix] of present.entries()) {
      const [{ date, time, where }, chance] = people[index] as [Birth, number];
      const field = (name: string) => `${name}${suffix}`;
      delete request[field('place_id')];
      delete request[field('place')];
      if (field('date') in properties) request[field('date')] = date;
      if (field('time') in properties) request[field('time')] = time;
      // A birth's time may be unknown; an event's is left out.
      if (chance === 0 && required.includes(field('time')) && acceptsNull(properties[field('time')]))
        request[field('time')] = null;
      if ('place_id' in where) request[field('place_id')] = where.place_id;
      else request[field('place')] = where.place;
    }
    return request;
  });
}

const acceptsNull = (schema: JsonSchema | undefined): boolean =>
  schema !== undefined && branchesOf(schema).some(({ type }) => type === 'null');

/** A second place that need not be there is left out by every other request. */
function withoutSecondPlace(request: Request): Request {
  const { place_2, place_id_2, ...others } = request;
  return typeof place_id_2 === 'number' && place_id_2 % 2 === 0 ? others : request;
}

/** An unknown time has no accuracy. */
function withoutDoubt(request: Request): Request {
  const doubtful = suffixes.filter((suffix) => request[`time${suffix}`] === null);
  return Object.fromEntries(
    Object.entries(request).filter(([key]) => !doubtful.some((suffix) => key === `time_accuracy${suffix}`)),
  );
}

/** A request and the options of its call. */
export interface Call<R = Request> {
  readonly request: R;
  /** Left out where the operation takes none. */
  readonly options?: Options;
}

/** Requests that an operation answers, with options that go with them. */
export function callsOf<K extends OperationName>(
  of: K,
): fc.Arbitrary<Call<Parameters<Engine[K]>[0] & object>>;
export function callsOf(of: string | Definition): fc.Arbitrary<Call>;
export function callsOf(of: string | Definition): fc.Arbitrary<Call> {
  const definition = definitionOf(of);
  const requests = requestsOf(definition);
  if (definition.takesOptions === false) return requests.map((request) => ({ request }));
  const adapt = rules[definition.name]?.options ?? ((given: Options) => given);
  return fc
    .tuple(requests, fc.oneof(fc.constant<Options>({}), anyOptions()))
    .map(([request, options]) => ({ request, options: adapt(fitting(request, options)) }));
}

/** A day that only one of the calendars has goes without a choice of calendar. */
function fitting(request: Request, options: Options): Options {
  const { calendar: _calendar, ...others } = options;
  return Object.values(request).some((value) => typeof value === 'string' && value.endsWith('-02-29'))
    ? others
    : options;
}
