import { type BodyId, Midheaven, Pluto, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { NatalSides } from '../../text/natal-catalogue.js';
import type { Sides } from '../../text/sides.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Called, Part } from '../reading.js';
import { angleOf, isSlow, strikes } from '../weights.js';
import type { NatalDesk } from './desk.js';
import { passageOf } from './placements.js';
import type { Emphasis, NatalPlan, PlannedBody } from './plan.js';

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
  (body.house === 0 && body.id <= Saturn) ||
  body.id === Midheaven ||
  isLeader(body) ||
  thread?.by === body.id;

/** Before anything is written: what will be whatever others say, and what it tells a person. */
export function requireDue(desk: NatalDesk, plan: NatalPlan, { essential, chief }: Emphasis): void {
  const { consistency, messages, cells } = desk;
  const requireBody = ({ body, atLength }: PlannedBody): void => {
    const passage = passageOf(desk.cells, body, desk.weighed);
    if (passage) {
      messages.count(passage.text);
      consistency.require(passage.sides);
      return;
    }
    if (!isSlow(body.id) || body.house === 0) {
      if (atLength && isSignDue(desk, body)) consistency.require(sidesOfSign(desk, body));
      messages.count(cells.bodyInSign(body.id, body.sign));
      return;
    }
    const at = atLength && body.id <= Pluto ? angleOf(body, desk.weighed.chart) : undefined;
    if (at && strikes(at)) consistency.require(sidesAtAngle(desk, 'angleCells', body.id, at.angle));
  };
  for (const planned of [...plan.bodies.values()].flat()) requireBody(planned);
  const { crowdedHouses, crowdedSigns } = tablesOf(desk);
  for (const { sign, house } of [...plan.crowdings.values()].flat())
    consistency.require(sign === undefined ? house && crowdedHouses[house] : crowdedSigns[sign]);
  for (const aspects of plan.aspects.values())
    for (const aspect of aspects)
      if (aspect === chief || essential.has(aspect)) {
        messages.count(cells.natalAspect(aspect.first, aspect.second, aspect.aspect));
        consistency.require(sidesOfAspect(desk, aspect));
      }
}
