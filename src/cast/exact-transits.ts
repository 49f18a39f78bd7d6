import { normalize } from '../chart/angle.js';
import { type AspectId, aspectOffsets, defaultAspects } from '../chart/aspect-kinds.js';
import type { BodyId } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { longitudeCrossings } from '../search/longitudes.js';
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

/**
 * When a body is exactly at a major aspect to some points that stand still. Where only that is wanted it takes a tenth
 * of the time that passages with their orbs and houses take.
 */
export function exactTransits(
  context: EngineContext,
  body: BodyId,
  points: readonly ChartPoint[],
  { from, to }: Span,
  settings: Settings,
): ExactTransit[] {
  const aims = points.flatMap(({ id, longitude }) =>
    defaultAspects.flatMap((aspect) =>
      aspectOffsets(aspect).map((side) => ({ natal: id, aspect, longitude: normalize(longitude + side) })),
    ),
  );
  const found = new Map<string, ExactTransit>();
  const search = SkySearch.of(context.sky, settings);
  const longitudes = aims.map(({ longitude }) => longitude);
  try {
    for (const { index, julianDayUt } of longitudeCrossings(search, body, longitudes, from, to)) {
      const { natal, aspect } = aims[index] as (typeof aims)[number];
      const key = `${natal} ${aspect}`;
      const transit = found.get(key) ?? { body, natal, aspect, moments: [] };
      transit.moments.push(julianDayUt);
      found.set(key, transit);
    }
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return [];
    throw error;
  }
  return [...found.values()];
}
