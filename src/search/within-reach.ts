import { HoroscopeError } from '../errors.js';

/** Whether a search failed for leaving what the ephemeris covers. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof HoroscopeError && error.code === 'date_out_of_range';

/** The result of a search, or undefined if it leaves the range of the ephemeris. */
export function withinReach<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (isOutOfReach(error)) return undefined;
    throw error;
  }
}
