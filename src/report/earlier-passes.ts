import { difference } from '../chart/angle.js';
import { type AspectId, aspectAngles } from '../chart/aspects.js';
import { Mars, Mercury, type Planet, Venus } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import type { SkySearch } from '../search/search.js';
import { firstDay } from './long-view.js';

/** Whether a planet in a retrograde loop has passed a point before, so that a second or third pass is told as such. */

/** Days from the first to the last pass of a loop, roughly, and between samples. */
const loopsDays: Readonly<Partial<Record<Planet, number>>> = { [Mercury]: 65, [Venus]: 110, [Mars]: 130 };
const [look, seldom] = [3, 9] as const;

/** The earliest moment at which the loop can have begun; the given one if the planet has not been retrograde since. */
function earliest(search: SkySearch, body: Planet, julianDayUt: number): number {
  const from = Math.max(firstDay, julianDayUt - (loopsDays[body] ?? 0));
  for (let moment = julianDayUt; moment > from; moment -= seldom)
    if (search.speed(body, moment) < 0) return from;
  return julianDayUt;
}

/** Whether a planet returns to a sign that it left backward within the days of a loop. */
export function wasThereLately(search: SkySearch, body: Planet, sign: SignId, julianDayUt: number): boolean {
  const from = earliest(search, body, julianDayUt);
  for (let moment = julianDayUt - look; moment > from; moment -= look)
    if (signOf(search.longitude(body, moment)) === sign) return true;
  return false;
}

/** Whether two bodies were in an aspect before, the swifter one in the same sign and within the days of a loop. */
export function wasInAspectBefore(
  search: SkySearch,
  body: Planet,
  slow: Planet,
  aspectId: AspectId,
  julianDayUt: number,
): boolean {
  const from = earliest(search, body, julianDayUt);
  if (from === julianDayUt) return false;
  const sign = signOf(search.longitude(body, julianDayUt));
  const angle = aspectAngles[aspectId];
  let before: number | undefined;
  let wasInSign = true;
  for (let moment = julianDayUt - look; moment > from; moment -= look) {
    const longitude = search.longitude(body, moment);
    const apart = difference(search.longitude(slow, moment), longitude);
    // Of two at any other aspect the side does not change so soon.
    const off = angle === 0 ? apart : Math.abs(apart) - angle;
    const near = angle === 180 ? difference(180, apart) : off;
    const isInSign = signOf(longitude) === sign;
    const crosses = before !== undefined && before > 0 !== near > 0 && Math.abs(near) < 30;
    if (crosses && (isInSign || wasInSign)) return true;
    [before, wasInSign] = [near, isInSign];
  }
  return false;
}
