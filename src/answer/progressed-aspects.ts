import type { ChartPoint } from '../cast/chart.js';
import { moonMeets, sunComesTo } from '../cast/progressed-ahead.js';
import { exactBetween, progressedContacts, progressedWindow } from '../cast/progressed-window.js';
import { Conjunction, Opposition, Square } from '../chart/aspect-kinds.js';
import { aspectsAcross, aspectsWithin } from '../chart/aspects.js';
import { type BodyId, Mars, Mercury, Moon, Sun, Venus } from '../chart/bodies.js';
import { orbOf } from '../chart/orbs.js';
import { tropicalYear } from '../chart/periods.js';
import { lifeMoment } from '../chart/progressed.js';
import type { ProgressedAspect, ProgressedPair } from '../reading/progressions/plan.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Personal } from '../text/reading-catalogue.js';
import { type LifeCalendar, movers, type Progressed } from './progressed-birth.js';
import { readingRules } from './reading-rules.js';

/** The aspects of progressed bodies to the birth chart and to each other, and the Moon's in the year ahead. */

const rules = readingRules('progressed');
/** The orbs of natal aspects. */
const rulesOfBirth = readingRules('chart');

/** The planets and angles of the birth that a reading names: without its hour, not the Moon. */
function natalPoints({ birth: { chart } }: Progressed, isRough: boolean): readonly ChartPoint[] {
  const planets = isRough ? chart.planets.filter(({ id }) => id !== Moon) : chart.planets;
  return chart.timed ? [...planets, chart.ascendant, chart.midheaven] : planets;
}

/** Aspects of the progressed bodies to the birth. */
export function aspectsOf(
  context: EngineContext,
  given: Progressed,
  calendar: LifeCalendar,
  isRough: boolean,
  settings: Settings,
): ProgressedAspect[] {
  const { birth, progressed } = given;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const life = lifeMoment(born, now);
  const points = natalPoints(given, isRough);
  const found = aspectsAcross(
    movers.filter((id) => !(isRough && id === Moon)).map((id) => progressed.planets[id]),
    points.map(({ id, longitude }) => ({ id, longitude, speed: 0 })),
    rules,
  );
  const reading: Settings = { ...settings, orbs: new Map() };
  const natal = aspectsWithin(points, rulesOfBirth);
  const inOrb = found.map(({ first, second, aspect, orb }): ProgressedAspect => {
    const point = points.find(({ id }) => id === second);
    const window = point && progressedWindow(context, born, now, first, point, aspect, reading);
    const nearest = [...(window?.exact ?? [])].sort((a, b) => Math.abs(a - life) - Math.abs(b - life))[0];
    return {
      body: first,
      natal: second,
      aspect,
      starts: calendar.dayOf(window?.enters ?? null),
      exact: nearest === undefined ? null : calendar.dayOf(nearest),
      ends: calendar.dayOf(window?.leaves ?? null),
      ahead: nearest === undefined ? null : (nearest - life) / tropicalYear,
      closeness: Math.max(0, 1 - orb / orbOf(rules.orbs, aspect, first, second)),
      born: natal.find((one) => isBetween(one, first, second))?.aspect,
    };
  });
  const isKnown = (natalId: BodyId): boolean =>
    inOrb.some(({ body, natal: id, aspect }) => body === Sun && id === natalId && aspect === Conjunction);
  return [
    ...inOrb,
    ...points
      .filter(({ id }) => id !== Sun && !isKnown(id))
      .flatMap((point) => sunComingTo(context, given, calendar, settings, point) ?? [])
      .map((one) => ({ ...one, born: natal.find((pair) => isBetween(pair, Sun, one.natal))?.aspect })),
  ];
}

/** Years ahead in which the progressed Sun’s coming to a point, once in a life, is told before it is in orb. */
const sunReach = 2;

/** The Sun before a point that it comes to within those years. */
function sunComingTo(
  context: EngineContext,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
  { id, longitude }: ChartPoint,
): ProgressedAspect | undefined {
  const at = sunComesTo(context, birth, progressed, longitude, sunReach, settings);
  if (at === undefined) return undefined;
  return {
    body: Sun,
    natal: id,
    aspect: Conjunction,
    starts: calendar.dayAt(at - 1),
    exact: calendar.dayAt(at),
    ends: calendar.dayAt(at + 1),
    ahead: at - progressed.moment.julianDayUt,
    closeness: 0,
  };
}

const isBetween = (one: { first: BodyId; second: BodyId }, a: BodyId, b: BodyId): boolean =>
  (one.first === a && one.second === b) || (one.first === b && one.second === a);

/** Degrees within which two progressed bodies are told of together; the Moon goes through its own in a month. */
const pairOrb = 0.5;
const pairOrbOfMoon = 1;

/** Aspects of the progressed bodies with each other. */
export function pairsOf(
  context: EngineContext,
  given: Progressed,
  calendar: LifeCalendar,
  isRough: boolean,
  settings: Settings,
): ProgressedPair[] {
  const { birth, progressed } = given;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const points = movers.filter((id) => !(isRough && id === Moon)).map((id) => progressed.planets[id]);
  const pairs = aspectsWithin(points, rules).flatMap(({ first, second, aspect, orb }): ProgressedPair[] => {
    const limit = first === Moon || second === Moon ? pairOrbOfMoon : pairOrb;
    if (orb > limit) return [];
    const exact = exactBetween(context, born, now, first, second, aspect, settings);
    return [
      {
        first: first as Personal,
        second: second as Personal,
        aspect,
        exact: exact === undefined ? null : calendar.dayOf(exact),
        ahead: exact === undefined ? null : (exact - lifeMoment(born, now)) / tropicalYear,
        closeness: 1 - orb / limit,
      },
    ];
  });
  return isRough ? pairs : [...pairs, ...moonPairsOf(context, given, calendar, settings, pairs)];
}

/** Progressed bodies that the Moon meets; its aspects to the Sun are its phases. */
const metByMoon = [Mercury, Venus, Mars] as const;
/** By which angles, and how much each counts: to come onto a planet is more than to be across from it or square to it. */
const strongAngles = [Conjunction, Opposition, Square] as const;
const closenessOfMoonYear = { [Conjunction]: 1, [Opposition]: 0.3, [Square]: 0.3 } as const;
const mostOfMoonYear = 2;

/** Progressed planets that the progressed Moon comes to within a year, beside those that it is at now. */
function moonPairsOf(
  context: EngineContext,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
  near: readonly ProgressedPair[],
): ProgressedPair[] {
  const life = lifeMoment(birth.when.julianDayUt, progressed.moment.julianDayUt);
  const found: ProgressedPair[] = [];
  for (const second of metByMoon) {
    for (const aspect of strongAngles) {
      // Hard aspects to progressed Mercury are over in weeks, as those to natal Mercury are.
      if (second === Mercury && aspect !== Conjunction) continue;
      if (near.some((one) => one.first === Moon && one.second === second && one.aspect === aspect)) continue;
      const exact = moonMeets(context, birth, progressed, second, aspect, settings);
      if (exact === undefined) continue;
      const ahead = (exact - life) / tropicalYear;
      const closeness = closenessOfMoonYear[aspect];
      found.push({ first: Moon, second, aspect, exact: calendar.dayOf(exact), ahead, closeness });
    }
  }
  return found.sort((a, b) => b.closeness - a.closeness).slice(0, mostOfMoonYear);
}

/** The Moon's contacts that are exact in the year of life after the moment. */
export function moonYearOf(
  context: EngineContext,
  given: Progressed,
  calendar: LifeCalendar,
  isRough: boolean,
  settings: Settings,
): ProgressedAspect[] {
  const { birth, progressed } = given;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const span = { from: now, to: now + 1 };
  const points = natalPoints(given, isRough);
  return progressedContacts(context, born, span, Moon, points, rules, settings).map(
    ({ natal, aspect, enters, exact, leaves }) => ({
      body: Moon as BodyId,
      natal,
      aspect,
      starts: calendar.dayOf(enters),
      exact: calendar.dayOf(exact[0] ?? null),
      ends: calendar.dayOf(leaves),
      ahead: ((exact[0] ?? born) - lifeMoment(born, now)) / tropicalYear,
      closeness: 1,
    }),
  );
}
