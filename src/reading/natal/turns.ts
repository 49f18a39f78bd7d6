import type { BodyId } from '../../chart/bodies.js';
import type { Factor } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isEasy, isHard, own, type Pair } from './aspect-balance.js';
import { bodyOf } from './fill.js';
import type { OpeningContext } from './opening-context.js';

/** The aspect that a part tells. */
function pairOf(part: Part): Pair | undefined {
  const factor: Factor | undefined = typeof part === 'string' ? undefined : part.factor;
  if (factor?.kind !== 'aspect') return undefined;
  const [first, second] = factor.planetIds as readonly BodyId[];
  return { first, second, aspect: factor.aspectId } as Pair;
}

/** Whether a section tells several aspects. */
function hasSeveral({ factors }: Draft): boolean {
  let count = 0;
  for (const { kind } of factors) if (kind === 'aspect') count++;
  return count > 1;
}

/**
 * A section in which the first easy aspect of a planet begins by saying when the planet has it easy, where something hard of
 * the same planet has been read in a paragraph before: a contrast needs both, and in this order. So this is done when the
 * section is written, and whatever there was no room for has been left out.
 */
export function withTurns(context: OpeningContext, draft: Draft): Draft {
  if (!hasSeveral(draft)) return draft;
  const strained: BodyId[] = [];
  let paragraphs: Part[][] | undefined;
  for (const [i, parts] of draft.paragraphs.entries()) {
    const begins = parts.find((part) => part !== '');
    const pair = begins === undefined ? undefined : pairOf(begins);
    const turn = pair && isEasy(pair) ? turnTo(context, pair, strained, bodyOf(draft)) : '';
    if (turn !== '') {
      paragraphs ??= [...draft.paragraphs];
      paragraphs[i] = [turn, ...parts];
    }
    for (const part of parts) {
      const told = pairOf(part);
      if (told && isHard(told)) strained.push(...own(told));
    }
  }
  return paragraphs === undefined ? draft : { ...draft, paragraphs };
}

function turnTo(
  { cells, manuscript }: OpeningContext,
  pair: Pair,
  strained: readonly BodyId[],
  of: BodyId | undefined,
): string {
  const its = own(pair).filter((id) => strained.includes(id));
  const id = its.find((each) => each === of) ?? its[0];
  const { turns } = cells.readings.natalChapters;
  if (id === undefined || turns[id as 0].some((said) => manuscript.hasSaid(said))) return '';
  return manuscript.firstUnsaid(turns[id as 0]);
}
