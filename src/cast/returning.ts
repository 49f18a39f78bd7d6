import type { Aspect } from '../chart/aspects.js';
import { Moon, Sun } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import { placeTime } from '../request/moment.js';
import { type ElsewhereFields, elsewhereOr, type Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { type CivilMoment, civilAt } from '../time/civil.js';
import { aspectsToNatal } from './aspects.js';
import { type BirthFields, birthOf } from './birth.js';
import { type Chart, castChart, castUntimedChart } from './chart.js';
import type { Person } from './person.js';
import { firstReturn, nthReturn, positionOf, type Return } from './return-moment.js';

/** A person, and where they are when Sun or Moon return. */
export interface Returning {
  birth: Person;
  there: Locality;
}

export function returningOf(
  context: EngineContext,
  request: BirthFields & ElsewhereFields & { name: string },
  settings: Settings,
): Returning {
  const birth = { name: request.name, ...birthOf(context, request, settings) };
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
 * @param born the moment of birth, Julian day UT
 */
export function aimOf(
  context: EngineContext,
  body: typeof Sun | typeof Moon,
  { birth, there }: Returning,
  settings: Settings,
  born: number = birth.when.julianDayUt,
): Return {
  const ayanamsa = settings.ayanamsa ?? (settings.precessionCorrected ? siderealZodiac : undefined);
  const seenFrom = (place: Locality) => ({ ...skySettings(settings, place), ayanamsa });
  const natal = positionOf(context.sky, { body, from: seenFrom(birth.place) }, born);
  return { body, longitude: natal.longitude, from: seenFrom(there) };
}

/** When a return may be where the moment of birth is not known for sure: the span that holds the one given, and all. */
export interface ReturnSpans {
  given: Span;
  all: readonly Span[];
}

/** The returns of the Sun at a birthday, for all births that may be meant. */
export function solarReturnSpans(
  context: EngineContext,
  returning: Returning,
  { from, to }: Span,
  years: number,
  settings: Settings,
): ReturnSpans {
  const at = (born: number): number =>
    nthReturn(context.sky, aimOf(context, Sun, returning, settings, born), born, years);
  const given = { from: at(from), to: at(to) };
  return { given, all: [given] };
}

/** Days by which the Moon has gone on from a longitude so far that what comes next is its return. */
const halfMonth = 14;

/**
 * The first returns of the Moon from a moment on, and not before the birth, for all births that may be meant. The later
 * the birth, the later the return, but where the Moon stood at the moment searched from as at one of the births: of
 * those before it she has just been back, and comes a month later.
 * @param given the return for the birth as it is taken
 */
export function lunarReturnSpans(
  context: EngineContext,
  returning: Returning,
  { from, to }: Span,
  start: number,
  given: number,
  settings: Settings,
): ReturnSpans {
  const { sky } = context;
  const aim = (born: number): Return => aimOf(context, Moon, returning, settings, born);
  const at = (born: number): number => firstReturn(sky, aim(born), Math.max(start, born));
  const [first, last] = [at(from), at(to)];
  if (first <= last) return { given: { from: first, to: last }, all: [{ from: first, to: last }] };
  const { from: seenFrom } = aim(from);
  const then = positionOf(sky, { body: Moon, from: seenFrom }, start);
  const next = firstReturn(sky, { body: Moon, longitude: then.longitude, from: seenFrom }, start + halfMonth);
  const [early, late] = [
    { from: start, to: last },
    { from: first, to: next },
  ];
  return { given: given < start + halfMonth ? early : late, all: [early, late] };
}

/** The chart of a return, and what its points are to the natal ones. */
export interface ReturnChart {
  event: CivilMoment;
  /** With houses where the time of birth is known. */
  chart: Chart;
  toNatal: readonly Aspect[];
}

export function castReturn(
  context: EngineContext,
  { birth, there }: Returning,
  julianDayUt: number,
  settings: Settings,
): ReturnChart {
  const cast = birth.chart.timed ? castChart : castUntimedChart;
  const chart = cast(context.sky, julianDayUt, there, settings);
  return {
    event: civilAt(julianDayUt, there.zone, placeTime(there, settings)),
    chart,
    toNatal: aspectsToNatal(chart.points, birth.chart, settings, 'toNatal'),
  };
}
