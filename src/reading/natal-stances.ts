import { Ascendant, type BodyId, Mars, Midheaven, Saturn } from '../chart/bodies.js';
import { natureOf } from '../text/catalogue.js';
import type { NatalStances } from '../text/natal-catalogue.js';
import type { Stances } from '../text/stances.js';
import type { WeighedAspect, WeighedBody } from './factors.js';
import type { NatalDesk } from './natal-desk.js';
import type { Emphasis, NatalPlan, PlannedBody } from './natal-plan.js';
import type { Part } from './reading.js';

/** What the texts on a chart's factors say of a person: as the language has it. */

const tablesOf = ({ cells }: NatalDesk): NatalStances => cells.readings.natal.stances;

type OfBody = 'signCells' | 'signLines' | 'houseCells' | 'houseLines';

export const stancesOfBody = (
  desk: NatalDesk,
  table: OfBody,
  { id, sign, house }: WeighedBody,
): Stances | undefined =>
  tablesOf(desk)[table][id]?.[table === 'signCells' || table === 'signLines' ? sign : house];

export const stancesAtAngle = (
  desk: NatalDesk,
  table: 'angleCells' | 'angleLines',
  id: BodyId,
  angle: BodyId,
): Stances | undefined => tablesOf(desk)[table][id]?.[angle];

export const stancesOfAspect = (
  desk: NatalDesk,
  { first, second, aspect }: Pick<WeighedAspect, 'first' | 'second' | 'aspect'>,
): Stances | undefined =>
  tablesOf(desk).aspectCells[Math.min(first, second)]?.[Math.max(first, second)]?.[aspect];

export function stancesOfPairLine(
  desk: NatalDesk,
  { first, second, aspect }: WeighedAspect,
): Stances | undefined {
  const nature = natureOf(aspect);
  const lines = tablesOf(desk).pairLines[Math.min(first, second)]?.[Math.max(first, second)];
  return nature === undefined ? undefined : lines?.[nature];
}

/** A sentence with what it says. */
export const line = (text: string, stances: Stances | undefined): Part =>
  text === '' || stances === undefined ? text : { line: text, stances };

/** A text of the tables with what it says. */
export const cell = (text: string, stances: Stances | undefined): Part[] =>
  text === '' ? [] : [{ cell: text, stances }];

/** The bodies of whose signs a reading always speaks; between these it has bridges. */
export const isGreat = ({ id }: WeighedBody): boolean => id <= Saturn || id === Ascendant || id === Midheaven;

/** Those of whose houses it always speaks. */
export const isChief = ({ isLeader }: NatalDesk, body: WeighedBody): boolean =>
  body.id <= Mars || body.id > Saturn || isLeader(body);

/** Before anything is written: what will be, whatever else is said. */
export function requireGreater(desk: NatalDesk, plan: NatalPlan, { essential, chief }: Emphasis): void {
  const { consistency } = desk;
  const requireBody = (planned: PlannedBody): void => {
    const { body } = planned;
    consistency.require(stancesOfBody(desk, 'signLines', body));
    if (planned.sign && isGreat(body)) consistency.require(stancesOfBody(desk, 'signCells', body));
    if (isChief(desk, body)) consistency.require(stancesOfBody(desk, 'houseLines', body));
  };
  for (const planned of [...plan.bodies.values()].flat()) requireBody(planned);
  for (const aspects of plan.aspects.values())
    for (const aspect of aspects)
      if (aspect === chief || essential.has(aspect)) consistency.require(stancesOfAspect(desk, aspect));
}
