import { normalize, separation } from '../chart/angle.js';
import {
  type Aspect,
  type AspectId,
  type AspectRules,
  aspectAsItStands,
  aspectOffsets,
  isOutOfSign,
  type MovingPoint,
  withoutFarEnds,
} from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { hasOrbsByBody, orbOf } from '../chart/orbs.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { stations } from '../search/longitudes.js';
import { SkySearch } from '../search/search.js';
import type { HouseStay } from '../search/types.js';
import { type Aim, type AimWindow, Arcs, houseStays, windowsTo } from '../search/windows.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Chart, ChartPoint } from './chart.js';

/** Passages of a moving body over a birth chart in a span of time: aspects to its points, and stays in its houses. */
export interface Passage {
  body: BodyId;
  aspects: readonly AspectPassage[];
  stays: readonly HouseStay[];
}

export interface AspectPassage {
  /** As it stands at the moment, or where it is closest in the period. */
  aspect: Aspect;
  enters: JulianDayUt | null;
  exact: readonly JulianDayUt[];
  leaves: JulianDayUt | null;
}

/** Degrees that a chart's longitudes may differ from those searched, by rounding. */
const rounding = 1e-6;

/** Days searched in place of a moment: 0.1 s. */
const instant = 1e-6;

/** A longitude at which a moving body makes an aspect to a point of the birth chart. */
export interface NatalAim extends Aim {
  point: ChartPoint;
  aspect: AspectId;
}

/** Everything in a birth chart that a moving body may come to: made once for all the bodies. */
export class NatalPoints {
  /** None where the time of birth is unknown. */
  readonly houses: Arcs | undefined;
  readonly #aims: readonly Omit<NatalAim, 'orb'>[] = [];
  readonly #rules: AspectRules;
  /** By the orbs of a body, which differ from others' only where the request names some by body. */
  readonly #byOrbs = new Map<string, { aims: NatalAim[]; arcs: Arcs }>();

  constructor(natal: Chart, settings: Settings) {
    this.houses = natal.timed ? Arcs.between(natal.cusps) : undefined;
    this.#rules = aspectRules(settings, 'toNatal');
    const aims: Omit<NatalAim, 'orb'>[] = [];
    for (const point of withoutFarEnds(natal.points))
      for (const aspect of this.#rules.aspects)
        for (const side of aspectOffsets(aspect))
          aims.push({ longitude: normalize(point.longitude + side), point, aspect });
    this.#aims = aims;
  }

  /** The aims of a body, each with its orb. */
  aimsOf(body: BodyId): { aims: readonly NatalAim[]; arcs: Arcs } {
    const { orbs } = this.#rules;
    const varies = hasOrbsByBody(orbs);
    const key = varies ? String(body) : '';
    const known = this.#byOrbs.get(key);
    if (known) return known;
    const aims = this.#aims.map(({ longitude, point, aspect }) => ({
      longitude,
      orb: orbOf(orbs, aspect, body, point.id),
      point,
      aspect,
    }));
    const made = { aims, arcs: Arcs.around(aims) };
    this.#byOrbs.set(key, made);
    return made;
  }
}

/** @returns the passages of a body, or why the ephemeris has none */
export function passagesOf(
  context: EngineContext,
  point: ChartPoint,
  natal: NatalPoints,
  { from, to }: Span,
  settings: Settings,
  isPeriod: boolean,
): Passage | string {
  const search = SkySearch.of(context.sky, settings);
  const end = isPeriod ? to : from + instant;
  const all = natal.aimsOf(point.id);
  // At a moment only what is in orb then is looked for.
  const near = isPeriod
    ? all.aims
    : all.aims.filter(({ longitude, orb }) => separation(longitude, point.longitude) <= orb + rounding);
  try {
    const windows = windowsTo(search, point.id, isPeriod ? all.arcs : Arcs.around(near), from, end);
    const aspects: AspectPassage[] = [];
    for (const window of windows) {
      const aim = near[window.aim] as NatalAim;
      const aspect = isPeriod
        ? inPeriod(search, point.id, aim, window, from, end)
        : aspectAsItStands(point, atRest(aim), aim.aspect);
      aspects.push({ aspect, enters: window.enters, exact: window.exact, leaves: window.leaves });
    }
    const { houses } = natal;
    const stays = houses === undefined ? [] : houseStays(search, point.id, houses, from, end);
    return { body: point.id, aspects, stays };
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return error.message;
    throw error;
  }
}

/** Days that a loop of passes is looked for before and after a span: five passes of Neptune take three years. */
const loopReach = 1200;

/** When a body is within orb of an aspect to a point of the birth, in a span and for years about it. */
export function passesAround(
  context: EngineContext,
  natal: NatalPoints,
  { first, second, aspect }: Pick<Aspect, 'first' | 'second' | 'aspect'>,
  { from, to }: Span,
  settings: Settings,
): Omit<AimWindow, 'aim'>[] {
  const aims = natal
    .aimsOf(first)
    .aims.filter(({ point, aspect: angle }) => point.id === second && angle === aspect);
  try {
    const search = SkySearch.of(context.sky, settings);
    return windowsTo(search, first, aims, from - loopReach, to + loopReach);
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return [];
    throw error;
  }
}

/** A station of a body near an aspect that it does not reach then. */
export interface Turn {
  moment: JulianDayUt;
  /** Degrees from the exact aspect. */
  orb: number;
}

/**
 * Days about a span in which stations are looked for: a planet that is in orb then turns within them, if it does in
 * this loop.
 */
const turnReach = 420;
/** Days of a step, fewer than a slow planet goes one way. */
const turnStep = 90;
/** Days about a station in which a slow planet's speed changes so evenly that a line through it is good to half an hour. */
const evenly = 3;

/** The stations of a slow planet, to the half hour: what is told of them is their days. */
function standstills(search: SkySearch, body: BodyId, from: JulianDayUt, to: JulianDayUt): JulianDayUt[] {
  const found: JulianDayUt[] = [];
  const speedAt = (moment: JulianDayUt): number => search.motion(body, moment).speed;
  let [start, before] = [from, speedAt(from)];
  while (start < to) {
    const end = Math.min(to, start + turnStep);
    const after = speedAt(end);
    if (before >= 0 !== after >= 0) {
      let [low, lowSpeed, high, highSpeed] = [start, before, end, after];
      while (high - low > evenly) {
        const middle = (low + high) / 2;
        const speed = speedAt(middle);
        if (speed >= 0 === lowSpeed >= 0) [low, lowSpeed] = [middle, speed];
        else [high, highSpeed] = [middle, speed];
      }
      found.push(low + ((high - low) * lowSpeed) / (lowSpeed - highSpeed));
    }
    [start, before] = [end, after];
  }
  return found;
}

/** Days before a station at which a body that comes nearer by it is farther away. */
const beforeTurn = 5;

/** The stations at which a body comes nearest to a point’s aspect, within its orb, in a span and for a year about it. */
export function turnsAround(
  context: EngineContext,
  natal: NatalPoints,
  { from, to }: Span,
  settings: Settings,
): (contact: Pick<Aspect, 'first' | 'second' | 'aspect'>) => Turn[] {
  const known = new Map<BodyId, readonly { moment: JulianDayUt; at: number; before: number }[]>();
  const stationsOf = (body: BodyId) => {
    const search = SkySearch.of(context.sky, settings);
    const longitude = (moment: JulianDayUt): number => search.motion(body, moment).longitude;
    try {
      return standstills(search, body, from - turnReach, to + turnReach).map((moment) => ({
        moment,
        at: longitude(moment),
        before: longitude(moment - beforeTurn),
      }));
    } catch (error) {
      if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return [];
      throw error;
    }
  };
  return ({ first, second, aspect }) => {
    const turns = known.get(first) ?? stationsOf(first);
    known.set(first, turns);
    const aims = natal
      .aimsOf(first)
      .aims.filter(({ point, aspect: angle }) => point.id === second && angle === aspect);
    return turns.flatMap(({ moment, at, before }) =>
      aims
        .map((aim) => ({ aim, orb: separation(at, aim.longitude) }))
        .filter(({ aim, orb }) => orb <= aim.orb && orb < separation(before, aim.longitude))
        .map(({ orb }) => ({ moment, orb })),
    );
  };
}

/** A birth chart stands still: it is the sky that applies. */
const atRest = ({ point }: NatalAim): MovingPoint => ({ id: point.id, longitude: point.longitude, speed: 0 });

/** An aspect of a period: where it is closest in the part of its window that the period holds, applying as it begins. */
function inPeriod(
  search: SkySearch,
  body: BodyId,
  aim: NatalAim,
  { enters, exact, leaves }: AimWindow,
  from: JulianDayUt,
  to: JulianDayUt,
): Aspect {
  const { point, aspect } = aim;
  const start = Math.max(from, enters ?? from);
  const end = Math.min(to, leaves ?? to);
  // Whatever comes within orb is on its way to exact.
  const enteredInPeriod = enters !== null && enters >= from && aim.orb > 0;
  const applying = enteredInPeriod || aspectAt(search, body, aim, start).applying;
  for (let i = 0; i < exact.length; i++) {
    const moment = exact[i] as JulianDayUt;
    // At an exact moment the longitude is the aim, to the last decimal.
    if (moment >= start && moment < end) {
      const outOfSign = isOutOfSign(aim.longitude, point.longitude, aspect);
      return { first: body, second: point.id, aspect, orb: 0, applying, outOfSign };
    }
  }
  const first = aspectAt(search, body, aim, start);
  const last = aspectAt(search, body, aim, end);
  const turns = stations(search, body, start, end).map(({ julianDayUt }) =>
    aspectAt(search, body, aim, julianDayUt),
  );
  const [closest = first] = [first, last, ...turns].sort((a, b) => a.orb - b.orb);
  return { ...closest, applying };
}

/** An aspect of a body to a point of the birth as it stands at a moment. */
const aspectAt = (search: SkySearch, body: BodyId, aim: NatalAim, moment: JulianDayUt): Aspect =>
  aspectAsItStands({ id: body, ...search.motion(body, moment) }, atRest(aim), aim.aspect);
