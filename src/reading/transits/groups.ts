import { type BodyId, Mars, Mercury, Pluto, Saturn, Sun, Uranus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import { isUnsure, type TransitContext } from './context.js';
import { listedPasses, timeBeside } from './passes.js';
import { type Day, dayBefore, marksOf, type TransitSky, touchedBy, type WeighedTransit } from './plan.js';
import { isTurnOfLife } from './weight.js';

/** Contacts told in one section: the first in full, the others in a sentence each. */
export interface TransitGroup {
  first: WeighedTransit;
  /** Contacts of the same planet that are exact on about the same days. */
  twins: readonly WeighedTransit[];
  /** Contacts of other days that are about anger and force, as the first one is. */
  force: readonly WeighedTransit[];
  /**
   * Contacts of other planets at the same point, or of the same planet at a point close by, at the same time: each has
   * a text of its own.
   */
  beside: readonly WeighedTransit[];
}

/** Two contacts of a planet within so many days count as simultaneous. */
const atOnce = (body: BodyId): number => (body < Saturn ? 7 : 14);

/** Days before and after a period within which an exact day still counts as part of it. */
const aroundPeriod = 14;

/** Whether a day is in a period or near its ends; for a moment every day counts. */
export const isOfTime = ({ from, isPeriod, to }: TransitSky, day: Day): boolean =>
  !isPeriod || (day >= dayBefore(from, aroundPeriod) && day <= dayBefore(to, -aroundPeriod));

/** Whether a planet comes to two points within days of each other, every time it does so in the period. */
export function areTwins(context: TransitContext, one: WeighedTransit, other: WeighedTransit): boolean {
  if (one === other || one.body !== other.body || !isJupiterOrSlower(one.body)) return false;
  // A turning point of life is always told for itself.
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

/**
 * How a twin’s days relate to those of the first contact: the same, some days after or before, or sometimes after and
 * sometimes before.
 */
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

/** Days that a reader takes as the same. */
const sameDays = 3;

/** Planets of will and force. Hard contacts of Sun and Mercury with them are about anger, too. */
const forces: ReadonlySet<BodyId> = new Set([Mars, Uranus, Pluto]);
const struck: ReadonlySet<BodyId> = new Set([Sun, Mercury, ...forces]);

/** Whether a contact is about anger: Mars, Uranus or Pluto hard on Mars, or Mars hard on one of those. */
function isOfForce(transit: WeighedTransit): boolean {
  const { body, natal } = transit;
  return (
    struck.has(body) &&
    struck.has(natal) &&
    touchedBy(transit).meeting !== 'harmonious' &&
    (body === Mars || natal === Mars)
  );
}

/** Whether a contact belongs beside one about anger: also quick temper and quick words, at Uranus and Pluto. */
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

/** Contacts grouped into sections, the leading ones first; each contact is in one group. */
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

/** Days within which a planet comes to two natal points that stand close together. */
const closeBy = 60;

/** Contacts that a section tells in full after its first, at most. */
const mostBeside = 2;

/** Merges groups that are at one point, or of one planet at points close together. */
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
 * Whether two slow contacts are one matter: two planets at one point at the same time, or one planet at two natal
 * points that stand together, by the same aspect.
 * @param others the other contacts of the first one’s section
 */
function isBeside(
  { sky }: TransitContext,
  one: WeighedTransit,
  other: WeighedTransit,
  others: readonly WeighedTransit[],
): boolean {
  if (!isJupiterOrSlower(one.body) || !isJupiterOrSlower(other.body)) return false;
  const isAtPoint = touchedBy(one).point === touchedBy(other).point;
  // A planet opposite one angle is on the other, and so it is opposite a point that is on that angle.
  const isOfAxis = one.aspect <= 1 && other.aspect <= 1 && one.aspect !== other.aspect;
  const isOfPlanet =
    one.body === other.body &&
    (isOfAxis ||
      (touchedBy(one).meeting === touchedBy(other).meeting &&
        // A planet on the Descendant or the Imum Coeli is as much on it as one on a planet is.
        (one.aspect === other.aspect || touchedBy(one).meeting === 'conjunction'))) &&
    marksOf(one).some((day) => marksOf(other).some((at) => Math.abs(daysFrom(day, at)) <= closeBy)) &&
    others.length === 0;
  if (!isAtPoint && !isOfPlanet) return false;
  return timeBeside(listedPasses(sky, other), listedPasses(sky, one), sky) === 'with';
}

/** All contacts of a group but the first. */
export const othersOf = ({ twins, force, beside }: TransitGroup): WeighedTransit[] => [
  ...twins,
  ...force,
  ...beside,
];

/** A group of one contact. */
export const alone = (first: WeighedTransit): TransitGroup => ({ first, twins: [], force: [], beside: [] });
