import { Moon } from '../chart/bodies.js';
import type { SkySearch } from './search.js';
import type { Eclipse } from './types.js';

/** The Moon farther from the ecliptic at syzygy than this, degrees, meets no shadow (Meeus, Astronomical Algorithms, 54). */
const eclipseLimit = 1.7;

/** Days around the syzygy in which the eclipse is greatest. */
const nearby = 0.5;

export function eclipses(search: SkySearch, from: number, to: number): Eclipse[] {
  const { sky } = search.trajectories;
  const found: Eclipse[] = [];
  for (const { julianDayUt: syzygy, phaseId } of search.lunations(from - nearby, to + nearby)) {
    if (phaseId !== 0 && phaseId !== 4) continue;
    if (Math.abs(search.latitude(Moon, syzygy)) > eclipseLimit) continue;
    const shared = (at: { julianDayUt: number; magnitude: number } | undefined) =>
      at === undefined ||
      Math.abs(at.julianDayUt - syzygy) > nearby ||
      at.julianDayUt < from ||
      at.julianDayUt >= to
        ? undefined
        : {
            julianDayUt: at.julianDayUt,
            longitude: search.longitude(Moon, at.julianDayUt),
            magnitude: at.magnitude,
          };
    if (phaseId === 0) {
      const eclipse = sky.solarEclipseAfter(syzygy - nearby);
      const told = shared(eclipse);
      if (eclipse && told) found.push({ ...told, body: 'solar', type: eclipse.type });
    } else {
      const eclipse = sky.lunarEclipseAfter(syzygy - nearby);
      const told = shared(eclipse);
      if (eclipse && told) found.push({ ...told, body: 'lunar', type: eclipse.type });
    }
  }
  return found;
}
