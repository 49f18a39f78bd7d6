import type { SignId } from '../chart/zodiac.js';
import type { EclipseAtGreatest, LunarEclipseType, SolarEclipseType } from '../sky/sky-types.js';
import type { JulianDayUt } from '../time/julian-day.js';

/**
 * What a search of the sky finds. Moments are Julian days UT, longitudes degrees 0 ≤ λ < 360 in the zodiac of the
 * search; lists are in order of time. Spans include their first moment and not their last.
 */

/** A body reaching a longitude. */
export interface LongitudeCrossing {
  julianDayUt: JulianDayUt;
  /** Index of the longitude in the list given. */
  index: number;
  longitude: number;
  /** Whether it was reached against the order of the signs. */
  retrograde: boolean;
}

export interface Ingress {
  julianDayUt: JulianDayUt;
  /** The sign entered: moving back, the one before the boundary. */
  signId: SignId;
  retrograde: boolean;
}

export interface Station {
  julianDayUt: JulianDayUt;
  /** How the body moves from here on. */
  direction: 'retrograde' | 'direct';
  longitude: number;
}

/**
 * A retrograde loop with its shadow: the stretch of the zodiac that the body goes over three times. A bound is null
 * where the ephemeris does not reach it.
 */
export interface RetrogradePeriod {
  /** Passes, moving forward, the longitude at which it will turn direct. */
  shadowBegins: JulianDayUt | null;
  begins: JulianDayUt;
  ends: JulianDayUt | null;
  /** Passes, moving forward again, the longitude at which it turned retrograde. */
  shadowEnds: JulianDayUt | null;
  /** Longitudes of the stations. */
  fromLongitude: number;
  toLongitude: number | null;
}

/** Two moving bodies at an exact angle. */
export interface AspectMoment {
  julianDayUt: JulianDayUt;
  /** Of those searched for, 0 to 180. */
  angle: number;
  longitude1: number;
  longitude2: number;
}

/**
 * A stretch of time within orb of an aspect, from entering to leaving, with every exact moment in it. It overlaps
 * the span searched and may begin before or end after it; a bound is null where the search met the end of what can
 * be calculated, or went forty years without meeting it.
 */
export interface AspectWindow {
  enters: JulianDayUt | null;
  exact: JulianDayUt[];
  leaves: JulianDayUt | null;
}

/** A stay in a house of a fixed list of cusps; bounds as in {@link AspectWindow}. */
export interface HouseStay {
  /** 1 to 12. */
  house: number;
  enters: JulianDayUt | null;
  leaves: JulianDayUt | null;
}

export interface Lunation {
  julianDayUt: JulianDayUt;
  /** 0 new, 2 first quarter, 4 full, 6 last quarter. */
  phaseId: 0 | 2 | 4 | 6;
  /** Of the Moon. */
  longitude: number;
}

export type { LunarEclipseType, SolarEclipseType };

/** An eclipse at its greatest. */
export type Eclipse = {
  /** Of the Moon at that moment. */
  longitude: number;
} & (
  | ({ body: 'solar' } & EclipseAtGreatest<SolarEclipseType>)
  | ({ body: 'lunar' } & EclipseAtGreatest<LunarEclipseType>)
);

/** The Moon from her last major aspect in a sign to the next sign. */
export interface VoidOfCourse {
  begins: JulianDayUt;
  ends: JulianDayUt;
  /** The sign she leaves. */
  signId: SignId;
}

export interface DeclinationExtreme {
  julianDayUt: JulianDayUt;
  extreme: 'northernmost' | 'southernmost';
  /** Degrees north. */
  declination: number;
}

/** Two bodies equally far from the equator: on one side of it, or on both. */
export interface Parallel {
  julianDayUt: JulianDayUt;
  kind: 'parallel' | 'contraparallel';
  /** Degrees north. */
  declination1: number;
  declination2: number;
}

/** A stretch beyond the Sun's greatest declination (the obliquity of date); bounds as in {@link AspectWindow}. */
export interface OutOfBounds {
  begins: JulianDayUt | null;
  ends: JulianDayUt | null;
  /** North or south. */
  side: 'north' | 'south';
}

/** Nearest to or farthest from the Earth. */
export interface Apsis {
  julianDayUt: JulianDayUt;
  kind: 'perigee' | 'apogee';
  /** Astronomical units. */
  distance: number;
  longitude: number;
}

/** A body crossing the ecliptic. */
export interface NodePassage {
  julianDayUt: JulianDayUt;
  kind: 'ascending' | 'descending';
  longitude: number;
}

/** A body rising, setting or culminating over a place. */
export interface DailyMoment {
  julianDayUt: JulianDayUt;
  event: 'rise' | 'set' | 'transit';
}
