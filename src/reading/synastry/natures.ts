import type { Jupiter, Saturn } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import type { BodyOfNatures } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import type { SynastryContext } from './context.js';
import { draftOf, signsOf, titleOf } from './sign-parts.js';

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

/** What each hopes for, or takes seriously; of two who share a sign, which are mostly of an age, nothing. */
export function naturesDraft(
  context: SynastryContext,
  body: typeof Jupiter | typeof Saturn,
): Draft | undefined {
  const signs = signsOf(context, body, body);
  if (signs === undefined) return undefined;
  const parts = naturesOf(context, body, signs);
  return draftOf(titleOf(context, context.kind.headings.natures[body], signs), [body, body], parts);
}
