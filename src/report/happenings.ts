import { type AspectId, Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import { signOf } from '../chart/zodiac.js';
import { eclipses } from '../search/eclipses.js';
import { type SkyEvent, skyEventsIn } from '../search/events.js';
import { ingresses } from '../search/longitudes.js';
import type { SkySearch } from '../search/search.js';
import { wasInAspectBefore, wasThereLately } from './earlier-passes.js';
import type { Aspect, Happening } from './happening.js';
import {
  loopUnderWay,
  nextStation,
  passesOf,
  slowStays,
  turnsBackSoon,
  wasThereBefore,
} from './long-view.js';
import { isYear, type Period } from './period.js';
import { isJupiterOrSlower, slowPlanets } from './slow-planets.js';

const majorAspects: readonly AspectId[] = [Conjunction, Opposition, Trine, Square, Sextile];

/** From the swiftest to the slowest but the Moon, the Sun first: in a conjunction the later one sets the tone. */
const bySpeed: readonly Planet[] = [Sun, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];
const withMoon: readonly Planet[] = [Moon, ...bySpeed];

/** Planets whose ingresses a year's report may tell; swifter ones pass too often. */
const yearlong: readonly Planet[] = [Mars, ...slowPlanets];

/** Degrees, to the decimals that results have. */
const lastOfSign = 30 - 1e-7;

/** Within so many days of an eclipse the lunation is the same event. */
const sameLunation = 1;

/** Everything a report of a period may include, in order of time. */
export function happeningsOf(search: SkySearch, period: Period): Happening[] {
  return (isYear(period) ? ofYear(search, period) : ofDays(search, period)).sort(
    (a, b) => a.julianDayUt - b.julianDayUt,
  );
}

function ofYear(search: SkySearch, { from, to }: Period): Happening[] {
  const choices = [
    { kinds: new Set(['ingress'] as const), bodies: yearlong, aspects: [] },
    { kinds: new Set(['aspect'] as const), bodies: slowPlanets, aspects: majorAspects },
    { kinds: new Set(['station', 'eclipse'] as const), bodies: bySpeed, aspects: [] },
  ];
  const events = choices.flatMap((choice) => skyEventsIn(search, choice, from, to));
  return [
    ...events.flatMap((event) => happeningOf(search, event)),
    ...slowPlanets.flatMap((body) => slowStays(search, body, from, to)),
    ...underWay(search, from, from),
  ];
}

function ofDays(search: SkySearch, { kind, from, to }: Period): Happening[] {
  const bodies = kind === 'daily' ? withMoon : bySpeed;
  const kinds = new Set(['ingress', 'station', 'aspect', 'lunation', 'eclipse'] as const);
  const found = skyEventsIn(search, { kinds, bodies, aspects: majorAspects }, from, to);
  // A lunation may fall on this side of a period's midnight and its eclipse on the other.
  const nearEclipses = eclipses(search, from - sameLunation, to + sameLunation);
  const happenings = found.flatMap((event) => {
    const same = ({ julianDayUt }: { julianDayUt: number }) =>
      Math.abs(julianDayUt - event.julianDayUt) < sameLunation;
    if (event.kind === 'lunation' && nearEclipses.some(same)) return [];
    return happeningOf(search, event);
  });
  for (const each of kind === 'weekly' ? happenings : [])
    if (each.kind === 'aspect' && isJupiterOrSlower(each.body))
      each.passes = passesOf(search, [each.body, each.slow], each.aspectId, each.julianDayUt);
  happenings.push(...underWay(search, from, to));
  for (const each of kind === 'monthly' ? happenings : []) {
    if (each.kind !== 'station' || each.direction !== 'direct') continue;
    const since = loopUnderWay(search, each.body, from)?.begins;
    if (since !== undefined) each.since = since;
  }
  // A day's sign is the one that the Moon is in for the longer time.
  if (kind === 'daily') happenings.push(stayOf(search, Moon, (from + to) / 2), stayOf(search, Sun, from));
  if (kind === 'weekly')
    happenings.push(...moonsDays(search, from, to), stayOf(search, Sun, (from + to) / 2));
  return happenings;
}

function happeningOf(search: SkySearch, event: SkyEvent): Happening[] {
  const { julianDayUt } = event;
  switch (event.kind) {
    case 'lunation': {
      const { kind, phaseId, longitude } = event;
      return [{ kind, julianDayUt, signId: signOf(longitude), longitude, phaseId }];
    }
    case 'eclipse': {
      const { kind, luminary, type, magnitude, longitude } = event;
      // Types and luminary belong together, as the search gives them.
      const where = { julianDayUt, signId: signOf(longitude), longitude };
      return [{ kind, ...where, luminary, type, magnitude } as Happening];
    }
    case 'ingress': {
      const { kind, signId, retrograde } = event;
      const body = event.body as Planet;
      // The degree it comes into: going backward the sign's last.
      const longitude = signId * 30 + (retrograde ? lastOfSign : 0);
      const again =
        retrograde ||
        wasThereBefore(search, body, julianDayUt) ||
        wasThereLately(search, body, signId, julianDayUt);
      const turnsBack = retrograde ? undefined : turnsBackSoon(search, body, signId, julianDayUt);
      return [{ kind, julianDayUt, signId, longitude, body, retrograde, again, turnsBack }];
    }
    case 'station': {
      const { kind, direction, longitude } = event;
      const body = event.body as Planet;
      const until = direction === 'retrograde' ? nextStation(search, body, julianDayUt) : undefined;
      const signId = signOf(longitude);
      const backsOut = until !== undefined && signOf(search.longitude(body, until)) !== signId;
      return [{ kind, julianDayUt, signId, longitude, body, direction, until, backsOut }];
    }
    case 'aspect': {
      const aspect = aspectOf(event);
      const { body, slow, aspectId } = aspect;
      const inferior = body === Sun && aspectId === Conjunction && search.speed(slow, julianDayUt) < 0;
      // The last pass of Venus or Mars comes ten weeks and more after the first, and is told as that was.
      const isLastPass = (body === Venus || body === Mars) && search.speed(body, julianDayUt) > 0;
      const again = !isLastPass && wasInAspectBefore(search, body, slow, aspectId, julianDayUt);
      const loops: readonly Planet[] = aspectId === Conjunction ? [Mercury, Venus, Mars] : [Mercury];
      const backward = loops.some(
        (one) => (one === body || one === slow) && search.speed(one, julianDayUt) < 0,
      );
      return [{ ...aspect, inferior: inferior && slow <= Venus, backward, again }];
    }
    default:
      return [];
  }
}

/** The aspects of some days, the Moon's apart; which of them are made again is not looked up. */
export const aspectsOf = (search: SkySearch, from: number, to: number): Aspect[] =>
  skyEventsIn(
    search,
    { kinds: new Set(['aspect'] as const), bodies: bySpeed, aspects: majorAspects },
    from,
    to,
  ).flatMap((event): Aspect[] => (event.kind === 'aspect' ? [aspectOf(event)] : []));

/** An aspect whose place in a loop is left open. */
function aspectOf(event: SkyEvent & { kind: 'aspect' }): Aspect {
  const { kind, julianDayUt, aspectId, longitude1: longitude, longitude2: slowLongitude } = event;
  // The search names bodies in the order they were asked for: the swifter first.
  const [body, slow] = [event.body1 as Planet, event.body2 as Planet];
  const open = { inferior: false, backward: false, again: false };
  return {
    kind,
    julianDayUt,
    signId: signOf(longitude),
    longitude,
    slowLongitude,
    body,
    slow,
    aspectId,
    ...open,
  };
}

/** Days that the Moon stays where a week finds her, if that is to be written. */
const wholeStay = 0.5;

/** Where the Moon is as a week begins, and the signs she enters. */
function moonsDays(search: SkySearch, from: number, to: number): Happening[] {
  const entered = ingresses(search, Moon, from, to).map(
    ({ julianDayUt, signId }): Happening => ({
      kind: 'ingress',
      julianDayUt,
      signId,
      longitude: signId * 30,
      body: Moon,
      retrograde: false,
      again: false,
    }),
  );
  const [first] = entered;
  if (first === undefined || first.julianDayUt < from + wholeStay) return entered;
  return [{ ...stayOf(search, Moon, from), ends: first.julianDayUt } as Happening, ...entered];
}

/** Where a body is at a moment. */
function stayOf(search: SkySearch, body: typeof Sun | typeof Moon, julianDayUt: number): Happening {
  const longitude = search.longitude(body, julianDayUt);
  const open = { begins: undefined, ends: undefined };
  return { kind: 'stay', julianDayUt, signId: signOf(longitude), longitude, body, ...open };
}

const retrograding: readonly Planet[] = [Mercury, Venus, Mars, ...slowPlanets];

/** Retrogrades that are under way as a period begins and last at least till a moment, as of its beginning. */
function underWay(search: SkySearch, from: number, till: number): Happening[] {
  return retrograding.flatMap((body): Happening[] => {
    const loop = loopUnderWay(search, body, from);
    if (loop === undefined || loop.ends < till) return [];
    const longitude = search.longitude(body, from);
    const signId = signOf(longitude);
    const [backed] = ingresses(search, body, from, loop.ends);
    const backsOut = backed?.julianDayUt;
    return [{ kind: 'retrograde', julianDayUt: from, signId, longitude, body, ...loop, backsOut }];
  });
}
