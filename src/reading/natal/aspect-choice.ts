import type { BodyId } from '../../chart/bodies.js';
import { isOpposed } from '../../text/sides.js';
import { allOf } from './chapter-of.js';
import type { NatalContext } from './context.js';
import type { Emphasis } from './emphasis.js';
import type { NatalPlan } from './plan.js';
import { qualificationOf } from './qualification.js';
import { sidesOfAspect } from './sides.js';

/** Chooses which of the planned aspects are told. */

/** Aspects that are told whatever they contradict. */
export function requireAspects(
  context: NatalContext,
  { aspects }: NatalPlan,
  { essential, dominantAspect, givingWay }: Emphasis,
): void {
  for (const aspect of allOf(aspects)) {
    if (aspect !== dominantAspect && (!essential.has(aspect) || givingWay.has(aspect))) continue;
    context.consistency.state(sidesOfAspect(context, aspect));
  }
}

/** Strong aspects are told if they contradict nothing. */
export function chooseAspects(context: NatalContext, { aspects }: NatalPlan, { givingWay }: Emphasis): void {
  const { consistency, written } = context;
  const planned = new Set(allOf(aspects));
  for (const aspect of context.weighed.aspects) {
    if (!givingWay.has(aspect) || !planned.has(aspect)) continue;
    if (!consistency.tryAdd(sidesOfAspect(context, aspect))) written.omitted.add(aspect);
  }
}

/**
 * Leaves out aspects that contradict the text on one of their own planets, unless they are among the heaviest or named
 * in the opening. If a bridge says how both are true, the aspect stays.
 */
export function leaveOutDenied(
  context: NatalContext,
  { aspects }: NatalPlan,
  { dominantAspect }: Emphasis,
): void {
  const { written, weighed } = context;
  for (const aspect of allOf(aspects)) {
    if (aspect === dominantAspect || context.staying(aspect) === 'always') continue;
    const sides = sidesOfAspect(context, aspect);
    const isDeniedBy = (id: BodyId): boolean => {
      if (!isOpposed(written.passages.get(id)?.sides, sides)) return false;
      const body = weighed.bodies.find((each) => each.id === id);
      return body !== undefined && qualificationOf(context, body, aspect) === undefined;
    };
    if (isDeniedBy(aspect.first) || isDeniedBy(aspect.second)) written.omitted.add(aspect);
  }
}
