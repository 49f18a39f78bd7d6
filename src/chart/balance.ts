import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from './bodies.js';
import { type Element, type Modality, type Polarity, signOf } from './zodiac.js';

/** Percent of the chart's weight; elements, qualities and polarities sum to 100 each. */
export type Balance = Record<Element | Modality | Polarity, number>;

/**
 * What counts, and how much: the scale of L. Birkbeck, The Instant Astrologer. Its steps follow the time that a
 * body spends in a sign, for what a generation shares says least of one person: hours for the Ascendant, days for
 * the Moon (and as much for the Sun, the other light), then weeks, years, decades.
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
 * points, so that a chart without a birth time is weighed by its planets alone; other bodies don't count. Every
 * share is 0 where nothing that counts is present.
 *
 * @param points longitudes in degrees, 0 ≤ λ < 360
 */
export function balance(points: readonly { id: BodyId; longitude: number }[]): Balance {
  // Every fourth sign is of one element, every third of one quality, every second of one polarity.
  const [byElement, byModality, byPolarity] = [
    [0, 0, 0, 0],
    [0, 0, 0],
    [0, 0],
  ];
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

/**
 * Weights as whole percent that sum to 100, by largest remainder; of equal remainders the earlier is rounded up.
 * Remainders are those of whole numbers, so that no binary fraction decides.
 */
function percentages(sums: readonly number[]): number[] {
  let total = 0;
  for (const sum of sums) total += sum;
  if (total === 0) return [...sums];
  const remainders: number[] = [];
  const percents: number[] = [];
  let left = 100;
  for (const sum of sums) {
    const percent = Math.floor((sum * 100) / total);
    remainders.push((sum * 100) % total);
    percents.push(percent);
    left -= percent;
  }
  for (; left > 0; left--) {
    let largest = 0;
    for (let kind = 1; kind < remainders.length; kind++)
      if ((remainders[kind] as number) > (remainders[largest] as number)) largest = kind;
    (percents[largest] as number)++;
    remainders[largest] = -1;
  }
  return percents;
}
