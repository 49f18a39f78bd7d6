import { normalize } from '../chart/angle.js';
import { type AspectId, aspectAngles } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { orbOf } from '../chart/orbs.js';
import { tropicalYear } from '../chart/periods.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { aspectRules, type Settings } from '../request/settings.js';
import { SkySearch } from '../search/search.js';
import { Arcs, windowsTo } from '../search/windows.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { ChartPoint } from './chart.js';

/** Days that a moment is taken for where a window around it is searched: 0.1 s. */
const instant = 1e-6;

/** When in life a progressed aspect comes into orb and leaves it; null where the ephemeris does not reach. */
export interface WindowOfLife {
  enters: JulianDayUt | null;
  /** Every exact moment in it. */
  exact: JulianDayUt[];
  leaves: JulianDayUt | null;
}

/**
 * The window of an aspect that a progressed body makes to a point of the birth chart.
 * @param born the moment of birth, and `progressed` the moment that stands for the one asked about: Julian days, UT
 * @returns undefined where the body has no path of its own, as the angles have not
 */
export function progressedWindow(
  context: EngineContext,
  born: JulianDayUt,
  progressed: JulianDayUt,
  body: BodyId,
  natal: ChartPoint,
  aspect: AspectId,
  settings: Settings,
): WindowOfLife | undefined {
  const search = SkySearch.of(context.trajectories, settings);
  const orb = orbOf(aspectRules(settings, 'progressed').orbs, aspect, body, natal.id);
  const angle = aspectAngles[aspect];
  const aims = [angle, -angle].map((side) => ({ longitude: normalize(natal.longitude + side), orb }));
  try {
    const [window] = windowsTo(search, body, Arcs.around(aims), progressed, progressed + instant);
    if (window === undefined) return undefined;
    const inLife = (moment: JulianDayUt | null): JulianDayUt | null =>
      moment === null ? null : born + (moment - born) * tropicalYear;
    const exact = window.exact.map((moment) => born + (moment - born) * tropicalYear);
    return { enters: inLife(window.enters), exact, leaves: inLife(window.leaves) };
  } catch (error) {
    if (error instanceof HoroscopeError) return undefined;
    throw error;
  }
}
