import type { SignId } from '../chart/zodiac.js';
import type { LunarEclipseType, SolarEclipseType } from '../sky/sky-types.js';

/**
 * What a search of the sky finds. Moments are Julian days UT, longitudes degrees 0 ≤ λ < 360 in the zodiac of the
 * search; lists are in order of time. Spans include their first moment and not their last.
 */

/** A body reaching a longitude. */
export interface Crossing {
  julianDayUt: number;
  /** Which of the longitudes asked for: its place in the list given. */
  index: number;
  /** That longitude. */
  longitude: number;
  /** Reached against the order of the signs. */
  retrograde: boolean;
}

export interface Ingress {
  julianDayUt: number;
  /** The sign entered: moving back, the one before the boundary. */
  signId: SignId;
  retrograde: boolean;
}

export interface Station {
  julianDayUt: number;
  /** How the body moves from here on. */
  direction: 'retrograde' | 'direct';
  longitude: number;
}

/** A retrograde loop; `shadowBegins` and `shadowEnds` are the first and last passes over the loop's two longitudes. */
export interface RetrogradePeriod {
  /** Passes, moving forward, the longitude at which it will turn direct. */
  shadowBegins: number;
  begins: number;
  ends: number;
  /** Passes, moving forward again, the longitude at which it turned retrograde. */
  shadowEnds: number;
  /** Longitudes of the stations. */
  fromLongitude: number;
  toLongitude: number;
}

/** Two moving bodies at an exact angle. */
export interface AspectMoment {
  julianDayUt: number;
  /** The angle asked for, 0 to 180. */
  angle: number;
  longitude1: number;
  longitude2: number;
}

/**
 * A stretch of time within orb of an aspect, from entering to leaving, with every exact moment in it. It overlaps
 * the span searched and may begin before or end after it; a bound is null where the search met the end of what can
 * be calculated, or went {@link SkySearch} `reach` days without meeting it.
 */
export interface AspectWindow {
  enters: number | null;
  exact: number[];
  leaves: number | null;
}

/** A stay in a house of a fixed list of cusps; bounds as in {@link AspectWindow}. */
export interface HouseStay {
  /** 1 to 12. */
  house: number;
  enters: number | null;
  leaves: number | null;
}

export interface HouseCrossing {
  julianDayUt: number;
  /** The house entered, 1 to 12. */
  house: number;
  retrograde: boolean;
}

export interface Lunation {
  julianDayUt: number;
  /** 0 new, 2 first quarter, 4 full, 6 last quarter. */
  phaseId: 0 | 2 | 4 | 6;
  /** Of the Moon. */
  longitude: number;
}

export type { LunarEclipseType, SolarEclipseType };

/** An eclipse at its greatest. */
export type Eclipse = {
  julianDayUt: number;
  /** Of the Moon at that moment. */
  longitude: number;
  /**
   * Solar: the part of the Sun's diameter covered, where the eclipse is greatest; where its centre line touches the
   * Earth, the ratio of the diameters. Lunar: umbral magnitude, or penumbral where the umbra is missed.
   */
  magnitude: number;
} & ({ body: 'solar'; type: SolarEclipseType } | { body: 'lunar'; type: LunarEclipseType });

/** The Moon from her last major aspect in a sign to the next sign. */
export interface VoidOfCourse {
  begins: number;
  ends: number;
  /** The sign she leaves. */
  signId: SignId;
}

export interface DeclinationExtreme {
  julianDayUt: number;
  /** Degrees north. */
  declination: number;
}

export interface Parallel {
  julianDayUt: number;
  kind: 'parallel' | 'contraparallel';
  /** Of the first body. */
  declination: number;
}

/** A stretch beyond the Sun's greatest declination (the obliquity of date); bounds as in {@link AspectWindow}. */
export interface OutOfBounds {
  begins: number | null;
  ends: number | null;
  /** North or south. */
  side: 'north' | 'south';
}

/** Nearest to or farthest from the Earth. */
export interface Apsis {
  julianDayUt: number;
  kind: 'perigee' | 'apogee';
  /** Astronomical units. */
  distance: number;
  longitude: number;
}

/** A body crossing the ecliptic. */
export interface NodePassage {
  julianDayUt: number;
  kind: 'ascending' | 'descending';
  longitude: number;
}

export interface DailyMoment {
  julianDayUt: number;
  event: 'rise' | 'set' | 'transit';
}

/** Rises, sets and upper transits of a span; where nothing rises or sets in it, whether the body stayed up or down. */
export interface DailyMoments {
  moments: DailyMoment[];
  always: 'up' | 'down' | null;
}
