import type { BodyId } from '../chart/bodies.js';
import type { DailyEvent, Observer, Sky } from '../sky/sky.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { DailyMoment } from './types.js';

/** When bodies rise, set and culminate. */

/**
 * Days after which the same event is looked for again. Near a pole the Moon may rise and set twice in a day, an hour
 * or so after each other; the same event comes round no sooner than an hour later.
 */
const shortestReturn = 1 / 24;

/** Days after which a body that does neither rise nor set is looked at again. */
const pauseWithoutRising = 0.5;

/**
 * All rises and sets (upper limb, sea level, 34′ of refraction) and upper transits of a body over a place in a span,
 * in order of time.
 */
export const risingsAndSettings = (
  sky: Sky,
  body: BodyId,
  place: Observer,
  from: JulianDayUt,
  to: JulianDayUt,
): DailyMoment[] =>
  (['rise', 'set', 'transit'] as const)
    .flatMap((event) => repeated(sky, event, body, place, from, to))
    .sort((a, b) => a.julianDayUt - b.julianDayUt);

function repeated(
  sky: Sky,
  event: DailyEvent,
  body: BodyId,
  place: Observer,
  from: JulianDayUt,
  to: JulianDayUt,
): DailyMoment[] {
  const found: DailyMoment[] = [];
  let after = from;
  while (after < to) {
    const julianDayUt = sky.next(event, body, after, place);
    if (julianDayUt === undefined) after += pauseWithoutRising;
    else {
      if (julianDayUt >= from && julianDayUt < to) found.push({ julianDayUt, event });
      after = julianDayUt + shortestReturn;
    }
  }
  return found;
}
