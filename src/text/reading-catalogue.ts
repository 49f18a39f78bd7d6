import type {
  Ascendant,
  Chiron,
  Descendant,
  ImumCoeli,
  Lilith,
  Midheaven,
  NorthNode,
  Planet,
  SouthNode,
} from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { MajorAspect } from './cells.js';
import type {
  NatalChapterCells,
  NatalReadingCells,
  PlacementCells,
  PlacementsByHouse,
  PlacementsBySign,
} from './natal-catalogue.js';
import type { CompositeReadingCells, SynastryReadingCells } from './pair-catalogue.js';
import type { ProgressionsReadingCells } from './progression-catalogue.js';
import type { Angle, Wordings } from './reading-keys.js';
import type {
  LunarReturnReadingCells,
  ReturnDatesCells,
  ReturnTurns,
  SolarReturnReadingCells,
} from './return-catalogue.js';
import type { Matter } from './sides.js';
import type { TransitDayCells, TransitsReadingCells } from './transit-catalogue.js';

export type { NatalChapterCells, NatalReadingCells } from './natal-catalogue.js';
export type { CompositeReadingCells, SynastryReadingCells } from './pair-catalogue.js';
export type { MannerKey, ProgressionsReadingCells } from './progression-catalogue.js';
export type { Angle, Classical, Personal, Wordings } from './reading-keys.js';
export type {
  LunarReturnReadingCells,
  ReturnDatesCells,
  ReturnTurns,
  SolarReturnReadingCells,
} from './return-catalogue.js';
export type { TouchedPoint, TransitsReadingCells } from './transit-catalogue.js';

/**
 * What readings are written from: cells that join, open and close what the other tables say of a chart, and the
 * words they are joined with. Placeholders: `{name}` a person; `{a}`, `{b}` two bodies within a sentence, `{A}`,
 * `{B}` the same at its start; `{planets}` a list of bodies; others where a table names them.
 */

type ByHouse = Readonly<Record<House, string>>;

/** The bodies and points that a reading names. */
export type ReadingPoint =
  | Planet
  | typeof Chiron
  | typeof Lilith
  | typeof NorthNode
  | typeof SouthNode
  | typeof Ascendant
  | typeof Midheaven
  | typeof Descendant
  | typeof ImumCoeli;

/** Grammar as data: how things are called inside a sentence and in a heading. */
export interface ReadingWords {
  /** `start` at the start of a sentence, `within` inside it. */
  readonly bodies: Readonly<Record<ReadingPoint, { readonly start: string; readonly within: string }>>;
  /** As they stand inside a sentence. */
  readonly houses: ByHouse;
  /** `{first}` and `{last}` of two things, `{rest}` and `{last}` of more; `comma` between the rest. */
  readonly list: { readonly two: string; readonly more: string; readonly comma: string };
  /**
   * Two people of one `{name}`, as they stand inside a sentence and can take a possessive: by their births, or in their
   * order where both are of one day.
   */
  readonly namesakes: Readonly<Record<'older' | 'younger' | 'first' | 'second', string>>;
  readonly headings: {
    /** `{body}`, `{sign}`. */
    readonly inSign: string;
    /** `{body}`, `{sign}`, `{house}`. */
    readonly inSignAndHouse: string;
    /** `{body}`, `{house}`. */
    readonly inHouse: string;
    /** `{a}`, `{b}`. */
    readonly aspects: Readonly<Record<MajorAspect, string>>;
    /** `{body}`, `{point}`. */
    /** Two slow planets together: `{a}`, `{b}`, `{house}`. */
    readonly besideInHouse: string;
    readonly onAngle: Readonly<Record<Angle, string>>;
    /** `{body}`, `{sign}`, `{point}`. */
    readonly inSignOnAngle: Readonly<Record<Angle, string>>;
    /** `{sign}`; `{house}`. */
    readonly crowdedSign: string;
    readonly crowdedHouse: string;
    readonly crowdedSignAndHouse: string;
    /** `{pattern}`, `{apex}`. */
    readonly patternWithApex: string;
    /** A kite with the planet opposite its trine, `{apex}`: in words that ask no knowledge of figures. */
    readonly kite: string;
    /** `{phase}`. */
    readonly phase: string;
    /** A birth near an eclipse, where the phase has been told with the aspect of Sun and Moon. */
    readonly eclipse: string;
    /** The house cusps that have sections of their own. */
    readonly cusps: Readonly<Record<2 | 4 | 7, string>>;
    /** `{body}`. */
    readonly unaspected: string;
    readonly whole: string;
  };
  /** Phrases that mark a sentence as about work and standing, or about upheaval: those do not fit every age. */
  readonly ofWork: Wordings;
  /** Phrases that mark a sentence as about love, marriage and money. */
  readonly ofGrown: Wordings;
  /** Words of contests and hard physical effort, which nobody past working age is advised to undertake. */
  readonly ofStrength: Wordings;
  /**
   * How sentences begin that tell the reader to do something, in lower case: the first word, or the first two where the
   * first is as often a noun or an adjective ("work out"; "work goes well" tells nobody to do anything). A chapter
   * keeps one of these sentences: the others are cut off the ends of their cells.
   */
  readonly commands: Wordings;
  /** `{month}` by name, `{day}` without a zero, `{year}`. */
  readonly day: string;
  /** The same within the year that is spoken of. */
  readonly dayOfYear: string;
  /** Some days of one year: `{days}`, `{year}`; and those of one year with those of the next: as in `list`. */
  readonly daysOfYear: string;
  readonly daysOfYears: ReadingWords['list'];
  /** A month in a heading: `{month}`, `{year}`. */
  readonly month: string;
  /** Words by which a sentence speaks of houses. */
  readonly houseWords: Wordings;
  /**
   * Sentences that can stand alone begin with one of `openings` and have none of `references`, words that refer to
   * something named before. In lower case.
   */
  readonly standingAlone: { readonly openings: Wordings; readonly references: Wordings };
  /** First words, in lower case, of sentences that depend on the sentence before: they are cut together with it. */
  readonly leaning: Wordings;
  /** Words, in lower case, that may stand right before a command, or open a clause before it that ends in a comma. */
  readonly conjunctions: Wordings;
  /** Words, in lower case, that may only open such a clause. */
  readonly conditions: Wordings;
}

/**
 * How both sides of a matter are true of a person, after `{a}` has told one: the first side and then the second, the
 * second and then the first, or without naming `{a}`.
 */
export type MatterBridges = readonly [forth: string, back: string, unnamed: string];

/** The readings of a language. */
export interface ReadingCatalogue {
  readonly words: ReadingWords;
  /** After two texts that take opposite sides of a matter: how both are true. */
  readonly bridges: Readonly<Record<Matter, MatterBridges>>;
  readonly natal: NatalReadingCells;
  readonly natalChapters: NatalChapterCells;
  readonly placements: PlacementCells;
  readonly placementsBySign: PlacementsBySign;
  readonly placementsByHouse: PlacementsByHouse;
  readonly returns: ReturnTurns;
  readonly solarReturn: SolarReturnReadingCells;
  readonly lunarReturn: LunarReturnReadingCells;
  /** Transits to the birth chart within the year or month of a return. */
  readonly returnDates: ReturnDatesCells;
  readonly synastry: SynastryReadingCells;
  readonly composite: CompositeReadingCells;
  readonly transits: TransitsReadingCells;
  readonly transitDays: TransitDayCells;
  readonly progressions: ProgressionsReadingCells;
}
