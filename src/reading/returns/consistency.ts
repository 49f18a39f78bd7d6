import { Ascendant, Moon } from '../../chart/bodies.js';
import { weighedBody } from '../chart-sections.js';
import { Consistency } from '../consistency.js';
import type { ReturnDesk } from './desk.js';
import { isAtAngle, isLeader } from './parts.js';
import type { Question } from './question.js';
import { stancesOfHouse, stancesOfRising, stancesOnAngle } from './stances.js';

const houseOfHome = 4;
const houseOfRest = 12;

/** A return with what its opening states: of planets on angles or in their houses; of two ends that it asks about, both. */
export function consistencyOf(desk: ReturnDesk, question: Question | undefined): Consistency {
  const { stanceBridges } = desk.cells.readings.returns;
  const consistency = new Consistency(stanceBridges, desk.manuscript, 'reading');
  const ascendant = weighedBody(desk, Ascendant);
  if (ascendant) consistency.require(stancesOfRising(desk, ascendant.sign));
  if (question?.kind === 'seen' || (question?.kind === 'axis' && question.axis === houseOfHome))
    consistency.require(['seen', 'hidden']);
  if (question?.kind === 'between' && question.from === houseOfRest) consistency.require(['hidden']);
  for (const { body, at } of desk.atAngles)
    if (isLeader(desk, body)) consistency.require(stancesOnAngle(desk, body.id, at.angle));
  for (const body of desk.leaders)
    if (body.id <= Moon && !isAtAngle(desk, body))
      consistency.require(stancesOfHouse(desk, body.id, body.house));
  return consistency;
}
