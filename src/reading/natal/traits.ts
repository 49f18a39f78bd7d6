import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven, Saturn } from '../../chart/bodies.js';
import type { Angle, Classical } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import { isOfAge } from '../weights.js';
import type { OpeningDesk } from './desk.js';
import type { Thread } from './thread.js';

/** What factors make of a person, and what fills the cells on what runs through a chart. */

export interface Trait {
  does: string;
  who: string;
}

/** What a factor does, and what that makes of a person. */
export function traitOf({ cells, weighed }: OpeningDesk, body: WeighedBody): Trait | undefined {
  const { traits } = cells.readings.natal;
  const { id, sign } = body;
  if (isOfAge(id)) return traits[id];
  if (isBetweenSigns(body, weighed.chart) || (id > Saturn && id !== Ascendant)) return undefined;
  return traits[id as Classical][sign];
}

/** The values of a thread's cells. */
export function valuesOf(
  { manuscript, cells }: Pick<OpeningDesk, 'manuscript' | 'cells'>,
  { on, by }: Thread,
): Record<string, string> {
  const { beside } = cells.readings.natal.threads;
  const pair = manuscript.pair(on, by);
  return Object.assign(pair, { beside: fill(isAngle(on) ? beside[on] : beside.body, pair) });
}

const isAngle = (id: BodyId): id is Angle =>
  id === Ascendant || id === Midheaven || id === Descendant || id === ImumCoeli;
