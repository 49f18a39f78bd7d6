import { Saturn } from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import { isOfDays } from './days.js';
import { isSlowStrain } from './leans.js';
import { type Day, dayBefore, daysFrom, marksOf, type TransitSky, type WeighedTransit } from './plan.js';
import {
  hasComeRound,
  isHardOnChief,
  isHeavy,
  isMarkedIn,
  isTurnOfLife,
  rankWeight,
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
  return (transit) => marksOf(transit).some((day) => day >= first && day <= last);
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

/** Days before or after a period within which what is exact is at its height in that as well. */
const atHeight = 14;
/** Days of a period beyond which its ends are too small a part of it for what is exact beside them to lead. */
const longForEnds = 200;

/** Whether a contact is exact in a period, or so near it that it is at its height there. */
export const isAtHeight = (sky: Pick<TransitSky, 'from' | 'to'>, transit: WeighedTransit): boolean =>
  isMarkedNear(sky, daysFrom(sky.from, sky.to) > longForEnds ? 0 : atHeight, transit);

/** What it counts for beside what is exact in the period: exact days before or after it, or standing still near its point. */
function nearness(sky: TransitSky, { exact }: WeighedTransit): number {
  if (exact.some((day) => day >= sky.from && day <= sky.to)) return 1;
  return isMarkedNear(sky, atHeight, { exact }) ? 0.95 : 0.8;
}

/** Whether Saturn, or a slower planet, presses on what is no generation’s. */
const isOfSlowStrain = (one: WeighedTransit): boolean => isSlowStrain(one) && one.natal <= Saturn;

/** Whether one of a contact’s days lies in a time, or within so many days of it. */
const isMarkedNear = (
  { from, to }: Pick<TransitSky, 'from' | 'to'>,
  days: number,
  transit: Pick<WeighedTransit, 'exact' | 'turns'>,
): boolean => isMarkedIn({ from: dayBefore(from, days), to: dayBefore(to, -days) }, transit);

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
  const weightOf = (one: WeighedTransit): number =>
    sky.isPeriod ? rankWeight(one) * nearness(sky, one) : transitWeight(one);
  const hard = felt
    .filter((one) => isHardOnChief(one, sky) && !isSoonOver(sky, one))
    .sort((a, b) => weightOf(b) - weightOf(a));
  // Of weeks in which something else is exact, that is what they are about; of months, what is heavy and exact.
  const heavy = sky.isPeriod
    ? felt.find((one) => isHeavy(one) && isExact(one) && !isSoonOver(sky, one))
    : undefined;
  const isOwn = isOfDays(sky) ? felt.some(isExact) : heavy !== undefined;
  const chiefs = hard.filter(({ natal }) => isChief(natal));
  const near = isOfDays(sky) ? around : nearMonths;
  const slow =
    sky.isPeriod && !isOfDays(sky) ? felt.find((one) => isOfSlowStrain(one) && isExact(one)) : undefined;
  const chief =
    hard.find(sky.isPeriod ? (one) => isAtHeight(sky, one) : isExact) ??
    (sky.isPeriod && !isOwn
      ? slow === undefined
        ? chiefs.find((one) => isMarkedNear(sky, near, one))
        : slow
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
