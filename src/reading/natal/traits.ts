import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven, Saturn } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import type { Angle, Classical } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';

import { temperedBy } from './against-sign.js';
import type { OpeningContext } from './context.js';
import type { DominantFactor } from './dominant-factor.js';

/** What factors make of a person, and what fills the cells on what runs through a chart. */

export interface Trait {
  does: string;
}

/**
 * What a factor does, given its sign and the closest planet that pulls another way, and what that makes of a person.
 */
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

/** The values of the cells of what dominates. */
export function valuesOf(
  { manuscript, cells }: Pick<OpeningContext, 'manuscript' | 'cells'>,
  { on, by }: DominantFactor,
): Record<string, string> {
  const { beside } = cells.readings.natal.threads;
  const pair = manuscript.pair(on, by);
  return Object.assign(pair, { beside: fill(isAngle(on) ? beside[on] : beside.body, pair) });
}

const isAngle = (id: BodyId): id is Angle =>
  id === Ascendant || id === Midheaven || id === Descendant || id === ImumCoeli;
