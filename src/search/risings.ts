import type { BodyId } from '../chart/bodies.js';
import type { DailyEvent, Observer } from '../sky/sky.js';
import type { SkySearch } from './search.js';
import type { DailyMoment, DailyMoments } from './types.js';

/** Of the upper limb of Sun or Moon with refraction, about, degrees: enough to tell up from down. */
const risingAltitude = -0.83;

export function riseSetTransit(
  search: SkySearch,
  body: BodyId,
  place: Observer,
  from: number,
  to: number,
): DailyMoments {
  const moments = (['rise', 'set', 'transit'] as const)
    .flatMap((event) => repeated(search, event, body, place, from, to))
    .sort((a, b) => a.julianDayUt - b.julianDayUt);
  if (moments.some(({ event }) => event !== 'transit')) return { moments, always: null };
  // Nothing rises or sets: the middle of the altitudes it runs through is above the horizon or below it.
  const declination = search.declination(body, (from + to) / 2);
  const highest = 90 - Math.abs(place.latitude - declination);
  const lowest = Math.abs(place.latitude + declination) - 90;
  return { moments, always: (highest + lowest) / 2 > risingAltitude ? 'up' : 'down' };
}

/** Days after which a body that does neither rise nor set is looked at again. */
const retry = 0.5;

function repeated(
  search: SkySearch,
  event: DailyEvent,
  body: BodyId,
  place: Observer,
  from: number,
  to: number,
): DailyMoment[] {
  const found: DailyMoment[] = [];
  let after = from;
  while (after < to) {
    const julianDayUt = search.trajectories.sky.next(event, body, after, place);
    if (julianDayUt === undefined) after += retry;
    else {
      if (julianDayUt >= from && julianDayUt < to) found.push({ julianDayUt, event });
      // The same event comes round no sooner than half a day later.
      after = julianDayUt + retry;
    }
  }
  return found;
}
