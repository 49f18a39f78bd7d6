import type { BodyId } from '../../chart/bodies.js';
import { type Draft, type ReadingSection, writeDraft } from '../reading.js';
import { leastLeft, withoutGiven } from './advice.js';
import type { NatalContext } from './context.js';
import { bodyOf, draftLength } from './fill.js';
import type { Housemates } from './housemates.js';
import { inOrder } from './order.js';
import { withPoints } from './points.js';
import { withTurns } from './turns.js';
import { withVenusAndMars } from './venus-and-mars.js';

/** A section of more characters has more than one text. */
const ofOneText = 600;

/** Writes the sections of a chapter, with a sentence where one contradicts what was read before, or is unlike it. */
export function chapterSections(
  context: NatalContext,
  housemates: Housemates,
  drafts: readonly Draft[],
): ReadingSection[] {
  const { manuscript, advice } = context;
  const read: BodyId[] = [];
  return inOrder(drafts)
    .map((draft, i) => {
      const least = leastLeft[draftLength(draft) > ofOneText ? 'inSection' : 'alone'];
      const shorten = (text: string): string => withoutGiven(text, advice, least);
      const joined = joinedWith(context, housemates, withTurns(context, withPoints(context, draft)), read);
      const id = bodyOf(draft);
      if (id !== undefined) read.push(id);
      return writeDraft(joined, manuscript, i === 0, shorten);
    })
    .filter(({ text }) => text !== '');
}

/**
 * One sentence at most: a bridge, or how two planets of one house both hold, or Venus and Mars.
 * @param read bodies told before in the chapter
 */
function joinedWith(
  context: NatalContext,
  housemates: Housemates,
  draft: Draft,
  read: readonly BodyId[],
): Draft {
  const bridged = context.consistency.bridged(draft);
  const joined = housemates.joined(context, bridged, bridged !== draft);
  return joined === draft ? withVenusAndMars(context, draft, read) : joined;
}
