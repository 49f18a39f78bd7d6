import { Jupiter, Saturn } from '../../chart/bodies.js';
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

const bodiesOfHope = [Jupiter, Saturn] as const;

/** What each hopes for and takes seriously, a paragraph each; of two who share a sign, which are mostly of an age, nothing. */
export function naturesDraft(context: SynastryContext): Draft | undefined {
  const { kind, manuscript } = context;
  const told = bodiesOfHope.flatMap((body) => {
    const signs = signsOf(context, body, body);
    const parts = signs === undefined ? [] : naturesOf(context, body, signs).filter((text) => text !== '');
    return parts.length === 0 ? [] : [{ body, parts }];
  });
  if (told.length === 0) return undefined;
  const bodies = told.map(({ body }) => body);
  return {
    title: fill(kind.headings.natures, {
      planets: manuscript.join(bodies.map((id) => context.cells.bodyName(id))),
    }),
    weight: weightOfElements,
    factors: bodies.map((id) => ({ kind: 'placement', weight: weightOfElements, planetIds: [id, id] })),
    paragraphs: told.map(({ parts }) => parts),
  };
}
