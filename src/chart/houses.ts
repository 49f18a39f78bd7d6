import type { House } from './zodiac.js';

/** The twelve cusps, that of the first house first; degrees, 0 ≤ λ < 360. */
export type Cusps = ArrayLike<number>;

/**
 * The house a body stands in, by ecliptic longitude between cusps; exactly on a cusp it is in the house that
 * opens there. Only comparisons, no subtraction: a body at 29.9999999° is never rounded over a cusp at 30°.
 *
 * @param longitude degrees, 0 ≤ λ < 360
 * @param cusps in order ({@link cuspsInOrder}), so that exactly one house holds the body
 */
export function housePosition(longitude: number, cusps: Cusps): House {
  for (let house = 1; house < 12; house++) {
    const opens = cusps[house - 1] as number;
    const closes = cusps[house] as number;
    const inside =
      opens < closes ? opens <= longitude && longitude < closes : opens <= longitude || longitude < closes;
    if (inside) return house as House;
  }
  return 12;
}

/** The house a body stands in, or 0 where no houses are known. */
export const houseOf = (longitude: number, cusps: Cusps): House | 0 =>
  cusps.length === 0 ? 0 : housePosition(longitude, cusps);

/**
 * Whether twelve cusps make houses: each next one ahead by more than 0° and less than 180°, and once around the
 * circle in all. Beyond the polar circles some systems return cusps that are not in order, without an error.
 */
export function cuspsInOrder(cusps: Cusps): boolean {
  if (cusps.length !== 12) return false;
  let turns = 0;
  for (let i = 0; i < 12; i++) {
    const opens = cusps[i] as number;
    const closes = cusps[(i + 1) % 12] as number;
    const crossesAries = closes < opens;
    const width = crossesAries ? closes - opens + 360 : closes - opens;
    // Written so that NaN, too, is out of order.
    if (!(width > 0 && width < 180)) return false;
    if (crossesAries) turns++;
  }
  return turns === 1;
}
