import type { BodyId } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { SkySearch } from './search.js';
import type { Apsis, NodePassage } from './types.js';

/** Apsides and nodes: when bodies are nearest to and farthest from the Earth, and cross the ecliptic. */

const zero = Float64Array.of(0);

/** Nearest to and farthest from the Earth. */
export const apsides = (search: SkySearch, body: BodyId, from: JulianDayUt, to: JulianDayUt): Apsis[] =>
  search.turns(search.distanceScan(body), from, to).map(({ julianDayUt, value, greatest }) => ({
    julianDayUt,
    kind: greatest ? 'apogee' : 'perigee',
    distance: value / 1000,
    longitude: search.longitude(body, julianDayUt),
  }));

/** Passages through the ecliptic. */
export const nodePassages = (
  search: SkySearch,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
): NodePassage[] =>
  search
    .crossings(search.latitudeScan(body), zero, from, to)
    .filter(({ direction }) => direction !== 0)
    .map(({ julianDayUt, direction }) => ({
      julianDayUt,
      kind: direction > 0 ? 'ascending' : 'descending',
      longitude: search.longitude(body, julianDayUt),
    }));
