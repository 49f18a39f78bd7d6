import { HoroscopeError } from '../errors.js';

/** Whether a search failed for leaving what the ephemeris can tell. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof HoroscopeError && error.code === 'date_out_of_range';

/** What a search finds, or undefined where it leaves what the ephemeris can tell. */
export function withinReach<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (isOutOfReach(error)) return undefined;
    throw error;
  }
}
