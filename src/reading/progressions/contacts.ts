import type { AspectId } from '../../chart/aspects.js';
import { Ascendant, Descendant, ImumCoeli, Moon, Pluto, Saturn, Venus } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { capitalized } from '../../text/capitalized.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import { fittingAge, isOfGrown } from '../of-age.js';
import type { Draft, Part, ReadingLength } from '../reading.js';
import { touchedBy } from '../transits/plan.js';
import { withoutAdvice } from '../trimming.js';
import { isFadingTold, timeCaption, titled } from './captions.js';
import type { ProgressionsContext } from './context.js';
import {
  crossedBy,
  isOfAngle,
  isRareMeeting,
  isSame,
  leadingContact,
  leadOfMoonYear,
  leanOf,
  leanOfPair,
  pairThatLeads,
  timedPair,
} from './lead.js';
import { angleCell, arrivalOf, contactName, plainLineOf } from './lead-lines.js';
import {
  isEasing,
  isGreatMeeting,
  isOfAge,
  isPast,
  type ProgressedAspect,
  type ProgressedPair,
  pairFactor,
  pairWeight,
  progressionFactor,
  type WeighedProgression,
  weighed,
  weights,
  yearOf,
} from './plan.js';

const mostYears = 3;

/**
 * The text of a contact with its length in time, or without one if the hour of birth is unknown. A past contact gives
 * no advice.
 */
function cellOf(context: ProgressionsContext, aspect: ProgressedAspect): string {
  const { cells, life, manuscript } = context;
  const { body, natal, starts, ends } = aspect;
  const its = cells.progressedAspect(body, natal, aspect.aspect);
  const cell = isOfGrown(manuscript.words, life.age, its ?? '') ? plainLineOf(context, aspect) : its;
  // A length of more than a few years is not told.
  const isLong = starts === null || ends === null || yearOf(ends) - yearOf(starts) > mostYears;
  // Nor is that of a past contact.
  const span =
    life.isRough || isLong || isPast(life, aspect) ? cells.span(null, null) : cells.span(starts, ends);
  const text = fittingAge(manuscript.words, life.age, manuscript.unlessSaid(cell, span));
  return isEasing(life, aspect) ? withoutAdvice(manuscript.words, text) : text;
}

/** From more than so many years before its exact day little of a contact is felt. */
const farAhead = 2;

/** Until when a past contact is felt; for one years ahead, that it is far off. */
function fadingOf({ cells, kind, life, manuscript }: ProgressionsContext, aspect: ProgressedAspect): string {
  if ((aspect.ahead ?? 0) > farAhead && !life.isRough) return manuscript.firstUnsaid(kind.approaching);
  if (!isFadingTold(life, aspect) || aspect.ends === null) return '';
  return manuscript.firstUnsaid(kind.fading[leanOf(aspect)], { ends: cells.date(aspect.ends) });
}

/** How a contact of two planets relates to their natal aspect; not for the Moon, whose contacts last for weeks. */
function bornOf({ kind, manuscript }: ProgressionsContext, aspect: ProgressedAspect): string {
  const { body, natal, born, exact } = aspect;
  if (born === undefined || exact === null || body === Moon || natal >= Ascendant) return '';
  const pair = fill(kind.bornPairs[born as 0], { a: manuscript.within(body), b: manuscript.within(natal) });
  const nature = (id: AspectId): Nature => natureOf(id) ?? 'conjunction';
  return manuscript.unlessSaid(kind.born[nature(born)][nature(aspect.aspect)], { pair });
}

/**
 * That the same two planets meet the other way around earlier: progressed Venus with Mars, and progressed Mars with
 * Venus.
 */
function mirroredOf(
  { aspects, kind, manuscript }: ProgressionsContext,
  { body, natal, exact }: ProgressedAspect,
): string {
  const other = aspects.find((one) => one.body === natal && one.natal === body && body !== natal);
  if (other?.exact == null || exact === null || other.exact >= exact) return '';
  return manuscript.unlessSaid(kind.mirrored, { pair: contactName({ kind, manuscript }, other) });
}

/** Two contacts so many days apart, at least and at most, are compared for the better month. */
const [leastApart, mostApart] = [60, 400];

/** Whether two contacts are of one body or one natal point; the Moon's are too short to compare. */
const isOfOne = (one: ProgressedAspect, other: ProgressedAspect): boolean =>
  one.body !== Moon && other.body !== Moon && (one.body === other.body || one.natal === other.natal);

/** Of a kind and a hard contact of one body or point, the better month; said in the later one. */
function betterMonthOf(
  { aspects, cells, kind, life, manuscript }: ProgressionsContext,
  late: ProgressedAspect,
): string {
  if (late.exact === null || life.isRough) return '';
  for (const early of aspects) {
    if (early.exact === null || isPast(life, early) || !isOfOne(early, late)) continue;
    const apart = daysFrom(early.exact, late.exact);
    if (apart < leastApart || apart > mostApart || leanOf(early) === leanOf(late)) continue;
    const [easy, hard] = leanOf(late) === 'harmonious' ? [late, early] : [early, late];
    return manuscript.unlessSaid(kind.betterMonth, {
      easy: cells.date(easy.exact ?? ''),
      hard: cells.date(hard.exact ?? ''),
    });
  }
  return '';
}

/** That a contact falls in the same month as one told before it. */
function sameMonthOf(
  { aspects, kind, life, manuscript }: ProgressionsContext,
  late: ProgressedAspect,
): string {
  if (late.exact === null || life.isRough || isEasing(life, late)) return '';
  const month = late.exact.slice(0, -3);
  const early = aspects.find(
    ({ body, exact }) =>
      (body === Moon) === (late.body === Moon) && exact?.slice(0, -3) === month && exact < (late.exact ?? ''),
  );
  if (early === undefined) return '';
  return manuscript.unlessSaid(kind.sameMonth[leanOf(early) === leanOf(late) ? 'alike' : 'apart'], {
    pair: contactName({ kind, manuscript }, early),
  });
}

/** That a body on one angle is square the other, if the angles are square: both are one crossing. */
function crossingOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  contact: ProgressedAspect,
): string {
  const square = crossedBy(life, contact);
  if (square?.exact == null) return '';
  return fill(kind.crossing[touchedBy(contact).point as typeof Ascendant], {
    A: manuscript.start(contact.body),
    exact: cells.date(square.exact),
  });
}

/** The text of a contact; for an angle without what the opening has said. */
function textOf(context: ProgressionsContext, aspect: ProgressedAspect): Part[] {
  const { kind, manuscript } = context;
  if (!isOfAngle(aspect)) return [cellOf(context, aspect)];
  const line = manuscript.unlessSaid(angleCell(kind, aspect).line, {
    comes: kind.arrivals[arrivalOf(context, aspect)],
  });
  const text = manuscript.unlessSaid(angleCell(kind, aspect).text);
  return [line, text];
}

/** So many of the heaviest contacts are told however little room there is, besides the Moon's great meetings. */
const mostKept = 3;

/** Besides these and rare meetings, the contact that opens the reading is told. */
const isKept = (context: ProgressionsContext, aspect: ProgressedAspect): boolean =>
  isGreatMeeting(aspect) ||
  isRareMeeting(aspect) ||
  leadingContact(context) === aspect ||
  context.aspects
    .filter((one) => !isGreatMeeting(one))
    .slice(0, mostKept)
    .some((one) => one === aspect);

/** How the Moon's joy in one section and a lack of warmth in another go together. */
function joyBesideOf({ kind, life, manuscript }: ProgressionsContext, aspect: ProgressedAspect): string {
  const moon = life.bodies.find(({ id }) => id === Moon);
  const isLack = aspect.body === Venus && aspect.natal === Saturn && leanOf(aspect) === 'tense';
  return isLack && !isPast(life, aspect) && moon?.house === houseOfJoy
    ? manuscript.unlessSaid(kind.joyBeside)
    : '';
}

const houseOfJoy: House = 5;

export function aspectDraft(context: ProgressionsContext, aspect: WeighedProgression): Draft {
  const { kind, manuscript } = context;
  const { body, natal } = aspect;
  const { point } = touchedBy(aspect);
  const isOnAngle = point === Descendant || point === ImumCoeli;
  const heading = fill(isOnAngle ? kind.headings.onAngle : kind.headings.aspects[aspect.aspect as 0], {
    a: manuscript.start(body),
    b: manuscript.within(isOnAngle ? point : natal),
  });
  return {
    title: titled(context, heading, timeCaption(context, aspect)),
    weight: aspect.weight,
    isKept: isKept(context, aspect),
    factors: [progressionFactor(aspect)],
    paragraphs: [
      [
        ...textOf(context, aspect),
        joyBesideOf(context, aspect),
        mirroredOf(context, aspect) || bornOf(context, aspect),
        crossingOf(context, aspect),
        fadingOf(context, aspect),
        sameMonthOf(context, aspect) || betterMonthOf(context, aspect),
      ],
    ],
  };
}

/** The section of two progressed bodies in aspect to each other, if there is a text. */
export function pairDraft(context: ProgressionsContext, pair: ProgressedPair): Draft | undefined {
  const { kind, manuscript } = context;
  const { first, second, aspect } = pair;
  const cell = kind.pairs[first]?.[second]?.[natureOf(aspect) ?? 'conjunction'];
  if (cell === undefined) return undefined;
  const heading = fill(kind.headings.aspects[aspect as 0], {
    a: manuscript.start(first),
    b: kind.contactNames.progressed[second],
  });
  return {
    title: titled(context, heading, timeCaption(context, timedPair(pair))),
    weight: Math.max(pairWeight(pair), weights.pair),
    isKept: pairThatLeads(context) === pair,
    factors: [pairFactor(pair)],
    paragraphs: [[manuscript.unlessSaid(cell), pairOfMonthBefore(context, pair)]],
  };
}

/** That two progressed bodies meet in the same month as two others, told before them. */
function pairOfMonthBefore({ kind, life, manuscript }: ProgressionsContext, late: ProgressedPair): string {
  const { exact } = late;
  if (exact === null || life.isRough || isEasing(life, timedPair(late))) return '';
  const early = life.pairs.find(
    (one) =>
      one !== late &&
      timedPair(one).body === timedPair(late).body &&
      one.exact !== null &&
      one.exact.slice(0, -3) === exact.slice(0, -3) &&
      (one.exact < exact || (one.exact === exact && life.pairs.indexOf(one) < life.pairs.indexOf(late))) &&
      kind.pairs[one.first]?.[one.second]?.[natureOf(one.aspect) ?? 'conjunction'] !== undefined,
  );
  if (early === undefined) return '';
  const pair = fill(kind.bornPairs[early.aspect as 0], {
    a: kind.contactNames.progressed[early.first],
    b: kind.contactNames.progressed[early.second],
  });
  return manuscript.unlessSaid(kind.sameMonth[leanOfPair(early) === leanOfPair(late) ? 'alike' : 'apart'], {
    pair,
  });
}

/** Share by which the Moon's contacts of a year count, so that they come after those of slower bodies. */
const passing = 0.3;
const mostOfYear: Readonly<Record<ReadingLength, number>> = { full: 3, brief: 0 };

/** Whether a contact of the Moon is in the month of a heavier one. */
const isBesideInMonth = (one: WeighedProgression, other: WeighedProgression): boolean =>
  (one.weight < other.weight || (one.weight === other.weight && one.natal > other.natal)) &&
  isOfMonth(one, other);

/** Planets within so many degrees at birth stand together. */
const together = 8;

/** That the natal planets stand close together, so that the Moon reaches one after the other: said of the last. */
function clusterOf(
  { kind, life, manuscript }: ProgressionsContext,
  chosen: readonly ProgressedAspect[],
  last: ProgressedAspect,
): string {
  if (life.isRough || last.natal > Pluto) return '';
  const its = chosen.filter(
    ({ aspect, natal }) =>
      aspect === last.aspect && natal <= Pluto && life.apartAtBirth(natal, last.natal) <= together,
  );
  if (its.length < 2 || its.at(-1) !== last) return '';
  return manuscript.unlessSaid(kind.cluster, {
    list: capitalized(manuscript.listOf(its.map(({ natal }) => natal))),
  });
}

/** The section of the Moon’s contact of the year ahead that opens the reading. */
export function leadOfMoonYearDraft(context: ProgressionsContext): Draft | undefined {
  const lead = leadOfMoonYear(context);
  if (lead === undefined) return undefined;
  const draft = aspectDraft(context, weighed(lead));
  const [other] = tellableOfYear(context)
    .filter((one) => !isSame(one, lead) && isOfMonth(one, lead))
    .sort((a, b) => b.weight - a.weight);
  const [parts = []] = draft.paragraphs;
  return {
    ...draft,
    isKept: true,
    factors: other === undefined ? draft.factors : [...draft.factors, progressionFactor(other)],
    paragraphs: [other === undefined ? parts : [...parts, lineBeside(context, lead, other)]],
  };
}

/** The Moon’s contacts of the year ahead that have a text. */
const tellableOfYear = ({ cells, life }: ProgressionsContext): WeighedProgression[] =>
  life
    .moonYear()
    .filter((one) => isOfAge(life, one) && cells.progressedAspect(one.body, one.natal, one.aspect) !== null)
    .map(weighed);

const isOfMonth = (one: ProgressedAspect, other: ProgressedAspect): boolean =>
  one.exact !== null && one.exact.slice(0, -3) === other.exact?.slice(0, -3);

/** Another contact of the month as a sentence beside one. */
function lineBeside(context: ProgressionsContext, one: ProgressedAspect, other: ProgressedAspect): string {
  const { kind, manuscript } = context;
  const text = manuscript.unlessSaid(plainLineOf(context, other));
  const side = kind.otherSide[leanOf(one) === leanOf(other) ? 'alike' : leanOf(other)];
  return text === '' ? '' : manuscript.unlessSaid(side, { text }) || text;
}

/** The Moon’s strongest contacts of the next year, in order of time. */
export function moonYearDraft(context: ProgressionsContext, length: ReadingLength): Draft | undefined {
  const { aspects, cells, kind, life } = context;
  if (mostOfYear[length] === 0) return undefined;
  const lead = leadOfMoonYear(context);
  const written = lead === undefined ? aspects : [...aspects, lead];
  const isWritten = (one: ProgressedAspect): boolean => written.some((other) => isSame(one, other));
  const year = tellableOfYear(context)
    // What is in the month of the opening contact stands beside that.
    .filter((one) => !isWritten(one) && !(lead !== undefined && isOfMonth(one, lead)))
    .map((one) => ({ ...one, weight: one.weight * passing }));
  // A great meeting within the year has a section of its own, as the opening contact has, and takes one of the places.
  const meetings = written.filter((one) => isGreatMeeting(one) || one === lead).length;
  const kept = new Set(
    [...year].sort((a, b) => b.weight - a.weight).slice(0, Math.max(1, mostOfYear[length] - meetings)),
  );
  const chosen = year.filter((one) => kept.has(one));
  if (chosen.length === 0) return undefined;
  const dayOf = ({ exact }: ProgressedAspect): string => (exact === null ? '' : cells.date(exact));
  // A contact in the month of a heavier one is a sentence beside it.
  const others: WeighedProgression[] = [];
  for (const one of [...chosen].sort((a, b) => b.weight - a.weight))
    if (chosen.some((other) => !others.includes(other) && isBesideInMonth(one, other))) others.push(one);
  const paragraphs = chosen
    .filter((one) => !others.includes(one))
    .map((one): Part[] => {
      const text = cellOf(context, one);
      const lines = others
        .filter((other) => isBesideInMonth(other, one))
        .map((other) => lineBeside(context, one, other));
      const told = life.isRough ? text : fill(kind.captions.dated, { day: dayOf(one), text });
      return [told, ...lines, clusterOf(context, chosen, one)];
    });
  const [from, to] = life.year;
  return {
    title: fill(kind.headings.moonYear, { from: cells.date(from), to: cells.date(to) }),
    weight: weights.moonYear,
    factors: chosen.map(progressionFactor),
    paragraphs: life.isRough
      ? [[kind.untimedMoon[paragraphs.length === 1 ? 'one' : 'several']], ...paragraphs]
      : paragraphs,
  };
}
