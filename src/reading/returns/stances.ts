import type { BodyId, Planet } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { ReturnStance } from '../../text/stances.js';
import type { ReadingChart } from '../chart.js';
import type { ChartContext } from '../chart-sections.js';
import type { WeighedAspect } from '../factors.js';

/** What the texts of a return state, as the language has it. */

type Stances = readonly ReturnStance[];
type WithCells = Pick<ChartContext, 'cells'>;

const statedBy = ({ cells }: WithCells) => cells.readings.returns.stances;

export const stancesOfRising = (context: WithCells, sign: SignId): Stances =>
  statedBy(context).risingSign[sign] ?? [];

export const stancesOfNatalHouse = (context: WithCells, house: House | 0): Stances =>
  (house === 0 ? undefined : statedBy(context).natalHouse[house]) ?? [];

export const stancesOfHouse = (context: WithCells, body: BodyId, house: House | 0): Stances =>
  (house === 0 ? undefined : statedBy(context).inHouse[body as Planet]?.[house]) ?? [];

export const stancesOfCrowd = (context: WithCells, house: House): Stances =>
  statedBy(context).crowded[house] ?? [];

export const stancesOnAngle = (context: WithCells, body: BodyId, angle: Angle): Stances =>
  statedBy(context).onAngle[body as Planet]?.[angle] ?? [];

export function stancesOfAspect(context: WithCells, { first, second, aspect }: WeighedAspect): Stances {
  const [lower, higher] = first < second ? [first, second] : [second, first];
  const nature = natureOf(aspect);
  return (nature && statedBy(context).aspects[lower as Planet]?.[higher as Planet]?.[nature]) ?? [];
}

export const stancesOfSign = (context: WithCells, body: BodyId, sign: SignId): Stances =>
  statedBy(context).inSign[body as Planet]?.[sign] ?? [];

export const stancesOfRetrograde = (context: WithCells, body: BodyId): Stances =>
  statedBy(context).retrograde[body as Planet] ?? [];

export const stancesOfPhase = (context: WithCells, phase: ReadingChart['phase']): Stances =>
  statedBy(context).phase[phase] ?? [];
