import { Mars, Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import { capitalized } from '../../text/capitalized.js';
import { fill } from '../../text/texts.js';
import { type Draft, textOf } from '../reading.js';
import { paragraphOf, sentencesOf } from '../words.js';
import { spanCaption, titled } from './captions.js';
import type { ProgressionsContext } from './context.js';
import type { ProgressedBody } from './plan.js';
import { bodyDraft, isBrief, mostBeside } from './sections.js';

/** Mercury to Mars, each in its sign; those in one sign as one section, with less of each. */
export function mannerDrafts(context: ProgressionsContext): Draft[] {
  const { cells, kind, life, manuscript } = context;
  const crowd = crowdOf(context);
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
    mars.draft.paragraphs[0]?.push(apart);
  return [...new Set(told.map(({ body }) => body.sign))].map((sign) => {
    const its = told.filter(({ body }) => body.sign === sign);
    const crowded = sign === crowd?.sign ? crowd.text : '';
    // Where both lights are in the sign, each with a text of its own, what it is like has been said twice.
    const isSaid = crowded !== '' && its.length === 1;
    const drafts = its.map(({ draft }) =>
      isSaid ? inCrowd(draft) : its.length > 1 || sign === sun ? shortened(draft) : draft,
    );
    const [first, ...others] = drafts as [Draft, ...Draft[]];
    // Beside it one planet has how it moves alone to tell, which is no paragraph.
    if (isSaid) first.paragraphs[0]?.unshift(crowded);
    else if (crowded !== '') first.paragraphs.unshift([crowded]);
    if (others.length === 0) return first;
    const bodies = manuscript.listOf(its.map(({ body }) => body.id));
    return {
      title: titled(
        context,
        fill(kind.headings.together, { bodies, sign: cells.signName(sign) }),
        its.flatMap(({ body }) => spanOfBody(context, body)).join(cells.readings.words.list.comma),
      ),
      weight: first.weight,
      isKept: drafts.some(({ isKept }) => isKept === true),
      factors: drafts.flatMap(({ factors }) => factors),
      paragraphs: drafts.flatMap(({ paragraphs }) => paragraphs),
    };
  });
}

/** Since when a body has been in its sign, and until when, beside its name. */
function spanOfBody(context: ProgressionsContext, { id }: ProgressedBody): string[] {
  const { kind, life, manuscript } = context;
  const when = spanCaption(context, life.signSpan(id));
  return when === '' ? [] : [fill(kind.captions.ofBody, { body: manuscript.start(id), when })];
}

/** Bodies from which on a sign is crowded. */
const fewestOfCrowd = 3;

/** What three or more of Sun to Mars in one sign have in common. */
function crowdOf({
  kind,
  life,
  manuscript,
}: ProgressionsContext): { sign: SignId; text: string } | undefined {
  const known = life.bodies.filter(({ id }) => id !== Moon || life.otherwise.moonSign === undefined);
  const together = known
    .map(({ sign }) => known.filter((other) => other.sign === sign))
    .find((some) => some.length >= fewestOfCrowd);
  if (together === undefined) return undefined;
  const sign = (together[0] as ProgressedBody).sign;
  const bodies = manuscript.listOf(together.map(({ id }) => id));
  return { sign, text: manuscript.unlessSaid(kind.crowd[sign], { bodies, Bodies: capitalized(bodies) }) };
}

/** A section without what its planet does in the sign, the third of its parts: its last part is how it moves. */
const inCrowd = (draft: Draft): Draft => ({
  ...draft,
  paragraphs: draft.paragraphs.map((parts, i) => (i === 0 ? parts.filter((_, at) => at !== 2) : parts)),
});

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
    parts.map((part) => paragraphOf(sentencesOf(textOf(part)).slice(0, mostBeside))),
  ),
});
