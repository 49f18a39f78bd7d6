import type { PressureCourse } from '../../text/transit-catalogue.js';
import type { Draft } from '../reading.js';
import { daysWithin, isOpen, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { leanOf } from './leans.js';
import { type Day, daysFrom, marksOf, transitFactor, type WeighedTransit } from './plan.js';
import { daysInPeriod, type PressingDay, pressingDays } from './seasons.js';
import { courseTold } from './story.js';

/** Months of a period from which on its pressure has a course. */
const fewestMonths = 6;
/** Days of a month in the period, from which on it counts. */
const fewestDays = 10;

/** How a period goes: of a long one its pressure month by month; then what is felt in it, in order of time. */
export function shapeDraft(desk: TransitDesk, all: readonly string[], isLong: boolean): Draft | undefined {
  const { kind, slow } = desk;
  // A few days of a month say nothing of how it goes.
  const months = all.filter((month) => daysInPeriod(desk, month) >= fewestDays);
  const felt = slow;
  const [leader] = felt;
  if (leader === undefined) return undefined;
  const pressing = felt.filter((transit) => leanOf(transit) === 'tense');
  const live = felt.filter((transit) => daysWithin(desk, transit).length > 0);
  const hard = isLong ? pressingDays(desk, months) : [];
  const read = live.length > 0 ? live : felt;
  return {
    title: kind.shape.title,
    weight: read[0]?.weight ?? 1,
    factors: read.map(transitFactor),
    paragraphs: [
      months.length >= fewestMonths ? pressureOf(desk, months, pressing, hard) : [],
      courseTold(desk, felt),
    ],
  };
}

/** Months of the pressure of one contact: the share of each that it is in orb, and once more for an exact day. */
function loadsOf(
  { sky }: TransitDesk,
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

/** The stretches in which months press: a single lighter month is no relief, and none is light with a day that is told as hard. */
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
  desk: TransitDesk,
  months: readonly string[],
  pressing: readonly WeighedTransit[],
  hard: readonly PressingDay[],
): string[] {
  const { kind, manuscript } = desk;
  const each: Load[] = [
    ...pressing.map((transit) => ({ transit, loads: loadsOf(desk, transit, months) })),
    // What is told of without being read of counts by its day alone.
    ...hard
      .filter(({ transit }) => !pressing.includes(transit))
      .map(({ day, transit }) => ({
        transit,
        loads: months.map((month) => (day.startsWith(month) ? transit.weight : 0)),
      })),
  ];
  const loads = months.map((_, at) => each.reduce((sum, one) => sum + (one.loads[at] ?? 0), 0));
  const marked = new Set(hard.map(({ day }) => months.indexOf(day.slice(0, 7))));
  const runs = pressing.length === 0 ? [] : runsOf(loads, marked);
  const course = courseOf(runs, months.length - 1);
  const [one, two] = runs;
  const named = (at: number | undefined): string => monthOf(desk, months[at ?? 0] ?? '');
  const peakIn = ([first, last]: Run): number =>
    loads.indexOf(Math.max(...loads.slice(first, last + 1)), first);
  // Of stretches that are one month among many, the heaviest is named.
  const values = {
    from: named(course === 'twice' ? one && peakIn(one) : one?.[0]),
    to: named(one?.[1]),
    ease: named(one && one[1] + 1),
    back: named(course === 'twice' ? two && peakIn(two) : two?.[0]),
  };
  // Where it never lets up, the dates of what presses say when it is greatest.
  const isSteady = course === 'even' || course === 'waves';
  return [
    isSteady
      ? ''
      : manuscript.wording(kind.shape.course[course as Exclude<PressureCourse, 'even' | 'waves'>], values),
    easing.has(course) ? beyondOf(desk, pressing) : '',
    one === undefined ? '' : sourceOf(desk, each, one, runs.at(-1) ?? one),
  ];
}

/** Courses that end on relief. */
const easing: ReadonlySet<PressureCourse> = new Set(['falls', 'hill', 'peak', 'twice'] as const);

/** That what presses comes back after the time, where it does. */
function beyondOf(desk: TransitDesk, pressing: readonly WeighedTransit[]): string {
  const { cells, kind, manuscript, sky } = desk;
  const found = pressing
    .filter((transit) => !isOpen(desk, transit))
    .map((transit) => ({ transit, day: marksOf(loopOf(desk, transit)).find((day) => day > sky.to) }))
    .filter((one): one is { transit: WeighedTransit; day: Day } => one.day !== undefined)
    .sort((a, b) => (a.day < b.day ? -1 : 1))[0];
  if (found === undefined) return '';
  const { transit, day } = found;
  return manuscript.wording(kind.shape.beyond, {
    ...valuesOf(desk, transit),
    month: cells.month(`${day.slice(0, 7)}-00`, true),
  });
}

interface Load {
  transit: WeighedTransit;
  loads: readonly number[];
}

/** Whose the pressure is at first, and whose later, where that is another’s. */
function sourceOf({ kind, manuscript }: TransitDesk, each: readonly Load[], first: Run, last: Run): string {
  const middle = Math.ceil((first[0] + last[1]) / 2);
  const [begin, end]: [Run, Run] =
    first === last
      ? [
          [first[0], middle - 1],
          [middle, last[1]],
        ]
      : [first, last];
  // What is not there in the first month is not there at first.
  const early = chiefOf(each, begin).filter((body) =>
    each.some(({ transit, loads }) => transit.body === body && (loads[begin[0]] ?? 0) > 0),
  );
  const late = chiefOf(each, end);
  if (late.length === 0 || early.length === 0 || late.some((body) => early.includes(body))) return '';
  return manuscript.wording(kind.shape.sources, { x: manuscript.listOf(early), y: manuscript.listOf(late) });
}

/** The part of the heaviest planet’s load from which on another is named with it, and how many are. */
const namedShare = 0.6;
const mostNamed = 3;

/** The planets that press most in some months. */
function chiefOf(each: readonly Load[], [first, last]: Run) {
  const byBody = new Map<WeighedTransit['body'], number>();
  for (const { transit, loads } of each) {
    const sum = loads.slice(first, last + 1).reduce((all, load) => all + load, 0);
    if (sum > 0) byBody.set(transit.body, (byBody.get(transit.body) ?? 0) + sum);
  }
  const ranked = [...byBody].sort(([, a], [, b]) => b - a);
  const most = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, load]) => load >= most * namedShare)
    .slice(0, mostNamed)
    .map(([body]) => body);
}

/** A month by its name, with its year where the period is of several. */
const monthOf = ({ cells, sky }: TransitDesk, month: string): string =>
  cells.month(`${month}-00`, sky.from.slice(0, 4) !== sky.to.slice(0, 4));
