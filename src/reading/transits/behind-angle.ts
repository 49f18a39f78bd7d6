import { houseBehind } from '../weights.js';
import { type Day, daysFrom, type Transit, type TransitSky, type TransitStay, touchedBy } from './plan.js';

export { houseBehind };

/** Days by which the calendar may have a planet later in a house than on the angle that opens it. */
const apart = 2;

/** The stay before an angle that a planet which is exact on it on a day comes back to, going backward. */
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
