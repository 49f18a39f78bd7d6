import { isLight } from '../../chart/body-groups.js';
import type { WeighedBody } from '../factors.js';
import { angleOfPlanet } from '../weights.js';
import type { CompositeContext } from './context.js';

/** Where in a composite a light stands: two people ask for that first, so every reading with houses says it. */

/** Whether the house of a light takes a sentence, since neither a text of its own, a crowd nor an angle tells it. */
export const isInPassing = ({ told, weighed }: CompositeContext, body: WeighedBody): boolean =>
  isLight(body.id) &&
  body.house !== 0 &&
  !told.houses.has(body.id) &&
  told.crowding?.bodies.includes(body.id) !== true &&
  angleOfPlanet(body, weighed.chart) === undefined;

/** Whether the house of a planet is told, at length or in a sentence. */
export const isHouseSaid = (context: CompositeContext, body: WeighedBody): boolean =>
  context.told.houses.has(body.id) || isInPassing(context, body);

export function placingOf(context: CompositeContext, body: WeighedBody): string {
  const { id, house } = body;
  if (!isLight(id) || house === 0 || !isInPassing(context, body)) return '';
  return context.manuscript.unlessSaid(context.kind.placed[id][house]);
}
