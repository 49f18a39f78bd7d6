import { HoroscopeError } from '../errors.js';
import { openContext } from '../opening.js';
import { bindEngine } from '../pieces/bind-engine.js';
import { nextTurn } from '../turn.js';
import { countingPlatform, enginesFiles } from './files.js';
import type { FromWorker, Refusal, ToWorker, WorkerOptions } from './messages.js';

/** The worker's end of the line. */
export interface Port {
  post(message: FromWorker, transfer: ArrayBuffer[]): void;
  listen(receive: (message: ToWorker) => void): void;
}

type Functions = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/**
 * Serves an engine at a port: opens it when it is told to, then answers call after call. Between two calls messages are
 * read, so that what was abandoned in the meantime is not begun.
 */
export function serve(port: Port): void {
  let functions: Functions = {};
  const queue = new Map<number, Extract<ToWorker, { kind: 'call' }>>();
  let busy = false;

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let next = first(queue); next !== undefined; next = first(queue)) {
      await nextTurn();
      if (!queue.delete(next.call)) continue;
      const answer = await answerTo(next, functions);
      port.post(answer, answer.kind === 'result' ? buffersIn(answer.result) : []);
    }
    busy = false;
  };

  port.listen((message) => {
    switch (message.kind) {
      case 'open':
        void open(port, message.options).then((opened) => {
          functions = opened;
        });
        return;
      case 'call':
        queue.set(message.call, message);
        void work();
        return;
      case 'abandon':
        queue.delete(message.call);
    }
  });
}

const first = <V>(queue: ReadonlyMap<number, V>): V | undefined => queue.values().next().value;

async function open(port: Port, options: WorkerOptions): Promise<Functions> {
  try {
    const { assets, ...others } = options;
    const onLoaded = (loaded: number, total: number) => port.post({ kind: 'loaded', loaded, total }, []);
    const context = await openContext(
      { ...others, assets: enginesFiles(assets) },
      countingPlatform(onLoaded),
    );
    const { skyEventsIterator, ...functions } = bindEngine(context);
    port.post({ kind: 'open', names: Object.keys(functions) }, []);
    return functions as unknown as Functions;
  } catch (error) {
    port.post({ kind: 'closed', refusal: refusalOf(error) }, []);
    return {};
  }
}

async function answerTo(
  { call, name, given }: Extract<ToWorker, { kind: 'call' }>,
  functions: Functions,
): Promise<FromWorker> {
  try {
    return { kind: 'result', call, result: await functions[name]?.(...given) };
  } catch (error) {
    return { kind: 'refusal', call, refusal: refusalOf(error) };
  }
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof HoroscopeError
    ? {
        code: error.code,
        message: error.message,
        ...(error.path === undefined ? {} : { path: error.path }),
        issues: error.issues,
      }
    : { code: 'internal', message: String(error), issues: [] };

/** The buffers of a result's own numbers, which change threads without being copied. */
function buffersIn(result: unknown): ArrayBuffer[] {
  const values =
    ArrayBuffer.isView(result) || typeof result !== 'object' || result === null
      ? [result]
      : Object.values(result);
  const buffers = values.filter(ArrayBuffer.isView).map(({ buffer }) => buffer);
  return [...new Set(buffers)].filter((buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer);
}
