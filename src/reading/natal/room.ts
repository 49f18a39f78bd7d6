import { Ascendant, type BodyId, Mars, Midheaven, Pluto, Saturn } from '../../chart/bodies.js';
import type { Factor } from '../factors.js';
import { type Draft, type Part, textOf } from '../reading.js';
import { mayGiveWay } from './choice.js';
import { mostBridges } from './consistency.js';
import type { NatalContext } from './context.js';
import { bodyOf, type DraftedChapter, draftLength } from './fill.js';
import { isOfPersonal } from './house-read.js';
import { inOrder } from './order.js';
import { Tally } from './tally.js';

/**
 * What a full reading leaves out: what a chart says most lightly, since whatever is added may deny or repeat the rest.
 * All of it stays in the data.
 */

/** Characters that a whole reading has at most, as long as there is something light to be left out; two thousand words, about. */
const most = 10_500;
/** So few are left of one that is only shortened; and of one that loses what denies something, which is filled up again. */
const fewest = 10_150;
const fewestUndenied = 9_000;

/** What may be left out. */
interface Spare {
  weight: number;
  parts: readonly Part[];
  /** The phase, which anyone looks for: it goes where there is no room, or where it would need a bridge too many. */
  isPhase?: boolean;
  leaveOut(): void;
}

/** A section, its chapter and all sections. */
interface Within {
  draft: Draft;
  drafts: Draft[];
  all: readonly Draft[];
}

function lengthOf(parts: readonly Part[]): number {
  let length = 0;
  for (const part of parts) length += textOf(part).length;
  return length;
}

/** Weights of placements are of another order than those of aspects: what a point or a slow planet says is light. */
const ofPlacement = 1 / 4;

/** Of the whole chart, and of the phase. */
const ofWhole = 2;

/** A figure that points to a planet stands beside it, and so the planet stays. */
function apexesOf(chapters: readonly DraftedChapter[]): readonly (BodyId | undefined)[] {
  const apexes: (BodyId | undefined)[] = [];
  for (const { drafts } of chapters)
    for (const { factors } of drafts)
      if (factors[0]?.kind === 'pattern') apexes.push(factors[0].planetIds?.[0]);
  return apexes;
}

/**
 * All that may be left out, chapter by chapter. @param isAny as in {@link addSpares}
 * @param isWanted of which sections; of all where there is none
 */
function sparesIn(
  context: NatalContext,
  chapters: readonly DraftedChapter[],
  isAny: boolean,
  isWanted?: (draft: Draft) => boolean,
): Spare[] {
  const apexes = apexesOf(chapters);
  const all = isAny ? chapters.flatMap(({ drafts }) => drafts) : [];
  const spares: Spare[] = [];
  for (const { drafts } of chapters)
    for (const draft of drafts) {
      if (isWanted !== undefined && !isWanted(draft)) continue;
      const id = bodyOf(draft);
      if (id === undefined || !apexes.includes(id)) addSpares(spares, context, { drafts, draft, all }, isAny);
    }
  return spares;
}

/** Sorts in place and by insertion, as lists of some twenty are sorted soonest. */
function lightestFirst(spares: Spare[]): void {
  for (let i = 1; i < spares.length; i++) {
    const each = spares[i] as Spare;
    let at = i;
    for (; at > 0 && (spares[at - 1] as Spare).weight > each.weight; at--)
      spares[at] = spares[at - 1] as Spare;
    spares[at] = each;
  }
}

/** Leaves out first what denies something or says what two others do, then what is lightest. @param written characters of opening and closing */
export function leaveOutLightest(
  context: NatalContext,
  chapters: readonly DraftedChapter[],
  written: number,
): void {
  const tally = new Tally();
  let length = written;
  for (const { drafts } of chapters)
    for (const draft of drafts) {
      length += draftLength(draft);
      for (const parts of draft.paragraphs) tally.count(parts, 1);
    }
  const spare = sparesIn(context, chapters, false);
  lightestFirst(spare);
  const leaveOut = (each: Spare, least: number): boolean => {
    const its = lengthOf(each.parts);
    if (its === 0 || length - its < least) return false;
    each.leaveOut();
    length -= its;
    tally.count(each.parts, -1);
    return true;
  };
  const kept: Spare[] = [];
  for (const each of spare)
    if (each.isPhase || !(tally.isAmiss(each.parts) && leaveOut(each, fewestUndenied))) kept.push(each);
  for (const each of kept) if (length > most) leaveOut(each, fewest);
}

/**
 * Of texts that deny each other the lightest ones go, until there are no more than bridges; those that are told however
 * little room there is after the others. @param least characters that the chapters keep
 */
export function leaveOutUnbridged(
  context: NatalContext,
  chapters: readonly DraftedChapter[],
  least = 0,
): void {
  let length = 0;
  if (least > 0) for (const { drafts } of chapters) for (const draft of drafts) length += draftLength(draft);
  for (;;) {
    const met = context.consistency.contradictionsIn(chapters.flatMap(({ drafts }) => inOrder(drafts)));
    if (met.length <= mostBridges) return;
    const denied = new Set<Part>();
    for (const { first, later } of met) denied.add(first.part).add(later.part);
    const isDenied = (part: Part): boolean => typeof part !== 'string' && denied.has(part);
    const hasDenied = ({ paragraphs }: Draft): boolean => paragraphs.some((parts) => parts.some(isDenied));
    const lightestOf = (isAny: boolean): Spare | undefined => {
      let lightest: Spare | undefined;
      // Whatever goes has one of the texts that deny each other: the other sections are not asked.
      for (const each of sparesIn(context, chapters, isAny, hasDenied)) {
        if (lightest !== undefined && lightest.weight <= each.weight) continue;
        if (!each.parts.some(isDenied)) continue;
        if (least === 0 || length - lengthOf(each.parts) >= least) lightest = each;
      }
      return lightest;
    };
    const lightest = lightestOf(false) ?? lightestOf(true);
    if (lightest === undefined) return;
    lightest.leaveOut();
    length -= lengthOf(lightest.parts);
  }
}

const noFactors: readonly Factor[] = [];

/** The aspects of a section that need not be told. */
function spareAspects({ factors, paragraphs }: Draft, isAny: boolean): readonly Factor[] {
  if (!factors.some(({ kind }) => kind === 'aspect')) return noFactors;
  const aspects: Factor[] = [];
  for (const parts of paragraphs)
    for (const part of parts) {
      if (typeof part === 'string' || part.factor === undefined || aspects.includes(part.factor)) continue;
      if (part.stays === undefined || (isAny && part.stays === 'unlessDenied')) aspects.push(part.factor);
    }
  return aspects;
}

/**
 * Adds a section that need not be there; of another, the aspects that need not be told. @param isAny those as well that
 * are told however little room there is
 */
function addSpares(
  spares: Spare[],
  context: NatalContext,
  { drafts, draft, all }: Within,
  isAny: boolean,
): void {
  const aspects = spareAspects(draft, isAny);
  const kind = draft.factors[0]?.kind;
  const isLeftWithAspects = kind === 'placement' && isWithoutText(context, draft);
  let isAllSpare = true;
  for (const factor of draft.factors)
    if (factor.kind === 'aspect' && !aspects.includes(factor)) isAllSpare = false;
  if (isLeftWithAspects && (!isAllSpare || (bodyOf(draft) ?? 0) <= Saturn)) return;
  // Whatever else is told of work, the Midheaven goes on telling of it, by the sign that the title names.
  if (bodyOf(draft) === Midheaven) {
    const ruler = draft.factors.find((each) => each.kind === 'ruler');
    const parts = ruler && draft.paragraphs[1];
    if (ruler && parts)
      spares.push({ weight: draft.weight * ofPlacement, parts, leaveOut: () => withoutRuler(draft, ruler) });
    return;
  }
  if (isAllSpare && (isLeftWithAspects || isSpareSection(context, draft))) {
    spares.push({
      weight:
        draft.weight *
        (kind === 'placement' ? ofPlacement : kind === 'whole' || kind === 'phase' ? ofWhole : 1),
      parts: draft.paragraphs.flat(),
      isPhase: kind === 'phase',
      leaveOut: () => void drafts.splice(drafts.indexOf(draft), 1),
    });
    return;
  }
  for (const factor of aspects)
    spares.push({
      weight: factor.weight,
      parts: partsOn(draft, factor),
      leaveOut: () => withoutAspect(draft, factor),
    });
  if (isAny) spares.push(...deniedSpares(context, { drafts, draft, all }));
}

/**
 * What goes only where it denies something else: a crowd that is neither in a house nor named by the opening nor all that is told of a planet, and where a planet stands that
 * the opening does not name; its aspects stay.
 */
function deniedSpares(context: NatalContext, { drafts, draft, all }: Within): Spare[] {
  const { weighed, crowd } = context;
  const [of] = draft.factors;
  const leaveOutAll = (): void => void drafts.splice(drafts.indexOf(draft), 1);
  // What tells of a planet, or what is told of it besides.
  const isToldElsewhere = (id: BodyId): boolean =>
    all.some(
      (other) =>
        other !== draft &&
        other.factors.some(({ kind, planetIds }) => kind !== 'placement' && planetIds?.includes(id)),
    );
  if (of?.kind === 'crowding')
    return `${of.planetIds}` === `${crowd?.bodies}` ||
      of.planetIds?.some((id) => id <= Saturn && !context.written.passages.has(id) && !isToldElsewhere(id)) ||
      (of.house !== undefined && isOfPersonal({ bodies: of.planetIds ?? [], weight: of.weight }))
      ? []
      : [{ weight: draft.weight, parts: draft.paragraphs.flat(), leaveOut: leaveOutAll }];
  const id = bodyOf(draft);
  // Mercury, Venus and Mars everybody looks for; Jupiter and Saturn an aspect may tell of.
  if (id === undefined || id <= Mars || id > Pluto) return [];
  const body = weighed.bodies.find((each) => each.id === id);
  if (body === undefined || !mayGiveWay(context, body)) return [];
  // Who tells of the tenth house by the Midheaven's own sign tells what the Midheaven then leaves out.
  const isForMidheaven =
    weighed.chart.midheaven?.sign === body.sign && context.written.passages.get(id)?.house === 10;
  if (isForMidheaven) return [];
  const { titleOfAspects } = draft;
  const isOfAspect = (part: Part): boolean => typeof part !== 'string' && part.factor !== undefined;
  const standing = draft.paragraphs.flat().filter((part) => !isOfAspect(part));
  const leaveOutPlace = (): void => {
    context.written.passages.delete(body.id);
    const left = draft.paragraphs.map((parts) => parts.filter(isOfAspect));
    draft.paragraphs = left.filter((parts) => parts.some((part) => textOf(part) !== ''));
    draft.title = titleOfAspects?.() ?? draft.title;
  };
  const isLeft = titleOfAspects !== undefined && draft.paragraphs.flat().some(isOfAspect);
  if (!isLeft && body.id <= Saturn && !isToldElsewhere(body.id)) return [];
  return [
    {
      weight: draft.weight * ofPlacement,
      parts: standing,
      leaveOut: isLeft ? leaveOutPlace : leaveOutAll,
    },
  ];
}

/** Of a planet that is told by its aspects alone each is needed, or none. */
function isWithoutText({ written }: NatalContext, draft: Draft): boolean {
  const id = bodyOf(draft);
  return (
    id !== undefined &&
    id <= Pluto &&
    !written.passages.has(id) &&
    draft.factors.every(({ kind }) => kind !== 'angle')
  );
}

const isOn = (part: Part, factor: Factor): boolean => typeof part !== 'string' && part.factor === factor;

function partsOn({ paragraphs }: Draft, factor: Factor): Part[] {
  const its: Part[] = [];
  for (const parts of paragraphs) for (const part of parts) if (isOn(part, factor)) its.push(part);
  return its;
}

/** The ruler of the Midheaven follows the Midheaven's own text. */
function withoutRuler(draft: Draft, ruler: Factor): void {
  draft.factors.splice(draft.factors.indexOf(ruler), 1);
  draft.paragraphs.splice(1, 1);
}

function withoutAspect(draft: Draft, factor: Factor): void {
  draft.factors.splice(draft.factors.indexOf(factor), 1);
  const left = draft.paragraphs.map((parts) => parts.filter((part) => !isOn(part, factor)));
  draft.paragraphs.splice(0, Infinity, ...left.filter((parts) => parts.some((part) => textOf(part) !== '')));
}

/** Houses by their cusps, the phase and the shape of the whole; points and slow planets, unless they lead or rule the chart. */
function isSpareSection({ isLeader, dominant, weighed }: NatalContext, draft: Draft): boolean {
  const kind = draft.factors[0]?.kind;
  if (kind === 'ruler' || kind === 'phase' || kind === 'whole') return true;
  const id = bodyOf(draft);
  if (id === undefined || id <= Saturn || id === Ascendant) return false;
  const body = weighed.bodies.find((each) => each.id === id);
  return !(
    body === undefined ||
    isLeader(body) ||
    id === weighed.chart.ruler ||
    id === dominant?.on ||
    id === dominant?.by ||
    draft.factors.some((factor) => factor.kind === 'angle')
  );
}
