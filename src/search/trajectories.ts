import { difference, radians } from '../chart/angle.js';
import { earthTurn } from '../chart/periods.js';
import { HoroscopeError } from '../errors.js';
import type { Ayanamsa } from '../sky/ayanamsas.js';
import type { Sky, SkyMoment } from '../sky/sky.js';
import { FifoBudget, Trajectory } from './trajectory.js';
import { nutationPlan, segmentPlan } from './trajectory-plan.js';

/** Bytes of coefficients an engine keeps: three centuries and a half of thirteen bodies. */
const defaultBytes = 48 * 2 ** 20;

/** Paths, empty or not: those of eight zodiacs, with all the bodies that there are names for. */
const pathsKept = 200;

/** ΔT and sidereal time are looked up every so many days and taken as straight between: good to 0.05 ms. */
const clockStep = 8;
const clockOrigin = 2_378_488;
const clockCount = 27_500;
const clockEnd = clockOrigin + (clockCount - 1) * clockStep;

/**
 * The library's model of sidereal time has the mean one as a polynomial in these years, 1850 to 2050 (`sidtime0` in
 * `swephlib.c`), some days in from either end; outside it goes by the obliquity of the moment.
 */
const siderealFrom = 2_396_770;
const siderealTo = 2_469_790;

/**
 * The paths of the bodies of one sky, fitted as they are needed. Longitudes here are those of the mean equinox (or
 * of a sidereal zodiac); nutation is a path of its own, to be added: it turns the sky as a whole and leaves
 * latitudes as they are.
 */
export class Trajectories {
  readonly sky: Sky;
  /** Nutation in longitude, true obliquity. */
  readonly nutation: Trajectory;
  readonly #budget: FifoBudget;
  readonly #paths = new Map<string, Trajectory>();
  readonly #deltaT: ClockTable;
  readonly #sidereal: ClockTable;

  /** @param bytes of coefficients to keep at most, some 900 a body and month */
  constructor(sky: Sky, bytes: number = defaultBytes) {
    this.sky = sky;
    this.#budget = new FifoBudget(bytes);
    this.nutation = new Trajectory(nutationPlan, (tt, out) => sky.nutation(tt, out), this.#budget);
    this.#deltaT = new ClockTable((julianDayUt) => sky.deltaT(julianDayUt));
    this.#sidereal = new ClockTable((julianDayUt) => {
      const turned = sky.siderealTime(julianDayUt, 0, 0) - (julianDayUt - clockOrigin) * earthTurn;
      return difference(0, turned);
    });
  }

  /** Bytes of coefficients held now. */
  get bytes(): number {
    return this.#budget.bytes;
  }

  /**
   * Longitude and latitude of a body of the Swiss Ephemeris, by its number there.
   * @throws HoroscopeError `date_out_of_range`, when evaluated, where no ephemeris reaches
   */
  of(number: number, ayanamsa?: Ayanamsa): Trajectory {
    const key = ayanamsa === undefined ? String(number) : `${number} ${JSON.stringify(ayanamsa)}`;
    let path = this.#paths.get(key);
    if (path === undefined) {
      const { sky } = this;
      const sample = (tt: number, out: Float64Array): void => {
        const source = sky.meanPlace(number, tt, ayanamsa, out);
        if (typeof source === 'object') throw outOfRange(source.missing);
      };
      path = new Trajectory(segmentPlan(number), sample, this.#budget);
      this.#paths.set(key, path);
      const [oldest] = this.#paths.keys();
      if (this.#paths.size > pathsKept && oldest !== undefined) this.#paths.delete(oldest);
    }
    return path;
  }

  /** 0 and the geometric distance of a body, in thousandths of an astronomical unit. */
  distanceOf(number: number): Trajectory {
    const key = `distance ${number}`;
    let path = this.#paths.get(key);
    if (path === undefined) {
      const { sky } = this;
      const sample = (tt: number, out: Float64Array): void => {
        const distance = sky.distance(number, tt);
        if (typeof distance === 'object') throw outOfRange(distance.missing);
        out[0] = 0;
        out[1] = distance * 1000;
      };
      path = new Trajectory(segmentPlan(number), sample, this.#budget);
      this.#paths.set(key, path);
    }
    return path;
  }

  /** TT of a moment UT, Julian days. */
  terrestrial(julianDayUt: number): number {
    return julianDayUt + this.#deltaT.at(julianDayUt);
  }

  /** UT of a moment TT. */
  universal(julianDayTt: number): number {
    // ΔT at the same reading of the other clock: it changes by microseconds in the minutes between them, but not
    // outside the files, where centuries have made hours of them.
    if (julianDayTt > clockOrigin && julianDayTt < clockEnd)
      return julianDayTt - this.#deltaT.at(julianDayTt);
    return julianDayTt - this.#deltaT.at(julianDayTt - this.#deltaT.at(julianDayTt));
  }

  /** A moment from paths instead of the ephemeris, in a fraction of the time: for searches. */
  moment(julianDayUt: number): SkyMoment {
    const julianDayTt = this.terrestrial(julianDayUt);
    const turned = new Float64Array(4);
    this.nutation.evaluate(julianDayTt, turned);
    const [nutation = 0, , obliquity = 0] = turned;
    return { julianDayUt, julianDayTt, deltaT: julianDayTt - julianDayUt, obliquity, nutation };
  }

  /**
   * Apparent sidereal time at Greenwich in degrees, not normalised.
   * @param nutation, obliquity of the moment, degrees
   */
  siderealTime(julianDayUt: number, nutation: number, obliquity: number): number {
    if (julianDayUt < siderealFrom || julianDayUt > siderealTo)
      return this.sky.siderealTime(julianDayUt, nutation, obliquity);
    const mean = this.#sidereal.at(julianDayUt) + (julianDayUt - clockOrigin) * earthTurn;
    return mean + nutation * Math.cos(radians(obliquity));
  }
}

/** A slow quantity of the Earth's clock, looked up on an even grid in the span of the files. */
class ClockTable {
  readonly #ask: (julianDayUt: number) => number;
  #table: Float64Array | undefined;

  constructor(ask: (julianDayUt: number) => number) {
    this.#ask = ask;
  }

  at(julianDayUt: number): number {
    if (!(julianDayUt >= clockOrigin && julianDayUt < clockEnd)) return this.#ask(julianDayUt);
    this.#table ??= new Float64Array(clockCount).fill(Number.NaN);
    const place = (julianDayUt - clockOrigin) / clockStep;
    const index = Math.floor(place);
    let before = this.#table[index] as number;
    let after = this.#table[index + 1] as number;
    if (Number.isNaN(before)) before = this.#entry(this.#table, index);
    if (Number.isNaN(after)) after = this.#entry(this.#table, index + 1);
    return before + (after - before) * (place - index);
  }

  #entry(table: Float64Array, index: number): number {
    const value = this.#ask(clockOrigin + index * clockStep);
    table[index] = value;
    return value;
  }
}

/** Why there is no place of a body at a moment. */
export const outOfRange = (reason: string): HoroscopeError =>
  new HoroscopeError('date_out_of_range', `the ephemeris does not reach there: ${reason}`);
