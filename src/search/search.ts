import { normalize } from '../chart/angle.js';
import { type BodyId, Moon, SouthNode, Sun } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import { swissNumber } from '../sky/bodies.js';
import type { Observer, SkySettings } from '../sky/sky.js';
import { eachCrossing } from './crossings.js';
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
import { eclipses } from './eclipses.js';
import { apsides, nodePassages, outOfBounds, parallels } from './latitude.js';
import { retrogradePeriods, voidOfCourse } from './periods.js';
import { riseSetTransit } from './risings.js';
import { Scan } from './scan.js';
import type { Trajectories } from './trajectories.js';
import { fastestOf, neverTurns, scanStep } from './trajectory-plan.js';
import type {
  Apsis,
  AspectMoment,
  AspectWindow,
  Crossing,
  DailyMoments,
  DeclinationExtreme,
  Eclipse,
  HouseCrossing,
  HouseStay,
  Ingress,
  Lunation,
  NodePassage,
  OutOfBounds,
  Parallel,
  RetrogradePeriod,
  Station,
  VoidOfCourse,
} from './types.js';
import { type Aim, type AimWindow, Arcs, arcWindows } from './windows.js';

export type * from './types.js';
export { type Aim, type AimWindow, Arcs } from './windows.js';

/** Which zodiac and which lunar points are searched, seen from the Earth's centre. */
export type SearchSettings = Pick<SkySettings, 'ayanamsa' | 'node' | 'lilith'>;

/** A turning point of a curve. */
export interface Turn {
  julianDayUt: number;
  value: number;
  /** It was rising before: a greatest value. */
  greatest: boolean;
}

const signBoundaries = Float64Array.from({ length: 12 }, (_, sign) => sign * 30);
const quarters = Float64Array.of(0, 90, 180, 270);

/**
 * When the sky does something: every moment in a span, `from` included, `to` not. Moments are Julian days UT,
 * good to 0.1 s (at stations and grazing passes to the time a body takes for 0.000001°), the same whatever span
 * they are found in, so that neighbouring spans share nothing and miss nothing.
 * All methods throw a `HoroscopeError`: `invalid_request` for a point without a path of its own (Ascendant, Part of
 * Fortune), `date_out_of_range` where no ephemeris reaches.
 */
export class SkySearch {
  readonly trajectories: Trajectories;
  readonly settings: SearchSettings;
  readonly #scans = new Map<string, Scan>();
  readonly #sources = new Map<BodyId, LongitudeSource>();
  readonly #at = new Float64Array(4);

  constructor(trajectories: Trajectories, settings: SearchSettings) {
    this.trajectories = trajectories;
    this.settings = settings;
  }

  /** The search that all who ask with the same settings share, with what it has learnt. */
  static of(trajectories: Trajectories, { ayanamsa, node, lilith }: SearchSettings): SkySearch {
    const shared = searches.get(trajectories) ?? new Map<string, SkySearch>();
    searches.set(trajectories, shared);
    const key = JSON.stringify([ayanamsa, node, lilith]);
    const search = shared.get(key) ?? new SkySearch(trajectories, { ayanamsa, node, lilith });
    // The one asked for last comes last; of a host's many own ayanamsas the first are forgotten.
    shared.delete(key);
    shared.set(key, search);
    const [oldest] = shared.keys();
    if (shared.size > searchesKept && oldest !== undefined) shared.delete(oldest);
    return search;
  }

  /** Apparent longitude, degrees 0 ≤ λ < 360. */
  longitude(body: BodyId, julianDayUt: number): number {
    return normalize(this.valueOf(this.longitudeScan(body).curve, julianDayUt));
  }

  /** Speed in longitude, degrees a day. */
  speed(body: BodyId, julianDayUt: number): number {
    this.longitudeScan(body).curve.sample(this.trajectories.terrestrial(julianDayUt), this.#at);
    return this.#at[1] as number;
  }

  /** Ecliptic latitude, degrees. */
  latitude(body: BodyId, julianDayUt: number): number {
    return this.valueOf(this.latitudeScan(body).curve, julianDayUt);
  }

  /** Declination, degrees. */
  declination(body: BodyId, julianDayUt: number): number {
    return this.valueOf(this.declinationScan(body).curve, julianDayUt);
  }

  /** Every time a body reaches one of some longitudes. */
  longitudeCrossings(body: BodyId, longitudes: readonly number[], from: number, to: number): Crossing[] {
    const order = longitudes.map((_, index) => index);
    const normal = longitudes.map(normalize);
    order.sort((a, b) => (normal[a] as number) - (normal[b] as number));
    const targets = Float64Array.from(order, (index) => normal[index] as number);
    const found: Crossing[] = [];
    this.crossings(this.longitudeScan(body), targets, from, to, (julianDayUt, sorted, direction) => {
      const index = order[sorted] as number;
      found.push({ julianDayUt, index, longitude: normal[index] as number, retrograde: direction < 0 });
    });
    return found;
  }

  /** The moments of a body's return to a longitude: three in a year that it passes there in a retrograde loop. */
  returns(body: BodyId, longitude: number, from: number, to: number): number[] {
    return this.longitudeCrossings(body, [longitude], from, to).map(({ julianDayUt }) => julianDayUt);
  }

  ingresses(body: BodyId, from: number, to: number): Ingress[] {
    const found: Ingress[] = [];
    this.crossings(this.longitudeScan(body), signBoundaries, from, to, (julianDayUt, index, direction) => {
      if (direction === 0) return;
      const retrograde = direction < 0;
      found.push({ julianDayUt, signId: (retrograde ? (index + 11) % 12 : index) as SignId, retrograde });
    });
    return found;
  }

  stations(body: BodyId, from: number, to: number): Station[] {
    return this.turns(this.longitudeScan(body), from, to).map(({ julianDayUt, value, greatest }) => ({
      julianDayUt,
      direction: greatest ? 'retrograde' : 'direct',
      longitude: normalize(value),
    }));
  }

  /** Retrograde periods that overlap the span, shadows included. Empty for Sun, Moon and the lunar points. */
  retrogradePeriods(body: BodyId, from: number, to: number): RetrogradePeriod[] {
    return retrogradePeriods(this, body, from, to);
  }

  /** Every moment two bodies are at one of some angles (0 to 180), on either side. */
  aspectsBetween(
    body1: BodyId,
    body2: BodyId,
    angles: readonly number[],
    from: number,
    to: number,
  ): AspectMoment[] {
    const both = new Set(angles.flatMap((angle) => [normalize(angle), normalize(-angle)]));
    const targets = Float64Array.from(both).sort();
    const found: AspectMoment[] = [];
    this.crossings(this.elongationScan(body1, body2), targets, from, to, (julianDayUt, index) => {
      const target = targets[index] as number;
      found.push({
        julianDayUt,
        angle: target > 180 ? 360 - target : target,
        longitude1: this.longitude(body1, julianDayUt),
        longitude2: this.longitude(body2, julianDayUt),
      });
    });
    return found;
  }

  /** Windows of a body within orb of an aspect to a fixed longitude, on either side of it. */
  aspectWindows(
    body: BodyId,
    longitude: number,
    angle: number,
    orb: number,
    from: number,
    to: number,
  ): AspectWindow[] {
    return this.windowsTo(body, bothSides(longitude, angle, orb), from, to).map(withoutAim);
  }

  /** Windows of two moving bodies within orb of an aspect, on either side of it. */
  mutualAspectWindows(
    body1: BodyId,
    body2: BodyId,
    angle: number,
    orb: number,
    from: number,
    to: number,
  ): AspectWindow[] {
    const arcs = Arcs.around(bothSides(0, angle, orb));
    return arcWindows(this, this.elongationScan(body1, body2), arcs, from, to).map(withoutAim);
  }

  /**
   * Windows of a body within orb of many fixed longitudes, in one pass over the span.
   * @param aims the list, or `Arcs.around` it where several bodies are looked for
   * @returns windows in order of entering, each with the place of its aim in the list
   */
  windowsTo(body: BodyId, aims: readonly Aim[] | Arcs, from: number, to: number): AimWindow[] {
    const arcs = aims instanceof Arcs ? aims : Arcs.around(aims);
    return arcWindows(this, this.longitudeScan(body), arcs, from, to);
  }

  /** Cusps of a fixed chart, houses 1 to 12, that a body crosses. */
  houseCrossings(body: BodyId, cusps: readonly number[], from: number, to: number): HouseCrossing[] {
    const count = cusps.length;
    return this.longitudeCrossings(body, cusps, from, to).map(({ julianDayUt, index, retrograde }) => ({
      julianDayUt,
      house: retrograde ? ((index + count - 1) % count) + 1 : index + 1,
      retrograde,
    }));
  }

  /** Stays of a body in the houses of a fixed chart that overlap the span. */
  houseStays(body: BodyId, cusps: readonly number[], from: number, to: number): HouseStay[] {
    const arcs = new Arcs(
      cusps.map((low, house) => ({
        low,
        high: cusps[(house + 1) % cusps.length] as number,
        exact: undefined,
      })),
    );
    return arcWindows(this, this.longitudeScan(body), arcs, from, to).map(({ aim, enters, leaves }) => ({
      house: aim + 1,
      enters,
      leaves,
    }));
  }

  /** New, full and quarter Moons. */
  lunations(from: number, to: number): Lunation[] {
    const found: Lunation[] = [];
    this.crossings(this.elongationScan(Sun, Moon), quarters, from, to, (julianDayUt, index) => {
      const longitude = this.longitude(Moon, julianDayUt);
      found.push({ julianDayUt, phaseId: (index * 2) as Lunation['phaseId'], longitude });
    });
    return found;
  }

  eclipses(from: number, to: number): Eclipse[] {
    return eclipses(this, from, to);
  }

  /** Void-of-course Moons that begin in the span, by the major aspects to Sun, Mercury to Pluto. */
  voidOfCourse(from: number, to: number): VoidOfCourse[] {
    return voidOfCourse(this, from, to);
  }

  declinationExtremes(body: BodyId, from: number, to: number): DeclinationExtreme[] {
    const turns = this.turns(this.declinationScan(body), from, to);
    return turns.map(({ julianDayUt, value }) => ({ julianDayUt, declination: value }));
  }

  parallels(body1: BodyId, body2: BodyId, from: number, to: number): Parallel[] {
    return parallels(this, body1, body2, from, to);
  }

  /** Stretches out of bounds that overlap the span. */
  outOfBounds(body: BodyId, from: number, to: number): OutOfBounds[] {
    return outOfBounds(this, body, from, to);
  }

  apsides(body: BodyId, from: number, to: number): Apsis[] {
    return apsides(this, body, from, to);
  }

  nodePassages(body: BodyId, from: number, to: number): NodePassage[] {
    return nodePassages(this, body, from, to);
  }

  /** Rises and sets (upper limb, sea level, 34′ of refraction) and upper transits at a place. */
  riseSetTransit(body: BodyId, place: Observer, from: number, to: number): DailyMoments {
    return riseSetTransit(this, body, place, from, to);
  }

  /** A curve's value at a moment UT. */
  valueOf(curve: Curve, julianDayUt: number): number {
    curve.sample(this.trajectories.terrestrial(julianDayUt), this.#at);
    return this.#at[0] as number;
  }

  /** Crossings of a curve with sorted targets, told in UT and within the span. */
  crossings(
    scan: Scan,
    targets: Float64Array,
    from: number,
    to: number,
    visit: (julianDayUt: number, index: number, direction: 1 | 0 | -1) => void,
  ): void {
    const { trajectories } = this;
    const start = trajectories.terrestrial(from) - margin;
    const end = trajectories.terrestrial(to) + margin;
    eachCrossing(scan, targets, start, end, (tt, index, direction) => {
      const julianDayUt = trajectories.universal(tt);
      if (julianDayUt >= from && julianDayUt < to) visit(julianDayUt, index, direction);
    });
  }

  /** Turning points of a curve within the span. */
  turns(scan: Scan, from: number, to: number): Turn[] {
    const found: Turn[] = [];
    const { trajectories } = this;
    const start = trajectories.terrestrial(from) - margin;
    const end = trajectories.terrestrial(to) + margin;
    scan.eachPiece(start, end, (pieces, at) => {
      if (pieces[at + 5] !== 0) return;
      const julianDayUt = trajectories.universal(pieces[at + 3] as number);
      if (!(julianDayUt >= from && julianDayUt < to)) return;
      const value = pieces[at + 4] as number;
      found.push({ julianDayUt, value, greatest: value > (pieces[at + 1] as number) });
    });
    return found;
  }

  longitudeScan(body: BodyId): Scan {
    return this.#scan(`longitude ${body}`, () => new LongitudeCurve(this.source(body)));
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
    return this.#scan(`declination ${body}`, () => {
      const path = this.trajectories.of(this.#numberOf(body));
      return new DeclinationCurve({ ...this.source(body), path }, this.trajectories.nutation);
    });
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
    const scan = new Scan(make(), blocks);
    this.#scans.set(key, scan);
    return scan;
  }

  source(body: BodyId): LongitudeSource {
    const known = this.#sources.get(body);
    if (known) return known;
    const number = this.#numberOf(body);
    const { ayanamsa } = this.settings;
    const source: LongitudeSource = {
      path: this.trajectories.of(number, ayanamsa),
      nutation: ayanamsa === undefined ? this.trajectories.nutation : undefined,
      offset: body === SouthNode ? 180 : 0,
      step: scanStep(number),
      monotone: neverTurns(number),
      swiftest: body === Moon,
      fastest: fastestOf(number),
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

/** Settings whose search is kept with what it has learnt: some megabytes each, much asked. */
const searchesKept = 8;
const searches = new WeakMap<Trajectories, Map<string, SkySearch>>();

/** Days looked at beyond a span's ends, for moments that rounding puts on the other side. */
const margin = 1e-6;

const bothSides = (longitude: number, angle: number, orb: number): Aim[] =>
  [...new Set([normalize(longitude + angle), normalize(longitude - angle)])].map((aim) => ({
    longitude: aim,
    orb,
  }));

const withoutAim = ({ enters, exact, leaves }: AimWindow): AspectWindow => ({ enters, exact, leaves });

/** The sign a moving body stands in. */
export const signAt = (search: SkySearch, body: BodyId, julianDayUt: number): SignId =>
  signOf(search.longitude(body, julianDayUt));
