import type { AspectId, Conjunction, Sextile } from '../chart/aspects.js';
import type {
  Ascendant,
  Chiron,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  NamedBodyId,
  Neptune,
  NorthNode,
  Planet,
  Pluto,
  Saturn,
  SouthNode,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { PatternId } from '../chart/patterns.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { Branch, ChineseElement, Nayin, Stem } from '../chinese/cycles.js';
import type { ByHouse, BySign, MajorAspect, Nature } from './cells.js';
import type { ChineseCatalogue } from './chinese-catalogue.js';
import type { NoticeSubjects, NoticeWordings } from './notices.js';
import type { ReadingCatalogue } from './reading-catalogue.js';
import type { SlowPlanet } from './reading-keys.js';
import type { ReportCatalogue } from './report-catalogue.js';
import type { SpanWords } from './spans.js';

export * from './cells.js';

/**
 * The shape of a language. Keys are the ids the code and the interface use, so a cell is found by what it is
 * about; a language with a cell missing does not compile.
 */

/** By Chinese animal, 0 Rat to 11 Pig: the branches in their order. */
export type ByAnimal = Readonly<Record<Branch, string>>;
/** By the five elements of the Chinese tradition. */
export type ByElement = Readonly<Record<ChineseElement, string>>;

/** The bodies that have a text in every sign and house. */
export type ReadBody = Planet | typeof Chiron | typeof Lilith | typeof NorthNode | typeof SouthNode;

/** The nature of a major aspect; the minor ones have no text. */
export const natureOf = (aspect: AspectId): Nature | undefined => natureByAspect[aspect];

export const natureByAspect: readonly Nature[] = [
  'conjunction',
  'tense',
  'harmonious',
  'tense',
  'harmonious',
];

/** One cell for square and opposition, where what it says is true of both. */
export type ByNature = Readonly<Record<Nature, string>>;

/**
 * Square and opposition apart, where a reader would feel the difference: opposite the Ascendant is on the Descendant,
 * opposite the Midheaven at the foot of the chart, opposite the North Node on the South Node.
 */
export type ByNatureApart = Readonly<Record<'conjunction' | 'harmonious' | 'square' | 'opposition', string>>;

type ByAspect = Readonly<Record<MajorAspect, string>>;

/** The planets after a planet in their order: the texts on a pair are with the first of it. */
interface After {
  [Sun]: Exclude<Planet, typeof Sun>;
  [Moon]: Exclude<After[typeof Sun], typeof Moon>;
  [Mercury]: Exclude<After[typeof Moon], typeof Mercury>;
  [Venus]: Exclude<After[typeof Mercury], typeof Venus>;
  [Mars]: Exclude<After[typeof Venus], typeof Mars>;
  [Jupiter]: Exclude<After[typeof Mars], typeof Jupiter>;
  [Saturn]: Exclude<After[typeof Jupiter], typeof Saturn>;
  [Uranus]: Exclude<After[typeof Saturn], typeof Uranus>;
  [Neptune]: Exclude<After[typeof Uranus], typeof Neptune>;
  [Pluto]: never;
}

/** The aspects that two planets can make: Mercury and Venus are never far from the Sun, nor from each other. */
type AspectsOfPair<First, Second> = First extends typeof Sun
  ? Second extends typeof Mercury | typeof Venus
    ? Pick<ByAspect, typeof Conjunction>
    : ByAspect
  : First extends typeof Mercury
    ? Second extends typeof Venus
      ? Pick<ByAspect, typeof Conjunction | typeof Sextile>
      : ByAspect
    : ByAspect;

/** A planet's natal aspects to the planets after it, and to the points every planet may aspect. */
export type NatalAspectsOf<P extends Planet> = {
  readonly [Second in After[P]]: AspectsOfPair<P, Second>;
} & Readonly<Record<typeof Chiron, ByNature>> &
  Readonly<Record<typeof NorthNode | typeof Ascendant | typeof Midheaven, ByNatureApart>>;

/** A person's planet to the other person's planets and Ascendant. */
export type SynastryAspectsOf = Readonly<Record<Planet, ByNature> & Record<typeof Ascendant, ByNatureApart>>;

/** A planet of a composite to the planets after it. */
export type CompositeAspectsOf<P extends Planet> = Readonly<Record<After[P], ByNature>>;

type AspectsToAngles = Readonly<Record<typeof Ascendant | typeof Midheaven, ByNatureApart>>;

/**
 * A transiting planet to the planets and angles of the birth chart. Square and opposition are apart where it comes to
 * its own natal place, which it does at different ages, and for slow planets to the Sun and the Moon.
 */
export type TransitAspectsOf<P extends Planet> = {
  readonly [Natal in Planet]: Natal extends P
    ? ByNatureApart
    : P extends SlowPlanet
      ? Natal extends typeof Sun | typeof Moon
        ? ByNatureApart
        : ByNature
      : ByNature;
} & AspectsToAngles;

/**
 * A progressed planet to the planets and angles of the birth chart. Only the Moon comes round to her own natal place.
 */
export type ProgressedAspectsOf<P extends ProgressedBody> = {
  readonly [Natal in Planet]: Natal extends P ? (P extends typeof Moon ? ByNatureApart : ByNature) : ByNature;
} & AspectsToAngles;

/** Names of bodies, signs, houses and the rest. */
export interface Names {
  readonly signs: BySign;
  readonly bodies: Readonly<Record<NamedBodyId, string>>;
  /** A numbered asteroid: `{number}`. */
  readonly asteroid: string;
  readonly aspects: Readonly<Record<AspectId, string>>;
  readonly houses: ByHouse;
  readonly phases: Readonly<Record<PhaseId, string>>;
  readonly patterns: Readonly<Record<PatternId, string>>;
  readonly animals: ByAnimal;
  /** The images of the nayin, the notes that two pillars share: `gold in the sea`. */
  readonly nayin: Readonly<Record<Nayin, string>>;
  /** The elements of the Chinese tradition, as they stand within a sentence. */
  readonly chineseElements: ByElement;
}

/** The planets whose progressions are read: the others hardly move in the days that stand for a lifetime. */
export type ProgressedBody = typeof Sun | typeof Moon | typeof Mercury | typeof Venus | typeof Mars;

export interface Catalogue {
  readonly names: Names;
  /** How long things last and until when: what `{duration}` and `{until}` stand for in transits and progressions. */
  readonly spans: SpanWords;
  /** Templates of the notices, by code and case. */
  readonly notices: NoticeWordings;
  /** How a notice says whose chart or which moment it is about. */
  readonly noticeSubjects: NoticeSubjects;
  readonly bodyInSign: Readonly<Record<ReadBody | typeof Ascendant | typeof Midheaven, BySign>>;
  readonly bodyInHouse: Readonly<Record<ReadBody, ByHouse>>;
  /** By house, then the sign on its cusp. */
  readonly cuspInSign: Readonly<Record<House, BySign>>;
  /** By the planet with the lower id, then the other body, then the aspect or its nature. */
  readonly natalAspects: { readonly [P in Planet]: NatalAspectsOf<P> };
  /** By the first person's planet, then the partner's. */
  readonly synastryAspects: Readonly<Record<Planet, SynastryAspectsOf>>;
  /** A person's planet in the partner's house. */
  readonly synastryOverlays: Readonly<Record<Planet, ByHouse>>;
  readonly compositeHouses: Readonly<Record<Planet, ByHouse>>;
  readonly compositeAspects: { readonly [P in Exclude<Planet, typeof Pluto>]: CompositeAspectsOf<P> };
  /** By the transiting planet, then the natal point. The texts may have `{duration}` and `{until}`. */
  readonly transitAspects: { readonly [P in Planet]: TransitAspectsOf<P> };
  readonly transitHouses: Readonly<Record<Planet, ByHouse>>;
  readonly progressedSigns: Readonly<Record<ProgressedBody, BySign>>;
  readonly progressedHouses: Readonly<Record<ProgressedBody, ByHouse>>;
  readonly progressedAspects: { readonly [P in ProgressedBody]: ProgressedAspectsOf<P> };
  readonly progressedPhases: Readonly<Record<PhaseId, string>>;
  /** The return's Ascendant in a natal house. */
  readonly solarReturnAscendant: ByHouse;
  readonly solarReturnHouses: Readonly<Record<Planet, ByHouse>>;
  readonly lunarReturnAscendant: ByHouse;
  /** The Moon in a house of her return. */
  readonly lunarReturnMoon: ByHouse;
  /** `{name}`, `{element}`, `{animal}`, `{year}`, `{starts}`: of the Chinese year of birth, and the day it began. */
  readonly chineseIntro: readonly string[];
  readonly chineseAnimals: ByAnimal;
  /** An animal born in a year of an element. */
  readonly chineseElements: Readonly<Record<Branch, ByElement>>;
  /** The reader's animal, then the year's. */
  readonly chineseYears: Readonly<Record<Branch, ByAnimal>>;
  /** A year by its stem, for everybody. */
  readonly chineseYearElements: Readonly<Record<Stem, string>>;
  /** What readings of Chinese births and years are written from besides. */
  readonly chinese: ChineseCatalogue;
  /** What readings are written from. */
  readonly readings: ReadingCatalogue;
  /** Sign reports. */
  readonly reports: ReportCatalogue;
  /** By the sign that is addressed, then the other. */
  readonly signToSign: Readonly<Record<SignId, BySign>>;
}
