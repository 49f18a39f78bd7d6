import { type BodyId, bodyById, Mars, Mercury, Venus } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { longitudeCrossings, stations } from './longitudes.js';
import type { SkySearch } from './search.js';
import type { RetrogradePeriod } from './types.js';
import { withinReach } from './within-reach.js';

/** The longest retrograde loop of a body, in days. */
interface Loop {
  /** The days of retrograde motion. */
  backward: number;
  /** From a station to the far end of the loop's shadow. */
  shadow: number;
}

const loops: ReadonlyMap<BodyId, Loop> = new Map([
  [Mercury, { backward: 40, shadow: 70 }],
  [Venus, { backward: 60, shadow: 110 }],
  [Mars, { backward: 110, shadow: 190 }],
]);
/** Pluto moves backward for 160 days, the farthest of asteroids for half a year; shadows take half a synodic period and more. */
const otherLoops: Loop = { backward: 200, shadow: 420 };

/** How long a body's loops are. */
export const loopOf = (body: BodyId): Loop => loops.get(body) ?? otherLoops;

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
  const { backward, shadow } = loopOf(body);
  return stations(search, body, from, to)
    .filter(({ direction }) => direction === 'retrograde')
    .map(({ julianDayUt: begins, longitude: fromLongitude }) => {
      const later = withinReach(() => stations(search, body, begins + stationMargin, begins + backward));
      const end = later?.[0];
      if (end === undefined)
        return { shadowBegins: null, begins, ends: null, shadowEnds: null, fromLongitude, toLongitude: null };
      const { julianDayUt: ends, longitude: toLongitude } = end;
      return {
        shadowBegins: forwardPasses(search, body, toLongitude, begins - shadow, begins).at(-1) ?? null,
        begins,
        ends,
        shadowEnds:
          forwardPasses(search, body, fromLongitude, ends + stationMargin, ends + shadow)[0] ?? null,
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
