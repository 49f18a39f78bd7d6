import { separation } from '../chart/angle.js';
import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import { stations } from '../search/longitudes.js';
import { SkySearch } from '../search/search.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { type Chart, houseIn } from './chart.js';
import type { NatalPoints } from './passages.js';

/** Days about a moment within which a swift planet hardly moves where it turns, and degrees from an aspect that it makes so. */
const [standing, closely] = [2, 1];

/** A swift planet that turns about a moment, within a degree of an aspect to a point of the birth. */
export interface Standstill {
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  moment: JulianDayUt;
  direction: 'retrograde' | 'direct';
}

/** The closest aspect of a planet that stations about a moment to one of some points. */
export function standstillOf(
  context: EngineContext,
  natal: NatalPoints,
  body: BodyId,
  moment: JulianDayUt,
  settings: Settings,
  isOwn: (natal: BodyId) => boolean,
): Standstill | undefined {
  try {
    const search = SkySearch.of(context.sky, settings);
    const [turn] = stations(search, body, moment - standing, moment + standing);
    if (turn === undefined) return undefined;
    const [nearest] = natal
      .aimsOf(body)
      .aims.filter(({ point }) => isOwn(point.id))
      .map((aim) => ({ aim, orb: separation(turn.longitude, aim.longitude) }))
      .filter(({ orb }) => orb <= closely)
      .sort((a, b) => a.orb - b.orb);
    if (nearest === undefined) return undefined;
    const { point, aspect } = nearest.aim;
    return { first: body, second: point.id, aspect, moment: turn.julianDayUt, direction: turn.direction };
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return undefined;
    throw error;
  }
}

/** The house of a birth that a body is in at a moment; none where there are no houses, or the ephemeris does not reach. */
export const houseAround =
  (context: EngineContext, natal: Chart, settings: Settings) =>
  (body: BodyId, moment: JulianDayUt): House | undefined => {
    try {
      const { longitude } = SkySearch.of(context.sky, settings).motion(body, moment);
      return houseIn(natal, longitude) || undefined;
    } catch (error) {
      if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return undefined;
      throw error;
    }
  };
