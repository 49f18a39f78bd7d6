import { type Jupiter, Saturn, Sun, type Uranus } from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import { natureOf } from '../../text/catalogue.js';
import type { LoopPlace } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import type { WeighedAspect } from '../factors.js';
import type { Draft } from '../reading.js';
import { paragraphOf } from '../words.js';
import { crossedWith, withCrossed } from './crossings.js';
import {
  cellOf,
  isLongOpen,
  isOfOneMonth,
  isSame,
  isVague,
  passingBodies,
  strong,
  toneOf,
  type WeighedReturnTransit,
} from './passage-choice.js';
import { daysOf, factorOf, nameOf, pointOf } from './passage-days.js';
import { sameDaysOf } from './same-days.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { RestOfLoop, ReturnTransit } from './transits.js';
import { hardest } from './turning.js';
import { atOnce, joins } from './year-passages.js';

/** The strongest transits of a year, each as a section. */

/** Words of such a section with its title, roughly. */
const wordsOfPassage = 75;

/**
 * The transits as sections in order of time.
 * @param missing words still to be written: the more, the more transits
 */
export function passageSections(context: SolarReturnContext, missing: number): Draft[] {
  const { kind, limits } = context;
  const { fewest, most } = limits.passages;
  const count = Math.min(Math.max(Math.ceil(missing / wordsOfPassage), fewest), most);
  const passages = context.passing.upTo(count);
  const tailed = withTail(passages);
  const crossed = crossedWith(context, passages);
  const joint = new Set(passages.filter((each) => leaderOfJoint(passages, each) !== undefined));
  const alone = passages.filter((each) => !joint.has(each));
  const [first, ...others] = alone.map((each, at) => {
    const section = passageSection(context, each, tailed.has(each));
    const partners = passages.filter((one) => leaderOfJoint(passages, one) === each);
    const whole = partners.length > 0 ? jointSection(context, section, [each, ...partners]) : section;
    const met = sameDaysOf(context, each, alone.slice(0, at));
    const told = withCrossed(context, whole, each, crossed.get(each) ?? []);
    return met === '' ? told : { ...told, paragraphs: [...told.paragraphs, [met]] };
  });
  if (first === undefined) return [];
  // That the days are approximate is said once, before all of them.
  const vague = passages.some(isVague) ? context.manuscript.unlessSaid(kind.dates.vague) : '';
  return [{ ...first, paragraphs: [[vague], ...first.paragraphs] }, ...others];
}

/**
 * For a hard transit at a point where Saturn's or a slower planet's is told: the transit in whose section it is told;
 * undefined if it has its own.
 */
function leaderOfJoint(
  passages: readonly WeighedReturnTransit[],
  transit: WeighedReturnTransit,
): WeighedReturnTransit | undefined {
  if (!isSlowStrain(transit) || transit.body === Saturn) return undefined;
  return passages.find((each) => each.body === Saturn && each.natal === transit.natal && isSlowStrain(each));
}

const isSlowStrain = (transit: WeighedReturnTransit): boolean =>
  transit.body >= Saturn && toneOf(transit) === 'strain' && !isVague(transit);

/** One in so many transits with several days says how they differ, and one of each planet. */
const oneIn = 3;

function withTail(passages: readonly WeighedReturnTransit[]): ReadonlySet<WeighedReturnTransit> {
  const ranked = [...passages].sort((a, b) => b.weight - a.weight);
  const ofEach = ranked.filter(({ body }, at) => ranked.findIndex((other) => other.body === body) === at);
  return new Set(ofEach.slice(0, Math.floor(passages.length / oneIn)));
}

/** The section of Saturn's transit at a point together with those of slower planets there. */
function jointSection(
  context: SolarReturnContext,
  draft: Draft,
  transits: readonly WeighedReturnTransit[],
): Draft {
  const { cells, kind, manuscript } = context;
  const [saturn, ...slower] = transits as [WeighedReturnTransit, ...WeighedReturnTransit[]];
  const texts = slower.map((each): string => {
    const cell = cellOf(kind.dates, each);
    const text = manuscript.textOrWordingUnsaid(cell);
    const values = { days: daysOf(context, each, true) };
    return paragraphOf([
      manuscript.unlessSaid(kind.dates.joint.bridge[each.body as typeof Uranus], values),
      text,
    ]);
  });
  const [own = []] = draft.paragraphs;
  return {
    ...draft,
    title: fill(kind.dates.joint.title, {
      planets: manuscript.join(
        transits.map(({ body }, at) => (at === 0 ? manuscript.start(body) : manuscript.within(body))),
      ),
      b: pointOf(kind.dates, saturn),
      days: cells.days([...new Set(transits.flatMap(({ exact }) => exact))].sort()),
    }),
    weight: Math.max(...transits.map(({ weight }) => weight)),
    isKept: true,
    factors: transits.map(factorOf),
    paragraphs: [own, ...texts.map((text) => [text])],
  };
}

/** The sentence of the opening about the chief transit. */
export function chiefPassage(context: SolarReturnContext): string {
  const { kind, manuscript } = context;
  const { chief } = context.passing;
  if (chief === undefined) return '';
  const { chief: dated, chiefUndated } = kind.dates;
  const cells = isVague(chief) && !isOfOneMonth(chief) ? chiefUndated : dated;
  return manuscript.unlessSaid(cells[chief.body as typeof Saturn], {
    b: pointOf(kind.dates, chief),
    days: daysOf(context, chief, true),
  });
}

/**
 * Whether the return has the two planets in hard aspect and the transit in easy aspect, or the reverse. The hardest
 * transit of a year is no exception.
 */
const isException = (context: SolarReturnContext, transit: ReturnTransit): boolean =>
  !isHardest(context, transit) &&
  context.aspects.some((aspect) => {
    const natures = new Set([natureOf(aspect.aspect), natureOf(transit.aspect)]);
    return joins(aspect, transit) && natures.has('harmonious') && natures.has('tense');
  });

function isHardest(context: SolarReturnContext, transit: ReturnTransit): boolean {
  const strain = hardest(context);
  return strain !== undefined && isSame(strain, transit);
}

/**
 * When an aspect of the Sun in the return is exact as a transit, since the Sun is at its natal place; another planet
 * may reach that point in the same way.
 */
export const exactDays = (context: SolarReturnContext, aspect: WeighedAspect): string =>
  aspect.first === Sun ? exactDaysOfSun(context, aspect) : daysAtBirth(context, aspect);

/** When a slow planet makes the same strong aspect to a natal planet as in the return. */
function daysAtBirth(context: SolarReturnContext, { aspect, first, second }: WeighedAspect): string {
  const { kind, manuscript, passing } = context;
  const found = passing.fitting.find(
    (each) =>
      each.body === second &&
      each.natal === first &&
      each.weight >= strong &&
      natureOf(each.aspect) === natureOf(aspect) &&
      !isVague(each),
  );
  return found === undefined
    ? ''
    : manuscript.firstUnsaid(kind.dates.atBirth, {
        name: nameOf(manuscript, kind.dates, found, false),
        days: daysOf(context, found, true),
      });
}

function exactDaysOfSun(context: SolarReturnContext, aspect: WeighedAspect): string {
  const { kind, manuscript, year } = context;
  if (!passingBodies.includes(aspect.second)) return '';
  const transit = context.passing.all.find((each) =>
    isSame(each, { body: aspect.second, natal: Sun, aspect: aspect.aspect }),
  );
  if (transit !== undefined && isLongOpen(transit)) return '';
  const { atBirthday, atBirthdayAndLater } = kind.dates;
  const passage: ReturnTransit = transit ?? {
    body: aspect.second,
    natal: Sun,
    aspect: aspect.aspect,
    exact: [],
  };
  const [first, ...later] = [...year.restOfLoop(passage).before.slice(-1), ...passage.exact].filter(
    (day) => daysFrom(day, year.begins) <= atOnce,
  );
  if (first !== undefined && Math.abs(daysFrom(first, year.begins)) <= atOnce) {
    const days = later.filter((day) => daysFrom(year.begins, day) > atOnce);
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

function passageSection(context: SolarReturnContext, transit: WeighedReturnTransit, hasTail: boolean): Draft {
  const { kind, manuscript } = context;
  const cell = cellOf(kind.dates, transit);
  return {
    title: fill(kind.dates.title, {
      name: nameOf(manuscript, kind.dates, transit, true),
      days: daysOf(context, transit),
    }),
    weight: transit.weight,
    isKept: context.passing.isDue(transit),
    factors: [factorOf(transit)],
    paragraphs: [
      [
        manuscript.textOrWordingUnsaid(cell),
        hasTail || transit.isStation
          ? passesSentence(context, transit) || seasonSentence(context, transit)
          : '',
        isException(context, transit) ? manuscript.firstUnsaid(kind.dates.exception[toneOf(transit)]) : '',
      ],
    ],
  };
}

/** How the days of a transit differ if they are in different months, and where in the loop they stand. */
function passesSentence(context: SolarReturnContext, transit: ReturnTransit): string {
  const { cells, kind, manuscript } = context;
  if (transit.isStation)
    return manuscript.firstUnsaid(kind.dates.station, { a: manuscript.within(transit.body) });
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

/** The days of a loop outside the months that the title names. */
function otherMonths({ exact }: ReturnTransit, { before, after }: RestOfLoop): RestOfLoop {
  const month = (day: string | undefined): string => day?.slice(0, 7) ?? '';
  return {
    before: before.filter((day) => month(day) !== month(exact[0])),
    after: after.filter((day) => month(day) !== month(exact.at(-1))),
  };
}

/** Which part of a loop falls into the year. */
function loopSentence(
  { cells, kind, manuscript }: SolarReturnContext,
  transit: ReturnTransit,
  { before, after }: RestOfLoop,
): string {
  const { own, third, ...ofAny } = kind.dates.loops;
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
  // A text on the first and the last day would leave out the one between.
  if (place === 'back' && count === 'one' && values.begun !== values.before)
    return manuscript.firstUnsaid(third, values);
  return (
    manuscript.unlessSaid(own[transit.body as typeof Jupiter][toneOf(transit)][place][count], values) ||
    manuscript.firstUnsaid(ofAny[place][count], values)
  );
}

/** A transit within so many days of a birthday belongs to both years. */
const nearBirthday = 21;

/** That a transit begins with the year, or goes on into the next. */
function seasonSentence(
  { kind, manuscript, year }: SolarReturnContext,
  { exact, open }: ReturnTransit,
): string {
  if (open !== undefined) return '';
  const { early, late, standing } = kind.dates;
  const [first, last] = [exact[0] as string, exact.at(-1) as string];
  if (last <= year.begins) return manuscript.firstUnsaid(standing);
  if (daysFrom(year.begins, last) <= nearBirthday) return manuscript.firstUnsaid(early);
  return daysFrom(year.begins, first) >= tropicalYear - nearBirthday ? manuscript.firstUnsaid(late) : '';
}
