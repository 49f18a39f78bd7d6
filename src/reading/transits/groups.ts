import { type BodyId, Mars, Mercury, Pluto, Saturn, Sun, Uranus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { isUnsure, type TransitContext } from './context.js';
import { type Day, daysFrom, marksOf, touchedBy, type WeighedTransit } from './plan.js';

/** Contacts that one section tells: the first of them in full, the others in a sentence each. */
export interface TransitGroup {
  first: WeighedTransit;
  /** Those of the same planet that are exact in the same days. */
  twins: readonly WeighedTransit[];
  /** Those of other days that are about anger and force as the first is. */
  force: readonly WeighedTransit[];
}

/** Days within which two contacts of a planet are exact at once. */
const atOnce = (body: BodyId): number => (body <= Saturn ? 7 : 14);

/** Whether a planet comes to two points on the same days, each time it does. */
function areTwins(context: TransitContext, one: WeighedTransit, other: WeighedTransit): boolean {
  if (one === other || one.body !== other.body || !isJupiterOrSlower(one.body)) return false;
  if (isUnsure(context, one) || isUnsure(context, other)) return false;
  const [days, others] = [marksOf(one), marksOf(other)];
  return (
    days.length > 0 &&
    days.length === others.length &&
    days.every((day, at) => Math.abs(daysFrom(day, others[at] as Day)) <= atOnce(one.body))
  );
}

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
    return [{ first, twins, force: isOfForce(first) ? taken(isBesideForce) : [] }];
  });
}

/** The others of a group. */
export const othersOf = ({ twins, force }: TransitGroup): WeighedTransit[] => [...twins, ...force];
