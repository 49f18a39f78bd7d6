import { Conjunction, Opposition, Trine } from '../chart/aspects.js';
import { Jupiter, Mercury, Neptune, type Planet, Pluto, Sun, Uranus, Venus } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { ColumnShelf } from '../text/report-catalogue.js';
import type { Aspect, Happening } from './happening.js';
import { solarHouse } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';

/** What is said of an aspect is of the swifter planet's house: here is what the sentence of the sky says of the slower one's. */

/**
 * The clause of the slower planet's house, which stands behind it; undefined where both planets are in one, and of two slow planets, whose
 * words are of months.
 */
export function secondHouseOf(
  happening: Happening,
  reader: SignId,
  { secondHouse }: Pick<ColumnShelf, 'secondHouse'>,
): string | undefined {
  if (happening.kind !== 'aspect' || happening.aspectId === Conjunction) return undefined;
  if (isJupiterOrSlower(happening.body)) return undefined;
  const is = natureOf(happening.aspectId) === 'harmonious' ? 'eased' : 'crossed';
  const wordings = secondHouse[solarHouse(reader, signOf(happening.slowLongitude))][is];
  return inRotation(wordings, placeOf(happening));
}

/** Of two slow planets in one sign each swift one meets both: by these places hardly two say the same within weeks. */
const ofSlow: Readonly<Partial<Record<Planet, number>>> = {
  [Jupiter]: 3,
  [Uranus]: 2,
  [Neptune]: 5,
  [Pluto]: 1,
};

/**
 * Mercury and Venus make two aspects of one nature to a planet within weeks, the Sun and Mars within months: so many
 * places they have.
 */
function placeOf({ body, slow, aspectId }: Aspect): number {
  const isWide = Number(aspectId === Trine || aspectId === Opposition);
  const first = ofSlow[slow] ?? 0;
  if (body === Sun) return first;
  if (body === Mercury) return first + 1 + isWide;
  return first + (body === Venus ? 3 + isWide : 5);
}
