import { midpoint } from '../chart/angle.js';
import { Ascendant, type BodyId, Midheaven } from '../chart/bodies.js';
import { compositePoint } from '../chart/composite.js';
import { declinationOf } from '../chart/declination.js';
import { armcOf, midheavenOf } from '../chart/progressed.js';
import { type Settings, skySettings } from '../request/settings.js';
import type { HouseFrame, Sky } from '../sky/sky.js';
import {
  anglePoint,
  anglesOf,
  byPlanet,
  type ChartPoint,
  chartPoint,
  type HousedPoint,
  type HousedPoints,
  type UnhousedPoints,
} from './chart.js';
import type { Person } from './person.js';

/** The midpoints that a chart without a moment is made from. Degrees. */
interface Means {
  /** Mean of the true obliquities at the two births. */
  obliquity: number;
  /** Mean of the two birth places'. */
  latitude: number;
}

/** A chart of no moment; without houses where the time of one of the births is unknown. */
export type MidpointChart = Means & (HousedPoints | UnhousedPoints);

/**
 * The midpoint composite of two births, the same for either order of the two.
 *
 * Bodies and lots stand half way along the shorter arc; latitudes and speeds are the means of the two, and the
 * declination is the one that belongs to the point so found (as astro.com has it, but for latitudes, which it leaves
 * out). Houses and angles are those that belong to the midpoint Midheaven at the mean latitude: twelve midpoints of
 * cusps make no chart, and a latitude on the great circle would take two people of one parallel towards the pole.
 *
 * The Midheaven here is the point on the upper meridian, also where a house system of the polar regions turns the
 * chart round: so the composite of a person with themself is their own chart there too.
 */
export function midpointChart(sky: Sky, first: Person, second: Person, settings: Settings): MidpointChart {
  const [a, b] = [first.chart, second.chart];
  const obliquity = mean(a.moment.obliquity, b.moment.obliquity);
  const latitude = mean(first.place.latitude, second.place.latitude);
  const [ayanamsa1, ayanamsa2] = [ayanamsaOf(sky, first, settings), ayanamsaOf(sky, second, settings)];
  const ayanamsa = mean(ayanamsa1, ayanamsa2);
  const declinationAt = (longitude: number, north: number): number =>
    declinationOf(longitude + ayanamsa, north, obliquity);

  if (!(a.timed && b.timed)) {
    const compose = (one: ChartPoint, other: ChartPoint): ChartPoint => {
      const { id, longitude, speed } = compositePoint(one, other);
      const north = mean(one.latitude, other.latitude);
      return chartPoint(id, longitude, north, speed, declinationAt(longitude, north));
    };
    return {
      points: inBoth(a.points, b.points, compose),
      planets: byPlanet((id) => compose(a.planets[id], b.planets[id])),
      obliquity,
      latitude,
    };
  }
  const midheaven = midpoint(
    midheavenOf(a.armc, a.moment.obliquity) - ayanamsa1,
    midheavenOf(b.armc, b.moment.obliquity) - ayanamsa2,
  );
  const armc = armcOf(midheaven + ayanamsa, obliquity);
  const sun = midpoint(a.sun.longitude, b.sun.longitude);
  const sunDeclination = declinationAt(sun, mean(a.sun.latitude, b.sun.latitude));
  const frame = sky.housesOfArmc(
    armc,
    latitude,
    { obliquity, sunDeclination },
    settings.houseSystem,
    ayanamsa,
    settings.polar,
  );

  const compose = (one: HousedPoint, other: HousedPoint): HousedPoint => {
    const { id, longitude: halfWay, speed } = compositePoint(one, other);
    const longitude = angleOf(id, frame) ?? halfWay;
    const northOfEcliptic = mean(one.latitude, other.latitude);
    const declination = declinationAt(longitude, northOfEcliptic);
    return chartPoint(id, longitude, northOfEcliptic, speed, declination, frame.cusps);
  };
  return {
    points: inBoth(a.points, b.points, compose),
    planets: byPlanet((id) => compose(a.planets[id], b.planets[id])),
    ascendant: compose(a.ascendant, b.ascendant),
    midheaven: compose(a.midheaven, b.midheaven),
    angles: anglesOf(frame),
    cusps: frame.cusps,
    houseSystem: frame.system,
    armc,
    obliquity,
    latitude,
  };
}

/** Points that both charts have: without a time of birth, none that the houses bring along. */
function inBoth<A extends ChartPoint, B extends ChartPoint, C>(
  points: readonly A[],
  others: readonly B[],
  compose: (one: A, other: B) => C,
): C[] {
  return points.flatMap((one) => {
    const other = others.find(({ id }) => id === one.id);
    return other === undefined ? [] : [compose(one, other)];
  });
}

const mean = (a: number, b: number): number => (a + b) / 2;

const ayanamsaOf = (sky: Sky, { chart, place }: Person, settings: Settings): number =>
  sky.ayanamsa(chart.moment, skySettings(settings, place)) ?? 0;

/** The longitude of a point that the houses bring along, or undefined for one that has midpoints. */
function angleOf(id: BodyId, frame: HouseFrame): number | undefined {
  if (id === Ascendant) return frame.ascendant;
  if (id === Midheaven) return frame.midheaven;
  return anglePoint(id, frame)?.longitude;
}
