import { Jupiter } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { compareDays } from '../compare-days.js';
import { contactCell, isAround, loopOf, marksIn, nameOfPoint, type TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { beginningOf, isBroken, passesOf } from './passes.js';
import { type Day, dayBefore, earliest, latest, type WeighedTransit } from './plan.js';

/** A month, `YYYY-MM`. */
type Month = string;

/** What presses on one point, or on several on the same days: the months in which it is exact, and the month it ends in. */
interface Pressure {
  transits: readonly [WeighedTransit, ...WeighedTransit[]];
  heights: readonly Month[];
  /** Whether all of it was exact before the period. */
  isPast: boolean;
  /** The month in which it comes within orb, where that is later than the period begins. */
  begins: Month | undefined;
  ends: Month;
  /** Whether it goes out of orb meanwhile. */
  isPaused: boolean;
}

/** Days before a period, and after it, on which what is exact is felt in full as that begins, or ends. */
const [before, after] = [21, 14];

/** What presses that is named. */
const mostNamed = 3;

/**
 * How a period goes, by what its sections tell: in which months each of what presses is exact, when it ends, and what
 * helps meanwhile. Nothing is said of all that presses together: each contact has months of its own.
 */
export function courseOf(context: TransitContext): string[] {
  const { kind, manuscript, short, slow } = context;
  const { course } = kind.shape;
  const tense = slow.filter((one) => leanOf(one) === 'tense');
  if (tense.length === 0)
    return [
      short.some((one) => leanOf(one) === 'tense') ? '' : manuscript.firstUnsaid(course.none),
      helpsOf(context, []),
    ];
  const pressures = pressuresOf(context, tense);
  const named = pressures
    .filter(({ heights }) => heights.length > 0)
    .slice(0, mostNamed)
    .sort((one, other) => compareDays(one.heights[0] ?? '', other.heights[0] ?? ''));
  if (named.length > 0) return [...named.map((one) => sentenceOf(context, one)), helpsOf(context, named)];
  const background = pressures.slice(0, mostNamed);
  const pressing = clausesIn(
    kind,
    background.map(({ transits }) =>
      fill(kind.shape.background, {
        a: manuscript.within(transits[0].body),
        b: pointsOf(context, transits),
      }),
    ),
  );
  return [manuscript.firstUnsaid(course.distant, { pressing }), helpsOf(context, background)];
}

/** The heaviest first; of one planet on the same days together. */
function pressuresOf(context: TransitContext, tense: readonly WeighedTransit[]): Pressure[] {
  const found: Pressure[] = [];
  for (const transit of tense) {
    const one = pressureOf(context, transit);
    const same = found.findIndex(
      ({ begins, ends, heights, isPast, isPaused, transits }) =>
        transits[0].body === transit.body &&
        begins === one.begins &&
        ends === one.ends &&
        isPaused === one.isPaused &&
        isPast === one.isPast &&
        heights.join() === one.heights.join() &&
        isAround(context, transits[0]) === isAround(context, transit),
    );
    const other = found[same];
    if (other === undefined) found.push(one);
    else found[same] = { ...other, transits: [...other.transits, transit] };
  }
  return found;
}

function pressureOf(context: TransitContext, transit: WeighedTransit): Pressure {
  const { sky } = context;
  const loop = loopOf(context, transit);
  const [first, last] = [dayBefore(sky.from, before), dayBefore(sky.to, -after)];
  const marks = marksIn(context, transit, loop).filter((day) => day >= first && day <= last);
  const here = marks.filter((day) => day >= sky.from);
  const isPast = here.length === 0;
  const heights = [...new Set((isPast ? marks : here).map((day) => day.slice(0, 7)))];
  const begins = beginningOf(context, transit)?.day;
  const passes = passesOf(context, transit);
  return {
    transits: [transit],
    heights,
    isPast,
    begins: begins?.slice(0, 7),
    ends: (loop.ends ?? latest).slice(0, 7),
    isPaused:
      (loop.ends ?? latest).slice(0, 7) > sky.from.slice(0, 7) &&
      isBroken(passes, begins ?? sky.from, loop.ends ?? latest),
  };
}

function sentenceOf(
  context: TransitContext,
  { begins, ends, heights, isPast, isPaused, transits }: Pressure,
): string {
  const { kind, manuscript, sky } = context;
  const { endings, heights: wordings } = kind.shape;
  const [{ body }] = transits;
  const last = heights.at(-1) ?? '';
  const key =
    ends === latest.slice(0, 7) ? 'open' : isPaused ? 'paused' : ends > sky.to.slice(0, 7) ? 'stays' : 'lets';
  const isLater = begins !== undefined && begins < (heights[0] ?? '');
  const how = isPast ? 'past' : isLater ? 'later' : body === Jupiter ? 'jupiter' : 'heavy';
  return manuscript.firstUnsaid(wordings[how], {
    a: manuscript.within(body),
    A: manuscript.start(body),
    b: pointsOf(context, transits),
    since: isLater ? named(context, begins, begins.slice(0, 4) === last.slice(0, 4)) : '',
    when: monthsIn(context, transits[0], heights),
    end:
      ends === last ? endings.soon : fill(endings[key], key === 'open' ? {} : { ends: named(context, ends) }),
  });
}

const pointsOf = ({ kind, manuscript }: TransitContext, transits: readonly WeighedTransit[]): string =>
  manuscript.join(transits.map((one) => nameOfPoint(kind, one).within));

function clausesIn({ shape }: TransitContext['kind'], clauses: readonly string[]): string {
  const { between, last } = shape.clauses;
  const end = clauses.at(-1) ?? '';
  return clauses.length < 2 ? end : `${clauses.slice(0, -1).join(between)}${last}${end}`;
}

/** Months that are named one by one. */
const mostMonths = 3;

/** The months of a contact: with less certainty where the hour of birth is open. */
function monthsIn(context: TransitContext, transit: WeighedTransit, months: readonly Month[]): string {
  const { kind, manuscript } = context;
  const { many, in: inMonths, around } = kind.shape.when;
  const [since = '', until = since] = [months[0], months.at(-1)];
  if (months.length > mostMonths)
    return fill(many, { since: named(context, since), until: named(context, until) });
  // Of months of one year the last has it.
  const isOfOneYear = since.slice(0, 4) === until.slice(0, 4);
  return fill(isAround(context, transit) ? around : inMonths, {
    months: manuscript.join(months.map((month) => named(context, month, isOfOneYear && month !== until))),
  });
}

/** A month with its year, unless it is of the year that the whole period is in. */
function named({ cells, sky }: TransitContext, month: Month, isWithoutYear = false): string {
  const year = month.slice(0, 4);
  const isOfOneYear = year === sky.from.slice(0, 4) && year === sky.to.slice(0, 4);
  return cells.month(`${month}-00`, !isOfOneYear && !isWithoutYear);
}

/** Helps that are named, each of another planet. */
const mostHelps = 2;

/** What helps in a period, at which point, and in which months of it. */
function helpsOf(context: TransitContext, pressures: readonly Pressure[]): string {
  const { felt, kind, manuscript, sky, slow } = context;
  const { brings, helps } = kind.shape;
  // What is over in the month that a period begins in is no help of that period.
  const lasts = (one: WeighedTransit): boolean =>
    (loopOf(context, one).ends ?? latest).slice(0, 7) > sky.from.slice(0, 7);
  const found = slow.filter((one) => felt.has(one) && leanOf(one) === 'harmonious' && lasts(one));
  // A planet that was named as pressing is said to be the same.
  const named = new Set(pressures.map(({ transits: [{ body }] }) => body));
  const clauses = found
    .filter((one, at) => found.findIndex(({ body }) => body === one.body) === at)
    .slice(0, mostHelps)
    .flatMap((one) => {
      const matter = contactCell(kind.matters, one);
      if (matter === undefined) return [];
      const when = monthsOfHelp(context, one);
      const a = manuscript.within(one.body);
      return [
        named.has(one.body)
          ? // Its own place is no other point of a person’s.
            fill(one.natal === one.body ? brings.sameHelp : brings.samePlanet, {
              a,
              b: nameOfPoint(kind, one).within,
              matter,
              when,
            })
          : fill(brings.planet, { a, matter, when }),
      ];
    });
  return clauses.length === 0 ? '' : fill(helps, { list: clausesIn(kind, clauses) });
}

/** The months of a period in which a contact is in orb. */
function monthsOfHelp(context: TransitContext, transit: WeighedTransit): string {
  const { kind, sky } = context;
  const { months, paused } = kind.shape;
  const loop = loopOf(context, transit);
  const { starts } = loop;
  // It pauses, and comes back after the period.
  const here = passesOf(context, transit)
    .filter((pass) => (pass.starts ?? earliest) <= sky.to)
    .at(-1);
  const { ends } = here ?? loop;
  const [since, until]: [Day, Day] = [
    beginningOf(context, transit)?.day ?? starts ?? earliest,
    ends ?? latest,
  ];
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
  const isOfOneYear = key === 'within' && since.slice(0, 4) === until.slice(0, 4);
  const when = fill(months[key], {
    since: isBegun ? '' : named(context, since.slice(0, 7), isOfOneYear),
    until: isOpen ? '' : named(context, until.slice(0, 7)),
  });
  const from = isBegun ? sky.from : since;
  const isPaused = isBroken(passesOf(context, transit), from, isOpen ? sky.to : until);
  return isPaused ? fill(paused, { when }) : when;
}
