import { Mars, Sun } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import { isAround, type TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { type Day, isSameContact, touchedBy, type WeighedTransit } from './plan.js';
import { isBusy, samePointOf } from './same-point.js';

/** Days that say opposite things: of one date, or of one natal point within some days. */

/** A day, with the contact exact on it, if there is one. */
interface OfDay {
  day: Day;
  transit?: WeighedTransit;
}

/** Within so many days a reader remembers what a day said of the same point. */
const nearDays = 10;

/** The texts of one date: one that presses after one that helps, or the reverse, is told as the other side of the day. */
export function joinedOfDay(
  { kind, manuscript }: TransitContext,
  entries: readonly (OfDay & { text: string })[],
): string {
  let before: WeighedTransit | undefined;
  return entries
    .map(({ text, transit }) => {
      const isPlain = transit !== undefined && !isMixed(transit);
      const isContrary = before !== undefined && isPlain && leanOf(before) !== leanOf(transit);
      if (isPlain) before = transit;
      const joined =
        isContrary && isPlain ? manuscript.nextUnsaid(kind.contraryDay[leanOf(transit)], { text }) : '';
      return joined || text;
    })
    .join(' ');
}

/**
 * How a day is true beside what has been told of its point: a slow planet does the opposite there for longer, or a day
 * shortly before was of the other kind.
 * @param told the days told before; one that is come back to is taken out, so that nothing comes back to it twice
 */
export function contraryOfDays(context: TransitContext, entries: readonly OfDay[], told: Set<OfDay>): string {
  const { cells, kind, manuscript, slow } = context;
  for (const { day, transit } of entries) {
    // A slow planet of which a section tells is joined there to what contradicts it.
    if (transit === undefined || isMixed(transit) || slow.some((one) => isSameContact(one, transit)))
      continue;
    const held = slow.find(
      (one) => one.body > transit.body && leanOf(one) !== leanOf(transit) && isBusy(one, transit, day),
    );
    const joint = held === undefined ? '' : samePointOf(context, held, transit);
    if (joint !== '') return joint;
    if (isJupiterOrSlower(transit.body) || isAround(context, transit)) continue;
    const last = [...told].filter((one) => areOpposite(one, { day, transit })).at(-1);
    if (last === undefined) continue;
    told.delete(last);
    return manuscript.nextUnsaid(kind.contraryDays[leanOf(transit)], { day: cells.dayOfMonth(last.day) });
  }
  return '';
}

/** Whether a contact is neither easy nor hard by itself: a conjunction of the Sun or of Mars. */
const isMixed = (transit: WeighedTransit): boolean =>
  touchedBy(transit).meeting === 'conjunction' && (transit.body === Sun || transit.body === Mars);

const areOpposite = ({ day, transit }: OfDay, other: Required<OfDay>): boolean =>
  transit !== undefined &&
  !isMixed(transit) &&
  transit.body !== other.transit.body &&
  touchedBy(transit).point === touchedBy(other.transit).point &&
  leanOf(transit) !== leanOf(other.transit) &&
  daysFrom(day, other.day) <= nearDays;
