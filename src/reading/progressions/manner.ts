import { Mars, Mercury, Sun } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import { paragraphOf, sentencesOf } from '../words.js';
import type { ProgressionsContext } from './context.js';
import { bodyDraft, isBrief, mostBeside } from './sections.js';

/** Mercury to Mars, each in its sign; those in one sign as one section, with less of each. */
export function mannerDrafts(context: ProgressionsContext): Draft[] {
  const { cells, kind, life, manuscript } = context;
  const told = life.bodies
    .filter(({ id }) => isBrief(id))
    .flatMap((body) => {
      const draft = bodyDraft(context, body);
      return draft === undefined ? [] : [{ body, draft }];
    });
  const sun = life.bodies.find(({ id }) => id === Sun)?.sign;
  const apart = wordAndDeedOf(context);
  const mars = told.find(({ body }) => body.id === Mars);
  if (apart !== '' && mars !== undefined && told.some(({ body }) => body.id === Mercury))
    mars.draft.paragraphs.push([apart]);
  return [...new Set(told.map(({ body }) => body.sign))].map((sign) => {
    const its = told.filter(({ body }) => body.sign === sign);
    const drafts = its.map(({ draft }) => (its.length > 1 || sign === sun ? shortened(draft) : draft));
    const [first, ...others] = drafts as [Draft, ...Draft[]];
    if (others.length === 0) return first;
    const bodies = manuscript.listOf(its.map(({ body }) => body.id));
    return {
      title: fill(kind.headings.together, { bodies, sign: cells.signName(sign) }),
      weight: first.weight,
      factors: drafts.flatMap(({ factors }) => factors),
      paragraphs: drafts.flatMap(({ paragraphs }) => paragraphs),
    };
  });
}

/** Signs in which a planet goes straight ahead, and in which it takes its time or goes around. */
const bold: ReadonlySet<SignId> = new Set([0, 4, 8]);
const gentle: ReadonlySet<SignId> = new Set([1, 3, 11]);

/** What joins Mercury and Mars where one goes straight ahead and the other does not, both otherwise than at birth. */
function wordAndDeedOf({ kind, life, manuscript }: ProgressionsContext): string {
  const [word, deed] = [Mercury, Mars].map((id) =>
    life.bodies.find(
      (body) =>
        body.id === id && body.sign !== body.natalSign && !body.isRetrograde && body.leaves === undefined,
    ),
  );
  if (word === undefined || deed === undefined) return '';
  if (bold.has(word.sign) && gentle.has(deed.sign)) return manuscript.unlessSaid(kind.wordAndDeed.gentle);
  if (gentle.has(word.sign) && bold.has(deed.sign)) return manuscript.unlessSaid(kind.wordAndDeed.bold);
  return '';
}

const shortened = (draft: Draft): Draft => ({
  ...draft,
  paragraphs: draft.paragraphs.map((parts) =>
    parts.map((part) =>
      paragraphOf(sentencesOf(typeof part === 'string' ? part : part.text).slice(0, mostBeside)),
    ),
  ),
});
