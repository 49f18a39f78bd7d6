import { HoroscopeError } from '../errors.js';
import type { Ayanamsa } from './ayanamsas.js';
import type { Sky } from './sky.js';
import { FifoBudget, Trajectory } from './trajectory.js';
import { nutationPlan, segmentPlan } from './trajectory-plan.js';

/** Bytes of coefficients an engine keeps: two centuries and a half of ten bodies. */
const defaultBytes = 16 * 2 ** 20;

/** ΔT is looked up every so many days and taken as straight between: that is good to 0.05 ms. */
const deltaTStep = 8;
const deltaTOrigin = 2_378_488;
const deltaTCount = 27_500;

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
  #deltaT: Float64Array | undefined;

  /** @param bytes of coefficients to keep at most, 80 bytes to 500 a body and month */
  constructor(sky: Sky, bytes: number = defaultBytes) {
    this.sky = sky;
    this.#budget = new FifoBudget(bytes);
    this.nutation = new Trajectory(nutationPlan, (tt, out) => sky.nutation(tt, out), this.#budget);
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
    }
    return path;
  }

  /** 0 and the distance of a body, in thousandths of an astronomical unit. */
  distanceOf(number: number): Trajectory {
    const key = `distance ${number}`;
    let path = this.#paths.get(key);
    if (path === undefined) {
      const { sky } = this;
      const place = new Float64Array(3);
      const sample = (tt: number, out: Float64Array): void => {
        const source = sky.meanPlace(number, tt, undefined, place);
        if (typeof source === 'object') throw outOfRange(source.missing);
        out[0] = 0;
        out[1] = (place[2] as number) * 1000;
      };
      path = new Trajectory(segmentPlan(number), sample, this.#budget);
      this.#paths.set(key, path);
    }
    return path;
  }

  /** TT of a moment UT, Julian days. */
  terrestrial(julianDayUt: number): number {
    return julianDayUt + this.#deltaTNear(julianDayUt);
  }

  /** UT of a moment TT. */
  universal(julianDayTt: number): number {
    return julianDayTt - this.#deltaTNear(julianDayTt - this.#deltaTNear(julianDayTt));
  }

  #deltaTNear(julianDayUt: number): number {
    const place = (julianDayUt - deltaTOrigin) / deltaTStep;
    if (!(place >= 0 && place < deltaTCount - 1)) return this.sky.deltaT(julianDayUt);
    this.#deltaT ??= new Float64Array(deltaTCount).fill(Number.NaN);
    const index = Math.floor(place);
    const before = this.#deltaTAt(this.#deltaT, index);
    return before + (this.#deltaTAt(this.#deltaT, index + 1) - before) * (place - index);
  }

  #deltaTAt(table: Float64Array, index: number): number {
    const known = table[index] as number;
    if (!Number.isNaN(known)) return known;
    const value = this.sky.deltaT(deltaTOrigin + index * deltaTStep);
    table[index] = value;
    return value;
  }
}

const outOfRange = (reason: string): HoroscopeError =>
  new HoroscopeError('date_out_of_range', `the ephemeris does not reach there: ${reason}`);
