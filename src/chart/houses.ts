import { Ascendant, Descendant, ImumCoeli, Midheaven } from './body-ids.js';
import type { House } from './zodiac.js';

/** The twelve cusps, that of the first house first; degrees, 0 ≤ λ < 360. */
export type Cusps = ArrayLike<number>;

/**
 * The house a body stands in, by ecliptic longitude between cusps; exactly on a cusp it is in the house that
 * opens there, and a house between two equal cusps holds nothing. What is compared are longitudes, not differences:
 * a body at 29.9999999° is never rounded over a cusp at 30°.
 *
 * @param longitude degrees, 0 ≤ λ < 360
 * @param cusps in order ({@link cuspsInOrder}), so that exactly one house holds the body; where they are not, as
 *   beyond the polar circles, a house is the shorter way from its cusp to the next, and the first that holds it counts
 */
export function housePosition(longitude: number, cusps: Cusps): House {
  for (let house = 1; house < 12; house++) {
    const opens = cusps[house - 1] as number;
    const closes = cusps[house] as number;
    const ahead = closes < opens ? closes - opens + 360 : closes - opens;
    const inside =
      ahead < 180
        ? opens < closes
          ? opens <= longitude && longitude < closes
          : opens !== closes && (opens <= longitude || longitude < closes)
        : closes < opens
          ? closes < longitude && longitude <= opens
          : closes < longitude || longitude <= opens;
    if (inside) return house as House;
  }
  return 12;
}

/** Whether the shorter way from a cusp to the next is against the order of the signs: only where cusps are not in order. */
const runsBack = (opens: number, closes: number): boolean =>
  closes < opens ? closes - opens + 360 >= 180 : closes - opens >= 180;

/** A house that holds anything, as an arc from `low` forward to `high`. */
export interface HouseArc {
  house: House;
  low: number;
  high: number;
}

/** The houses between some cusps, but for those between two equal ones. */
export function houseArcs(cusps: Cusps): HouseArc[] {
  const arcs: HouseArc[] = [];
  for (let i = 0; i < 12; i++) {
    const opens = cusps[i] as number;
    const closes = cusps[(i + 1) % 12] as number;
    if (opens === closes) continue;
    const [low, high] = runsBack(opens, closes) ? [closes, opens] : [opens, closes];
    arcs.push({ house: (i + 1) as House, low, high });
  }
  return arcs;
}

/** The house a body stands in, or 0 where no houses are known. */
export const houseOf = (longitude: number, cusps: Cusps): House | 0 =>
  cusps.length === 0 ? 0 : housePosition(longitude, cusps);

/**
 * Whether twelve cusps make houses: none behind the one before, each less than 180° ahead of it, and once around the
 * circle in all. Two may be equal, as Pullen's are where a quadrant is narrow: the house between them is empty; where
 * three are, a quadrant has collapsed. Beyond the polar circles some systems return cusps that are not in order, without
 * an error.
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
    if (!(width >= 0 && width < 180)) return false;
    if (width === 0 && closes === cusps[(i + 2) % 12]) return false;
    if (crossesAries) turns++;
  }
  return turns === 1;
}

/** The house that begins at each angle; nearly so where a system of houses has the Midheaven elsewhere (equal, whole signs). */
export const houseOfAngle: Readonly<
  Record<typeof Ascendant | typeof Midheaven | typeof Descendant | typeof ImumCoeli, House>
> = { [Ascendant]: 1, [ImumCoeli]: 4, [Descendant]: 7, [Midheaven]: 10 };
