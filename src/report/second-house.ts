import { Opposition } from '../chart/aspects.js';
import { type Mars, Mercury, type Planet, Sun } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import type { ColumnShelf, Slow } from '../text/report-catalogue.js';
import type { Happening } from './happening.js';
import { solarHouse } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';

/**
 * What is said of an aspect is of the swifter planet's house. The slower one's is named beside it, and has a clause of what
 * that planet does there where it is the opposite house: the two are then of one matter, which is pulled at from both
 * ends. Of any other house a clause would begin a second thought that nothing behind it takes up.
 */

/**
 * The clause of the slower planet's house, which stands behind it; undefined of what is no opposition, and of two slow planets, whose
 * words are of months.
 */
export function secondHouseOf(
  happening: Happening,
  reader: SignId,
  { secondHouse }: Pick<ColumnShelf, 'secondHouse'>,
): string | undefined {
  if (happening.kind !== 'aspect' || happening.aspectId !== Opposition) return undefined;
  const { body, slow, slowLongitude } = happening;
  if (isJupiterOrSlower(body)) return undefined;
  return inRotation(
    secondHouse[solarHouse(reader, signOf(slowLongitude))][slow as typeof Mars | Slow],
    placeOf(body),
  );
}

/** Sun, Mercury and Venus oppose a planet within weeks of each other, and Mars may do so between. */
const placeOf = (body: Planet): number => (body === Sun ? 0 : body - Mercury + 1);
