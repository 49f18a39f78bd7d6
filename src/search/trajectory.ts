import type { JulianDayTt } from '../time/julian-day.js';
import { polynomial } from './chebyshev.js';
import { borderMargin, nearest, type Piece, PieceFitter, type Sampler, unfitted } from './piece.js';
import type { SegmentBudget } from './segment-budget.js';
import type { SegmentPlan } from './trajectory-plan.js';

/** How many times a segment is halved before the ephemeris is called directly: a 32-day one down to 6 hours. */
const mostHalvings = 7;

/** Days to either side by which the rate is taken where no piece is fitted. */
const rateStep = 0.002;

interface Segment {
  whole: Part;
  /** Until this moment the ephemeris is called directly: {@link SegmentPlan.directAfterJump}. */
  directUntil: number;
}

/** A segment, or a half of a part of one: where its piece is not good enough, halves of it serve. */
interface Part {
  piece: Piece;
  /** Each fitted when a moment in it is first asked for: most of the small ones about a jump never are. */
  halves: [Part | undefined, Part | undefined] | undefined;
}

/**
 * The path of a body as Chebyshev segments, fitted when first needed. The grid of segments is fixed, so results
 * don't depend on earlier calls.
 */
export class Trajectory {
  readonly #plan: SegmentPlan;
  readonly #sample: Sampler;
  readonly #budget: SegmentBudget;
  readonly #segments = new Map<number, Segment>();
  readonly #fitter: PieceFitter;
  readonly #sampled = new Float64Array(2);
  /** The segment of the last call. */
  #number = Number.NaN;
  #segment!: Segment;

  constructor(plan: SegmentPlan, sample: Sampler, budget: SegmentBudget) {
    this.#plan = plan;
    this.#sample = sample;
    this.#budget = budget;
    this.#fitter = new PieceFitter(plan, sample);
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
    this.#sample(julianDayTt - rateStep, at);
    const [before = 0, secondBefore = 0] = at;
    this.#sample(julianDayTt + rateStep, at);
    const [after = 0, secondAfter = 0] = at;
    this.#sample(julianDayTt, at);
    out[0] = at[0] as number;
    out[1] = (nearest(after, before) - before) / (2 * rateStep);
    if (out.length < 4) return;
    out[2] = at[1] as number;
    out[3] = (secondAfter - secondBefore) / (2 * rateStep);
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
    if (julianDayTt < segment.directUntil) return unfitted;
    const { whole } = segment;
    return whole.halves === undefined ? whole.piece : this.#partAt(segment, julianDayTt);
  }

  /** The piece of the part of a halved segment that a moment is in, by which of the smallest parts there are it is in. */
  #partAt(segment: Segment, julianDayTt: JulianDayTt): Piece {
    const { start, scale } = segment.whole.piece;
    const smallest = Math.floor((julianDayTt - start) * scale * 2 ** (mostHalvings - 1));
    const slot = Math.max(0, Math.min(smallest, 2 ** mostHalvings - 1));
    let part = segment.whole;
    let { length } = this.#plan;
    for (let depth = 1; part.halves !== undefined; depth++) {
      const side = ((slot >> (mostHalvings - depth)) & 1) as 0 | 1;
      length /= 2;
      part = part.halves[side] ??= this.#fitPart(segment, part.piece.start + side * length, length, depth);
    }
    return part.piece;
  }

  #fitSegment(number: number): Segment {
    const { origin, length, segmentsPerFilePiece, directAfterJump } = this.#plan;
    const start = origin + number * length;
    const beginsAtJump = directAfterJump > 0 && number % segmentsPerFilePiece === 0;
    const directUntil = beginsAtJump ? start + directAfterJump : Number.NEGATIVE_INFINITY;
    const whole = this.#fitted(start, length, directUntil, 0);
    const segment: Segment = { whole, directUntil };
    this.#segments.set(number, segment);
    this.#budget.add(sizeOf(whole), () => {
      this.#segments.delete(number);
      if (this.#number === number) this.#number = Number.NaN;
    });
    return segment;
  }

  #fitPart({ directUntil }: Segment, start: number, length: number, depth: number): Part {
    const part = this.#fitted(start, length, directUntil, depth);
    // It is forgotten with its segment, which is older.
    this.#budget.add(sizeOf(part), () => {});
    return part;
  }

  #fitted(start: number, length: number, directUntil: number, depth: number): Part {
    const piece = this.#fitter.fit(start, length);
    piece.from = Math.max(piece.from, directUntil + borderMargin);
    const isHalved = piece.coefficients === undefined && depth < mostHalvings;
    return { piece, halves: isHalved ? [undefined, undefined] : undefined };
  }
}

/** Numbers that a part takes, with 12 for the objects around them. */
const sizeOf = ({ piece }: Part): number => (piece.coefficients?.length ?? 0) + 12;
