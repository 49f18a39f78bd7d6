import { type BodyId, Mars, Mercury, Pluto, Saturn, Sun, Uranus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { isUnsure, type TransitContext } from './context.js';
import { listedPasses, timeBeside } from './passes.js';
import {
  type Day,
  dayBefore,
  daysFrom,
  marksOf,
  type TransitSky,
  touchedBy,
  type WeighedTransit,
} from './plan.js';
import { isTurnOfLife } from './weight.js';

/** Contacts that one section tells: the first of them in full, the others in a sentence each. */
export interface TransitGroup {
  first: WeighedTransit;
  /** Those of the same planet that are exact in the same days. */
  twins: readonly WeighedTransit[];
  /** Those of other days that are about anger and force as the first is. */
  force: readonly WeighedTransit[];
  /** Other planets at its point, or its planet at a point close by, at the same time: each with a text of its own. */
  beside: readonly WeighedTransit[];
}

/** Days within which two contacts of a planet are of one time. */
const atOnce = (body: BodyId): number => (body < Saturn ? 7 : 14);

/** Days before and after a period on which what is exact is felt in it. */
const aroundPeriod = 14;

/** Whether a day is in a period, or about its ends; about a moment every day is. */
export const isOfTime = ({ from, isPeriod, to }: TransitSky, day: Day): boolean =>
  !isPeriod || (day >= dayBefore(from, aroundPeriod) && day <= dayBefore(to, -aroundPeriod));

/** Whether a planet comes to two points within days, each time it does so in a period, or about a moment. */
export function areTwins(context: TransitContext, one: WeighedTransit, other: WeighedTransit): boolean {
  if (one === other || one.body !== other.body || !isJupiterOrSlower(one.body)) return false;
  // What turns a stage of life is never told beside something else.
  if (isTurnOfLife(other)) return false;
  if (isUnsure(context, one) || isUnsure(context, other)) return false;
  const { from, isPeriod, to } = context.sky;
  const [days, others] = [marksOf(one), marksOf(other)];
  const isNear = (day: Day, at: Day): boolean => Math.abs(daysFrom(day, at)) <= atOnce(one.body);
  const haveAll = (all: readonly Day[], near: readonly Day[]): boolean =>
    all.every((day) => (isPeriod && (day < from || day > to)) || near.some((at) => isNear(day, at)));
  const areMet = days.some((day) => isOfTime(context.sky, day) && others.some((at) => isNear(day, at)));
  return areMet && haveAll(days, others) && haveAll(others, days);
}

/** How a twin’s days in a time lie to those of the first: on them, or some days after or before, or now one, now the other. */
export function twinTime(
  { sky }: TransitContext,
  first: WeighedTransit,
  twin: WeighedTransit,
): 'same' | 'after' | 'before' | 'about' {
  const apart = marksOf(twin)
    .filter((day) => isOfTime(sky, day))
    .flatMap((day) => {
      const away = marksOf(first).map((at) => daysFrom(at, day));
      return away.length === 0 ? [] : [away.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a))];
    });
  if (apart.every((days) => Math.abs(days) <= sameDays)) return 'same';
  return apart.every((days) => days > 0) ? 'after' : apart.every((days) => days < 0) ? 'before' : 'about';
}

/** Days up to which two are the same to a reader. */
const sameDays = 3;

/** Planets of will and force; Sun and Mercury are wounded by them, or armed. */
const forces: ReadonlySet<BodyId> = new Set([Mars, Uranus, Pluto]);
const struck: ReadonlySet<BodyId> = new Set([Sun, Mercury, ...forces]);

/**
 * Whether a contact is of Mars and of anger: Mars, Uranus or Pluto pressing on it, or Mars pressing on one of those.
 */
function isOfForce(transit: WeighedTransit): boolean {
  const { body, natal } = transit;
  return (
    struck.has(body) &&
    struck.has(natal) &&
    touchedBy(transit).meeting !== 'harmonious' &&
    (body === Mars || natal === Mars)
  );
}

/** Whether it is of anger where another is: quick temper and quick words about Uranus and Pluto as well. */
function isBesideForce(transit: WeighedTransit): boolean {
  const { body, natal } = transit;
  return (
    isOfForce(transit) ||
    (!isJupiterOrSlower(body) &&
      struck.has(body) &&
      forces.has(natal) &&
      touchedBy(transit).meeting !== 'harmonious')
  );
}

/** Contacts put together, those that lead first: each is told once. */
export function groupsOf(context: TransitContext, transits: readonly WeighedTransit[]): TransitGroup[] {
  const left = new Set(transits);
  const taken = (fits: (one: WeighedTransit) => boolean): WeighedTransit[] => {
    const its = [...left].filter(fits);
    for (const one of its) left.delete(one);
    return its;
  };
  return transits.flatMap((first) => {
    if (!left.delete(first)) return [];
    const twins = taken((one) => areTwins(context, first, one));
    return [{ first, twins, force: isOfForce(first) ? taken(isBesideForce) : [], beside: [] }];
  });
}

/** Days within which a planet comes to two points, of those that stand together in a chart. */
const closeBy = 60;

/** Contacts that a section tells in full beside its first. */
const mostBeside = 2;

/** Groups of which those at one point, or of a planet at points that stand together, are one. */
export function gathered(context: TransitContext, groups: readonly TransitGroup[]): TransitGroup[] {
  const isPlain = ({ force, twins }: TransitGroup): boolean => force.length === 0 && twins.length === 0;
  const found: { group: TransitGroup; beside: WeighedTransit[] }[] = [];
  for (const group of groups) {
    const { first } = group;
    const home = isPlain(group)
      ? found.find(
          ({ group: one, beside }) =>
            one.force.length === 0 &&
            beside.length < mostBeside &&
            isBeside(context, one.first, first, [...one.twins, ...beside]),
        )
      : undefined;
    if (home === undefined) found.push({ group, beside: [] });
    else home.beside.push(first);
  }
  return found.map(({ group, beside }) => ({ ...group, beside }));
}

/**
 * Whether two slow contacts are one matter: of two planets at one point while both are in orb, or of one planet at two
 * points that it is at together by the same aspect, so that they stand together in the chart.
 * @param others of the first’s section
 */
function isBeside(
  { sky }: TransitContext,
  one: WeighedTransit,
  other: WeighedTransit,
  others: readonly WeighedTransit[],
): boolean {
  if (!isJupiterOrSlower(one.body) || !isJupiterOrSlower(other.body)) return false;
  const isAtPoint = touchedBy(one).point === touchedBy(other).point;
  // What is opposite an angle is on the other one.
  // On one point it is across from what is opposite that at the birth.
  const isOfAxis = one.aspect <= 1 && other.aspect <= 1 && one.aspect !== other.aspect;
  const isOfPlanet =
    one.body === other.body &&
    (isOfAxis ||
      (touchedBy(one).meeting === touchedBy(other).meeting &&
        // On an angle across from the one it is counted from, it is as much there as on a planet.
        (one.aspect === other.aspect || touchedBy(one).meeting === 'conjunction'))) &&
    marksOf(one).some((day) => marksOf(other).some((at) => Math.abs(daysFrom(day, at)) <= closeBy)) &&
    others.length === 0;
  if (!isAtPoint && !isOfPlanet) return false;
  return timeBeside(listedPasses(sky, other), listedPasses(sky, one), sky) === 'with';
}

/** The others of a group. */
export const othersOf = ({ twins, force, beside }: TransitGroup): WeighedTransit[] => [
  ...twins,
  ...force,
  ...beside,
];

/** A contact told for itself. */
export const alone = (first: WeighedTransit): TransitGroup => ({ first, twins: [], force: [], beside: [] });
