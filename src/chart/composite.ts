import { difference, midpoint, radians, round7, roundLongitude, toDegrees } from './angle.js';
import type { MovingPoint } from './aspects.js';
import { atan2, cos, sin } from './trigonometry.js';

/** One chart out of two: by midpoints of positions, or by the midpoint in time and space (Davison). */

/**
 * A body of the midpoint composite: half way along the shorter arc, with the mean of both speeds
 * (R. Hand, Planets in Composite). The same for either order of the two.
 */
export const compositePoint = (a: MovingPoint, b: MovingPoint): MovingPoint => ({
  id: a.id,
  longitude: roundLongitude(midpoint(a.longitude, b.longitude)),
  speed: round7((a.speed + b.speed) / 2),
});

/** Degrees from the least longitude to the greatest, running on beyond 0 and 360. */
type Arc = readonly [least: number, greatest: number];

/**
 * The arc of the midpoints of two points, each of which may stand anywhere in an arc of its own of less than 90°; where
 * the two may be opposite to each other, midpoints in the opposite arc are as possible.
 */
export function midpointsOfArcs(
  [a, aEnd]: Arc,
  [b, bEnd]: Arc,
): { least: number; greatest: number; opposite: boolean } {
  // The second arc, turned to where its middle is within half a circle of the first one's.
  const [middleA, middleB] = [(a + aEnd) / 2, (b + bEnd) / 2];
  const turn = middleA + difference(middleA, middleB) - middleB;
  const [from, to] = [b + turn, bEnd + turn];
  return {
    least: (a + from) / 2,
    greatest: (aEnd + to) / 2,
    opposite: to - a >= 180 || from - aEnd <= -180,
  };
}

/** A point of the globe: degrees, north and east positive. */
export interface GeographicPoint {
  latitude: number;
  longitude: number;
}

/** A moment, as a Julian day, and a place. */
export interface MomentAndPlace extends GeographicPoint {
  julianDay: number;
}

/**
 * The Davison chart's moment and place (R. Davison, Synastry): half way in time, and half way along the great
 * circle that joins the two places, on the sphere. The same for either order of the two.
 */
export function davison(first: MomentAndPlace, second: MomentAndPlace): MomentAndPlace {
  return {
    julianDay: (first.julianDay + second.julianDay) / 2,
    ...greatCircleMidpoint(first, second),
  };
}

/** Shorter than this the sum of two unit vectors has no direction: antipodes, to about 6 mm on the ground. */
const noDirection = 1e-9;

/**
 * The point half way along the great circle between two places on a sphere, rounded to 7 decimals; longitude
 * in (-180, 180].
 *
 * Between antipodes every great circle passes: the one taken crosses the equator half way, on the side nearer to
 * Greenwich (at equal distance, the eastern one). The longitude of a place at a pole says nothing of where it is, and
 * all of where its Midheaven is: two places at one pole keep the midpoint of theirs, so that the midpoint of a place and
 * itself is the place; a pole between two places elsewhere has longitude 0.
 */
export function greatCircleMidpoint(first: GeographicPoint, second: GeographicPoint): GeographicPoint {
  const a = unitVector(first);
  const b = unitVector(second);
  const x = a.x + b.x;
  const y = a.y + b.y;
  const z = a.z + b.z;
  const fromAxis = Math.sqrt(x * x + y * y);
  if (Math.abs(first.latitude) === 90 && first.latitude === second.latitude)
    return {
      latitude: first.latitude,
      longitude: wrappedLongitude(midpoint(first.longitude, second.longitude)),
    };
  if (fromAxis + Math.abs(z) < noDirection) return { latitude: 0, longitude: halfWayOnEquator(first) };
  return {
    latitude: round7(toDegrees(atan2(z, fromAxis))),
    longitude: fromAxis < noDirection ? 0 : wrappedLongitude(toDegrees(atan2(y, x))),
  };
}

function unitVector({ latitude, longitude }: GeographicPoint): { x: number; y: number; z: number } {
  const fromAxis = cos(radians(latitude));
  return {
    x: fromAxis * cos(radians(longitude)),
    y: fromAxis * sin(radians(longitude)),
    z: sin(radians(latitude)),
  };
}

/** The longitude on the equator that is as far from a place as from its antipode, on the side of Greenwich. */
function halfWayOnEquator({ latitude, longitude }: GeographicPoint): number {
  if (Math.abs(latitude) === 90) return 0;
  const east = wrappedLongitude(longitude + 90);
  const west = wrappedLongitude(longitude - 90);
  if (Math.abs(east) === Math.abs(west)) return Math.abs(east);
  return Math.abs(east) < Math.abs(west) ? east : west;
}

/** A geographic longitude in (-180, 180], rounded to 7 decimals. */
function wrappedLongitude(longitude: number): number {
  const wrapped = round7(difference(0, longitude));
  return wrapped === -180 ? 180 : wrapped;
}
