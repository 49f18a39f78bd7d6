import { Conjunction } from '../../chart/aspects.js';
import { type Jupiter, Saturn, Sun } from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import { natureOf } from '../../text/catalogue.js';
import type { LoopPlace } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths, type WeighedAspect } from '../factors.js';
import type { Draft } from '../reading.js';
import { isChief } from '../transits/weight.js';
import { paragraphOf, sentencesOf } from '../words.js';
import { isAround } from './marked-days.js';
import {
  cellOf,
  daysBetween,
  isOneStory,
  isSame,
  passagesOfYear,
  passingBodies,
  toneOf,
  type WeighedReturnTransit,
  weightOf,
} from './passage-choice.js';
import { daysOf, isLongOpen, isVague, nameOf, pointOf } from './passage-days.js';
import type { SolarReturnContext, SolarReturnYear } from './solar-return-year.js';
import type { RestOfLoop, ReturnTransit } from './transits.js';
import { hardContacts, isFitting, transitsOfAge } from './year-transits.js';

/** The strongest passages of a year over the birth chart, each a section of its own. */

/** Words of a passage with its title, about. */
const wordsOfPassage = 75;

/**
 * The passages as sections in order of time.
 * @param missing words that the rest of the reading leaves to be written: more passages where there are many
 */
export function passageSections(context: SolarReturnContext, missing: number): Draft[] {
  const { kind, limits } = context;
  const { fewest, most } = limits.passages;
  const count = Math.min(Math.max(Math.ceil(missing / wordsOfPassage), fewest), most);
  const passages = passagesOf(context, count);
  const hard = new Set<ReturnTransit>();
  const [first, ...others] = passages.map((each) => {
    const section = passageSection(context, each);
    const other = hardContacts(context.year, each)
      .filter((one) => !isVague(one) && !isSaid(context, one) && !hard.has(one))
      .filter((one) => !passages.some((passage) => isSame(passage, one)))
      .sort((a, b) => weightOf(b) - weightOf(a))[0];
    if (other === undefined) return section;
    hard.add(other);
    return withHardDays(context, section, other);
  });
  if (first === undefined) return [];
  // Before all of them, what is so of each that has no day.
  const vague = passages.some(isVague) ? context.manuscript.unlessSaid(kind.dates.vague) : '';
  return [{ ...first, paragraphs: [[vague], ...first.paragraphs] }, ...others];
}

/**
 * Those that a year is told by: what its opening names is among the fewest, what is all but exact as it begins too.
 * @param count as many as that, if there are so many
 */
export function passagesOf(context: SolarReturnContext, count: number): WeighedReturnTransit[] {
  const { kind, limits, year } = context;
  const isFresh = (transit: ReturnTransit): boolean => !isSaid(context, transit);
  const chief = chiefTransit(context);
  const needed = [...(chief ? [chief] : []), ...transitsStanding(year)]
    .filter(isFresh)
    .filter((transit, i, all) => !all.slice(0, i).some((other) => isOneStory(transit, other)));
  const others = transitsOfAge(year, passingBodies)
    .filter(isFresh)
    .filter((transit) => !needed.some((other) => isSame(transit, other)));
  const first = passagesOfYear(others, kind.dates, limits.passages.fewest, needed);
  return count > first.length ? passagesOfYear(others, kind.dates, count, first, needed) : first;
}

/**
 * What is all but exact at the return, with its days in the year; where it was exact for the last time before that, with
 * the day before, and where it only comes near, with the birthday.
 */
function transitsStanding(year: SolarReturnYear): ReturnTransit[] {
  const ofYear = year.transitsOf(passingBodies);
  return year.standing
    .map((contact) => {
      const found = ofYear.find((transit) => isSame(transit, contact));
      if (found !== undefined) return found;
      const [before] = year.restOfLoop({ ...contact, exact: [] }).before.slice(-1);
      const isNear = before !== undefined && daysBetween(before, year.begins) <= longAgo;
      return { ...contact, exact: [isNear ? before : year.begins] };
    })
    .filter((transit) => isFitting(year, transit));
}

/** Days before a birthday from which on what was exact then says nothing of it. */
const longAgo = 60;

/** Those that come back to a place once in decades. */
const ofDecades = passingBodies.filter((body) => body >= Saturn);

/**
 * That Saturn, or a slower planet, comes to the Sun, the Moon, an angle of the birth or its own place, which it does once
 * in decades:
 * of several the heaviest.
 */
function chiefTransit(context: SolarReturnContext): ReturnTransit | undefined {
  return transitsOfAge(context.year, ofDecades, [Conjunction])
    .filter(({ body, natal }) => isChief(natal) || natal === body)
    .filter((transit) => !isVague(transit) && !isSaid(context, transit))
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
}

/** What the opening says of it. */
export function chiefPassage(context: SolarReturnContext): string {
  const { kind, manuscript } = context;
  const chief = chiefTransit(context);
  return chief === undefined
    ? ''
    : manuscript.unlessSaid(kind.dates.chief[chief.body as typeof Saturn], {
        b: pointOf(kind.dates, chief),
        days: daysOf(context, chief, true),
      });
}

/** What an aspect of the return has said of the same two planets is not said again. */
const isSaid = ({ aspects }: SolarReturnContext, transit: ReturnTransit): boolean =>
  aspects.some((aspect) => joins(aspect, transit) && natureOf(aspect.aspect) === natureOf(transit.aspect));

/**
 * What the aspects of the Sun have said: where Saturn or a slower planet is hard on it, later in the year than on the
 * birthday itself.
 */
export const passagesOfSun = (context: SolarReturnContext): WeighedReturnTransit[] =>
  context.year
    .transitsOf(ofDecades)
    .filter((transit) => transit.natal === Sun && toneOf(transit) === 'strain' && isSaid(context, transit))
    .filter(({ exact }) => exact.every((day) => daysBetween(context.year.begins, day) > atOnce))
    .map((transit) => ({ ...transit, weight: weightOf(transit) }));

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

/** A passage with the days on which another planet is hard on the same point, and that is not told by itself. */
function withHardDays(context: SolarReturnContext, draft: Draft, transit: ReturnTransit): Draft {
  const { kind, manuscript } = context;
  const cell = cellOf(kind.dates, transit);
  const text = typeof cell === 'object' ? manuscript.firstUnsaid(cell) : manuscript.unlessSaid(cell);
  const [first] = sentencesOf(text);
  if (first === undefined) return draft;
  const { around, dated } = kind.dates.swift;
  const line = fill(isAround(transit) ? around : dated, {
    day: daysOf(context, transit, true),
    text: first,
  });
  const factor = factorOf({ ...transit, weight: weightOf(transit) });
  return { ...draft, factors: [...draft.factors, factor], paragraphs: [...draft.paragraphs, [line]] };
}

function passageSection(context: SolarReturnContext, transit: WeighedReturnTransit): Draft {
  const { kind, manuscript } = context;
  const cell = cellOf(kind.dates, transit);
  return {
    title: fill(kind.dates.title, {
      name: nameOf(manuscript, kind.dates, transit, true),
      days: daysOf(context, transit),
    }),
    weight: transit.weight,
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
  const { early, late, standing } = kind.dates;
  const [first, last] = [exact[0] as string, exact.at(-1) as string];
  if (last <= year.begins) return manuscript.firstUnsaid(standing);
  if (daysBetween(year.begins, last) <= nearBirthday) return manuscript.firstUnsaid(early);
  return daysBetween(year.begins, first) >= tropicalYear - nearBirthday ? manuscript.firstUnsaid(late) : '';
}

const factorOf = ({ body, natal, aspect, exact, weight }: WeighedReturnTransit): Factor => ({
  kind: 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  exact: [...exact],
});
