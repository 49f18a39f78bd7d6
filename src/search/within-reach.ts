import { HoroscopeError } from '../errors.js';

/** What a search finds, or undefined where it leaves what the ephemeris can tell. */
export function withinReach<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return undefined;
    throw error;
  }
}
