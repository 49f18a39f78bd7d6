import { normalize } from '../chart/angle.js';
import type { BodyId } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { SkySearch } from './search.js';
import type { Ingress, LongitudeCrossing, Station } from './types.js';

/** When a body reaches a longitude, enters a sign, turns retrograde or direct. */

const signBoundaries = Float64Array.from({ length: 12 }, (_, sign) => sign * 30);

/** Every time a body reaches one of some longitudes. */
export function longitudeCrossings(
  search: SkySearch,
  body: BodyId,
  longitudes: readonly number[],
  from: JulianDayUt,
  to: JulianDayUt,
): LongitudeCrossing[] {
  const order = longitudes.map((_, index) => index);
  const normal = longitudes.map(normalize);
  order.sort((a, b) => (normal[a] as number) - (normal[b] as number));
  const targets = Float64Array.from(order, (index) => normal[index] as number);
  return search
    .crossings(search.longitudeScan(body), targets, from, to)
    .map(({ julianDayUt, index: sorted, direction }) => {
      const index = order[sorted] as number;
      return { julianDayUt, index, longitude: normal[index] as number, retrograde: direction < 0 };
    });
}

/** The signs a body enters. */
export function ingresses(search: SkySearch, body: BodyId, from: JulianDayUt, to: JulianDayUt): Ingress[] {
  return search
    .crossings(search.longitudeScan(body), signBoundaries, from, to)
    .filter(({ direction }) => direction !== 0)
    .map(({ julianDayUt, index, direction }) => {
      const retrograde = direction < 0;
      return { julianDayUt, signId: (retrograde ? (index + 11) % 12 : index) as SignId, retrograde };
    });
}

/** The moments at which a body turns retrograde or direct. */
export const stations = (search: SkySearch, body: BodyId, from: JulianDayUt, to: JulianDayUt): Station[] =>
  search.turns(search.longitudeScan(body), from, to).map(({ julianDayUt, value, greatest }) => ({
    julianDayUt,
    direction: greatest ? 'retrograde' : 'direct',
    longitude: normalize(value),
  }));

/** The first station from a moment on, before another; so that no more of a path is fitted than it takes. */
export function stationAfter(
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  before: JulianDayUt,
): Station | undefined {
  const { blockLength } = search.longitudeScan(body);
  for (let start = from; start < before; start += blockLength) {
    const [found] = stations(search, body, start, Math.min(start + blockLength, before));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The last station before a moment, from another on. */
export function stationBefore(
  search: SkySearch,
  body: BodyId,
  before: JulianDayUt,
  from: JulianDayUt,
): Station | undefined {
  const { blockLength } = search.longitudeScan(body);
  for (let end = before; end > from; end -= blockLength) {
    const found = stations(search, body, Math.max(from, end - blockLength), end).at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}
