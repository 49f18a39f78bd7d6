import type { Draft } from '../reading.js';
import { daysWithin, type TransitContext } from './context.js';
import { courseOf } from './course.js';
import { leanOf } from './leans.js';
import { transitFactor } from './plan.js';

/** How a period runs: when it is heavy, when it eases and what helps, if the sections do not tell that already. */
export function shapeDraft(context: TransitContext): Draft | undefined {
  const { kind, slow } = context;
  if (slow.length === 0) return undefined;
  const live = slow.filter((transit) => daysWithin(context, transit).length > 0);
  const read = live.length > 0 ? live : slow;
  const paragraph = courseOf(context).filter((sentence) => sentence !== '');
  if (paragraph.length === 0) return undefined;
  return {
    title: kind.shape.titles[slow.some((one) => leanOf(one) === 'tense') ? 'presses' : 'easy'],
    weight: read[0]?.weight ?? 1,
    factors: read.map(transitFactor),
    paragraphs: [paragraph],
  };
}
