import { type AspectId, Conjunction } from '../../chart/aspects.js';
import { type Ascendant, type BodyId, type Jupiter, Midheaven, Saturn, Sun } from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import { natureOf } from '../../text/catalogue.js';
import type { LoopPlace } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths, type WeighedAspect } from '../factors.js';
import { isOfWork } from '../of-age.js';
import type { Draft } from '../reading.js';
import { isChief } from '../transits/weight.js';
import { paragraphOf } from '../words.js';
import {
  cellOf,
  daysBetween,
  isAtFarEnd,
  passagesOfYear,
  passingBodies,
  toneOf,
  type WeighedReturnTransit,
  weightOf,
} from './passage-choice.js';
import type { SolarReturnContext, SolarReturnYear } from './solar-return-year.js';
import type { RestOfLoop, ReturnTransit } from './transits.js';

/** The strongest passages of a year over the birth chart, each a section of its own. */

/** Words of a passage with its title, about. */
const wordsOfPassage = 75;

/**
 * The passages as sections in order of time.
 * @param missing words that the rest of the reading leaves to be written: more passages where there are many
 */
export function passageSections(context: SolarReturnContext, missing: number): Draft[] {
  const { kind, limits, year } = context;
  const { fewest, most } = limits.passages;
  const count = Math.min(Math.max(Math.ceil(missing / wordsOfPassage), fewest), most);
  const transits = transitsOfAge(year, passingBodies).filter((transit) => !isSaid(context, transit));
  const passages = passagesOfYear(transits, kind.dates, count);
  const [first, ...others] = passages.map((each) => passageSection(context, each));
  if (first === undefined) return [];
  // Before all of them, what is so of each that has no day.
  const vague = passages.some(isVague) ? context.manuscript.unlessSaid(kind.dates.vague) : '';
  return [{ ...first, paragraphs: [[vague], ...first.paragraphs] }, ...others];
}

/** What becomes of a calling is for those who have one. */
const transitsOfAge = (
  year: SolarReturnYear,
  bodies: readonly BodyId[],
  aspects?: readonly AspectId[],
): ReturnTransit[] =>
  year
    .transitsOf(bodies, aspects)
    .filter((transit) => isOfWork(year.age) || transit.natal !== Midheaven || isAtFarEnd(transit));

/** Those that come back to a place once in decades. */
const ofDecades = passingBodies.filter((body) => body >= Saturn);

/**
 * That Saturn, or a slower planet, comes to the Sun, the Moon, an angle of the birth or its own place, which it does once
 * in decades:
 * of several the heaviest.
 */
export function chiefPassage(context: SolarReturnContext): string {
  const { kind, manuscript, year } = context;
  const [chief] = transitsOfAge(year, ofDecades, [Conjunction])
    .filter(({ body, natal }) => isChief(natal) || natal === body)
    .filter((transit) => !isVague(transit) && !isSaid(context, transit))
    .sort((a, b) => weightOf(b) - weightOf(a));
  return chief === undefined
    ? ''
    : manuscript.unlessSaid(kind.dates.chief[chief.body as typeof Saturn], {
        b: pointOf(context, chief),
        days: daysOf(context, chief, true),
      });
}

/** What an aspect of the return has said of the same two planets is not said again. */
const isSaid = ({ aspects }: SolarReturnContext, transit: ReturnTransit): boolean =>
  aspects.some((aspect) => joins(aspect, transit) && natureOf(aspect.aspect) === natureOf(transit.aspect));

/** Whether an aspect of the return is of the two planets of a transit. */
const joins = ({ first, second }: WeighedAspect, { body, natal }: ReturnTransit): boolean =>
  body !== natal && [first, second].includes(body) && [first, second].includes(natal);

/** Whether the two planets are at odds in the return and help each other for some days, or the other way round. */
const isException = (context: SolarReturnContext, transit: ReturnTransit): boolean =>
  context.aspects.some((aspect) => {
    const natures = new Set([natureOf(aspect.aspect), natureOf(transit.aspect)]);
    return joins(aspect, transit) && natures.has('harmonious') && natures.has('tense');
  });

/**
 * When an aspect of the Sun is exact: in its return it stands where it stood at the birth, and so what it meets is a
 * passage
 * over the birth as well. Nothing for others.
 */
export function exactDays(context: SolarReturnContext, aspect: WeighedAspect): string {
  const { kind, manuscript, year } = context;
  if (aspect.first !== Sun || !passingBodies.includes(aspect.second)) return '';
  const transit = year.transitsOf([aspect.second], [aspect.aspect]).find(({ natal }) => natal === Sun);
  if (transit !== undefined && isLongOpen(transit)) return '';
  const { atBirthday, atBirthdayAndLater } = kind.dates;
  const passage = transit ?? { body: aspect.second, natal: Sun, aspect: aspect.aspect, exact: [] };
  const [first, ...later] = [...year.restOfLoop(passage).before.slice(-1), ...passage.exact].filter(
    (day) => daysBetween(day, year.begins) <= atOnce,
  );
  if (first !== undefined && Math.abs(daysBetween(first, year.begins)) <= atOnce) {
    const days = later.filter((day) => daysBetween(year.begins, day) > atOnce);
    return days.length === 0
      ? manuscript.firstUnsaid(atBirthday)
      : manuscript.firstUnsaid(atBirthdayAndLater, {
          days: daysOf(context, { ...passage, exact: days, spans: passage.spans?.slice(-days.length) }, true),
        });
  }
  if (transit === undefined) return '';
  return paragraphOf([
    manuscript.firstUnsaid(kind.dates.exact, { days: daysOf(context, transit, true) }),
    passesSentence(context, transit),
  ]);
}

/** Days from the birthday within which a passage is exact on it. */
const atOnce = 2;

function passageSection(context: SolarReturnContext, transit: WeighedReturnTransit): Draft {
  const { kind, manuscript } = context;
  const { aspects, title } = kind.dates;
  const { body, aspect, weight } = transit;
  const cell = cellOf(kind.dates, transit);
  return {
    title: fill(title, {
      A: manuscript.start(body),
      aspect: aspects[isAtFarEnd(transit) ? Conjunction : (aspect as keyof typeof aspects)],
      b: pointOf(context, transit),
      days: daysOf(context, transit),
    }),
    weight,
    factors: [factorOf(transit)],
    paragraphs: [
      [
        typeof cell === 'object' ? manuscript.firstUnsaid(cell) : manuscript.unlessSaid(cell),
        passesSentence(context, transit) || seasonSentence(context, transit),
        isException(context, transit) ? manuscript.firstUnsaid(kind.dates.exception[toneOf(transit)]) : '',
      ],
    ],
  };
}

function pointOf({ kind }: SolarReturnContext, transit: ReturnTransit): string {
  const { farEndNames, natal: points, own } = kind.dates;
  const { body, natal } = transit;
  if (isAtFarEnd(transit)) return farEndNames[natal as typeof Ascendant];
  return body === natal ? own : points[natal as typeof Sun];
}

/** How its days differ, where they are in months of their own, and which of a whole loop they are. */
function passesSentence(context: SolarReturnContext, transit: ReturnTransit): string {
  const { cells, kind, manuscript } = context;
  const months = transit.exact.map((day) => cells.month(day));
  const isOpen = transit.spans?.some(([first, last]) => cells.month(first) !== cells.month(last));
  if (transit.open !== undefined || isOpen) return '';
  const rest = otherMonths(transit, context.year.restOfLoop(transit));
  if (rest.before.length + rest.after.length > 0) return loopSentence(context, transit, rest);
  if (months.length < 2 || new Set(months).size < months.length) return '';
  const passes = kind.dates.passes[transit.body as typeof Jupiter][toneOf(transit)];
  return manuscript.firstUnsaid(months.length === 2 ? passes.two : passes.more, {
    first: months[0] as string,
    next: months[1] as string,
    last: months.at(-1) as string,
  });
}

/** What of a loop lies outside the months that its title names. */
function otherMonths({ exact }: ReturnTransit, { before, after }: RestOfLoop): RestOfLoop {
  const month = (day: string | undefined): string => day?.slice(0, 7) ?? '';
  return {
    before: before.filter((day) => month(day) !== month(exact[0])),
    after: after.filter((day) => month(day) !== month(exact.at(-1))),
  };
}

/** Which part of a loop that is not whole in the year its days are. */
function loopSentence(
  { cells, kind, manuscript }: SolarReturnContext,
  transit: ReturnTransit,
  { before, after }: RestOfLoop,
): string {
  const { own, ...ofAny } = kind.dates.loops;
  const place: LoopPlace = after.length === 0 ? 'back' : before.length === 0 ? 'opens' : 'between';
  const months = [...new Set(transit.exact.map((day) => cells.month(day)))];
  const count = months.length > 1 ? 'several' : 'one';
  const monthOf = (day: string | undefined): string =>
    day === undefined ? '' : cells.days([`${day.slice(0, 7)}-00`]);
  const values = {
    begun: monthOf(before[0]),
    before: monthOf(before.at(-1)),
    first: months[0] as string,
    last: months.at(-1) as string,
    after: monthOf(after[0]),
    ends: monthOf(after.at(-1)),
  };
  return (
    manuscript.unlessSaid(own[transit.body as typeof Jupiter][toneOf(transit)][place][count], values) ||
    manuscript.firstUnsaid(ofAny[place][count], values)
  );
}

/** Days from the birthday, or to the next, within which a passage is of both years. */
const nearBirthday = 21;

/** That one begins with the year, or goes on into the next. */
function seasonSentence(
  { kind, manuscript, year }: SolarReturnContext,
  { exact, open }: ReturnTransit,
): string {
  if (open !== undefined) return '';
  const [first, last] = [exact[0] as string, exact.at(-1) as string];
  if (daysBetween(year.begins, last) <= nearBirthday) return manuscript.firstUnsaid(kind.dates.early);
  return daysBetween(year.begins, first) >= tropicalYear - nearBirthday
    ? manuscript.firstUnsaid(kind.dates.late)
    : '';
}

/** Days by which a date may be wrong that is given as about right. */
const about = 3;

/** Without the hour of the birth a slow planet comes to what has moved on the day some days or weeks early or late. */
const isVague = ({ open, spans = [] }: ReturnTransit): boolean =>
  open !== undefined || spans.some(([first, last]) => daysBetween(first, last) > about);

/** Days from which on it says nothing of a year that it is strongest then. */
const mostOpen = 92;

const isLongOpen = ({ open, spans = [] }: ReturnTransit): boolean =>
  [...(open ? [open] : []), ...spans].some(([first, last]) => daysBetween(first, last) > mostOpen);

/**
 * Its days; their months alone, where no more is known. @param isAround whether it stands where it is said to be
 * about right
 */
function daysOf(context: SolarReturnContext, transit: ReturnTransit, isAround = false): string {
  const { cells, kind } = context;
  const { exact, open, spans = [] } = transit;
  if (open !== undefined) return monthsOf(context, [open], kind.dates.months);
  if (isVague(transit)) return monthsOf(context, spans, kind.dates.eitherMonth);
  const days = cells.days(exact);
  const isExact = isAround || spans.every(([first, last]) => first === last);
  return isExact ? days : fill(kind.dates.about, { days });
}

/**
 * Months from the first day of each span to its last, of two that share one as one; a year is named once for those of
 * it that follow each other.
 */
function monthsOf(
  context: SolarReturnContext,
  spans: readonly (readonly [string, string])[],
  next: string,
): string {
  const { cells, kind, manuscript } = context;
  const month = (day: string): string => `${day.slice(0, 7)}-00`;
  const apart: (readonly [string, string])[] = [];
  for (const span of spans) {
    const before = apart.at(-1);
    if (before !== undefined && month(span[0]) <= month(before[1])) apart.splice(-1, 1, [before[0], span[1]]);
    else apart.push(span);
  }
  const ends = apart.flatMap(([first, last]) => [month(first), month(last)]);
  const written = ends.map((each, i) => {
    const after = ends.slice(i + 1).find((other) => other !== each);
    return after?.startsWith(each.slice(0, 4)) ? cells.month(each) : cells.days([each]);
  });
  const rows = apart.map(([first, last], i): string => {
    const [from = '', to = from] = [written[2 * i], written[2 * i + 1]];
    if (month(first) === month(last)) return to;
    const isNext = daysBetween(first.slice(0, 7), last.slice(0, 7)) <= longestMonth;
    return fill(isNext ? next : kind.dates.months, { from, to });
  });
  return manuscript.join([...new Set(rows)]);
}

/** Days of the longest. */
const longestMonth = 31;

const factorOf = ({ body, natal, aspect, exact, weight }: WeighedReturnTransit): Factor => ({
  kind: 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  exact: [...exact],
});
