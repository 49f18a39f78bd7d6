import type { Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import type {
  Ascendant,
  Chiron,
  Descendant,
  ImumCoeli,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  NorthNode,
  Planet,
  SouthNode,
  Venus,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Element, House } from '../chart/zodiac.js';
import type { NatalReadingCells } from './natal-catalogue.js';
import type { CompositeReadingCells, SynastryReadingCells } from './pair-catalogue.js';
import type { Angle, Axis, Personal, SlowPlanet, Wordings } from './reading-keys.js';
import type { LunarReturnReadingCells, ReturnTurns, SolarReturnReadingCells } from './return-catalogue.js';

export type { NatalReadingCells } from './natal-catalogue.js';
export type { CompositeReadingCells, SynastryReadingCells } from './pair-catalogue.js';
export type { Angle, Classical, Personal, Temper, Wordings } from './reading-keys.js';
export type {
  LunarReturnReadingCells,
  ReturnDatesCells,
  ReturnTurns,
  SolarReturnReadingCells,
} from './return-catalogue.js';

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
    readonly onAngle: Readonly<Record<Angle, string>>;
    /** `{body}`, `{sign}`, `{point}`. */
    readonly inSignOnAngle: Readonly<Record<Angle, string>>;
    /** `{sign}`; `{house}`. */
    readonly crowdedSign: string;
    readonly crowdedHouse: string;
    /** `{pattern}`, `{apex}`. */
    readonly patternWithApex: string;
    /** `{phase}`. */
    readonly phase: string;
    /** The cusps that are told on their own. */
    readonly cusps: Readonly<Record<2 | 4 | 7, string>>;
    /** `{body}`. */
    readonly unaspected: string;
    readonly whole: string;
  };
  /**
   * First words, in lower case, of sentences that tell the reader to do something. A chapter keeps one of them:
   * the others are cut off the ends of their cells.
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
  /** First words of a sentence that begin in lower case where it is part of another. */
  readonly lowered: Wordings;
  /** Words by which a sentence speaks of houses. */
  readonly houseWords: Wordings;
  /** Words, in lower case, that may come before such a command, or open a clause before it and a comma. */
  readonly conditions: Wordings;
}

/** The readings of a language. */
export interface ReadingCatalogue {
  readonly words: ReadingWords;
  /** Two factors at the two ends of an axis, in the order of its poles: `{a}`, `{b}`, `{A}`, `{B}`. */
  readonly bridges: Readonly<Record<Axis, Wordings>>;
  readonly natal: NatalReadingCells;
  readonly returns: ReturnTurns;
  readonly solarReturn: SolarReturnReadingCells;
  readonly lunarReturn: LunarReturnReadingCells;
  readonly synastry: SynastryReadingCells;
  readonly composite: CompositeReadingCells;
  readonly transits: TransitsReadingCells;
  readonly progressions: ProgressionsReadingCells;
}

type Heads<Chapter extends string> = Readonly<Record<Chapter, string>>;

/** Transits at a moment or of a period. `{name}`; `{a}` a transiting planet, `{b}` a point of the birth, `{m}` what it stands for. */
export interface TransitsReadingCells {
  /** `{name}`, `{from}`; of a period `{to}` as well. */
  readonly title: { readonly moment: string; readonly period: string };
  readonly chapters: Heads<'slow' | 'passing' | 'page' | 'planets' | 'months'>;
  /** By how many slow transits there are: the story of the strongest follows, which begins with its name. */
  readonly opening: Readonly<Record<'none' | 'one' | 'several', Wordings>>;
  /** When the strongest is exact in this time, or is next, `{exact}`; or how long it is near, `{ends}`. */
  readonly leading: Readonly<Record<'exact' | 'next' | 'near', Wordings>>;
  /** Before the stories of the others. */
  readonly oneMore: Wordings;
  readonly twoMore: Wordings;
  /** What a slow planet does to a point. */
  readonly stories: Readonly<Record<SlowPlanet, Readonly<Record<Meeting, string>>>>;
  /** What a point of the birth stands for, within a sentence and never as its subject. */
  readonly matters: Readonly<Record<TouchedPoint, string>>;
  /** A point as one of the birth, beside planets of the sky: at the start of a sentence, and within. */
  readonly natal: Readonly<Record<TouchedPoint, { readonly start: string; readonly within: string }>>;
  /** In the place of `{b}`, where a planet comes to itself: at the start of a sentence, and within. */
  readonly ownPlace: { readonly start: string; readonly within: string };
  /** `{a}` comes to the point `{b}` that `{c}` is at: by how that bears on it, and then by how this does. */
  readonly joined: Readonly<
    Record<'harmonious' | 'tense', Readonly<Record<'harmonious' | 'tense', Wordings>>>
  >;
  /**
   * All dates of one transit, `{past}` and `{next}` apart, from `{starts}` to `{ends}`: never exact; exact once; and
   * several times, all of them to come (`ahead`), some, one (`last`), or none (`over`). `echo`: near again after the last.
   */
  readonly passes: Readonly<
    Record<'never' | 'once' | 'oncePast' | 'ahead' | 'middle' | 'last' | 'over' | 'echo', Wordings>
  >;
  /** Before the text on a house that a planet is in: `{a}`, `{A}`, `{house}`, `{starts}`, `{ends}`, which are years of a long one. */
  readonly stays: Readonly<Record<'some' | 'long', Wordings>>;
  /** Before the strongest days of a period: of several matters, or of one. */
  readonly page: Wordings;
  readonly pageOfOne: Wordings;
  /** One of those matters, by the transiting planet: `{day}` is a day or several. */
  readonly days: Readonly<Record<Exclude<Planet, typeof Moon>, Readonly<Record<Meeting, Wordings>>>>;
  /** A slow planet exact on one of several days: `{day}`. */
  readonly exactDays: Readonly<
    Record<SlowPlanet, Readonly<Record<Meeting, Readonly<Record<'first' | 'again' | 'last', string>>>>>
  >;
  /** The same where those wordings have been used. */
  readonly points: Readonly<Record<Meeting, Wordings>>;
  /** Nothing that has been explained is exact in a season: `{from}`, `{to}`. */
  readonly quietSeason: Wordings;
  /** Mars comes on `{day}` to a point that `{c}` is busy with. */
  readonly sparks: Readonly<Record<'hard' | 'soft', Wordings>>;
  /** The Sun comes into a house: `{day}`. */
  readonly sunHouses: ByHouse;
  /** Over the strongest days of a period, and a season: `{from}`, `{to}`. */
  readonly pageTitle: string;
  /** What leads when the time is over: it has an exact day to come, `{exact}`; it lasts until `{ends}`; it was over by then. */
  readonly closing: Readonly<Record<'none' | 'ahead' | 'after' | 'over', Wordings>>;
  /** One thing to do about it. */
  readonly doings: Readonly<Record<SlowPlanet, Readonly<Record<Meeting, string>>>>;
}

/** What a transit can touch: a planet or an angle. */
export type TouchedPoint =
  | Planet
  | typeof Ascendant
  | typeof Midheaven
  | typeof Descendant
  | typeof ImumCoeli;

/** Progressions. `{name}`. */
export interface ProgressionsReadingCells {
  readonly title: string;
  /** A date of which only the year is known, within half a year: `{year}`. */
  readonly roughly: string;
  readonly chapters: Heads<'life' | 'exact' | 'weather' | 'changes' | 'manner'>;
  /** By the progressed phase. */
  readonly opening: Readonly<Record<PhaseId, string>>;
  /** Where the lights are: `{sun}`, `{moon}`, the names of their signs; or both in `{sun}`. */
  readonly lights: Wordings;
  readonly lightsTogether: Wordings;
  /** By the Sun’s element and then the Moon’s. */
  readonly elements: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** Sun and Moon in opposite signs: by the sign of the axis from Aries to Virgo. */
  readonly across: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5, string>>;
  /** What a house stands for, within a sentence. */
  readonly fields: ByHouse;
  /** Sun and Moon in two houses: what those stand for, `{sun}` and `{moon}`. */
  readonly fieldsApart: Wordings;
  /** How far the phase has gone. */
  readonly phaseParts: Readonly<Record<'begun' | 'middle' | 'last', string>>;
  /** No contact is close, and this is the Moon’s next: `{b}`, `{m}`, `{exact}`. */
  readonly upcoming: Wordings;
  /** A body that went on to `{other}` in `{left}` and is back in `{sign}` since `{since}`; until when. */
  readonly back: Readonly<Record<'been' | 'until', Wordings>>;
  /** What changes in `{until}`: to the next `{phase}`, `{sign}` or `{house}`; or the motion of `{a}`. */
  readonly calendar: Readonly<Record<'phase' | 'sign' | 'house' | 'retrograde' | 'direct', Wordings>>;
  /** The strongest contact: `{a}` progressed, `{b}` of the birth, `{m}` what that stands for. */
  readonly nearest: Readonly<Record<Meeting, Wordings>>;
  /** Where there is none. */
  readonly unpressed: Wordings;
  readonly headings: {
    /** `{body}`, `{sign}`. */
    readonly inSign: string;
    /** `{body}`, `{sign}`, `{house}`. */
    readonly inSignAndHouse: string;
    /** `{a}`, `{b}`. */
    readonly aspects: Readonly<Record<MajorAspect, string>>;
    /** The same with an angle that it stands on. */
    readonly onAngle: string;
    /** Over the Moon’s contacts of a year: `{from}`, `{to}`. */
    readonly moonYear: string;
    readonly calendar: string;
    /** `{phase}`. */
    readonly phase: string;
    /** `{body}`. */
    readonly station: string;
    /** `{body}`, `{sign}`. */
    readonly leaving: string;
    readonly entered: string;
  };
  /**
   * When it is exact, months by name: `{exact}`, and in all `{starts}`, `{ends}`; `rough` where the hour of birth is
   * open and only years can be named. A date follows “in”, “from”, “to”, “by” or “until” alone.
   */
  readonly dates: Readonly<Record<'ahead' | 'past' | 'never' | 'rough', Wordings>>;
  /** Before the text on one of the Moon’s next contacts: `{b}`, `{B}`, `{exact}`. */
  readonly moonMonths: Readonly<Record<Meeting, Wordings>>;
  /** How long a body is in its sign, before the text on that: `{a}`, `{A}`, `{sign}`, `{since}`, `{until}`. */
  readonly signSpans: Readonly<Record<'both' | 'since' | 'until', Wordings>>;
  /** A body that goes backward by progression; or did at birth, and has turned since. */
  readonly motion: Readonly<
    Record<
      typeof Mercury | typeof Venus | typeof Mars,
      { readonly retrograde: string; readonly direct: string }
    >
  >;
  /** Where the hour of birth, which is not known, decides: the other `{sign}` or `{phase}`. */
  readonly unsure: Readonly<Record<'sign' | 'phase', Wordings>>;
  /** When a body stands still: `{until}`. */
  readonly standing: Wordings;
  /** A body still in the sign of its birth. */
  readonly still: Readonly<Record<Personal, string>>;
  readonly stations: Readonly<
    Record<
      typeof Mercury | typeof Venus | typeof Mars,
      { readonly retrograde: string; readonly direct: string }
    >
  >;
  /** In the last degree before it leaves `{sign}`, on `{until}`. */
  readonly lastDegree: Readonly<Record<Personal, string>>;
  /** In the first degree of `{sign}`. */
  readonly firstDegree: Readonly<Record<Personal, string>>;
  /** `{until}`: when the phase, or the Moon’s sign or house, changes. */
  readonly changes: Readonly<Record<'phase' | 'sign' | 'house', Wordings>>;
  readonly closing: Readonly<Record<PhaseId, string>>;
}
