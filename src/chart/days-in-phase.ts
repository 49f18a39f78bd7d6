import { widthOfPhase } from './moon-phase.js';

/**
 * Days since the phase of an elongation began, at the motions of the day: the Moon gains eleven to fourteen degrees a day.
 *
 * @param elongation degrees, 0 ≤ ε < 360 @param gained degrees by which the Moon gains on the Sun in a day
 */
export const daysInPhase = (elongation: number, gained: number): number =>
  (elongation % widthOfPhase) / gained;
