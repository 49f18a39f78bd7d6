import { HoroscopeError } from '../errors.js';
import { bundledFrom, bundledTo } from '../sky/file-span.js';
import type { JulianDayTt } from '../time/julian-day.js';
import { cosines, inPowers, polynomial } from './chebyshev.js';
import type { SegmentPlan } from './trajectory-plan.js';

/**
 * Fills `out` with two quantities at a moment TT, the first of them an angle that may wrap at 360.
 * @throws HoroscopeError where there is no ephemeris
 */
export type Sampler = (julianDayTt: JulianDayTt, out: Float64Array) => void;

/** How often a segment is halved before the ephemeris is called directly: a 32-day one down to 6 hours. */
const deepest = 7;

/** Days from the border of two pieces within which it takes rounding to say which of them serves. */
const borderMargin = 1e-6;

/** Days to either side for the rate of what isn't fitted. */
const difference = 0.002;

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

interface Segment {
  whole: Piece;
  /** Until this moment the ephemeris is called directly: {@link SegmentPlan.wake}. */
  wake: number;
  /** Where `whole` is not good enough: its parts, and which of them each of 2 ** deepest equal slots is in. */
  parts: readonly Piece[] | undefined;
  slots: Uint8Array | undefined;
}

/** What keeps the memory of all trajectories of an engine within bounds. */
export interface SegmentBudget {
  /** Takes note of a new segment, which `forget` drops again when its turn comes. */
  add(doubles: number, forget: () => void): void;
}

/** First in, first out: a segment that is needed again is fitted again, to the same numbers. */
export class FifoBudget implements SegmentBudget {
  readonly #limit: number;
  readonly #queue: { doubles: number; forget: () => void }[] = [];
  #head = 0;
  #held = 0;

  /** @param bytes of coefficients to keep at most */
  constructor(bytes: number) {
    this.#limit = bytes / 8;
  }

  get bytes(): number {
    return this.#held * 8;
  }

  add(doubles: number, forget: () => void): void {
    this.#queue.push({ doubles, forget });
    this.#held += doubles;
    while (this.#held > this.#limit && this.#head < this.#queue.length - 1) {
      const oldest = this.#queue[this.#head++] as { doubles: number; forget: () => void };
      this.#held -= oldest.doubles;
      oldest.forget();
    }
    if (this.#head > 1024 && this.#head * 2 > this.#queue.length) {
      this.#queue.splice(0, this.#head);
      this.#head = 0;
    }
  }
}

/**
 * The path of a body as Chebyshev segments, fitted when first asked for. The grid of segments is fixed, so results
 * don't depend on what was asked before.
 */
export class Trajectory {
  readonly #plan: SegmentPlan;
  readonly #sample: Sampler;
  readonly #budget: SegmentBudget;
  readonly #segments = new Map<number, Segment>();
  readonly #cosines: Float64Array;
  readonly #sampled = new Float64Array(2);
  /** The segment of the last call. */
  #number = Number.NaN;
  #segment!: Segment;

  constructor(plan: SegmentPlan, sample: Sampler, budget: SegmentBudget) {
    this.#plan = plan;
    this.#sample = sample;
    this.#budget = budget;
    this.#cosines = cosines(plan.nodes, plan.terms);
  }

  /** The worst it is from the ephemeris, arcseconds. */
  get misfit(): number {
    return this.#plan.misfit;
  }

  /** Fills `out` with the first quantity, its rate a day, the second and its rate. Angles are not normalized. */
  evaluate(julianDayTt: JulianDayTt, out: Float64Array): void {
    const piece = this.pieceAt(julianDayTt);
    const c = piece.coefficients;
    if (c === undefined) {
      this.evaluateDirectly(julianDayTt, out);
      return;
    }
    const x = (julianDayTt - piece.start) * piece.scale - 1;
    const half = c.length / 2;
    polynomial(c, 0, half, x, piece.scale, out, 0);
    polynomial(c, half, half, x, piece.scale, out, 2);
  }

  /** As {@link evaluate}, the first quantity and its rate alone. */
  evaluateFirst(julianDayTt: JulianDayTt, out: Float64Array): void {
    const piece = this.pieceAt(julianDayTt);
    const c = piece.coefficients;
    if (c === undefined) {
      this.evaluateDirectly(julianDayTt, out);
      return;
    }
    const x = (julianDayTt - piece.start) * piece.scale - 1;
    polynomial(c, 0, c.length / 2, x, piece.scale, out, 0);
  }

  /** The ephemeris itself: the two quantities. */
  direct(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#sample(julianDayTt, out);
  }

  /** As {@link evaluate}, where no piece is fitted: by the ephemeris itself. */
  evaluateDirectly(julianDayTt: JulianDayTt, out: Float64Array): void {
    const at = this.#sampled;
    this.#sample(julianDayTt - difference, at);
    const [before = 0, secondBefore = 0] = at;
    this.#sample(julianDayTt + difference, at);
    const [after = 0, secondAfter = 0] = at;
    this.#sample(julianDayTt, at);
    out[0] = at[0] as number;
    out[1] = (nearest(after, before) - before) / (2 * difference);
    if (out.length < 4) return;
    out[2] = at[1] as number;
    out[3] = (secondAfter - secondBefore) / (2 * difference);
  }

  /** The piece that serves a moment. */
  pieceAt(julianDayTt: JulianDayTt): Piece {
    const { origin, length } = this.#plan;
    const number = Math.floor((julianDayTt - origin) / length);
    if (number !== this.#number) {
      this.#segment = this.#segments.get(number) ?? this.#fitSegment(number);
      this.#number = number;
    }
    const segment = this.#segment;
    if (julianDayTt < segment.wake) return unfitted;
    if (segment.slots === undefined) return segment.whole;
    const slot = Math.floor((julianDayTt - segment.whole.start) * segment.whole.scale * 2 ** (deepest - 1));
    const part = segment.slots[Math.max(0, Math.min(slot, 2 ** deepest - 1))] as number;
    return (segment.parts as readonly Piece[])[part] as Piece;
  }

  #fitSegment(number: number): Segment {
    const { origin, length, parts: inYear, wake } = this.#plan;
    const start = origin + number * length;
    const whole = this.#fit(start, length);
    const waking = wake > 0 && number % inYear === 0;
    const segment: Segment = {
      whole,
      wake: waking ? start + wake : Number.NEGATIVE_INFINITY,
      parts: undefined,
      slots: undefined,
    };
    let doubles = whole.coefficients?.length ?? 0;
    if (whole.coefficients === undefined) {
      const parts: Piece[] = [];
      const slots = new Uint8Array(2 ** deepest);
      this.#halve(start, length, 1, parts, slots, 0);
      segment.parts = parts;
      segment.slots = slots;
      doubles = parts.reduce((sum, part) => sum + (part.coefficients?.length ?? 0) + 8, slots.length / 8);
    }
    for (const piece of segment.parts ?? [whole])
      piece.from = Math.max(piece.from, segment.wake + borderMargin);
    this.#segments.set(number, segment);
    // 12 more for the objects around the numbers.
    this.#budget.add(doubles + 12, () => {
      this.#segments.delete(number);
      if (this.#number === number) this.#number = Number.NaN;
    });
    return segment;
  }

  #halve(
    start: number,
    length: number,
    depth: number,
    parts: Piece[],
    slots: Uint8Array,
    firstSlot: number,
  ): void {
    const half = length / 2;
    const width = 2 ** (deepest - depth);
    for (let side = 0; side < 2; side++) {
      const piece = this.#fit(start + side * half, half);
      const slot = firstSlot + side * width;
      if (piece.coefficients === undefined && depth < deepest) {
        this.#halve(piece.start, half, depth + 1, parts, slots, slot);
        continue;
      }
      slots.fill(parts.length, slot, slot + width);
      parts.push(piece);
    }
  }

  /** A piece fitted at the Chebyshev nodes; without coefficients where that misses the tolerance. */
  #fit(start: number, length: number): Piece {
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
      if (!this.#reaches(start + (length * (1 + Math.cos((Math.PI * (k + 0.5)) / nodes))) / 2)) return piece;
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
    const bundled = start >= bundledFrom && start + length <= bundledTo;
    const limit = (bundled ? tolerance : outside) / 3600;
    // What the last terms still carry is what the series leaves out.
    for (const last of [terms - 1, terms - 2, 2 * terms - 1, 2 * terms - 2])
      if (Math.abs(c[last] as number) > limit / 2) return piece;
    const powers = inPowers(c, terms);
    const half = powers.length / 2;
    const fitted = new Float64Array(4);
    // A part of a segment is near the Sun or a jump: it is tested between all its nodes.
    const points = length < this.#plan.length ? everywhere(nodes) : checkPoints;
    for (const point of points) {
      const x = Math.cos((Math.PI * Math.round(point * nodes)) / nodes) * 0.998;
      if (!this.#reaches(start + (length * (1 + x)) / 2)) return piece;
      polynomial(powers, 0, half, x, 1, fitted, 0);
      polynomial(powers, half, half, x, 1, fitted, 2);
      const missed = Math.abs(nearest(at[0] as number, fitted[0] as number) - (fitted[0] as number));
      if (missed > limit || Math.abs((at[1] as number) - (fitted[2] as number)) > limit) return piece;
    }
    piece.coefficients = powers;
    return piece;
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

/** Stands for no piece: the ephemeris is called directly. */
export const unfitted: Piece = { start: 0, from: 0, until: 0, scale: 0, coefficients: undefined };

/** Where a fit is tested, as parts of the half circle of nodes: both ends and between. */
const checkPoints = [0, 0.3, 0.55, 0.8, 1];
const everywhere = (nodes: number): number[] => Array.from({ length: nodes + 1 }, (_, k) => k / nodes);

/** An angle, turned to within half a circle of another. */
function nearest(angle: number, reference: number): number {
  return angle - 360 * Math.round((angle - reference) / 360);
}
