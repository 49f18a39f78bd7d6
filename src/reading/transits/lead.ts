import { type Day, dayBefore, daysFrom, marksOf, type TransitSky, type WeighedTransit } from './plan.js';
import { isHardOnChief, transitWeight } from './weight.js';

/**
 * Days on either side of a time in which nothing is exact, and of a moment, in which what is exact may lead its
 * reading.
 */
const around = 60;

/** Whether a contact is exact in a period, and so many days on either side; about a moment. */
function isExactIn({ from, to, isPeriod }: TransitSky, days: number): (transit: WeighedTransit) => boolean {
  const away = isPeriod ? days : around;
  const [first, last]: [Day, Day] = [dayBefore(from, away), dayBefore(to, -away)];
  return ({ exact }) => exact.some((day) => day >= first && day <= last);
}

/** Days from which on a period has room for more than a contact that ends in its first part, and that part of it. */
const [longPeriod, firstPart] = [400, 0.25];

/** Whether a contact is over early in a long period, so that it is not what that is about. */
const isSoonOver = ({ from, to, isPeriod }: TransitSky, { ends }: WeighedTransit): boolean =>
  isPeriod &&
  ends !== null &&
  daysFrom(from, to) > longPeriod &&
  daysFrom(from, ends) < daysFrom(from, to) * firstPart;

/**
 * What leads: of Saturn’s and slower planets’ hard contacts with what is most a person’s own those exact in the time,
 * the
 * rarest first; or else what is exact in a period, or what is felt in full. What is faint comes last.
 */
function leaderOf(
  sky: TransitSky,
  felt: readonly WeighedTransit[],
  faint: readonly WeighedTransit[],
): WeighedTransit | undefined {
  const isExact = isExactIn(sky, 0);
  // Of weeks in which nothing is exact the hard contact is named that is so before long, or was.
  const isNear = felt.some(isExact) ? isExact : isExactIn(sky, around);
  const [chief] = felt
    .filter((one) => isNear(one) && isHardOnChief(one, sky) && !isSoonOver(sky, one))
    .sort((a, b) => transitWeight(b) - transitWeight(a));
  return (
    chief ??
    felt.find((one) => sky.isPeriod && isExact(one) && !isSoonOver(sky, one)) ??
    felt.find(({ isExactHere }) => sky.isPeriod && isExactHere !== false) ??
    felt[0] ??
    faint.find((one) => marksOf(one).length > 0)
  );
}

/**
 * What is read of, what leads first: its sections go by weight, so that it is given the greatest and none is above
 * it. `felt` are
 * those of it that are more than faint.
 */
export function leadingFirst(
  sky: TransitSky,
  slow: readonly WeighedTransit[],
  felt: ReadonlySet<WeighedTransit>,
): { ordered: WeighedTransit[]; felt: ReadonlySet<WeighedTransit> } {
  const ordered = [...slow.filter((one) => felt.has(one)), ...slow.filter((one) => !felt.has(one))];
  const leader = leaderOf(
    sky,
    ordered.filter((one) => felt.has(one)),
    ordered.filter((one) => !felt.has(one)),
  );
  if (leader === undefined) return { ordered, felt };
  const first = { ...leader, weight: Math.max(...slow.map(({ weight }) => weight)) };
  return {
    ordered: [first, ...ordered.filter((one) => one !== leader)],
    felt: felt.has(leader) ? new Set([...felt, first]) : felt,
  };
}
