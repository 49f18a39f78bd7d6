import type { BodyId } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { stationAfter, stations } from '../search/longitudes.js';
import { SkySearch } from '../search/search.js';
import type { Station } from '../search/types.js';
import { withinReach } from '../search/within-reach.js';
import type { Sky } from '../sky/sky.js';
import type { JulianDayUt } from '../time/julian-day.js';

/** Days in which a planet down to Mars that is retrograde turns. */
export const longestRetrograde = 100;

/** When a planet down to Mars that is retrograde goes forward; null beyond the ephemeris. */
export function directAfter(
  sky: Sky,
  body: BodyId,
  from: JulianDayUt,
  settings: Settings,
): JulianDayUt | null {
  return firstStation(sky, body, { from, to: from + longestRetrograde }, settings);
}

/** When a planet first turns, forward or back, in a time; null where it does not, or no file has its sky. */
export function firstStation(
  sky: Sky,
  body: BodyId,
  { from, to }: Span,
  settings: Settings,
): JulianDayUt | null {
  const station = withinReach(() => stationAfter(SkySearch.of(sky, settings), body, from, to));
  return station?.julianDayUt ?? null;
}

/** When a planet turns in a time, forward or back; none beyond the ephemeris. */
export function stationsOf(
  context: EngineContext,
  body: BodyId,
  { from, to }: Span,
  settings: Settings,
): Station[] {
  return withinReach(() => stations(SkySearch.of(context.sky, settings), body, from, to)) ?? [];
}

/** Days before a planet turns in which it stands still to the eye. */
const standstill = 2;

/** When a planet turns back, and when forward again; null beyond the ephemeris. */
interface Turning {
  back: JulianDayUt;
  forward: JulianDayUt | null;
}

/** When a planet down to Mars that goes forward first turns back in a time; undefined where it does not. */
export function turnsBackIn(sky: Sky, body: BodyId, span: Span, settings: Settings): Turning | undefined {
  const back = firstStation(sky, body, span, settings);
  return back === null ? undefined : { back, forward: directAfter(sky, body, back + 1, settings) };
}

/** The same for a planet stationing at a moment. */
export const turnsBackAt = (
  sky: Sky,
  body: BodyId,
  moment: JulianDayUt,
  settings: Settings,
): Turning | undefined => turnsBackIn(sky, body, { from: moment, to: moment + standstill }, settings);
