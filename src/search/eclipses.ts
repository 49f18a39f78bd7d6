import { Moon } from '../chart/bodies.js';
import { lunationNear, meanNewMoon } from '../chart/new-moon.js';
import { eclipseReach } from '../sky/eclipses.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { SkySearch } from './search.js';
import type { Eclipse } from './types.js';

/** Eclipses of Sun and Moon anywhere on the globe, at their greatest. */
export function eclipses(search: SkySearch, from: JulianDayUt, to: JulianDayUt): Eclipse[] {
  const { sky } = search.trajectories;
  const found: Eclipse[] = [];
  const isNear = (syzygy: number): boolean => {
    const mean = meanNewMoon(syzygy);
    return mean > from - eclipseReach && mean < to + eclipseReach;
  };
  // From one lunation before: its full Moon comes half a month later.
  const last = lunationNear(to) + 1;
  for (let lunation = lunationNear(from) - 1; lunation <= last; lunation++) {
    const solar = isNear(lunation) ? sky.solarEclipse(lunation) : undefined;
    const lunar = isNear(lunation + 0.5) ? sky.lunarEclipse(lunation) : undefined;
    for (const eclipse of [ofLuminary('solar', solar), ofLuminary('lunar', lunar)]) {
      if (eclipse === undefined || eclipse.julianDayUt < from || eclipse.julianDayUt >= to) continue;
      found.push({ ...eclipse, longitude: search.longitude(Moon, eclipse.julianDayUt) });
    }
  }
  return found;
}

const ofLuminary = <Luminary extends 'solar' | 'lunar', Found>(
  body: Luminary,
  found: Found | undefined,
): (Found & { body: Luminary }) | undefined => found && { ...found, body };
