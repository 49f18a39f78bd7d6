import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { eclipses } from '../search/eclipses.js';
import { SkySearch } from '../search/search.js';
import type { Eclipse } from '../search/types.js';
import { withinReach } from '../search/within-reach.js';

/** Eclipses of a time that can be seen as such, so none of the half-shadow alone; none beyond the ephemeris. */
export function eclipsesIn(context: EngineContext, { from, to }: Span, settings: Settings): Eclipse[] {
  const found = withinReach(() => eclipses(SkySearch.of(context.sky, settings), from, to)) ?? [];
  return found.filter(({ type }) => type !== 'penumbral');
}
