import { bind, contextOf } from '../bind.js';
import type { Engine } from '../engine-interface.js';
import { type ErrorCode, HoroscopeError, type RequestIssue } from '../errors.js';
import * as functions from '../operations/functions.js';
import * as list from '../operations/list.js';
import { withMostWork } from '../request/context.js';
import { documentOf } from './documents.js';
import { stackOf } from './fault.js';
import { defaultBodies, defaultWork, requireFewBodies } from './limits.js';
import { Warmth } from './warming.js';

/** A call of the engine, as it goes to another thread. */
export interface EngineCall {
  /** Name of the endpoint: an operation’s, or `wheel`, `natalPdfReport`. */
  readonly name: string;
  readonly request: unknown;
  readonly options?: unknown;
}

/** What became of a call: an answer written out, or a refusal. */
export type EngineAnswer =
  | { readonly body: string | Uint8Array }
  | {
      readonly code: ErrorCode | 'overloaded';
      readonly message: string;
      readonly issues: readonly RequestIssue[];
      /** Where a fault of the library came from; for the log. */
      readonly stack?: string;
    };

/** What carries out calls: in this thread, or wherever a host has them carried out. */
export type Executor = (call: EngineCall) => EngineAnswer | Promise<EngineAnswer>;

/** How much a call may ask for. */
export interface WorkLimits {
  /** Units of work of an answer, some 6 µs each; default 60000. */
  work?: number;
  /** Bodies of a chart; default 40. */
  bodies?: number;
}

/**
 * Carries out calls on an engine, in this thread: what a worker of a pool is made of.
 * @throws HoroscopeError where the engine is none that `createEngine` opened
 */
export function createExecutor(
  engine: Engine,
  { work = defaultWork, bodies = defaultBodies }: WorkLimits = {},
): Executor {
  const context = contextOf(engine);
  if (context === undefined)
    throw new HoroscopeError('invalid_request', 'engine must be one that createEngine opened', {
      path: 'engine',
    });
  const limited = {
    ...engine,
    ...bind<Engine>(withMostWork(context, Math.min(work, context.mostWork)), { ...list, ...functions }),
  };
  const warmth = new Warmth(engine);
  return async ({ name, request, options }) => {
    try {
      requireFewBodies(request, options, bodies);
      await warmth.ready(name, request, options);
      return { body: await answer(limited, name, request, options) };
    } catch (error) {
      return refusalOf(error);
    }
  };
}

type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>;

async function answer(
  engine: Engine,
  name: string,
  request: unknown,
  options: unknown,
): Promise<string | Uint8Array> {
  if (!Object.hasOwn(list, name)) return documentOf(name).make(engine, request, options);
  const result = (engine as unknown as Functions)[name]?.(
    request,
    ...(options === undefined ? [] : [options]),
  );
  return JSON.stringify(result);
}

function refusalOf(error: unknown): EngineAnswer {
  if (error instanceof HoroscopeError) {
    const { code, message, issues } = error;
    return { code, message, issues, ...(code === 'internal' && { stack: stackOf(error.cause ?? error) }) };
  }
  return { code: 'internal', message: 'a fault of the library', issues: [], stack: stackOf(error) };
}
