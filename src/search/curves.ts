import { radians, toDegrees } from '../chart/angle.js';
import { asin, cos, sin } from '../chart/trigonometry.js';
import type { JulianDayTt } from '../time/julian-day.js';
import { type Piece, unfitted } from './piece.js';
import type { Trajectory } from './trajectory.js';

/** A quantity of the sky as a function of time (Julian days TT), in degrees, with its rate in degrees a day. */
export interface Curve {
  /** Whether the quantity is an angle of the circle: 360 is 0. */
  readonly circular: boolean;
  /** Whether it is an angle whose rate never changes sign, such as the Moon's longitude. */
  readonly monotone: boolean;
  /** Longest step in days that doesn't jump over a pair of turning points. */
  readonly step: number;
  /** The worst it is from the ephemeris, arcseconds. */
  readonly misfit: number;
  /** Degrees a day that it never goes faster than; infinite where nobody has looked. */
  readonly fastest: number;
  /** Fills the first two of `out` with value and rate. Angles are not normalized. */
  sample(julianDayTt: JulianDayTt, out: Float64Array): void;
  /** The value by the ephemeris itself rather than a fit of it. */
  direct(julianDayTt: JulianDayTt): number;
}

/** A body's longitude: its path, and what is added to it. */
export interface LongitudeSource {
  path: Trajectory;
  /** Added to longitudes of the mean equinox: nutation or, in a sidereal zodiac, the negative ayanamsa. */
  shift: Trajectory;
  /** 180 for a point opposite to the path's, such as the South Node. */
  offset: number;
  step: number;
  /** Its longitude never turns back. */
  monotone: boolean;
  /** Faster than any other body: the Moon. */
  swiftest: boolean;
  /** {@link Curve.fastest} */
  fastest: number;
}

/** Apparent longitude. */
export class LongitudeCurve implements Curve {
  readonly circular = true;
  readonly monotone: boolean;
  readonly step: number;
  readonly misfit: number;
  readonly fastest: number;
  readonly #path: Trajectory;
  readonly #shift: Trajectory;
  readonly #paths: readonly Trajectory[];
  /** For each path, the piece that was used last. */
  readonly #pieces: Piece[];
  readonly #offset: number;
  readonly #scratch = new Float64Array(2);

  constructor({ path, shift, offset, step, monotone, fastest }: LongitudeSource) {
    this.#path = path;
    this.#shift = shift;
    this.#paths = [path, shift];
    this.#pieces = this.#paths.map(() => unfitted);
    this.#offset = offset;
    this.step = step;
    this.monotone = monotone;
    this.misfit = path.misfit + shift.misfit;
    this.fastest = fastest;
  }

  /**
   * The sum of the paths. All of a search's time goes here: the piece of the last call, which nearly always serves
   * again, is evaluated in place, as `polynomial` in `chebyshev.ts` does it.
   */
  sample(julianDayTt: JulianDayTt, out: Float64Array): void {
    let longitude = 0;
    let speed = 0;
    for (let i = 0; i < this.#paths.length; i++) {
      let piece = this.#pieces[i] as Piece;
      if (!(julianDayTt >= piece.from && julianDayTt < piece.until)) {
        piece = (this.#paths[i] as Trajectory).pieceAt(julianDayTt);
        this.#pieces[i] = piece;
      }
      const c = piece.coefficients;
      if (c === undefined) {
        (this.#paths[i] as Trajectory).evaluateDirectly(julianDayTt, out);
        longitude += out[0] as number;
        speed += out[1] as number;
        continue;
      }
      const { scale } = piece;
      const x = (julianDayTt - piece.start) * scale - 1;
      const square = x * x;
      let k = c.length / 2 - 2;
      let even = c[k] as number;
      let odd = c[k + 1] as number;
      let evenRate = 0;
      let oddRate = 0;
      for (k -= 2; k >= 0; k -= 2) {
        evenRate = evenRate * square + even;
        oddRate = oddRate * square + odd;
        even = even * square + (c[k] as number);
        odd = odd * square + (c[k + 1] as number);
      }
      longitude += even + x * odd;
      speed += (odd + 2 * x * (evenRate + x * oddRate)) * scale;
    }
    out[0] = longitude + this.#offset;
    out[1] = speed;
  }

  direct(julianDayTt: JulianDayTt): number {
    this.#path.direct(julianDayTt, this.#scratch);
    const longitude = (this.#scratch[0] as number) + this.#offset;
    this.#shift.direct(julianDayTt, this.#scratch);
    return longitude + (this.#scratch[0] as number);
  }
}

/** How far the second body is ahead of the first, in longitude: nutation and zodiac cancel out. */
export class ElongationCurve implements Curve {
  readonly circular = true;
  readonly monotone: boolean;
  readonly step: number;
  readonly misfit: number;
  readonly fastest = Number.POSITIVE_INFINITY;
  readonly #first: LongitudeSource;
  readonly #second: LongitudeSource;
  readonly #scratch = new Float64Array(2);

  constructor(first: LongitudeSource, second: LongitudeSource) {
    this.#first = first;
    this.#second = second;
    this.step = Math.min(first.step, second.step);
    this.monotone = first.swiftest !== second.swiftest;
    this.misfit = first.path.misfit + second.path.misfit;
  }

  sample(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#first.path.evaluateFirst(julianDayTt, this.#scratch);
    this.#second.path.evaluateFirst(julianDayTt, out);
    const offset = this.#second.offset - this.#first.offset;
    out[0] = (out[0] as number) - (this.#scratch[0] as number) + offset;
    out[1] = (out[1] as number) - (this.#scratch[1] as number);
  }

  direct(julianDayTt: JulianDayTt): number {
    const at = this.#scratch;
    this.#second.path.direct(julianDayTt, at);
    const second = at[0] as number;
    this.#first.path.direct(julianDayTt, at);
    return second - (at[0] as number) + this.#second.offset - this.#first.offset;
  }
}

/** Ecliptic latitude. */
export class LatitudeCurve implements Curve {
  readonly circular = false;
  readonly monotone = false;
  readonly step: number;
  readonly misfit: number;
  readonly fastest = Number.POSITIVE_INFINITY;
  readonly #source: LongitudeSource;
  readonly #sign: number;
  readonly #scratch = new Float64Array(4);

  constructor(source: LongitudeSource) {
    this.#source = source;
    this.step = source.step;
    this.misfit = source.path.misfit;
    this.#sign = source.offset === 0 ? 1 : -1;
  }

  sample(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#source.path.evaluate(julianDayTt, this.#scratch);
    out[0] = this.#sign * (this.#scratch[2] as number);
    out[1] = this.#sign * (this.#scratch[3] as number);
  }

  direct(julianDayTt: JulianDayTt): number {
    this.#source.path.direct(julianDayTt, this.#scratch);
    return this.#sign * (this.#scratch[1] as number);
  }
}

/** Declination, of a body whose longitude is tropical (Meeus, Astronomical Algorithms, 13.4, and its derivative). */
export class DeclinationCurve implements Curve {
  readonly circular = false;
  readonly monotone = false;
  readonly step: number;
  readonly misfit: number;
  readonly fastest = Number.POSITIVE_INFINITY;
  readonly #source: LongitudeSource;
  readonly #nutation: Trajectory;
  readonly #position = new Float64Array(4);
  readonly #turned = new Float64Array(4);

  constructor(source: LongitudeSource, nutation: Trajectory) {
    this.#source = source;
    this.#nutation = nutation;
    this.step = source.step;
    this.misfit = source.path.misfit + nutation.misfit;
  }

  sample(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#source.path.evaluate(julianDayTt, this.#position);
    this.#decline(julianDayTt, out);
  }

  direct(julianDayTt: JulianDayTt): number {
    const position = this.#position;
    this.#source.path.direct(julianDayTt, position);
    position[2] = position[1] as number;
    position[1] = 0;
    position[3] = 0;
    const out = new Float64Array(2);
    this.#decline(julianDayTt, out);
    return out[0] as number;
  }

  #decline(julianDayTt: JulianDayTt, out: Float64Array): void {
    const [longitude = 0, longitudeRate = 0, latitude = 0, latitudeRate = 0] = this.#position;
    this.#nutation.evaluate(julianDayTt, this.#turned);
    const [nutation = 0, nutationRate = 0, obliquity = 0, obliquityRate = 0] = this.#turned;
    const sign = this.#source.offset === 0 ? 1 : -1;
    const l = radians(longitude + nutation + this.#source.offset);
    const b = radians(sign * latitude);
    const e = radians(obliquity);
    const [sinL, cosL, sinB, cosB, sinE, cosE] = [sin(l), cos(l), sin(b), cos(b), sin(e), cos(e)];
    const sine = sinB * cosE + cosB * sinE * sinL;
    const rate =
      cosB * sinE * cosL * (longitudeRate + nutationRate) +
      (cosB * cosE - sinB * sinE * sinL) * sign * latitudeRate +
      (cosB * cosE * sinL - sinB * sinE) * obliquityRate;
    out[0] = toDegrees(asin(Math.max(-1, Math.min(1, sine))));
    out[1] = rate / Math.sqrt(Math.max(1e-12, 1 - sine * sine));
  }
}

/** The true obliquity of the ecliptic: the greatest declination of a point without latitude. */
export class ObliquityCurve implements Curve {
  readonly circular = false;
  readonly monotone = false;
  readonly step = 8;
  readonly misfit: number;
  readonly fastest = Number.POSITIVE_INFINITY;
  readonly #nutation: Trajectory;
  readonly #scratch = new Float64Array(4);

  constructor(nutation: Trajectory) {
    this.#nutation = nutation;
    this.misfit = nutation.misfit;
  }

  sample(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#nutation.evaluate(julianDayTt, this.#scratch);
    out[0] = this.#scratch[2] as number;
    out[1] = this.#scratch[3] as number;
  }

  direct(julianDayTt: JulianDayTt): number {
    this.sample(julianDayTt, this.#scratch);
    return this.#scratch[0] as number;
  }
}

/** `weight1` · first + `weight2` · second, of curves that are no angles of the circle. */
export class SumCurve implements Curve {
  readonly circular = false;
  readonly monotone = false;
  readonly step: number;
  readonly misfit: number;
  readonly fastest = Number.POSITIVE_INFINITY;
  readonly #first: Curve;
  readonly #second: Curve;
  readonly #weight1: number;
  readonly #weight2: number;
  readonly #scratch = new Float64Array(2);

  constructor(first: Curve, weight1: number, second: Curve, weight2: number) {
    this.#first = first;
    this.#second = second;
    this.#weight1 = weight1;
    this.#weight2 = weight2;
    this.step = Math.min(first.step, second.step);
    this.misfit = Math.abs(weight1) * first.misfit + Math.abs(weight2) * second.misfit;
  }

  sample(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#first.sample(julianDayTt, this.#scratch);
    this.#second.sample(julianDayTt, out);
    for (const i of [0, 1])
      out[i] = this.#weight1 * (this.#scratch[i] as number) + this.#weight2 * (out[i] as number);
  }

  direct(julianDayTt: JulianDayTt): number {
    return this.#weight1 * this.#first.direct(julianDayTt) + this.#weight2 * this.#second.direct(julianDayTt);
  }
}
