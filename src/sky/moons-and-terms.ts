import { difference } from '../chart/angle.js';
import { Moon, Sun } from '../chart/bodies.js';
import { lunationNear, newMoon } from '../chart/new-moon.js';
import { synodicMonth, tropicalYear } from '../chart/periods.js';
import type { SwissEphemeris } from './swisseph.js';
import { SEFLG_NONUT, SEFLG_SPEED, SEFLG_SWIEPH } from './swisseph-constants.js';

/** Julian day TT of the March equinox of 2000. */
const equinox2000 = 2451623.8159;

/** New Moons and solar terms, each worked out once: what calendars by Sun and Moon are made of. Julian days TT. */
export class MoonsAndTerms {
  readonly #swiss: SwissEphemeris;
  /** By lunation: there are 37,000 in the years 1 to 2999. */
  readonly #newMoons = new Map<number, number>();
  /** By number: 72,000. */
  readonly #solarTerms = new Map<number, number>();

  constructor(swiss: SwissEphemeris) {
    this.#swiss = swiss;
  }

  /** The last new Moon at or before a moment. @param elongation of Moon from Sun at the moment, degrees */
  newMoonBefore(julianDayTt: number, elongation: number): number {
    return this.newMoon(lunationNear(julianDayTt - (elongation / 360) * synodicMonth));
  }

  newMoon(lunation: number): number {
    const known = this.#newMoons.get(lunation);
    if (known !== undefined) return known;
    const found = this.#newMoon(lunation);
    this.#newMoons.set(lunation, found);
    return found;
  }

  /** When the Sun's apparent longitude is 15° · i, after the March equinox of 2000 + n: number 24 · n + i. */
  solarTerm(number: number): number {
    const known = this.#solarTerms.get(number);
    if (known !== undefined) return known;
    const found = this.#solarTerm(number);
    this.#solarTerms.set(number, found);
    return found;
  }

  /** By Newton's method, to a few milliseconds. */
  #solarTerm(number: number): number {
    const target = (((number % 24) + 24) % 24) * 15;
    const swiss = this.#swiss;
    let moment = equinox2000 + (number / 24) * tropicalYear;
    // The Sun runs evenly to 2 parts in a hundred: each step gains that factor squared and more.
    for (let step = 0; step < 5; step++) {
      swiss.calc(moment, Sun, SEFLG_SWIEPH | SEFLG_SPEED);
      const [longitude = 0, , , speed = 1] = swiss.position;
      const correction = difference(longitude, target) / speed;
      moment += correction;
      if (Math.abs(correction) < 1e-8) break;
    }
    return moment;
  }

  /**
   * Equal apparent longitudes of Sun and Moon: Meeus's series and one step of Newton on the ephemeris (the series
   * is within half a minute, which leaves less than a hundredth of a second).
   */
  #newMoon(lunation: number): number {
    const guess = newMoon(lunation);
    // Nutation moves both alike.
    const flags = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_NONUT;
    const swiss = this.#swiss;
    swiss.calc(guess, Sun, flags);
    const [sun = 0, , , sunSpeed = 0] = swiss.position;
    swiss.calc(guess, Moon, flags);
    const [moon = 0, , , moonSpeed = 0] = swiss.position;
    return guess - difference(sun, moon) / (moonSpeed - sunSpeed);
  }
}
