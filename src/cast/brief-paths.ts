import { difference, normalize } from '../chart/angle.js';
import type { BodyId } from '../chart/bodies.js';
import type { Sky, SkySettings } from '../sky/sky.js';

/**
 * Paths of bodies over some hours, for one chart: longitude and speed as Chebyshev series through a few positions of the
 * ephemeris, seen from where the chart is seen. Nine positions tell a day of the Moon to 0.00001″, sixteen
 * as it is seen from a spot of the turning Earth, and a position read off a path costs a hundredth of asking the
 * ephemeris.
 */
export interface BriefPath {
  /** Degrees, running on beyond 0 and 360. */
  longitude(julianDayUt: number): number;
  /** Degrees a day. */
  speed(julianDayUt: number): number;
}

const [geocentricNodes, topocentricNodes] = [9, 16];
/** Degrees that the last terms of a series may still carry; a path that jumps, as the lunar points may, carries more. */
const tolerance = 1e-7;

/**
 * The paths of bodies over a span, Julian days UT; without those that the ephemeris lacks in it.
 * @param bodies that move by themselves: none that the houses bring along
 */
export function briefPaths(
  sky: Sky,
  bodies: readonly BodyId[],
  from: SkySettings,
  span: { from: number; to: number },
): Map<BodyId, BriefPath> {
  const nodes = from.observer === undefined ? geocentricNodes : topocentricNodes;
  const half = (span.to - span.from) / 2 || 1 / 86_400;
  const middle = (span.from + span.to) / 2;
  const moments = Array.from({ length: nodes }, (_, k) =>
    sky.moment(middle + half * Math.cos((Math.PI * (k + 0.5)) / nodes)),
  );
  const paths = new Map<BodyId, BriefPath>();
  for (const body of bodies) {
    const longitudes = new Float64Array(nodes);
    const speeds = new Float64Array(nodes);
    const found = moments.every((moment, k) => {
      const position = sky.position(body, moment, from);
      if ('missing' in position) return false;
      const before = longitudes[k - 1] ?? position.longitude;
      longitudes[k] = before + difference(before, position.longitude);
      speeds[k] = position.speed;
      return true;
    });
    if (!found) continue;
    const [longitude, speed] = [seriesThrough(longitudes), seriesThrough(speeds)];
    const smooth = [longitude, speed].every((series) => Math.abs(series.at(-1) ?? 0) < tolerance);
    paths.set(
      body,
      smooth
        ? {
            longitude: (moment) => valueAt(longitude, (moment - middle) / half),
            speed: (moment) => valueAt(speed, (moment - middle) / half),
          }
        : asked(sky, body, from, longitudes[0] as number),
    );
  }
  return paths;
}

/** Where a path is not smooth the ephemeris itself is asked. @param near a longitude that the path comes by */
function asked(sky: Sky, body: BodyId, from: SkySettings, near: number): BriefPath {
  const at = (moment: number) => {
    const position = sky.position(body, sky.moment(moment), from);
    return 'missing' in position ? { longitude: near, speed: 0 } : position;
  };
  return {
    longitude: (moment) => near + difference(normalize(near), at(moment).longitude),
    speed: (moment) => at(moment).speed,
  };
}

/** Coefficients of the Chebyshev series through values at as many nodes. */
function seriesThrough(values: Float64Array): Float64Array {
  const nodes = values.length;
  const cosines = nodes === geocentricNodes ? geocentricCosines : topocentricCosines;
  return values.map((_, term) => {
    let sum = 0;
    for (let k = 0; k < nodes; k++) sum += (values[k] as number) * (cosines[term * nodes + k] as number);
    return ((term === 0 ? 1 : 2) * sum) / nodes;
  });
}

/** A series at -1 ≤ x ≤ 1, by Clenshaw's recurrence. */
function valueAt(series: Float64Array, x: number): number {
  let next = 0;
  let afterNext = 0;
  for (let term = series.length - 1; term > 0; term--) {
    const value = 2 * x * next - afterNext + (series[term] as number);
    afterNext = next;
    next = value;
  }
  return x * next - afterNext + (series[0] as number);
}

/** cos(π · term · (k + ½) / nodes), a row a term. */
const cosinesOf = (nodes: number): Float64Array =>
  Float64Array.from({ length: nodes * nodes }, (_, i) =>
    Math.cos((Math.PI * Math.floor(i / nodes) * ((i % nodes) + 0.5)) / nodes),
  );
const geocentricCosines = cosinesOf(geocentricNodes);
const topocentricCosines = cosinesOf(topocentricNodes);
