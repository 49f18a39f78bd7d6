import { type AspectId, Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import {
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
} from '../chart/bodies.js';
import { rulerOf } from '../chart/dignities.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { Happening } from './happenings.js';

/**
 * What matters most to a sign. A happening weighs
 *
 *     rarity × house × ruler × closeness
 *
 * and the heaviest leads a report. The weights are stated below; nothing else decides.
 */

/** How much a planet's change of sign weighs: the rarer, the more. */
const ofIngress: Readonly<Record<Planet, number>> = {
  [Sun]: 4,
  [Moon]: 1,
  [Mercury]: 3,
  [Venus]: 3.5,
  [Mars]: 4.5,
  [Jupiter]: 8,
  [Saturn]: 9,
  [Uranus]: 9.5,
  [Neptune]: 10,
  [Pluto]: 10,
};

/** Stations: Mercury, Venus and Mars turn seldom for how fast they go; the slow planets do so every year. */
const ofStation: Readonly<Record<Planet, number>> = {
  [Sun]: 0,
  [Moon]: 0,
  [Mercury]: 6,
  [Venus]: 7,
  [Mars]: 7,
  [Jupiter]: 4.5,
  [Saturn]: 4.5,
  [Uranus]: 3.5,
  [Neptune]: 3.5,
  [Pluto]: 3.5,
};

/** A meeting is as rare as both planets are slow: the sum of these. */
const ofMeeting: Readonly<Record<Planet, number>> = {
  [Sun]: 1.2,
  [Moon]: 0,
  [Mercury]: 0.8,
  [Venus]: 1,
  [Mars]: 1.5,
  [Jupiter]: 2.5,
  [Saturn]: 3,
  [Uranus]: 3,
  [Neptune]: 3,
  [Pluto]: 3,
};
const ofAspect: Readonly<Partial<Record<AspectId, number>>> = {
  [Conjunction]: 1.3,
  [Opposition]: 1.1,
  [Square]: 1,
  [Trine]: 0.9,
  [Sextile]: 0.7,
};

const ofEclipse = { total: 9, annular: 9, hybrid: 9, partial: 8, penumbral: 6 } as const;
/** New, first quarter, full, last quarter. */
const ofPhase = { 0: 6, 2: 2.5, 4: 6, 6: 2.5 } as const;
const ofLoopUnderWay = 3.5;
/** Less than the Moon’s coming; the Sun’s last of all. */
const ofStay = { [Moon]: 0.8, [Sun]: 0.3 } as const;

/** Angular houses act, succedent ones hold, cadent ones pass on (Lilly, Christian Astrology, p. 48). */
const ofHouse = [1.3, 1, 0.85] as const;
/** The sign itself, before the other angles. */
const ofOwnSign = 1.5;

/** The planet that rules the sign is the reader's own; the modern ruler is so beside the old one. */
const ofRuler = 1.4;
const ofModernRuler = 1.25;

/** What a happening exactly in aspect to the reader's Sun weighs more than one that misses it. */
const ofCloseness = 0.2;

/** Degrees from the middle of a decan at which nothing is left of that. */
const reach = 5;

/** How strongly a sign looks at the one so many signs on: the Ptolemaic aspects; the others don't see each other. */
const sight = [1, 0, 0.5, 0.8, 0.7, 0, 1, 0, 0.7, 0.8, 0.5, 0] as const;

export interface Ranked {
  happening: Happening;
  /** Solar house, or that of the rising sign: the reader's sign is the first. */
  house: House;
  /**
   * Which ten degrees of the reader’s sign, 1 to 3, answer to the happening’s: those born in them have the Sun in
   * aspect to the happening.
   */
  decan: 1 | 2 | 3;
  weight: number;
}

/** The house a sign is to another. */
export const solarHouse = (reader: SignId, sign: SignId): House => (((sign - reader + 12) % 12) + 1) as House;

/** How rare a happening is, whoever reads of it. */
export function rarityOf(happening: Happening): number {
  switch (happening.kind) {
    case 'eclipse':
      return ofEclipse[happening.type];
    case 'lunation':
      return ofPhase[happening.phaseId];
    case 'ingress':
      return ofIngress[happening.body];
    case 'station':
      // What begins a loop is told before what ends it.
      return ofStation[happening.body] * (happening.direction === 'retrograde' ? 1 : 0.8);
    case 'stay':
      return ofStay[happening.body];
    case 'retrograde':
      return ofLoopUnderWay;
    case 'aspect':
      return (ofMeeting[happening.body] + ofMeeting[happening.slow]) * (ofAspect[happening.aspectId] ?? 0);
  }
}

/** Happenings as they matter to a sign, the heaviest first; of equal ones the earlier. */
export function rank(happenings: readonly Happening[], reader: SignId): Ranked[] {
  return happenings
    .map((happening): Ranked => {
      const house = solarHouse(reader, happening.signId);
      const { decan, closeness } = decanOf(happening.longitude, house);
      const weight = rarityOf(happening) * houseWeight(house) * rulerWeight(happening, reader) * closeness;
      return { happening, house, decan, weight };
    })
    .sort((a, b) => b.weight - a.weight || a.happening.julianDayUt - b.happening.julianDayUt);
}

const houseWeight = (house: House): number => (house === 1 ? ofOwnSign : (ofHouse[(house - 1) % 3] ?? 1));

function rulerWeight(happening: Happening, reader: SignId): number {
  const bodies = bodiesOf(happening);
  if (bodies.includes(rulerOf(reader, 'traditional'))) return ofRuler;
  return bodies.includes(rulerOf(reader, 'modern')) ? ofModernRuler : 1;
}

/** The planets a happening is about. */
export function bodiesOf(happening: Happening): readonly Planet[] {
  switch (happening.kind) {
    case 'lunation':
    case 'eclipse':
      return [Sun, Moon];
    case 'aspect':
      return [happening.body, happening.slow];
    default:
      return [happening.body];
  }
}

function decanOf(longitude: number, house: House): { decan: 1 | 2 | 3; closeness: number } {
  const degree = longitude % 30;
  const decan = (Math.min(2, Math.floor(degree / 10)) + 1) as 1 | 2 | 3;
  const off = Math.abs(degree - (decan * 10 - 5));
  const seen = sight[house - 1] ?? 0;
  return { decan, closeness: 1 + ofCloseness * seen * Math.max(0, 1 - off / reach) };
}
