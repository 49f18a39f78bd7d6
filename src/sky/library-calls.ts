import type { JulianDayTt } from '../time/julian-day.js';
import { siderealMode } from './ayanamsas.js';
import type { MissingBody, SkySettings } from './sky-types.js';
import type { SwissEphemeris } from './swisseph.js';
import { SEFLG_SIDEREAL, SEFLG_TOPOCTR } from './swisseph-constants.js';

/** How the library is called under some settings, and what its refusals mean. */

/** `calc` as seen under some settings. */
export const calcUnder = (
  swiss: SwissEphemeris,
  julianDayTt: JulianDayTt,
  body: number,
  flags: number,
  settings: SkySettings,
): number => swiss.calc(julianDayTt, body, flagsUnder(swiss, flags, settings));

/** Flags for a call under some settings: the place of the observer and the sidereal mode are set for each. */
export function flagsUnder(
  swiss: SwissEphemeris,
  flags: number,
  { observer, ayanamsa }: SkySettings,
): number {
  let seen = flags;
  if (observer) {
    swiss.setObserver(observer.longitude, observer.latitude, observer.altitude);
    seen |= SEFLG_TOPOCTR;
  }
  if (ayanamsa !== undefined) {
    swiss.setSiderealMode(...siderealMode(ayanamsa));
    seen |= SEFLG_SIDEREAL;
  }
  return seen;
}

/** What the library says of a body it has no position for, in words that fit a library without folders. */
export function missingBody(message: string): MissingBody {
  const file = /SwissEph file '([^']+)' not found/.exec(message)?.[1];
  if (file === undefined) return { missing: message.replaceAll(/\s+/g, ' ').trim() };
  return { missing: `it needs the ephemeris file ${file}, which this engine does not have`, file };
}
