import { Ascendant, type BodyId, Pluto, Saturn } from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import { rulerOf } from '../../chart/dignities.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { ByHouse } from '../../text/cells.js';
import type { NatalSides, Slow } from '../../text/natal-catalogue.js';
import type { Classical } from '../../text/reading-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import type { ReadingChart } from '../chart.js';
import { isBetweenSigns, type WeighedBody, type WeighedChart } from '../factors.js';
import type { ReadingCells } from '../reading.js';
import { angleOfPlanet } from '../weights.js';
import { houseRead } from './house-read.js';

/** The texts of bodies in signs and houses. */

export interface PlacementText {
  text: string;
  sides: Sides | undefined;
  /** For the Ascendant, its ruler, by whose house it may be told. */
  ruler: WeighedBody | undefined;
  /** The house whose matters it tells; 0 for a text on the sign alone. */
  house: House | 0;
}

/**
 * The text of a body by sign and house, or by sign without houses; of a slow planet by house, unless it is on an angle.
 * None for a Moon between two signs.
 */
export function placementTextOf(
  { readings }: Pick<ReadingCells, 'readings'>,
  body: WeighedBody,
  { chart, bodies }: WeighedChart,
): PlacementText | undefined {
  if (isBetweenSigns(body, chart)) return undefined;
  const { id, sign } = body;
  const rulerId = id === Ascendant ? rulerOf(sign, chart.rulerships) : undefined;
  const ruler = rulerId === undefined ? undefined : bodies.find((each) => each.id === rulerId);
  const house = id === Ascendant ? (ruler ? houseRead(ruler, chart) : 0) : houseRead(body, chart);
  const text = textOn(readings, body, house, chart);
  if (text === undefined) return undefined;
  return {
    text,
    sides: sidesOfPlacement(readings.natalChapters.sides, id, sign, house),
    ruler,
    house,
  };
}

/** The text of a body by sign alone. */
export function signTextOf(
  { readings }: Pick<ReadingCells, 'readings'>,
  { id, sign }: WeighedBody,
  ruler: WeighedBody | undefined,
): PlacementText | undefined {
  const text = readings.placementsBySign[id as Classical | typeof Ascendant]?.[sign];
  if (text === undefined) return undefined;
  return {
    text,
    sides: sidesAt(readings.natalChapters.sides.bySign[id as Classical], sign),
    ruler,
    house: 0,
  };
}
type Passages = Partial<Record<BodyId, Partial<Record<SignId, ByHouse>>>>;

function textOn(
  { placements, placementsBySign, placementsByHouse }: ReadingCells['readings'],
  body: WeighedBody,
  house: House | 0,
  chart: ReadingChart,
): string | undefined {
  const { id, sign } = body;
  if (house === 0) return id <= Saturn ? placementsBySign[id as Classical][sign] : undefined;
  if (!isBeyondSaturn(id)) return (placements as Passages)[id]?.[sign]?.[house];
  return id > Pluto || angleOfPlanet(body, chart) ? undefined : placementsByHouse[id as Slow][house];
}

function sidesOfPlacement(
  { placements, bySign, byHouse }: NatalSides,
  id: BodyId,
  sign: SignId,
  house: House | 0,
): Sides | undefined {
  if (house === 0) return sidesAt(bySign[id as Classical], sign);
  return sidesAt(isBeyondSaturn(id) ? byHouse[id as Slow] : placements[id as Classical]?.[sign], house - 1);
}
