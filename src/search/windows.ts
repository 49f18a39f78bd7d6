import { normalize, separation } from '../chart/angle.js';
import { HoroscopeError } from '../errors.js';
import type { Scan } from './scan.js';
import type { SkySearch } from './search.js';
import type { AspectWindow } from './types.js';

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
}

/** Days searched beyond a span for the ends of a window: Neptune takes 15 years for 30°. */
const reach = 14_610;

/** What a crossing is to an arc. */
const Low = 0;
const Exact = 1;
const High = 2;

/** Arcs made ready for a search: once for all the bodies that are looked for in them. */
export class Arcs {
  readonly arcs: readonly Arc[];
  /** The points of the arcs in ascending order. */
  readonly targets: Float64Array;
  /** What each of them is: index of its arc × 3 + Low, Exact or High. */
  readonly meanings: Int32Array;

  constructor(arcs: readonly Arc[]) {
    this.arcs = arcs;
    const points = new Float64Array(arcs.length * 3);
    const order: number[] = [];
    for (let arc = 0; arc < arcs.length; arc++) {
      const { low, exact, high } = arcs[arc] as Arc;
      points[arc * 3 + Low] = normalize(low);
      points[arc * 3 + High] = normalize(high);
      if (exact !== undefined) points[arc * 3 + Exact] = normalize(exact);
      order.push(arc * 3 + Low);
      if (exact !== undefined) order.push(arc * 3 + Exact);
      order.push(arc * 3 + High);
    }
    order.sort((a, b) => (points[a] as number) - (points[b] as number));
    this.meanings = new Int32Array(order);
    this.targets = new Float64Array(order.length);
    for (let i = 0; i < order.length; i++) this.targets[i] = points[order[i] as number] as number;
  }

  /** Those of some longitudes and orbs. */
  static around(aims: readonly Aim[]): Arcs {
    return new Arcs(
      aims.map(({ longitude, orb }) => ({
        low: normalize(longitude - orb),
        exact: normalize(longitude),
        high: normalize(longitude + orb),
      })),
    );
  }
}

/** Every stay of a circular curve in any of some arcs that overlaps a span (UT), in order of entering. */
export function arcWindows(
  search: SkySearch,
  scan: Scan,
  { arcs, targets, meanings }: Arcs,
  from: number,
  to: number,
): AimWindow[] {
  const found: AimWindow[] = [];
  const open: (AimWindow | undefined)[] = arcs.map(() => undefined);
  const start = search.valueOf(scan.curve, from);
  for (const [aim, arc] of arcs.entries()) {
    if (!(normalize(start - arc.low) < normalize(arc.high - arc.low))) continue;
    const window = { aim, ...before(search, scan, arc, from), leaves: null };
    open[aim] = window;
    found.push(window);
  }

  search.crossings(scan, targets, from, to, (moment, index, direction) => {
    const meaning = meanings[index] as number;
    const aim = Math.floor(meaning / 3);
    const what = meaning % 3;
    const window = open[aim];
    if (what === Exact) window?.exact.push(moment);
    else if (direction === 0) return;
    else if (direction > 0 === (what === Low)) {
      if (window !== undefined) return;
      const entered = { aim, enters: moment, exact: [], leaves: null };
      open[aim] = entered;
      found.push(entered);
    } else if (window !== undefined) {
      window.leaves = moment;
      open[aim] = undefined;
    }
  });
  for (const window of open) if (window) after(search, scan, arcs[window.aim] as Arc, window, to);
  const entering = ({ enters }: AimWindow): number => enters ?? from - reach;
  return found.sort((a, b) => entering(a) - entering(b) || a.aim - b.aim);
}

/** When a window that is open at a moment was entered, and its exact moments till then. */
function before(
  search: SkySearch,
  scan: Scan,
  arc: Arc,
  moment: number,
): Pick<AimWindow, 'enters' | 'exact'> {
  const { targets, meanings } = new Arcs([arc]);
  const exact: number[] = [];
  const step = scan.blockLength;
  const leap = (from: number): number => nearTargets(search, scan, targets, from, -1);
  for (let end = moment; end > moment - reach; end = leap(end - step)) {
    const crossed: [moment: number, entering: boolean][] = [];
    const complete = reached(() =>
      search.crossings(scan, targets, end - step, end, (at, index, direction) => {
        const what = meanings[index];
        if (what === Exact) crossed.push([at, false]);
        else if (direction !== 0 && direction > 0 === (what === Low)) crossed.push([at, true]);
      }),
    );
    if (!complete) break;
    for (const [at, entering] of crossed.reverse()) {
      if (entering) return { enters: at, exact: exact.reverse() };
      exact.push(at);
    }
  }
  return { enters: null, exact: exact.reverse() };
}

/** Completes a window that is open at a moment. */
function after(search: SkySearch, scan: Scan, arc: Arc, window: AimWindow, moment: number): void {
  const { targets, meanings } = new Arcs([arc]);
  const step = scan.blockLength;
  const leap = (from: number): number => nearTargets(search, scan, targets, from, 1);
  for (let start = moment; start < moment + reach; start = leap(start + step)) {
    const complete = reached(() =>
      search.crossings(scan, targets, start, start + step, (at, index, direction) => {
        if (window.leaves !== null) return;
        const what = meanings[index];
        if (what === Exact) window.exact.push(at);
        else if (direction !== 0 && direction > 0 !== (what === Low)) window.leaves = at;
      }),
    );
    if (!complete || window.leaves !== null) break;
  }
}

/**
 * The moment from which on, or back, a slow body may be at one of the targets within a block: from as far away as it
 * is now, it can't be there sooner than its greatest speed takes it. One call of the ephemeris a leap, instead of a
 * path of years: Pluto is in a house for decades.
 */
function nearTargets(
  search: SkySearch,
  { curve, blockLength }: Scan,
  targets: Float64Array,
  from: number,
  direction: 1 | -1,
): number {
  if (curve.fastest === Number.POSITIVE_INFINITY) return from;
  let moment = from;
  while (Math.abs(moment - from) < reach) {
    let longitude = 0;
    const known = reached(() => {
      longitude = curve.direct(search.trajectories.terrestrial(moment));
    });
    if (!known) return moment;
    let nearest = 180;
    for (const target of targets) nearest = Math.min(nearest, separation(longitude, target));
    const free = nearest / curve.fastest;
    if (free < blockLength) return moment;
    moment += direction * free;
  }
  return moment;
}

/** Whether a search got through without leaving the ephemeris. */
function reached(search: () => void): boolean {
  try {
    search();
    return true;
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return false;
    throw error;
  }
}
