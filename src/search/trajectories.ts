import { HoroscopeError } from '../errors.js';
import { type Ayanamsa, isFromStar } from '../sky/ayanamsas.js';
import type { Sky, SkyMoment } from '../sky/sky.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { EarthClock } from './earth-clock.js';
import type { Sampler } from './piece.js';
import { FifoBudget } from './segment-budget.js';
import { Trajectory } from './trajectory.js';
import { nutationPlan, planOf, precessionPlan, type SegmentPlan, starPlan } from './trajectory-plan.js';

/** Bytes of coefficients an engine keeps: three centuries and a half of thirteen bodies. */
const defaultBytes = 48 * 2 ** 20;

/** Paths, empty or not: of all bodies that there are names for, and of more zodiacs and asteroids than are in use at once. */
const pathsKept = 200;

/**
 * The paths of the bodies of one sky, fitted as they are needed. Longitudes here are those of the mean equinox;
 * nutation, and what each sidereal zodiac takes off, are paths of their own, to be added: they turn the sky as a whole
 * and leave latitudes as they are. So one path of a body serves all zodiacs.
 */
export class Trajectories {
  readonly sky: Sky;
  /** Nutation in longitude, true obliquity. */
  readonly nutation: Trajectory;
  readonly #budget: FifoBudget;
  readonly #paths = new Map<string, Trajectory>();
  /** The Earth's clock: from UT to TT and back, sidereal time. */
  readonly clock: EarthClock;

  /** Told of each block of a curve before it is built: what counts the work of searches. */
  readonly beforeBlock: ((curve: string, block: number) => void) | undefined;

  /** @param bytes of coefficients to keep at most, some 900 a body and month */
  constructor(sky: Sky, bytes: number = defaultBytes, beforeBlock?: Trajectories['beforeBlock']) {
    this.sky = sky;
    this.beforeBlock = beforeBlock;
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
  of(number: number): Trajectory {
    return this.#path(String(number), planOf(number).segments, (tt, out) => {
      const source = this.sky.meanPosition(number, tt, out);
      if (typeof source === 'object') throw outOfRange(source.missing);
    });
  }

  /**
   * The shift from longitudes of the mean equinox to those of a sidereal zodiac: the negative ayanamsa. The second
   * value is 0.
   */
  shiftTo(ayanamsa: Ayanamsa): Trajectory {
    const plan = isFromStar(ayanamsa) ? starPlan : precessionPlan;
    return this.#path(JSON.stringify(ayanamsa), plan, (tt, out) => {
      out[0] = -this.sky.meanAyanamsa(ayanamsa, tt);
      out[1] = 0;
    });
  }

  #path(key: string, plan: SegmentPlan, sample: Sampler): Trajectory {
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    const path = new Trajectory(plan, sample, this.#budget);
    this.#paths.set(key, path);
    const [oldest] = this.#paths.keys();
    if (this.#paths.size > pathsKept && oldest !== undefined) this.#paths.delete(oldest);
    return path;
  }

  /** 0 and the geometric distance of a body, in thousandths of an astronomical unit. */
  distanceOf(number: number): Trajectory {
    const plan = { ...planOf(number).segments, knownByLastTerms: false };
    return this.#path(`distance ${number}`, plan, (tt, out) => {
      const distance = this.sky.distance(number, tt);
      if (typeof distance === 'object') throw outOfRange(distance.missing);
      out[0] = 0;
      out[1] = distance * 1000;
    });
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

/** By sky, which forgets them with it. */
const known = new WeakMap<Sky, Trajectories>();

/**
 * The paths of a sky, one set for all that is searched in it.
 * @param beforeBlock where they are asked for the first time: {@link Trajectories.beforeBlock}
 */
export function trajectoriesOf(sky: Sky, beforeBlock?: Trajectories['beforeBlock']): Trajectories {
  const trajectories = known.get(sky) ?? new Trajectories(sky, undefined, beforeBlock);
  known.set(sky, trajectories);
  return trajectories;
}

/** Why a body has no position at a moment. */
export const outOfRange = (reason: string): HoroscopeError =>
  new HoroscopeError('date_out_of_range', `the ephemeris does not reach there: ${reason}`);
