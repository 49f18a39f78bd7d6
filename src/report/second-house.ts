import { Conjunction, Sextile, Square } from '../chart/aspects.js';
import { Mercury, type Planet, Sun } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { ColumnShelf } from '../text/report-catalogue.js';
import type { Happening } from './happening.js';
import { solarHouse } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';

/**
 * What is said of an aspect is of the swifter planet's house. The slower one's is named beside it, and has a clause of what
 * that planet does there: what stands in the way, or what it has to give. It goes on in the sentence of the sky, before the
 * counsel: a house that is named and has no part in what follows is a name for nothing, and one that comes in behind the
 * counsel undoes it.
 */

/** That clause; undefined of two that meet, and of two slow planets, whose words are of months. */
export function secondHouseOf(
  happening: Happening,
  reader: SignId,
  { secondHouse, secondHelp }: Pick<ColumnShelf, 'secondHouse' | 'secondHelp'>,
): string | undefined {
  if (happening.kind !== 'aspect' || happening.aspectId === Conjunction) return undefined;
  const { body, slow, slowLongitude, aspectId } = happening;
  if (isJupiterOrSlower(body)) return undefined;
  const clauses = natureOf(aspectId) === 'harmonious' ? secondHelp : secondHouse;
  const ofPlanets: Readonly<Partial<Record<Planet, readonly string[]>>> =
    clauses[solarHouse(reader, signOf(slowLongitude))];
  const wordings = ofPlanets[slow];
  // Those of one table that a planet makes to another some weeks apart begin at different ends.
  const isLesser = aspectId === Square || aspectId === Sextile;
  return wordings && inRotation(wordings, placeOf(body) + (isLesser ? 2 : 0));
}

/** Sun, Mercury and Venus come to the same aspect with a planet within weeks of each other, and Mars may do so between. */
const placeOf = (body: Planet): number => (body === Sun ? 0 : body - Mercury + 1);
