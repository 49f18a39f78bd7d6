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
import {
  type Element,
  elementOf,
  elements,
  type Modality,
  modalities,
  modalityOf,
  type Polarity,
  polarityOf,
  signOf,
} from './zodiac.js';

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

const polarities: readonly Polarity[] = ['positive', 'negative'];

/**
 * How elements, qualities and polarities share a chart. Ascendant and Midheaven count where they are among the
 * points, so that a chart without a birth time is weighed by its planets alone; other bodies don't count. Every
 * share is 0 where nothing that counts is present.
 *
 * @param points longitudes in degrees, 0 ≤ λ < 360
 */
export function balance(points: readonly { id: BodyId; longitude: number }[]): Balance {
  const shares: Balance = {
    fire: 0,
    earth: 0,
    air: 0,
    water: 0,
    cardinal: 0,
    fixed: 0,
    mutable: 0,
    positive: 0,
    negative: 0,
  };
  for (const { id, longitude } of points) {
    const weight = weights[id] ?? 0;
    const sign = signOf(longitude);
    shares[elementOf(sign)] += weight;
    shares[modalityOf(sign)] += weight;
    shares[polarityOf(sign)] += weight;
  }
  const total = shares.positive + shares.negative;
  if (total > 0) {
    toPercent(shares, elements, total);
    toPercent(shares, modalities, total);
    toPercent(shares, polarities, total);
  }
  return shares;
}

/**
 * Weights to whole percent that sum to 100, by largest remainder; of equal remainders the one listed first is
 * rounded up. Remainders are those of whole numbers, so that no binary fraction decides.
 */
function toPercent<Key extends keyof Balance>(shares: Balance, keys: readonly Key[], total: number): void {
  const remainders = keys.map((key) => (shares[key] * 100) % total);
  let left = 100;
  for (const key of keys) {
    shares[key] = Math.floor((shares[key] * 100) / total);
    left -= shares[key];
  }
  for (; left > 0; left--) {
    const largest = remainders.indexOf(Math.max(...remainders));
    shares[keys[largest] as Key]++;
    remainders[largest] = -1;
  }
}
