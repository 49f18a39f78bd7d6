/**
 * An engine in another thread, behind promises: `horoscope-engine/worker`. For pages that must not stop while a year of
 * transits or a report to print is made, and for servers that use several cores.
 */
import type { Engine } from '../engine-interface.js';
import { HoroscopeError, quote } from '../errors.js';
import type { FromWorker, Refusal, ToWorker, WorkerOptions } from './messages.js';

export { type ErrorCode, HoroscopeError } from '../errors.js';
export type { SentAssets, SentFile, WorkerOptions } from './messages.js';

/** The functions of an engine, each answering with a promise. Events come as lists: `skyEvents`, not the iterator. */
export type AsyncEngine = {
  [Name in Exclude<keyof Engine, 'skyEventsIterator'>]: Engine[Name] extends (
    ...given: infer Given
  ) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never;
};

/** An engine in a worker. */
export interface WorkerEngine extends AsyncEngine {
  /**
   * The same engine for calls that may be abandoned: once the signal is aborted, calls made through it that have no
   * answer yet are rejected with the signal's reason, and those that have not begun are not made.
   */
  until(signal: AbortSignal): AsyncEngine;
  /** Ends the worker. Calls without an answer are rejected with `AbortError`. */
  close(): void;
}

export interface ConnectionOptions {
  /** Options of the engine; what can't be sent to another thread is left out of the type. */
  engine?: WorkerOptions;
  /** Is told how many bytes of the engine's files have come, of how many. */
  onProgress?: (loaded: number, total: number) => void;
}

/** A worker of a page, or of Node's `worker_threads`. */
export type AnyWorker =
  | {
      postMessage(message: unknown): void;
      addEventListener(type: string, listener: (event: unknown) => void): void;
      terminate(): void;
    }
  | {
      postMessage(message: unknown): void;
      on(type: string, listener: (value: unknown) => void): unknown;
      terminate(): unknown;
    };

/**
 * Connects to a worker that runs `horoscope-engine/worker/run`, and opens an engine in it.
 *
 * @throws HoroscopeError what opening an engine throws; `internal` where the worker stops
 */
export async function connectEngine(
  worker: AnyWorker,
  options: ConnectionOptions = {},
): Promise<WorkerEngine> {
  if (typeof worker?.postMessage !== 'function')
    throw new HoroscopeError(
      'invalid_request',
      `worker is ${quote(worker)}; it must be a Worker that runs horoscope-engine/worker/run`,
    );
  const connection = new Connection(worker, options.onProgress);
  const names = await connection.open(options.engine ?? {});
  const calls = (signal?: AbortSignal): AsyncEngine =>
    Object.fromEntries(
      names.map((name) => [name, (...given: unknown[]) => connection.call(name, given, signal)]),
    ) as unknown as AsyncEngine;
  return { ...calls(), until: calls, close: () => connection.close() };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

class Connection {
  readonly #worker: AnyWorker;
  readonly #onProgress: ((loaded: number, total: number) => void) | undefined;
  readonly #calls = new Map<number, Waiting>();
  #opening: Waiting | undefined;
  #next = 0;
  #ended: unknown;

  constructor(worker: AnyWorker, onProgress: ConnectionOptions['onProgress']) {
    this.#worker = worker;
    this.#onProgress = onProgress;
    const stopped = () => this.#end(refusalOfStopped());
    if ('on' in worker) {
      worker.on('message', (message) => this.#receive(message as FromWorker));
      worker.on('error', stopped);
      worker.on('exit', stopped);
    } else {
      worker.addEventListener('message', (event) => this.#receive((event as { data: FromWorker }).data));
      worker.addEventListener('error', stopped);
    }
  }

  async open(options: WorkerOptions): Promise<readonly string[]> {
    return await new Promise((resolve, reject) => {
      this.#opening = { resolve: resolve as Waiting['resolve'], reject };
      this.#send({ kind: 'open', options });
    });
  }

  async call(name: string, given: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#ended !== undefined) throw this.#ended;
    const call = this.#next++;
    return await new Promise((resolve, reject) => {
      const abandon = () => {
        this.#calls.delete(call);
        this.#send({ kind: 'abandon', call });
        reject(signal?.reason);
      };
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', abandon);
          settle(value);
        };
      this.#calls.set(call, { resolve: settled(resolve), reject: settled(reject) });
      signal?.addEventListener('abort', abandon, { once: true });
      try {
        this.#send({ kind: 'call', call, name, given });
      } catch (cause) {
        this.#calls.delete(call);
        settled(reject)(refusalToSend(name, cause));
      }
    });
  }

  close(): void {
    this.#end(refusalOfClosed());
    this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case 'loaded':
        this.#onProgress?.(message.loaded, message.total);
        break;
      case 'open':
        this.#opening?.resolve(message.names);
        break;
      case 'closed':
        this.#opening?.reject(errorOf(message.refusal));
        break;
      case 'result':
        this.#take(message.call)?.resolve(message.result);
        break;
      case 'refusal':
        this.#take(message.call)?.reject(errorOf(message.refusal));
    }
  }

  /** Undefined where the call was abandoned. */
  #take(call: number): Waiting | undefined {
    const waiting = this.#calls.get(call);
    this.#calls.delete(call);
    return waiting;
  }

  #end(reason: unknown): void {
    if (this.#ended !== undefined) return;
    this.#ended = reason;
    this.#opening?.reject(reason);
    for (const { reject } of this.#calls.values()) reject(reason);
    this.#calls.clear();
  }
}

const refusalOfStopped = (): HoroscopeError => new HoroscopeError('internal', 'the worker stopped by itself');

const refusalOfClosed = (): DOMException => new DOMException('The engine was closed', 'AbortError');

const refusalToSend = (name: string, cause: unknown): HoroscopeError =>
  new HoroscopeError(
    'invalid_request',
    `what ${name} was given can't be sent to another thread: plain data can, functions and proxies can't`,
    { cause },
  );

const errorOf = ({ code, message, path, issues }: Refusal): HoroscopeError =>
  new HoroscopeError(code, message, { ...(path === undefined ? {} : { path }), issues });
