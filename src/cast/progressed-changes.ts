import { difference, normalize } from '../chart/angle.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { tropicalYear } from '../chart/periods.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import { ingresses, stations } from '../search/longitudes.js';
import { SkySearch } from '../search/search.js';
import type { Ingress } from '../search/types.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Birth } from './birth.js';

/** What changes around a progressed moment. All moments are progressed ones: a day is a year of life. */

/** Degrees of the circle between Sun and Moon that a phase lasts. */
const phaseWidth = 45;
/** Days; four seconds of life. */
const precision = 1e-7;
const stepLimit = 12;

/** When the phase of the Moon gives way to the next, by Newton's method: the Moon gains on the Sun evenly enough. */
export function nextPhase(context: EngineContext, progressed: JulianDayUt, settings: Settings): JulianDayUt {
  const search = SkySearch.of(context.sky, settings);
  const gained = (moment: JulianDayUt) => {
    const [sun, moon] = [search.motion(Sun, moment), search.motion(Moon, moment)];
    return { elongation: normalize(moon.longitude - sun.longitude), rate: moon.speed - sun.speed };
  };
  const { elongation: now } = gained(progressed);
  const left = phaseWidth - (now % phaseWidth);
  let moment = progressed;
  for (let step = 0; step < stepLimit; step++) {
    const { elongation, rate } = gained(moment);
    const correction = (left - normalize(elongation - now + 180) + 180) / rate;
    moment += correction;
    if (Math.abs(correction) < precision) break;
  }
  return moment;
}

/** The signs that a body enters in a span, forward or back. */
export const progressedIngresses = (
  context: EngineContext,
  body: BodyId,
  from: JulianDayUt,
  to: JulianDayUt,
  settings: Settings,
): Ingress[] => ingresses(SkySearch.of(context.sky, settings), body, from, to);

/** When the Sun is at a longitude near the one that it has at a moment, before it or after, by Newton's method. */
export function sunAt(
  context: EngineContext,
  longitude: number,
  near: JulianDayUt,
  settings: Settings,
): JulianDayUt {
  const search = SkySearch.of(context.sky, settings);
  let moment = near;
  for (let step = 0; step < stepLimit; step++) {
    const { longitude: now, speed } = search.motion(Sun, moment);
    const correction = difference(now, longitude) / speed;
    moment += correction;
    if (Math.abs(correction) < precision) break;
  }
  return moment;
}

/** When a body last turned, after the birth; undefined where it has not. */
export const lastTurn = (
  context: EngineContext,
  body: BodyId,
  born: JulianDayUt,
  now: JulianDayUt,
  settings: Settings,
): JulianDayUt | undefined =>
  stations(SkySearch.of(context.sky, settings), body, born, now).at(-1)?.julianDayUt;

/** Days of life that every progressed date may be off, where the time of birth is not known: 0 where it is. */
export function datesOff({ uncertain, when }: Birth): number {
  if (uncertain === undefined) return 0;
  const most = Math.max(when.julianDayUt - uncertain.from, uncertain.to - when.julianDayUt);
  return Math.ceil(most * tropicalYear);
}
