import { type BodyId, Moon, NorthNode, Pluto, Saturn } from '../../chart/bodies.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { aspectFactor, type WeighedAspect } from '../factors.js';
import { type Draft, textOf } from '../reading.js';
import { jointOf, withFactor } from './aspect-parts.js';
import { chapterOfBody } from './chapter-of.js';
import { tellAfterAll } from './choice.js';
import type { NatalContext } from './context.js';
import { isEchoOfSlow, mostOfBody } from './plan.js';
import { cuspSection } from './rulers.js';
import { bodySection } from './sections.js';
import { cell, sidesOfAspect } from './sides.js';
import { chironDraft, slowBySign, unwrittenSlow } from './slow.js';
import { byAspect } from './stated-by.js';

/** What is added to the reading of a thin chart until it is long enough. */

export interface DraftedChapter {
  key: NatalChapter;
  drafts: Draft[];
}

export function draftLength({ paragraphs }: Draft): number {
  let length = 0;
  for (const parts of paragraphs) for (const part of parts) length += textOf(part).length;
  return length;
}

/** The body that a section is about. */
export const bodyOf = ({ factors }: Draft): BodyId | undefined =>
  factors[0]?.kind === 'placement' ? factors[0].planetIds?.[0] : undefined;

const ofCusps: Partial<Record<NatalChapter, 2 | 4 | 7>> = { love: 7, home: 4, means: 2 };
export const houseOfCusp = (key: NatalChapter): 2 | 4 | 7 | undefined => ofCusps[key];

/** Characters that a whole reading should have; with fewer it tells even what contradicts something. */
const enough = 10_330;
const fewest = 10_250;
/** The same without an hour, when there is less to tell without contradiction. */
const fewestUntimed = 9_000;

/**
 * First with slow planets by their signs, the strongest first, then with houses by their cusps and with aspects, then
 * with planets that gave way, then with what contradicts something, which a bridge settles, and last with the cusps of
 * houses that planets tell. Without an hour what a person has comes before what an age shares: aspects, Chiron and
 * aspects to it and to the node.
 */
export function fillUp(context: NatalContext, chapters: readonly DraftedChapter[], written: number): void {
  let length = written;
  for (const { drafts } of chapters) for (const draft of drafts) length += draftLength(draft);
  const add = (wanted: NatalChapter, draft: Draft | undefined): void => {
    if (draft === undefined) return;
    length += draftLength(draft);
    chapters.find(({ key }) => key === wanted)?.drafts.push(draft);
  };
  const addSlow = (least: number, isAny = false): void => {
    for (const body of length < least ? unwrittenSlow(context) : [])
      if (length < least) {
        const rest = slowBySign(context, body, isAny);
        if (rest) add(rest.chapter, rest.draft);
      }
  };
  const addAspects = (least: number, which: Spare): void => {
    for (let added = 1; added > 0 && length < least; length += added)
      added = addAspect(context, chapters, which);
  };
  const isTimed = context.weighed.chart.cusps.length > 0;
  if (isTimed) addSlow(enough);
  for (const { key } of chapters) {
    const house = houseOfCusp(key);
    add(key, house && length < enough ? cuspSection(context, house) : undefined);
  }
  addAspects(enough, {});
  if (!isTimed && length < enough) add('longWork', chironDraft(context));
  addAspects(fewest, { toPoints: true });
  if (!isTimed) addSlow(fewest);
  for (const body of length < fewest ? context.weighed.bodies : []) {
    const chapter = chapterOfBody[body.id];
    const isTold = chapters.some(({ drafts }) => drafts.some((draft) => bodyOf(draft) === body.id));
    if (length < fewest && chapter && !isTold && tellAfterAll(context, body))
      add(chapter, bodySection(context, { body, atLength: true, aspect: false }, []));
  }
  const fewestDenied = isTimed ? fewest : fewestUntimed;
  addAspects(fewestDenied, { toPoints: true });
  addAspects(fewestDenied, { isAny: true });
  addSlow(fewestDenied, true);
  for (const { key } of length < fewest ? chapters : []) {
    const house = houseOfCusp(key);
    const isSection = chapters.some(({ drafts }) =>
      drafts.some(({ factors: [of] }) => of?.kind === 'ruler' && of.house === house),
    );
    if (length < fewest && house && !isSection) add(key, cuspSection(context, house, true));
  }
}

/** Aspects that may be added; last of all those to Chiron and the node, and those that contradict something. */
interface Spare {
  toPoints?: boolean;
  isAny?: boolean;
}

/** Least closeness of an aspect of the Moon that holds all day, since its motion is known to some minutes of arc. */
const sure = 0.1;

/** Every text, but no single sentence, has so many characters. */
const ofText = 240;

/**
 * Adds the heaviest untold aspect of a body that has a section.
 * @returns its characters
 */
function addAspect(
  context: NatalContext,
  chapters: readonly DraftedChapter[],
  { toPoints = false, isAny = false }: Spare,
): number {
  const drafts: Draft[] = [];
  for (const chapter of chapters) for (const draft of chapter.drafts) drafts.push(draft);
  const isOpen = context.weighed.chart.openMoon !== undefined;
  for (const aspect of context.weighed.aspects) {
    const { first, second } = aspect;
    if (second > Pluto && !(toPoints && second <= NorthNode && first <= Saturn)) continue;
    if (isOpen && first <= Moon && aspect.closeness < sure) continue;
    // An aspect between two slow planets belongs to an age group.
    if (first > Saturn && second <= Pluto) continue;
    if (isEchoOfSlow(context.weighed.aspects, aspect)) continue;
    if (!isAny && (!context.balance.hasRoom(aspect) || context.facing?.others.includes(aspect))) continue;
    const text = context.cells.natalAspect(first, second, aspect.aspect);
    if (text === null) continue;
    const sides = sidesOfAspect(context, aspect);
    if (!isAny && context.consistency.contradicts(sides)) continue;
    const host = hostOf(drafts, aspect);
    if (host === undefined) continue;
    const of = bodyOf(host) ?? first;
    const factor = aspectFactor(aspect);
    const its = cell(text, sides, byAspect(aspect, of)).map((part) => withFactor(part, factor, undefined));
    if (context.manuscript.unlessSaid(text) === '') continue;
    context.consistency.state(sides);
    const body = context.weighed.bodies.find(({ id }) => id === of);
    context.balance.add(aspect);
    const joint = body ? jointOf(context, body, aspect) : '';
    if (joint !== '') its.push(joint);
    host.paragraphs.push(its);
    host.factors.push(factor);
    return text.length;
  }
  return 0;
}

/** The first section with room for an aspect, unless a section or a pattern tells it. */
function hostOf(drafts: readonly Draft[], aspect: WeighedAspect): Draft | undefined {
  let host: Draft | undefined;
  const isNodes = aspect.second === NorthNode;
  // The node's own section tells what it is.
  const isOfNode = isNodes && drafts.some((draft) => bodyOf(draft) === NorthNode);
  for (const draft of drafts) {
    if (isToldIn(draft, aspect) || isInPatternOf(draft, aspect)) return undefined;
    if (isNodes && isNodeToldIn(draft)) return undefined;
    if (host !== undefined) continue;
    const id = bodyOf(draft);
    const isIts = isOfNode ? id === NorthNode : isEither(id, aspect);
    if (isIts && hasRoom(draft)) host = draft;
  }
  return host;
}

function hasRoom({ factors, paragraphs }: Draft): boolean {
  let told = 0;
  for (const { kind } of factors) if (kind === 'aspect') told++;
  // A joint about the sign and another planet would run into it.
  return told < mostOfBody && (paragraphs.at(-1)?.some((part) => textOf(part).length > ofText) ?? false);
}

const isEither = (id: BodyId | undefined, { first, second }: WeighedAspect): boolean =>
  id === first || id === second;

function isToldIn({ factors }: Draft, { first, second, aspect }: WeighedAspect): boolean {
  for (const { kind, planetIds, aspectId } of factors)
    if (kind === 'aspect' && aspectId === aspect && planetIds?.[0] === first && planetIds[1] === second)
      return true;
  return false;
}

/** One aspect of the node is enough. */
const isNodeToldIn = ({ factors }: Draft): boolean =>
  factors.some(({ kind, planetIds }) => kind === 'aspect' && planetIds?.includes(NorthNode) === true);

function isInPatternOf({ factors }: Draft, { first, second }: WeighedAspect): boolean {
  const of = factors[0];
  if (of?.kind !== 'pattern' || of.planetIds === undefined) return false;
  return of.planetIds.includes(first) && of.planetIds.includes(second);
}
