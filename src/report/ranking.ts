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
import type { Happening, Ingress } from './happening.js';
import type { ReportKind } from './period.js';
import { isJupiterOrSlower } from './slow-planets.js';

/**
 * What matters most to a sign. A happening weighs
 *
 *     rarity × house × ruler × closeness
 *
 * and the heaviest that may lead leads a report. Rarity goes by horizon: what leads a week is not what leads a year.
 * The weights are stated below; nothing else decides.
 */

interface Horizon {
  /** How much a planet's change of sign weighs: the rarer, the more. */
  readonly ingress: Readonly<Record<Planet, number>>;
  readonly station: Readonly<Record<Planet, number>>;
  /** A meeting is as rare as both planets are slow: the sum of these. */
  readonly meeting: Readonly<Record<Planet, number>>;
  readonly aspect: Readonly<Partial<Record<AspectId, number>>>;
  /** Eclipses of the Sun; partial ones are scaled by their magnitude. */
  readonly solar: Readonly<Record<'total' | 'annular' | 'hybrid' | 'partial', number>>;
  readonly lunar: Readonly<Record<'total' | 'partial' | 'penumbral', number>>;
  /** The sign itself, then angular, succedent and cadent houses (Lilly, Christian Astrology, p. 48). */
  readonly house: readonly [own: number, angular: number, succedent: number, cadent: number];
  /** The planet that rules the sign is the reader's own; the modern ruler is so beside the old one. */
  readonly ruler: readonly [old: number, modern: number];
  /** The factor for a happening exactly in aspect to the reader's Sun. */
  readonly closeness: number;
}

/** Days to a month. */
const near: Horizon = {
  ingress: {
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
  },
  // Mercury, Venus and Mars turn seldom for how fast they go; the slow planets do so every year.
  station: {
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
  },
  meeting: {
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
  },
  aspect: { [Conjunction]: 1.3, [Opposition]: 1.1, [Square]: 1, [Trine]: 0.9, [Sextile]: 0.7 },
  solar: { total: 10, annular: 9.5, hybrid: 9.5, partial: 9 },
  // What nobody sees is a full Moon.
  lunar: { total: 9, partial: 8, penumbral: 6 },
  house: [2, 1.4, 1, 0.7],
  ruler: [2, 1.6],
  closeness: 0.2,
};

/** A year: the slow planets' changes of sign and meetings, and eclipses as far as people see them. */
const far: Horizon = {
  ingress: {
    [Sun]: 0,
    [Moon]: 0,
    [Mercury]: 0,
    [Venus]: 0,
    [Mars]: 1.5,
    [Jupiter]: 8,
    [Saturn]: 9,
    [Uranus]: 9.5,
    [Neptune]: 9.5,
    [Pluto]: 9.5,
  },
  station: {
    [Sun]: 0,
    [Moon]: 0,
    [Mercury]: 1.5,
    [Venus]: 3.5,
    [Mars]: 3.5,
    [Jupiter]: 3,
    [Saturn]: 3.5,
    [Uranus]: 3,
    [Neptune]: 3,
    [Pluto]: 3,
  },
  // Jupiter's meetings come every 13 or 14 years, Saturn's with Neptune and Pluto every 33 to 36.
  meeting: {
    [Sun]: 0,
    [Moon]: 0,
    [Mercury]: 0,
    [Venus]: 0,
    [Mars]: 0,
    [Jupiter]: 4,
    [Saturn]: 5.5,
    [Uranus]: 5.5,
    [Neptune]: 5.5,
    [Pluto]: 5.5,
  },
  aspect: { [Conjunction]: 1, [Opposition]: 0.55, [Square]: 0.5, [Trine]: 0.4, [Sextile]: 0.3 },
  solar: { total: 11, annular: 8, hybrid: 9, partial: 6.5 },
  lunar: { total: 7, partial: 5, penumbral: 2 },
  house: [1.7, 1.2, 1, 0.9],
  ruler: [1.15, 1.1],
  closeness: 0,
};

/** New, first quarter, full, last quarter. */
const ofPhase = { 0: 6, 2: 2.5, 4: 6, 6: 2.5 } as const;
const ofLoopUnderWay = 3.5;
/** Less than the Moon’s coming; the Sun’s last of all. A slow planet's is always included, and leads nothing. */
const ofStay: Readonly<Partial<Record<Planet, number>>> = { [Moon]: 0.8, [Sun]: 0.3 };
const ofSlowStay = 1;
/** Of what a planet comes to, or turns to, for the second time. */
const ofAgain = 0.4;
const ofSlowAgain = 0.8;
/** What begins a loop is written before what ends it. */
const ofDirect = 0.8;

/** Degrees from the middle of a decan at which nothing is left of closeness. */
const reach = 5;

/** How strongly a sign looks at the one so many signs on: the Ptolemaic aspects; the others don't see each other. */
const sight = [1, 0, 0.5, 0.8, 0.7, 0, 1, 0, 0.7, 0.8, 0.5, 0] as const;

const horizonOf = (kind: ReportKind): Horizon =>
  kind === 'yearly' || kind === 'ascendant-yearly' ? far : near;

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
  /** What it would weigh if the period before had not been about the same. */
  fresh?: number | undefined;
}

/** The house a sign is to another. */
export const solarHouse = (reader: SignId, sign: SignId): House => (((sign - reader + 12) % 12) + 1) as House;

/** A slow planet that comes again comes for years, which is a month's news; what backs out is none. */
const ofComingAgain = ({ body, retrograde }: Ingress, horizon: Horizon): number =>
  horizon === near && isJupiterOrSlower(body) && !retrograde ? ofSlowAgain : ofAgain;

/** How rare a happening is, whoever reads of it. */
export function rarityOf(happening: Happening, kind: ReportKind): number {
  const horizon = horizonOf(kind);
  switch (happening.kind) {
    case 'eclipse': {
      const { type, magnitude } = happening;
      const whole =
        happening.luminary === 'solar' ? horizon.solar[happening.type] : horizon.lunar[happening.type];
      return type === 'partial' ? whole * (0.5 + 0.5 * Math.min(1, magnitude)) : whole;
    }
    case 'lunation':
      return ofPhase[happening.phaseId];
    case 'ingress':
      return horizon.ingress[happening.body] * (happening.again ? ofComingAgain(happening, horizon) : 1);
    case 'station':
      return horizon.station[happening.body] * (happening.direction === 'retrograde' ? 1 : ofDirect);
    case 'stay':
      return ofStay[happening.body] ?? ofSlowStay;
    case 'retrograde':
      return ofLoopUnderWay;
    case 'aspect': {
      const { body, slow, aspectId } = happening;
      return (horizon.meeting[body] + horizon.meeting[slow]) * (horizon.aspect[aspectId] ?? 0);
    }
  }
}

/** Happenings as they matter to a sign, the heaviest first; of equal ones the earlier. */
export function rank(happenings: readonly Happening[], reader: SignId, kind: ReportKind): Ranked[] {
  const horizon = horizonOf(kind);
  return happenings
    .map((happening): Ranked => {
      const house = solarHouse(reader, happening.signId);
      const { decan, sighted } = decanOf(happening.longitude, house);
      const weight =
        rarityOf(happening, kind) *
        houseWeight(house, horizon) *
        rulerWeight(happening, reader, horizon) *
        (1 + horizon.closeness * sighted);
      return { happening, house, decan, weight };
    })
    .sort((a, b) => b.weight - a.weight || a.happening.julianDayUt - b.happening.julianDayUt);
}

function houseWeight(house: House, { house: [own, ...others] }: Horizon): number {
  return house === 1 ? own : (others[(house - 1) % 3] ?? 1);
}

function rulerWeight(happening: Happening, reader: SignId, { ruler: [old, modern] }: Horizon): number {
  // Sun and Moon make every lunation: that is no more Cancer's and Leo's than anybody's.
  if (happening.kind === 'lunation' || happening.kind === 'eclipse') return 1;
  const bodies = bodiesOf(happening);
  if (bodies.includes(rulerOf(reader, 'traditional'))) return old;
  return bodies.includes(rulerOf(reader, 'modern')) ? modern : 1;
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

function decanOf(longitude: number, house: House): { decan: 1 | 2 | 3; sighted: number } {
  const degree = longitude % 30;
  const decan = (Math.min(2, Math.floor(degree / 10)) + 1) as 1 | 2 | 3;
  const off = Math.abs(degree - (decan * 10 - 5));
  const seen = sight[house - 1] ?? 0;
  return { decan, sighted: seen * Math.max(0, 1 - off / reach) };
}
