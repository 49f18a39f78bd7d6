import { Pluto, Uranus } from '../../chart/bodies.js';
import { daysFrom } from '../compare-days.js';
import { daysWithin, loopOf, marksIn, type TransitContext } from './context.js';
import { isOfDays } from './days.js';
import { areTwins } from './groups.js';
import { chiefHelp } from './help.js';
import { isAtHeight } from './lead.js';
import { leanOf } from './leans.js';
import { daysInOrb, listedPasses } from './passes.js';
import { isFaint, isFresh, type WeighedTransit } from './plan.js';
import { isChironReturn } from './required.js';
import {
  comesOnceInLife,
  hasComeRound,
  isHardOnChief,
  isHardOnPerson,
  isMarkedIn,
  isOnAngle,
  isTurnOfLife,
} from './weight.js';

/** Which contacts an opening names: the leading one, those beside it, and the one that the closing comes back to. */

/** The leading contact, unless it is hardly felt. */
export function leaderOf({ felt, slow: [first] }: TransitContext): WeighedTransit | undefined {
  return first !== undefined && felt.has(first) ? first : undefined;
}

/**
 * The contacts named beside the leading one: a turning point of life, the hardest one with a personal point, or the
 * strongest of another planet; and, where both press, the one that helps most.
 */
export function beside(
  context: TransitContext,
  first: WeighedTransit,
): { second: WeighedTransit | undefined; help?: WeighedTransit | undefined } {
  const { felt, slow } = context;
  const rest = slow.filter(
    (transit) => transit !== first && felt.has(transit) && isPresent(context, transit),
  );
  const others = rest.filter(({ body }) => body !== first.body);
  // A turning point of life is always named.
  const isNow = (one: WeighedTransit): boolean =>
    !context.sky.isPeriod || daysWithin(context, one).length > 0;
  const turn = rest.find((one) => isTurnOfLife(one) && isNow(one));
  const onAngle = rest.find((one) => isOnAngle(one) && isNow(one));
  // A planet square its own place is more frequent than a planet on an angle, and comes after it.
  const round = turn !== undefined && hasComeRound(turn) ? turn : (onAngle ?? turn);
  const strongest = round ?? others.find((one) => isLasting(context, one)) ?? others[0] ?? rest[0];
  if (strongest === undefined) return { second: strongest };
  const second = isHardOnPerson(first) ? strongest : (round ?? rest.find(isHardOnPerson) ?? strongest);
  if (leanOf(first) !== 'tense') return { second };
  const help = chiefHelp(context);
  return leanOf(second) === 'tense' ? { second, help } : { second: help };
}

/**
 * A third contact that a period’s opening names: a slow planet exact on an angle in the period or just before it; an
 * outer planet hard on a light, an angle or the ruler then; a hard one with a personal point that fills half of the
 * period; or the leading planet at another personal point on the same days.
 */
export function thirdOf(
  context: TransitContext,
  first: WeighedTransit,
  second: WeighedTransit | undefined,
): WeighedTransit | undefined {
  const { felt, sky, slow } = context;
  if (!sky.isPeriod) return undefined;
  const rest = slow.filter(
    (one) => one !== first && one !== second && felt.has(one) && isPresent(context, one),
  );
  const wasLately = (one: WeighedTransit): boolean => marksIn(context, one).some((day) => isFresh(sky, day));
  const isAtHeightHere = (one: WeighedTransit): boolean =>
    daysWithin(context, one).length > 0 || wasLately(one);
  return (
    rest.find((one) => isOnAngle(one) && (daysWithin(context, one).length > 0 || wasLately(one))) ??
    rest.find((one) => one.body >= Uranus && isHardOnChief(one, sky) && isAtHeightHere(one)) ??
    rest.find(
      (one) => isHardOnPerson(one) && daysWithin(context, one).length > 0 && fillsHalf(context, one),
    ) ??
    rest.find((one) => !isShared(one) && daysWithin(context, one).length > 0 && areTwins(context, first, one))
  );
}

/** Whether a contact is within orb for more than half of a period of months. */
const fillsHalf = ({ sky }: TransitContext, one: WeighedTransit): boolean =>
  !isOfDays(sky) && daysInOrb(listedPasses(sky, one), sky) * 2 > daysFrom(sky.from, sky.to);

/** A contact that comes once in a life, exact in the period or felt at the moment, beside those that an opening names. */
export function onceInLife(
  { all, felt, sky, slow }: TransitContext,
  named: readonly (WeighedTransit | undefined)[],
): WeighedTransit | undefined {
  const isHere = (one: WeighedTransit): boolean =>
    sky.isPeriod ? isMarkedIn(sky, one) : !isFaint(one, one, sky);
  return [
    ...slow.filter((one) => felt.has(one) && comesOnceInLife(one)),
    ...all.filter((one) => isChironReturn(sky, one)),
  ].find((one) => isHere(one) && !named.includes(one));
}

/** The contacts that an opening names, but for what fills it where it is short. */
export function toldInOpening(context: TransitContext): (WeighedTransit | undefined)[] {
  const first = leaderOf(context);
  if (first === undefined || isBackground(context, first)) return [first];
  const { second, help } = beside(context, first);
  return [first, second, thirdOf(context, first, second), help];
}

/** Whether the natal point is another of the outer planets, which a whole generation has in the same place. */
export const isShared = ({ body, natal }: WeighedTransit): boolean =>
  natal >= Uranus && natal <= Pluto && natal !== body;

/** In orb for fewer days of a period than this, or than this share of it, a contact without a day in it is not named. */
const [fewPresent, sharePresent] = [21, 0.3];

/** Whether a period has enough of a contact to name it in its opening. */
export const isPresent = (context: TransitContext, transit: WeighedTransit): boolean => {
  const { sky } = context;
  const least = Math.min(fewPresent, daysFrom(sky.from, sky.to) * sharePresent);
  return (
    !sky.isPeriod ||
    daysWithin(context, transit).length > 0 ||
    daysInOrb(listedPasses(sky, transit), sky) >= least
  );
};

/**
 * Whether a contact is in orb in the second half of a period, judged by the days in orb alone, since an opening does
 * not look for loops.
 */
const isLasting = (
  { sky: { from, isPeriod, to } }: TransitContext,
  { ends }: Pick<WeighedTransit, 'ends'>,
): boolean => !isPeriod || ends === null || daysFrom(from, ends) * 2 >= daysFrom(from, to);

/** Whether a contact is only the background of a short period: hard, and exact at another time. */
export const isBackground = (context: TransitContext, transit: WeighedTransit): boolean =>
  isOfDays(context.sky) &&
  leanOf(transit) === 'tense' &&
  daysWithin(context, transit).length === 0 &&
  !isAtHeight(context.sky, transit);

/** The contact that the closing is about: the leading one, or one named beside it in the opening that lasts longer. */
export function closerOf(context: TransitContext): WeighedTransit | undefined {
  const leader = leaderOf(context);
  const lasts = (one: WeighedTransit): boolean =>
    isLasting(context, one) || isLasting(context, loopOf(context, one));
  if (leader === undefined || lasts(leader)) return leader;
  return Object.values(beside(context, leader)).find((one) => one !== undefined && lasts(one)) ?? leader;
}

/** The leading contact and the second that an opening names. */
export function namedInOpening(context: TransitContext): WeighedTransit[] {
  const first = leaderOf(context);
  if (first === undefined) return [];
  const { second } = beside(context, first);
  return second === undefined ? [first] : [first, second];
}

/** Whether the opening has told the end of a contact, as it does for the leading one of a moment. */
export const isEndTold = (context: TransitContext, transit: WeighedTransit): boolean =>
  !context.sky.isPeriod && leaderOf(context) === transit;
