import { Ascendant, type BodyId, Midheaven, Pluto, Saturn } from '../../chart/bodies.js';
import type { Factor } from '../factors.js';
import { type Draft, type Part, partsOf, textOf } from '../reading.js';
import type { NatalContext } from './context.js';
import { bodyOf, type DraftedChapter, draftLength } from './fill.js';
import { Tally } from './tally.js';

/**
 * Leaves out the lightest parts of a full reading, since whatever is added may contradict or repeat the rest. All of it
 * stays in the data.
 */

/** Characters of a reading at most, about two thousand words, if there is something light to leave out. */
const most = 10_600;
/** A reading that is shortened keeps at least so many; one that loses repetitions is filled up again. */
const fewest = 10_150;
const fewestUnrepeated = 9_000;

/** A part that may be left out. */
interface Spare {
  weight: number;
  parts: readonly Part[];
  /** Whether it is the phase, which people look for: it goes only for want of room. */
  isPhase?: boolean;
  leaveOut(): void;
}

function lengthOf(parts: readonly Part[]): number {
  let length = 0;
  for (const part of parts) length += textOf(part).length;
  return length;
}

/** Factor for weights of placements, which are of another order than those of aspects. */
const ofPlacement = 1 / 4;

/** Weight of the whole chart, and of the phase. */
const ofWhole = 2;

/** The apexes of patterns: these planets stay. */
function apexesOf(chapters: readonly DraftedChapter[]): readonly (BodyId | undefined)[] {
  const apexes: (BodyId | undefined)[] = [];
  for (const { drafts } of chapters)
    for (const { factors } of drafts)
      if (factors[0]?.kind === 'pattern') apexes.push(factors[0].planetIds?.[0]);
  return apexes;
}

/** Everything that may be left out, chapter by chapter. */
function sparesIn(context: NatalContext, chapters: readonly DraftedChapter[]): Spare[] {
  const apexes = apexesOf(chapters);
  const spares: Spare[] = [];
  for (const { drafts } of chapters)
    for (const draft of drafts) {
      const id = bodyOf(draft);
      if (id === undefined || !apexes.includes(id)) addSpares(spares, context, draft, drafts);
    }
  return spares;
}

/** Sorts in place by insertion, which is fastest for some twenty entries. */
function lightestFirst(spares: Spare[]): void {
  for (let i = 1; i < spares.length; i++) {
    const each = spares[i] as Spare;
    let at = i;
    for (; at > 0 && (spares[at - 1] as Spare).weight > each.weight; at--)
      spares[at] = spares[at - 1] as Spare;
    spares[at] = each;
  }
}

/**
 * Leaves out repetitions first, then the lightest.
 * @param written characters of opening and closing
 */
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
  const spare = sparesIn(context, chapters);
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
    if (each.isPhase || !(tally.isRefrain(each.parts) && leaveOut(each, fewestUnrepeated))) kept.push(each);
  for (const each of kept) if (length > most) leaveOut(each, fewest);
}

const noFactors: readonly Factor[] = [];

/** The optional aspects of a section. */
function spareAspects({ factors, paragraphs }: Draft): readonly Factor[] {
  if (!factors.some(({ kind }) => kind === 'aspect')) return noFactors;
  const aspects: Factor[] = [];
  for (const parts of paragraphs)
    for (const part of parts) {
      if (typeof part === 'string' || part.factor === undefined || aspects.includes(part.factor)) continue;
      if (part.stays === undefined) aspects.push(part.factor);
    }
  return aspects;
}

/**
 * Adds an optional section; of another, its optional aspects.
 * @param drafts the sections of its chapter
 */
function addSpares(spares: Spare[], context: NatalContext, draft: Draft, drafts: Draft[]): void {
  const aspects = spareAspects(draft);
  const kind = draft.factors[0]?.kind;
  const isLeftWithAspects = kind === 'placement' && isWithoutText(context, draft);
  let isAllSpare = true;
  for (const factor of draft.factors)
    if (factor.kind === 'aspect' && !aspects.includes(factor)) isAllSpare = false;
  if (isLeftWithAspects && (!isAllSpare || (bodyOf(draft) ?? 0) <= Saturn)) return;
  // The Midheaven keeps its sign, which the title names.
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
      parts: partsOf(draft),
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
}

/** A planet told by its aspects alone needs each of them, or none. */
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

/** Removes the ruler of the Midheaven, which follows its own text. */
function withoutRuler(draft: Draft, ruler: Factor): void {
  draft.factors.splice(draft.factors.indexOf(ruler), 1);
  draft.paragraphs.splice(1, 1);
}

function withoutAspect(draft: Draft, factor: Factor): void {
  draft.factors.splice(draft.factors.indexOf(factor), 1);
  const left = draft.paragraphs.map((parts) => parts.filter((part) => !isOn(part, factor)));
  draft.paragraphs.splice(0, Infinity, ...left.filter((parts) => parts.some((part) => textOf(part) !== '')));
}

/**
 * Whether a section is optional: houses by cusp, the phase, the shape of the whole; points and slow planets, unless
 * they lead or rule the chart.
 */
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
