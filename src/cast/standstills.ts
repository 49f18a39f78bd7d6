import { separation } from '../chart/angle.js';
import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { stations } from '../search/longitudes.js';
import { SkySearch } from '../search/search.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { type Chart, houseIn } from './chart.js';
import type { NatalPoints } from './passages.js';

/** Days about a moment within which a swift planet hardly moves where it turns. */
const standing = 2;

/** Within how many degrees of an aspect to a point of the birth a swift planet has to turn. */
type ReachOf = (natal: BodyId, aspect: AspectId) => number;

/** A swift planet that turns about a moment, near an aspect to a point of the birth. */
export interface Standstill {
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  moment: JulianDayUt;
  direction: 'retrograde' | 'direct';
}

/** The closest aspect of a planet that stations about a moment to one of some points. */
export const standstillOf = (
  context: EngineContext,
  natal: NatalPoints,
  body: BodyId,
  moment: JulianDayUt,
  settings: Settings,
  reachOf: ReachOf,
): Standstill | undefined =>
  standstillIn(context, natal, body, { from: moment - standing, to: moment + standing }, settings, reachOf);

/** The same in a span: of several stations the one that is closest to a point. */
export function standstillIn(
  context: EngineContext,
  natal: NatalPoints,
  body: BodyId,
  { from, to }: Span,
  settings: Settings,
  reachOf: ReachOf,
): Standstill | undefined {
  try {
    const search = SkySearch.of(context.sky, settings);
    const { aims } = natal.aimsOf(body);
    const [nearest] = stations(search, body, from, to)
      .flatMap((turn) => aims.map((aim) => ({ turn, aim, orb: separation(turn.longitude, aim.longitude) })))
      .filter(({ aim: { aspect, point }, orb }) => orb <= reachOf(point.id, aspect))
      .sort((a, b) => a.orb - b.orb);
    if (nearest === undefined) return undefined;
    const { turn, aim } = nearest;
    const { julianDayUt: moment, direction } = turn;
    return { first: body, second: aim.point.id, aspect: aim.aspect, moment, direction };
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
