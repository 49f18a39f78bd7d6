import { mayEclipse, meanNewMoon } from '../chart/new-moon.js';
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

/** Days that an eclipse is away from the mean syzygy, at most: the true one is within 0.6 days of that. */
export const eclipseReach = 1;

type SolarEclipse = EclipseAtGreatest<SolarEclipseType>;
type LunarEclipse = EclipseAtGreatest<LunarEclipseType>;

/**
 * The eclipses of lunations, each looked for once: the library takes 0.3 ms for one, and twelve signs' years ask for the same
 * half dozen, which were a third of a year's reports. Lunations are as in `chart/new-moon.ts`.
 */
export class Eclipses {
  readonly #swiss: SwissEphemeris;
  /** By lunation; undefined where it has none. */
  readonly #solar = new Map<number, SolarEclipse | undefined>();
  readonly #lunar = new Map<number, LunarEclipse | undefined>();

  constructor(swiss: SwissEphemeris) {
    this.#swiss = swiss;
  }

  /** The solar eclipse at the new Moon of a lunation, anywhere on the globe. */
  solarOf(lunation: number): SolarEclipse | undefined {
    return eclipseOf(lunation, this.#solar, lunation, (from) => solarEclipseAfter(this.#swiss, from));
  }

  /** The lunar eclipse at the full Moon that follows. */
  lunarOf(lunation: number): LunarEclipse | undefined {
    return eclipseOf(lunation + 0.5, this.#lunar, lunation, (from) => lunarEclipseAfter(this.#swiss, from));
  }
}

function eclipseOf<Eclipse extends { julianDayUt: JulianDayUt }>(
  syzygy: number,
  known: Map<number, Eclipse | undefined>,
  lunation: number,
  after: (from: JulianDayUt) => Eclipse | undefined,
): Eclipse | undefined {
  if (known.has(lunation) || !mayEclipse(syzygy)) return known.get(lunation);
  const mean = meanNewMoon(syzygy);
  const next = after(mean - eclipseReach);
  const found = next && next.julianDayUt <= mean + eclipseReach ? next : undefined;
  known.set(lunation, found);
  return found;
}

/** The next solar eclipse anywhere on the globe. */
function solarEclipseAfter(swiss: SwissEphemeris, julianDayUt: JulianDayUt): SolarEclipse | undefined {
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
function lunarEclipseAfter(swiss: SwissEphemeris, julianDayUt: JulianDayUt): LunarEclipse | undefined {
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
