import { separation } from '../../chart/angle.js';
import { isTrineOrSextile } from '../../chart/aspect-kinds.js';
import type { AspectId } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  type ImumCoeli,
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
} from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { SynastryChapter } from '../../text/pair-catalogue.js';
import type { ReadingChart } from '../chart.js';
import { type Factor, fewestOfCrowd, tenths } from '../factors.js';
import { aspectedIn, baseOf, intrinsicWeight, isAmong } from '../weights.js';
import type { Contact } from './score.js';

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
  /** The end of the meridian that it is on, if it is. */
  angle?: typeof Midheaven | typeof ImumCoeli;
}

/** The charts and contacts that a synastry's reading is made from. */
export interface Pair {
  names: readonly [string, string];
  charts: readonly [ReadingChart, ReadingChart];
  contacts: readonly PairContact[];
  overlays: readonly Overlay[];
  /** Whether the two are of different generations, so that nothing is said of lovers. */
  isAcrossGenerations: boolean;
  seed: number;
}

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

/** Weights of the major aspects by id: conjunction, opposition, trine, square, sextile. */
const aspectWeights = [1, 0.9, 0.65, 0.75, 0.4];
/** Factor for aspects to an angle other than conjunction and opposition. */
const besideAngle = 0.6;
/** Close contacts, in degrees, between personal planets are felt first: the factor for them, and for those of attraction. */
const closeDegrees = 3;
const ofOwn = 1.15;
const ofPull = 1.3;
/** Factor for Sun with Moon, and Saturn with a light or Venus, by which tradition judges two people. */
const ofTradition = 1.25;
/** Factor for Jupiter close to a Moon or an Ascendant. */
const ofGoodWill = 1.3;
const closeGoodWill = 2;
/** Factor for a planet all but exactly on a light, which colors everything else. */
const ofPlanetOnLight = 1.6;
const onLight = 1;
/** Factor for Uranus hard on a light within some degrees, which unsettles everything else. */
const ofBreakingIn = 1.4;
const breakingIn = 3;
/** Factor for contacts between slow planets; much less if both people are of one generation. */
const slowShare = 0.6;
const ofAnAge = 0.15;
/**
 * Two people are of one generation if Uranus, which moves some four degrees a year, is within so many degrees in both
 * charts.
 */
const sameAge = 6;

/** Orb in degrees at which a contact has half its strength; with one light, and between two lights. */
const halfForce = 2;
const halfForceOfLight = 2.5;
const halfForceOfLights = 4;
const least = 0.1;

/** The strength of a contact by its orb: 1 if exact. */
function nearness({ first, second, orb }: PairContact): number {
  const half = [halfForce, halfForceOfLight, halfForceOfLights][
    (first <= Moon ? 1 : 0) + (second <= Moon ? 1 : 0)
  ] as number;
  return least + (1 - least) / (1 + (orb / half) * (orb / half));
}

/** Weights of bodies in their own chart, each computed once. */
function ownWeights(chart: ReadingChart): (id: BodyId) => number {
  const aspected = aspectedIn(chart);
  const weights: number[] = [];
  for (const body of chart.bodies) weights[body.id] = intrinsicWeight(body, chart, isAmong(body, aspected));
  return (id) => weights[id] ?? baseOf(id);
}

function areOfAnAge([one, other]: Pair['charts']): boolean {
  const [a, b] = [one, other].map(({ bodies }) => bodies.find(({ id }) => id === Uranus)?.longitude);
  return a !== undefined && b !== undefined && separation(a, b) < sameAge;
}

/** The contacts, strongest first. */
export function contactsByWeight({ charts, contacts }: Pick<Pair, 'charts' | 'contacts'>): WeighedContact[] {
  const [one, other] = [ownWeights(charts[0]), ownWeights(charts[1])];
  const slow = areOfAnAge(charts) ? ofAnAge : slowShare;
  return contacts
    .map((contact) => {
      const { first, second, aspect, outOfSign } = contact;
      let weight = (aspectWeights[aspect] ?? 0) * nearness(contact);
      if (outOfSign) weight *= 0.5;
      if (contact.orb <= closeDegrees && Math.max(first, second) <= Mars)
        weight *= Math.min(first, second) === Venus ? ofPull : ofOwn;
      if (isOfTradition(first, second)) weight *= ofTradition;
      if (isOfGoodWill(contact)) weight *= ofGoodWill;
      if (isOnLight(contact)) weight *= ofPlanetOnLight;
      else if (isBreakingIn(contact)) weight *= ofBreakingIn;
      if (isOfYears(first) && isOfYears(second)) weight *= slow;
      if ((first === Ascendant || second === Ascendant) && aspect > 1) weight *= besideAngle;
      return { weight: weight * Math.sqrt(one(first) * other(second)), ...contact };
    })
    .sort((a, b) => b.weight - a.weight);
}

const isOfTradition = (first: BodyId, second: BodyId): boolean => {
  const [lower, higher] = first < second ? [first, second] : [second, first];
  if (lower === Sun && higher === Moon) return true;
  return higher === Saturn && (lower <= Moon || lower === Venus);
};

export const isOnLight = ({ first, second, aspect, orb }: PairContact): boolean =>
  aspect === 0 && orb <= onLight && Math.min(first, second) <= Moon && Math.max(first, second) <= Pluto;

const isBreakingIn = ({ first, second, aspect, orb }: PairContact): boolean =>
  (aspect <= 1 || aspect === 3) &&
  orb <= breakingIn &&
  Math.min(first, second) <= Moon &&
  Math.max(first, second) === Uranus;

const isOfGoodWill = ({ first, second, aspect, orb }: PairContact): boolean => {
  const [lower, higher] = first < second ? [first, second] : [second, first];
  if (orb > closeGoodWill) return false;
  return (
    (lower === Moon && higher === Jupiter && aspect === 0) ||
    (lower === Jupiter && higher === Ascendant && aspect <= 1)
  );
};

const isOfYears = (id: BodyId): boolean => id >= Jupiter && id <= Pluto;

/** Houses in which another person’s planets are felt most. */
const strongHouses: Readonly<Partial<Record<House, number>>> = {
  1: 1,
  4: 0.9,
  5: 0.7,
  7: 1,
  8: 0.7,
  10: 0.8,
};
const otherHouse = 0.5;
/** Share by which a planet in a house counts, beside contacts. */
const overlayShare = 0.2;

/** Factor for a planet on the meridian, whichever planet it is. */
const ofMeridian = 2;

/** Sun to Saturn in the other’s houses, and any planet on the other’s meridian, strongest first. */
export const overlaysByWeight = ({ overlays }: Pair): WeighedOverlay[] =>
  overlays
    .filter(({ body, angle }) => body <= Saturn || angle !== undefined)
    .map((overlay) => ({
      weight:
        baseOf(overlay.body) *
        (overlay.angle === undefined ? (strongHouses[overlay.house] ?? otherHouse) : ofMeridian) *
        overlayShare,
      ...overlay,
    }))
    .sort((a, b) => b.weight - a.weight);

/** Weight of a crowded house, so that it is about as strong as a medium contact. */
const crowdShare = 9;

export function settlementsByWeight({ overlays }: Pair): Settlement[] {
  const found = new Map<string, { person: Side; house: House; bodies: BodyId[] }>();
  for (const { person, house, body } of overlays) {
    const key = `${person} ${house}`;
    const at = found.get(key) ?? { person, house, bodies: [] };
    at.bodies.push(body);
    found.set(key, at);
  }
  return [...found.values()]
    .filter(({ bodies }) => bodies.length >= fewestOfCrowd)
    .map(({ person, house, bodies }) => ({
      person,
      house,
      bodies,
      weight: bodies.reduce((sum, id) => sum + baseOf(id), 0) / crowdShare,
    }))
    .sort((a, b) => b.weight - a.weight);
}

const isHard = (aspect: AspectId): boolean => aspect === 1 || aspect === 3;

/** The chapter of a contact: by an angle in it, then by the planet of its subject. */
export function chapterOfContact({ first, second, aspect }: Contact): SynastryChapter {
  const has = (id: BodyId): boolean => first === id || second === id;
  if (has(Ascendant) || (first === Sun && second === Sun)) return 'impressions';
  // A strict Saturn belongs with its subject, as does one that Uranus unsettles; other contacts of Saturn are about
  // what lasts.
  if (has(Saturn) && (isHard(aspect) || (has(Uranus) && aspect === 0)))
    return has(Moon) || has(Venus) ? 'hearts' : has(Mercury) ? 'talk' : 'daily';
  if (has(Saturn)) return has(Mercury) || has(Mars) ? 'daily' : 'lasting';
  if (has(Mercury)) return 'talk';
  // Neptune hard on the Sun: promises that are misheard. Jupiter hard on Pluto: convictions that are fought over.
  if (has(Neptune) && has(Sun) && isHard(aspect)) return 'talk';
  if (has(Jupiter) && has(Pluto) && isHard(aspect)) return 'desire';
  // A Pluto in easy aspect to Moon or Venus comforts, and is no contest.
  const isAtPeace = (has(Moon) || has(Venus)) && isTrineOrSextile(aspect);
  if (has(Mars) || (has(Pluto) && (has(Sun) || has(Moon) || has(Venus)) && !isAtPeace)) return 'desire';
  // Uranus hard on the Sun: one wants to rely on something, the other to be free.
  if (has(Uranus) && has(Sun) && isHard(aspect)) return 'desire';
  if (has(Moon) || has(Venus)) return 'hearts';
  // A hard Jupiter promises too much, and is no gift.
  return isHard(aspect) ? 'daily' : 'gifts';
}

/**
 * Chapters by house. Only the tenth is among the gifts: that chapter is often joined to what lasts, and should not end
 * the reading with a heap of houses.
 */
const chaptersOfHouses: Readonly<Record<House, SynastryChapter>> = {
  1: 'impressions',
  2: 'daily',
  3: 'talk',
  4: 'daily',
  5: 'hearts',
  6: 'daily',
  7: 'hearts',
  8: 'hearts',
  9: 'talk',
  10: 'gifts',
  11: 'daily',
  12: 'hearts',
};
/**
 * The chapter of a planet in the other’s house. Mars in a house of affection is about desire; in the eighth Saturn is
 * about what lasts, and Mercury about talk.
 */
export function chapterOfOverlay(house: House, body?: BodyId, angle?: Overlay['angle']): SynastryChapter {
  // A planet on the meridian belongs to the house that begins there.
  if (angle !== undefined) return chaptersOfHouses[angle === Midheaven ? 10 : 4];
  const chapter = chaptersOfHouses[house];
  if (house === 8 && (body === Saturn || body === Mercury)) return body === Saturn ? 'lasting' : 'talk';
  return body === Mars && chapter === 'hearts' ? 'desire' : chapter;
}

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

/** The factors between two people, strongest first. */
export const synastryFactors = (pair: Pair): Factor[] =>
  [
    ...contactsByWeight(pair).map(contactFactor),
    ...overlaysByWeight(pair).map(overlayFactor),
    ...settlementsByWeight(pair).map(settlementFactor),
  ]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);

/** Whether two contacts are of the same two bodies with the persons exchanged, whatever their aspects. */
export const isReturnOf = (a: PairContact, b: PairContact): boolean =>
  a.first === b.second && a.second === b.first && a.first !== a.second;
