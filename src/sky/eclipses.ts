import type { JulianDayUt } from '../time/julian-day.js';
import type { EclipseAtGreatest, LunarEclipseType, SolarEclipseType } from './sky-types.js';
import type { SwissEphemeris } from './swisseph.js';
import {
  SE_ECL_ANNULAR,
  SE_ECL_ANNULAR_TOTAL,
  SE_ECL_CENTRAL,
  SE_ECL_PENUMBRAL,
  SE_ECL_TOTAL,
} from './swisseph-constants.js';

/** The next solar eclipse anywhere on the globe. */
export function solarEclipseAfter(
  swiss: SwissEphemeris,
  julianDayUt: JulianDayUt,
): EclipseAtGreatest<SolarEclipseType> | undefined {
  const found = swiss.nextSolarEclipse(julianDayUt);
  if (found === undefined) return undefined;
  const { julianDayUt: greatest, type, attributes } = found;
  const [coveredDiameter, diameterRatio, coveredDisk] = attributes;
  // As NASA's catalogues have it: where no center line touches the Earth, the part of the diameter covered at the
  // point that comes nearest to it; else the ratio of the diameters, even where the path is too narrow to be met.
  const magnitude = (type & SE_ECL_CENTRAL) === 0 ? coveredDiameter : diameterRatio;
  // Of total eclipses the library gives the ratio of the disks, which is more than the Sun has.
  const obscuration = Math.min(1, coveredDisk);
  return { julianDayUt: greatest, magnitude, obscuration, type: solarType(type) };
}

function solarType(bits: number): SolarEclipseType {
  if ((bits & SE_ECL_ANNULAR_TOTAL) !== 0) return 'hybrid';
  if ((bits & SE_ECL_TOTAL) !== 0) return 'total';
  return (bits & SE_ECL_ANNULAR) === 0 ? 'partial' : 'annular';
}

/** The next lunar eclipse. */
export function lunarEclipseAfter(
  swiss: SwissEphemeris,
  julianDayUt: JulianDayUt,
): EclipseAtGreatest<LunarEclipseType> | undefined {
  const found = swiss.nextLunarEclipse(julianDayUt);
  if (found === undefined) return undefined;
  const [inUmbra, inPenumbra] = found.attributes;
  const type = lunarType(found.type);
  const magnitude = type === 'penumbral' ? inPenumbra : inUmbra;
  return { julianDayUt: found.julianDayUt, magnitude, obscuration: null, type };
}

function lunarType(bits: number): LunarEclipseType {
  if ((bits & SE_ECL_TOTAL) !== 0) return 'total';
  return (bits & SE_ECL_PENUMBRAL) === 0 ? 'partial' : 'penumbral';
}
