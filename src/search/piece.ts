import { radians } from '../chart/angle.js';
import { cos, sin } from '../chart/trigonometry.js';
import { HoroscopeError } from '../errors.js';
import { bundledFrom, bundledTo } from '../sky/file-span.js';
import type { JulianDayTt } from '../time/julian-day.js';
import { cosines, inPowers, polynomial } from './chebyshev.js';
import type { SegmentPlan } from './trajectory-plan.js';

/** Stretches of a body's path, each fitted with two polynomials. */

/**
 * Fills `out` with two quantities at a moment TT, the first of them an angle that may wrap at 360.
 * @throws HoroscopeError where there is no ephemeris
 */
export type Sampler = (julianDayTt: JulianDayTt, out: Float64Array) => void;

/** A stretch of time with the polynomials of two quantities, or none where they are not smooth. */
export interface Piece {
  start: JulianDayTt;
  /** While it is sure to be the one that serves: a moment in from either end, where rounding decides. */
  from: JulianDayTt;
  until: JulianDayTt;
  /** 2 / length */
  scale: number;
  /** By powers of -1 ≤ x ≤ 1, an even number of them: all of the first quantity, then all of the second. */
  coefficients: Float64Array | undefined;
}

/** Stands for no piece: the ephemeris is called directly. */
export const unfitted: Piece = { start: 0, from: 0, until: 0, scale: 0, coefficients: undefined };

/** Days from the border of two pieces within which it takes rounding to say which of them serves. */
export const borderMargin = 1e-6;

/** The points at which a fit is tested, as shares of the half circle of nodes: both ends and between. */
const checkPoints = [0, 0.3, 0.55, 0.8, 1];
const nowhere: readonly number[] = [];
/** Degrees from the Sun within which a path is tested closely: light is bent measurably within a degree. */
const nearSun = 2;
/** Days from a jump of the Earth's file. */
const atJump = 1e-3;

/** Longitude of the Sun, good to some hundredths of a degree in the years of the files (Meeus, chapter 25). */
function sunAbout(julianDayTt: JulianDayTt): number {
  const days = julianDayTt - 2_451_545;
  const anomaly = radians(357.529 + 0.98560028 * days);
  return 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
}

const everywhere = (nodes: number): number[] => Array.from({ length: nodes + 1 }, (_, k) => k / nodes);

/** Fits the pieces of one body's path. */
export class PieceFitter {
  readonly #plan: SegmentPlan;
  readonly #sample: Sampler;
  readonly #cosines: Float64Array;
  readonly #sampled = new Float64Array(2);

  constructor(plan: SegmentPlan, sample: Sampler) {
    this.#plan = plan;
    this.#sample = sample;
    this.#cosines = cosines(plan.nodes, plan.terms);
  }

  /** A piece fitted at the Chebyshev nodes; without coefficients where that misses the tolerance. */
  fit(start: number, length: number): Piece {
    const { nodes, terms, tolerance, outside } = this.#plan;
    const piece: Piece = {
      start,
      from: start + borderMargin,
      until: start + length - borderMargin,
      scale: 2 / length,
      coefficients: undefined,
    };
    if (this.#jumpsWithin(start, start + length)) return piece;
    const at = this.#sampled;
    const values = new Float64Array(2 * nodes);
    for (let k = 0; k < nodes; k++) {
      // Past the end of the files: the part within them is found by halving.
      if (!this.#reaches(start + (length * (1 + cos((Math.PI * (k + 0.5)) / nodes))) / 2)) return piece;
      values[k] = k === 0 ? (at[0] as number) : nearest(at[0] as number, values[k - 1] as number);
      values[nodes + k] = at[1] as number;
    }
    const c = new Float64Array(2 * terms);
    for (let quantity = 0; quantity < 2; quantity++)
      for (let j = 0; j < terms; j++) {
        let sum = 0;
        for (let k = 0; k < nodes; k++)
          sum += (values[quantity * nodes + k] as number) * (this.#cosines[j * nodes + k] as number);
        c[quantity * terms + j] = sum * (j === 0 ? 1 / nodes : 2 / nodes);
      }
    // A piece that reaches over the end of the files is halved until its part within them is as good as the others.
    const bundled = start + length > bundledFrom && start < bundledTo;
    const limit = (bundled ? tolerance : outside) / 3600;
    // The size of the last terms estimates what the series leaves out.
    for (const last of [terms - 1, terms - 2, 2 * terms - 1, 2 * terms - 2])
      if (Math.abs(c[last] as number) > limit / 2) return piece;
    const powers = inPowers(c, terms);
    const half = powers.length / 2;
    const fitted = new Float64Array(4);
    for (const point of this.#checkPoints(start, length, values)) {
      const x = cos((Math.PI * Math.round(point * nodes)) / nodes) * 0.998;
      if (!this.#reaches(start + (length * (1 + x)) / 2)) return piece;
      polynomial(powers, 0, half, x, 1, fitted, 0);
      polynomial(powers, half, half, x, 1, fitted, 2);
      const missed = Math.abs(nearest(at[0] as number, fitted[0] as number) - (fitted[0] as number));
      if (missed > limit || Math.abs((at[1] as number) - (fitted[2] as number)) > limit) return piece;
    }
    piece.coefficients = powers;
    return piece;
  }

  /** Where a fit is tested. A part of a segment is near the Sun or a jump, or fails nearby: between all its nodes. */
  #checkPoints(start: number, length: number, values: Float64Array): readonly number[] {
    const { nodes, knownByLastTerms } = this.#plan;
    const isPart = length < this.#plan.length;
    const bundled = start >= bundledFrom && start + length <= bundledTo;
    if (knownByLastTerms && bundled && !(isPart && this.#mayBeRough(start, length, values))) return nowhere;
    return isPart ? everywhere(nodes) : checkPoints;
  }

  /** Whether a body comes near the Sun in a stretch, or the stretch begins at a jump of the Earth's file. */
  #mayBeRough(start: number, length: number, values: Float64Array): boolean {
    const { nodes, origin, length: whole, segmentsPerFilePiece, directAfterJump } = this.#plan;
    const fileyears = (start - origin) / (whole * segmentsPerFilePiece);
    const fromJump = Math.abs(fileyears - Math.round(fileyears)) * whole * segmentsPerFilePiece;
    if (directAfterJump > 0 && fromJump < atJump) return true;
    let before = Number.NaN;
    for (let k = 0; k < nodes; k++) {
      const moment = start + (length * (1 + cos((Math.PI * (k + 0.5)) / nodes))) / 2;
      const apart = nearest((values[k] as number) - sunAbout(moment), 0);
      const passes = apart * before < 0 && Math.abs(apart - before) < 90;
      if (Math.abs(apart) < nearSun || passes) return true;
      before = apart;
    }
    return false;
  }

  /** Whether the body's own file has a jump that may be seen in a stretch. */
  #jumpsWithin(start: number, end: number): boolean {
    const { breaks } = this.#plan;
    if (breaks === undefined) return false;
    const { first, every, delays } = breaks;
    const next = first + every * Math.ceil((start - delays[1] - first) / every);
    return next + delays[0] < end;
  }

  /** Samples a moment, if there is an ephemeris for it. */
  #reaches(julianDayTt: JulianDayTt): boolean {
    try {
      this.#sample(julianDayTt, this.#sampled);
      return true;
    } catch (error) {
      if (error instanceof HoroscopeError) return false;
      throw error;
    }
  }
}

/** An angle, turned to within half a circle of another. */
export function nearest(angle: number, reference: number): number {
  return angle - 360 * Math.round((angle - reference) / 360);
}
