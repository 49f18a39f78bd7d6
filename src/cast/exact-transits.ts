import { normalize } from '../chart/angle.js';
import { type AspectId, aspectOffsets, defaultAspects } from '../chart/aspect-kinds.js';
import type { BodyId } from '../chart/bodies.js';
import { ascendingOrder } from '../chart/order.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { SkySearch } from '../search/search.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { ChartPoint } from './chart.js';

/** A moving body exactly at an aspect to a point of a birth, at each of some moments, in order of time. */
export interface ExactTransit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  moments: JulianDayUt[];
}

/** The aspects of a moving body to fixed points, and the longitudes at which each is exact, in ascending order. */
export interface Aims {
  /** The two sides of an aspect share theirs. */
  readonly of: readonly { readonly natal: BodyId; readonly aspect: AspectId }[];
  readonly longitudes: Float64Array;
}

/** @param aspects all major ones, unless fewer are wanted */
export function aimsAt(points: readonly ChartPoint[], aspects = defaultAspects): Aims {
  const aims: Aims['of'][number][] = [];
  const longitudes: number[] = [];
  for (const { id, longitude } of points)
    for (const aspect of aspects) {
      const aim = { natal: id, aspect };
      for (const side of aspectOffsets(aspect)) {
        aims.push(aim);
        longitudes.push(normalize(longitude + side));
      }
    }
  const of: Aims['of'][number][] = [];
  const ascending = new Float64Array(longitudes.length);
  for (const index of ascendingOrder(longitudes)) {
    ascending[of.length] = longitudes[index] as number;
    of.push(aims[index] as Aims['of'][number]);
  }
  return { of, longitudes: ascending };
}

/**
 * When a body is exactly at what it may come to. Where only that is wanted it takes a tenth of the time that passages
 * with their orbs and houses take.
 */
export function exactTransits(
  context: EngineContext,
  body: BodyId,
  aims: Aims,
  { from, to }: Span,
  settings: Settings,
): ExactTransit[] {
  const found = new Map<Aims['of'][number], ExactTransit>();
  const search = SkySearch.of(context.sky, settings);
  try {
    const scan = search.longitudeScan(body);
    for (const { index, julianDayUt } of search.crossings(scan, aims.longitudes, from, to)) {
      const aim = aims.of[index] as Aims['of'][number];
      const transit = found.get(aim);
      if (transit === undefined) found.set(aim, { body, ...aim, moments: [julianDayUt] });
      else transit.moments.push(julianDayUt);
    }
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return [];
    throw error;
  }
  return [...found.values()];
}
