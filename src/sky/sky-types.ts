import type { JulianDayTt, JulianDayUt } from '../time/julian-day.js';
import type { Ayanamsa } from './ayanamsas.js';
import type { LunarPoints } from './bodies.js';
import type { HouseSystem } from './house-systems.js';

/** What the functions of `Sky` take and give. */

/** A place on the globe, degrees east and north positive, meters above the sea. */
export interface Observer {
  longitude: number;
  latitude: number;
  altitude: number;
}

/** From where and against which zodiac the sky is seen. */
export interface SkySettings extends LunarPoints {
  /** Undefined for the tropical zodiac. */
  ayanamsa: Ayanamsa | undefined;
  /** Undefined for the center of the Earth. */
  observer: Observer | undefined;
  /** What becomes of cusps that are not in order; default `porphyry`. */
  polar?: PolarHouses;
}

/**
 * Where the cusps of a system are not in order, as beyond the polar circles: Porphyry's instead, or those that the Swiss
 * Ephemeris gives all the same. A system that it gives none of is replaced either way.
 */
export type PolarHouses = 'porphyry' | 'as-given';

/** What houses are worked out under. */
export type HouseSettings = Pick<SkySettings, 'ayanamsa' | 'polar'>;

/** An instant with what every calculation at it needs. Angles in degrees. */
export interface SkyMoment {
  julianDayUt: JulianDayUt;
  julianDayTt: JulianDayTt;
  /** TT - UT in days. */
  deltaT: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  /** Nutation in longitude. */
  nutation: number;
}

/** Degrees, astronomical units, degrees a day. */
export interface Position {
  longitude: number;
  latitude: number;
  distance: number;
  speed: number;
  declination: number;
  ephemeris: 'swiss' | 'moshier';
}

/** Apparent place of a fixed star, degrees. */
export interface StarPosition {
  longitude: number;
  latitude: number;
  magnitude: number;
}

/** Why a body has no position. */
export interface MissingBody {
  /** What the ephemeris said of it. */
  missing: string;
  /** The ephemeris file that it needs and the engine does not have. */
  file?: string;
}

export interface HouseFrame {
  /**
   * Longitudes of the cusps of houses 1 to 12, rounded to the 7 decimals they are given with: at the pole itself
   * cusps that differ in the ninth hold no house between them.
   */
  cusps: number[];
  ascendant: number;
  midheaven: number;
  vertex: number;
  eastPoint: number;
  /** Degrees a day, as the Earth turns: about 360. */
  speeds: { ascendant: number; midheaven: number; vertex: number; eastPoint: number };
  /** Sidereal time of the place, degrees. */
  armc: number;
  /**
   * The system of the cusps: Porphyry where the one asked for has no solution at this latitude, but for those that are
   * wanted as given though they are not in order.
   */
  system: HouseSystem;
}

/** What houses hang on besides a sidereal time and a latitude, where that belongs to no one moment. Degrees. */
export interface HouseSphere {
  obliquity: number;
  /** Read by the Sunshine systems only. */
  sunDeclination: number;
}

export type SolarEclipseType = 'total' | 'annular' | 'hybrid' | 'partial';
export type LunarEclipseType = 'total' | 'partial' | 'penumbral';

/** An eclipse anywhere on the globe, at its greatest. */
export interface EclipseAtGreatest<Type extends SolarEclipseType | LunarEclipseType> {
  julianDayUt: JulianDayUt;
  type: Type;
  /**
   * As almanacs print it. Total, annular and hybrid eclipses of the Sun: the ratio of the Moon's apparent diameter to
   * the Sun's. Partial ones: the fraction of the Sun's diameter that is covered where the eclipse is greatest.
   * Lunar ones: the fraction of the Moon's diameter in the umbra; of penumbral ones, in the penumbra.
   */
  magnitude: number;
  /** The fraction of the Sun's disk covered where the eclipse is greatest, at most 1; null of lunar eclipses. */
  obscuration: number | null;
}
