import { type BodyId, Saturn } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import type { PartOfPeriod } from '../../text/transit-catalogue.js';
import { compareDays } from '../compare-days.js';
import { listOf } from '../manuscript.js';
import { contactCell, loopOf, marksIn, nameOfPoint, type TransitContext, valuesOf } from './context.js';
import { monthsOf } from './dates.js';
import { groupsOf, type TransitGroup } from './groups.js';
import { leanOf } from './leans.js';
import { isBroken, passesOf } from './passes.js';
import { type Day, dayBefore, daysFrom, earliest, latest, marksOf, type WeighedTransit } from './plan.js';

/** A month, `YYYY-MM`. */
type Month = string;

/** What presses, as one section tells it, and the months in which it is at its height, also beyond the period. */
interface Pressure {
  contacts: readonly WeighedTransit[];
  weight: number;
  heights: ReadonlySet<Month>;
}

/** Days on either side of an exact one in which a contact is at its height. */
const nearHeight = 20;
const nearHeightOfOuter = 40;

function pressureOf(context: TransitContext, { first, twins }: TransitGroup): Pressure {
  const contacts = [first, ...twins].filter((one) => leanOf(one) === 'tense');
  const reach = first.body <= Saturn ? nearHeight : nearHeightOfOuter;
  const heights = contacts.flatMap((one) =>
    marksOf(loopOf(context, one)).flatMap((day) => monthsOf(dayBefore(day, reach), dayBefore(day, -reach))),
  );
  const weight = contacts.reduce((sum, one) => sum + one.weight, 0);
  return { contacts, weight, heights: new Set(heights) };
}

/** Contacts that are named where they come together, the heaviest first. */
const mostNamed = 3;

/** How a period goes, in its months: when most presses, when that eases, and what helps meanwhile. */
export function courseOf(context: TransitContext): string[] {
  const { kind, manuscript, short, sky, slow } = context;
  const { course } = kind.shape;
  const pressures = groupsOf(context, slow)
    .map((group) => pressureOf(context, group))
    .filter(({ contacts }) => contacts.length > 0);
  const helps = helpsOf(context);
  if (pressures.length === 0)
    return [short.some((one) => leanOf(one) === 'tense') ? '' : manuscript.firstUnsaid(course.none), helps];
  const months = monthsOf(sky.from, sky.to);
  const [leader] = slow;
  const leading = pressures.find(({ contacts }) => leader !== undefined && contacts.includes(leader));
  const weightIn = (month: Month): number =>
    pressures.reduce((sum, one) => sum + (one.heights.has(month) ? one.weight : 0), 0);
  // Where what leads presses, the time is hardest in a month in which that is exact.
  const marks = leading === undefined || leader === undefined ? [] : marksOf(loopOf(context, leader));
  const ofLeader = months.filter((month) => marks.some((day) => day.startsWith(month)));
  const candidates = ofLeader.length > 0 ? ofLeader : months;
  const most = Math.max(...candidates.map(weightIn));
  if (most === 0)
    return [
      manuscript.firstUnsaid(course.distant, {
        pressing: pressingOf(context, namedOf(pressures.slice(0, mostNamed))),
      }),
      helps,
    ];
  const one = months.findIndex((month) => candidates.includes(month) && weightIn(month) === most);
  const [from, to] = stretchAround(months, one, (month) => weightIn(month) === most);
  const fullest = pressures.filter(({ heights }) => heights.has(from)).slice(0, mostNamed);
  return [
    manuscript.firstUnsaid(course[leading === undefined ? 'beside' : 'most'][partOf(months, from, to)], {
      // Of two months of one year the last has it.
      from: named(context, from, from.slice(0, 4) === to.slice(0, 4) && from !== to),
      to: named(context, to),
      pressing: pressingOf(context, namedOf(fullest)),
    }),
    easingOf(context, pressures, to, weightIn, leading),
    helps,
  ];
}

/** The first and the last of the months about one of them that are all alike. */
function stretchAround(
  months: readonly Month[],
  one: number,
  isAlike: (month: Month) => boolean,
): readonly [Month, Month] {
  let [first, last] = [one, one];
  while (first > 0 && isAlike(months[first - 1] ?? '')) first--;
  while (last < months.length - 1 && isAlike(months[last + 1] ?? '')) last++;
  return [months[first] ?? '', months[last] ?? ''];
}

function partOf(months: readonly Month[], from: Month, to: Month): PartOfPeriod {
  const [isFirst, isLast] = [from === months[0], to === months.at(-1)];
  if (isFirst && isLast) return 'throughout';
  if (from === to) return 'month';
  if (isFirst) return 'begins';
  return isLast ? 'ends' : 'stretch';
}

/** A month with its year, unless the whole period is of that year. */
function named({ cells, sky }: TransitContext, month: Month, isWithoutYear = false): string {
  const year = month.slice(0, 4);
  const isOfOneYear = year === sky.from.slice(0, 4) && year === sky.to.slice(0, 4);
  return cells.month(`${month}-00`, !isOfOneYear && !isWithoutYear);
}

const namedOf = (pressures: readonly Pressure[]): WeighedTransit[] =>
  pressures.flatMap(({ contacts: [one] }) => (one === undefined ? [] : [one]));

/** Days after a period from which on it is of no use to know when what presses eases. */
const farOff = 270;

/** Days after a period for which it is known when what presses eases, and comes back. */
const ahead = 730;

/** Of the weight of the hardest months, what is left of it where it has eased, and what there is where it is back. */
const [eased, isBack] = [0.4, 0.7];

/** From which month on what presses eases, and which of it comes back. */
function easingOf(
  context: TransitContext,
  pressures: readonly Pressure[],
  last: Month,
  weightIn: (month: Month) => number,
  leading: Pressure | undefined,
): string {
  const { kind, manuscript, sky } = context;
  const { easing } = kind.shape;
  const months = monthsOf(`${last}-01`, dayBefore(sky.to, -ahead)).slice(1);
  const most = weightIn(last);
  const gap = months.find((month) => weightIn(month) <= most * eased);
  if (gap === undefined) return '';
  const values = { month: named(context, gap) };
  const told = pressingTold(context);
  // What is hard until the end of a time, and beyond it, is said so, unless that is too far off to be waited for.
  if (gap > sky.to.slice(0, 7)) {
    if (told.some(({ ends }) => ends !== null && ends.slice(0, 7) < gap)) return byTurns(context, told);
    return daysFrom(sky.to, `${gap}-01`) > farOff ? '' : manuscript.firstUnsaid(easing.later, values);
  }
  // What leads is never said to be over while it comes again.
  const back = months.find(
    (month) => month > gap && (leading?.heights.has(month) === true || weightIn(month) >= most * isBack),
  );
  // All that is told of counts, also what weighs too little to make a month hard.
  const later = told.flatMap(({ marks }) => marks.filter((day) => day.slice(0, 7) >= gap));
  if (later.some((day) => back === undefined || day.slice(0, 7) < back)) return byTurns(context, told);
  if (back === undefined) return manuscript.firstUnsaid(easing.forGood, values);
  const [one] = namedOf(pressures.filter(({ heights }) => heights.has(back)));
  if (one === undefined) return '';
  return manuscript.firstUnsaid(easing.forNow, {
    ...values,
    ...valuesOf(context, one),
    back: named(context, back),
  });
}

/** What presses, with its days and its end, all its passes counted. */
interface Told {
  transit: WeighedTransit;
  marks: readonly Day[];
  ends: Day | null;
}

/** What is told of in full as pressing, all but Jupiter’s, and is not over as a time begins: the first to end first. */
function pressingTold(context: TransitContext): Told[] {
  const { felt, sky, slow } = context;
  return slow
    .filter((one) => felt.has(one) && one.body >= Saturn && leanOf(one) === 'tense')
    .map((transit) => {
      const loop = loopOf(context, transit);
      return { transit, marks: marksIn(context, transit, loop), ends: loop.ends };
    })
    .filter(({ ends }) => (ends ?? latest) >= sky.from)
    .sort((a, b) => compareDays(a.ends ?? latest, b.ends ?? latest));
}

/** Where what presses ends at different times: what lets go first, and what goes on longest or comes again. */
function byTurns(context: TransitContext, told: readonly Told[]): string {
  const { kind, manuscript, sky } = context;
  const [first] = told;
  // What ends last, of what is exact again after the first has ended: only then is there a day to name.
  const last = [...told]
    .reverse()
    .find(({ ends, marks }) => ends !== null && marks.some((day) => day > (first?.ends ?? '')));
  if (first?.ends == null || last?.ends == null || last.ends.slice(0, 7) === first.ends.slice(0, 7))
    return '';
  const next = last.marks.find((day) => day > (first.ends ?? '') && day >= sky.from);
  if (next === undefined || daysFrom(sky.to, next) > farOff) return '';
  const { a: other = '', b: point = '' } = valuesOf(context, last.transit);
  const isOne = first.transit.body === last.transit.body;
  return manuscript.firstUnsaid(kind.shape.easing[isOne ? 'byOne' : 'byTurns'], {
    ...valuesOf(context, first.transit),
    ends: named(context, first.ends.slice(0, 7)),
    other,
    point,
    next: named(context, next.slice(0, 7)),
    last: named(context, last.ends.slice(0, 7)),
  });
}

/** Helps that are named, each of another planet. */
const mostHelps = 2;

/** What helps in a period, and in which months of it. */
function helpsOf(context: TransitContext): string {
  const { felt, kind, manuscript, sky, slow } = context;
  const { brings, helps } = kind.shape;
  // What is over in the month that a period begins in is no help of that period.
  const lasts = (one: WeighedTransit): boolean =>
    (loopOf(context, one).ends ?? latest).slice(0, 7) > sky.from.slice(0, 7);
  const found = slow.filter((one) => felt.has(one) && leanOf(one) === 'harmonious' && lasts(one));
  const clauses = found
    .filter((one, at) => found.findIndex(({ body }) => body === one.body) === at)
    .slice(0, mostHelps)
    .flatMap((one) => {
      const matter = contactCell(kind.matters, one);
      return matter === undefined
        ? []
        : [fill(brings, { A: manuscript.start(one.body), matter, when: monthsOfHelp(context, one) })];
    });
  if (clauses.length === 0) return '';
  return fill(helps, { list: clauses.join(kind.shape.pressing.last) });
}

/** The months of a period in which a contact is in orb. */
function monthsOfHelp(context: TransitContext, transit: WeighedTransit): string {
  const { kind, sky } = context;
  const { months, paused } = kind.shape;
  const { starts, ends } = loopOf(context, transit);
  const [since, until]: [Day, Day] = [starts ?? earliest, ends ?? latest];
  const isBegun = since.slice(0, 7) <= sky.from.slice(0, 7);
  const isOpen = until.slice(0, 7) >= sky.to.slice(0, 7);
  const key =
    isBegun && isOpen
      ? 'throughout'
      : isBegun
        ? 'until'
        : isOpen
          ? 'since'
          : since.slice(0, 7) === until.slice(0, 7)
            ? 'once'
            : 'within';
  const when = fill(months[key], {
    since: isBegun ? '' : named(context, since.slice(0, 7)),
    until: isOpen ? '' : named(context, until.slice(0, 7)),
  });
  const from = isBegun ? sky.from : since;
  const isPaused = isBroken(passesOf(context, transit), from, isOpen ? sky.to : until);
  return isPaused ? fill(paused, { when }) : when;
}

/** What presses at once, planet by planet: on which points each does; those on one and the same together. */
function pressingOf(
  { cells, kind, manuscript }: TransitContext,
  contacts: readonly WeighedTransit[],
): string {
  const { between, first, firstOfMore, last, other } = kind.shape.pressing;
  const bodiesOn = new Map<string, BodyId[]>();
  for (const body of new Set(contacts.map((one) => one.body))) {
    const its = contacts.filter((one) => one.body === body).map((one) => nameOfPoint(kind, one).within);
    const points = listOf(its, cells.readings.words.list);
    bodiesOn.set(points, [...(bodiesOn.get(points) ?? []), body]);
  }
  const clauses = [...bodiesOn].map(([points, bodies], at) =>
    fill(at > 0 ? other : bodies.length === 1 ? first : firstOfMore, {
      a: manuscript.listOf(bodies),
      points,
    }),
  );
  const end = clauses.pop() ?? '';
  return clauses.length === 0 ? end : `${clauses.join(between)}${last}${end}`;
}
