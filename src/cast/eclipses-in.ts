import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { eclipses } from '../search/eclipses.js';
import { SkySearch } from '../search/search.js';
import type { Eclipse } from '../search/types.js';

/** Eclipses of a time that can be seen as such, so none of the half-shadow alone; none beyond the ephemeris. */
export function eclipsesIn(context: EngineContext, { from, to }: Span, settings: Settings): Eclipse[] {
  try {
    return eclipses(SkySearch.of(context.sky, settings), from, to).filter(({ type }) => type !== 'penumbral');
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return [];
    throw error;
  }
}
