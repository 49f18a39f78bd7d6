import { HoroscopeError, type WorkerEngine } from 'horoscope-engine/worker';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

export const EngineContext = createContext<WorkerEngine | null>(null);

export const useEngine = (): WorkerEngine => {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('the engine is not open');
  return engine;
};

export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'here'; result: T }
  | { state: 'refused'; why: string };

/** What the engine answers; asked anew when what it depends on changes, and abandoned when nobody looks any more. */
export function useAnswer<T>(
  ask: (engine: Omit<WorkerEngine, 'until' | 'close'>) => Promise<T>,
  dependencies: readonly unknown[],
): Answer<T> {
  const engine = useEngine();
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  useEffect(() => {
    const controller = new AbortController();
    setAnswer({ state: 'waiting' });
    ask(engine.until(controller.signal)).then(
      (result) => {
        if (!controller.signal.aborted) setAnswer({ state: 'here', result });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setAnswer({ state: 'refused', why: wordsOf(error) });
      },
    );
    return () => controller.abort();
    // What `ask` closes over is what it depends on.
  }, [engine, ...dependencies]);
  return answer;
}

/** An error in words for a visitor. */
export const wordsOf = (error: unknown): string =>
  error instanceof HoroscopeError ? error.message : 'Something went wrong in this page; please reload it.';
