import { HoroscopeError } from './errors.js';
import type { LibraryFunction, Operation } from './operations/definition.js';
import type { EngineContext } from './request/context.js';

/** Definitions by the names of their functions. */
export type Definitions = Readonly<Record<string, Operation | LibraryFunction>>;

/**
 * Functions made of definitions: each runs on one engine's assets and options, and throws nothing but a
 * {@link HoroscopeError}.
 */
export function bind<Functions>(context: EngineContext, definitions: Definitions): Functions {
  const bound = Object.values(definitions).map(({ name, run }) => [name, guarded(context, run)]);
  return Object.fromEntries(bound) as Functions;
}

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
