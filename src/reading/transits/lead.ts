import { type Day, dayBefore, marksOf, type TransitSky, type WeighedTransit } from './plan.js';
import { isHardOnChief, transitWeight } from './weight.js';

/** Days on either side of a moment in which what is exact may lead its reading. */
const aroundMoment = 60;

/** Whether a contact is exact in a period, or about a moment. */
function isOfTime({ from, to, isPeriod }: TransitSky): (transit: WeighedTransit) => boolean {
  const [first, last]: [Day, Day] = isPeriod
    ? [from, to]
    : [dayBefore(from, aroundMoment), dayBefore(to, -aroundMoment)];
  return ({ exact }) => exact.some((day) => day >= first && day <= last);
}

/**
 * What leads: of Saturn’s and slower planets’ hard contacts with what is most a person’s own those exact in the time, the
 * rarest first; or else what is exact in a period, or what is felt in full. What is faint comes last.
 */
function leaderOf(
  sky: TransitSky,
  felt: readonly WeighedTransit[],
  faint: readonly WeighedTransit[],
): WeighedTransit | undefined {
  const isExact = isOfTime(sky);
  const [chief] = felt
    .filter((one) => isExact(one) && isHardOnChief(one, sky))
    .sort((a, b) => transitWeight(b) - transitWeight(a));
  return (
    chief ??
    felt.find((one) => sky.isPeriod && isExact(one)) ??
    felt.find(({ isExactHere }) => sky.isPeriod && isExactHere !== false) ??
    felt[0] ??
    faint.find((one) => marksOf(one).length > 0)
  );
}

/** What is read of, what leads first: its sections go by weight, so that none is above it. */
export function leadingFirst(
  sky: TransitSky,
  slow: readonly WeighedTransit[],
  felt: Set<WeighedTransit>,
): WeighedTransit[] {
  const ordered = [...slow.filter((one) => felt.has(one)), ...slow.filter((one) => !felt.has(one))];
  const leader = leaderOf(
    sky,
    ordered.filter((one) => felt.has(one)),
    ordered.filter((one) => !felt.has(one)),
  );
  if (leader === undefined) return ordered;
  const first = { ...leader, weight: Math.max(...slow.map(({ weight }) => weight)) };
  if (felt.has(leader)) felt.add(first);
  return [first, ...ordered.filter((one) => one !== leader)];
}
