import type { BodyId } from '../chart/bodies.js';
import { planOf, yearlyShift } from '../search/trajectory-plan.js';
import { swissNumber } from '../sky/bodies.js';
import type { questionWithin } from './cost.js';
import type { Settings } from './settings.js';

const year = 365.25;

/**
 * Fitting the paths of some bodies, and that of nutation or of an ayanamsa.
 * @param questionOf what a question of the body costs, as {@link questionWithin} has it
 * @param daysOf days that the path of a body is fitted for
 * @param shiftDays days that are searched in all
 */
export function pathWork(
  bodies: readonly BodyId[],
  settings: Settings,
  questionOf: (body: BodyId) => number,
  daysOf: (body: BodyId) => number,
  shiftDays: number,
): number {
  let work = 0;
  for (const body of bodies) {
    const number = swissNumber(body, settings);
    if (number !== undefined) work += planOf(number).yearly * questionOf(body) * (daysOf(body) / year);
  }
  return work + yearlyShift * (shiftDays / year);
}
