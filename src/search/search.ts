import { normalize } from '../chart/angle.js';
import { type BodyId, Moon, SouthNode } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import { swissNumber } from '../sky/bodies.js';
import type { Sky, SkySettings } from '../sky/sky.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { Crossings, type Direction, findCrossings } from './crossings.js';
import {
  type Curve,
  DeclinationCurve,
  ElongationCurve,
  LatitudeCurve,
  LongitudeCurve,
  type LongitudeSource,
  ObliquityCurve,
  SumCurve,
} from './curves.js';
import { firstPiece, pieceSize, Scan } from './scan.js';
import { type Trajectories, trajectoriesOf } from './trajectories.js';
import type { Trajectory } from './trajectory.js';
import { planOf } from './trajectory-plan.js';
import { isOutOfReach } from './within-reach.js';

/** Which zodiac and which lunar points are searched, seen from the Earth's center. */
export type SearchSettings = Pick<SkySettings, 'ayanamsa' | 'node' | 'lilith'>;

/** A curve reaching one of the targets it was searched for. */
export interface CurveCrossing {
  julianDayUt: JulianDayUt;
  /** Index of the target in the list. */
  index: number;
  direction: Direction;
}

/** A turning point of a curve. */
export interface Turn {
  julianDayUt: JulianDayUt;
  value: number;
  /** Whether it is a maximum, the curve rising before it. */
  greatest: boolean;
}

/** A body's longitude, 0 ≤ λ < 360 degrees, and its speed in degrees a day. */
export interface Motion {
  longitude: number;
  speed: number;
}

/**
 * The curves of one sky under some settings: where its bodies are, when a curve crosses a value and when it turns.
 * Everything that can be looked for in the sky is a function over this, in the files beside this one:
 * `ingresses(search, body, from, to)`.
 *
 * What such a function finds is every moment in a span, `from` included, `to` not. Moments are Julian days UT, good
 * to 0.1 s (at stations and grazing passes to the time a body takes for 0.000001°), and the same whatever span they
 * are found in, so that neighboring spans share nothing and miss nothing. All throw a `HoroscopeError`:
 * `invalid_request` for a point without a path of its own (Ascendant, Part of Fortune), `date_out_of_range` where no
 * ephemeris reaches.
 */
export class SkySearch {
  readonly trajectories: Trajectories;
  readonly settings: SearchSettings;
  /** Added to longitudes of the mean equinox: nutation or, in a sidereal zodiac, the negative ayanamsa. */
  readonly shift: Trajectory;
  readonly #scans = new Map<string, Scan>();
  /** Scans of longitudes, of which a year of transits asks for hundreds, kept without a string key for each. */
  readonly #longitudes = new Map<BodyId, Scan>();
  readonly #sources = new Map<BodyId, LongitudeSource>();
  readonly #at = new Float64Array(4);
  readonly #crossed = new Crossings();

  constructor(trajectories: Trajectories, settings: SearchSettings) {
    this.trajectories = trajectories;
    this.settings = settings;
    const { ayanamsa } = settings;
    this.shift = ayanamsa === undefined ? trajectories.nutation : trajectories.shiftTo(ayanamsa);
  }

  /** The search of a sky under some settings, one for all calls with the same ones, so that what it has found is kept. */
  static of(sky: Sky, { ayanamsa, node, lilith }: SearchSettings): SkySearch {
    const trajectories = trajectoriesOf(sky);
    const shared = searches.get(trajectories) ?? new Map<string, SkySearch>();
    searches.set(trajectories, shared);
    const zodiac = typeof ayanamsa === 'object' ? JSON.stringify(ayanamsa) : ayanamsa;
    const key = `${zodiac} ${node} ${lilith}`;
    const search = shared.get(key) ?? new SkySearch(trajectories, { ayanamsa, node, lilith });
    // Kept in order of last use; of a host's many own ayanamsas the first are forgotten.
    shared.delete(key);
    shared.set(key, search);
    const [oldest] = shared.keys();
    if (shared.size > searchesKept && oldest !== undefined) shared.delete(oldest);
    return search;
  }

  /** Apparent longitude, degrees 0 ≤ λ < 360. */
  longitude(body: BodyId, julianDayUt: JulianDayUt): number {
    return normalize(this.valueOf(this.longitudeScan(body).curve, julianDayUt));
  }

  /** Speed in longitude, degrees a day. */
  speed(body: BodyId, julianDayUt: JulianDayUt): number {
    return this.motion(body, julianDayUt).speed;
  }

  /** Apparent longitude and its speed. */
  motion(body: BodyId, julianDayUt: JulianDayUt): Motion {
    this.longitudeScan(body).curve.sample(this.trajectories.clock.terrestrial(julianDayUt), this.#at);
    return { longitude: normalize(this.#at[0] as number), speed: this.#at[1] as number };
  }

  /** Ecliptic latitude, degrees. */
  latitude(body: BodyId, julianDayUt: JulianDayUt): number {
    return this.valueOf(this.latitudeScan(body).curve, julianDayUt);
  }

  /** Declination, degrees. */
  declination(body: BodyId, julianDayUt: JulianDayUt): number {
    return this.valueOf(this.declinationScan(body).curve, julianDayUt);
  }

  /** A curve's value at a moment UT. */
  valueOf(curve: Curve, julianDayUt: JulianDayUt): number {
    curve.sample(this.trajectories.clock.terrestrial(julianDayUt), this.#at);
    return this.#at[0] as number;
  }

  /**
   * Crossings of a curve with some targets within a span.
   * @param targets in ascending order; of circular curves 0 ≤ target < 360
   */
  crossings(scan: Scan, targets: Float64Array, from: JulianDayUt, to: JulianDayUt): CurveCrossing[] {
    const { moments, indexes, directions, count } = this.crossed(scan, targets, from, to);
    const found: CurveCrossing[] = [];
    for (let i = 0; i < count; i++) {
      const julianDayUt = moments[i] as JulianDayUt;
      if (!(julianDayUt >= from && julianDayUt < to)) continue;
      found.push({ julianDayUt, index: indexes[i] as number, direction: directions[i] as Direction });
    }
    return found;
  }

  /**
   * As {@link crossings}, with moments in UT, and with some a moment outside the span.
   * @returns what the next search of this sky will be put into
   */
  crossed(scan: Scan, targets: Float64Array, from: JulianDayUt, to: JulianDayUt): Readonly<Crossings> {
    const { clock } = this.trajectories;
    const found = this.#crossed;
    findCrossings(scan, targets, clock.terrestrial(from) - margin, clock.terrestrial(to) + margin, found);
    clock.allUniversal(found.moments, found.count);
    return found;
  }

  /** {@link crossings}, or undefined where the span leaves the ephemeris. */
  crossingsWithinReach(
    scan: Scan,
    targets: Float64Array,
    from: JulianDayUt,
    to: JulianDayUt,
  ): CurveCrossing[] | undefined {
    try {
      return this.crossings(scan, targets, from, to);
    } catch (error) {
      if (isOutOfReach(error)) return undefined;
      throw error;
    }
  }

  /** Turning points of a curve within the span. */
  turns(scan: Scan, from: JulianDayUt, to: JulianDayUt): Turn[] {
    const found: Turn[] = [];
    // A body that never turns needs no fitted path: a year's reports ask for nothing more of the Sun.
    if (scan.curve.monotone) return found;
    const { clock } = this.trajectories;
    const start = clock.terrestrial(from) - margin;
    const end = clock.terrestrial(to) + margin;
    for (const { pieces } of scan.blocksWithin(start, end))
      for (let at = firstPiece(pieces, start); at < pieces.length; at += pieceSize) {
        if ((pieces[at] as number) > end) break;
        if (pieces[at + 5] !== 0) continue;
        const julianDayUt = clock.universal(pieces[at + 3] as number);
        if (!(julianDayUt >= from && julianDayUt < to)) continue;
        const value = pieces[at + 4] as number;
        found.push({ julianDayUt, value, greatest: value > (pieces[at + 1] as number) });
      }
    return found;
  }

  longitudeScan(body: BodyId): Scan {
    let scan = this.#longitudes.get(body);
    if (scan === undefined) {
      scan = this.#scan(`longitude ${body}`, () => new LongitudeCurve(this.source(body)));
      this.#longitudes.set(body, scan);
    }
    return scan;
  }

  elongationScan(body1: BodyId, body2: BodyId): Scan {
    return this.#scan(
      `elongation ${body1} ${body2}`,
      () => new ElongationCurve(this.source(body1), this.source(body2)),
      16,
    );
  }

  latitudeScan(body: BodyId): Scan {
    return this.#scan(`latitude ${body}`, () => new LatitudeCurve(this.source(body)));
  }

  /** Distance in thousandths of an astronomical unit. */
  distanceScan(body: BodyId): Scan {
    return this.#scan(`distance ${body}`, () => {
      const number = this.#numberOf(body);
      const path = this.trajectories.distanceOf(number);
      return new LatitudeCurve({ ...this.source(body), path, offset: 0 });
    });
  }

  declinationScan(body: BodyId): Scan {
    return this.#scan(
      `declination ${body}`,
      () => new DeclinationCurve(this.source(body), this.trajectories.nutation),
    );
  }

  /** `weight1` · one declination + `weight2` · another. */
  declinationSumScan(body1: BodyId, weight1: number, body2: BodyId, weight2: number): Scan {
    return this.#scan(
      `declinations ${body1} ${weight1} ${body2} ${weight2}`,
      () =>
        new SumCurve(this.declinationScan(body1).curve, weight1, this.declinationScan(body2).curve, weight2),
      16,
    );
  }

  /** How far a body is beyond the obliquity: to the north (`side` 1) or south (-1). */
  beyondBoundsScan(body: BodyId, side: 1 | -1): Scan {
    return this.#scan(
      `beyond ${body} ${side}`,
      () =>
        new SumCurve(
          this.declinationScan(body).curve,
          side,
          new ObliquityCurve(this.trajectories.nutation),
          -1,
        ),
    );
  }

  #scan(key: string, make: () => Curve, blocks?: number): Scan {
    const known = this.#scans.get(key);
    if (known) return known;
    const { beforeBlock } = this.trajectories;
    const scan = new Scan(make(), blocks, beforeBlock && ((block) => beforeBlock(key, block)));
    this.#scans.set(key, scan);
    return scan;
  }

  source(body: BodyId): LongitudeSource {
    const known = this.#sources.get(body);
    if (known) return known;
    const number = this.#numberOf(body);
    const plan = planOf(number);
    const source: LongitudeSource = {
      path: this.trajectories.of(number),
      shift: this.shift,
      offset: body === SouthNode ? 180 : 0,
      step: plan.scanStep,
      monotone: plan.neverTurns,
      swiftest: body === Moon,
      fastest: plan.fastest,
    };
    this.#sources.set(body, source);
    return source;
  }

  #numberOf(body: BodyId): number {
    const number = swissNumber(body, this.settings);
    if (number !== undefined) return number;
    throw new HoroscopeError(
      'invalid_request',
      `body ${body} has no path in the sky of its own; it belongs to a chart`,
    );
  }
}

/** How many settings have their search kept: some megabytes each, if much used. */
const searchesKept = 8;
const searches = new WeakMap<Trajectories, Map<string, SkySearch>>();

/** Days looked at beyond a span's ends, for moments that rounding puts on the other side. */
const margin = 1e-6;
