import { Saturn } from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import { isOfDays } from './days.js';
import { isSlowStrain } from './leans.js';
import { daysInOrb, listedPasses } from './passes.js';
import { type Day, dayBefore, marksOf, type TransitSky, touchedBy, type WeighedTransit } from './plan.js';
import {
  hasComeRound,
  isHardOnChief,
  isHardOnPerson,
  isHeavy,
  isMarkedIn,
  isTurnOfLife,
  rankWeight,
  transitWeight,
} from './weight.js';

/**
 * How far from a moment, in days, or from a period in which nothing is exact, a contact may be exact and still lead the
 * reading.
 */
const around = 60;

/** Whether a contact is exact within a period, or within so many days of it or of a moment. */
function isExactIn({ from, to, isPeriod }: TransitSky, days: number): (transit: WeighedTransit) => boolean {
  const away = isPeriod ? days : around;
  const [first, last]: [Day, Day] = [dayBefore(from, away), dayBefore(to, -away)];
  return (transit) => marksOf(transit).some((day) => day >= first && day <= last);
}

/** In a period longer than so many days, a contact that ends in its first quarter does not lead. */
const [longPeriod, firstPart] = [400, 0.25];

/** The same in a period of months, where it is exact only before it. */
const ofMonths = 75;

/** Whether a contact ends too early in a long period to lead its reading. */
const isSoonOver = (sky: TransitSky, transit: WeighedTransit): boolean => {
  const { from, to, isPeriod } = sky;
  const { ends } = transit;
  const least = isMarkedIn(sky, transit) ? longPeriod : ofMonths;
  return (
    isPeriod &&
    ends !== null &&
    daysFrom(from, to) > least &&
    daysFrom(from, ends) < daysFrom(from, to) * firstPart
  );
};

/** In a period of months, a hard contact of Saturn or a slower planet within so many days of it leads before Jupiter’s. */
const nearMonths = 45;

/** A contact exact within so many days of a period is at its peak in the period as well. */
const atHeight = 14;
/** In a period longer than so many days, a contact exact just before or after it does not lead. */
const longForEnds = 200;

/** Whether a contact is exact in a period, or so near it that it is at its peak there. */
export const isAtHeight = (sky: Pick<TransitSky, 'from' | 'to'>, transit: WeighedTransit): boolean =>
  isMarkedNear(sky, daysFrom(sky.from, sky.to) > longForEnds ? 0 : atHeight, transit);

/**
 * The weight of a contact that is not exact in the period: for exact days before or after it, or a station near the
 * point.
 */
function nearness(sky: TransitSky, { exact }: WeighedTransit): number {
  if (exact.some((day) => day >= sky.from && day <= sky.to)) return 1;
  return isMarkedNear(sky, atHeight, { exact }) ? 0.95 : 0.8;
}

/** However small a part of a period of months a contact fills, it counts by this share at least. */
const leastPart = 0.25;
/** A hard contact with another personal point counts by this share. */
const besideChief = 0.6;
/** Factor for a contact at a point on which another slow planet presses at the same time. */
const doubled = 1.2;

/** How much a contact is a period’s: by its rank, and by the share of the period in which it is within orb. */
function holdOn(sky: TransitSky, one: WeighedTransit, all: readonly WeighedTransit[]): number {
  const weight = rankWeight(one) * nearness(sky, one);
  if (isOfDays(sky)) return weight;
  const part = daysInOrb(listedPasses(sky, one), sky) / (daysFrom(sky.from, sky.to) + 1);
  const isDoubled = all.some(
    (other) =>
      other.body !== one.body &&
      touchedBy(other).point === touchedBy(one).point &&
      isSlowStrain(other) &&
      isMarkedIn(sky, other),
  );
  const stake = isHardOnChief(one, sky) ? 1 : besideChief;
  return weight * stake * (leastPart + (1 - leastPart) * Math.min(1, part)) * (isDoubled ? doubled : 1);
}

/** Whether a contact peaks in a period, or so shortly before it that it is at its height as the period begins. */
const hasPeakBy = (sky: TransitSky, one: WeighedTransit): boolean =>
  isAtHeight({ from: sky.from, to: sky.to }, one) &&
  marksOf(one).some((day) => day <= sky.to && day >= dayBefore(sky.from, atHeight));

/** Whether Saturn or a slower planet is hard on a point that is not shared with a generation. */
const isOfSlowStrain = (one: WeighedTransit): boolean => isSlowStrain(one) && one.natal <= Saturn;

/** Whether one of a contact’s days lies within so many days of the period. */
const isMarkedNear = (
  { from, to }: Pick<TransitSky, 'from' | 'to'>,
  days: number,
  transit: Pick<WeighedTransit, 'exact' | 'turns'>,
): boolean => isMarkedIn({ from: dayBefore(from, days), to: dayBefore(to, -days) }, transit);

/**
 * The leading contact. First the hard contacts of Saturn and slower planets with the lights, the angles and the ruler
 * in this time, the rarest first; of a period of months those and other heavy ones, by their rank and by how much of it
 * they fill, what peaks only after it last; then contacts exact in the period; then those fully felt; faint ones last.
 */
function leaderOf(
  sky: TransitSky,
  felt: readonly WeighedTransit[],
  faint: readonly WeighedTransit[],
): WeighedTransit | undefined {
  const isExact = isExactIn(sky, 0);
  const hard = byWeight(
    felt.filter((one) => isHardOnChief(one, sky) && !isSoonOver(sky, one)),
    (one) => (sky.isPeriod ? holdOn(sky, one, felt) : transitWeight(one)),
  );
  // In a period of weeks what is exact leads; in one of months only what is heavy and exact.
  const heavy = sky.isPeriod
    ? felt.find((one) => isHeavy(one) && isExact(one) && !isSoonOver(sky, one))
    : undefined;
  const isOwn = isOfDays(sky) ? felt.some(isExact) : heavy !== undefined;
  const chiefs = hard.filter(({ natal }) => isChief(natal));
  const near = isOfDays(sky) ? around : nearMonths;
  const slow =
    sky.isPeriod && !isOfDays(sky) ? felt.find((one) => isOfSlowStrain(one) && isExact(one)) : undefined;
  const held = felt.filter(
    (one) => (isHardOnChief(one, sky) || isHardOnPerson(one)) && !isSoonOver(sky, one) && hasPeakBy(sky, one),
  );
  const [most] = sky.isPeriod && !isOfDays(sky) ? byWeight(held, (one) => holdOn(sky, one, felt)) : [];
  const chief =
    most ??
    hard.find(sky.isPeriod ? (one) => hasPeakBy(sky, one) : isExact) ??
    heavy ??
    slow ??
    (sky.isPeriod
      ? (hard.find((one) => isAtHeight(sky, one)) ??
        (isOwn ? undefined : chiefs.find((one) => isMarkedNear(sky, near, one))))
      : undefined);
  return (
    chief ??
    felt.find((one) => sky.isPeriod && isExact(one) && !isSoonOver(sky, one)) ??
    felt.find(({ isExactHere }) => sky.isPeriod && isExactHere !== false) ??
    felt[0] ??
    faint.find((one) => marksOf(one).length > 0)
  );
}

/** The heaviest first, each weighed once. */
const byWeight = (
  all: readonly WeighedTransit[],
  weightOf: (one: WeighedTransit) => number,
): WeighedTransit[] =>
  all
    .map((one) => ({ one, weight: weightOf(one) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ one }) => one);

/**
 * The order of the sections: the leading contact; a planet back at its own place or opposite it, which comes once or
 * twice in a life; the other hard contacts of Saturn and slower planets with the lights, the angles and the ruler;
 * other heavy ones; the rest; and the faint ones.
 * @param felt the contacts that are more than faint
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
