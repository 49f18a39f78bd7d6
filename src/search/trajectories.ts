import { HoroscopeError } from '../errors.js';
import type { Ayanamsa } from '../sky/ayanamsas.js';
import type { Sky, SkyMoment } from '../sky/sky.js';
import type { JulianDayTt, JulianDayUt } from '../time/julian-day.js';
import { EarthClock } from './earth-clock.js';
import { FifoBudget } from './segment-budget.js';
import { Trajectory } from './trajectory.js';
import { nutationPlan, planOf } from './trajectory-plan.js';

/** Bytes of coefficients an engine keeps: three centuries and a half of thirteen bodies. */
const defaultBytes = 48 * 2 ** 20;

/** Paths, empty or not: those of eight zodiacs, with all the bodies that there are names for. */
const pathsKept = 200;

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
  /** The Earth's clock: from UT to TT and back, sidereal time. */
  readonly clock: EarthClock;

  /** @param bytes of coefficients to keep at most, some 900 a body and month */
  constructor(sky: Sky, bytes: number = defaultBytes) {
    this.sky = sky;
    this.#budget = new FifoBudget(bytes);
    this.nutation = new Trajectory(nutationPlan, (tt, out) => sky.nutation(tt, out), this.#budget);
    this.clock = new EarthClock(sky);
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
      const sample = (tt: JulianDayTt, out: Float64Array): void => {
        const source = sky.meanPosition(number, tt, ayanamsa, out);
        if (typeof source === 'object') throw outOfRange(source.missing);
      };
      path = new Trajectory(planOf(number).segments, sample, this.#budget);
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
      const sample = (tt: JulianDayTt, out: Float64Array): void => {
        const distance = sky.distance(number, tt);
        if (typeof distance === 'object') throw outOfRange(distance.missing);
        out[0] = 0;
        out[1] = distance * 1000;
      };
      path = new Trajectory(planOf(number).segments, sample, this.#budget);
      this.#paths.set(key, path);
    }
    return path;
  }

  /** A moment from paths instead of the ephemeris, in a fraction of the time: for searches. */
  moment(julianDayUt: JulianDayUt): SkyMoment {
    const julianDayTt = this.clock.terrestrial(julianDayUt);
    const turned = new Float64Array(4);
    this.nutation.evaluate(julianDayTt, turned);
    const [nutation = 0, , obliquity = 0] = turned;
    return { julianDayUt, julianDayTt, deltaT: julianDayTt - julianDayUt, obliquity, nutation };
  }
}

/** Why a body has no position at a moment. */
export const outOfRange = (reason: string): HoroscopeError =>
  new HoroscopeError('date_out_of_range', `the ephemeris does not reach there: ${reason}`);
