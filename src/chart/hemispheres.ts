import type { Planet } from './bodies.js';
import { type Rulerships, rulerOf } from './dignities.js';
import { type House, signOf } from './zodiac.js';

/** The ruler of the chart: that of the rising sign. @param ascendant degrees, 0 ≤ λ < 360 */
export const chartRuler = (ascendant: number, rulerships: Rulerships): Planet =>
  rulerOf(signOf(ascendant), rulerships);

/** How many planets stand in each half of the chart. `north` + `south`, like `east` + `west`, is all of them. */
export interface Hemispheres {
  north: number;
  south: number;
  east: number;
  west: number;
}

/**
 * Planets by half of the chart, as the wheel is drawn and named at every latitude: houses 1 to 6, below the
 * horizon, are north and 7 to 12 south; 10 to 3, the rising side, are east and 4 to 9 west.
 *
 * @param housesOfPlanets the houses of Sun to Pluto
 */
export function hemispheres(housesOfPlanets: readonly House[]): Hemispheres {
  const counts = { north: 0, south: 0, east: 0, west: 0 };
  for (const house of housesOfPlanets) {
    if (house <= 6) counts.north++;
    else counts.south++;
    if (house >= 4 && house <= 9) counts.west++;
    else counts.east++;
  }
  return counts;
}
