import { Moon } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { lunations } from './aspects.js';
import type { SkySearch } from './search.js';
import type { Eclipse } from './types.js';

/** The Moon farther from the ecliptic at syzygy than this, degrees, meets no shadow (Meeus, Astronomical Algorithms, 54). */
const eclipseLimit = 1.7;

/** Days around the syzygy in which the eclipse is greatest. */
const nearby = 0.5;

/** Eclipses of Sun and Moon anywhere on the globe, at their greatest. */
export function eclipses(search: SkySearch, from: JulianDayUt, to: JulianDayUt): Eclipse[] {
  const { sky } = search.trajectories;
  const found: Eclipse[] = [];
  for (const { julianDayUt: syzygy, phaseId } of lunations(search, from - nearby, to + nearby)) {
    if (phaseId !== 0 && phaseId !== 4) continue;
    if (Math.abs(search.latitude(Moon, syzygy)) > eclipseLimit) continue;
    const eclipse =
      phaseId === 0
        ? ofLuminary('solar', sky.solarEclipseAt(syzygy))
        : ofLuminary('lunar', sky.lunarEclipseAt(syzygy));
    if (eclipse === undefined) continue;
    if (eclipse.julianDayUt < from || eclipse.julianDayUt >= to) continue;
    found.push({ ...eclipse, longitude: search.longitude(Moon, eclipse.julianDayUt) });
  }
  return found;
}

const ofLuminary = <Luminary extends 'solar' | 'lunar', Found>(
  body: Luminary,
  found: Found | undefined,
): (Found & { body: Luminary }) | undefined => found && { ...found, body };
