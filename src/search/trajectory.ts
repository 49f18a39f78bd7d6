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
  whole: Piece;
  /** Until this moment the ephemeris is called directly: {@link SegmentPlan.directAfterJump}. */
  directUntil: number;
  /** Where `whole` is not good enough: its parts, and which of them each of 2 ** mostHalvings equal slots is in. */
  parts: readonly Piece[] | undefined;
  slots: Uint8Array | undefined;
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
    if (segment.slots === undefined) return segment.whole;
    const slot = Math.floor(
      (julianDayTt - segment.whole.start) * segment.whole.scale * 2 ** (mostHalvings - 1),
    );
    const part = segment.slots[Math.max(0, Math.min(slot, 2 ** mostHalvings - 1))] as number;
    return (segment.parts as readonly Piece[])[part] as Piece;
  }

  #fitSegment(number: number): Segment {
    const { origin, length, segmentsPerFilePiece, directAfterJump } = this.#plan;
    const start = origin + number * length;
    const whole = this.#fitter.fit(start, length);
    const beginsAtJump = directAfterJump > 0 && number % segmentsPerFilePiece === 0;
    const segment: Segment = {
      whole,
      directUntil: beginsAtJump ? start + directAfterJump : Number.NEGATIVE_INFINITY,
      parts: undefined,
      slots: undefined,
    };
    let doubles = whole.coefficients?.length ?? 0;
    if (whole.coefficients === undefined) {
      const parts: Piece[] = [];
      const slots = new Uint8Array(2 ** mostHalvings);
      this.#halve(start, length, 1, parts, slots, 0);
      segment.parts = parts;
      segment.slots = slots;
      doubles = parts.reduce((sum, part) => sum + (part.coefficients?.length ?? 0) + 8, slots.length / 8);
    }
    for (const piece of segment.parts ?? [whole])
      piece.from = Math.max(piece.from, segment.directUntil + borderMargin);
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
    const width = 2 ** (mostHalvings - depth);
    for (let side = 0; side < 2; side++) {
      const piece = this.#fitter.fit(start + side * half, half);
      const slot = firstSlot + side * width;
      if (piece.coefficients === undefined && depth < mostHalvings) {
        this.#halve(piece.start, half, depth + 1, parts, slots, slot);
        continue;
      }
      slots.fill(parts.length, slot, slot + width);
      parts.push(piece);
    }
  }
}
