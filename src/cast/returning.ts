import type { Aspect } from '../chart/aspects.js';
import type { Moon, Sun } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import { placeTime } from '../request/moment.js';
import { type ElsewhereFields, elsewhereOr, type Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import { type CivilMoment, civilAt } from '../time/civil.js';
import { aspectsToNatal } from './aspects.js';
import { type TimedBirthFields, timedBirthOf } from './birth.js';
import { castChart, type TimedChart } from './chart.js';
import type { Person } from './person.js';
import { positionOf, type Return } from './return-moment.js';

/** A person, and where they are when Sun or Moon return. */
export interface Returning {
  birth: Person<TimedChart>;
  there: Locality;
}

export function returningOf(
  context: EngineContext,
  request: TimedBirthFields & ElsewhereFields & { name: string },
  settings: Settings,
): Returning {
  const birth = { name: request.name, ...timedBirthOf(context, request, settings) };
  return { birth, there: elsewhereOr(birth.place, context, request) };
}

/**
 * A zodiac that stays among the stars, for returns corrected for precession. Which of them is the same to a return:
 * precession moves them all alike. This one is of those who brought up the custom (D. Bradley, Solar and Lunar
 * Returns, 1948).
 */
const siderealZodiac = 'fagan-bradley';

/**
 * What a body returns to: its natal longitude in the settings' zodiac, seen at the birth from the birth place and at
 * the return from the place of that; corrected for precession, the natal place among the stars.
 */
export function aimOf(
  context: EngineContext,
  body: typeof Sun | typeof Moon,
  { birth, there }: Returning,
  settings: Settings,
): Return {
  const ayanamsa = settings.ayanamsa ?? (settings.precessionCorrected ? siderealZodiac : undefined);
  const seenFrom = (place: Locality) => ({ ...skySettings(settings, place), ayanamsa });
  const natal = positionOf(context.sky, { body, from: seenFrom(birth.place) }, birth.when.julianDayUt);
  return { body, longitude: natal.longitude, from: seenFrom(there) };
}

/** The chart of a return, and what its points are to the natal ones. */
export interface ReturnChart {
  event: CivilMoment;
  chart: TimedChart;
  toNatal: readonly Aspect[];
}

export function castReturn(
  context: EngineContext,
  { birth, there }: Returning,
  julianDayUt: number,
  settings: Settings,
): ReturnChart {
  const chart = castChart(context.sky, julianDayUt, there, settings);
  return {
    event: civilAt(julianDayUt, there.zone, placeTime(there, settings)),
    chart,
    toNatal: aspectsToNatal(chart.points, birth.chart, settings, 'toNatal'),
  };
}
