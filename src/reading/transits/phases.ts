import { capitalized } from '../../text/capitalized.js';
import { fill } from '../../text/texts.js';
import type { ContactPhase } from '../../text/transit-catalogue.js';
import { endIn, isAround, isUnsure, loopOf, type TransitContext, valuesOf, whenOf } from './context.js';
import { isPastInHeading } from './headings.js';
import { beginningOf, passesOf, pauseOf } from './passes.js';
import {
  type Day,
  dayBefore,
  daysFrom,
  earliest,
  isFresh,
  type Loop,
  latest,
  longBefore,
  marksOf,
  type Pass,
  type Transit,
  type TransitSky,
} from './plan.js';

/** Days after its end from which on it is no longer of use to know that a contact comes near again. */
const farAgain = 250;

/** When a pass that is never exact comes closest: where the planet stands still, or else halfway through it. */
function closestIn(turns: Loop['turns'], { starts, ends }: Pass): Day | undefined {
  if (starts === null) return undefined;
  const turn = turns?.find(({ day }) => day >= starts && day <= (ends ?? latest));
  if (turn !== undefined) return turn.day;
  return ends === null ? starts : dayBefore(starts, -Math.round(daysFrom(starts, ends) / 2));
}

/** When a contact that is over comes within orb once more without being exact. */
function nearAgain(context: TransitContext, transit: Transit, last: Day): Day | undefined {
  const { sky } = context;
  const { body, natal, aspect } = transit;
  const again = sky.transits.find(
    (other) =>
      other.body === body &&
      other.natal === natal &&
      other.aspect === aspect &&
      marksOf(other).length === 0 &&
      (other.starts ?? earliest) > last,
  );
  const { passes, turns } = loopOf(context, transit);
  if (again?.starts) return closestIn(again.turns, again);
  const next = passes?.find(({ starts }) => (starts ?? earliest) > last);
  return next?.starts && daysFrom(last, next.starts) <= farAgain ? closestIn(turns, next) : undefined;
}

/** Where a contact that becomes exact stands in its loop as the time begins. */
function phaseIn({ sky }: TransitContext, { exact }: Loop): ContactPhase {
  const past = exact.filter((day) => day < sky.from).length;
  const next = exact.length - past;
  if (next === 0) return 'over';
  if (exact.length === 1) return 'once';
  return past === 0 ? 'first' : next === 1 ? 'last' : 'middle';
}

const monthOf = ({ cells }: TransitContext, day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, cells.isOtherYear(day));

/** The months of days on which a contact was exact before: about those, where the hour of birth is open. */
function monthsBefore(context: TransitContext, transit: Transit, past: readonly Day[]): string {
  const { kind, manuscript } = context;
  const all = [...new Set(past.map((day) => day.slice(0, 7)))];
  const isOneYear = all.every((month) => month.slice(0, 4) === all[0]?.slice(0, 4));
  const written = all.map((month, at) =>
    // Of months of one year the last has it.
    isOneYear && at < all.length - 1
      ? context.cells.month(`${month}-00`, false)
      : monthOf(context, `${month}-01`),
  );
  const months = manuscript.join(written);
  return months === '' || !isAround(context, transit) ? months : fill(kind.aboutMonths, { months });
}

/** Days, about. */
const nearlyYear = 200;
const soon = 10;

/** Whether a contact’s first day is so far off that little of it is felt. */
export const isFarAhead = ({ to }: Pick<TransitSky, 'to'>, first: Day): boolean =>
  daysFrom(to, first) > longBefore;

/** Weeks that a contact is felt at most for both its days to be told at once, in days. */
const shortOnce = 75;

/** Whether a contact is exact once and begins and ends in one short stretch of a period. */
export function isOnceWithin(context: TransitContext, transit: Transit): boolean {
  const { exact, starts, ends, passes = [] } = loopOf(context, transit);
  const { from, isPeriod } = context.sky;
  return (
    isPeriod &&
    exact.length === 1 &&
    passes.length < 2 &&
    starts !== null &&
    ends !== null &&
    starts > from &&
    daysFrom(starts, ends) <= shortOnce
  );
}

/** Days after its last exact day within which a contact is at its height at a moment. */
const justNow = 4;

/** Whether a moment is within days of the last time that a contact is exact, or as good as that. */
function isJustNow({ sky }: TransitContext, loop: Loop): boolean {
  const last = marksOf(loop).at(-1);
  return !sky.isPeriod && last !== undefined && last < sky.from && daysFrom(last, sky.from) <= justNow;
}

/**
 * From when until when a contact is felt that sets in within a period, all its days to come, in one sentence; nothing of
 * others.
 */
export function begunOf(context: TransitContext, transit: Transit): string {
  const { kind, manuscript, sky } = context;
  if (isUnsure(context, transit)) return '';
  const begins = beginningOf(context, transit);
  const loop = loopOf(context, transit);
  const { exact, ends } = loop;
  const marks = marksOf(loop);
  const [first] = marks;
  if (begins?.comes !== 'first' || ends === null || exact.length < 2 || marks.length > exact.length)
    return '';
  if (first === undefined || first < sky.from || isFarAhead(sky, first)) return '';
  const pause = pauseOf(context, transit);
  const values = { day: endIn(context, transit, begins.day), ends: endIn(context, transit, ends) };
  return pause === undefined
    ? manuscript.inRotation(kind.begun.once, values)
    : manuscript.inRotation(kind.begun.paused, { ...values, ...pausedIn(context, transit, pause) });
}

const pausedIn = (
  context: TransitContext,
  transit: Transit,
  { from, back }: Readonly<Record<'from' | 'back', Day>>,
): Readonly<Record<'pause' | 'back', string>> => ({
  // Of days of one year the last has it.
  pause: endIn(
    context,
    transit,
    from,
    from.slice(0, 4) !== back.slice(0, 4) && context.cells.isOtherYear(from),
  ),
  back: endIn(context, transit, back),
});

/** How far a contact has come, and when it lets go unless that is told already. */
export function phaseOf(context: TransitContext, transit: Transit, isEndTold: boolean): string {
  const { kind, manuscript, sky } = context;
  if (isUnsure(context, transit)) return '';
  const loop = loopOf(context, transit);
  const { exact, ends } = loop;
  const still = marksOf(loop).find((day) => day >= sky.from && !exact.includes(day));
  if (still !== undefined && exact.every((day) => day < sky.from || day > still))
    return stillText(context, transit, loop, still);
  if (ends === null || exact.length === 0) return '';
  const phase = phaseIn(context, loop);
  // What is over and gone within days has no more to come.
  if (phase === 'over' && daysFrom(sky.from, ends) < soon) return manuscript.inRotation(kind.allButOver);
  const [first] = exact;
  if (first !== undefined && isFarAhead(sky, first))
    return manuscript.inRotation(kind.farAhead, { next: whenOf(context, transit, [first]) });
  const past = exact.filter((day) => day < sky.from);
  const values = {
    ...valuesOf(context, transit),
    months: monthsBefore(context, transit, past),
    ends: endIn(context, transit, ends),
  };
  // What comes nearer once more is not fading yet.
  const near = loop.turns?.find(({ day }) => phase === 'over' && day >= sky.from && day <= ends);
  if (near !== undefined)
    return manuscript.inRotation(kind.overButNear, { ...values, month: monthOf(context, near.day) });
  if (phase === 'over' && isJustNow(context, loop))
    return manuscript.inRotation(kind.atHeight[isEndTold ? 'ended' : 'open'], values);
  const pause = isEndTold ? undefined : pauseOf(context, transit);
  const isShown = phase === 'middle' && past.length === 1 && isPastInHeading(context, transit);
  if (pause !== undefined && still === undefined && (phase === 'first' || phase === 'middle'))
    return manuscript.inRotation(kind.paused[isShown ? 'first' : phase], {
      ...values,
      ...pausedIn(context, transit, pause),
    });
  if (isShown) return isEndTold ? '' : manuscript.inRotation(kind.shownBefore, values);
  const cameNear = loop.passes?.some((pass) => (pass.ends ?? latest) < (loop.starts ?? earliest)) === true;
  if (phase === 'once' && still === undefined && !cameNear && !isEndTold && isOnceWithin(context, transit))
    return manuscript.inRotation(kind.onceWithin, {
      starts: endIn(context, transit, loop.starts ?? earliest),
      ends: values.ends,
    });
  // The last exact day is not the last of it where the planet comes back and stands still.
  const text =
    still !== undefined && (phase === 'once' || phase === 'last')
      ? manuscript.inRotation(kind.still.later, { ...values, day: whenOf(context, transit, [still]) })
      : phase === 'once' && cameNear
        ? manuscript.inRotation(kind.onceAfterNear, values)
        : manuscript.inRotation(kind.phases[isEndTold ? 'ended' : 'open'][phase] ?? [], values);
  // That more is to come has been told of what comes again.
  const again =
    phase === 'first' || phase === 'middle' || still !== undefined
      ? undefined
      : nearAgain(context, transit, ends);
  if (again === undefined) return text;
  // A month of another year than the last exact day’s goes by its year where that alone tells them apart.
  const isFar = daysFrom(exact.at(-1) ?? again, again) > nearlyYear;
  const month = context.cells.month(`${again.slice(0, 7)}-00`, isFar || context.cells.isOtherYear(again));
  // The last time is not the last of it.
  if (phase === 'last') return manuscript.inRotation(kind.lastButEcho, { ...values, month });
  return `${text} ${manuscript.nextUnsaid(kind.nearAgain, { ...values, month })}`.trim();
}

/** Days after a period within which what is exact is felt in full in its last weeks. */
const soonAfter = 14;

/** Whether what is exact on a day is at its height in a period: on a day of it, or so near its ends that it is felt in full. */
export const isAtHeightOn = (sky: Pick<TransitSky, 'from' | 'to'>, day: Day): boolean =>
  isFresh(sky, day) || (day >= sky.from && daysFrom(sky.to, day) <= soonAfter);

/** When a contact that is exact at other times is felt in a period without an exact day. */
export function withoutDayOf(context: TransitContext, transit: Transit): string {
  const { kind, manuscript, sky } = context;
  if (!sky.isPeriod || isUnsure(context, transit)) return '';
  const loop = loopOf(context, transit);
  const marks = marksOf(loop);
  const isLater = marks.some((day) => day > sky.to);
  const first = marks[0] ?? latest;
  if (!isLater || isFarAhead(sky, first) || marks.some((day) => isAtHeightOn(sky, day))) return '';
  // That it sets in late, or pauses first, has been said.
  if (beginningOf(context, transit) !== undefined) return '';
  const { without } = kind;
  const turn = loop.turns?.find(({ day }) => day >= sky.from && day <= sky.to);
  if (turn !== undefined) return manuscript.nextUnsaid(without.near, { month: monthOf(context, turn.day) });
  const passes = passesOf(context, transit);
  const last = passes
    .filter(({ starts, ends }) => (starts ?? earliest) <= sky.to && ends !== null)
    .at(-1)?.ends;
  if (last != null && last >= sky.from && last < sky.to)
    return manuscript.nextUnsaid(without.until, { ends: endIn(context, transit, last) });
  return manuscript.nextUnsaid(without[first > sky.to ? 'gathering' : 'throughout']);
}

/** That a planet stands still near its point without reaching it. */
function stillText(context: TransitContext, transit: Transit, { exact, ends }: Loop, still: Day): string {
  const { kind, manuscript, sky } = context;
  const written = (days: readonly Day[]): string => (days.length === 0 ? '' : whenOf(context, transit, days));
  const past = exact.filter((day) => day < sky.from);
  const next = exact.filter((day) => day > still);
  const key =
    next.length > 1 ? 'firstOfMore' : next.length > 0 ? 'first' : past.length === 0 ? 'only' : 'again';
  return manuscript.inRotation(kind.still[key], {
    ...valuesOf(context, transit),
    next: written(next.slice(0, 1)),
    day: written([still]),
    Day: capitalized(written([still])),
    months: monthsBefore(context, transit, past),
    ends: ends === null ? '' : endIn(context, transit, ends),
  });
}
