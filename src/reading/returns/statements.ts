import { Ascendant, Moon } from '../../chart/bodies.js';
import { Statements } from '../statements.js';
import type { ReturnDesk } from './desk.js';
import { isAtAngle, isLeader } from './parts.js';
import type { Question } from './question.js';
import { weighedBody } from './sections.js';
import { stancesOfHouse, stancesOfRising, stancesOnAngle } from './stances.js';

const houseOfHome = 4;
const houseOfRest = 12;

/** What the opening has stated: of planets on angles or in their houses; of two ends that it asks about, both. */
export function statementsOf(desk: ReturnDesk, question: Question | undefined): Statements {
  const statements = new Statements(desk.cells.readings.returns.stanceBridges, desk.manuscript, true);
  const ascendant = weighedBody(desk, Ascendant);
  if (ascendant) statements.add(stancesOfRising(desk, ascendant.sign));
  if (question?.kind === 'seen' || (question?.kind === 'axis' && question.axis === houseOfHome))
    statements.add(['seen', 'hidden']);
  if (question?.kind === 'between' && question.from === houseOfRest) statements.add(['hidden']);
  for (const { body, at } of desk.atAngles)
    if (isLeader(desk, body)) statements.add(stancesOnAngle(desk, body.id, at.angle));
  for (const body of desk.leaders)
    if (body.id <= Moon && !isAtAngle(desk, body)) statements.add(stancesOfHouse(desk, body.id, body.house));
  return statements;
}
