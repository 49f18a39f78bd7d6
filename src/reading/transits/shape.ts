import { Saturn } from '../../chart/bodies.js';
import type { PressureCourse } from '../../text/transit-catalogue.js';
import type { Draft } from '../reading.js';
import { daysWithin, type TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { type Day, daysFrom, marksOf, transitFactor, type WeighedTransit } from './plan.js';
import { daysInPeriod, type PressingDay, pressingDays } from './seasons.js';
import { spanLines } from './spans.js';

/** Months of a period from which on its pressure has a course. */
const fewestMonths = 6;
/** Days of a month in the period, from which on it counts. */
const fewestDays = 10;

/** How a period goes: of a long one its pressure month by month; then from when until when what is read of is felt. */
export function shapeDraft(
  context: TransitContext,
  all: readonly string[],
  isLong: boolean,
): Draft | undefined {
  const { kind, slow } = context;
  // A few days of a month say nothing of how it goes.
  const months = all.filter((month) => daysInPeriod(context, month) >= fewestDays);
  const felt = slow;
  const [leader] = felt;
  if (leader === undefined) return undefined;
  const pressing = felt.filter((transit) => leanOf(transit) === 'tense');
  const live = felt.filter((transit) => daysWithin(context, transit).length > 0);
  const hard = isLong ? pressingDays(context, months) : [];
  const read = live.length > 0 ? live : felt;
  const { note, lines } = spanLines(context, felt);
  return {
    title: kind.shape.title,
    weight: read[0]?.weight ?? 1,
    factors: read.map(transitFactor),
    paragraphs: [
      [months.length >= fewestMonths ? pressureOf(context, months, pressing, hard) : '', note],
      ...lines.map((line) => [line]),
    ],
  };
}

/** Months of the pressure of one contact: the share of each that it is in orb, and once more for an exact day. */
function loadsOf(
  { sky }: TransitContext,
  { body, natal, aspect, cell, weight }: WeighedTransit,
  months: readonly string[],
): number[] {
  const passes = sky.transits.filter((other) =>
    cell === null
      ? other.body === body && other.natal === natal && other.aspect === aspect
      : other.cell === cell,
  );
  return months.map((month) => {
    const [first, last] = [`${month}-01`, dayAfter(`${month}-01`, daysOfMonth - 1)];
    let load = 0;
    for (const pass of passes) {
      const { starts, ends } = pass;
      const begin = later(later(first, sky.from), starts ?? first);
      const end = earlier(earlier(last, sky.to), ends ?? last);
      load += Math.max(0, daysFrom(begin, end)) / daysOfMonth;
      for (const day of marksOf(pass))
        if (day.startsWith(month) && day >= sky.from && day <= sky.to)
          load += pass.exact.includes(day) ? 1 : standstill;
    }
    return load * weight;
  });
}

const daysOfMonth = 30;
/** What a standstill near its point counts for, of an exact day. */
const standstill = 0.5;
const dayAfter = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** Months from the first to the last, by their places among those of the period. */
type Run = readonly [first: number, last: number];

/** The part of the heaviest month’s load from which on a month presses. */
const pressingShare = 0.4;

/**
 * The stretches in which months press: a single lighter month is no relief, and none is light with a day that is told
 * as hard.
 */
function runsOf(loads: readonly number[], marked: ReadonlySet<number>): Run[] {
  const least = Math.max(...loads) * pressingShare;
  const runs: [number, number][] = [];
  loads.forEach((load, at) => {
    if (!marked.has(at) && (load === 0 || load < least)) return;
    const run = runs.at(-1);
    if (run !== undefined && at - run[1] <= 2) run[1] = at;
    else runs.push([at, at]);
  });
  return runs;
}

/** What the stretches make together. */
function courseOf(runs: readonly Run[], last: number): PressureCourse {
  const [one, two] = runs;
  if (one === undefined) return 'none';
  if (runs.length > 2) return 'waves';
  const [begins, ends] = [one[0] === 0, (two ?? one)[1] === last];
  if (two !== undefined) return begins ? 'returns' : 'twice';
  if (begins) return ends ? 'even' : 'falls';
  if (ends) return 'rises';
  return one[0] === one[1] ? 'peak' : 'hill';
}

function pressureOf(
  context: TransitContext,
  months: readonly string[],
  pressing: readonly WeighedTransit[],
  hard: readonly PressingDay[],
): string {
  const { kind, manuscript } = context;
  const each: (readonly number[])[] = [
    ...pressing.map((transit) => loadsOf(context, transit, months)),
    // What is told of without being read of counts by its day alone.
    ...hard
      .filter(({ transit }) => !pressing.includes(transit))
      .map(({ day, transit }) => months.map((month) => (day.startsWith(month) ? transit.weight : 0))),
  ];
  const loads = months.map((_, at) => each.reduce((sum, load) => sum + (load[at] ?? 0), 0));
  const marked = new Set(hard.map(({ day }) => months.indexOf(day.slice(0, 7))));
  const runs = pressing.length === 0 ? [] : runsOf(loads, marked);
  const course = courseOf(runs, months.length - 1);
  const [one, two] = runs;
  const named = (at: number | undefined): string => monthOf(context, months[at ?? 0] ?? '');
  const peakIn = ([first, last]: Run): number =>
    loads.indexOf(Math.max(...loads.slice(first, last + 1)), first);
  // Of what presses in the first stretch, the place of what does so most.
  const heaviestIn = ([first, last]: Run = [0, months.length - 1]): number => {
    const sums = each.map((load) => load.slice(first, last + 1).reduce((sum, one) => sum + one, 0));
    return sums.indexOf(Math.max(...sums.slice(0, pressing.length)));
  };
  // Of stretches that are one month among many, the heaviest is named.
  const values = {
    from: named(course === 'twice' ? one && peakIn(one) : one?.[0]),
    to: named(one?.[1]),
    ease: named(one && one[1] + 1),
    back: named(course === 'twice' ? two && peakIn(two) : two?.[0]),
    a: manuscript.within(pressing[heaviestIn(one)]?.body ?? Saturn),
  };
  // Where it never lets up, the dates of what presses say when it is greatest.
  const isSteady = course === 'even' || course === 'waves';
  return isSteady
    ? ''
    : manuscript.firstUnsaid(kind.shape.course[course as Exclude<PressureCourse, 'even' | 'waves'>], values);
}

/** A month by its name, with its year where the period is of several. */
const monthOf = ({ cells, sky }: TransitContext, month: string): string =>
  cells.month(`${month}-00`, sky.from.slice(0, 4) !== sky.to.slice(0, 4));
