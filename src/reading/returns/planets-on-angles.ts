import { type BodyId, Pluto } from '../../chart/bodies.js';
import { houseOfAngle } from '../../chart/houses.js';
import type { House } from '../../chart/zodiac.js';
import { type Crowding, fewestOfCrowd, type WeighedBody } from '../factors.js';
import type { ReturnContext } from './context.js';
import type { Placed } from './plan.js';

/**
 * The house in which a planet of a return counts: on an angle the one that begins there, even a few degrees before the
 * cusp (Ptolemy, Tetrabiblos III.10); otherwise its own. It is the same in all parts of a reading.
 */

type OnAngles = Pick<ReturnContext, 'atAngles'>;

/** The planets on angles, each in the house that begins there. */
export const planetsOnAngles = ({ atAngles }: OnAngles): Placed[] =>
  atAngles.map(({ body, at }) => ({ body: body.id, house: houseOfAngle[at.angle] }));

export function countedHouse(
  { atAngles }: OnAngles,
  { id, house }: Pick<WeighedBody, 'id' | 'house'>,
): House | 0 {
  const its = atAngles.find(({ body }) => body.id === id);
  return its === undefined ? house : houseOfAngle[its.at.angle];
}

/** Whether a planet is listed in a crowded house; one just before the cusp is told on its angle alone. */
export const isListedIn = (
  context: OnAngles,
  body: Pick<WeighedBody, 'id' | 'house'>,
  house: House,
): boolean => body.house === house && countedHouse(context, body) === house;

/** Weight of a crowd, as a share of its planets' weights. */
const crowdShare = 0.2;

/** Crowded houses, the heaviest first. */
export function crowdsOf(
  context: Pick<ReturnContext, 'atAngles' | 'weighed'>,
): (Crowding & { house: House })[] {
  const found = new Map<House, WeighedBody[]>();
  for (const body of context.weighed.bodies) {
    const { house, id } = body;
    if (id > Pluto || house === 0 || !isListedIn(context, body, house)) continue;
    const its = found.get(house);
    if (its === undefined) found.set(house, [body]);
    else its.push(body);
  }
  return [...found]
    .filter(([, bodies]) => bodies.length >= fewestOfCrowd)
    .map(([house, bodies]) => ({
      house,
      bodies: bodies.map(({ id }): BodyId => id).sort((a, b) => a - b),
      weight: crowdShare * bodies.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .sort((a, b) => b.weight - a.weight);
}
