import { Ascendant, Saturn } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import type { Classical } from '../../text/reading-catalogue.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';

import { temperedBy } from './against-sign.js';
import type { OpeningContext } from './opening-context.js';

/** The traits that factors give a person. */

export interface Trait {
  does: string;
}

/** The trait of a factor by its sign and the closest planet that works against it. */
export function traitOf(context: OpeningContext, body: WeighedBody): Trait | undefined {
  const { cells, weighed } = context;
  const { traits } = cells.readings.natal;
  const { id, sign } = body;
  if (isOfAge(id)) return traits[id];
  if (isBetweenSigns(body, weighed.chart) || (id > Saturn && id !== Ascendant)) return undefined;
  const trait = traits[id as Classical][sign];
  const does = temperedBy(context, body);
  return does === undefined ? trait : { ...trait, does };
}
