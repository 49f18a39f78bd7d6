import { Chiron, Uranus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { daysFrom } from '../compare-days.js';
import { isOfGrown } from '../of-age.js';
import type { Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { backOver } from './behind-angle.js';
import {
  backOverText,
  endIn,
  exactWithin,
  isUnsure,
  loopOf,
  roughEnd,
  spanWords,
  storyOf,
  type TransitContext,
} from './context.js';
import { fitting } from './of-age.js';
import { closerOf, isEndTold } from './opening-contacts.js';
import { beginningOf, daysInOrb, isBroken, listedPasses, passesOf } from './passes.js';
import { begunOf, isAtHeightOn, isFarAhead, isOnceWithin, phaseOf, returnsOf } from './phases.js';
import { type Day, isFarOff, latest, marksOf, type WeighedTransit } from './plan.js';
import { isAhead, isBriefStrain } from './required.js';
import { isOfCell, shortPartsOf } from './short-texts.js';
import { behindAngleOf } from './stays.js';
import { isHardOnChief, isTurnOfLife } from './weight.js';

const fewDays = 21;

/** The text of a transit, with how much of its loop is still to come. */
export function cellOf(
  context: TransitContext,
  transit: WeighedTransit,
): { text: string; mayEndInAdvice: true } {
  const { starts, ends } = loopOf(context, transit);
  const { from } = context.sky;
  // If it has begun, only what is left of it counts, unless that is a few days.
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
  // A contact that is past gives no advice.
  const isPast =
    !isUnsure(context, transit) &&
    marksOf(transit).length > 0 &&
    marksOf(loopOf(context, transit)).every((day) => day < from);
  // The closing gives the advice about the contact that it is about.
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

/** The contact in one sentence that suits a child, if there is one. */
function plainLineOf(context: TransitContext, transit: WeighedTransit): string | undefined {
  const line = storyOf(context, transit)?.beside;
  return line === undefined || isOfGrownAt(context, line) ? undefined : line;
}

/** For a contact without exact days, the month in which it ends. */
const openSpan = (
  context: TransitContext,
  ends: Day | null,
): Readonly<Record<'duration' | 'until', string>> => ({
  ...context.cells.span(null, null),
  ...(ends !== null && { until: roughEnd(context, ends) }),
});

/** What a planet’s contact with its own natal place means at the reader’s age. */
function ofAge({ kind, sky }: TransitContext, { aspect, body, natal }: WeighedTransit): string | undefined {
  if (body !== natal) return undefined;
  return kind.atAge[body as SlowPlanet]?.[aspect as 0]?.find(({ until }) => sky.age <= until)?.text;
}

/** From so many days on, the length of a contact is not told. */
const longSpan = 1100;

/** The length and the end of a contact; only the end if it pauses, or lasts for years. */
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
  // The effect of a contact lasts until its pause, not through it.
  const { from } = context.sky;
  const now = isWhole
    ? ends
    : passes.find((pass) => (pass.ends ?? latest) >= (since > from ? since : from))?.ends;
  const until = now != null && daysFrom(since, now) >= fewDays ? now : ends;
  return spanWords(context, transit, isOne ? since : null, isFarOff(context.sky, until) ? null : until);
}

/** The text of a contact, in full or in a sentence, with its twins and with how far it has come. */
export function tellingOf(
  context: TransitContext,
  transit: WeighedTransit,
  twins: readonly string[] = [],
  isAlone = false,
): Part[] {
  const retreat = retreatOf(context, transit);
  const { sky } = context;
  const isOther = isOfOtherTime(context, transit);
  if (isOther || (!context.slow.includes(transit) && !isToldInFull(context, transit))) {
    const [text = '', coming = ''] = shortPartsOf(
      context,
      transit,
      (isAlone && !isBriefStrain(sky, transit)) || isOther,
    );
    // A contact that has only just come within orb is told as such; its heading has the day.
    if (coming !== '') return [retreat, text, coming, ...twins];
    return [retreat, text, ...twins, ...courseOf(context, transit, retreat, false)];
  }
  const cell = cellOf(context, transit);
  const isTold = isEndTold(context, transit) || isEndIn(context, transit, cell.text);
  const begun = retreat === '' && !isTold ? begunOf(context, transit) : '';
  return [
    retreat,
    cell,
    ...twins,
    ...(begun === '' ? courseOf(context, transit, retreat, isTold) : [begun]),
    behindAngleOf(context, transit),
  ];
}

/** When a contact begins, and how far it has come; of one that returns in the period both in one sentence. */
function courseOf(
  context: TransitContext,
  transit: WeighedTransit,
  retreat: string,
  isEndTold: boolean,
): string[] {
  const returns = retreat === '' && !isEndTold ? returnsOf(context, transit) : '';
  return returns === ''
    ? [beginsUnless(context, transit, retreat), phaseOf(context, transit, isEndTold)]
    : [returns];
}

/** A contact in orb for fewer days than this is told in short. */
const fewInOrb = 21;
/** One that is over is told in short if it is in orb for less than this share of the period. */
const smallShare = 0.3;

/**
 * Whether a contact is told in short, because the period, or the moment, has little of it: no exact day in it or near
 * its ends, few days in orb, or a first exact day far ahead. Never the leading contact or a turning point of life.
 */
export function isOfOtherTime(context: TransitContext, transit: WeighedTransit): boolean {
  const { sky } = context;
  if (context.slow[0] === transit || isTurnOfLife(transit)) return false;
  const marks = marksOf(loopOf(context, transit));
  if (!sky.isPeriod) return marks[0] !== undefined && isFarAhead(sky, marks[0]);
  if (marks.some((day) => day >= sky.from && day <= sky.to)) return false;
  const isNear = marks.some((day) => isAtHeightOn(sky, day));
  const inOrb = daysInOrb(listedPasses(sky, transit), sky);
  // One that is over for good, and soon out of orb, is no matter of a period of months.
  const isEnding = (marks.at(-1) ?? latest) < sky.from && inOrb < daysFrom(sky.from, sky.to) * smallShare;
  return !isNear || inOrb < fewInOrb || isEnding;
}

/**
 * Whether a period has little of a contact: it is exact at another time, and in orb for less than half of it, or only
 * coming.
 */
export function isOfEdge(context: TransitContext, transit: WeighedTransit): boolean {
  const { sky } = context;
  if (transit.body === Chiron || !isOfOtherTime(context, transit)) return false;
  return (
    daysInOrb(listedPasses(sky, transit), sky) * 2 < daysFrom(sky.from, sky.to) ||
    isAhead(sky, transit, loopOf(context, transit))
  );
}

/** When a contact begins after the period has, unless the text on a retrograde crossing says it. */
const beginsUnless = (context: TransitContext, transit: WeighedTransit, retreat: string): string =>
  retreat === '' ? beginsOf(context, transit) : '';

/** In a period in which a planet goes back over an angle and does not return: that what it began has to wait. */
function retreatOf(context: TransitContext, transit: WeighedTransit): string {
  const { sky } = context;
  if (!sky.isPeriod) return '';
  const marks = exactWithin(context, transit);
  const day = marks.find((one) => backOver(sky, transit, one) !== undefined);
  return day !== undefined && day === marks.at(-1) ? backOverText(context, transit, day, 'retreat') : '';
}

/** When a contact begins after the period has. */
function beginsOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, manuscript } = context;
  const begins = isUnsure(context, transit) ? undefined : beginningOf(context, transit);
  // For a contact exact once, the sentence on its span has both dates, unless its text names the end.
  const hasEnd = transit.cell?.includes('{until}') === true;
  if (begins === undefined || (isOnceWithin(context, transit) && !hasEnd)) return '';
  return manuscript.inRotation(kind.begins[begins.comes], { day: endIn(context, transit, begins.day) });
}

/** Whether a text names the end of its contact. */
function isEndIn(context: TransitContext, transit: WeighedTransit, text: string): boolean {
  if (transit.cell?.includes('{until}') !== true) return false;
  const { until } = spanWords(context, transit, null, loopOf(context, transit).ends);
  return text.includes(until);
}

/**
 * Whether a contact without room for its full text gets it nevertheless: an outer planet hard on a light, an angle or
 * the ruler.
 */
const isToldInFull = (context: TransitContext, transit: WeighedTransit): boolean =>
  transit.body >= Uranus && isHardOnChief(transit, context.sky) && isOfCell(context, transit);
