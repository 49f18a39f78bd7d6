import { normalize } from '../chart/angle.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { SkySearch } from './search.js';
import type { AspectMoment, Lunation } from './types.js';

/** When two moving bodies are at an exact angle. */

const quarters = Float64Array.of(0, 90, 180, 270);

/** Elongations by the angles that they make: of one list, which many pairs are searched for, once. */
const elongations = new WeakMap<readonly number[], Float64Array>();

function elongationsAt(angles: readonly number[]): Float64Array {
  let its = elongations.get(angles);
  if (its === undefined) {
    its = Float64Array.from(new Set(angles.flatMap((angle) => [normalize(angle), normalize(-angle)]))).sort();
    elongations.set(angles, its);
  }
  return its;
}

/** Every moment two bodies are at one of some angles (0 to 180), on either side. */
export function aspectsBetween(
  search: SkySearch,
  body1: BodyId,
  body2: BodyId,
  angles: readonly number[],
  from: JulianDayUt,
  to: JulianDayUt,
): AspectMoment[] {
  const targets = elongationsAt(angles);
  return search
    .crossings(search.elongationScan(body1, body2), targets, from, to)
    .map(({ julianDayUt, index }) => {
      const target = targets[index] as number;
      return {
        julianDayUt,
        angle: target > 180 ? 360 - target : target,
        longitude1: search.longitude(body1, julianDayUt),
        longitude2: search.longitude(body2, julianDayUt),
      };
    });
}

/** New, full and quarter Moons. */
export const lunations = (search: SkySearch, from: JulianDayUt, to: JulianDayUt): Lunation[] =>
  search.crossings(search.elongationScan(Sun, Moon), quarters, from, to).map(({ julianDayUt, index }) => ({
    julianDayUt,
    phaseId: (index * 2) as Lunation['phaseId'],
    longitude: search.longitude(Moon, julianDayUt),
  }));
