import { normalize, round7, roundLongitude } from '../chart/angle.js';
import {
  Ascendant,
  type BodyId,
  Descendant,
  EastPoint,
  ImumCoeli,
  Midheaven,
  Moon,
  needsHouses,
  PartOfFortune,
  type Planet,
  Pluto,
  planets,
  Sun,
  Vertex,
} from '../chart/bodies.js';
import { declinationOf } from '../chart/declination.js';
import { housePosition } from '../chart/houses.js';
import { partOfFortune } from '../chart/lots.js';
import { type Sect, sectByAltitude } from '../chart/sect.js';
import type { House } from '../chart/zodiac.js';
import type { Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import type { HouseSystem } from '../sky/house-systems.js';
import type { HouseFrame, MissingBody, Position, Sky, SkyMoment, SkySettings } from '../sky/sky.js';
import { outOfReach } from './reach.js';

/** A body or point of a chart, in degrees and degrees a day, rounded to the 7 decimals that results have. */
export interface ChartPoint {
  id: BodyId;
  longitude: number;
  latitude: number;
  speed: number;
  declination: number;
  /** 0 where the time of birth, and so every house, is unknown. */
  house: House | 0;
}

/** A point of a chart with houses. */
export interface HousedPoint extends ChartPoint {
  house: House;
}

/** Sun to Pluto by their ids: what a chart is judged by, whatever was asked for. */
export type Planets<P extends ChartPoint = ChartPoint> = readonly P[] & Readonly<Record<Planet, P>>;

/** Longitudes of the axes and the Vertex: degrees, 0 ≤ λ < 360, rounded to 7 decimals. */
export interface Angles {
  ascendant: number;
  midheaven: number;
  descendant: number;
  imumCoeli: number;
  vertex: number;
}

/** Points in houses: the part of a chart that one composed of two charts has too. */
export interface HousedPoints {
  /** The bodies asked for, in that order, but for those the ephemeris lacks. */
  points: readonly HousedPoint[];
  planets: Planets<HousedPoint>;
  ascendant: HousedPoint;
  midheaven: HousedPoint;
  angles: Angles;
  /** Of houses 1 to 12. */
  cusps: readonly number[];
  /** Right ascension of the Midheaven, degrees. */
  armc: number;
  /** Differs from the system asked for where that has no solution. */
  houseSystem: HouseSystem;
}

/** The same of a chart that has no houses. */
export interface UnhousedPoints {
  points: readonly ChartPoint[];
  planets: Planets;
}

/** The sky that a chart was cast from. */
interface CastSky {
  moment: SkyMoment;
  /** Sun and Moon as the ephemeris has them, with distances. */
  sun: Position;
  moon: Position;
  /** Whether any body came from the Moshier model. */
  ephemeris: 'swiss' | 'moshier';
  /** Bodies asked for that the ephemeris has no position of. */
  missing: readonly ({ id: BodyId } & MissingBody)[];
}

/** The chart of a moment: what stood where, before anything is read into it. */
export interface TimedChart extends HousedPoints, CastSky {
  timed: true;
  sect: Sect;
}

/** The chart of a day of which the moment is not known: without houses, and without the points that need them. */
export interface UntimedChart extends UnhousedPoints, CastSky {
  timed: false;
}

export type Chart = TimedChart | UntimedChart;

/**
 * Casts the chart of a moment at a place.
 * @param frameOf houses other than the moment's own, such as progressed ones
 * @throws HoroscopeError `date_out_of_range` where no ephemeris reaches
 */
export function castChart(
  sky: Sky,
  julianDayUt: number,
  place: Locality,
  settings: Settings,
  frameOf?: (moment: SkyMoment) => HouseFrame,
): TimedChart {
  const moment = sky.moment(julianDayUt);
  const from = skySettings(settings, place);
  const frame =
    frameOf === undefined
      ? sky.houses(moment, place.latitude, place.realLongitude, settings.houseSystem, from)
      : frameOf(moment);
  const { cusps } = frame;
  const ayanamsa = sky.ayanamsa(moment, from) ?? 0;
  const seen = new SeenBodies(sky, moment, from, settings.bodies);
  const inChart = (id: BodyId, position: Position): HousedPoint =>
    chartPoint(id, position.longitude, position.latitude, position.speed, position.declination, cusps);
  /** A point of the ecliptic, which turns with the Earth. */
  const turning = (id: BodyId, longitude: number, speed: number): HousedPoint =>
    chartPoint(id, longitude, 0, speed, declinationOf(longitude + ayanamsa, 0, moment.obliquity), cusps);

  const judged = byPlanet((id) => inChart(id, seen.required(id)));
  const [sun, moon] = [seen.required(Sun), seen.required(Moon)];
  const ascendant = turning(Ascendant, frame.ascendant, frame.speeds.ascendant);
  const midheaven = turning(Midheaven, frame.midheaven, frame.speeds.midheaven);
  const sect = sectByAltitude(sun.longitude + ayanamsa, moment.obliquity, frame.armc, place.latitude);

  function pointOf(id: BodyId): HousedPoint | undefined {
    if (id <= Pluto) return judged[id];
    if (id === Ascendant) return ascendant;
    if (id === Midheaven) return midheaven;
    if (id === PartOfFortune) return fortune();
    const angle = anglePoint(id, frame);
    if (angle) return turning(id, angle.longitude, angle.speed);
    const position = seen.position(id);
    return position && inChart(id, position);
  }

  function fortune(): HousedPoint {
    const formula = settings.fortune === 'day' ? 'day' : sect;
    // From the longitudes as results have them, so that whoever adds them up comes to the same.
    const longitude = partOfFortune(
      ascendant.longitude,
      roundLongitude(sun.longitude),
      roundLongitude(moon.longitude),
      formula,
    );
    const apart = formula === 'day' ? moon.speed - sun.speed : sun.speed - moon.speed;
    return turning(PartOfFortune, longitude, frame.speeds.ascendant + apart);
  }

  const points: HousedPoint[] = [];
  for (const id of settings.bodies) {
    const point = pointOf(id);
    if (point) points.push(point);
  }
  return {
    timed: true,
    moment,
    points,
    planets: judged,
    ascendant,
    midheaven,
    angles: anglesOf(frame),
    cusps,
    armc: frame.armc,
    houseSystem: frame.system,
    sect,
    sun,
    moon,
    ephemeris: seen.ephemeris,
    missing: seen.missing,
  };
}

/**
 * Casts the chart of a moment that stands for a day: without houses, and without what needs them.
 * @throws HoroscopeError `date_out_of_range` where no ephemeris reaches
 */
export function castUntimedChart(
  sky: Sky,
  julianDayUt: number,
  place: Locality,
  settings: Settings,
): UntimedChart {
  const moment = sky.moment(julianDayUt);
  const seen = new SeenBodies(sky, moment, skySettings(settings, place), settings.bodies);
  const inChart = (id: BodyId, { longitude, latitude, speed, declination }: Position): ChartPoint =>
    chartPoint(id, longitude, latitude, speed, declination);
  const judged = byPlanet((id) => inChart(id, seen.required(id)));
  const points: ChartPoint[] = [];
  for (const id of settings.bodies) {
    if (needsHouses(id)) continue;
    if (id <= Pluto) {
      points.push(judged[id] as ChartPoint);
      continue;
    }
    const position = seen.position(id);
    if (position) points.push(inChart(id, position));
  }
  return {
    timed: false,
    moment,
    points,
    planets: judged,
    sun: seen.required(Sun),
    moon: seen.required(Moon),
    ephemeris: seen.ephemeris,
    missing: seen.missing,
  };
}

/** Positions of bodies at a moment, each worked out once, and which there are none of. */
class SeenBodies {
  ephemeris: 'swiss' | 'moshier' = 'swiss';
  readonly missing: ({ id: BodyId } & MissingBody)[] = [];
  readonly #sky: Sky;
  readonly #moment: SkyMoment;
  readonly #from: SkySettings;
  readonly #planets: Position[] = [];
  /** Of the planets and the bodies asked for, where they are seen from a place: all of them at once. */
  readonly #seen: ReadonlyMap<BodyId, Position | MissingBody>;

  constructor(sky: Sky, moment: SkyMoment, from: SkySettings, bodies: readonly BodyId[]) {
    this.#sky = sky;
    this.#moment = moment;
    this.#from = from;
    const all = [...planets, ...bodies.filter((id) => id > Pluto && !needsHouses(id))];
    const positions = from.observer === undefined ? [] : sky.positions(all, moment, from);
    this.#seen = new Map(positions.map((position, index) => [all[index] as BodyId, position]));
  }

  /** Where a body stands; one that has no position is noted in `missing`. */
  position(id: BodyId): Position | undefined {
    const position = this.#seen.get(id) ?? this.#sky.position(id, this.#moment, this.#from);
    if ('missing' in position) {
      this.missing.push({ id, ...position });
      return undefined;
    }
    if (position.ephemeris === 'moshier') this.ephemeris = 'moshier';
    return position;
  }

  /** Where one of the planets stands, without which there is no chart. */
  required(id: Planet): Position {
    const known = this.#planets[id];
    if (known !== undefined) return known;
    const position = this.position(id);
    if (position === undefined) throw outOfReach(this.#moment.julianDayUt, this.missing.at(-1)?.missing);
    this.#planets[id] = position;
    return position;
  }
}

/** One point for each planet, Sun to Pluto. */
export const byPlanet = <P extends ChartPoint>(pointOf: (id: Planet) => P): Planets<P> =>
  planets.map(pointOf) as readonly P[] as Planets<P>;

/**
 * A point with its numbers rounded and its house read off them.
 * @param cusps of houses 1 to 12; without them its house is 0
 */
export function chartPoint(
  id: BodyId,
  longitude: number,
  latitude: number,
  speed: number,
  declination: number,
  cusps: readonly number[],
): HousedPoint;
export function chartPoint(
  id: BodyId,
  longitude: number,
  latitude: number,
  speed: number,
  declination: number,
): ChartPoint;
export function chartPoint(
  id: BodyId,
  longitude: number,
  latitude: number,
  speed: number,
  declination: number,
  cusps?: readonly number[],
): ChartPoint {
  const rounded = roundLongitude(longitude);
  return {
    id,
    longitude: rounded,
    latitude: round7(latitude),
    speed: round7(speed),
    declination: round7(declination),
    house: cusps === undefined ? 0 : housePosition(rounded, cusps),
  };
}

/** A point that the houses bring along, but for Ascendant and Midheaven; undefined for a body of its own. */
export function anglePoint(id: BodyId, frame: HouseFrame): { longitude: number; speed: number } | undefined {
  const { speeds } = frame;
  switch (id) {
    case Vertex:
      return { longitude: frame.vertex, speed: speeds.vertex };
    case EastPoint:
      return { longitude: frame.eastPoint, speed: speeds.eastPoint };
    case Descendant:
      return { longitude: normalize(frame.ascendant + 180), speed: speeds.ascendant };
    case ImumCoeli:
      return { longitude: normalize(frame.midheaven + 180), speed: speeds.midheaven };
    default:
      return undefined;
  }
}

/** The axes and the Vertex that houses bring along. */
export const anglesOf = ({ ascendant, midheaven, vertex }: HouseFrame): Angles => ({
  ascendant: roundLongitude(ascendant),
  midheaven: roundLongitude(midheaven),
  descendant: roundLongitude(normalize(ascendant + 180)),
  imumCoeli: roundLongitude(normalize(midheaven + 180)),
  vertex: roundLongitude(vertex),
});

/** The house of a chart that a longitude falls into, or 0 where the chart has no houses. */
export const houseIn = (chart: Chart, longitude: number): House | 0 =>
  chart.timed ? housePosition(longitude, chart.cusps) : 0;
