import { Uranus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { AtBirth } from '../../text/transit-catalogue.js';
import { compareDays } from '../compare-days.js';
import { isOfGrown } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { backOver } from './behind-angle.js';
import {
  backOverText,
  contactCell,
  dated,
  daysOf,
  dayText,
  endIn,
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
  whenOf,
} from './context.js';
import { alone, isOfTime, othersOf, type TransitGroup, twinTime } from './groups.js';
import { datedHeading, headingAndDays } from './headings.js';
import { leanOf } from './leans.js';
import { fitting } from './of-age.js';
import { closerOf, isEndTold, togetherOf } from './opening.js';
import { beginningOf, daysInOrb, isBroken, listedPasses, passesOf, timeBeside } from './passes.js';
import { begunOf, isAtHeightOn, isFarAhead, isOnceWithin, phaseOf, withoutDayOf } from './phases.js';
import {
  type Day,
  daysFrom,
  latest,
  marksOf,
  touchedBy,
  transitFactor,
  type WeighedTransit,
} from './plan.js';
import { cellsBeginning, isOfCell, shortPartsOf } from './short-texts.js';
import { behindAngleOf } from './stays.js';
import { isBackAndForth } from './swift-days.js';
import { isHardOnChief, isTurnOfLife } from './weight.js';

const fewDays = 21;

/** The cell of a transit, with as much of its loop as is left. */
function cellOf(context: TransitContext, transit: WeighedTransit): { text: string; mayEndInAdvice: true } {
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
  const passes = passesOf(context, transit);
  const isWhole = !isBroken(passes, since, ends);
  const isOne = isWhole && daysFrom(since, ends) < longSpan;
  // What it gives, or takes, it does not do while it pauses.
  const now = isWhole ? ends : passes.find((pass) => (pass.ends ?? latest) >= since)?.ends;
  const until = now != null && daysFrom(since, now) >= fewDays ? now : ends;
  return spanWords(context, transit, isOne ? since : null, until);
}

/** A slow contact, with what is told beside it. */
export function slowDraft(
  context: TransitContext,
  group: TransitGroup,
  earlier: readonly WeighedTransit[] = [],
): Draft {
  const { first, beside } = group;
  const contrary = earlier.find((one) => isContraryAt(context, one, first));
  // What a planet does elsewhere days before or after is told once all is said of what it does here.
  const isOnTime = (twin: WeighedTransit): boolean => twinTime(context, first, twin) === 'same';
  const onTime = twinsOf(context, { ...group, twins: group.twins.filter(isOnTime) });
  const onOtherDays = twinsOf(context, { ...group, twins: group.twins.filter((one) => !isOnTime(one)) });
  return {
    title: datedHeading(context, group),
    weight: first.weight,
    factors: [first, ...othersOf(group)].map(transitFactor),
    paragraphs: [
      [
        ...tellingOf(context, first, onTime, othersOf(group).length === 0),
        ...onOtherDays,
        context.slow.includes(first) ? withoutDayOf(context, first) : '',
        contrary === undefined ? '' : togetherOf(context, contrary, first),
      ],
      ...beside.map((one, at) => {
        const isShort = !context.slow.includes(one) && first.body !== one.body;
        const bridge = isShort ? '' : bridgeTo(context, first, one);
        const its = isShort ? shortlyBeside(context, first, one) : tellingOf(context, one);
        // What the two come to is said of the first such pair.
        const areBoth = at === 0 && !isOfOtherTime(context, one);
        return [bridge, ...its, areBoth ? togetherOf(context, first, one) : ''];
      }),
      ...forceOf(context, group),
    ],
  };
}

/** Whether another planet that is told of already helps at the point that this one presses on, or the other way around, at the same time. */
const isContraryAt = ({ sky }: TransitContext, one: WeighedTransit, other: WeighedTransit): boolean =>
  one.body !== other.body &&
  touchedBy(one).point === touchedBy(other).point &&
  leanOf(one) !== leanOf(other) &&
  timeBeside(listedPasses(sky, one), listedPasses(sky, other), sky) === 'with';

/** The text of a contact, what goes with it on its days, and how far it has come: of what is read of in full, or in a sentence. */
function tellingOf(
  context: TransitContext,
  transit: WeighedTransit,
  twins: readonly string[] = [],
  isAlone = false,
): Part[] {
  const retreat = retreatOf(context, transit);
  const isOther = isOfOtherTime(context, transit);
  if (isOther || (!context.slow.includes(transit) && !isToldInFull(context, transit))) {
    const [text = '', coming = ''] = shortPartsOf(context, transit, isAlone || isOther);
    // Of what has only come within reach that is said, and its heading has the day.
    if (coming !== '') return [retreat, text, coming, ...twins];
    return [
      retreat,
      text,
      ...twins,
      beginsUnless(context, transit, retreat),
      phaseOf(context, transit, false),
    ];
  }
  const cell = cellOf(context, transit);
  const isTold = isEndTold(context, transit) || isEndIn(context, transit, cell.text);
  const begun = retreat === '' && !isTold ? begunOf(context, transit) : '';
  return [
    retreat,
    cell,
    ...twins,
    begun || beginsUnless(context, transit, retreat),
    begun === '' ? phaseOf(context, transit, isTold) : '',
    behindAngleOf(context, transit),
  ];
}

/** Days in orb that are few. */
const fewInOrb = 21;

/**
 * Whether a contact is exact neither in a period nor about its ends, or for days alone in orb there, or at a moment is
 * long in coming, so that less of it is felt than at its height: it is told in fewer sentences, unless it leads, or turns a stage of life.
 */
function isOfOtherTime(context: TransitContext, transit: WeighedTransit): boolean {
  const { sky } = context;
  if (context.slow[0] === transit || isTurnOfLife(transit)) return false;
  const marks = marksOf(loopOf(context, transit));
  if (!sky.isPeriod) return marks[0] !== undefined && isFarAhead(sky, marks[0]);
  if (marks.some((day) => day >= sky.from && day <= sky.to)) return false;
  const isNear = marks.some((day) => isAtHeightOn(sky, day));
  return !isNear || daysInOrb(listedPasses(sky, transit), sky) < fewInOrb;
}

/** When a period has what it begins without, unless what a planet does at an angle says that. */
const beginsUnless = (context: TransitContext, transit: WeighedTransit, retreat: string): string =>
  retreat === '' ? beginsOf(context, transit) : '';

/** Of a period in which a planet goes back over an angle, not to cross it again in that: what it began waits. */
function retreatOf(context: TransitContext, transit: WeighedTransit): string {
  const { sky } = context;
  if (!sky.isPeriod) return '';
  const marks = exactWithin(context, transit);
  const day = marks.find((one) => backOver(sky, transit, one) !== undefined);
  return day !== undefined && day === marks.at(-1) ? backOverText(context, transit, day, 'retreat') : '';
}

/** When a period has what it begins without. */
function beginsOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, manuscript } = context;
  const begins = isUnsure(context, transit) ? undefined : beginningOf(context, transit);
  // Of what is exact once the end of its text has both days, unless its cell has the last of them.
  const hasEnd = transit.cell?.includes('{until}') === true;
  if (begins === undefined || (isOnceWithin(context, transit) && !hasEnd)) return '';
  return manuscript.inRotation(kind.begins[begins.comes], { day: endIn(context, transit, begins.day) });
}

/** Whether a text says until when its contact lasts. */
function isEndIn(context: TransitContext, transit: WeighedTransit, text: string): boolean {
  if (transit.cell?.includes('{until}') !== true) return false;
  const { until } = spanWords(context, transit, null, loopOf(context, transit).ends);
  return text.includes(until);
}

/** Whether what there was no room for is too grave for a sentence: an outer planet on, square or opposite what is most a person’s own. */
const isToldInFull = (context: TransitContext, transit: WeighedTransit): boolean =>
  transit.body >= Uranus && isHardOnChief(transit, context.sky) && isOfCell(context, transit);

/** That another planet is at a point too, or a planet at another point close by. */
function bridgeTo(context: TransitContext, first: WeighedTransit, other: WeighedTransit): string {
  const { kind, manuscript } = context;
  const { atPoint, ofPlanet, ownPlace } = kind.bridges;
  const when = whenBeside(context, first, other);
  const values = {
    ...valuesOf(context, other),
    when: when === '' ? '' : fill(kind.bridges.when, { when }),
  };
  if (first.body === other.body)
    // Where both stood at the birth, each goes by its own name.
    return manuscript.nextUnsaid(ofPlanet[atBirth(context, first, other)], {
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

/** The days of a contact as a sentence has them that says it is at work while another one is. */
function whenBeside(context: TransitContext, first: WeighedTransit, other: WeighedTransit): string {
  const { from } = context.sky;
  const ends = loopOf(context, first).ends ?? latest;
  const marks = marksIn(context, other, loopOf(context, other)).filter((day) => day >= from);
  // The sentence on what is a good way off names its first day.
  if (marks[0] !== undefined && isFarAhead(context.sky, marks[0])) return '';
  // Its own text says when it was.
  if (marks.length === 0 && !context.slow.includes(other)) return '';
  const during = marks.filter((day) => day <= ends);
  if (during.length === marks.length) return headingAndDays(context, alone(other)).when;
  return during.length === 0 ? '' : daysOf(context, other, during);
}

/** Degrees within which two points of a birth are one place to a slow planet. */
const closeAtBirth = 12;

/** What two points are to each other at birth that one planet comes to by the same angle. */
function atBirth({ sky }: TransitContext, one: WeighedTransit, other: WeighedTransit): AtBirth {
  // On one of two points and opposite the other.
  if (touchedBy(one).meeting !== touchedBy(other).meeting) return 'axis';
  const apart = sky.apartAtBirth?.(touchedBy(one).point, touchedBy(other).point) ?? 0;
  return apart <= closeAtBirth ? 'close' : apart > 180 - closeAtBirth ? 'across' : 'trine';
}

/** That another planet is at a point too, in the sentence that says what it does there, and how far it has come. */
function shortlyBeside(context: TransitContext, first: WeighedTransit, other: WeighedTransit): Part[] {
  const { kind, manuscript } = context;
  const [text = '', ...coming] = shortPartsOf(context, other);
  if (text === '') return [];
  const when = whenBeside(context, first, other);
  // Without days there is nothing to say before what it does.
  const told =
    when === ''
      ? text
      : manuscript.inRotation(kind.bridges.shortly, { text, when: fill(kind.bridges.when, { when }) });
  // Of what has only come within reach that is said.
  const isComing = coming.some((one) => one !== '');
  return [told, ...coming, isComing ? '' : phaseOf(context, other, false)];
}

/** What a planet does at other points on the same days, or within days; that it is of the other kind there is said before it. */
const twinsOf = (context: TransitContext, { first, twins }: TransitGroup): string[] =>
  twins.map((twin) => {
    const { kind, manuscript, sky } = context;
    const said = manuscript.unlessSaid(contactCell(kind.stories, twin)?.beside);
    // What the opening has said of it is not said again; its own cell begins a sentence.
    const text = said || cellsBeginning(twin);
    if (text === '') return '';
    const time = twinTime(context, first, twin);
    const isContrary = leanOf(twin) !== leanOf(first);
    if (time !== 'same') {
      const its = marksIn(context, twin).filter((day) => isOfTime(sky, day));
      const when = whenOf(context, twin, its);
      if (isContrary) return manuscript.inRotation(kind.nearContraryTwins[leanOf(twin)], { text, when });
      return manuscript.inRotation(said === '' ? kind.nearMoreTwins : kind.nearTwins[time], { text, when });
    }
    if (isContrary) return manuscript.inRotation(kind.contraryTwins[leanOf(twin)], { text });
    return manuscript.inRotation(said === '' ? kind.moreTwins : kind.twins, { text });
  });

/** What else is of anger and force, in order of time. */
const forceOf = (context: TransitContext, { force }: TransitGroup): string[][] =>
  force
    .map((one) => ({ one, days: nextDays(context, one) }))
    .sort((a, b) => compareDays(a.days[0] ?? '', b.days[0] ?? ''))
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
      [
        cellOf(context, transit),
        backAndForthOf(context, transit),
        held === undefined ? '' : samePointOf(context, held, transit),
      ],
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
function samePointOf(
  { kind, manuscript }: TransitContext,
  held: WeighedTransit,
  swift: WeighedTransit,
): string {
  const { point } = touchedBy(held);
  if (point === held.body) return '';
  const cell = kind.samePoint[held.body as SlowPlanet][leanOf(held)][leanOf(swift)];
  return manuscript.unlessSaid(cell, { b: kind.natal[point].within });
}
