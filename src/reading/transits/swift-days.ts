import { Conjunction } from '../../chart/aspects.js';
import { Mars, Mercury, Moon, Sun, Venus } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import { daysWithin, type TransitContext } from './context.js';
import { isSlowStrain, leanOf } from './leans.js';
import { type Entry, entryOf } from './lines.js';
import { type Day, isSameContact, marksOf, type TransitSky, touchedBy, type WeighedTransit } from './plan.js';
import { isBusy } from './same-point.js';
import { transitsWithText } from './weight.js';

/** The days of swift planets told beside those of slow ones. */

const swift = [Sun, Mercury, Venus, Mars];

/** Two swift contacts are at least so many days apart. */
const apart = 3;

/** The strongest entries, spread over the weeks: none within days of another one, or of one told already. */
export function spreadOut(entries: readonly Entry[], told: readonly Entry[] = []): Entry[] {
  const chosen: Entry[] = [];
  for (const entry of entries)
    if ([...told, ...chosen].every(({ day }) => Math.abs(daysFrom(day, entry.day)) >= apart))
      chosen.push(entry);
  return chosen;
}

/**
 * For weeks with few days told, swift planets at a light or an angle, at their own place, or at a personal point: as
 * many as are missing.
 */
export function forThinWeeks(context: TransitContext, told: readonly Entry[], missing: number): Entry[] {
  const { all, passing } = context;
  const points = new Set(told.map(({ transit }) => transit?.natal));
  const isOfNote = ({ aspect, body, natal }: WeighedTransit): boolean =>
    isChief(natal) || natal === body || (aspect === 0 && natal <= Mars);
  const found = transitsWithText(all)
    .filter(
      (one) =>
        swift.includes(one.body) && !passing.includes(one) && isOfNote(one) && isDated(context.sky, one),
    )
    .filter(({ natal }) => !points.has(natal))
    .sort((a, b) => b.weight - a.weight)
    .flatMap((transit) => daysWithin(context, transit).map((day) => entryOf(context, transit, day)));
  return spreadOut(
    found.filter((entry) => !isDeniedBySlow(context, entry)),
    told,
  ).slice(0, Math.max(0, missing));
}

/** Whether a swift planet would ease what a slow one makes hard at that time. */
export const isDeniedBySlow = ({ slow }: TransitContext, { day, transit: swift }: Entry): boolean =>
  swift !== undefined &&
  swift.body !== swift.natal &&
  !isJupiterOrSlower(swift.body) &&
  leanOf(swift) === 'harmonious' &&
  slow.some((one) => leanOf(one) === 'tense' && isBusy(one, swift, day));

/** The exact days of a planet stationing at a point lie at most so many days apart. */
const longestLoop = 250;

/** Whether Mercury, Venus or Mars stations about a point, and is exact there more than once. */
export const isBackAndForth = ({ body, exact }: WeighedTransit): boolean =>
  (body === Mercury || body === Venus || body === Mars) &&
  exact.length > 1 &&
  daysFrom(exact[0] as Day, exact.at(-1) as Day) <= longestLoop;

/** Whether Mars stations about a light or an angle, which is rare and lasts for weeks. */
export const isMarsAtChief = (transit: WeighedTransit): boolean =>
  transit.body === Mars &&
  isBackAndForth(transit) &&
  isChief(transit.natal) &&
  touchedBy(transit).meeting === 'conjunction';

/** The Sun’s return, which is always told. */
export const isBirthday = ({ transit }: Pick<Entry, 'transit'>): boolean =>
  transit?.body === Sun && transit.natal === Sun && transit.aspect === Conjunction;

/** Mars conjunct a light or an angle, about once in two years: always told. */
export const isOfMarsOnChief = ({ transit }: Pick<Entry, 'transit'>): boolean =>
  transit?.body === Mars &&
  touchedBy(transit).meeting === 'conjunction' &&
  (transit.natal <= Moon || isAscendantOrMidheaven(transit.natal));

/** The days of a swift planet that are always told. */
export const isOwed = (entry: Pick<Entry, 'transit'>): boolean => isBirthday(entry) || isOfMarsOnChief(entry);

/** Days between Mars at a point and a slow planet exact on it within which one sharpens the other. */
const sharpWithin = 4;

/** Whether Mars is hard on a point just as a slow planet that is told presses exactly on it. */
const isSharp = ({ short, slow }: Pick<TransitContext, 'short' | 'slow'>, { day, transit }: Entry): boolean =>
  transit?.body === Mars &&
  transit.natal !== Mars &&
  touchedBy(transit).meeting !== 'harmonious' &&
  [...slow, ...short].some(
    (one) =>
      isSlowStrain(one) &&
      touchedBy(one).point === touchedBy(transit).point &&
      marksOf(one).some((at) => Math.abs(daysFrom(at, day)) <= sharpWithin),
  );

/** Each day of a contact once. */
export const withoutTwice = (entries: readonly Entry[]): Entry[] =>
  entries.filter(
    ({ day, transit }, at) =>
      transit === undefined ||
      entries.findIndex((one) => one.day === day && isSameContact(transit, one.transit)) === at,
  );

/** The days of swift planets that a list of dates must have, before any other of theirs. */
export const owedEntries = (context: TransitContext): Entry[] =>
  transitsWithText(context.all)
    .filter((one) => (one.body === Sun || one.body === Mars) && isDated(context.sky, one))
    .flatMap((transit) => daysWithin(context, transit).map((day) => entryOf(context, transit, day)))
    .filter((entry) => isOwed(entry) || isSharp(context, entry));

/**
 * Whether the days of a swift contact can be given: with an unknown hour of birth, a station near an angle or the Moon
 * might be weeks away.
 */
export const isDated = ({ isTimed }: TransitSky, { exact, natal }: WeighedTransit): boolean =>
  isTimed || natal > Mars || exact.length <= 1;
