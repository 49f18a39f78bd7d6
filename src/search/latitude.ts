import type { BodyId } from '../chart/bodies.js';
import type { Scan } from './scan.js';
import type { SkySearch } from './search.js';
import type { Apsis, NodePassage, OutOfBounds, Parallel } from './types.js';

/** What bodies do north and south, near and far. */

const zero = Float64Array.of(0);

export function parallels(
  search: SkySearch,
  body1: BodyId,
  body2: BodyId,
  from: number,
  to: number,
): Parallel[] {
  const found: Parallel[] = [];
  for (const kind of ['parallel', 'contraparallel'] as const) {
    const scan = search.declinationSumScan(body1, 1, body2, kind === 'parallel' ? -1 : 1);
    search.crossings(scan, zero, from, to, (julianDayUt) => {
      found.push({ julianDayUt, kind, declination: search.declination(body1, julianDayUt) });
    });
  }
  return found.sort((a, b) => a.julianDayUt - b.julianDayUt);
}

/** Days searched beyond a span for the ends of a stay out of bounds: Pluto's last decades. */
const reach = 14_610;

export function outOfBounds(search: SkySearch, body: BodyId, from: number, to: number): OutOfBounds[] {
  const found: OutOfBounds[] = [];
  for (const side of ['north', 'south'] as const) {
    const scan = search.beyondBoundsScan(body, side === 'north' ? 1 : -1);
    let open: OutOfBounds | undefined;
    if (search.valueOf(scan.curve, from) > 0) {
      open = { begins: lastRise(search, scan, from), ends: null, side };
      found.push(open);
    }
    search.crossings(scan, zero, from, to, (moment, _, direction) => {
      if (direction > 0) {
        open = { begins: moment, ends: null, side };
        found.push(open);
      } else if (direction < 0 && open !== undefined) {
        open.ends = moment;
        open = undefined;
      }
    });
    if (open !== undefined) open.ends = nextFall(search, scan, to);
  }
  return found.sort((a, b) => (a.begins ?? from - reach) - (b.begins ?? from - reach));
}

function lastRise(search: SkySearch, scan: Scan, before: number): number | null {
  let found: number | null = null;
  for (let end = before; found === null && end > before - reach; end -= scan.blockLength)
    search.crossings(scan, zero, end - scan.blockLength, end, (moment, _, direction) => {
      if (direction > 0) found = moment;
    });
  return found;
}

function nextFall(search: SkySearch, scan: Scan, after: number): number | null {
  let found: number | null = null;
  for (let start = after; found === null && start < after + reach; start += scan.blockLength)
    search.crossings(scan, zero, start, start + scan.blockLength, (moment, _, direction) => {
      if (direction < 0) found ??= moment;
    });
  return found;
}

export function apsides(search: SkySearch, body: BodyId, from: number, to: number): Apsis[] {
  return search.turns(search.distanceScan(body), from, to).map(({ julianDayUt, value, greatest }) => ({
    julianDayUt,
    kind: greatest ? 'apogee' : 'perigee',
    distance: value / 1000,
    longitude: search.longitude(body, julianDayUt),
  }));
}

export function nodePassages(search: SkySearch, body: BodyId, from: number, to: number): NodePassage[] {
  const found: NodePassage[] = [];
  search.crossings(search.latitudeScan(body), zero, from, to, (julianDayUt, _, direction) => {
    if (direction === 0) return;
    found.push({
      julianDayUt,
      kind: direction > 0 ? 'ascending' : 'descending',
      longitude: search.longitude(body, julianDayUt),
    });
  });
  return found;
}
