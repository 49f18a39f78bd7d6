import { isBeyondSaturn } from '../../chart/body-groups.js';
import { isOpposed } from '../../text/sides.js';
import type { WeighedBody } from '../factors.js';
import { allOf } from './chapter-of.js';
import type { NatalContext } from './context.js';
import { isOfPersonal } from './house-read.js';
import { placementTextOf, signTextOf } from './placements.js';
import type { NatalPlan } from './plan.js';
import { sidesOfCrowd, sidesOfSign } from './sides.js';

/**
 * Chooses the crowds told. Those in houses, and the one that the opening begins with, are told whatever they
 * contradict, since three planets in a house are much of a life. Those in signs, and of slow planets, are told if they
 * contradict neither what must be told nor single bodies, which then can be told without their sign or house.
 */
export function chooseCrowds(
  context: NatalContext,
  { crowdings }: NatalPlan,
  bodies: readonly WeighedBody[],
): void {
  const { cells, crowd, weighed, consistency, written } = context;
  for (const crowding of allOf(crowdings)) {
    const { sign, house } = crowding;
    const sides = sidesOfCrowd(cells.readings.natalChapters.sides, crowding);
    const isContradicted = (): boolean =>
      bodies.some((body) => {
        const whole = placementTextOf(cells, body, weighed);
        const form = whole && whole.house === house ? signTextOf(cells, body, whole.ruler) : whole;
        return isOpposed(
          form ? form.sides : isBeyondSaturn(body.id) ? undefined : sidesOfSign(context, body),
          sides,
        );
      });
    const isLeading = crowd !== undefined && crowd.sign === sign && crowd.house === house;
    if (isLeading || (house !== undefined && isOfPersonal(crowding))) consistency.state(sides);
    else if (isContradicted() || !consistency.tryAdd(sides)) continue;
    written.crowdings.push(crowding);
    if (house !== undefined) written.houses.add(house);
  }
}
