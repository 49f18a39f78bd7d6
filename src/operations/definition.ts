import type { EngineContext } from '../request/context.js';
import type { Cost } from '../request/cost.js';
import type { Schema } from '../schema/parse.js';

/**
 * What an engine has to know of one operation, beside its recipe.
 *
 * @typeParam C the function as its users see it, overloads from the narrowest to the widest
 */
export interface Definition<C extends Call = Call> {
  /** Name of the function. */
  readonly name: string;
  /** Path over HTTP, as the interface has it. */
  readonly path: `/api/${string}`;
  readonly method: 'GET' | 'POST';
  /** One sentence, without its full stop: first line of the documentation, summary of the subcommand. */
  readonly summary: string;
  /** Further sentences: what else a caller should know, limits, sources. */
  readonly description?: string;
  readonly request: Schema;
  /** Whether it takes a second argument, options over the engine's; default true. */
  readonly takesOptions?: boolean;
  /** Whether it can be called without a request; default false. */
  readonly requestOptional?: boolean;
  readonly run: (context: EngineContext, request: unknown, options?: unknown) => ReturnType<C>;
  /** The most that an answer takes; where it grows with the request, the recipe refuses what goes beyond it. */
  readonly cost: Cost;
  /** Whether the answer to a request is another one at another time: it asks for now. Default never. */
  readonly readsClock?: (request: Readonly<Record<string, unknown>>) => boolean;
  /** A request that gets an answer; the documentation shows it, tests run it. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Carries the type of the function; there is no such value. */
  readonly call?: C;
}

/**
 * An operation with the schema of its answers, as `list.ts` has it: for the command line, the JSON Schemas, the tests of
 * bad input, the reference in `docs/`.
 */
export interface Operation<C extends Call = Call> extends Definition<C> {
  readonly response: Schema;
}

/** Any function: parameters are contravariant, so `never` is what all of them take. */
type Call = (...given: never[]) => unknown;

/** A definition, checked: that the recipe gives what the function promises. */
export const defineOperation = <C extends Call>(definition: Definition<C>): Definition<C> => definition;

export const answeredBy = <C extends Call>(definition: Definition<C>, response: Schema): Operation<C> => ({
  ...definition,
  response,
});

/**
 * What the library says of a function that is no operation: its arguments or its result are not JSON objects, so
 * that it has neither a path nor a subcommand.
 */
export interface LibraryFunction<C extends Call = Call> {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  /** Schema of its request, where it takes one. */
  readonly request?: Schema;
  readonly run: (context: EngineContext, ...given: unknown[]) => ReturnType<C>;
  readonly cost: Cost;
  /** A call, as code: what stands between the parentheses. */
  readonly example: string;
  readonly call?: C;
}

export const defineFunction = <C extends Call>(definition: LibraryFunction<C>): LibraryFunction<C> =>
  definition;

/** The function that a definition is of. */
export type FunctionOf<D> = D extends { readonly call?: infer C | undefined } ? Exclude<C, undefined> : never;
