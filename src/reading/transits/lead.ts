import { isOfDays } from './days.js';
import { type Day, dayBefore, daysFrom, marksOf, type TransitSky, type WeighedTransit } from './plan.js';
import {
  hasComeRound,
  isChief,
  isHardOnChief,
  isHeavy,
  isMarkedIn,
  isTurnOfLife,
  transitWeight,
} from './weight.js';

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

/** Days on either side of some months, in which a hard contact of Saturn or a slower planet leads before Jupiter’s. */
const nearMonths = 45;

/** Whether one of a contact’s days lies in a time, or within so many days of it. */
const isMarkedNear = ({ from, to }: TransitSky, days: number, transit: WeighedTransit): boolean =>
  isMarkedIn({ from: dayBefore(from, days), to: dayBefore(to, -days) }, transit);

/**
 * What leads: of Saturn’s and slower planets’ hard contacts with what is most a person’s own those of the time, the
 * rarest first, or of months those near them; or else what is exact in a period, or what is felt in full. What is faint
 * comes last.
 */
function leaderOf(
  sky: TransitSky,
  felt: readonly WeighedTransit[],
  faint: readonly WeighedTransit[],
): WeighedTransit | undefined {
  const isExact = isExactIn(sky, 0);
  const hard = felt
    .filter((one) => isHardOnChief(one, sky) && !isSoonOver(sky, one))
    .sort((a, b) => transitWeight(b) - transitWeight(a));
  // Of weeks in which something else is exact, that is what they are about; of months, what is heavy and exact.
  const heavy = sky.isPeriod
    ? felt.find((one) => isHeavy(one) && isExact(one) && !isSoonOver(sky, one))
    : undefined;
  const isOwn = isOfDays(sky) ? felt.some(isExact) : heavy !== undefined;
  const chiefs = hard.filter(({ natal }) => isChief(natal));
  const near = isOfDays(sky) ? around : nearMonths;
  const chief =
    hard.find(isExact) ??
    (sky.isPeriod && !isOwn
      ? (chiefs.find((one) => isMarkedIn(sky, one)) ?? chiefs.find((one) => isMarkedNear(sky, near, one)))
      : undefined);
  return (
    chief ??
    heavy ??
    felt.find((one) => sky.isPeriod && isExact(one) && !isSoonOver(sky, one)) ??
    felt.find(({ isExactHere }) => sky.isPeriod && isExactHere !== false) ??
    felt[0] ??
    faint.find((one) => marksOf(one).length > 0)
  );
}

/**
 * What is read of in the order of its sections: what leads; a planet back at its own place, or across from it, which
 * comes once or twice in a life; the other hard contacts of Saturn and slower planets with
 * what is most a person’s own, before all that is swifter or of others; what else is heavy; the rest; and what is faint.
 * @param felt those that are more than faint
 */
export function leadingFirst(
  sky: TransitSky,
  slow: readonly WeighedTransit[],
  felt: ReadonlySet<WeighedTransit>,
): WeighedTransit[] {
  const [strong, faint] = [slow.filter((one) => felt.has(one)), slow.filter((one) => !felt.has(one))];
  const leader = leaderOf(sky, strong, faint);
  const rankOf = (one: WeighedTransit): number => {
    if (one === leader) return 0;
    if (!felt.has(one)) return 5;
    if (isTurnOfLife(one) && hasComeRound(one) && (!sky.isPeriod || isMarkedIn(sky, one))) return 1;
    return isHardOnChief(one, sky) ? 2 : isHeavy(one) ? 3 : 4;
  };
  return [...slow].sort((a, b) => rankOf(a) - rankOf(b));
}
