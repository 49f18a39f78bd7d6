import { normalize } from '../chart/angle.js';
import { type BodyId, Sun } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import { type HouseSystem, isSunshine } from '../sky/house-systems.js';
import type { PolarHouses } from '../sky/sky.js';
import type { SkySearch } from './search.js';
import { outOfRange } from './trajectories.js';

/** Charts in bulk, from trajectories: everything goes into typed arrays, nothing is made on the way. */

/** Angles of a chart in a row of {@link BatchHouses.angles}: Ascendant, Midheaven, Vertex, East Point. */
export const anglesInRow = 4;

export interface BatchPositions {
  /** Degrees, 0 ≤ λ < 360; row after row, a row a moment, in it the bodies in the order given. */
  longitudes: Float64Array;
  /** Degrees, laid out as `longitudes`. */
  latitudes: Float64Array;
  /** Degrees of longitude a day, laid out as `longitudes`. */
  speeds: Float64Array;
}

export interface BatchHouses {
  /** Longitudes of the cusps of houses 1 to 12, a row a moment. */
  cusps: Float64Array;
  /** {@link anglesInRow} a moment. */
  angles: Float64Array;
  /** 1 where the system has no solution and the cusps are Porphyry's. */
  fallbacks: Uint8Array;
}

/** Moments a day, fewer than which cost less one by one than the paths between them; a path takes a month at least. */
const sparse = 0.5;
export const shortest = 32;

/** Whether moments lie so far apart that each is asked of the ephemeris itself. */
export const areSparse = (count: number, { from, to }: { from: number; to: number }): boolean =>
  count < (to - from + shortest) * sparse;

/**
 * Fills positions at some moments UT: within 0.001″ of the ephemeris.
 * @throws HoroscopeError where the ephemeris doesn't reach; some of the rows are filled then
 */
export function fillPositions(
  search: SkySearch,
  moments: Float64Array,
  bodies: readonly BodyId[],
  out: BatchPositions,
): void {
  const { first, last } = extentOf(moments);
  if (areSparse(moments.length, { from: first, to: last })) fillFromEphemeris(search, moments, bodies, out);
  else fillFromPaths(search, moments, bodies, out);
}

function fillFromPaths(
  search: SkySearch,
  moments: Float64Array,
  bodies: readonly BodyId[],
  out: BatchPositions,
): void {
  const { trajectories } = search;
  const at = new Float64Array(4);
  const turned = new Float64Array(2);
  const sources = bodies.map((body) => search.source(body));
  for (const row of inTimeOrder(moments)) {
    const julianDayUt = moments[row] as number;
    let slot = row * bodies.length;
    const tt = trajectories.clock.terrestrial(julianDayUt);
    search.shift.evaluateFirst(tt, turned);
    const [shift = 0, shiftRate = 0] = turned;
    for (const { path, offset } of sources) {
      path.evaluate(tt, at);
      out.longitudes[slot] = angleOf((at[0] as number) + offset + shift);
      out.speeds[slot] = (at[1] as number) + shiftRate;
      out.latitudes[slot] = offset === 0 ? (at[2] as number) : 0 - (at[2] as number);
      slot++;
    }
  }
}

function fillFromEphemeris(
  { trajectories: { sky }, settings }: SkySearch,
  moments: Float64Array,
  bodies: readonly BodyId[],
  out: BatchPositions,
): void {
  const geocentric = { ...settings, observer: undefined };
  let slot = 0;
  for (const julianDayUt of moments) {
    const moment = sky.moment(julianDayUt);
    for (const body of bodies) {
      const found = sky.position(body, moment, geocentric);
      if ('missing' in found) throw outOfRange(found.missing);
      out.longitudes[slot] = found.longitude;
      out.speeds[slot] = found.speed;
      out.latitudes[slot] = found.latitude;
      slot++;
    }
  }
}

/** Fills houses at some moments and places; tropical. */
export function fillHouses(
  search: SkySearch,
  moments: Float64Array,
  latitudes: Float64Array,
  longitudes: Float64Array,
  system: HouseSystem,
  polar: PolarHouses,
  out: BatchHouses,
): void {
  const { trajectories } = search;
  const { sky } = trajectories;
  const turned = new Float64Array(4);
  const cusps = new Float64Array(12);
  const angles = new Float64Array(anglesInRow);
  const sunshine = isSunshine(system);
  for (const row of inTimeOrder(moments)) {
    const julianDayUt = moments[row] as number;
    trajectories.nutation.evaluate(trajectories.clock.terrestrial(julianDayUt), turned);
    const [nutation = 0, , obliquity = 0] = turned;
    const sidereal = trajectories.clock.siderealTime(julianDayUt, nutation, obliquity);
    const armc = angleOf(sidereal + (longitudes[row] as number));
    const declination = sunshine ? search.declination(Sun, julianDayUt) : 0;
    const latitude = latitudes[row] as number;
    const solved = sky.housesInto(armc, latitude, obliquity, system, polar, declination, cusps, angles);
    out.cusps.set(cusps, row * 12);
    out.angles.set(angles, row * anglesInRow);
    out.fallbacks[row] = solved ? 0 : 1;
  }
}

/** Days in which moments need no further order: about a segment. */
const bucket = 8;

/**
 * The rows in order of time, roughly: moments that need the same segments come together, which is five times as
 * fast as fetching each from afar. By counting, which takes no comparisons.
 */
function inTimeOrder(moments: Float64Array): Uint32Array {
  const { first, last } = extentOf(moments);
  const rows = new Uint32Array(moments.length);
  if (moments.length === 0) return rows;
  const bucketOf = (moment: number): number => Math.floor((moment - first) / bucket);
  const starts = new Uint32Array(bucketOf(last) + 2);
  for (const moment of moments) starts[bucketOf(moment) + 1] = (starts[bucketOf(moment) + 1] as number) + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  for (let row = 0; row < moments.length; row++) {
    const at = bucketOf(moments[row] as number);
    const slot = starts[at] as number;
    rows[slot] = row;
    starts[at] = slot + 1;
  }
  return rows;
}

function extentOf(moments: Float64Array): { first: number; last: number } {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const moment of moments) {
    if (moment < first) first = moment;
    if (moment > last) last = moment;
  }
  return { first, last };
}

/** `normalize` for angles of many turns, by a floor instead of a remainder. */
function angleOf(degrees: number): number {
  return normalize(degrees - 360 * Math.floor(degrees / 360));
}

/** @throws HoroscopeError unless an array given to be filled has the room */
export function requireLength(array: ArrayLike<number>, length: number, path: string): void {
  if (array.length >= length) return;
  throw new HoroscopeError(
    'invalid_request',
    `${path} has ${array.length} elements; it must have ${length} or more`,
    {
      path,
    },
  );
}
