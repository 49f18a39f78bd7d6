import { capitalized } from '../../text/capitalized.js';
import { fill } from '../../text/texts.js';
import type { ContactPhase } from '../../text/transit-catalogue.js';
import { daysFrom } from '../compare-days.js';
import {
  endIn,
  endsIn,
  isAround,
  isUnsure,
  loopOf,
  type TransitContext,
  valuesOf,
  whenOf,
} from './context.js';
import { isPastInHeading } from './headings.js';
import { beginningOf, passesOf, pauseOf } from './passes.js';
import {
  type Day,
  dayBefore,
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

/** A contact that comes near again more than so many days after its end is not mentioned. */
const farAgain = 250;

/** When a pass without an exact day comes closest: at a station, or halfway through. */
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

/**
 * The phase of a contact’s loop as the period begins: before its first exact day, between them, before the last, or
 * after it.
 */
function phaseIn({ sky }: TransitContext, { exact }: Loop): ContactPhase {
  const past = exact.filter((day) => day < sky.from).length;
  const next = exact.length - past;
  if (next === 0) return 'over';
  if (exact.length === 1) return 'once';
  return past === 0 ? 'first' : next === 1 ? 'last' : 'middle';
}

const monthOf = ({ cells }: TransitContext, day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, cells.isOtherYear(day));

/** The months in which a contact was exact before, less precisely where the hour of birth is unknown. */
function monthsBefore(context: TransitContext, transit: Transit, past: readonly Day[]): string {
  const { kind, manuscript } = context;
  const all = [...new Set(past.map((day) => day.slice(0, 7)))];
  const isOneYear = all.every((month) => month.slice(0, 4) === all[0]?.slice(0, 4));
  const written = all.map((month, at) =>
    // If the months are of one year, only the last names it.
    isOneYear && at < all.length - 1
      ? context.cells.month(`${month}-00`, false)
      : monthOf(context, `${month}-01`),
  );
  const months = manuscript.join(written);
  return months === '' || !isAround(context, transit) ? months : fill(kind.aboutMonths, { months });
}

/** Days that make nearly a year. */
const nearlyYear = 200;
const soon = 10;

/** Whether the first exact day of a contact is so far off that little is felt yet. */
export const isFarAhead = ({ to }: Pick<TransitSky, 'to'>, first: Day): boolean =>
  daysFrom(to, first) > longBefore;

/** A contact felt for at most so many days has its beginning and end told in one sentence. */
const shortOnce = 75;

/** Whether a contact is exact once, and begins and ends within a short stretch of the period. */
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

/** For a moment, a contact is at its peak within so many days of its last exact day. */
const justNow = 4;

/** Whether a moment is within days of the last exact day of a contact. */
function isJustNow({ sky }: TransitContext, loop: Loop): boolean {
  const last = marksOf(loop).at(-1);
  return !sky.isPeriod && last !== undefined && last < sky.from && daysFrom(last, sky.from) <= justNow;
}

/** The span of a contact that begins within the period, with its pauses, in one sentence; empty for others. */
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

/** The course of a contact that was exact before, pauses as a period begins, and returns: in the order of time. */
export function returnsOf(context: TransitContext, transit: Transit): string {
  const { kind, manuscript, sky } = context;
  if (isUnsure(context, transit)) return '';
  const begins = beginningOf(context, transit);
  const loop = loopOf(context, transit);
  const past = loop.exact.filter((day) => day < sky.from);
  if (begins?.comes !== 'again' || loop.ends === null || past.length === 0) return '';
  // A station to come has a sentence of its own.
  if (!marksOf(loop).every((day) => day < sky.from || loop.exact.includes(day))) return '';
  const values = {
    months: monthsBefore(context, transit, past),
    day: endIn(context, transit, begins.day),
    ends: endIn(context, transit, loop.ends),
  };
  const pause = pauseOf(context, transit);
  return pause === undefined
    ? manuscript.inRotation(kind.returns.once, values)
    : manuscript.inRotation(kind.returns.paused, { ...values, ...pausedIn(context, transit, pause) });
}

const pausedIn = (
  context: TransitContext,
  transit: Transit,
  { from, back }: Readonly<Record<'from' | 'back', Day>>,
): Readonly<Record<'pause' | 'back', string>> => ({
  // If the days are of one year, only the last names it.
  pause:
    from.slice(0, 4) === back.slice(0, 4) && !isAround(context, transit)
      ? context.cells.dayOfMonth(from)
      : endIn(context, transit, from),
  back: endIn(context, transit, back),
});

/** How far a contact has come in its loop, and when it ends unless that is told already. */
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
  // A contact that is over and ends within days has nothing more to tell.
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
  // A contact that comes nearer once more is not fading yet.
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
    return manuscript.inRotation(
      kind.onceWithin,
      endsIn(context, transit, loop.starts ?? earliest, loop.ends ?? latest),
    );
  // The last exact day is not the end if the planet stations near the point afterward.
  const text =
    still !== undefined && (phase === 'once' || phase === 'last')
      ? manuscript.inRotation(kind.still.later, { ...values, day: whenOf(context, transit, [still]) })
      : phase === 'once' && cameNear
        ? manuscript.inRotation(kind.onceAfterNear, values)
        : manuscript.inRotation(kind.phases[isEndTold ? 'ended' : 'open'][phase] ?? [], values);
  // For a contact that comes again, the text has said so already.
  const again =
    phase === 'first' || phase === 'middle' || still !== undefined
      ? undefined
      : nearAgain(context, transit, ends);
  if (again === undefined) return text;
  // The year of a later month is named only where the month alone would be ambiguous.
  const isFar = daysFrom(exact.at(-1) ?? again, again) > nearlyYear;
  const month = context.cells.month(`${again.slice(0, 7)}-00`, isFar || context.cells.isOtherYear(again));
  // The last exact day is not the end of it.
  if (phase === 'last') return manuscript.inRotation(kind.lastButEcho, { ...values, month });
  return `${text} ${manuscript.nextUnsaid(kind.nearAgain, { ...values, month })}`.trim();
}

/** A contact exact within so many days after a period is fully felt in its last weeks. */
const soonAfter = 14;

/** Whether a contact exact on this day is at its peak in the period: in it, or close enough to its ends. */
export const isAtHeightOn = (sky: Pick<TransitSky, 'from' | 'to'>, day: Day): boolean =>
  isFresh(sky, day) || (day >= sky.from && daysFrom(sky.to, day) <= soonAfter);

/** When a contact without an exact day in the period is felt in it. */
export function withoutDayOf(context: TransitContext, transit: Transit): string {
  const { kind, manuscript, sky } = context;
  if (!sky.isPeriod || isUnsure(context, transit)) return '';
  const loop = loopOf(context, transit);
  const marks = marksOf(loop);
  const isLater = marks.some((day) => day > sky.to);
  const first = marks[0] ?? latest;
  if (!isLater || isFarAhead(sky, first) || marks.some((day) => isAtHeightOn(sky, day))) return '';
  // It was said before that it begins late, or pauses first.
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

/** That a planet stations near the point without reaching it. */
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
