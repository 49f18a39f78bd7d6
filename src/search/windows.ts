import { normalize } from '../chart/angle.js';
import type { BodyId } from '../chart/bodies.js';
import { houseArcs } from '../chart/houses.js';
import { ascendingOrder } from '../chart/order.js';
import type { House } from '../chart/zodiac.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Scan } from './scan.js';
import type { CurveCrossing, SkySearch } from './search.js';
import type { AspectWindow, HouseStay } from './types.js';

/** How long a body stays within orb of a longitude, or in a house. */

/** A longitude to be within orb of, degrees. */
export interface Aim {
  longitude: number;
  orb: number;
}

/** A window, and which of the aims given it is of. */
export interface AimWindow extends AspectWindow {
  aim: number;
}

/** An arc of the circle, from `low` forward to `high`, with the point in it that counts as exact, if any does. */
export interface Arc {
  low: number;
  exact: number | undefined;
  high: number;
  /** For an arc that is a house, which one. */
  house?: House;
}

/** Days searched beyond a span for the ends of a window: Neptune takes 15 years for 30°. */
const reach = 14_610;

/** Days looked at beyond a stretch's ends, for moments that rounding puts on the other side. */
const margin = 1e-5;

/** Which boundary of an arc a target is. */
const Low = 0;
const Exact = 1;
const High = 2;

/** Arcs made ready for a search: once for all the bodies that are looked for in them. */
export class Arcs {
  readonly arcs: readonly Arc[];
  /** The beginning of each arc, 0 ≤ λ < 360, and its width. */
  readonly lows: Float64Array;
  readonly widths: Float64Array;
  /** The points of the arcs in ascending order. */
  readonly targets: Float64Array;
  /** The meaning of each: index of its arc × 3 + Low, Exact or High. */
  readonly meanings: Int32Array;

  constructor(arcs: readonly Arc[]) {
    this.arcs = arcs;
    this.lows = new Float64Array(arcs.length);
    this.widths = new Float64Array(arcs.length);
    const points: number[] = [];
    const meanings: number[] = [];
    for (let arc = 0; arc < arcs.length; arc++) {
      const { low, exact, high } = arcs[arc] as Arc;
      this.lows[arc] = normalize(low);
      this.widths[arc] = normalize(high - low);
      points.push(this.lows[arc] as number);
      meanings.push(arc * 3 + Low);
      if (exact !== undefined) {
        points.push(normalize(exact));
        meanings.push(arc * 3 + Exact);
      }
      points.push(normalize(high));
      meanings.push(arc * 3 + High);
    }
    const order = ascendingOrder(points);
    this.targets = new Float64Array(order.length);
    this.meanings = new Int32Array(order.length);
    for (let i = 0; i < order.length; i++) {
      const at = order[i] as number;
      this.targets[i] = points[at] as number;
      this.meanings[i] = meanings[at] as number;
    }
  }

  /** The arcs around some longitudes with orbs. */
  static around(aims: readonly Aim[]): Arcs {
    return new Arcs(
      aims.map(({ longitude, orb }) => ({
        low: longitude - orb,
        exact: longitude,
        high: longitude + orb,
      })),
    );
  }

  /** The houses between some cusps. */
  static between(cusps: readonly number[]): Arcs {
    return new Arcs(houseArcs(cusps).map(({ house, low, high }) => ({ house, low, exact: undefined, high })));
  }
}

/**
 * Windows of a body within orb of many fixed longitudes, in one pass over the span.
 * @param aims the list, or `Arcs.around` it where several bodies are looked for
 * @returns the windows that overlap the span, in order of entering, each with the index of its aim in the list
 */
export const windowsTo = (
  search: SkySearch,
  body: BodyId,
  aims: readonly Aim[] | Arcs,
  from: JulianDayUt,
  to: JulianDayUt,
): AimWindow[] => {
  const arcs = aims instanceof Arcs ? aims : Arcs.around(aims);
  return arcWindows(search, search.longitudeScan(body), arcs, from, to);
};

/** Stays of a body in the houses of a fixed chart that overlap the span. */
export function houseStays(
  search: SkySearch,
  body: BodyId,
  cusps: readonly number[] | Arcs,
  from: JulianDayUt,
  to: JulianDayUt,
): HouseStay[] {
  const arcs = cusps instanceof Arcs ? cusps : Arcs.between(cusps);
  const windows = arcWindows(search, search.longitudeScan(body), arcs, from, to);
  return windows.map(({ aim, enters, leaves }) => ({
    house: arcs.arcs[aim]?.house as House,
    enters,
    leaves,
  }));
}

/** Every stay of a circular curve in any of some arcs that overlaps a span, in order of entering. */
function arcWindows(
  search: SkySearch,
  scan: Scan,
  { arcs, lows, widths, targets, meanings }: Arcs,
  from: JulianDayUt,
  to: JulianDayUt,
): AimWindow[] {
  const found: AimWindow[] = [];
  /** By their aims. */
  const open = new Array<AimWindow | undefined>(arcs.length).fill(undefined);
  const start = normalize(search.valueOf(scan.curve, from));
  for (let aim = 0; aim < arcs.length; aim++) {
    const ahead = start - (lows[aim] as number);
    if (!((ahead < 0 ? ahead + 360 : ahead) < (widths[aim] as number))) continue;
    const window = { aim, ...before(search, scan, arcs[aim] as Arc, from), leaves: null };
    open[aim] = window;
    found.push(window);
  }

  const { moments, indexes, directions, count } = search.crossed(scan, targets, from, to);
  for (let i = 0; i < count; i++) {
    const julianDayUt = moments[i] as JulianDayUt;
    if (!(julianDayUt >= from && julianDayUt < to)) continue;
    const direction = directions[i] as number;
    const meaning = meanings[indexes[i] as number] as number;
    const aim = Math.floor(meaning / 3);
    const boundary = meaning % 3;
    const window = open[aim];
    if (boundary === Exact) {
      // Most have one: a list that grows by one has room for sixteen more.
      if (window?.exact.length === 0) window.exact = [julianDayUt];
      else window?.exact.push(julianDayUt);
    } else if (direction === 0) continue;
    else if (direction > 0 === (boundary === Low)) {
      if (window !== undefined) continue;
      const entered = { aim, enters: julianDayUt, exact: [], leaves: null };
      open[aim] = entered;
      found.push(entered);
    } else if (window !== undefined) {
      window.leaves = julianDayUt;
      open[aim] = undefined;
    }
  }
  for (const window of open)
    if (window !== undefined) after(search, scan, arcs[window.aim] as Arc, window, to);
  return inOrderOfEntering(found, from);
}

/** Windows entered at the same moment, or nobody knows when, go in the order of their aims. */
function inOrderOfEntering(windows: readonly AimWindow[], from: JulianDayUt): AimWindow[] {
  const ordered = [...windows];
  const unknown = from - reach;
  // Most are found in this order, and stay where they are.
  for (let i = 1; i < ordered.length; i++) {
    const window = ordered[i] as AimWindow;
    const enters = window.enters ?? unknown;
    let place = i;
    for (; place > 0; place--) {
      const other = ordered[place - 1] as AimWindow;
      const before = other.enters ?? unknown;
      if (before < enters || (before === enters && other.aim <= window.aim)) break;
      ordered[place] = other;
    }
    ordered[place] = window;
  }
  return ordered;
}

/** When a window that is open at a moment was entered, and its exact moments till then. */
function before(
  search: SkySearch,
  scan: Scan,
  arc: Arc,
  moment: JulianDayUt,
): Pick<AimWindow, 'enters' | 'exact'> {
  const { targets, meanings } = new Arcs([arc]);
  const exact: JulianDayUt[] = [];
  const step = scan.blockLength;
  for (let end = moment; end > moment - reach; end = nearTargets(search, scan, targets, end - step, -1)) {
    const crossed = search.crossingsWithinReach(scan, targets, end - step, end);
    if (crossed === undefined) break;
    for (let i = crossed.length - 1; i >= 0; i--) {
      const { julianDayUt, index, direction } = crossed[i] as CurveCrossing;
      const boundary = meanings[index];
      if (boundary === Exact) exact.push(julianDayUt);
      else if (direction !== 0 && direction > 0 === (boundary === Low))
        return { enters: julianDayUt, exact: exact.reverse() };
    }
  }
  return { enters: null, exact: exact.reverse() };
}

/** Completes a window that is open at a moment. */
function after(search: SkySearch, scan: Scan, arc: Arc, window: AimWindow, moment: JulianDayUt): void {
  const { targets, meanings } = new Arcs([arc]);
  const step = scan.blockLength;
  const end = moment + reach;
  for (let start = moment; start < end; start = nearTargets(search, scan, targets, start + step, 1)) {
    const crossed = search.crossingsWithinReach(scan, targets, start, start + step);
    if (crossed === undefined) return;
    for (const { julianDayUt, index, direction } of crossed) {
      const boundary = meanings[index];
      if (boundary === Exact) window.exact.push(julianDayUt);
      else if (direction !== 0 && direction > 0 !== (boundary === Low)) {
        window.leaves = julianDayUt;
        return;
      }
    }
  }
}

/** Blocks looked at closely, one after the other, before it is asked again how far away the body is. */
const blocksNearby = 4;

/**
 * The moment from which on, or back, a slow body may be at one of the targets within a block: from as far away as it
 * is now, it can't be there sooner than its greatest speed takes it. So no path of years is fitted where Pluto is in
 * a house for decades, nor where it stays a degree from the end of an orb.
 */
function nearTargets(
  search: SkySearch,
  scan: Scan,
  targets: Float64Array,
  from: JulianDayUt,
  direction: 1 | -1,
): JulianDayUt {
  const { curve, blockLength } = scan;
  if (curve.fastest === Number.POSITIVE_INFINITY) return from;
  const { clock } = search.trajectories;
  let moment = from;
  while (Math.abs(moment - from) < reach) {
    let here = clock.terrestrial(moment);
    const known = scan.roughly(targets, here);
    if (known === undefined) return moment;
    const free = known.away / curve.fastest - known.off;
    if (free >= blockLength) {
      moment += direction * free;
      continue;
    }
    for (let block = 0; block < blocksNearby; block++) {
      const beyond = clock.terrestrial(moment + direction * blockLength);
      if (scan.mayReach(targets, Math.min(here, beyond) - margin, Math.max(here, beyond) + margin))
        return moment;
      moment += direction * blockLength;
      here = beyond;
    }
  }
  return moment;
}
