import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { SynastryReadingCells } from '../text/reading-catalogue.js';
import type { ReadingChart } from './chart.js';
import { type Factor, tenths } from './factors.js';
import type { Contact } from './synastry-score.js';
import { baseOf, intrinsicWeight } from './weights.js';

/** The first person or the second. */
export type Side = 1 | 2;

/** A contact of two charts, the first person’s body first. */
export interface PairContact extends Contact {
  /** 1 where it is exact, 0 at the limit of its orb. */
  closeness: number;
  outOfSign: boolean;
}

/** A planet of one person in a house of the other’s. */
export interface Overlay {
  person: Side;
  body: BodyId;
  house: House;
}

/** What a reading of two people goes by. */
export interface Pair {
  names: readonly [string, string];
  charts: readonly [ReadingChart, ReadingChart];
  contacts: readonly PairContact[];
  overlays: readonly Overlay[];
  points: number;
  seed: number;
}

export type SynastryChapter = keyof SynastryReadingCells['chapters'];

export interface WeighedContact extends PairContact {
  weight: number;
}

export interface WeighedOverlay extends Overlay {
  weight: number;
}

/** Three or more planets of one person in a house of the other’s. */
export interface Settlement {
  person: Side;
  house: House;
  bodies: readonly BodyId[];
  weight: number;
}

/** Conjunction, opposition, trine, square, sextile. */
const aspectWeights = [1, 0.9, 0.7, 0.8, 0.4];
/** Two people of an age have their slow planets in one place. */
const ofAnAge = 0.15;

const own = (chart: ReadingChart, id: BodyId): number => {
  const body = chart.bodies.find((each) => each.id === id);
  return body === undefined ? baseOf(id) : intrinsicWeight(body, chart);
};

/** The contacts, strongest first. */
export function contactsByWeight({ charts: [one, other], contacts }: Pair): WeighedContact[] {
  return contacts
    .map((contact) => {
      const { first, second, aspect, closeness, outOfSign } = contact;
      const kind = (aspectWeights[aspect] ?? 0) * (outOfSign ? 0.5 : 1);
      const slow = first >= Jupiter && second >= Jupiter && first <= Pluto && second <= Pluto ? ofAnAge : 1;
      const weight = kind * slow * (0.2 + 0.8 * closeness) * Math.sqrt(own(one, first) * own(other, second));
      return { ...contact, weight };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** Houses in which another person is felt most. */
const strongHouses: Readonly<Partial<Record<House, number>>> = {
  1: 1,
  4: 0.9,
  5: 0.7,
  7: 1,
  8: 0.7,
  10: 0.8,
};
const otherHouse = 0.5;
const overlayShare = 0.5;

/** Sun to Saturn in the other’s houses, strongest first. */
export const overlaysByWeight = ({ overlays }: Pair): WeighedOverlay[] =>
  overlays
    .filter(({ body }) => body <= Saturn)
    .map((overlay) => ({
      ...overlay,
      weight: baseOf(overlay.body) * (strongHouses[overlay.house] ?? otherHouse) * overlayShare,
    }))
    .sort((a, b) => b.weight - a.weight);

const crowd = 3;

export function settlementsByWeight({ overlays }: Pair): Settlement[] {
  const found = new Map<string, { person: Side; house: House; bodies: BodyId[] }>();
  for (const { person, house, body } of overlays) {
    const key = `${person} ${house}`;
    const at = found.get(key) ?? { person, house, bodies: [] };
    at.bodies.push(body);
    found.set(key, at);
  }
  return [...found.values()]
    .filter(({ bodies }) => bodies.length >= crowd)
    .map((each) => ({ ...each, weight: each.bodies.reduce((sum, id) => sum + baseOf(id), 0) / 4 }))
    .sort((a, b) => b.weight - a.weight);
}

/** Where a contact is told: by the angle in it, then by the planet that gives it its subject. */
export function chapterOfContact({ first, second }: Contact): SynastryChapter {
  const has = (...ids: BodyId[]): boolean => ids.some((id) => first === id || second === id);
  if (has(Ascendant)) return 'impressions';
  if (has(Mars, Pluto)) return 'desire';
  if (has(Saturn)) return has(Sun, Moon, Venus) ? 'lasting' : 'daily';
  if (has(Jupiter, Uranus, Neptune)) return 'gifts';
  if (has(Mercury)) return 'talk';
  return 'hearts';
}

export const chapterOfOverlay = (house: House): SynastryChapter => {
  if (house === 1) return 'impressions';
  return house === 4 || house === 6 || house === 7 || house === 3 ? 'daily' : 'gifts';
};

export const contactFactor = ({ first, second, aspect, weight }: WeighedContact): Factor => ({
  kind: 'contact',
  weight: tenths(weight),
  planetIds: [first, second],
  aspectId: aspect,
});

export const overlayFactor = ({ person, body, house, weight }: WeighedOverlay): Factor => ({
  kind: 'overlay',
  weight: tenths(weight),
  planetIds: [body],
  house,
  person,
});

export const settlementFactor = ({ person, house, bodies, weight }: Settlement): Factor => ({
  kind: 'crowding',
  weight: tenths(weight),
  planetIds: [...bodies],
  house,
  person,
});

/** What is between two people, strongest first. */
export const synastryFactors = (pair: Pair): Factor[] =>
  [
    ...contactsByWeight(pair).map(contactFactor),
    ...overlaysByWeight(pair).map(overlayFactor),
    ...settlementsByWeight(pair).map(settlementFactor),
  ]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);

/** The same two bodies by the same nature, the other way around. */
export const isReturnOf = (a: PairContact, b: PairContact): boolean =>
  a.first === b.second &&
  a.second === b.first &&
  a.first !== a.second &&
  natureOf(a.aspect) === natureOf(b.aspect);

export const signOfBody = (chart: ReadingChart, id: BodyId): SignId | undefined =>
  chart.bodies.find((body) => body.id === id)?.sign;
