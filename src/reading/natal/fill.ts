import { type BodyId, Moon, Pluto } from '../../chart/bodies.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { aspectFactor, type Factor } from '../factors.js';
import { type Draft, textOf } from '../reading.js';
import type { NatalContext } from './context.js';
import { mostOfBody } from './plan.js';
import { cuspSection } from './rulers.js';
import { cell, sidesOfAspect } from './sides.js';
import { restOfSlow } from './slow.js';
import { aspectCalled } from './stated-by.js';

/** What a thin chart is filled up with, to the length that a reading has at least. */

export interface DraftedChapter {
  key: NatalChapter;
  drafts: Draft[];
}

export function draftLength({ paragraphs }: Draft): number {
  let length = 0;
  for (const parts of paragraphs) for (const part of parts) length += textOf(part).length;
  return length;
}

/** Whom a section is about. */
export const bodyOf = ({ factors: [factor] }: Draft): BodyId | undefined =>
  factor?.kind === 'placement' ? factor.planetIds?.[0] : undefined;

const ofCusps: Partial<Record<NatalChapter, 2 | 4 | 7>> = { love: 7, home: 4, means: 2 };
export const houseOfCusp = (key: NatalChapter): 2 | 4 | 7 | undefined => ofCusps[key];

/** Characters that a whole reading should have; and those below which it says even what contradicts something. */
const enough = 11_200;
const fewest = 10_200;

/**
 * First with slow planets by their signs, the strongest first, then with houses by their cusps and with aspects, last
 * with those
 * that contradict something, which a bridge settles.
 */
export function fillUp(context: NatalContext, chapters: readonly DraftedChapter[], written: number): void {
  let length = written;
  for (const { drafts } of chapters) for (const draft of drafts) length += draftLength(draft);
  const add = (wanted: NatalChapter, draft: Draft): void => {
    length += draftLength(draft);
    chapters.find(({ key }) => key === wanted)?.drafts.push(draft);
  };
  for (const { draft, chapter } of length < enough ? restOfSlow(context) : [])
    if (length < enough) add(chapter, draft);
  for (const { key } of chapters) {
    const house = houseOfCusp(key);
    const draft = house && length < enough ? cuspSection(context, house, false) : undefined;
    if (draft !== undefined) add(key, draft);
  }
  for (let added = 1; added > 0 && length < enough; length += added)
    added = addAspect(context, chapters, false) || (length < fewest ? addAspect(context, chapters, true) : 0);
}

/**
 * What is left of the orb of an aspect of the Moon that it surely makes on the whole of a day: its motion is known to
 * some minutes of arc.
 */
const sure = 0.1;

/** Characters that no sentence has and every text. */
const ofText = 240;

/**
 * Of the aspects that are told nowhere the heaviest, with a body that has a section. @param isAny one that
 * contradicts something as well
 */
function addAspect(context: NatalContext, chapters: readonly DraftedChapter[], isAny: boolean): number {
  const drafts = chapters.flatMap((chapter) => chapter.drafts);
  const isOpen = context.weighed.chart.openMoon !== undefined;
  const isFull = ({ factors }: Draft): boolean =>
    factors.filter(({ kind }) => kind === 'aspect').length >= mostOfBody;
  const told = new Set(drafts.flatMap(({ factors }) => factors.map(keyOf)));
  for (const aspect of context.weighed.aspects) {
    const { first, second } = aspect;
    if (second > Pluto || (isOpen && first <= Moon && aspect.closeness < sure)) continue;
    const text = context.cells.natalAspect(first, second, aspect.aspect);
    const host = drafts.find(
      (draft) =>
        isOneOf(bodyOf(draft), first, second) &&
        !isFull(draft) &&
        // A sentence that says how the sign goes with another planet would be joined to it.
        draft.paragraphs.at(-1)?.some((part) => textOf(part).length > ofText),
    );
    const isInPattern = drafts.some(
      ({ factors: [of] }) =>
        of?.kind === 'pattern' && [first, second].every((id) => isOneOf(id, ...(of.planetIds ?? []))),
    );
    if (text === null || host === undefined || isInPattern || told.has(keyOf(aspectFactor(aspect)))) continue;
    const sides = sidesOfAspect(context, aspect);
    if (!isAny && context.consistency.contradicts(sides)) continue;
    context.consistency.state(sides);
    const of = bodyOf(host) ?? first;
    host.paragraphs.push(cell(context.manuscript.unlessSaid(text), sides, aspectCalled(context, aspect, of)));
    host.factors.push(aspectFactor(aspect));
    return text.length;
  }
  return 0;
}

const keyOf = ({ kind, planetIds, aspectId }: Factor): string =>
  [kind, aspectId, ...(planetIds ?? [])].join();
const isOneOf = (id: BodyId | undefined, ...ids: readonly BodyId[]): boolean =>
  id !== undefined && ids.includes(id);
