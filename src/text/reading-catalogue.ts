import type { Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import type {
  Ascendant,
  Chiron,
  Descendant,
  ImumCoeli,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  NorthNode,
  Planet,
  Saturn,
  SouthNode,
  Sun,
  Venus,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Shape } from '../chart/shape.js';
import type { Element, House, Modality, SignId } from '../chart/zodiac.js';
import type { Axis, NatalChapter, Tag } from './reading-keys.js';

/**
 * What readings are written from: cells that join, open and close what the other tables say of a chart, and the
 * words they are joined with. Placeholders: `{name}` a person; `{a}`, `{b}` two bodies within a sentence, `{A}`,
 * `{B}` the same at its start; `{planets}` a list of bodies; others where a table names them.
 */

type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
/** Wordings of one thing: no reading uses one of them twice. */
export type Wordings = readonly string[];

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

export type Personal = typeof Sun | typeof Moon | typeof Mercury | typeof Venus | typeof Mars;
export type Classical = Personal | typeof Jupiter | typeof Saturn;
export type Angle = typeof Ascendant | typeof Midheaven | typeof Descendant | typeof ImumCoeli;
type MajorAspect = typeof Conjunction | typeof Opposition | typeof Trine | typeof Square | typeof Sextile;
type Meeting = 'conjunction' | 'harmonious' | 'tense';

/** Grammar as data: how things are called inside a sentence and in a heading. */
export interface ReadingWords {
  /** `start` at the start of a sentence, `within` inside it. */
  readonly bodies: Readonly<Record<ReadingPoint, { readonly start: string; readonly within: string }>>;
  /** As they stand inside a sentence. */
  readonly houses: ByHouse;
  /** `{first}` and `{last}` of two things, `{rest}` and `{last}` of more; `comma` between the rest. */
  readonly list: { readonly two: string; readonly more: string; readonly comma: string };
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
    readonly onAngle: string;
    /** `{sign}`; `{house}`. */
    readonly crowdedSign: string;
    readonly crowdedHouse: string;
    /** `{pattern}`, `{apex}`. */
    readonly patternWithApex: string;
    /** `{phase}`. */
    readonly phase: string;
    /** `{house}`. */
    readonly cusp: string;
    /** `{body}`. */
    readonly unaspected: string;
    readonly whole: string;
  };
  /**
   * First words, in lower case, of sentences that tell the reader to do something. A chapter keeps one of them:
   * the others are cut off the ends of their cells.
   */
  readonly commands: Wordings;
  /** First words, in lower case, of a clause that may come before such a command and a comma. */
  readonly conditions: Wordings;
}

/** A natal reading: what is told of a chart beyond its placements and aspects. */
export interface NatalReadingCells {
  /** `{name}`. */
  readonly title: string;
  readonly chapters: Readonly<
    Record<
      NatalChapter,
      {
        readonly title: string;
        /** One of the chart's three strongest factors is told here. */
        readonly strong: string;
        /** Two factors of the chapter pull apart. */
        readonly divided: string;
      }
    >
  >;
  /** One sentence that names the factor in action. */
  readonly lines: {
    readonly inSign: Readonly<Record<Classical | typeof Ascendant, BySign>>;
    readonly inHouse: Readonly<Record<typeof Sun | typeof Moon, ByHouse>>;
    readonly onAngle: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
    /** By the body with the lower id. */
    readonly pairs: { readonly [P in Personal]: Readonly<Record<number, PairLines>> };
    readonly condition: Readonly<Record<Classical, { readonly strong: string; readonly weak: string }>>;
  };
  /** What the Sun sign and the Moon sign make together. Not yet written for all. */
  readonly sunMoon?: Readonly<Partial<Record<SignId, Readonly<Partial<BySign>>>>>;
  /** Between a planet's sign and its house, by the element of the one, then of the other. */
  readonly joins: Readonly<Record<Personal, Readonly<Record<Element, Readonly<Record<Element, string>>>>>>;
  /** The ruler of a house by the house it stands in: `{A}`, `{a}`. */
  readonly rulers: Readonly<Record<RuledHouse, ByHouse>>;
  readonly phases: Readonly<Record<PhaseId, string>>;
  /** Three planets or more: `{planets}`. */
  readonly crowded: { readonly sign: BySign; readonly house: ByHouse };
  readonly patterns: PatternCells;
  readonly unaspected: Readonly<Record<Planet, string>>;
  readonly retrograde: Readonly<Record<RetrogradeAtBirth, string>>;
  readonly balance: {
    readonly excess: Readonly<Record<Element | Modality, string>>;
    readonly lacking: Readonly<Record<Element | Modality, string>>;
  };
  readonly hemispheres: Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly opening: {
    /** `{name}`, `{a}`, `{b}`, `{c}`: the three strongest factors in order. */
    readonly agree: Wordings;
    readonly differ: Wordings;
    readonly plain: Wordings;
    /** Before the second factor and before the third: `{A}`, `{a}`. */
    readonly second: Wordings;
    readonly third: Wordings;
    /** Two of the three at the two ends of an axis, in the order of its poles: `{a}`, `{b}`. */
    readonly conflict: Readonly<Record<Axis, Wordings>>;
    /** Two of the three lean the same way: `{a}`, `{b}`. */
    readonly agreement: Readonly<Record<Tag, string>>;
    /** Two of the three stand in one house: `{a}`, `{b}`. */
    readonly house: ByHouse;
    /** What follows, where neither holds. */
    readonly outlook: Wordings;
  };
  /** `{name}`, and of a conflict `{a}`, `{b}` in the order of the poles. */
  readonly closing: {
    readonly conflict: Readonly<Record<Axis, Wordings>>;
    readonly agreement: Readonly<Record<Tag, string>>;
    readonly plain: Wordings;
    /** Two fields of life for two factors: `{a}`, `{b}`, `{fieldA}`, `{fieldB}`. */
    readonly grounds: Wordings;
    /** A field of life within a sentence. */
    readonly fields: ByHouse;
  };
}

type PairLines = Readonly<Partial<Record<Meeting, string>>>;
export type RuledHouse = 1 | 2 | 4 | 7 | 10;
export type RetrogradeAtBirth = typeof Mercury | typeof Venus | typeof Mars | typeof Jupiter | typeof Saturn;

/** `{planets}`: those of the figure besides the apex, or all of them. */
export interface PatternCells {
  readonly tSquare: Readonly<Record<Planet, string>>;
  readonly tSquareQuality: Readonly<Record<Modality, string>>;
  readonly grandTrine: Readonly<Record<Element, string>>;
  readonly grandCross: Readonly<Record<Modality, string>>;
  readonly yod: Readonly<Record<Planet, string>>;
  readonly kite: string;
  readonly mysticRectangle: string;
}

/** The readings of a language. */
export interface ReadingCatalogue {
  readonly words: ReadingWords;
  /** Two factors at the two ends of an axis, in the order of its poles: `{a}`, `{b}`, `{A}`, `{B}`. */
  readonly bridges: Readonly<Record<Axis, Wordings>>;
  /** Before the cell of an aspect: `{a}` is what has been told of, `{A}`, `{b}`, `{B}` the other. */
  readonly signposts: Readonly<Record<Meeting, Wordings>>;
  readonly natal: NatalReadingCells;
}

