import { HoroscopeError } from '../errors.js';

/** Units of work that a request is given: half of what the engine itself takes. */
export const defaultWork = 60_000;
/** Bodies of a chart. */
export const defaultBodies = 40;

/**
 * Refuses a chart of more bodies than the service draws: an engine takes 200, which would hold its thread.
 * @throws HoroscopeError `too_costly`
 */
export function requireFewBodies(request: unknown, options: unknown, most: number): void {
  const lists: [path: string, list: unknown][] = [
    ['planets', fieldOf(request, 'planets')],
    ['bodies', fieldOf(request, 'bodies')],
    ['options.bodies', fieldOf(options, 'bodies')],
  ];
  for (const [path, list] of lists)
    if (Array.isArray(list) && list.length > most)
      throw new HoroscopeError(
        'too_costly',
        `${path} has ${list.length} entries, and a request may have ${most}: name fewer`,
        { path },
      );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
