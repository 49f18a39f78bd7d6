import type { BodyId } from '../../chart/bodies.js';
import { Pluto, Saturn } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { type Transit, touchedBy } from './plan.js';

/**
 * Whether a transit helps or presses. A conjunction takes its nature from the transiting planet; the Sun, the Moon and
 * Mercury never press.
 */
export function leanOf(transit: Pick<Transit, 'body' | 'natal' | 'aspect'>): Lean {
  const { meeting } = touchedBy(transit);
  if (meeting !== 'conjunction') return meeting;
  return transit.body < Saturn && !isPressing(transit.body) ? 'harmonious' : 'tense';
}

/** Whether a transit is a hard one of Saturn or a slower planet. */
export const isSlowStrain = (transit: Transit): boolean =>
  transit.body >= Saturn && transit.body <= Pluto && leanOf(transit) === 'tense';

/** Drops entries that contradict an earlier one about the same planet. */
export function withoutContrary<T>(all: readonly T[], transitOf: (one: T) => Transit): T[] {
  const kept: T[] = [];
  for (const one of all)
    if (!kept.some((other) => areContrary(transitOf(one), transitOf(other)))) kept.push(one);
  return kept;
}

/** Whether one transit helps, the other presses, and both involve the same planet. */
export function areContrary(one: Transit, other: Transit): boolean {
  if (leanOf(one) === leanOf(other)) return false;
  const its: readonly BodyId[] = [one.body, touchedBy(one).point];
  return its.includes(other.body) || its.includes(touchedBy(other).point);
}
