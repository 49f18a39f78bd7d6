/** The engine behind the root export, whose files may fail to come while it is imported. */
import type { Engine } from './engine-interface.js';
import { HoroscopeError } from './errors.js';
import { functionNames } from './pieces/names.js';

export interface DefaultEngine {
  engine: Engine;
  /**
   * Resolves once the functions of this module can be called: at once, as a rule. Where a file could not be had while
   * the module was imported, it tries again.
   *
   * @throws HoroscopeError `asset_missing` or `asset_corrupt` where a file can't be had now either
   */
  ready: () => Promise<void>;
}

/**
 * An engine, or where it does not open functions that say why until `ready()` opens it: a module whose own await
 * fails could never be imported again.
 */
export async function openDefault(open: () => Promise<Engine>): Promise<DefaultEngine> {
  type Functions = Record<string, (...given: unknown[]) => unknown>;
  let engine: Engine | undefined;
  let fault: unknown;
  let attempt: Promise<void> | undefined;

  const ready = async (): Promise<void> => {
    if (engine !== undefined) return;
    attempt ??= open()
      .then(
        (opened) => {
          engine = opened;
        },
        (refused: unknown) => {
          fault = refused;
        },
      )
      .finally(() => {
        attempt = undefined;
      });
    await attempt;
    if (engine === undefined) throw faultOf(fault);
  };

  await ready().catch(() => undefined);
  if (engine !== undefined) return { engine, ready };
  const waiting = functionNames.map((name) => [
    name,
    (...given: unknown[]): unknown => {
      if (engine === undefined) throw faultOf(fault);
      return (engine as unknown as Functions)[name]?.(...given);
    },
  ]);
  return { engine: Object.fromEntries(waiting) as Engine, ready };
}

/** A new one each time, with the stack of the call. */
function faultOf(cause: unknown): HoroscopeError {
  if (!(cause instanceof HoroscopeError))
    return new HoroscopeError('internal', 'a fault of the library; please report it', { cause });
  return new HoroscopeError(cause.code, `${cause.message}; await ready() tries again`, { cause });
}
