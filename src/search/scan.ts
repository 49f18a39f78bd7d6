import { normalize } from '../chart/angle.js';
import { HoroscopeError } from '../errors.js';
import type { JulianDayTt } from '../time/julian-day.js';
import type { Curve } from './curves.js';
import { withinReach } from './within-reach.js';

/**
 * A curve cut into pieces on which it runs one way. Pieces come in blocks on a grid fixed in time, so that what is
 * found doesn't depend on the span searched.
 */

/** Numbers a piece takes in a block: when it begins, value and rate there, and the same of its end. */
export const pieceSize = 6;
/**
 * Days of a block, about: so few that the path of a slow body needn't be fitted for a season where it is near a point
 * for a week; of the Moon, whose steps are a day or less, half as many.
 */
const longestBlock = 32;
const mostSteps = 16;
/** Steps kept of a curve, 50 bytes each: eleven years of the Moon, ninety of Pluto. */
const stepsToKeep = 4096;

/** Days between the moments of the coarse grid, and those between which it is looked at most closely. */
const roughStep = 32;
const closest = 4;

/** Two turning points nearer than this, in days, differ by less than 0.000001° on any body. */
const finest = 0.02;

export class Scan {
  readonly curve: Curve;
  readonly blockLength: number;
  readonly #steps: number;
  readonly #blocks = new Map<number, Block>();
  readonly #blocksKept: number;
  readonly #at = new Float64Array(2);
  /** By index on the closest grid: eighty years on either side of a life take 2,000 of the coarse one. */
  readonly #rough = new Map<number, number>();
  /** Steps that the ephemeris does not reach. */
  readonly #gaps: { t0: number; t1: number; error: HoroscopeError }[] = [];
  readonly #beforeBlock: ((block: number) => void) | undefined;

  /** @param beforeBlock told of a block before it is built; where it throws, the block is not */
  constructor(curve: Curve, stepsKept: number = stepsToKeep, beforeBlock?: (block: number) => void) {
    this.curve = curve;
    this.#beforeBlock = beforeBlock;
    this.#steps = Math.max(1, Math.min(mostSteps, Math.floor(longestBlock / curve.step)));
    this.blockLength = this.#steps * curve.step;
    this.#blocksKept = Math.ceil(stepsKept / this.#steps);
  }

  #newBlock(block: number): Block {
    this.#beforeBlock?.(block);
    const pieces = this.#build(block);
    const made = { pieces, ...extentOf(pieces) };
    if (this.#blocks.size >= this.#blocksKept) {
      const [oldest] = this.#blocks.keys();
      if (oldest !== undefined) this.#blocks.delete(oldest);
    }
    this.#blocks.set(block, made);
    return made;
  }

  /**
   * The blocks that overlap a span, in order of time.
   * @throws HoroscopeError where the span leaves the ephemeris
   */
  blocksWithin(from: JulianDayTt, to: JulianDayTt): Block[] {
    const found: Block[] = [];
    const last = Math.floor(to / this.blockLength);
    for (let block = Math.floor(from / this.blockLength); block <= last; block++) {
      found.push(this.#blocks.get(block) ?? this.#newBlock(block));
      if (this.#gaps.length > 0) this.#refuseGap(block, from, to);
    }
    return found;
  }

  #refuseGap(block: number, from: JulianDayTt, to: JulianDayTt): void {
    const gap = this.#gaps.find(
      ({ t0, t1 }) => t1 >= from && t0 <= to && Math.floor(t0 / this.blockLength) === block,
    );
    if (gap) throw gap.error;
  }

  /**
   * About how far the curve is from the nearest of some angles, by the ephemeris itself on a coarse grid, without
   * fitting a path; undefined where no ephemeris reaches.
   * @returns how far it is, and how many days away from the moment it is so
   */
  roughly(targets: Float64Array, julianDayTt: JulianDayTt): { away: number; off: number } | undefined {
    const index = Math.round(julianDayTt / roughStep) * (roughStep / closest);
    const value = this.#roughAt(index);
    if (value === undefined) return undefined;
    let away = 180;
    for (let i = 0; i < targets.length; i++) {
      // `separation` in place, as below.
      const apart = Math.abs(value - (targets[i] as number)) % 360;
      away = Math.min(away, apart > 180 ? 360 - apart : apart);
    }
    return { away, off: Math.abs(julianDayTt - index * closest) };
  }

  /**
   * Whether a slow curve may be at one of some angles within a stretch: so found by the ephemeris on a grid that is
   * made closer where it has to be. From one look over the angle to the next it can't go farther than its greatest
   * speed takes it.
   */
  mayReach(targets: Float64Array, from: JulianDayTt, to: JulianDayTt): boolean {
    const widest = roughStep / closest;
    let index = Math.floor(from / roughStep) * widest;
    let width = widest;
    while (index * closest <= to) {
      const before = this.#rough.get(index) ?? this.#roughAt(index);
      const after = this.#rough.get(index + width) ?? this.#roughAt(index + width);
      if (before === undefined || after === undefined) return true;
      const farthest = width * closest * this.curve.fastest;
      let near = false;
      for (let i = 0; i < targets.length && !near; i++) {
        // `separation` twice, in place: nearly all of a search without paths is this.
        const target = targets[i] as number;
        const here = Math.abs(before - target) % 360;
        const there = Math.abs(after - target) % 360;
        near = (here > 180 ? 360 - here : here) + (there > 180 ? 360 - there : there) <= farthest;
      }
      if (near) {
        if (width === 1) return true;
        width /= 2;
      } else {
        index += width;
        // On from here by the widest step that the grid has here.
        while (width < widest && index % (2 * width) === 0) width *= 2;
      }
    }
    return false;
  }

  /** The value at a moment of the grid, by the ephemeris itself; undefined where it does not reach. */
  #roughAt(index: number): number | undefined {
    const known = this.#rough.get(index);
    if (known !== undefined) return known;
    const value = withinReach(() => this.curve.direct(index * closest));
    if (value !== undefined) this.#rough.set(index, value);
    return value;
  }

  #build(block: number): Float64Array {
    const found: number[] = [];
    for (let step = block * this.#steps; step < (block + 1) * this.#steps; step++) {
      const t0 = step * this.curve.step;
      const t1 = (step + 1) * this.curve.step;
      try {
        this.#step(found, t0, t1);
      } catch (error) {
        if (!(error instanceof HoroscopeError)) throw error;
        if (!this.#gaps.some((gap) => gap.t0 === t0)) this.#gaps.push({ t0, t1, error });
      }
    }
    return Float64Array.from(found);
  }

  #step(found: number[], t0: number, t1: number): void {
    const [value0, rate0] = this.#sample(t0);
    const [value1, rate1] = this.#sample(t1);
    if (this.curve.monotone) this.#add(found, t0, value0, rate0, t1, value1, rate1);
    else this.#split(found, t0, value0, rate0, t1, value1, rate1);
  }

  #sample(julianDayTt: number): [value: number, rate: number] {
    this.curve.sample(julianDayTt, this.#at);
    return [this.#at[0] as number, this.#at[1] as number];
  }

  #add(
    found: number[],
    t0: number,
    value0: number,
    rate0: number,
    t1: number,
    value1: number,
    rate1: number,
  ): void {
    const change = value1 - value0;
    if (!this.curve.circular) found.push(t0, value0, rate0, t1, value1, rate1);
    else {
      const from = normalize(value0);
      found.push(t0, from, rate0, t1, from + change - 360 * Math.round(change / 360), rate1);
    }
  }

  /** Adds a stretch as one piece, or as several between its turning points. */
  #split(
    found: number[],
    t0: number,
    value0: number,
    rate0: number,
    t1: number,
    value1: number,
    rate1: number,
  ): void {
    const length = t1 - t0;
    const middle = t0 + length / 2;
    const [value, rate] = this.#sample(middle);
    const up = rate0 > 0;
    const turns = rate > 0 !== up || rate1 > 0 !== up;
    if (length > finest && (turns ? length > this.curve.step / 2 : nearlyTurns(rate0, rate, rate1))) {
      this.#split(found, t0, value0, rate0, middle, value, rate);
      this.#split(found, middle, value, rate, t1, value1, rate1);
      return;
    }
    if (!turns) {
      this.#add(found, t0, value0, rate0, t1, value1, rate1);
      return;
    }
    this.#turn(found, t0, value0, rate0, middle, value, rate);
    this.#turn(found, middle, value, rate, t1, value1, rate1);
  }

  /** A stretch with one turning point at most. */
  #turn(
    found: number[],
    t0: number,
    value0: number,
    rate0: number,
    t1: number,
    value1: number,
    rate1: number,
  ): void {
    if (rate0 > 0 === rate1 > 0) {
      this.#add(found, t0, value0, rate0, t1, value1, rate1);
      return;
    }
    const turn = this.#rateZero(t0, rate0, t1, rate1);
    const [value] = this.#sample(turn);
    this.#add(found, t0, value0, rate0, turn, value, 0);
    this.#add(found, turn, value, 0, t1, value1, rate1);
  }

  /** The zero of the rate: regula falsi with the Illinois weight. */
  #rateZero(from: number, rateFrom: number, to: number, rateTo: number): number {
    let [a, fa, b, fb] = [from, rateFrom, to, rateTo];
    let side = 0;
    for (let i = 0; i < 60 && b - a > 1e-9; i++) {
      const guess = b - (fb * (b - a)) / (fb - fa);
      const t = guess > a && guess < b ? guess : (a + b) / 2;
      const [, rate] = this.#sample(t);
      if (rate === 0) return t;
      if (rate > 0 === fb > 0) {
        if (Math.abs(b - t) < 1e-10) return t;
        b = t;
        fb = rate;
        if (side === 1) fa /= 2;
        side = 1;
      } else {
        if (Math.abs(t - a) < 1e-10) return t;
        a = t;
        fa = rate;
        if (side === -1) fb /= 2;
        side = -1;
      }
    }
    return (a + b) / 2;
  }
}

/** Some steps of a curve. */
export interface Block {
  /**
   * One after the other, {@link pieceSize} numbers each. Values are continuous within a piece; of circular curves
   * they begin at 0 to 360. At a turning point the rate is exactly 0.
   */
  pieces: Float64Array;
  /** The least and the greatest value in it, each piece going on where the one before it ended. */
  low: number;
  high: number;
}

function extentOf(pieces: Float64Array): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let turned = 0;
  for (let at = 0; at < pieces.length; at += pieceSize) {
    const start = pieces[at + 1] as number;
    // A circular piece begins anew at 0 to 360: by whole turns away from where the last one ended.
    if (at > 0) turned += 360 * Math.round(((pieces[at - 2] as number) - start) / 360);
    const end = pieces[at + 4] as number;
    low = Math.min(low, start + turned, end + turned);
    high = Math.max(high, start + turned, end + turned);
  }
  return { low, high };
}

/** The beginning of the first piece that ends at a moment or after it. */
export function firstPiece(pieces: Float64Array, moment: number): number {
  let low = 0;
  let high = pieces.length / pieceSize;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle * pieceSize + 3] as number) < moment) low = middle + 1;
    else high = middle;
  }
  return low * pieceSize;
}

/** Whether a rate of one sign at both ends and the middle of a stretch comes near zero on a parabola through them. */
function nearlyTurns(rate0: number, middle: number, rate1: number): boolean {
  const a = 2 * (rate0 - 2 * middle + rate1);
  const b = 4 * middle - 3 * rate0 - rate1;
  if (a === 0) return false;
  const vertex = -b / (2 * a);
  if (!(vertex > -0.25 && vertex < 1.25)) return false;
  const lowest = rate0 - (b * b) / (4 * a);
  const margin = 0.1 * Math.max(Math.abs(rate0), Math.abs(middle), Math.abs(rate1));
  return rate0 > 0 ? lowest < margin : lowest > -margin;
}
