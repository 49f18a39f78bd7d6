import type { Draft } from '../reading.js';
import { daysWithin, type TransitContext } from './context.js';
import { transitFactor } from './plan.js';
import { spanLines } from './spans.js';

/** How a period goes: from when until when what is read of is felt, and when most of what presses comes together. */
export function shapeDraft(context: TransitContext): Draft | undefined {
  const { kind, slow } = context;
  if (slow.length === 0) return undefined;
  const live = slow.filter((transit) => daysWithin(context, transit).length > 0);
  const read = live.length > 0 ? live : slow;
  const { course, note, lines } = spanLines(context);
  return {
    title: kind.shape.title,
    weight: read[0]?.weight ?? 1,
    factors: read.map(transitFactor),
    paragraphs: [[course, note], ...lines.map((line) => [line])],
  };
}
