import { difference, radians } from '../chart/angle.js';
import { earthTurn } from '../chart/periods.js';
import { cos } from '../chart/trigonometry.js';
import type { Sky } from '../sky/sky.js';
import type { JulianDayTt, JulianDayUt } from '../time/julian-day.js';

/** ΔT and sidereal time are looked up every so many days and taken as straight between: good to 0.05 ms. */
const gridStep = 8;
const gridOrigin = 2_378_488;
const gridCount = 27_500;
const gridEnd = gridOrigin + (gridCount - 1) * gridStep;

/**
 * The library's model of sidereal time has the mean one as a polynomial in these years, 1850 to 2050 (`sidtime0` in
 * `swephlib.c`), some days in from either end; outside it goes by the obliquity of the moment.
 */
const siderealFrom = 2_396_770;
const siderealTo = 2_469_790;

/** How the Earth turns: TT of moments UT and back, and sidereal time, looked up in tables instead of calculated. */
export class EarthClock {
  readonly #sky: Sky;
  readonly #deltaT: SlowQuantity;
  readonly #sidereal: SlowQuantity;

  constructor(sky: Sky) {
    this.#sky = sky;
    this.#deltaT = new SlowQuantity((julianDayUt) => sky.deltaT(julianDayUt));
    this.#sidereal = new SlowQuantity((julianDayUt) => {
      const turned = sky.siderealTime(julianDayUt, 0, 0) - (julianDayUt - gridOrigin) * earthTurn;
      return difference(0, turned);
    });
  }

  /** TT of a moment UT. */
  terrestrial(julianDayUt: JulianDayUt): JulianDayTt {
    const table = this.#deltaT.table;
    const position = (julianDayUt - gridOrigin) / gridStep;
    const index = Math.floor(position);
    const before = table[index] as number;
    const deltaT = before + ((table[index + 1] as number) - before) * (position - index);
    // NaN where the table has no entry yet or does not reach.
    return julianDayUt + (Number.isNaN(deltaT) ? this.#deltaT.at(julianDayUt) : deltaT);
  }

  /** UT of a moment TT. */
  universal(julianDayTt: JulianDayTt): JulianDayUt {
    // ΔT at the same reading of the other clock: it changes by microseconds in the minutes between them, but not
    // outside the files, where centuries have made hours of them.
    const reading: number = julianDayTt;
    if (reading > gridOrigin && reading < gridEnd) return reading - this.#deltaT.at(reading);
    return reading - this.#deltaT.at(reading - this.#deltaT.at(reading));
  }

  /** {@link universal} of the first so many moments, in place. */
  allUniversal(moments: Float64Array, count: number): void {
    const table = this.#deltaT.table;
    for (let i = 0; i < count; i++) {
      const julianDayTt = moments[i] as number;
      const position = (julianDayTt - gridOrigin) / gridStep;
      const index = Math.floor(position);
      const before = table[index] as number;
      const deltaT = before + ((table[index + 1] as number) - before) * (position - index);
      moments[i] = Number.isNaN(deltaT) ? this.universal(julianDayTt) : julianDayTt - deltaT;
    }
  }

  /**
   * Apparent sidereal time at Greenwich in degrees, not normalized.
   * @param nutation, obliquity of the moment, degrees
   */
  siderealTime(julianDayUt: JulianDayUt, nutation: number, obliquity: number): number {
    if (julianDayUt < siderealFrom || julianDayUt > siderealTo)
      return this.#sky.siderealTime(julianDayUt, nutation, obliquity);
    const mean = this.#sidereal.at(julianDayUt) + (julianDayUt - gridOrigin) * earthTurn;
    return mean + nutation * cos(radians(obliquity));
  }
}

/** A slow quantity of the Earth's clock, looked up on an even grid in the span of the files. */
class SlowQuantity {
  readonly #ask: (julianDayUt: JulianDayUt) => number;
  /** NaN for entries that are not worked out yet. */
  readonly table = new Float64Array(gridCount).fill(Number.NaN);

  constructor(ask: (julianDayUt: JulianDayUt) => number) {
    this.#ask = ask;
  }

  at(julianDayUt: JulianDayUt): number {
    if (!(julianDayUt >= gridOrigin && julianDayUt < gridEnd)) return this.#ask(julianDayUt);
    const position = (julianDayUt - gridOrigin) / gridStep;
    const index = Math.floor(position);
    let before = this.table[index] as number;
    let after = this.table[index + 1] as number;
    if (Number.isNaN(before)) before = this.#entry(index);
    if (Number.isNaN(after)) after = this.#entry(index + 1);
    return before + (after - before) * (position - index);
  }

  #entry(index: number): number {
    const value = this.#ask(gridOrigin + index * gridStep);
    this.table[index] = value;
    return value;
  }
}
