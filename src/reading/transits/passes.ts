import { loopOf, type TransitContext } from './context.js';
import { type Day, earliest, latest, marksOf, type Pass, type Transit, type TransitSky } from './plan.js';

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
    .sort((a, b) => ((a.starts ?? earliest) < (b.starts ?? earliest) ? -1 : 1));

const overlap = (one: Pass, other: Pass): boolean =>
  (one.starts ?? earliest) <= (other.ends ?? latest) && (other.starts ?? earliest) <= (one.ends ?? latest);

/** Whether two contacts are in orb at once on some day of a period, or from a moment on. */
export const areAtOnce = (
  some: readonly Pass[],
  others: readonly Pass[],
  { from, to, isPeriod }: Pick<TransitSky, 'from' | 'to' | 'isPeriod'>,
): boolean =>
  some.some((one) =>
    others.some((other) => {
      const starts = [one.starts ?? earliest, other.starts ?? earliest, from].sort().at(-1) ?? from;
      const ends = [one.ends ?? latest, other.ends ?? latest, isPeriod ? to : latest].sort()[0] ?? to;
      return starts <= ends;
    }),
  );

/** Whether a contact goes out of orb between two days. */
export const isBroken = (passes: readonly Pass[], from: Day, to: Day): boolean =>
  passes.filter((pass) => overlap(pass, { starts: from, ends: to })).length > 1;
