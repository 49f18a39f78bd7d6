import { normalize, round7, roundLongitude } from '../chart/angle.js';
import {
  type AspectId,
  type AspectRules,
  areTied,
  aspectBetween,
  aspectsAcross,
  withoutFarEnds,
} from '../chart/aspects.js';
import { type BodyId, Moon, needsHouses, Sun } from '../chart/bodies.js';
import { housePosition } from '../chart/houses.js';
import { aspectLevels, type Levels, levelsOf, signLevels } from '../chart/levels.js';
import { signOf } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import { aspectRules, type Settings, skySettings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { UncertainChange, Uncertainty } from '../schema/uncertainty.js';
import type { Sky, SkySettings } from '../sky/sky.js';
import { aspectsOf } from './aspects.js';
import { type BriefPath, briefPaths } from './brief-paths.js';
import { type Chart, castChart, castUntimedChart, houseIn } from './chart.js';
import {
  ahead,
  aheadOf,
  type Course,
  eachPassing,
  precision,
  type SampledPath,
  seenCourse,
  smoothCourse,
  turnBetween,
} from './courses.js';
import { farthest, TurningSky } from './turning-sky.js';

/** A change without its moment. */
export type Change = UncertainChange extends infer T ? (T extends unknown ? Omit<T, 'at'> : never) : never;

/** What changes within a span, in order of time, and what is the same throughout. */
export interface OpenQuestions {
  changes: readonly { julianDayUt: number; change: Change }[];
  holds: Uncertainty['holds'];
}

/**
 * What changes, and what holds, in the span that a birth may have been in. Bodies are followed on paths fitted to it,
 * angles and cusps from look to look, and each change is found where a course passes a level: the work does not grow
 * with narrow orbs.
 * @param timed whether the chart has houses all the same
 * @param partner the chart that the birth is compared with in a synastry, taken as it stands
 */
export function uncertaintyIn(
  context: Pick<EngineContext, 'sky'>,
  place: Locality,
  settings: Settings,
  span: Span,
  timed: boolean,
  partner?: Chart,
): OpenQuestions {
  const atStart = (timed ? castChart : castUntimedChart)(context.sky, span.from, place, settings);
  const changes = new Changes(context, place, settings, span, timed, atStart);
  changes.ofSigns();
  changes.ofHouses();
  changes.ofDirections();
  if (partner !== undefined) changes.ofPartnerHouses(partner);
  changes.ofAspects();
  if (partner !== undefined) changes.ofPartnerAspects(partner);
  const inOrder = changes.found.sort((a, b) => a.julianDayUt - b.julianDayUt);
  return { changes: inOrder, holds: heldFrom(changes.first, inOrder, settings, partner) };
}

/** Days between two looks at bodies, which take hours. */
const bodyStep = 2 / 24;

class Changes {
  readonly found: { julianDayUt: number; change: Change }[] = [];
  readonly #sky: Sky;
  readonly #from: SkySettings;
  readonly #settings: Settings;
  /** The chart at the beginning of the span, without bodies that the ephemeris lacks in the rest of it. */
  readonly first: Chart;
  readonly #paths: ReadonlyMap<BodyId, BriefPath>;
  /** Moments at which bodies are looked at, and what is seen of them. */
  readonly #times: readonly number[];
  readonly #looks: ReadonlyMap<BodyId, SampledPath>;
  /** Undefined where the chart has no houses. */
  readonly #turning: TurningSky | undefined;
  readonly #turningCourses = new Map<BodyId, Course>();

  constructor(
    { sky }: Pick<EngineContext, 'sky'>,
    place: Locality,
    settings: Settings,
    span: Span,
    timed: boolean,
    atStart: Chart,
  ) {
    this.#sky = sky;
    this.#from = skySettings(settings, place);
    this.#settings = settings;
    const moving = atStart.points.map(({ id }) => id).filter((id) => !needsHouses(id));
    const paths = briefPaths(sky, [...new Set([Sun, Moon, ...moving])], this.#from, span);
    this.#paths = paths;
    this.first = withPoints(atStart, (id) => needsHouses(id) || paths.has(id));
    const steps = Math.max(1, Math.ceil((span.to - span.from) / bodyStep));
    this.#times = Array.from(
      { length: steps + 1 },
      (_, i) => span.from + ((span.to - span.from) * i) / steps,
    );
    this.#looks = new Map(
      moving.flatMap((id) => {
        const path = paths.get(id);
        if (path === undefined) return [];
        const [values, rates] = [this.#times.map(path.longitude), this.#times.map(path.speed)];
        return [[id, { values, rates, valueAt: path.longitude, rateAt: path.speed }] as const];
      }),
    );
    const [sun, moon] = [paths.get(Sun), paths.get(Moon)];
    if (!timed || sun === undefined || moon === undefined) return;
    const turning = atStart.points.map(({ id }) => id).filter(needsHouses);
    this.#turning = new TurningSky(sky, place, settings, span, turning, { sun, moon });
  }

  get #ids(): BodyId[] {
    return this.first.points.map(({ id }) => id);
  }

  /** A body among bodies, or a point that turns with the Earth. */
  #course(id: BodyId): Course {
    const looks = this.#looks.get(id);
    return looks === undefined ? this.#besideTurning(id) : smoothCourse(this.#times, looks);
  }

  /** A body or point, looked at as often as those that turn with the Earth. */
  #besideTurning(id: BodyId): Course {
    const turning = this.#turning as TurningSky;
    const known = this.#turningCourses.get(id);
    if (known !== undefined) return known;
    const path = this.#paths.get(id);
    const course: Course =
      path !== undefined
        ? {
            times: turning.times,
            values: turning.times.map(path.longitude),
            jumps: () => false,
            valueAfter: (_, moment) => path.longitude(moment),
          }
        : seenCourse(
            turning.times,
            turning.times.map((moment) => turning.at(moment).point(id).longitude),
            (moment) => turning.at(moment).point(id).longitude,
            farthest,
          );
    this.#turningCourses.set(id, course);
    return course;
  }

  /** How far a second point is ahead of a first. */
  #apart(first: BodyId, second: BodyId): Course {
    const [one, other] = [this.#looks.get(first), this.#looks.get(second)];
    if (one !== undefined && other !== undefined) return smoothCourse(this.#times, other, one);
    return ahead(this.#besideTurning(first), this.#besideTurning(second));
  }

  ofSigns(): void {
    for (const id of this.#ids)
      this.#steps(this.#course(id), signLevels, signOf, (before, after) => ({
        kind: 'sign',
        planetId: id,
        before,
        after,
      }));
  }

  ofPartnerHouses(partner: Chart): void {
    if (!partner.timed) return;
    const houseAt = (longitude: number) => houseIn(partner, longitude);
    const cusps = levelsOf(partner.cusps.map(normalize));
    for (const id of this.#ids)
      this.#steps(this.#course(id), cusps, houseAt, (before, after) => ({
        kind: 'partnerHouse',
        planetId: id,
        before,
        after,
      }));
  }

  /** The changes of a value that is read off a longitude. */
  #steps(
    course: Course,
    levels: Levels,
    read: (longitude: number) => number,
    changeOf: (before: number, after: number) => Change,
  ): void {
    let before = read(roundLongitude(course.values[0] as number));
    eachPassing(course, levels, (julianDayUt, beyond) => {
      const after = read(roundLongitude(beyond));
      if (after !== before) this.found.push({ julianDayUt, change: changeOf(before, after) });
      before = after;
    });
  }

  /** Houses move as fast as the points in them: they are compared from look to look. */
  ofHouses(): void {
    const turning = this.#turning;
    if (turning === undefined) return;
    for (const planetId of this.#ids) {
      const path = this.#paths.get(planetId);
      const houseAt = (moment: number): number => {
        const now = turning.at(moment);
        const longitude = path === undefined ? now.point(planetId).longitude : path.longitude(moment);
        return housePosition(roundLongitude(longitude), now.frame.cusps);
      };
      this.#compared(turning.times, houseAt, (before, after) => ({ kind: 'house', planetId, before, after }));
    }
  }

  ofDirections(): void {
    for (const planetId of this.#ids) {
      const path = this.#paths.get(planetId);
      const turning = this.#turning as TurningSky;
      const [times, speedAt] =
        path === undefined
          ? [turning.times, (moment: number) => turning.at(moment).point(planetId).speed]
          : [this.#times, path.speed];
      let before = speedAt(times[0] as number) < 0;
      for (let i = 1; i < times.length; i++) {
        const after = speedAt(times[i] as number) < 0;
        if (after === before) continue;
        const turn = turnBetween(speedAt, times[i - 1] as number, times[i] as number);
        const julianDayUt = path === undefined ? turn : this.#polishedTurn(planetId, turn);
        this.found.push({ julianDayUt, change: { kind: 'retrograde', planetId, before, after } });
        before = after;
      }
    }
  }

  /**
   * Where a slow body turns, a speed off by a billionth of a degree is seconds: the ephemeris itself has the last word.
   */
  #polishedTurn(body: BodyId, near: number): number {
    const speedAt = (moment: number): number => {
      const position = this.#sky.position(body, this.#sky.moment(moment), this.#from);
      return 'missing' in position ? 0 : round7(position.speed);
    };
    for (const around of [10, 60, 600].map((seconds) => seconds / 86_400))
      if (speedAt(near - around) < 0 !== speedAt(near + around) < 0)
        return turnBetween(speedAt, near - around, near + around);
    return near;
  }

  /** A value at every look, and between two that differ at as many more as tell when it changes. */
  #compared(
    times: readonly number[],
    valueAt: (moment: number) => number,
    changeOf: (before: number, after: number) => Change,
  ): void {
    const between = (low: number, before: number, high: number, after: number): void => {
      if (before === after) return;
      if (high - low < precision) {
        this.found.push({ julianDayUt: high, change: changeOf(before, after) });
        return;
      }
      const middle = (low + high) / 2;
      const value = valueAt(middle);
      between(low, before, middle, value);
      between(middle, value, high, after);
    };
    let before = valueAt(times[0] as number);
    for (let i = 1; i < times.length; i++) {
      const after = valueAt(times[i] as number);
      between(times[i - 1] as number, before, times[i] as number, after);
      before = after;
    }
  }

  ofAspects(): void {
    const rules = aspectRules(this.#settings, 'chart');
    const points = withoutFarEnds(this.first.points);
    for (const [i, first] of points.entries())
      for (const second of points.slice(i + 1))
        if (!areTied(first.id, second.id))
          this.#aspects('aspect', first.id, second.id, this.#apart(first.id, second.id), rules);
  }

  ofPartnerAspects(partner: Chart): void {
    const rules = aspectRules(this.#settings, 'synastry');
    const standing = withoutFarEnds(partner.points);
    for (const { id } of withoutFarEnds(this.first.points)) {
      const course = this.#course(id);
      for (const other of standing)
        this.#aspects('partnerAspect', id, other.id, aheadOf(other.longitude, course), rules);
    }
  }

  #aspects(
    kind: 'aspect' | 'partnerAspect',
    planetId: BodyId,
    planet2Id: BodyId,
    apart: Course,
    rules: AspectRules,
  ): void {
    const aspectAt = (distance: number): AspectId | undefined =>
      aspectBetween(
        { id: planetId, longitude: 0, speed: 0 },
        { id: planet2Id, longitude: normalize(distance), speed: 0 },
        rules,
      )?.aspect;
    let before = aspectAt(apart.values[0] as number);
    eachPassing(apart, aspectLevels(rules, planetId, planet2Id), (julianDayUt, beyond) => {
      const after = aspectAt(beyond);
      if (after === before) return;
      const push = (aspectId: AspectId, inOrb: boolean) =>
        this.found.push({
          julianDayUt,
          change: { kind, planetId, before: !inOrb, after: inOrb, planet2Id, aspectId },
        });
      if (before !== undefined) push(before, false);
      if (after !== undefined) push(after, true);
      before = after;
    });
  }
}

/** A chart with the points that are wanted of it. */
const withPoints = <C extends Chart>(chart: C, isWanted: (id: BodyId) => boolean): C => ({
  ...chart,
  points: chart.points.filter(({ id }) => isWanted(id)),
});

/** What no change has affected of the first chart. */
function heldFrom(
  first: Chart,
  changes: OpenQuestions['changes'],
  settings: Settings,
  partner: Chart | undefined,
): Uncertainty['holds'] {
  const ids = first.points.map(({ id }) => id);
  const idsHeld = (kind: Change['kind']): BodyId[] => {
    const changed = new Set(changes.flatMap(({ change }) => (change.kind === kind ? [change.planetId] : [])));
    return ids.filter((id) => !changed.has(id));
  };
  const aspectsHeld = (
    aspects: readonly { first: BodyId; second: BodyId; aspect: AspectId }[],
    kind: 'aspect' | 'partnerAspect',
  ) => {
    const changed = new Set(
      changes.flatMap(({ change }) =>
        change.kind === kind ? [`${change.planetId} ${change.planet2Id} ${change.aspectId}`] : [],
      ),
    );
    return aspects
      .filter((one) => !changed.has(`${one.first} ${one.second} ${one.aspect}`))
      .map((one) => ({ planet1Id: one.first, planet2Id: one.second, aspectId: one.aspect }));
  };
  return {
    sign: idsHeld('sign'),
    house: first.timed ? idsHeld('house') : [],
    aspects: aspectsHeld(aspectsOf(first, settings), 'aspect'),
    ...(partner !== undefined && {
      partnerHouse: partner.timed ? idsHeld('partnerHouse') : [],
      partnerAspects: aspectsHeld(
        aspectsAcross(first.points, partner.points, aspectRules(settings, 'synastry')),
        'partnerAspect',
      ),
    }),
  };
}
