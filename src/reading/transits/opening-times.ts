import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import {
  daysOf,
  daysWithin,
  endIn,
  endsIn,
  isUnsure,
  loopOf,
  marksIn,
  type TransitContext,
  whenOf,
} from './context.js';
import { leanOf } from './leans.js';
import { beginningOf, isBroken, listedPasses, passesOf } from './passes.js';
import { type Day, earliest, isFresh, latest, type WeighedTransit } from './plan.js';

/** When a contact that an opening names is felt: its part of the period, its peak and its end. */

/** A contact fills a period although it begins or ends within so many days of its ends, or this share of it. */
const [edgeDays, edgeShare] = [21, 0.2];

/**
 * The part of a period in which a contact is in orb, in words; empty where that is nearly all of it, or is not known.
 * Judged by the days in orb alone, since an opening does not look for loops.
 */
export function partOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, sky } = context;
  const { from, isPeriod, to } = sky;
  if (!isPeriod || isUnsure(context, transit)) return '';
  const edge = Math.min(edgeDays, daysFrom(from, to) * edgeShare);
  const here = listedPasses(sky, transit).filter(
    ({ starts, ends }) => (starts ?? earliest) <= to && (ends ?? latest) >= from,
  );
  const [first, last] = [here[0], here.at(-1)];
  if (first === undefined || last === undefined) return '';
  const starts = first.starts !== null && daysFrom(from, first.starts) > edge ? first.starts : undefined;
  const ends = last.ends !== null && daysFrom(last.ends, to) > edge ? last.ends : undefined;
  const named = (day: Day | undefined): string => (day === undefined ? '' : endIn(context, transit, day));
  const { again, between, from: since, onAndOff, until } = kind.opening.parts;
  const [left, back] = [here[0]?.ends, here[1]?.starts];
  const isOnePause = here.length === 2 && left != null && back != null && daysFrom(left, back) > edgeDays;
  if (isOnePause && starts === undefined && ends === undefined)
    return fill(again, { ends: named(left), starts: named(back) });
  if (starts === undefined && ends === undefined) return '';
  const part =
    starts !== undefined && ends !== undefined
      ? fill(between, endsIn(context, transit, starts, ends))
      : fill(starts === undefined ? until : since, { starts: named(starts), ends: named(ends) });
  return here.length > 1 ? fill(onAndOff, { part }) : part;
}

/** An opening names up to so many days; of more, it tells how many and the first and last. */
const mostDays = 2;

/** The days of a period on which the leading contact peaks, in words. */
function peakDays(context: TransitContext, transit: WeighedTransit, days: readonly Day[]): string {
  const { cells, kind } = context;
  if (days.length <= mostDays) return whenOf(context, transit, days);
  const withYear = days.some(cells.isOtherYear);
  return fill(kind.opening.times, {
    count: cells.number(days.length),
    first: daysOf(context, transit, days.slice(0, 1), withYear),
    last: daysOf(context, transit, days.slice(-1), withYear),
  });
}

/** When the leading contact peaks, judged by its days in orb alone, since an opening does not look for loops. */
export function peakOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, manuscript, sky } = context;
  const { exact } = transit;
  const marks = marksIn(context, transit);
  const { opening } = kind;
  const peaks = opening.peaks[transit.body as SlowPlanet][leanOf(transit)];
  const within = daysWithin(context, transit);
  if (within.length > 0)
    return sky.isPeriod
      ? manuscript.unlessSaid(peaks.exact, { exact: peakDays(context, transit, within) })
      : exact.includes(sky.from)
        ? manuscript.firstUnsaid(opening.peakToday)
        : '';
  const next = marks.find((day) => day > sky.to);
  const fresh = sky.isPeriod ? marks.find((day) => isFresh(sky, day)) : undefined;
  // A contact exact just before a period is at its strongest as the period begins.
  if (fresh !== undefined)
    return manuscript.firstUnsaid(opening.fresh[next === undefined ? 'last' : 'again'], {
      past: whenOf(context, transit, [fresh], true),
      next: next === undefined ? '' : whenOf(context, transit, [next], true),
    });
  if (next !== undefined) return nextPeak(context, transit, next, peaks.next);
  const past = marks.at(-1);
  // A contact that is over for now may come again; with an unknown hour of birth its days in orb may be unknown.
  const later = marksIn(context, transit, loopOf(context, transit)).find((day) => day >= sky.from);
  if (past === undefined) return later === undefined ? '' : nextPeak(context, transit, later, peaks.next);
  return later === undefined
    ? manuscript.unlessSaid(peaks.past, { exact: whenOf(context, transit, [past]) })
    : manuscript.firstUnsaid(opening.eases, {
        past: whenOf(context, transit, [past]),
        next: whenOf(context, transit, [later], sky.isPeriod),
      });
}

/** The next peak of a contact; that it comes only after a period is said. */
const nextPeak = (context: TransitContext, transit: WeighedTransit, next: Day, atMoment: string): string => {
  const { kind, manuscript, sky } = context;
  const values = { exact: whenOf(context, transit, [next], sky.isPeriod) };
  const isAgain = marksIn(context, transit).some((day) => day < sky.from);
  return sky.isPeriod && next > sky.to
    ? manuscript.firstUnsaid(kind.opening.peakAfter[isAgain ? 'again' : leanOf(transit)], values)
    : manuscript.unlessSaid(atMoment, values);
};

/** A contact that ends within so many days ends soon. */
const near = 21;

/**
 * Until when the leading contact is felt: for a moment, all its passes counted; for a period, if it ends well before
 * that.
 */
export function endOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, manuscript, sky } = context;
  if (sky.isPeriod) {
    const isLater = beginningOf(context, transit) !== undefined;
    const when = isLater ? '' : partOf(context, transit);
    return when === '' ? '' : manuscript.firstUnsaid(kind.opening.leadPart, { when });
  }
  const { ends } = loopOf(context, transit);
  if (ends === null) return '';
  const isSoon = daysFrom(sky.from, ends) < near;
  const key = isSoon ? 'soon' : isBroken(passesOf(context, transit), sky.from, ends) ? 'paused' : 'later';
  const wordings = kind.opening.ends[leanOf(transit)][key];
  return manuscript.firstUnsaid(wordings, {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    ends: endIn(context, transit, ends),
  });
}
