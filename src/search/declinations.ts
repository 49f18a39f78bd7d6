import type { BodyId } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Scan } from './scan.js';
import type { SkySearch } from './search.js';
import type { DeclinationExtreme, OutOfBounds, Parallel } from './types.js';

/** Parallels, extremes of declination, and stays out of bounds. */

const zero = Float64Array.of(0);

/** Every moment two bodies are equally far from the equator, on one side of it (parallel) or on both. */
export function parallels(
  search: SkySearch,
  body1: BodyId,
  body2: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
): Parallel[] {
  const found: Parallel[] = [];
  for (const kind of ['parallel', 'contraparallel'] as const) {
    const scan = search.declinationSumScan(body1, 1, body2, kind === 'parallel' ? -1 : 1);
    for (const { julianDayUt } of search.crossings(scan, zero, from, to))
      found.push({
        julianDayUt,
        kind,
        declination1: search.declination(body1, julianDayUt),
        declination2: search.declination(body2, julianDayUt),
      });
  }
  return found.sort((a, b) => a.julianDayUt - b.julianDayUt);
}

/** Where a body is farthest north or south and turns back. */
export const declinationExtremes = (
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
): DeclinationExtreme[] =>
  search.turns(search.declinationScan(body), from, to).map(({ julianDayUt, value, greatest }) => ({
    julianDayUt,
    extreme: greatest ? 'northernmost' : 'southernmost',
    declination: value,
  }));

/** Days searched beyond a span for the ends of a stay out of bounds: Pluto's last decades. */
const reach = 14_610;

/** Stretches beyond the obliquity that begin in the span: without a look back for where others began. */
export const outOfBoundsBegun = (
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
): (OutOfBounds & { begins: JulianDayUt })[] =>
  stretches(search, body, from, to, false).flatMap((stretch) =>
    stretch.begins === null ? [] : [{ ...stretch, begins: stretch.begins }],
  );

/** Stretches beyond the obliquity that overlap the span. */
export const outOfBounds = (
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
): OutOfBounds[] => stretches(search, body, from, to, true);

function stretches(
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
  withEarlier: boolean,
): OutOfBounds[] {
  const found: OutOfBounds[] = [];
  for (const side of ['north', 'south'] as const) {
    const scan = search.beyondBoundsScan(body, side === 'north' ? 1 : -1);
    let open: OutOfBounds | undefined;
    if (withEarlier && search.valueOf(scan.curve, from) > 0) {
      open = { begins: lastRise(search, scan, from), ends: null, side };
      found.push(open);
    }
    for (const { julianDayUt, direction } of search.crossings(scan, zero, from, to)) {
      if (direction > 0) {
        open = { begins: julianDayUt, ends: null, side };
        found.push(open);
      } else if (direction < 0 && open !== undefined) {
        open.ends = julianDayUt;
        open = undefined;
      }
    }
    if (open !== undefined) open.ends = nextFall(search, scan, to);
  }
  return found.sort((a, b) => (a.begins ?? from - reach) - (b.begins ?? from - reach));
}

function lastRise(search: SkySearch, scan: Scan, before: JulianDayUt): JulianDayUt | null {
  const { blockLength } = scan;
  for (let end = before; end > before - reach; end -= blockLength) {
    const crossed = search.crossingsWithinReach(scan, zero, end - blockLength, end);
    if (crossed === undefined) return null;
    const rise = crossed.reverse().find(({ direction }) => direction > 0);
    if (rise !== undefined) return rise.julianDayUt;
  }
  return null;
}

function nextFall(search: SkySearch, scan: Scan, after: JulianDayUt): JulianDayUt | null {
  const { blockLength } = scan;
  for (let start = after; start < after + reach; start += blockLength) {
    const crossed = search.crossingsWithinReach(scan, zero, start, start + blockLength);
    if (crossed === undefined) return null;
    const fall = crossed.find(({ direction }) => direction < 0);
    if (fall !== undefined) return fall.julianDayUt;
  }
  return null;
}
