import { compareDays } from '../compare-days.js';
import { loopOf, type TransitContext } from './context.js';
import {
  type Day,
  daysFrom,
  earliest,
  latest,
  marksOf,
  type Pass,
  type Transit,
  type TransitSky,
} from './plan.js';

/**
 * The passes of a contact that are listed for a time: all that one text serves, each while it is in orb. Where some are
 * exact, those that only come near do not count.
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

/** Those, and the others of the whole loop. */
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

/** How the time of one contact lies to another’s: with it where they share half of the shorter, or by turns. */
export type TimeBeside = 'before' | 'with' | 'after' | 'byTurns';

/** Days of a period, or from a moment on, that passes have in it. */
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

/** Days of a time on which passes are in orb. */
export const daysInOrb = (
  passes: readonly Pass[],
  sky: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): number => daysIn(within(passes, sky));

export function timeBeside(
  one: readonly Pass[],
  other: readonly Pass[],
  sky: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): TimeBeside {
  const [its, others] = [within(one, sky), within(other, sky)];
  const shared = its.flatMap(([starts, ends]) =>
    others
      .map(([first, last]): [Day, Day] => [first > starts ? first : starts, last < ends ? last : ends])
      .filter(([first, last]) => first <= last),
  );
  if (daysIn(shared) * 2 >= Math.min(daysIn(its), daysIn(others))) return 'with';
  const [starts, ends] = [its[0]?.[0] ?? '', its.at(-1)?.[1] ?? ''];
  const [first, last] = [others[0]?.[0] ?? '', others.at(-1)?.[1] ?? ''];
  if (starts > first && ends > last) return 'after';
  return starts < first && ends < last ? 'before' : 'byTurns';
}

/** Days of a period after which what comes within orb is told to begin later than the period does. */
const later = 21;

/** When a contact comes within orb in a period that begins without it, and whether it comes back; nothing otherwise. */
export function beginningOf(
  context: TransitContext,
  transit: Transit,
): { day: Day; comes: 'first' | 'again' } | undefined {
  const { from, to, isPeriod } = context.sky;
  // What begins at once is looked for no further: most do.
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

/** Days out of orb from which on a pause is told by its dates. */
const longPause = 30;

/** The pause of a contact that is still to come, and when that comes back: of several, which are not told one by one, none. */
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
