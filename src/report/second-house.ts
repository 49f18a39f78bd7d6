import { Conjunction } from '../chart/aspects.js';
import { Mercury, type Planet, Sun } from '../chart/bodies.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { ColumnShelf } from '../text/report-catalogue.js';
import type { Happening } from './happening.js';
import { solarHouse } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';

/**
 * What is said of an aspect is of the swifter planet's house. The slower one's is named beside it, and how its matter comes
 * in is told by the two houses, before the counsel: a house that is named and has no part in what follows is a name for
 * nothing, and one that says only what goes on there has nothing to do with the next sentence.
 */

/** That sentence; undefined of two that meet, and of two slow planets, whose words are of months. */
export function secondHouseOf(
  happening: Happening,
  reader: SignId,
  { betweenHouses }: Pick<ColumnShelf, 'betweenHouses'>,
): string | undefined {
  if (happening.kind !== 'aspect' || happening.aspectId === Conjunction) return undefined;
  const { body, signId, slowLongitude, aspectId } = happening;
  if (isJupiterOrSlower(body)) return undefined;
  const nature = natureOf(aspectId) === 'harmonious' ? 'harmonious' : 'tense';
  const ofOthers: Readonly<Partial<Record<House, readonly string[]>>> =
    betweenHouses[nature][solarHouse(reader, signId)];
  const wordings = ofOthers[solarHouse(reader, signOf(slowLongitude))];
  return wordings && inRotation(wordings, placeOf(body));
}

/**
 * By the swifter planet alone: Sun, Mercury and Venus come to the same aspect with a planet within weeks of each other, and
 * in one week from neighboring signs, whose readers have it in the same houses.
 */
const placeOf = (body: Planet): number => (body === Sun ? 0 : body - Mercury + 1);
