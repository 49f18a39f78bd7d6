import { widthOfPhase } from './moon-phase.js';
import { synodicMonth } from './periods.js';

/** Days since the phase of an elongation began, at the mean motions. @param elongation degrees, 0 ≤ ε < 360 */
export const daysInPhase = (elongation: number): number => ((elongation % widthOfPhase) / 360) * synodicMonth;

/**
 * Days since the phase of an elongation began, at the motions of the day: the Moon gains eleven to fourteen degrees a day.
 *
 * @param gained degrees by which the Moon gains on the Sun in a day
 */
export const daysInPhaseAt = (elongation: number, gained: number): number =>
  (elongation % widthOfPhase) / gained;
