import type { BodyId } from '../../chart/bodies.js';
import { Pluto, Saturn } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { type Transit, touchedBy } from './plan.js';

/**
 * Whether a transit helps or presses: a conjunction is as its planet is, and the Sun, the Moon and Mercury press on
 * nothing.
 */
export function leanOf(transit: Transit): Lean {
  const { meeting } = touchedBy(transit);
  if (meeting !== 'conjunction') return meeting;
  return transit.body < Saturn && !isPressing(transit.body) ? 'harmonious' : 'tense';
}

/** Whether Saturn, or a slower planet, presses. */
export const isSlowStrain = (transit: Transit): boolean =>
  transit.body >= Saturn && transit.body <= Pluto && leanOf(transit) === 'tense';

/** Without those that say of one planet the opposite of what one before them does. */
export function withoutContrary<T>(all: readonly T[], transitOf: (one: T) => Transit): T[] {
  const kept: T[] = [];
  for (const one of all)
    if (!kept.some((other) => areContrary(transitOf(one), transitOf(other)))) kept.push(one);
  return kept;
}

/** One helps and the other presses, and a planet is in both. */
export function areContrary(one: Transit, other: Transit): boolean {
  if (leanOf(one) === leanOf(other)) return false;
  const its: readonly BodyId[] = [one.body, touchedBy(one).point];
  return its.includes(other.body) || its.includes(touchedBy(other).point);
}
