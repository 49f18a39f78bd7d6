import type { BodyId, Planet } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { ReturnStance } from '../../text/stances.js';
import type { ReadingChart } from '../chart.js';
import type { ChartDesk } from '../chart-sections.js';
import type { WeighedAspect } from '../factors.js';

/** What the texts of a return state, as the language has it. */

type Stances = readonly ReturnStance[];
type Desk = Pick<ChartDesk, 'cells'>;

const statedBy = ({ cells }: Desk) => cells.readings.returns.stances;

export const stancesOfRising = (desk: Desk, sign: SignId): Stances => statedBy(desk).risingSign[sign] ?? [];

export const stancesOfNatalHouse = (desk: Desk, house: House | 0): Stances =>
  (house === 0 ? undefined : statedBy(desk).natalHouse[house]) ?? [];

export const stancesOfHouse = (desk: Desk, body: BodyId, house: House | 0): Stances =>
  (house === 0 ? undefined : statedBy(desk).inHouse[body as Planet]?.[house]) ?? [];

export const stancesOfCrowd = (desk: Desk, house: House): Stances => statedBy(desk).crowded[house] ?? [];

export const stancesOnAngle = (desk: Desk, body: BodyId, angle: Angle): Stances =>
  statedBy(desk).onAngle[body as Planet]?.[angle] ?? [];

export function stancesOfAspect(desk: Desk, { first, second, aspect }: WeighedAspect): Stances {
  const [lower, higher] = first < second ? [first, second] : [second, first];
  const nature = natureOf(aspect);
  return (nature && statedBy(desk).aspects[lower as Planet]?.[higher as Planet]?.[nature]) ?? [];
}

export const stancesOfMoonSign = (desk: Desk, sign: SignId): Stances => statedBy(desk).moonSign[sign] ?? [];

export const stancesOfSign = (desk: Desk, body: BodyId, sign: SignId): Stances =>
  statedBy(desk).inSign[body as Planet]?.[sign] ?? [];

export const stancesOfRetrograde = (desk: Desk, body: BodyId): Stances =>
  statedBy(desk).retrograde[body as Planet] ?? [];

export const stancesOfPhase = (desk: Desk, phase: ReadingChart['phase']): Stances =>
  statedBy(desk).phase[phase] ?? [];
