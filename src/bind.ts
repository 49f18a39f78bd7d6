import { HoroscopeError } from './errors.js';
import type { Definition, LibraryFunction } from './operations/definition.js';
import type { EngineContext } from './request/context.js';

/** Definitions by the names of their functions. */
export type Definitions = Readonly<Record<string, Pick<Definition | LibraryFunction, 'name' | 'run'>>>;

/**
 * Functions made of definitions: each runs on one engine's assets and options, and throws nothing but a
 * {@link HoroscopeError}.
 */
export function bind<Functions extends object>(context: EngineContext, definitions: Definitions): Functions {
  const entries = Object.values(definitions).map(({ name, run }) => [name, guarded(context, run)]);
  const bound = Object.fromEntries(entries) as Functions;
  contexts.set(bound, context);
  return bound;
}

const contexts = new WeakMap<object, EngineContext>();

/** What an engine's functions run on; undefined where an object is no engine. */
export const contextOf = (engine: object): EngineContext | undefined => contexts.get(engine);

const guarded =
  <R>(context: EngineContext, run: (context: EngineContext, ...given: unknown[]) => R) =>
  (...given: unknown[]): R => {
    try {
      const result = run(context, ...given);
      return (result instanceof Promise ? result.catch(refuse) : result) as R;
    } catch (error) {
      return refuse(error);
    }
  };

function refuse(error: unknown): never {
  if (error instanceof HoroscopeError) throw error;
  throw new HoroscopeError('internal', 'a fault of the library; please report it', { cause: error });
}
