import { type BodyId, Midheaven, NorthNode, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { NatalSides } from '../../text/natal-catalogue.js';
import type { Sides } from '../../text/sides.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Called, Part } from '../reading.js';
import type { NatalDesk } from './desk.js';

/** What the texts on a chart's factors say of a person: as the language has it. */

const tablesOf = ({ cells }: NatalDesk): NatalSides => cells.readings.natalChapters.sides;

/** Of the text on a body in its sign. */
export const sidesOfSign = (desk: NatalDesk, { id, sign }: WeighedBody): Sides | undefined =>
  tablesOf(desk).signCells[id]?.[sign];

export const sidesAtAngle = (
  desk: NatalDesk,
  table: 'angleCells' | 'angleLines',
  id: BodyId,
  angle: BodyId,
): Sides | undefined => tablesOf(desk)[table][id]?.[angle];

export const sidesOfAspect = (
  desk: NatalDesk,
  { first, second, aspect }: Pick<WeighedAspect, 'first' | 'second' | 'aspect'>,
): Sides | undefined =>
  tablesOf(desk).aspectCells[Math.min(first, second)]?.[Math.max(first, second)]?.[aspect];

export function sidesOfPairLine(
  desk: NatalDesk,
  { first, second, aspect }: WeighedAspect,
): Sides | undefined {
  const nature = natureOf(aspect);
  const lines = tablesOf(desk).pairLines[Math.min(first, second)]?.[Math.max(first, second)];
  return nature === undefined ? undefined : lines?.[nature];
}

/** A sentence with what it says. */
export const line = (text: string, sides: Sides | undefined, by?: Called): Part =>
  text === '' || sides === undefined ? text : { text, sides, by };

/** A text of the tables with what it says. */
export const cell = (text: string, sides: Sides | undefined, by?: Called): Part[] =>
  text === '' ? [] : [{ text, sides, by, hasStep: true }];

/** Whether the text on a body's sign is written whatever others say: without houses there is little else to write of. */
export const isSignDue = ({ isLeader, thread }: NatalDesk, body: WeighedBody): boolean =>
  (body.house === 0 && (body.id <= Saturn || body.id === NorthNode)) ||
  body.id === Midheaven ||
  isLeader(body) ||
  thread?.by === body.id;
