import {
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from './bodies.js';
import type { Sect } from './sect.js';
import { Aquarius, type Element, elementOf, Pisces, Scorpio, type SignId, signOf } from './zodiac.js';

/** Essential dignities: what the place in the zodiac gives a planet, wherever the horizon is. */

export type Rulerships = 'modern' | 'traditional';

/** Ptolemy, Tetrabiblos I.17; Lilly, Christian Astrology, p. 104. From Aries. */
const traditionalRulers: readonly Planet[] = [
  Mars,
  Venus,
  Mercury,
  Moon,
  Sun,
  Mercury,
  Venus,
  Mars,
  Jupiter,
  Saturn,
  Saturn,
  Jupiter,
];

/** The planets found since 1781 took a sign each (M. Hone, The Modern Text-Book of Astrology). */
const modernRulers: readonly Planet[] = traditionalRulers.map((ruler, sign) => {
  if (sign === Scorpio) return Pluto;
  if (sign === Aquarius) return Uranus;
  return sign === Pisces ? Neptune : ruler;
});

/** The one planet that is called a sign's ruler. */
export const rulerOf = (sign: SignId, rulerships: Rulerships): Planet =>
  (rulerships === 'modern' ? modernRulers : traditionalRulers)[sign] as Planet;

/**
 * Whether a body is at home in a sign. Under modern rulerships the old rulers are so too: the new planet came in
 * beside the old one, which most modern authors keep as co-ruler. So Mars in Scorpio is dignified under either
 * scheme and reads the same whichever is chosen; Pluto there only under the modern one.
 */
export const rules = (body: BodyId, sign: SignId, rulerships: Rulerships): boolean =>
  traditionalRulers[sign] === body || (rulerships === 'modern' && modernRulers[sign] === body);

export interface Exaltation {
  planet: Planet;
  /** As the tables count it: the 19th degree is the one from 18°00′ to 18°59′. */
  degree: number;
}

/**
 * The seven exaltations, from Aries. Signs: Ptolemy, Tetrabiblos I.19; degrees: Dorotheus I.2,
 * Firmicus II.3; all in Lilly, Christian Astrology, p. 104. Authors do not agree on any for Uranus, Neptune and
 * Pluto, and the Moon's nodes, which Lilly adds, are no planets: none of them has one here.
 */
const exaltations: readonly (Exaltation | undefined)[] = [
  { planet: Sun, degree: 19 },
  { planet: Moon, degree: 3 },
  undefined,
  { planet: Jupiter, degree: 15 },
  undefined,
  { planet: Mercury, degree: 15 },
  { planet: Saturn, degree: 21 },
  undefined,
  undefined,
  { planet: Mars, degree: 28 },
  undefined,
  { planet: Venus, degree: 27 },
];

/** The planet exalted in a sign, where there is one. */
export const exaltationIn = (sign: SignId): Exaltation | undefined => exaltations[sign];

const isExalted = (body: BodyId, sign: SignId): boolean => exaltations[sign]?.planet === body;
const across = (sign: SignId): SignId => ((sign + 6) % 12) as SignId;

export type Dignity = 'rulership' | 'exaltation' | 'detriment' | 'fall';

/**
 * The essential dignity or debility of a body in a sign, or null: detriment is the sign opposite to its own, fall
 * the one opposite to its exaltation. Where two hold (Mercury in Virgo, in Pisces) the one by rulership is given.
 */
export function dignityOf(body: BodyId, sign: SignId, rulerships: Rulerships): Dignity | null {
  if (rules(body, sign, rulerships)) return 'rulership';
  if (isExalted(body, sign)) return 'exaltation';
  if (rules(body, across(sign), rulerships)) return 'detriment';
  return isExalted(body, across(sign)) ? 'fall' : null;
}

/** By day, by night, and the one that takes part in both: Dorotheus, Carmen Astrologicum I.1. */
const triplicities: Readonly<Record<Element, readonly [day: Planet, night: Planet, participating: Planet]>> =
  {
    fire: [Sun, Jupiter, Saturn],
    earth: [Venus, Moon, Mars],
    air: [Saturn, Mercury, Jupiter],
    water: [Venus, Mars, Moon],
  };

/** The three rulers of a sign's triplicity in the order of their rank: the ruler of the sect comes first. */
export function triplicityRulers(sign: SignId, sect: Sect): readonly [Planet, Planet, Planet] {
  const [day, night, participating] = triplicities[elementOf(sign)];
  return sect === 'day' ? [day, night, participating] : [night, day, participating];
}

type Term = readonly [ruler: Planet, end: number];

/**
 * The Egyptian terms, from Aries: rulers, each with the degree where its term ends (Ptolemy, Tetrabiblos I.20 in
 * Robbins' edition; Vettius Valens I.3; Firmicus II.6).
 */
// biome-ignore format: a table is read by its columns
const terms: readonly (readonly Term[])[] = [
  [[Jupiter, 6], [Venus, 12], [Mercury, 20], [Mars, 25], [Saturn, 30]],
  [[Venus, 8], [Mercury, 14], [Jupiter, 22], [Saturn, 27], [Mars, 30]],
  [[Mercury, 6], [Jupiter, 12], [Venus, 17], [Mars, 24], [Saturn, 30]],
  [[Mars, 7], [Venus, 13], [Mercury, 19], [Jupiter, 26], [Saturn, 30]],
  [[Jupiter, 6], [Venus, 11], [Saturn, 18], [Mercury, 24], [Mars, 30]],
  [[Mercury, 7], [Venus, 17], [Jupiter, 21], [Mars, 28], [Saturn, 30]],
  [[Saturn, 6], [Mercury, 14], [Jupiter, 21], [Venus, 28], [Mars, 30]],
  [[Mars, 7], [Venus, 11], [Mercury, 19], [Jupiter, 24], [Saturn, 30]],
  [[Jupiter, 12], [Venus, 17], [Mercury, 21], [Saturn, 26], [Mars, 30]],
  [[Mercury, 7], [Jupiter, 14], [Venus, 22], [Saturn, 26], [Mars, 30]],
  [[Mercury, 7], [Venus, 13], [Jupiter, 20], [Mars, 25], [Saturn, 30]],
  [[Venus, 12], [Jupiter, 16], [Mercury, 19], [Mars, 28], [Saturn, 30]],
];

/** The ruler of the term (bound) a longitude falls in. @param longitude degrees, 0 ≤ λ < 360 */
export function termRuler(longitude: number): Planet {
  const sign = signOf(longitude);
  const found = (terms[sign] as readonly Term[]).find(([, end]) => longitude < sign * 30 + end);
  return (found as Term)[0];
}

/** The seven planets from the slowest to the swiftest, as they follow each other from face to face. */
export const chaldeanOrder: readonly Planet[] = [Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon];

/**
 * The ruler of the face (decan, 10°) a longitude falls in: the Chaldean order, beginning with Mars at 0° Aries
 * (Firmicus II.4; Lilly, Christian Astrology, p. 104). @param longitude degrees, 0 ≤ λ < 360
 */
export const faceRuler = (longitude: number): Planet =>
  chaldeanOrder[(Math.floor(longitude / 10) + 2) % 7] as Planet;

/** The dignities that Lilly's table weighs, from the strongest. */
export const essentialDignities = [
  'rulership',
  'exaltation',
  'triplicity',
  'term',
  'face',
  'detriment',
  'fall',
] as const;
export type EssentialDignity = (typeof essentialDignities)[number];

/** Lilly, Christian Astrology, p. 115. */
const points: Readonly<Record<EssentialDignity, number>> = {
  rulership: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
};
const ofPeregrine = -5;

/** The seven planets that terms, faces and triplicities know. */
export const classicalPlanets: readonly Planet[] = [Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn];

/** The rulers of the degree a planet stands in, and which of these dignities the planet itself has. */
export interface EssentialDignities {
  rulership: Planet;
  exaltation: Planet | null;
  /** In the order of the sect; null where that is not known. */
  triplicity: readonly [Planet, Planet, Planet] | null;
  term: Planet;
  face: Planet;
  has: readonly EssentialDignity[];
  /** Has none of the five dignities. */
  peregrine: boolean;
  /** Sum of Lilly's points; the triplicity counts for its ruler by sect alone. */
  score: number;
}

/**
 * Essential dignities of a classical planet at a longitude, by the traditional rulers.
 * @param longitude degrees, 0 ≤ λ < 360
 */
export function essentialDignitiesOf(
  planet: Planet,
  longitude: number,
  sect: Sect | null,
): EssentialDignities {
  const sign = signOf(longitude);
  const rulership = rulerOf(sign, 'traditional');
  const exaltation = exaltationIn(sign)?.planet ?? null;
  const triplicity = sect === null ? null : triplicityRulers(sign, sect);
  const [term, face] = [termRuler(longitude), faceRuler(longitude)];
  const holds: Readonly<Record<EssentialDignity, boolean>> = {
    rulership: rulership === planet,
    exaltation: exaltation === planet,
    triplicity: triplicity?.[0] === planet,
    term: term === planet,
    face: face === planet,
    detriment: rulerOf(across(sign), 'traditional') === planet,
    fall: isExalted(planet, across(sign)),
  };
  const has = essentialDignities.filter((dignity) => holds[dignity]);
  const peregrine = has.every((dignity) => points[dignity] < 0);
  const score = has.reduce((sum, dignity) => sum + points[dignity], peregrine ? ofPeregrine : 0);
  return { rulership, exaltation, triplicity, term, face, has, peregrine, score };
}
