import { daysFrom } from '../compare-days.js';
import { houseBehind } from '../weights.js';
import { type Day, type Transit, type TransitSky, type TransitStay, touchedBy } from './plan.js';

export { houseBehind };

/** Days of tolerance: a planet may enter a house up to this long after it was exact on the angle that opens it. */
const apart = 2;

/** The stay in the house before an angle that a retrograde planet returns to on the day it crosses that angle again. */
export function backOver({ stays }: TransitSky, transit: Transit, day: Day): TransitStay | undefined {
  const { point, meeting } = touchedBy(transit);
  const behind = houseBehind[point];
  if (behind === undefined || meeting !== 'conjunction') return undefined;
  const before = behind === 1 ? 12 : behind - 1;
  return stays.find(
    ({ body, house, starts, ends }) =>
      body === transit.body &&
      house === before &&
      starts !== null &&
      ends !== null &&
      Math.abs(daysFrom(starts, day)) <= apart,
  );
}
