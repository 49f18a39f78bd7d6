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

/** The sections of Mercury to Mars by sign; planets in one sign share a section, with less of each. */
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
    // If both lights are in the sign, their texts have described it.
    const isSaid = crowded !== '' && its.length === 1;
    const drafts = its.map(({ draft }) =>
      isSaid ? inCrowd(draft) : its.length > 1 || sign === sun ? shortened(draft) : draft,
    );
    const [first, ...others] = drafts as [Draft, ...Draft[]];
    // A single sentence about a planet's motion is no paragraph of its own.
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

/** The name of a body with the span of its stay in the sign. */
function spanOfBody(context: ProgressionsContext, { id }: ProgressedBody): string[] {
  const { kind, life, manuscript } = context;
  const when = spanCaption(context, life.signSpan(id));
  return when === '' ? [] : [fill(kind.captions.ofBody, { body: manuscript.start(id), when })];
}

/** Bodies that make a crowd in a sign. */
const fewestOfCrowd = 3;

/** The text of three or more of Sun to Mars in one sign. */
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

/** A section without the text of its planet in the sign; what remains is how it moves. */
const inCrowd = (draft: Draft): Draft => ({
  ...draft,
  paragraphs: draft.paragraphs.map((parts, i) => (i === 0 ? parts.filter((_, at) => at !== 2) : parts)),
});

/** Signs in which a planet goes straight ahead, and those in which it goes slowly or around. */
const bold: ReadonlySet<SignId> = new Set([0, 4, 8]);
const gentle: ReadonlySet<SignId> = new Set([1, 3, 11]);

/** How Mercury and Mars go together if one goes straight ahead and the other does not, both in other signs than at birth. */
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
