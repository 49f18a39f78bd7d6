import { roundLongitude } from '../chart/angle.js';
import { type BodyId, needsHouses } from '../chart/bodies.js';
import { midpointsOfArcs } from '../chart/composite.js';
import type { Span } from '../request/span.js';
import type { Sky, SkySettings } from '../sky/sky.js';
import { briefPaths } from './brief-paths.js';
import type { ChartPoint } from './chart.js';
import { smoothCourse } from './courses.js';

/** An arc of the zodiac, rounded, in which a body may be while a span of hours leaves its moment open. */
export interface Range {
  id: BodyId;
  /** Forward in the zodiac. */
  from: number;
  to: number;
}

/** Days between two looks, of which there are at least two: a body turns at most once between them. */
const step = 2 / 24;

/** Degrees from the least longitude to the greatest, running on beyond 360. */
type Reach = readonly [least: number, greatest: number];

/** The arcs that points of a chart go through in a span, but for those that turn with the Earth. */
export function rangesIn(sky: Sky, points: readonly ChartPoint[], from: SkySettings, span: Span): Range[] {
  return [...reachesIn(sky, points, from, span)].map(([id, [least, greatest]]) => ({
    id,
    from: roundLongitude(least),
    to: roundLongitude(greatest),
  }));
}

function reachesIn(
  sky: Sky,
  points: readonly ChartPoint[],
  from: SkySettings,
  span: Span,
): ReadonlyMap<BodyId, Reach> {
  const moving = points.map(({ id }) => id).filter((id) => !needsHouses(id));
  const steps = Math.max(2, Math.ceil((span.to - span.from) / step));
  const times = Array.from({ length: steps + 1 }, (_, i) => span.from + ((span.to - span.from) * i) / steps);
  const reaches = new Map<BodyId, Reach>();
  for (const [id, path] of briefPaths(sky, moving, from, span)) {
    const course = smoothCourse(times, {
      values: times.map(path.longitude),
      rates: times.map(path.speed),
      valueAt: path.longitude,
      rateAt: path.speed,
    });
    reaches.set(id, [Math.min(...course.values), Math.max(...course.values)]);
  }
  return reaches;
}

/** One of two births of a composite: its points, and the span that it lies in where that is not known for sure. */
interface Part {
  points: readonly ChartPoint[];
  from: SkySettings;
  uncertain: Span | undefined;
}

/** The arc in which a midpoint may be; if the two bodies may be opposite, as well in the opposite arc. */
export interface MidpointRange extends Range {
  opposite: boolean;
}

/** The arcs that the midpoints of two births may stand in. */
export function midpointRanges(sky: Sky, first: Part, second: Part): MidpointRange[] {
  const [one, other] = [first, second].map((part) => reachesOf(sky, part)) as [
    ReadonlyMap<BodyId, Reach>,
    ReadonlyMap<BodyId, Reach>,
  ];
  return [...one].flatMap(([id, reach]) => {
    const partner = other.get(id);
    if (partner === undefined) return [];
    const { least, greatest, opposite } = midpointsOfArcs(reach, partner);
    return [{ id, from: roundLongitude(least), to: roundLongitude(greatest), opposite }];
  });
}

const reachesOf = (sky: Sky, { points, from, uncertain }: Part): ReadonlyMap<BodyId, Reach> =>
  uncertain === undefined
    ? new Map(
        points
          .filter(({ id }) => !needsHouses(id))
          .map(({ id, longitude }) => [id, [longitude, longitude] as const]),
      )
    : reachesIn(sky, points, from, uncertain);
