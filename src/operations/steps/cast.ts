import { normalize, round7, roundLongitude } from '../../chart/angle.js';
import {
  Ascendant,
  type BodyId,
  Descendant,
  EastPoint,
  ImumCoeli,
  Midheaven,
  Moon,
  PartOfFortune,
  planets,
  Sun,
  Vertex,
} from '../../chart/bodies.js';
import { type Sect, sectOf } from '../../chart/hemispheres.js';
import { housePosition } from '../../chart/houses.js';
import { partOfFortune } from '../../chart/lots.js';
import type { House } from '../../chart/zodiac.js';
import { HoroscopeError } from '../../errors.js';
import type { HouseSystem } from '../../sky/house-systems.js';
import { declinationOf, type HouseFrame, type Position, type Sky, type SkyMoment } from '../../sky/sky.js';
import type { Locality } from './place.js';
import { type Settings, skySettings } from './settings.js';

/** A body or point of a chart, in degrees and degrees a day, rounded to the 7 decimals in which it is told. */
export interface ChartPoint {
  id: BodyId;
  longitude: number;
  latitude: number;
  speed: number;
  declination: number;
  house: House;
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
  /** Cusps of houses 1 to 12. */
  cusps: readonly number[];
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

/** Casts the chart of a moment at a place. */
export function castChart(sky: Sky, julianDayUt: number, place: Locality, settings: Settings): Chart {
  const moment = sky.moment(julianDayUt);
  const from = skySettings(settings, place);
  const frame = sky.houses(moment, place.latitude, place.realLongitude, settings.houseSystem, from);
  const cusps = frame.cusps.map(roundLongitude);
  const ayanamsa = sky.ayanamsa(moment, from) ?? 0;

  let ephemeris: Chart['ephemeris'] = 'swiss';
  const missing: { id: BodyId; reason: string }[] = [];
  const moving = new Map<BodyId, Position>();
  const points = new Map<BodyId, ChartPoint>();
  const add = (id: BodyId, longitude: number, latitude: number, speed: number, declination: number) => {
    const rounded = roundLongitude(longitude);
    const point: ChartPoint = {
      id,
      longitude: rounded,
      latitude: round7(latitude),
      speed: round7(speed),
      declination: round7(declination),
      house: housePosition(rounded, cusps),
    };
    points.set(id, point);
    return point;
  };
  /** A point of the ecliptic that turns with the Earth. */
  const addFrom = (id: BodyId, longitude: number, speed: number) =>
    add(id, longitude, 0, speed, declinationOf(longitude + ayanamsa, 0, moment.obliquity));
  const addMoving = (id: BodyId) => {
    const position = sky.position(id, moment, from);
    if ('missing' in position) {
      missing.push({ id, reason: position.missing });
      return;
    }
    if (position.ephemeris === 'moshier') ephemeris = 'moshier';
    moving.set(id, position);
    add(id, position.longitude, position.latitude, position.speed, position.declination);
  };

  for (const id of planets) addMoving(id);
  const sun = moving.get(Sun);
  const moon = moving.get(Moon);
  if (!sun || !moon)
    throw new HoroscopeError(
      'date_out_of_range',
      `no ephemeris reaches Julian day ${julianDayUt}: ${missing[0]?.reason ?? 'no Sun'}`,
    );
  const ascendant = addFrom(Ascendant, frame.ascendant, frame.speeds.ascendant);
  const midheaven = addFrom(Midheaven, frame.midheaven, frame.speeds.midheaven);
  const sect = sectOf(roundLongitude(sun.longitude), ascendant.longitude);

  for (const id of settings.bodies) {
    if (points.has(id) || missing.some((body) => body.id === id)) continue;
    const turning = anglePoint(id, frame);
    if (turning) addFrom(id, turning.longitude, turning.speed);
    else if (id === PartOfFortune) {
      const formula = settings.fortune === 'day' ? 'day' : sect;
      const longitude = partOfFortune(frame.ascendant, sun.longitude, moon.longitude, formula);
      const apart = formula === 'day' ? moon.speed - sun.speed : sun.speed - moon.speed;
      addFrom(id, longitude, frame.speeds.ascendant + apart);
    } else addMoving(id);
  }

  const listed = (ids: readonly BodyId[]) => ids.flatMap((id) => points.get(id) ?? []);
  return {
    moment,
    points: listed(settings.bodies),
    planets: listed(planets),
    ascendant,
    midheaven,
    cusps,
    houseSystem: frame.system,
    sect,
    sun,
    moon,
    ephemeris,
    missing: missing.filter((body) => settings.bodies.includes(body.id)),
  };
}

function anglePoint(id: BodyId, frame: HouseFrame): { longitude: number; speed: number } | undefined {
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
