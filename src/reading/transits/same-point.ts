import type { SlowPlanet } from '../../text/reading-keys.js';
import type { TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { type Day, earliest, latest, touchedBy, type WeighedTransit } from './plan.js';

/**
 * That a slow planet touches the same point as a swift one. Not said of a slow planet at its own place, which would be
 * named twice.
 */
export function samePointOf(
  { kind, manuscript }: TransitContext,
  held: WeighedTransit,
  swift: WeighedTransit,
): string {
  const { point } = touchedBy(held);
  if (point === held.body) return '';
  const cell = kind.samePoint[held.body as SlowPlanet][leanOf(held)][leanOf(swift)];
  return manuscript.unlessSaid(cell, { b: kind.natal[point].within });
}

/** Whether a slow contact is in orb at the point of a swift one on a day. */
export const isBusy = (slow: WeighedTransit, swift: WeighedTransit, day: Day): boolean =>
  touchedBy(slow).point === touchedBy(swift).point &&
  (slow.starts ?? earliest) <= day &&
  (slow.ends ?? latest) >= day;
