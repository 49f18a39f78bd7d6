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
  Pluto,
  planets,
  Sun,
  Vertex,
} from '../chart/bodies.js';
import { type Sect, sectByAltitude } from '../chart/hemispheres.js';
import { housePosition } from '../chart/houses.js';
import { partOfFortune } from '../chart/lots.js';
import type { House } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import type { Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import type { HouseSystem } from '../sky/house-systems.js';
import { declinationOf, type HouseFrame, type Position, type Sky, type SkyMoment } from '../sky/sky.js';

/** A body or point of a chart, in degrees and degrees a day, rounded to the 7 decimals in which it is told. */
export interface ChartPoint {
  id: BodyId;
  longitude: number;
  latitude: number;
  speed: number;
  declination: number;
  /** 0 where the time of birth, and so every house, is unknown. */
  house: House | 0;
}

/** A cast chart: what stood where, before anything is read into it. */
export interface Chart {
  moment: SkyMoment;
  /** The bodies asked for, in that order, but for those the ephemeris lacks. */
  points: ChartPoint[];
  /** Sun to Pluto, in order, whatever was asked for: what a chart is judged by. */
  planets: ChartPoint[];
  ascendant: ChartPoint;
  midheaven: ChartPoint;
  /** Cusps of houses 1 to 12; none where the time is unknown. */
  cusps: readonly number[];
  /** Right ascension of the Midheaven, degrees. */
  armc: number;
  /** Differs from the system asked for where that has no solution. */
  houseSystem: HouseSystem;
  sect: Sect;
  /** Sun and Moon as the ephemeris has them, with distances. */
  sun: Position;
  moon: Position;
  /** Whether any body came from the Moshier model. */
  ephemeris: 'swiss' | 'moshier';
  missing: readonly { id: BodyId; reason: string }[];
}

/**
 * Casts the chart of a moment at a place.
 * @param frameOf houses other than the moment's own, such as progressed ones
 */
export function castChart(
  sky: Sky,
  julianDayUt: number,
  place: Locality,
  settings: Settings,
  frameOf?: (moment: SkyMoment) => HouseFrame,
): Chart {
  const moment = sky.moment(julianDayUt);
  const from = skySettings(settings, place);
  const frame =
    frameOf === undefined
      ? sky.houses(moment, place.latitude, place.realLongitude, settings.houseSystem, from)
      : frameOf(moment);
  const { cusps } = frame;
  const ayanamsa = sky.ayanamsa(moment, from) ?? 0;

  let ephemeris: Chart['ephemeris'] = 'swiss';
  const missing: { id: BodyId; reason: string }[] = [];
  const moving = (id: BodyId): Position | undefined => {
    const position = sky.position(id, moment, from);
    if ('missing' in position) {
      missing.push({ id, reason: position.missing });
      return undefined;
    }
    if (position.ephemeris === 'moshier') ephemeris = 'moshier';
    return position;
  };
  const inChart = (id: BodyId, position: Position): ChartPoint =>
    chartPoint(id, position.longitude, position.latitude, position.speed, position.declination, cusps);
  /** A point of the ecliptic, which turns with the Earth. */
  const turning = (id: BodyId, longitude: number, speed: number): ChartPoint =>
    chartPoint(id, longitude, 0, speed, declinationOf(longitude + ayanamsa, 0, moment.obliquity), cusps);

  const sun = moving(Sun);
  const moon = moving(Moon);
  if (!sun || !moon)
    throw new HoroscopeError(
      'date_out_of_range',
      `no ephemeris reaches Julian day ${julianDayUt}: ${missing[0]?.reason ?? 'no Sun'}`,
    );
  const judged = [inChart(Sun, sun), inChart(Moon, moon)];
  for (const id of planets) {
    if (id <= Moon) continue;
    const position = moving(id);
    if (position) judged.push(inChart(id, position));
  }
  const ascendant = turning(Ascendant, frame.ascendant, frame.speeds.ascendant);
  const midheaven = turning(Midheaven, frame.midheaven, frame.speeds.midheaven);
  const sect = sectByAltitude(sun.longitude + ayanamsa, moment.obliquity, frame.armc, place.latitude);

  const points: ChartPoint[] = [];
  for (const id of settings.bodies) {
    const point = pointOf(id);
    if (point) points.push(point);
  }

  function pointOf(id: BodyId): ChartPoint | undefined {
    if (id <= Pluto) return judged.find((planet) => planet.id === id);
    if (id === Ascendant) return ascendant;
    if (id === Midheaven) return midheaven;
    if (id === PartOfFortune) return fortune(sun as Position, moon as Position);
    const angle = anglePoint(id, frame);
    if (angle) return turning(id, angle.longitude, angle.speed);
    const position = moving(id);
    return position && inChart(id, position);
  }

  function fortune(sunAt: Position, moonAt: Position): ChartPoint {
    const formula = settings.fortune === 'day' ? 'day' : sect;
    // From the longitudes as they are told, so that whoever adds them up comes to the same.
    const [sunTold, moonTold] = [roundLongitude(sunAt.longitude), roundLongitude(moonAt.longitude)];
    const longitude = partOfFortune(ascendant.longitude, sunTold, moonTold, formula);
    const apart = formula === 'day' ? moonAt.speed - sunAt.speed : sunAt.speed - moonAt.speed;
    return turning(PartOfFortune, longitude, frame.speeds.ascendant + apart);
  }

  return {
    moment,
    points,
    planets: judged,
    ascendant,
    midheaven,
    cusps,
    armc: frame.armc,
    houseSystem: frame.system,
    sect,
    sun,
    moon,
    ephemeris,
    missing: missing.filter((body) => settings.bodies.includes(body.id)),
  };
}

/** A point with its numbers rounded and its house read off them. */
export function chartPoint(
  id: BodyId,
  longitude: number,
  latitude: number,
  speed: number,
  declination: number,
  cusps: readonly number[],
): ChartPoint {
  const rounded = roundLongitude(longitude);
  return {
    id,
    longitude: rounded,
    latitude: round7(latitude),
    speed: round7(speed),
    declination: round7(declination),
    house: housePosition(rounded, cusps),
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

/** A chart of which the day is known and not the time: without houses, and without what needs them. */
export function withoutHouses(chart: Chart, settings: Settings): Chart {
  const houseless = (point: ChartPoint): ChartPoint => ({ ...point, house: 0 });
  return {
    ...chart,
    points: chart.points.filter(({ id }) => !needsHouses(id)).map(houseless),
    planets: chart.planets.map(houseless),
    cusps: [],
    // Nothing was replaced: there was nothing to solve.
    houseSystem: settings.houseSystem,
  };
}

/** Whether a chart has houses and angles. */
export const hasHouses = ({ cusps }: Pick<Chart, 'cusps'>): boolean => cusps.length > 0;
