import { bundledFrom, bundledTo } from '../sky/file-span.js';
import type { JulianDayTt } from '../time/julian-day.js';
import type { Curve } from './curves.js';
import { firstPiece, pieceSize, type Scan } from './scan.js';

/**
 * A turning point this near to a target, in degrees, counts as reaching it: exact moments at grazing passes are good
 * to the time a body takes for that.
 */
export const grazing = 1e-6;

/**
 * Seconds that the misfit of a path may shift a crossing before it is refined by the ephemeris; outside the files all
 * are.
 */
const allowedShift = 0.05;
/**
 * Degrees a day, for a misfit of one arcsecond, below which the shift is larger than that: 24 is an arcsecond a second.
 */
const polishBelow = 24 / allowedShift;

/**
 * A step of Newton's this small, in days, is the last: where the rate changes by a factor of three at most over a
 * piece, it leaves less than a hundredth of a second.
 */
const lastStep = 4e-4;

/** Whether a curve was rising (1) or falling (-1) at a target, or turned there without passing it (0). */
export type Direction = 1 | 0 | -1;

/** For so many crossings there is room at first, and no room for more is kept from one search to the next. */
const fewCrossings = 64;
const manyCrossings = 16_384;

/**
 * A curve reaching some targets: of each crossing its moment, the index of its target, and its direction. They are kept
 * side by side, in room that serves one search after the other: of a year of transits there are thousands, and an object
 * for each cost as much as finding it.
 */
export class Crossings {
  count = 0;
  moments = new Float64Array(fewCrossings);
  indexes = new Int32Array(fewCrossings);
  directions = new Int8Array(fewCrossings);

  /** Forgets all. */
  clear(): void {
    this.count = 0;
    if (this.moments.length > manyCrossings) this.makeRoom(fewCrossings);
  }

  /** Room for so many, with those that are there. */
  makeRoom(room: number): void {
    const { moments, indexes, directions, count } = this;
    this.moments = new Float64Array(room);
    this.indexes = new Int32Array(room);
    this.directions = new Int8Array(room);
    if (count === 0) return;
    this.moments.set(moments);
    this.indexes.set(indexes);
    this.directions.set(directions);
  }
}

/**
 * Every crossing of a curve with any of some targets, in order of time.
 * @param targets in ascending order; of circular curves 0 ≤ target < 360
 * @param from, to the span; a crossing a moment outside it may be listed too
 * @param found takes them
 */
export function findCrossings(
  scan: Scan,
  targets: Float64Array,
  from: JulianDayTt,
  to: JulianDayTt,
  found: Crossings,
): void {
  found.clear();
  if (targets.length === 0) return;
  const { curve } = scan;
  for (const { pieces, low, high } of scan.blocksWithin(from, to)) {
    if (!anyWithin(targets, low - grazing, high + grazing, curve.circular)) continue;
    crossPieces(curve, pieces, from, to, targets, found);
  }
}

/** Whether any target lies in a range of values, which may go on beyond 360. */
function anyWithin(targets: Float64Array, low: number, high: number, circular: boolean): boolean {
  if (circular && high - low >= 360) return true;
  const start = circular ? low - 360 * Math.floor(low / 360) : low;
  const index = lowerBound(targets, start);
  if (index < targets.length) return (targets[index] as number) <= start + (high - low);
  return circular && (targets[0] as number) + 360 <= start + (high - low);
}

/** Crossings in the pieces of a block that overlap a span. */
function crossPieces(
  curve: Curve,
  pieces: Float64Array,
  from: JulianDayTt,
  to: JulianDayTt,
  targets: Float64Array,
  found: Crossings,
): void {
  const count = targets.length;
  const turn = curve.circular ? 360 : Number.POSITIVE_INFINITY;
  let next = 0;
  for (let at = firstPiece(pieces, from); at < pieces.length; at += pieceSize) {
    if ((pieces[at] as number) > to) return;
    const start = pieces[at + 1] as number;
    const end = pieces[at + 4] as number;
    const rising = end >= start;
    const step = rising ? 1 : -1;
    // A piece mostly goes on where the one before it ended, and the next target is the same.
    const goesOn =
      rising &&
      (next === count || (targets[next] as number) >= start) &&
      (next === 0 || (targets[next - 1] as number) < start);
    let index = goesOn ? next : rising ? lowerBound(targets, start) : upperBound(targets, start) - 1;
    let lap = 0;
    for (;;) {
      if (index === count || index < 0) {
        if (!curve.circular) break;
        index = rising ? 0 : count - 1;
        lap += step * turn;
      }
      const target = (targets[index] as number) + lap;
      if (rising ? target >= end : target <= end) break;
      if (found.count === found.moments.length) found.makeRoom(2 * found.count);
      found.moments[found.count] = solve(curve, pieces, at, target);
      found.indexes[found.count] = index;
      found.directions[found.count++] = step;
      index += step;
    }
    next = Math.max(0, index);
    if (pieces[at + 5] === 0) grazes(curve, pieces, at, targets, found);
  }
}

/** Targets a hair beyond a turning point. */
function grazes(
  curve: Curve,
  pieces: Float64Array,
  at: number,
  targets: Float64Array,
  found: Crossings,
): void {
  const end = pieces[at + 4] as number;
  const up = end >= (pieces[at + 1] as number);
  const count = targets.length;
  const lap = curve.circular ? 360 : 0;
  const turned = lap === 0 ? end : end - lap * Math.floor(end / lap);
  // From the first target beyond the turning point on: one at the turning point itself is the next piece's.
  let index = up ? upperBound(targets, turned) : lowerBound(targets, turned) - 1;
  for (let seen = 0; seen < count; seen++, index += up ? 1 : -1) {
    if (index < 0 || index >= count) {
      if (lap === 0) return;
      index = up ? 0 : count - 1;
    }
    const ahead = up ? (targets[index] as number) - turned : turned - (targets[index] as number);
    if ((ahead < 0 ? ahead + lap : ahead) > grazing) return;
    if (found.count === found.moments.length) found.makeRoom(2 * found.count);
    found.moments[found.count] = pieces[at + 3] as number;
    found.indexes[found.count] = index;
    found.directions[found.count++] = 0;
  }
}

const sampled = new Float64Array(2);

/** When a piece reaches a target that lies within its values. */
function solve(curve: Curve, pieces: Float64Array, at: number, target: number): number {
  const t0 = pieces[at] as number;
  const value0 = pieces[at + 1] as number;
  const rate0 = pieces[at + 2] as number;
  const t1 = pieces[at + 3] as number;
  const value1 = pieces[at + 4] as number;
  const rate1 = pieces[at + 5] as number;
  const rising = value1 > value0;
  const length = t1 - t0;
  const y = (target - value0) / (value1 - value0);
  // Slopes of the inverse, with the piece as unit square.
  const slope0 = (value1 - value0) / (length * rate0);
  const slope1 = (value1 - value0) / (length * rate1);
  const even = slope0 > 0.3 && slope0 < 3 && slope1 > 0.3 && slope1 < 3;
  let u = y;
  if (even) u = y * y * (3 - 2 * y) + y * (1 - y) * (slope0 * (1 - y) - slope1 * y);
  else if (rate0 === 0 && rate1 !== 0) u = Math.sqrt(y);
  else if (rate1 === 0 && rate0 !== 0) u = 1 - Math.sqrt(1 - y);
  let low = t0;
  let high = t1;
  let t = t0 + length * u;
  let rate = 0;
  for (let i = 0; i < 60; i++) {
    curve.sample(t, sampled);
    let over = (sampled[0] as number) - target;
    if (curve.circular) over -= 360 * Math.round(over / 360);
    rate = sampled[1] as number;
    if (over > 0 === rising) high = t;
    else low = t;
    const step = -over / rate;
    let next = t + step;
    if (!(next >= low && next <= high)) next = (low + high) / 2;
    const moved = Math.abs(next - t);
    t = next;
    if (moved < 1e-10 || (even && moved < lastStep) || high - low < 1e-10) break;
  }
  if (rate === 0 || (t > bundledFrom && t < bundledTo && Math.abs(rate) >= polishBelow * curve.misfit))
    return t;
  return polish(curve, t, rate, target, rate0 === 0 ? t0 : t - length, rate1 === 0 ? t1 : t + length);
}

/** One step of Newton on the ephemeris itself, where it is surely a step in the right direction. */
function polish(
  curve: Curve,
  t: number,
  rate: number,
  target: number,
  turnBefore: number,
  turnAfter: number,
): number {
  let over = curve.direct(t) - target;
  if (curve.circular) over -= 360 * Math.round(over / 360);
  const step = -over / rate;
  return Math.abs(step) < 0.2 * Math.min(t - turnBefore, turnAfter - t) ? t + step : t;
}

/** Index of the first target ≥ value. */
function lowerBound(targets: Float64Array, value: number): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((targets[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first target > value. */
function upperBound(targets: Float64Array, value: number): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((targets[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
