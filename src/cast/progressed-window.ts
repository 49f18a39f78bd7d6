import { difference, normalize } from '../chart/angle.js';
import { type AspectId, aspectAngles, aspectOffsets } from '../chart/aspect-kinds.js';
import type { AspectRules } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { orbOf } from '../chart/orbs.js';
import { tropicalYear } from '../chart/periods.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { SkySearch } from '../search/search.js';
import { Arcs, windowsTo } from '../search/windows.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { ChartPoint } from './chart.js';

/** Days that a moment is taken for where a window around it is searched: 0.1 s. */
const instant = 1e-6;

/** When in life a progressed aspect comes into orb and leaves it; null where the ephemeris does not reach. */
export interface WindowOfLife {
  enters: JulianDayUt | null;
  /** Every exact moment in it. */
  exact: JulianDayUt[];
  leaves: JulianDayUt | null;
}

/**
 * The window of an aspect that a progressed body makes to a point of the birth chart.
 * @param born the moment of birth, and `progressed` the moment that stands for a moment of life: Julian days, UT
 * @returns undefined where the body has no path of its own, as the angles have not
 */
export function progressedWindow(
  context: EngineContext,
  born: JulianDayUt,
  progressed: JulianDayUt,
  body: BodyId,
  natal: ChartPoint,
  aspect: AspectId,
  settings: Settings,
): WindowOfLife | undefined {
  const search = SkySearch.of(context.sky, settings);
  const orb = orbOf(aspectRules(settings, 'progressed').orbs, aspect, body, natal.id);
  const aims = aspectOffsets(aspect).map((side) => ({ longitude: normalize(natal.longitude + side), orb }));
  try {
    const [window] = windowsTo(search, body, Arcs.around(aims), progressed, progressed + instant);
    if (window === undefined) return undefined;
    const inLife = (moment: JulianDayUt | null): JulianDayUt | null =>
      moment === null ? null : born + (moment - born) * tropicalYear;
    const exact = window.exact.map((moment) => born + (moment - born) * tropicalYear);
    return { enters: inLife(window.enters), exact, leaves: inLife(window.leaves) };
  } catch (error) {
    if (error instanceof HoroscopeError) return undefined;
    throw error;
  }
}

/** An aspect that a progressed body makes exact in a span, and when in life it is in orb. */
export interface ProgressedContact extends WindowOfLife {
  natal: BodyId;
  aspect: AspectId;
}

/**
 * The aspects that a progressed body makes exact to points of the birth in a span, in order of time.
 * @param span progressed moments, Julian days UT
 */
export function progressedContacts(
  context: EngineContext,
  born: JulianDayUt,
  span: Span,
  body: BodyId,
  points: readonly Pick<ChartPoint, 'id' | 'longitude'>[],
  rules: AspectRules,
  settings: Settings,
): ProgressedContact[] {
  const search = SkySearch.of(context.sky, settings);
  const aims = points.flatMap(({ id, longitude }) =>
    rules.aspects.flatMap((aspect) => {
      const orb = orbOf(rules.orbs, aspect, body, id);
      return aspectOffsets(aspect).map((side) => ({
        natal: id,
        aspect,
        orb,
        longitude: normalize(longitude + side),
      }));
    }),
  );
  const longitudes = Float64Array.from(aims, ({ longitude }) => longitude).sort();
  const crossed = search.crossings(search.longitudeScan(body), longitudes, span.from, span.to);
  const isReached = (longitude: number): boolean =>
    crossed.some(({ index }) => longitudes[index] === longitude);
  const inLife = (moment: JulianDayUt): JulianDayUt => born + (moment - born) * tropicalYear;
  const isWithin = (moment: JulianDayUt): boolean => moment >= span.from && moment <= span.to;
  // Of a hundred aims the Moon comes to a few in a year of life: their windows alone are searched.
  const reached = aims.filter(({ longitude }) => isReached(longitude));
  return windowsTo(search, body, reached, span.from, span.to)
    .flatMap(({ aim, enters, exact, leaves }): ProgressedContact[] => {
      const aimed = reached[aim];
      const moments = exact.filter(isWithin).map(inLife);
      if (aimed === undefined || moments.length === 0) return [];
      const { natal, aspect } = aimed;
      const ends = { enters: enters && inLife(enters), leaves: leaves && inLife(leaves) };
      return [{ natal, aspect, exact: moments, ...ends }];
    })
    .sort((a, b) => (a.exact[0] ?? 0) - (b.exact[0] ?? 0));
}

/** Days, which are years of life, that two bodies may be from the exact moment of their aspect for it to be told. */
const pairReach = 5;
/** Days; four seconds of life. */
const precision = 1e-7;
const stepLimit = 20;

/**
 * When two progressed bodies are exactly at an aspect to each other, by Newton's method: bodies that keep pace with each other,
 * or turn before they meet, have no such moment near.
 * @param progressed the moment that stands for a moment of life, Julian day UT
 * @returns a moment of life, Julian day UT; undefined where there is none within five years
 */
export function exactBetween(
  context: EngineContext,
  born: JulianDayUt,
  progressed: JulianDayUt,
  first: BodyId,
  second: BodyId,
  aspect: AspectId,
  settings: Settings,
): JulianDayUt | undefined {
  const search = SkySearch.of(context.sky, settings);
  const angle = aspectAngles[aspect];
  const pairAt = (moment: JulianDayUt) =>
    [search.motion(first, moment), search.motion(second, moment)] as const;
  const [a, b] = pairAt(progressed);
  const isAhead = difference(a.longitude, b.longitude) >= 0;
  const side = isAhead ? angle : -angle;
  let moment = progressed;
  for (let step = 0; step < stepLimit; step++) {
    const [one, other] = pairAt(moment);
    const left = difference(one.longitude + side, other.longitude);
    const correction = left / (one.speed - other.speed);
    moment += correction;
    if (!(Math.abs(moment - progressed) <= pairReach)) return undefined;
    if (Math.abs(correction) < precision) return born + (moment - born) * tropicalYear;
  }
  return undefined;
}
