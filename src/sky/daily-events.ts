import type { BodyId } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { swissNumber } from './bodies.js';
import type { Observer } from './sky-types.js';
import type { SwissEphemeris } from './swisseph.js';

/** Events of `swe_rise_trans`. */
const riseTransEvents = { rise: 1, set: 2, transit: 4 } as const;
export type DailyEvent = keyof typeof riseTransEvents;
const SE_BIT_NO_REFRACTION = 512;

/**
 * Refraction that almanacs assume at the horizon, 34′ (Explanatory Supplement to the Astronomical Almanac,
 * 3rd ed., 12.2): taken as a lower horizon, so that no weather enters.
 */
const horizonRefraction = -34 / 60;

/** Days before a transit from which the library finds it to a millisecond. */
const nearTransit = 0.01;

/**
 * The next rise, set (upper limb, sea-level horizon, 34′ of refraction) or upper transit of a body.
 * @param flags which ephemeris
 * @returns Julian day UT, or undefined where there is none: polar day or night
 */
export function nextDailyEvent(
  swiss: SwissEphemeris,
  event: DailyEvent,
  body: BodyId,
  after: JulianDayUt,
  place: Observer,
  flags: number,
): JulianDayUt | undefined {
  const number = swissNumber(body, { node: 'true', lilith: 'mean' });
  if (number === undefined) return undefined;
  const kind = riseTransEvents[event] | (event === 'transit' ? 0 : SE_BIT_NO_REFRACTION);
  const found = swiss.nextRiseOrTransit(after, number, kind, place, horizonRefraction, flags);
  if (event !== 'transit' || found === undefined) return found;
  // The library takes four steps toward a transit: from a day away the Moon's is still 0.1 s off.
  return swiss.nextRiseOrTransit(found - nearTransit, number, kind, place, horizonRefraction, flags);
}
