import { Jupiter } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { contactCell, isAround, loopOf, marksIn, nameOfPoint, type TransitContext } from './context.js';
import { monthsOf } from './dates.js';
import { leanOf } from './leans.js';
import { toldInOpening } from './opening-contacts.js';
import { beginningOf, isBroken, passesOf } from './passes.js';
import { type Day, dayBefore, earliest, latest, type WeighedTransit } from './plan.js';

/** A month, `YYYY-MM`. */
type Month = string;

/**
 * One hard contact, or several of one planet on the same days: the months in which it is exact, and the month it ends
 * in.
 */
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

/** Days before and after a period within which an exact day still counts as part of it. */
const [before, after] = [21, 14];

/**
 * How a period runs: which part is the heaviest and why, when it gets easier, and what helps meanwhile. Nothing if the
 * sections tell all of that: for a single contact, or a period too short to have parts.
 */
export function courseOf(context: TransitContext): string[] {
  const { kind, manuscript, short, slow } = context;
  const { course } = kind.shape;
  const tense = slow.filter((one) => leanOf(one) === 'tense');
  if (tense.length === 0) {
    const helps = helpsOf(context, []);
    const isEasy = !short.some((one) => leanOf(one) === 'tense');
    return helps === '' || !isEasy ? [] : [manuscript.firstUnsaid(course.none), helps];
  }
  const pressures = pressuresOf(context, tense);
  const marked = pressures.filter(({ heights }) => heights.length > 0);
  const [first] = marked;
  if (first === undefined) {
    const [background] = pressures;
    const helps = background === undefined ? '' : helpsOf(context, [background]);
    return background === undefined || helps === ''
      ? []
      : [
          manuscript.firstUnsaid(course.distant, {
            a: manuscript.within(background.transits[0].body),
            A: manuscript.start(background.transits[0].body),
            b: pointsOf(context, background.transits),
          }),
          helps,
        ];
  }
  // Two times of one planet are told in its section; here the second contact is another planet’s.
  const second = marked.find(
    (one) =>
      one.transits[0].body !== first.transits[0].body &&
      !one.isPast &&
      !first.isPast &&
      isFixed(context, one),
  );
  const named = second === undefined ? [first] : [first, second];
  const helps = helpsOf(context, named);
  // The opening has told when the leading contact is at its height.
  if (helps === '' && second === undefined) {
    const isToldBefore = toldInOpening(context).some(
      (one) => one !== undefined && first.transits.includes(one),
    );
    if (isToldBefore || partOf(context, first) === 'whole') return [];
  }
  return [
    second === undefined ? aloneOf(context, first) : bothOf(context, first, second),
    airOf(context, named, [
      ...marked,
      ...pressuresOf(
        context,
        short.filter((one) => leanOf(one) === 'tense'),
      ),
    ]),
    helps,
  ];
}

/** Whether the days of a hard contact are the same for every hour of birth. */
const isFixed = (context: TransitContext, { transits }: Pressure): boolean =>
  transits.every((one) => !isAround(context, one));

/** Where the peak of a hard contact lies: in one third of the period, in more than one, or in months apart. */
type Part = 'early' | 'middle' | 'late' | 'whole' | 'rounds';

function partOf({ sky }: TransitContext, { heights }: Pressure): Part {
  const months = monthsOf(sky.from, sky.to);
  const third = Math.max(1, Math.floor(months.length / 3));
  const at = heights.map((month) =>
    month < sky.from.slice(0, 7)
      ? 0
      : months.includes(month)
        ? months.indexOf(month)
        : Math.max(0, months.length - 1),
  );
  const [begin = 0, end = begin] = [at[0], at.at(-1)];
  if (at.some((one, i) => i > 0 && one - (at[i - 1] ?? one) > 1)) return 'rounds';
  if (months.length < 2) return 'whole';
  if (end < third) return 'early';
  if (begin >= months.length - third) return 'late';
  return end - begin <= 1 ? 'middle' : 'whole';
}

/** The heaviest part of the period, if one hard contact makes it so. */
function aloneOf(context: TransitContext, pressure: Pressure): string {
  const { kind, manuscript } = context;
  const { begins, heights, isPast } = pressure;
  const isLater = begins !== undefined && begins < (heights[0] ?? '');
  return manuscript.firstUnsaid(
    kind.shape.alone[isPast ? 'past' : isLater ? 'later' : partOf(context, pressure)],
    {
      ...valuesOf(context, pressure),
      since: isLater ? named(context, begins, begins.slice(0, 4) === (heights.at(-1) ?? '').slice(0, 4)) : '',
    },
  );
}

/** Two planets that press, in the order of their months, and which of them weighs more. */
function bothOf(context: TransitContext, first: Pressure, second: Pressure): string {
  const { kind, manuscript } = context;
  const shared = first.heights.filter((month) => second.heights.includes(month));
  const isBefore = (one: Pressure, other: Pressure): boolean =>
    (one.heights.at(-1) ?? '') < (other.heights[0] ?? '');
  const key =
    shared.length > 0
      ? 'together'
      : isBefore(first, second)
        ? 'falling'
        : isBefore(second, first)
          ? 'rising'
          : 'turns';
  // If both times are in one year, only the second names the year.
  const isOneYear =
    new Set([...first.heights, ...second.heights].map((month) => month.slice(0, 4))).size === 1;
  const its = valuesOf(context, first, isOneYear && key !== 'rising');
  const others = valuesOf(context, second, isOneYear && key === 'rising');
  // A point that both touch is named once.
  const isOnePoint = pointsOf(context, first.transits) === pointsOf(context, second.transits);
  const values = {
    ...its,
    does: isOnePoint && key === 'rising' ? its.there : its.does,
    c: others.a,
    C: others.A,
    does2: isOnePoint && key !== 'rising' ? others.there : others.does,
    when2: others.when,
  };
  if (key === 'together')
    return manuscript.firstUnsaid(kind.shape.both.together, {
      ...values,
      when: monthsIn(context, first.transits[0], shared),
    });
  return manuscript.firstUnsaid(kind.shape.both[key], values);
}

/** When it gets easier: after the end or the peak of the contacts named, or not before the period is over. */
function airOf(context: TransitContext, told: readonly Pressure[], all: readonly Pressure[]): string {
  const { kind, manuscript, sky } = context;
  const { air } = kind.shape;
  const heightOf = ({ heights }: Pressure): Month => heights.at(-1) ?? '';
  const [last] = [...told].sort((one, other) => compareDays(other.ends, one.ends));
  if (last === undefined || last.isPast) return '';
  const height = told.map(heightOf).reduce((a, b) => (b > a ? b : a));
  // If another hard contact peaks later, it does not get easier.
  if (all.some((one) => heightOf(one) > height)) return '';
  const end = sky.to.slice(0, 7);
  const values = { ...valuesOf(context, last), ends: named(context, last.ends) };
  if (last.ends < end) return last.ends === height ? '' : manuscript.firstUnsaid(air.lets, values);
  if (height < end) return manuscript.firstUnsaid(air.eases, values);
  // A contact that ends within weeks after the period has nothing heavy left to come.
  const soonOver = dayBefore(sky.to, -fewWeeks).slice(0, 7);
  return last.ends === latest.slice(0, 7) || last.ends <= soonOver
    ? ''
    : manuscript.firstUnsaid(air[last.isPaused ? 'paused' : 'stays'], values);
}

/** A contact that ends within so many days after the period counts as ending with it. */
const fewWeeks = 31;

/** The placeholders of a hard contact: the planet, the point, and the months. */
const valuesOf = (
  context: TransitContext,
  { heights, transits }: Pressure,
  isWithoutYear = false,
): Record<'a' | 'A' | 'does' | 'did' | 'there' | 'when', string> => {
  const { kind, manuscript } = context;
  const [{ body }] = transits;
  const { does, did, there } = kind.shape.verbs[body === Jupiter ? 'jupiter' : 'heavy'];
  const b = pointsOf(context, transits);
  return {
    a: manuscript.within(body),
    A: manuscript.start(body),
    does: fill(does, { b }),
    did: fill(did, { b }),
    there,
    when: monthsIn(context, transits[0], heights, isWithoutYear),
  };
};

/** The hard contacts by weight, those of one planet on the same days together. */
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

const pointsOf = ({ kind, manuscript }: TransitContext, transits: readonly WeighedTransit[]): string =>
  manuscript.join(transits.map((one) => nameOfPoint(kind, one).within));

function clausesIn({ shape }: TransitContext['kind'], clauses: readonly string[]): string {
  const { between, last } = shape.clauses;
  const end = clauses.at(-1) ?? '';
  return clauses.length < 2 ? end : `${clauses.slice(0, -1).join(between)}${last}${end}`;
}

/** Up to so many months are named one by one. */
const mostMonths = 3;

/** The months of a contact in words, less precisely where the hour of birth is unknown. */
function monthsIn(
  context: TransitContext,
  transit: WeighedTransit,
  months: readonly Month[],
  isWithoutYear = false,
): string {
  const { kind, manuscript } = context;
  const { many, in: inMonths, around } = kind.shape.when;
  const [since = '', until = since] = [months[0], months.at(-1)];
  if (months.length > mostMonths)
    return fill(many, { since: named(context, since), until: named(context, until) });
  // If the months are of one year, only the last names it.
  const isOfOneYear = since.slice(0, 4) === until.slice(0, 4);
  return fill(isAround(context, transit) ? around : inMonths, {
    months: manuscript.join(
      months.map((month) => named(context, month, isOfOneYear && (isWithoutYear || month !== until))),
    ),
  });
}

/** A month in words, with its year unless the whole period is in that year. */
function named({ cells, sky }: TransitContext, month: Month, isWithoutYear = false): string {
  const year = month.slice(0, 4);
  const isOfOneYear = year === sky.from.slice(0, 4) && year === sky.to.slice(0, 4);
  return cells.month(`${month}-00`, !isOfOneYear && !isWithoutYear);
}

/** Helpful contacts that are named, each of another planet. */
const mostHelps = 2;

/** What helps in a period, and in which months: one contact that lasts throughout, or else two. */
function helpsOf(context: TransitContext, pressures: readonly Pressure[]): string {
  const { felt, kind, manuscript, sky, slow } = context;
  const { brings, helps, months } = kind.shape;
  // A contact that ends in the first month of a period is no help for the period.
  const lasts = (one: WeighedTransit): boolean =>
    (loopOf(context, one).ends ?? latest).slice(0, 7) > sky.from.slice(0, 7);
  // What the opening has told, with its time, is not told again.
  const told = toldInOpening(context);
  const found = slow.filter(
    (one) => felt.has(one) && leanOf(one) === 'harmonious' && lasts(one) && !told.includes(one),
  );
  // If the helping planet was named as a hard one before, the text says that it is the same planet.
  const named = new Set(pressures.map(({ transits: [{ body }] }) => body));
  const all = found
    .filter((one, at) => found.findIndex(({ body }) => body === one.body) === at)
    .flatMap((one) => {
      const matter = contactCell(kind.matters, one);
      return matter === undefined ? [] : [{ body: one.body, matter, when: monthsOfHelp(context, one) }];
    });
  // A planet that was named as hard is named as a help only if no other planet helps.
  const others = all.filter(({ body }) => !named.has(body));
  const isHelpTold = told.some((one) => one !== undefined && leanOf(one) === 'harmonious');
  const kept = others.length > 0 || isHelpTold ? others : all;
  const isThroughout = kept[0]?.when === months.throughout;
  const clauses = kept
    .slice(0, isThroughout ? 1 : mostHelps)
    .map(({ body, matter, when }) =>
      fill(named.has(body) ? brings.samePlanet : brings.planet, { a: manuscript.within(body), matter, when }),
    );
  return clauses.length === 0
    ? ''
    : manuscript.firstUnsaid(helps[pressures.length === 0 ? 'alone' : 'meanwhile'], {
        list: clausesIn(kind, clauses),
      });
}

/** A contact that begins within so many days of a period is there from its beginning. */
const fewDays = 10;

/** The months of a period in which a contact is in orb. */
function monthsOfHelp(context: TransitContext, transit: WeighedTransit): string {
  const { kind, sky } = context;
  const { months, paused } = kind.shape;
  const loop = loopOf(context, transit);
  const { starts } = loop;
  // It goes out of orb, and comes back after the period.
  const here = passesOf(context, transit)
    .filter((pass) => (pass.starts ?? earliest) <= sky.to)
    .at(-1);
  const { ends } = here ?? loop;
  const [since, until]: [Day, Day] = [
    beginningOf(context, transit)?.day ?? starts ?? earliest,
    ends ?? latest,
  ];
  const isBegun = since <= sky.from || daysFrom(sky.from, since) <= fewDays;
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
