import { bind, contextOf } from '../bind.js';
import type { Engine } from '../engine-interface.js';
import { type ErrorCode, HoroscopeError, type RequestIssue } from '../errors.js';
import * as functions from '../operations/functions.js';
import * as list from '../operations/list.js';
import { contextWith } from '../request/context.js';
import { trajectoriesOf } from '../search/trajectories.js';
import { nextTurn } from '../turn.js';
import { documentOf } from './documents.js';
import { stackOf } from './fault.js';
import { defaultWork } from './limits.js';
import { Answers, isTurnOver } from './pace.js';
import { pacedSky } from './paced-sky.js';
import { Queue } from './queue.js';

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
}

/** Units of work that a block of a curve takes besides its questions: some 30 µs. */
const blockWork = 8;

/** Long calls that may wait for one another. */
const mostWaiting = 256;

const overloaded: EngineAnswer = {
  code: 'overloaded',
  message: 'more waits to be answered than will be soon',
  issues: [],
};

/**
 * Carries out calls on an engine, in this thread: what a worker of a pool is made of. A short call is answered at once. A
 * long one is carried out in turns, one such call at a time, while short ones are answered in between.
 *
 * @throws HoroscopeError where the engine is none that `createEngine` opened
 */
export function createExecutor(engine: Engine, { work = defaultWork }: WorkLimits = {}): Executor {
  const context = contextOf(engine);
  if (context === undefined)
    throw new HoroscopeError('invalid_request', 'engine must be one that createEngine opened', {
      path: 'engine',
    });
  let answers: Answers | undefined;
  const sky = pacedSky(context.sky, () => answers);
  const { now } = context;
  const countBlock = (curve: string, block: number): void =>
    answers?.to('block', block, [curve], blockWork, () => undefined);
  trajectoriesOf(sky, countBlock);
  // Beside the context, not a copy of it: what it loads when it is needed is not needed yet.
  const pacedContext = contextWith(context, {
    sky,
    // A call that is begun anew is about the same moment.
    now: now && (() => answers?.to('now', 0, [], 0, now) ?? now()),
    mostWork: Math.min(work, context.mostWork),
  });
  const paced = { ...engine, ...bind<Engine>(pacedContext, { ...list, ...functions }) };

  /** A turn of a call. */
  function turn({ name, request, options }: EngineCall, known: Answers): unknown {
    answers = known;
    known.begin();
    try {
      return resultOf(paced, name, request, options);
    } finally {
      answers = undefined;
    }
  }

  async function inTurns(call: EngineCall, known: Answers): Promise<unknown> {
    for (;;) {
      await nextTurn();
      try {
        return await turn(call, known);
      } catch (error) {
        if (!isTurnOver(error)) throw error;
      }
    }
  }

  const queue = new Queue(mostWaiting);
  return async (call) => {
    const known = new Answers();
    try {
      if (!isPrinted(call))
        try {
          return { body: written(turn(call, known)) };
        } catch (error) {
          if (!isTurnOver(error)) throw error;
        }
      if (queue.isFull) return overloaded;
      // What waits holds no answers meanwhile.
      const before = queue.isIdle ? known : new Answers();
      const result = await queue.after(() => inTurns(call, before));
      await nextTurn();
      return { body: written(result) };
    } catch (error) {
      return refusalOf(error);
    }
  };
}

type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>;

function resultOf(engine: Engine, name: string, request: unknown, options: unknown): unknown {
  if (!Object.hasOwn(list, name)) return documentOf(name).make(engine, request, options);
  const given = options === undefined ? [request] : [request, options];
  return (engine as unknown as Functions)[name]?.(...given);
}

/** Documents are made as they are sent. */
const written = (result: unknown): string | Uint8Array =>
  typeof result === 'string' || result instanceof Uint8Array ? result : JSON.stringify(result);

const isPrinted = ({ name }: EngineCall): boolean => !Object.hasOwn(list, name) && documentOf(name).inTurns;

function refusalOf(error: unknown): EngineAnswer {
  if (error instanceof HoroscopeError) {
    const { code, message, issues } = error;
    return { code, message, issues, ...(code === 'internal' && { stack: stackOf(error.cause ?? error) }) };
  }
  return { code: 'internal', message: 'a fault of the library', issues: [], stack: stackOf(error) };
}
