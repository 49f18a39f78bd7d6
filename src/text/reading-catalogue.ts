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
  Sun,
  Venus,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Element, House, SignId } from '../chart/zodiac.js';
import type { BySign, MajorAspect, Nature } from './cells.js';
import type {
  NatalChapterCells,
  NatalReadingCells,
  PlacementCells,
  PlacementsByHouse,
  PlacementsBySign,
} from './natal-catalogue.js';
import type { CompositeReadingCells, SynastryReadingCells } from './pair-catalogue.js';
import type { Angle, Personal, Wordings } from './reading-keys.js';
import type {
  LunarReturnReadingCells,
  ReturnDatesCells,
  ReturnTurns,
  SolarReturnReadingCells,
} from './return-catalogue.js';
import type { Matter } from './sides.js';
import type {
  ByPoint,
  Lean,
  TouchedPoint,
  TransitDayCells,
  TransitsReadingCells,
} from './transit-catalogue.js';

export type { NatalChapterCells, NatalReadingCells } from './natal-catalogue.js';
export type { CompositeReadingCells, SynastryReadingCells } from './pair-catalogue.js';
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
    readonly crowdedSignAndHouse: string;
    /** `{pattern}`, `{apex}`. */
    readonly patternWithApex: string;
    /** Of a kite, in words that need no knowledge of figures: `{apex}`. */
    readonly kite: string;
    /** `{phase}`. */
    readonly phase: string;
    /** Where the phase is told with the lights' aspect, and a birth near an eclipse is left. */
    readonly eclipse: string;
    /** The cusps that are told on their own. */
    readonly cusps: Readonly<Record<2 | 4 | 7, string>>;
    /** `{body}`. */
    readonly unaspected: string;
    readonly whole: string;
  };
  /** Phrases by which a sentence on work and standing, or on upheaval, is known, which are not of every age. */
  readonly ofWork: Wordings;
  /** Those of love, marriage and money. */
  readonly ofGrown: Wordings;
  /** Words of contests and of hard use of the body, which nobody past working age is sent into. */
  readonly ofStrength: Wordings;
  /**
   * How sentences begin that tell the reader to do something, in lower case: the first word, or the first two where the
   * first is as often a noun or an adjective ("work out"; "work goes well" tells nobody to do anything). A chapter keeps
   * one of these sentences: the others are cut off the ends of their cells.
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
   * By what a sentence is known, in lower case, that needs none before it: its first word, and words that it does not have
   * after that, since they stand for what was named before.
   */
  readonly standingAlone: { readonly openings: Wordings; readonly references: Wordings };
  /** First words, in lower case, of sentences that lean on the one before and are not left without it. */
  readonly leaning: Wordings;
  /** Words, in lower case, that may come right before such a beginning, or open a clause before it and a comma. */
  readonly conjunctions: Wordings;
  /** Words, in lower case, that may only open a clause before such a beginning and a comma. */
  readonly conditions: Wordings;
}

/** How both sides of a matter are true, `{a}` having been read before. */
export type MatterBridges = readonly [forth: string, back: string, unnamed: string];

/** The readings of a language. */
export interface ReadingCatalogue {
  readonly words: ReadingWords;
  /**
   * After two texts that are on opposite sides of a matter, how both are true: of the first side and then the second, and
   * back; and where the first cannot be named.
   */
  readonly bridges: Readonly<Record<Matter, MatterBridges>>;
  readonly natal: NatalReadingCells;
  readonly natalChapters: NatalChapterCells;
  readonly placements: PlacementCells;
  readonly placementsBySign: PlacementsBySign;
  readonly placementsByHouse: PlacementsByHouse;
  readonly returns: ReturnTurns;
  readonly solarReturn: SolarReturnReadingCells;
  readonly lunarReturn: LunarReturnReadingCells;
  /** Of years, and of what a slow planet does in a month. */
  readonly returnDates: ReturnDatesCells;
  readonly synastry: SynastryReadingCells;
  readonly composite: CompositeReadingCells;
  readonly transits: TransitsReadingCells;
  readonly transitDays: TransitDayCells;
  readonly progressions: ProgressionsReadingCells;
}

type Heads<Chapter extends string> = Readonly<Record<Chapter, string>>;

/** How far a phase has gone. */
type PhasePart = 'begun' | 'middle' | 'last';

type ByNature = Readonly<Partial<Record<Nature, string>>>;
type ByProgressedPair = Readonly<Partial<Record<Personal, Readonly<Partial<Record<Personal, ByNature>>>>>>;

/** The angles that move by progression. */
type MovingAngle = typeof Ascendant | typeof Midheaven;

/** Ids of Mercury to Mars, in their order. */
export type MannerKey = '2' | '3' | '4' | '23' | '24' | '34' | '234';

/** By the planet that stands still, and the way it goes from there. */
type ByTurn = Readonly<
  Record<typeof Mercury | typeof Venus | typeof Mars, Readonly<Record<'retrograde' | 'direct', string>>>
>;

/** Progressions. `{name}`. */
export interface ProgressionsReadingCells {
  readonly title: string;
  /** Where only years are known, each within half a year: said once, of all dates. */
  readonly untimed: string;
  /** Before the Moon’s contacts of a year, where their months are not known. */
  readonly untimedMoon: Readonly<Record<'one' | 'several', string>>;
  readonly chapters: Heads<
    'life' | 'exact' | 'coming' | 'past' | 'both' | 'comingAndPast' | 'weather' | 'changes'
  >;
  /** The chapter of Mercury to Mars, by the ids of those that it tells. */
  readonly manner: Readonly<Record<MannerKey, string>>;
  /** By the progressed phase and how far it has gone. */
  readonly opening: Readonly<Record<PhaseId, Readonly<Record<PhasePart, string>>>>;
  /** After that, in its last months: when the next one begins, `{ends}`. */
  readonly phaseTurns: Readonly<Record<PhaseId, string>>;
  /** Of a reading that opens on the station of a planet, in `{day}`: what it is in a life, and what to do about it. */
  readonly turnLines: ByTurn;
  readonly turnCounsels: ByTurn;
  /** Before several changes that fall within months, from `{since}` to `{until}`. */
  readonly hinge: string;
  /** In place of the phase’s own text, in its last months. */
  readonly phaseEnding: Readonly<Record<PhaseId, string>>;
  /** In place of either in the years of school. */
  readonly phaseOfYouth: Readonly<Record<PhaseId, string>>;
  /** In place of the phase’s own text after the years of work. */
  readonly phaseLater: Readonly<Record<PhaseId, string>>;
  /** Before a contact of the Moon’s in the same month as one that it is the opposite of, or like, as a sentence, `{text}`. */
  readonly otherSide: Readonly<Record<Lean | 'alike', string>>;
  /**
   * After the opening of a phase in which one tells or acts, while Mercury or Mars goes backward: why that is less
   * simple; and, in place of how long the phase lasts, `{ends}`, what to do about it.
   */
  readonly againstPhase: Readonly<Record<'telling' | 'acting', string>>;
  readonly againstPhaseTime: string;
  /** After a body’s contact with an angle that it stands on while it, `{A}`, squares the other one: strongest in `{exact}`. */
  readonly crossing: Readonly<Record<Angle, string>>;
  /** After the house that the Moon comes into soon: the `{house}` that it is in until then. */
  readonly untilThen: string;
  /** After where the lights are: what these years are about, by the house of the Sun, or its sign where there is none. */
  readonly about: { readonly houses: ByHouse; readonly signs: BySign };
  /** After a contact of the opening: what it is to the phase; `strong` where it gives force, for better or worse. */
  readonly meets: Readonly<Record<PhaseId, Readonly<Record<Lean | 'strong', string>>>>;
  /** Where the lights are: `{sun}`, `{moon}`, the names of their signs; or both in `{sun}`. */
  readonly lights: Wordings;
  readonly lightsTogether: Wordings;
  /** The same beside a contact that sets the lights apart. */
  readonly lightsInOneSign: string;
  /** The same where the Sun has lately changed its sign, in `{since}`, or goes on to `{next}` in `{day}`. */
  readonly lightsOfNewSun: string;
  readonly lightsOfLeavingSun: string;
  /** The Moon in `{moon}` or in `{other}`, by the hour of birth: where that is not known, or not to some minutes. */
  readonly lightsUnsure: Readonly<Record<'rough' | 'near', string>>;
  /** By the Sun’s element and then the Moon’s. */
  readonly elements: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** Sun and Moon in opposite signs: by the sign of the axis from Aries to Virgo. */
  readonly across: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5, string>>;
  /** What a body does in a sign that it comes into from the one before, and what it did there. */
  readonly turns: Readonly<Record<Personal, BySign>>;
  /** The same where it goes back into the sign it came from. */
  readonly turnsBack: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
  /** After the Moon in a sign that pulls against its phase, `{sign}`: restless in a quiet one, or slow in a busy one. */
  readonly phaseAndMood: Readonly<Record<'restless' | 'slow' | 'aims', string>>;
  /** After the Moon among people while the Sun is out of sight in `{sun}`, its house; or the other way about. */
  readonly lightsApart: Readonly<Record<'out' | 'in', string>>;
  /** A light in a house of work, to one who is at school, or past work. */
  readonly housesOfWork: Readonly<
    Record<'young' | 'later', Readonly<Record<typeof Sun | typeof Moon, Readonly<Record<6 | 10, string>>>>>
  >;
  /** A light in its sign and its house, told as one thing. */
  readonly placements: Readonly<Record<typeof Sun | typeof Moon, Readonly<Record<SignId, ByHouse>>>>;
  /**
   * After a contact with what its two had from birth, `{pair}`: by what they were to each other and what they are now.
   */
  readonly born: Readonly<Record<Nature, Readonly<Record<Nature, string>>>>;
  /** After a contact of two that `{pair}` has the other way around. */
  readonly mirrored: string;
  /** The names of two, `{a}` and `{b}`, with the aspect between them. */
  readonly bornPairs: Readonly<Record<MajorAspect, string>>;
  readonly contactNames: {
    readonly progressed: Readonly<Record<Personal | MovingAngle, string>>;
  };
  /** No contact is close, and the Moon’s next is read of after this: `{exact}`. */
  readonly upcoming: Wordings;
  /** The same where its month is not known. */
  readonly upcomingUntimed: string;
  /** A body that went on to `{other}` in `{left}` and is back in `{sign}` since `{since}`. */
  readonly back: Wordings;
  /** What a change brings: to a phase or a house; to a `{sign}`, with one of `turns`, `{text}`. */
  readonly calendar: {
    readonly phase: Readonly<Record<PhaseId, string>>;
    readonly moonInHouse: ByHouse;
    readonly sunInHouse: ByHouse;
    readonly enters: Readonly<Record<Personal, string>>;
    /** The same of a `{body}` that comes again to where it was at birth, or has been since. */
    readonly returns: Readonly<Record<'born' | 'been', string>>;
    /** The `{sign}` of the Moon from when on it is that at every hour of birth. */
    readonly settled: string;
  };
  /** After the Sun in `{house}`, which it has been in since `{since}`, and before that in `{other}`. */
  readonly newHouse: string;
  /** What three or more of Sun to Mars, `{bodies}` or `{Bodies}`, have in common in a sign. */
  readonly crowd: BySign;
  /** After a contact in the month of another, `{pair}`, of the same lean or not; and after a change in that of another, or of a contact. */
  readonly sameMonth: Readonly<Record<'alike' | 'apart' | 'contact', string>> & {
    /** `{other}` is one of these. */
    readonly change: string;
    readonly changes: Readonly<Record<'before' | 'sign' | 'house', string>>;
  };
  /** After the last of the Moon’s contacts with planets that stood together at the birth, `{list}`. */
  readonly cluster: string;
  /** A progressed body at a point of the birth: what it means for a life. */
  readonly contacts: Readonly<Record<Personal, ByPoint<string>>>;
  /**
   * A progressed angle on a planet of the birth: what it means for a life, `{comes}`; and what goes with it.
   */
  readonly angleContacts: Readonly<
    Record<MovingAngle, Readonly<Record<Planet, { readonly line: string; readonly text: string }>>>
  >;
  /** How far the dates of angles and houses can be trusted. */
  readonly angleTime: string;
  /** Two progressed bodies at an aspect to each other, by the lower id and the higher; where there is none, none is told. */
  readonly pairs: ByProgressedPair;
  /** The same in one sentence, for the opening. */
  readonly pairLines: ByProgressedPair;
  /** After a contact: `{exact}`, `{ends}`. */
  readonly arrivals: Readonly<Record<'ahead' | 'past' | 'never', string>>;
  readonly contactTimes: Readonly<
    Record<
      'ahead' | 'now' | 'nowUntil' | 'nowForYears' | 'lately' | 'past' | 'rough' | 'roughNow' | 'never',
      Wordings
    >
  >;
  /** After the text of a lack of warmth, where the Moon is in the house of joy. */
  readonly joyBeside: string;
  /** After the text of one that is years off. */
  readonly approaching: Wordings;
  /** After the text of one that is past, `{ends}`. */
  readonly fading: Readonly<Record<Lean, Wordings>>;
  /** After the later of two contacts of opposite kinds with one body or point: the month of either, `{easy}` and `{hard}`. */
  readonly betterMonth: string;
  /** After Mars in a sign whose manner is not that of Mercury’s: where it is the gentler, and where the bolder. */
  readonly wordAndDeed: Readonly<Record<'gentle' | 'bold', string>>;
  /** Dates beside a heading; and a day with what it brings. */
  readonly captions: Readonly<
    Record<
      | 'titled'
      | 'exact'
      | 'past'
      | 'never'
      | 'withEnd'
      | 'both'
      | 'since'
      | 'until'
      | 'ofSign'
      | 'ofHouse'
      | 'ofBody'
      | 'dated'
      | 'by'
      | 'sometime'
      | 'either',
      string
    >
  >;
  /** Where there is none. */
  readonly unpressed: Wordings;
  readonly headings: {
    /** `{body}`, `{sign}`. */
    readonly inSign: string;
    /** `{body}`, `{sign}`, `{house}`. */
    readonly inSignAndHouse: string;
    /** Either, `{place}`, where it comes there on a day, `{day}`. */
    readonly coming: string;
    /** `{body}`, `{sign}`, or `{other}` by the hour of birth. */
    readonly inEither: string;
    /** Two or three of Mercury to Mars, `{bodies}`, in one `{sign}`. */
    readonly together: string;
    /** `{a}`, `{b}`. */
    readonly aspects: Readonly<Record<MajorAspect, string>>;
    /** The same with an angle that it stands on. */
    readonly onAngle: string;
    /** Over the Moon’s contacts of a year: `{from}`, `{to}`. */
    readonly moonYear: string;
    readonly calendar: string;
    /** The same with a change of the Sun’s in the year after. */
    readonly calendarOfSun: string;
    /** The same of one change alone. */
    readonly nextChange: string;
    /** `{phase}`. */
    readonly phase: string;
    /** The same, or `{other}` by the hour of birth. */
    readonly eitherPhase: string;
    /** `{body}`. */
    readonly station: string;
  };
  /** A body that goes backward by progression, since `{since}` or since the birth; or did at birth, and turned in `{since}`, of late. */
  readonly motion: Readonly<
    Record<
      typeof Mercury | typeof Venus | typeof Mars,
      { readonly [Key in 'retrograde' | 'always' | 'direct']: string }
    >
  >;
  /** A body still in the sign of its birth; of the Sun, by that sign. */
  readonly still: Readonly<Record<Exclude<Personal, typeof Sun>, string>> & { readonly [Sun]: BySign };
  readonly stations: Readonly<
    Record<
      typeof Mercury | typeof Venus | typeof Mars,
      { readonly retrograde: string; readonly direct: string }
    >
  >;
  /** In the first degree of `{sign}`. */
  readonly firstDegree: Readonly<Record<Personal, string>>;
  /** The end of a reading: what to do about the contact that it opens with, `{a}`, `{A}`, `{name}`; by its point. */
  readonly counsels: Readonly<Record<TouchedPoint, Readonly<Record<Lean, string>>>>;
  /** The same where a planet’s own meaning asks for another. */
  readonly ownCounsels: Readonly<
    Partial<
      Record<Personal, Readonly<Partial<Record<TouchedPoint, Readonly<Partial<Record<Lean, string>>>>>>>
    >
  >;
  /** The same of two progressed bodies. */
  readonly pairCounsels: Readonly<Partial<Record<Personal, Readonly<Partial<Record<Personal, string>>>>>>;
  /** After that, until when, or when best, `{exact}`, `{ends}`. */
  /** Where the Moon goes on to `{moon}` in `{day}`, `{from}` another sign. */
  readonly lightsMoving: string;
  /** After the counsel on a contact of the Moon’s, which is soon over: until when, `{ends}`, the phase lasts. */
  readonly phaseTimes: Readonly<Record<PhaseId, string>>;
  readonly counselTimes: Readonly<
    Record<Lean | 'now' | 'nowUntil' | 'nowForYears' | 'never' | 'upcoming', Wordings>
  >;
  /** The same of the phase, where there is no such contact. */
  readonly closing: Readonly<Record<PhaseId, string>>;
}
