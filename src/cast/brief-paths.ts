import { difference, normalize } from '../chart/angle.js';
import type { BodyId } from '../chart/bodies.js';
import { cos } from '../chart/trigonometry.js';
import type { Span } from '../request/span.js';
import type { Position, Sky, SkyMoment, SkySettings } from '../sky/sky.js';

/**
 * Paths of bodies over some hours, for one chart: longitude and speed as Chebyshev series through a few positions of the
 * ephemeris, seen from where the chart is seen. Five positions tell a day of a slow planet to 0.0000001°, nine one of
 * the Moon, seventeen one of the Moon from a spot of the turning Earth; a position read off a path costs a hundredth of
 * asking the ephemeris.
 */
export interface BriefPath {
  /** Degrees, running on beyond 0 and 360. */
  longitude(julianDayUt: number): number;
  /** Degrees a day. */
  speed(julianDayUt: number): number;
}

/** Orders of the series tried, each with the nodes of the one before among its own. */
const orders = [4, 8, 16] as const;
const mostNodes = 16;
/** Degrees that the last term of a series may carry; a path that jumps, as the lunar points may, carries more. */
const tolerance = 1e-7;

/**
 * The paths of bodies over a span, Julian days UT; without those that the ephemeris lacks in it.
 * @param bodies that move by themselves: none that the houses bring along
 */
export function briefPaths(
  sky: Sky,
  bodies: readonly BodyId[],
  from: SkySettings,
  span: Span,
): Map<BodyId, BriefPath> {
  const half = (span.to - span.from) / 2 || 1 / 86_400;
  const middle = (span.from + span.to) / 2;
  const moments: (SkyMoment | undefined)[] = [];
  /** @param node 0 at the end of the span, 16 at its beginning */
  const momentAt = (node: number): SkyMoment => {
    const known = moments[node] ?? sky.moment(middle + half * cos((Math.PI * node) / mostNodes));
    moments[node] = known;
    return known;
  };
  const paths = new Map<BodyId, BriefPath>();
  for (const body of bodies) {
    const positions: Position[] = [];
    const positionAt = (node: number): Position | undefined => {
      const position = positions[node] ?? sky.position(body, momentAt(node), from);
      if ('missing' in position) return undefined;
      positions[node] = position;
      return position;
    };
    const series = seriesOf(positionAt);
    if (series === undefined) continue;
    const at = (moment: number) => (moment - middle) / half;
    const path =
      series === 'unsmooth'
        ? pathByEphemeris(sky, body, from, span)
        : {
            longitude: (moment: number) => valueAt(series.longitude, at(moment)),
            speed: (moment: number) => valueAt(series.speed, at(moment)),
          };
    if (path !== undefined) paths.set(body, path);
  }
  return paths;
}

/** The shortest series that does; undefined where a position is missing. */
function seriesOf(
  positionAt: (node: number) => Position | undefined,
): { longitude: Float64Array; speed: Float64Array } | 'unsmooth' | undefined {
  for (const order of orders) {
    const longitudes = new Float64Array(order + 1);
    const speeds = new Float64Array(order + 1);
    for (let k = 0; k <= order; k++) {
      const position = positionAt((k * mostNodes) / order);
      if (position === undefined) return undefined;
      const before = k === 0 ? position.longitude : (longitudes[k - 1] as number);
      longitudes[k] = before + difference(normalize(before), position.longitude);
      speeds[k] = position.speed;
    }
    const [longitude, speed] = [seriesThrough(longitudes), seriesThrough(speeds)];
    if (isSmooth(longitude) && isSmooth(speed)) return { longitude, speed };
  }
  return 'unsmooth';
}

const isSmooth = (series: Float64Array): boolean =>
  Math.abs(series.at(-1) as number) < tolerance && Math.abs(series.at(-2) as number) < 100 * tolerance;

/** Days between the positions of a path that is not smooth. */
const lookStep = 20 / 1440;

/**
 * A path that is not smooth, through positions every twenty minutes (cubic between them): outside the files the osculating
 * points jitter by seconds of arc from one second to the next, and nobody is served by asking for each.
 */
function pathByEphemeris(
  sky: Sky,
  body: BodyId,
  from: SkySettings,
  { from: start, to }: Span,
): BriefPath | undefined {
  const steps = Math.max(1, Math.ceil((to - start) / lookStep));
  const width = (to - start) / steps || 1 / 86_400;
  const longitudes: number[] = [];
  const speeds: number[] = [];
  // One more at either end, for the slopes there.
  for (let look = -1; look <= steps + 1; look++) {
    const position = sky.position(body, sky.moment(start + look * width), from);
    if ('missing' in position) return undefined;
    const before = longitudes.at(-1) ?? position.longitude;
    longitudes.push(before + difference(normalize(before), position.longitude));
    speeds.push(position.speed);
  }
  const piece = (moment: number): [index: number, x: number] => {
    const at = (moment - start) / width;
    const look = Math.max(0, Math.min(steps - 1, Math.floor(at)));
    return [look + 1, at - look];
  };
  return {
    longitude: (moment) => {
      const [i, x] = piece(moment);
      const [a = 0, b = 0, c = 0, d = 0] = longitudes.slice(i - 1, i + 3);
      // The cubic with the slopes of its neighbors (Catmull and Rom).
      return b + (x / 2) * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)));
    },
    speed: (moment) => {
      const [i, x] = piece(moment);
      const [before = 0, after = 0] = speeds.slice(i, i + 2);
      return before + (after - before) * x;
    },
  };
}

/** Coefficients of the Chebyshev series through values at the extrema of its last polynomial. */
function seriesThrough(values: Float64Array): Float64Array {
  const order = values.length - 1;
  return values.map((_, term) => {
    let sum = 0;
    for (let k = 0; k <= order; k++) {
      const cosine = cosines[(term * k * (mostNodes / order)) % cosines.length] as number;
      sum += (k === 0 || k === order ? 0.5 : 1) * (values[k] as number) * cosine;
    }
    return ((term === 0 || term === order ? 1 : 2) * sum) / order;
  });
}

/** cos(π k / 16) over a whole turn. */
const cosines = Float64Array.from({ length: 2 * mostNodes }, (_, k) => cos((Math.PI * k) / mostNodes));

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
