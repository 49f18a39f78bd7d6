import type { BodyId } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { isOfGrown } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { backOver, houseBehind } from './behind-angle.js';
import {
  backOverText,
  contactCell,
  dated,
  daysOf,
  dayText,
  exactWithin,
  isAround,
  isOpen,
  isUnsure,
  loopOf,
  marksIn,
  roughEnd,
  spanWords,
  type TransitContext,
  valuesOf,
} from './context.js';
import { alone, othersOf, type TransitGroup } from './groups.js';
import { datedHeading, headingAndDays } from './headings.js';
import { backInto } from './house-changes.js';
import { leanOf } from './leans.js';
import { fitting } from './of-age.js';
import { closerOf, isEndTold, togetherOf } from './opening.js';
import { isBroken, passesOf } from './passes.js';
import { phaseOf } from './phases.js';
import {
  type Day,
  daysFrom,
  latest,
  marksOf,
  stayFactor,
  touchedBy,
  transitFactor,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';
import { cellsBeginning, shortPartsOf } from './short-texts.js';
import { isBackAndForth } from './swift-days.js';

const fewDays = 21;

/** The cell of a transit, with as much of its loop as is left. */
function cellOf(context: TransitContext, transit: WeighedTransit): Part {
  const { starts, ends } = loopOf(context, transit);
  const { from } = context.sky;
  // What is left of it counts, unless that is a few days.
  const isUnderWay =
    starts !== null &&
    starts < from &&
    (ends === null || daysFrom(from, ends) >= fewDays || !isJupiterOrSlower(transit.body));
  const since = isUnderWay ? from : starts;
  const whole = fitting(
    context,
    context.manuscript.unlessSaid(
      ofAge(context, transit) ??
        (isOfGrownAt(context, transit.cell) ? plainLineOf(context, transit) : transit.cell),
      isUnsure(context, transit) ? openSpan(context, ends) : spanOf(context, transit, since, ends),
    ),
  );
  // What is past asks nothing any more.
  const isPast =
    !isUnsure(context, transit) &&
    marksOf(transit).length > 0 &&
    marksOf(loopOf(context, transit)).every((day) => day < from);
  // What the reading ends on is advised on there.
  const isAdvised = closerOf(context) === transit;
  const text =
    isPast || isAdvised || context.advice.isRepeatedBy(whole)
      ? withoutAdvice(context.manuscript.words, whole)
      : whole;
  context.advice.count(text);
  return { text, mayEndInAdvice: true };
}

const isOfGrownAt = ({ manuscript, sky }: TransitContext, cell: string | null): boolean =>
  isOfGrown(manuscript.words, sky.age, cell ?? '');

/** A contact in a sentence, for a child if there is one for it. */
function plainLineOf(context: TransitContext, transit: WeighedTransit): string | undefined {
  const line = contactCell(context.kind.stories, transit)?.beside;
  return line === undefined || isOfGrownAt(context, line) ? undefined : line;
}

/** Of a contact without exact days, the month of its end. */
const openSpan = (
  context: TransitContext,
  ends: Day | null,
): Readonly<Record<'duration' | 'until', string>> => ({
  ...context.cells.span(null, null),
  ...(ends !== null && { until: roughEnd(context, ends) }),
});

/** What a planet’s contact with its own place is about at the reader’s age. */
function ofAge({ kind, sky }: TransitContext, { aspect, body, natal }: WeighedTransit): string | undefined {
  if (body !== natal) return undefined;
  return kind.atAge[body as SlowPlanet]?.[aspect as 0]?.find(({ until }) => sky.age <= until)?.text;
}

/** Days from which on a length of time is no news of a reading’s own time. */
const longSpan = 1100;

/** How long something lasts, unless it comes and goes, or goes on for years: then until when, alone. */
function spanOf(
  context: TransitContext,
  transit: WeighedTransit,
  since: Day | null,
  ends: Day | null,
): Readonly<Record<'duration' | 'until', string>> {
  if (since === null || ends === null) return context.cells.span(since, ends);
  const isOne = !isBroken(passesOf(context, transit), since, ends) && daysFrom(since, ends) < longSpan;
  return spanWords(context, transit, isOne ? since : null, ends);
}

/** A slow contact, with what is told beside it. */
export function slowDraft(context: TransitContext, group: TransitGroup): Draft {
  const { first, beside } = group;
  const [opening = [], ...rest] = tellingOf(context, first, othersOf(group).length === 0);
  return {
    title: datedHeading(context, group),
    weight: first.weight,
    factors: [first, ...othersOf(group)].map(transitFactor),
    paragraphs: [
      opening,
      twinsOf(context, group),
      ...rest,
      ...beside.flatMap((one, at) => {
        const isShort = !context.slow.includes(one) && first.body !== one.body;
        const bridge = isShort ? '' : bridgeTo(context, first, one);
        const [its = [], ...more] = isShort ? [shortlyBeside(context, one)] : tellingOf(context, one);
        // What the two come to is said of the first such pair.
        return [[bridge, ...its], ...more, at === 0 ? [togetherOf(context, first, one)] : []];
      }),
      ...forceOf(context, group),
    ],
  };
}

/** The text of a contact and how far it has come: of what is read of in full, or in a sentence. */
function tellingOf(context: TransitContext, transit: WeighedTransit, isAlone = false): Part[][] {
  if (!context.slow.includes(transit))
    return [[...shortPartsOf(context, transit, isAlone), phaseOf(context, transit, false)]];
  return [
    [cellOf(context, transit)],
    [phaseOf(context, transit, isEndTold(context, transit)), behindAngleOf(context, transit)],
  ];
}

/** That another planet is at a point too, or a planet at another point close by. */
function bridgeTo(context: TransitContext, first: WeighedTransit, other: WeighedTransit): string {
  const { kind, manuscript } = context;
  const { atPoint, ofPlanet, ownPlace } = kind.bridges;
  const { when } = headingAndDays(context, alone(other));
  const values = {
    ...valuesOf(context, other),
    when: when === '' ? '' : fill(kind.bridges.when, { when }),
  };
  if (first.body === other.body)
    // Where both stood at the birth, each goes by its own name.
    return manuscript.nextUnsaid(ofPlanet, {
      ...values,
      b: kind.natal[touchedBy(other).point].within,
      B: kind.natal[touchedBy(other).point].start,
      point: kind.natal[touchedBy(first).point].within,
    });
  const { point } = touchedBy(other);
  // A planet at its own place would be named twice.
  if (point === other.body) return manuscript.firstUnsaid(ownPlace, values);
  return manuscript.nextUnsaid(atPoint[leanOf(first)][leanOf(other)], {
    ...values,
    b: kind.natal[point].within,
    B: kind.natal[point].start,
  });
}

/** That another planet is at a point too, in the sentence that says what it does there, and how far it has come. */
function shortlyBeside(context: TransitContext, other: WeighedTransit): Part[] {
  const { kind, manuscript } = context;
  const [text = '', ...coming] = shortPartsOf(context, other);
  if (text === '') return [];
  const { when } = headingAndDays(context, alone(other));
  const values = { text, when: when === '' ? '' : fill(kind.bridges.when, { when }) };
  return [manuscript.inRotation(kind.bridges.shortly, values), ...coming, phaseOf(context, other, false)];
}

/** What a planet does at other points on the same days. */
const twinsOf = ({ kind, manuscript }: TransitContext, { twins }: TransitGroup): string[] =>
  twins.map((twin) => {
    const text = manuscript.unlessSaid(contactCell(kind.stories, twin)?.beside);
    // What the opening has said of it is not said again; its own cell begins a sentence.
    return text === '' ? cellsBeginning(twin) : manuscript.inRotation(kind.twins, { text });
  });

/** What else is of anger and force, in order of time. */
const forceOf = (context: TransitContext, { force }: TransitGroup): string[][] =>
  force
    .map((one) => ({ one, days: nextDays(context, one) }))
    .sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1))
    .map(({ one, days }) => {
      const { kind, manuscript } = context;
      const [day] = days;
      if (!isJupiterOrSlower(one.body))
        return [
          day === undefined
            ? ''
            : dated(context, day, dayText(context, one, day), one, context.cells.isOtherYear(day)),
        ];
      const text = manuscript.unlessSaid(contactCell(kind.stories, one)?.beside);
      const isDated = day !== undefined && text !== '' && !isOpen(context, one);
      return [isDated ? fill(kind.dated, { day: daysOf(context, one, days), text }) : text];
    });

/** The days of a contact from the beginning of a time on, or the last before it. */
function nextDays(context: TransitContext, transit: WeighedTransit): Day[] {
  const { sky } = context;
  const marks = marksIn(context, transit);
  const next = marks.filter((day) => day >= sky.from);
  return next.length > 0 ? next : marks.slice(-1);
}

/** A planet that has crossed an angle stays in the house behind it. */
function behindAngleOf(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky, stays } = context;
  const { point, meeting } = touchedBy(transit);
  const house = houseBehind[point];
  const marks = exactWithin(context, transit);
  const back = marks.find((day) => backOver(sky, transit, day) !== undefined);
  // Of a period its day tells that.
  if (back !== undefined) return sky.isPeriod ? '' : backOverText(context, transit, back, 'section');
  if (house === undefined || meeting !== 'conjunction') return '';
  // A house that is read of for itself has its days there.
  if (stays.some((stay) => stay.body === transit.body && stay.house === house)) return '';
  const last = loopOf(context, transit).ends ?? latest;
  const stay = sky.stays.find(
    (one) => one.body === transit.body && one.house === house && one.ends !== null && one.ends > last,
  );
  if (stay === undefined || stay.ends === null) return '';
  const again = comingBack(context, { ...stay, weight: 0 });
  return manuscript.firstUnsaid(again === undefined ? kind.behindAngle : kind.behindAngleForNow, {
    A: manuscript.start(transit.body),
    house: cells.readings.words.houses[house],
    ...(again !== undefined && { month: monthOf(cells, again) }),
    // A day years ahead is no help.
    ends:
      Number(stay.ends.slice(0, 4)) - Number(sky.from.slice(0, 4)) >= longStay
        ? stay.ends.slice(0, 4)
        : cells.day(stay.ends, cells.isOtherYear(stay.ends)),
  });
}

/** A swift contact that is read for itself. */
export function passingDraft(context: TransitContext, group: TransitGroup): Draft {
  const { sky, slow } = context;
  const transit = group.first;
  const held = sky.isPeriod
    ? undefined
    : slow.find((other) => touchedBy(other).point === touchedBy(transit).point);
  return {
    title: datedHeading(context, group),
    weight: transit.weight,
    factors: [transit, ...othersOf(group)].map(transitFactor),
    paragraphs: [
      [cellOf(context, transit)],
      [backAndForthOf(context, transit), held === undefined ? '' : samePointOf(context, held)],
      ...forceOf(context, group),
    ],
  };
}

/** That a swift planet turns there, and is at the point for weeks: how long, and on which days it is exact. */
function backAndForthOf(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript } = context;
  if (!isBackAndForth(transit) || isAround(context, transit)) return '';
  const { starts, exact, ends } = transit;
  return manuscript.inRotation(kind.backAndForth, {
    ...valuesOf(context, transit),
    duration: cells.span(starts, ends).duration,
    days: daysOf(context, transit, exact),
  });
}

/** That a slow planet is at the point of a swift one as well; not at its own, where it would be named twice. */
function samePointOf({ kind, manuscript }: TransitContext, held: WeighedTransit): string {
  const { point } = touchedBy(held);
  if (point === held.body) return '';
  const cell = kind.samePoint[held.body as SlowPlanet][leanOf(held)];
  return manuscript.unlessSaid(cell, { b: kind.natal[point].within });
}

/** Years from which on a stay is given by its years alone. */
const longStay = 4;

export function stayDraft(context: TransitContext, stay: WeighedStay): Draft {
  const { cells, manuscript } = context;
  const { words } = cells.readings;
  const { body, house, starts, ends, cell } = stay;
  const heading = fill(words.headings.inHouse, { body: manuscript.start(body), house: words.houses[house] });
  const whole = fitting(context, manuscript.unlessSaid(cell, cells.span(starts, ends)));
  const back = comingBack(context, stay);
  const leaves = leavesOf(context, stay, back);
  const text = leaves === '' ? whole : withoutAdvice(manuscript.words, whole);
  return {
    title: starts === null || ends === null ? heading : stayTitle(context, heading, body, starts, ends),
    weight: stay.weight,
    factors: [stayFactor(stay)],
    paragraphs: [
      [leaves],
      text === '' ? [] : [{ text, mayEndInAdvice: true }],
      [leaves === '' ? backOf(context, stay, back) : ''],
    ],
  };
}

/** Days from the beginning of a time within which the end of a stay is near. */
const nearEnd = 45;

/** That a slow planet is about to leave a house in which it has been for long. */
function leavesOf(
  { cells, kind, manuscript, sky }: TransitContext,
  { body, starts, ends }: WeighedStay,
  back: Day | undefined,
): string {
  if (!isJupiterOrSlower(body) || starts === null || starts > sky.from || ends === null) return '';
  if (daysFrom(sky.from, ends) > nearEnd) return '';
  const values = { A: manuscript.start(body), ends: cells.day(ends, cells.isOtherYear(ends)) };
  return back === undefined
    ? manuscript.inRotation(kind.leavesHouse, values)
    : manuscript.inRotation(kind.leavesForNow, { ...values, month: monthOf(cells, back) });
}

const monthOf = (cells: TransitContext['cells'], day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, cells.isOtherYear(day));

/** When a slow planet is in a house again that it goes out of. */
function comingBack({ sky }: TransitContext, stay: WeighedStay): Day | undefined {
  if (!isJupiterOrSlower(stay.body)) return undefined;
  return (sky.isPeriod ? backInto(sky.stays, stay) : undefined) ?? sky.returnTo?.(stay);
}

/** That it comes back: after a first stay, or after one of years. */
function backOf(
  { cells, kind, manuscript }: TransitContext,
  { body, starts, ends }: WeighedStay,
  back: Day | undefined,
): string {
  if (back === undefined) return '';
  const isFirst = starts !== null && ends !== null && daysFrom(starts, ends) < firstStay;
  return manuscript.inRotation(kind.staysAgain[isFirst ? 'first' : 'long'], {
    a: manuscript.within(body),
    A: manuscript.start(body),
    month: monthOf(cells, back),
  });
}

/** Days up to which a stay that is followed by another is a first one. */
const firstStay = 300;

function stayTitle(
  { cells, kind }: TransitContext,
  heading: string,
  body: BodyId,
  starts: Day,
  ends: Day,
): string {
  const [first, last] = [Number(starts.slice(0, 4)), Number(ends.slice(0, 4))];
  const isLong = last - first >= longStay;
  const withYear = cells.isOtherYear(starts) || cells.isOtherYear(ends);
  const written = (day: Day, year: number): string =>
    // A stay of days is of no other year.
    isLong ? String(year) : isJupiterOrSlower(body) ? cells.day(day, withYear) : cells.dayOfMonth(day);
  const when =
    starts === ends
      ? fill(kind.captions.exact, { days: written(starts, first) })
      : fill(kind.captions.stay, { starts: written(starts, first), ends: written(ends, last) });
  return fill(kind.captions.titled, { heading, when });
}
