import { normalize, separation } from '../chart/angle.js';
import {
  type Aspect,
  type AspectId,
  aspectAngles,
  aspectAsItStands,
  type MovingPoint,
  withoutFarEnds,
} from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { orbOf } from '../chart/orbs.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { type AimWindow, Arcs, type HouseStay, SkySearch } from '../search/search.js';
import type { ChartPoint, HousedPoint, TimedChart } from './chart.js';

/** What a moving body does to a birth chart in a span of time: aspects to its points, stays in its houses. */
export interface Passage {
  body: BodyId;
  aspects: readonly AspectPassage[];
  stays: readonly HouseStay[];
}

export interface AspectPassage {
  /** As it stands at the moment, or where it is closest in the period. */
  aspect: Aspect;
  enters: number | null;
  exact: readonly number[];
  leaves: number | null;
}

/** Degrees that a chart's longitudes may differ from those searched, by rounding. */
const rounding = 1e-6;

/** Days that a moment is taken for where a span is searched: 0.1 s. */
const instant = 1e-6;

/** @returns the passages of a body, or why the ephemeris has none */
export function passagesOf(
  context: EngineContext,
  point: ChartPoint,
  natal: TimedChart,
  { from, to }: Span,
  settings: Settings,
  isPeriod: boolean,
): Passage | string {
  const search = SkySearch.of(context.trajectories, settings);
  const end = isPeriod ? to : from + instant;
  const rules = aspectRules(settings, 'toNatal');
  const aims: { longitude: number; orb: number; natal: HousedPoint; aspect: AspectId }[] = [];
  for (const target of withoutFarEnds(natal.points))
    for (const aspect of rules.aspects) {
      const orb = orbOf(rules.orbs, aspect, point.id, target.id);
      const angle = aspectAngles[aspect];
      const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
      for (const side of sides) {
        const longitude = normalize(target.longitude + side);
        // At a moment only what is in orb then is looked for.
        if (isPeriod || separation(longitude, point.longitude) <= orb + rounding)
          aims.push({ longitude, orb, natal: target, aspect });
      }
    }
  try {
    const aspects = search.windowsTo(point.id, Arcs.around(aims), from, end).map((window) => {
      const aim = aims[window.aim] as (typeof aims)[number];
      const { natal: target, aspect } = aim;
      // The points of the birth stand still: it is the sky that applies.
      const still = { id: target.id, longitude: target.longitude, speed: 0 };
      const stands = isPeriod
        ? inPeriod(search, point.id, still, aspect, aim.longitude, window, from, end)
        : aspectAsItStands(point, still, aspect);
      const { enters, exact, leaves } = window;
      return { aspect: stands, enters, exact, leaves };
    });
    return { body: point.id, aspects, stays: search.houseStays(point.id, natal.cusps, from, end) };
  } catch (error) {
    if (error instanceof HoroscopeError && error.code === 'date_out_of_range') return error.message;
    throw error;
  }
}

/** An aspect of a period: where it is closest in the part of its window that the period holds, applying as it begins. */
function inPeriod(
  search: SkySearch,
  body: BodyId,
  natal: MovingPoint,
  aspect: AspectId,
  aim: number,
  { enters, exact, leaves }: AimWindow,
  from: number,
  to: number,
): Aspect {
  const start = Math.max(from, enters ?? from);
  const end = Math.min(to, leaves ?? to);
  const at = (moment: number): Aspect =>
    aspectAsItStands(
      { id: body, longitude: search.longitude(body, moment), speed: search.speed(body, moment) },
      natal,
      aspect,
    );
  const { applying } = at(start);
  // At an exact moment the longitude is the aim, to the last decimal.
  if (exact.some((moment) => moment >= start && moment < end))
    return { ...aspectAsItStands({ id: body, longitude: aim, speed: 0 }, natal, aspect), applying };
  const turns = search.stations(body, start, end).map(({ julianDayUt }) => at(julianDayUt));
  const [closest = at(start)] = [at(start), at(end), ...turns].sort((a, b) => a.orb - b.orb);
  return { ...closest, applying };
}
