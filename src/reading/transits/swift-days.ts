import { Mars, Mercury, Sun, Venus } from '../../chart/bodies.js';
import { isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysWithin, type TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { type Entry, entryOf } from './lines.js';
import { type Day, daysFrom, touchedBy, type WeighedTransit } from './plan.js';
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
export function forThinWeeks(
  context: TransitContext,
  told: readonly Entry[],
  missing: number,
  isDated: (transit: WeighedTransit) => boolean,
): Entry[] {
  const { all, passing } = context;
  const points = new Set(told.map(({ transit }) => transit?.natal));
  const isOfNote = ({ aspect, body, natal }: WeighedTransit): boolean =>
    isChief(natal) || natal === body || (aspect === 0 && natal <= Mars);
  const found = transitsWithText(all)
    .filter((one) => swift.includes(one.body) && !passing.includes(one) && isOfNote(one) && isDated(one))
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
