import { type BodyId, bodyById } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { longitudeCrossings, stations } from './longitudes.js';
import type { SkySearch } from './search.js';
import type { RetrogradePeriod } from './types.js';
import { withinReach } from './within-reach.js';

/** Days from a station to the far end of a loop's shadow, at most: half a synodic period and more. */
const longestShadow = 420;

/** Days that a body moves backward, at most: Pluto takes 160, the farthest of asteroids half a year. */
const longestRetrograde = 200;

/**
 * Days around a station, half a minute, within which reaching its longitude is the station itself and no later pass.
 */
const stationMargin = 0.0003;

/** Retrograde periods that begin in the span, with their shadows. None for the lunar points. */
export function retrogradePeriods(
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
): RetrogradePeriod[] {
  if (bodyById(body)?.kind === 'lunar') return [];
  return stations(search, body, from, to)
    .filter(({ direction }) => direction === 'retrograde')
    .map(({ julianDayUt: begins, longitude: fromLongitude }) => {
      const later = withinReach(() =>
        stations(search, body, begins + stationMargin, begins + longestRetrograde),
      );
      const end = later?.[0];
      if (end === undefined)
        return { shadowBegins: null, begins, ends: null, shadowEnds: null, fromLongitude, toLongitude: null };
      const { julianDayUt: ends, longitude: toLongitude } = end;
      return {
        shadowBegins: forwardPasses(search, body, toLongitude, begins - longestShadow, begins).at(-1) ?? null,
        begins,
        ends,
        shadowEnds:
          forwardPasses(search, body, fromLongitude, ends + stationMargin, ends + longestShadow)[0] ?? null,
        fromLongitude,
        toLongitude,
      };
    });
}

/** When a body passes a longitude moving forward, as far as the ephemeris reaches. */
function forwardPasses(
  search: SkySearch,
  body: BodyId,
  longitude: number,
  from: JulianDayUt,
  to: JulianDayUt,
): JulianDayUt[] {
  const found = withinReach(() => longitudeCrossings(search, body, [longitude], from, to));
  return (found ?? []).filter(({ retrograde }) => !retrograde).map(({ julianDayUt }) => julianDayUt);
}
