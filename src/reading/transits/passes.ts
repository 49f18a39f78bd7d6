import { compareDays, daysFrom } from '../compare-days.js';
import { loopOf, type TransitContext } from './context.js';
import { type Day, earliest, latest, marksOf, type Pass, type Transit, type TransitSky } from './plan.js';

/**
 * The passes of a contact within the time looked at, of all transits with the same text. If some are exact, passes that
 * only come near are left out.
 */
export function listedPasses({ transits }: TransitSky, transit: Transit): Pass[] {
  const its = transits.filter((other) =>
    transit.cell === null
      ? other.body === transit.body && other.natal === transit.natal && other.aspect === transit.aspect
      : other.cell === transit.cell,
  );
  const exact = its.filter((other) => marksOf(other).length > 0);
  return inTime(exact.length > 0 ? exact : its);
}

/** The same passes with the others of the whole loop. */
export function passesOf(context: TransitContext, transit: Transit): Pass[] {
  const listed = listedPasses(context.sky, transit);
  const loop = loopOf(context, transit);
  const others = (loop.passes ?? []).filter(
    (pass) => liesWithin(pass, loop) && !listed.some((other) => overlap(pass, other)),
  );
  return inTime([...listed, ...others]);
}

const liesWithin = ({ starts, ends }: Pass, loop: Pass): boolean =>
  (starts ?? earliest) >= (loop.starts ?? earliest) && (ends ?? latest) <= (loop.ends ?? latest);

const inTime = (passes: readonly Pass[]): Pass[] =>
  passes
    .map(({ starts, ends }) => ({ starts, ends }))
    .sort((a, b) => compareDays(a.starts ?? earliest, b.starts ?? earliest));

const overlap = (one: Pass, other: Pass): boolean =>
  (one.starts ?? earliest) <= (other.ends ?? latest) && (other.starts ?? earliest) <= (one.ends ?? latest);

/**
 * How the time of one contact relates to another’s: `with` if they share half of the shorter one, `byTurns` if they
 * alternate.
 */
export type TimeBeside = 'before' | 'with' | 'after' | 'byTurns';

/** The number of days of the period, or after a moment, that passes cover. */
const within = (
  passes: readonly Pass[],
  { from, to, isPeriod }: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): [starts: Day, ends: Day][] =>
  passes
    .map(({ starts, ends }): [Day, Day] => {
      const [first, last] = [starts ?? from, ends ?? (isPeriod ? to : latest)];
      return [first > from ? first : from, isPeriod && last > to ? to : last];
    })
    .filter(([first, last]) => first <= last);

const daysIn = (spans: readonly (readonly [Day, Day])[]): number =>
  spans.reduce((sum, [first, last]) => sum + daysFrom(first, last) + 1, 0);

/** The number of days of a period on which passes are in orb. */
export const daysInOrb = (
  passes: readonly Pass[],
  sky: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): number => daysIn(within(passes, sky));

/** The days of the period, or after a moment, on which both of two contacts are in orb. */
export const daysShared = (
  one: readonly Pass[],
  other: readonly Pass[],
  sky: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): number => daysIn(sharedBy(within(one, sky), within(other, sky)));

const sharedBy = (
  its: readonly (readonly [Day, Day])[],
  others: readonly (readonly [Day, Day])[],
): [Day, Day][] =>
  its.flatMap(([starts, ends]) =>
    others
      .map(([first, last]): [Day, Day] => [first > starts ? first : starts, last < ends ? last : ends])
      .filter(([first, last]) => first <= last),
  );

export function timeBeside(
  one: readonly Pass[],
  other: readonly Pass[],
  sky: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): TimeBeside {
  const [its, others] = [within(one, sky), within(other, sky)];
  if (daysIn(sharedBy(its, others)) * 2 >= Math.min(daysIn(its), daysIn(others))) return 'with';
  const [starts, ends] = [its[0]?.[0] ?? '', its.at(-1)?.[1] ?? ''];
  const [first, last] = [others[0]?.[0] ?? '', others.at(-1)?.[1] ?? ''];
  if (starts > first && ends > last) return 'after';
  return starts < first && ends < last ? 'before' : 'byTurns';
}

/** How one contact’s passes lie to another’s, where no two of them overlap; undefined where some do. */
export function orderOf(
  one: readonly Pass[],
  other: readonly Pass[],
): Exclude<TimeBeside, 'with'> | undefined {
  if (one.some((pass) => other.some((its) => overlap(pass, its)))) return undefined;
  const [first, last] = [one[0]?.starts ?? earliest, one.at(-1)?.ends ?? latest];
  const [begins, ends] = [other[0]?.starts ?? earliest, other.at(-1)?.ends ?? latest];
  return last < begins ? 'before' : first > ends ? 'after' : 'byTurns';
}

/** A contact that comes within orb more than so many days after a period begins is told to begin later. */
const later = 21;

/**
 * The day on which a contact comes within orb after the period has begun, and whether it does so again or for the first
 * time; otherwise undefined.
 */
export function beginningOf(
  context: TransitContext,
  transit: Transit,
): { day: Day; comes: 'first' | 'again' } | undefined {
  const { from, to, isPeriod } = context.sky;
  // Most contacts are in orb from the beginning, and need no search.
  if (!isPeriod || (transit.starts ?? earliest) <= from) {
    const isHere = listedPasses(context.sky, transit).some(
      ({ starts, ends }) => (starts ?? earliest) <= from && (ends ?? latest) >= from,
    );
    if (!isPeriod || isHere) return undefined;
  }
  const passes = passesOf(context, transit);
  const next = passes.find(({ ends }) => (ends ?? latest) >= from);
  if (next?.starts == null || next.starts > to || daysFrom(from, next.starts) < later) return undefined;
  return { day: next.starts, comes: passes[0] === next ? 'first' : 'again' };
}

/** A pause longer than so many days is told with its dates. */
const longPause = 30;

/** The coming pause of a contact, and its return; undefined if there are several pauses, which are not told one by one. */
export function pauseOf(
  context: TransitContext,
  transit: Transit,
): Readonly<Record<'from' | 'back', Day>> | undefined {
  const { from } = context.sky;
  const ahead = passesOf(context, transit).filter(({ ends }) => (ends ?? latest) >= from);
  const pauses = ahead.slice(1).flatMap(({ starts }, at) => {
    const left = ahead[at]?.ends;
    return left != null && starts !== null && daysFrom(left, starts) >= longPause
      ? [{ from: left, back: starts }]
      : [];
  });
  return pauses.length === 1 ? pauses[0] : undefined;
}

/** Whether a contact goes out of orb between two days. */
export const isBroken = (passes: readonly Pass[], from: Day, to: Day): boolean =>
  passes.filter((pass) => overlap(pass, { starts: from, ends: to })).length > 1;
