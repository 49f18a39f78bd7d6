import { natureOf } from '../../text/catalogue.js';
import type { Personal } from '../../text/reading-catalogue.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { ReadingCells } from '../reading.js';
import { angleOfPlanet } from '../weights.js';
import { houseRead } from './house-read.js';
import type { OpeningContext } from './opening-context.js';

/** Sentences that the opening and the sections have in common. */

/** The sentence of a planet on an angle. */
export function angleLine({ weighed, cells }: OpeningContext, body: WeighedBody): string | undefined {
  const at = angleOfPlanet(body, weighed.chart);
  return at === undefined ? undefined : cells.readings.natal.lines.onAngle[body.id as 0][at.angle];
}

/** The sentence of two planets in aspect. */
export function pairLineIn(
  { readings }: Pick<ReadingCells, 'readings'>,
  { first, second, aspect }: WeighedAspect,
): string | undefined {
  const nature = natureOf(aspect);
  const [lower, higher] = first < second ? [first, second] : [second, first];
  return nature === undefined ? undefined : readings.natal.lines.pairs[lower as Personal]?.[higher]?.[nature];
}

/** The sentence of a body told in the house ahead of it; the table of houses lists it in the one before. */
export function nextHouseLine({ weighed, cells, manuscript }: OpeningContext, body: WeighedBody): string {
  const house = houseRead(body, weighed.chart);
  if (house === 0 || house === body.house) return '';
  const values = {
    a: manuscript.within(body.id),
    A: manuscript.start(body.id),
    house: cells.readings.words.houses[house],
  };
  return manuscript.firstUnsaid(cells.readings.natalChapters.nextHouse, values);
}
