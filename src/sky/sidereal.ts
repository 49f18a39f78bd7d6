import type { JulianDayTt } from '../time/julian-day.js';
import { type Ayanamsa, isFromStar, siderealMode } from './ayanamsas.js';
import type { SkyMoment, SkySettings } from './sky-types.js';
import type { SwissEphemeris } from './swisseph.js';
import { SEFLG_NONUT } from './swisseph-constants.js';

/** What is taken off a longitude from the mean equinox of date, and off its speed: degrees, degrees a day. */
export interface SiderealShift {
  longitude: number;
  speed: number;
}

/** What is known of an ayanamsa at a moment; undefined where the library has no answer. */
interface Known {
  readonly moment: SkyMoment;
  readonly ayanamsa: Ayanamsa;
  value?: number | undefined;
  shift?: SiderealShift | undefined;
}

/** Days before a moment for the change of an ayanamsa (`swi_get_ayanamsa_with_speed` in `sweph.c`). */
const step = 0.001;

/**
 * The ayanamsa of some settings where it can be taken off tropical positions to the same 7 decimals. Seen from a place, speeds are
 * differences of sidereal positions; and looking at a star tells on the next body where a model stands in for the files.
 */
export const ayanamsaApart = ({ ayanamsa, observer }: SkySettings): Ayanamsa | undefined =>
  ayanamsa === undefined || observer !== undefined || isFromStar(ayanamsa) ? undefined : ayanamsa;

/**
 * Ayanamsas at moments, in degrees. The bodies of a chart all ask for the same, so the last is kept: inside `swe_calc` the
 * library works it out twice for each body, which was a fifth of a sidereal chart.
 */
export class Sidereal {
  readonly #swiss: SwissEphemeris;
  #last: Known | undefined;

  constructor(swiss: SwissEphemeris) {
    this.#swiss = swiss;
  }

  /** From the true equinox of date; undefined where the library has no answer. */
  ayanamsa(moment: SkyMoment, ayanamsa: Ayanamsa): number | undefined {
    const last = this.#lastOf(moment, ayanamsa);
    if (!('value' in last)) {
      this.#swiss.setSiderealMode(...siderealMode(ayanamsa));
      last.value = this.#swiss.ayanamsa(moment.julianDayTt);
    }
    return last.value;
  }

  /** What `swe_calc` takes off the positions of a sidereal zodiac; undefined where the library has no answer. */
  shift(moment: SkyMoment, ayanamsa: Ayanamsa): SiderealShift | undefined {
    const last = this.#lastOf(moment, ayanamsa);
    if (!('shift' in last)) {
      const { julianDayTt } = moment;
      const before = this.mean(ayanamsa, julianDayTt - step);
      const longitude = this.mean(ayanamsa, julianDayTt);
      last.shift =
        before === undefined || longitude === undefined
          ? undefined
          : { longitude, speed: (longitude - before) / step };
    }
    return last.shift;
  }

  /** From the mean equinox of date, at a moment TT; undefined where the library has no answer. */
  mean(ayanamsa: Ayanamsa, julianDayTt: JulianDayTt): number | undefined {
    this.#swiss.setSiderealMode(...siderealMode(ayanamsa));
    return this.#swiss.ayanamsa(julianDayTt, SEFLG_NONUT);
  }

  #lastOf(moment: SkyMoment, ayanamsa: Ayanamsa): Known {
    const last = this.#last;
    if (last !== undefined && last.moment === moment && last.ayanamsa === ayanamsa) return last;
    const asked: Known = { moment, ayanamsa };
    this.#last = asked;
    return asked;
  }
}
