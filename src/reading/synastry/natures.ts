import { Jupiter, Neptune, Pluto, Saturn } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import type { BodyOfNatures } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import type { SynastryContext } from './context.js';
import { signsOf, weightOfElements } from './sign-parts.js';

/**
 * What each of the two is like by the sign of one planet. Where an hour is unknown signs are most of what is sure; with
 * both hours there is enough that the two do to each other.
 */
export function naturesOf(
  { kind, manuscript, pair }: SynastryContext,
  body: BodyOfNatures,
  signs: readonly [SignId, SignId],
): string[] {
  const isTimed = pair.charts.every(({ cusps }) => cusps.length > 0);
  if (isTimed || signs[0] === signs[1]) return [];
  return signs.map((sign, i) =>
    manuscript.unlessSaid(fill(kind.natures[body][sign], { name: pair.names[i] as string })),
  );
}

/** What each hopes for and takes seriously; of two who share a sign, which are mostly of an age, nothing. */
export const hopesDraft = (context: SynastryContext): Draft | undefined =>
  naturesDraft(context, context.kind.headings.natures, [Jupiter, Saturn]);

/** What each takes for granted with those of the same years, and what comes of it. */
export function agesDraft(context: SynastryContext): Draft | undefined {
  const draft = naturesDraft(context, context.kind.headings.ages, [Neptune, Pluto]);
  return (
    draft && {
      ...draft,
      paragraphs: [...draft.paragraphs, [context.manuscript.firstUnsaid(context.kind.ages)]],
    }
  );
}

/** Of each body a paragraph. */
function naturesDraft(
  context: SynastryContext,
  heading: string,
  bodies: readonly BodyOfNatures[],
): Draft | undefined {
  const told = bodies.flatMap((body) => {
    const signs = signsOf(context, body, body);
    const parts = signs === undefined ? [] : naturesOf(context, body, signs).filter((text) => text !== '');
    return parts.length === 0 ? [] : [{ body, parts }];
  });
  if (told.length === 0) return undefined;
  const names = told.map(({ body }) => context.cells.bodyName(body));
  return {
    title: fill(heading, { planets: context.manuscript.join(names) }),
    weight: weightOfElements,
    factors: told.map(({ body }) => ({
      kind: 'placement',
      weight: weightOfElements,
      planetIds: [body, body],
    })),
    paragraphs: told.map(({ parts }) => parts),
  };
}
