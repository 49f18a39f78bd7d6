import type { Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import type {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { ByHouse, ByHouseWordings, Nature } from './cells.js';

/** What columns are made of: what leads a day, week, month or year, and what is said of it by house. */

/** Planets that turn retrograde. */
export type Turning = Exclude<Planet, typeof Sun | typeof Moon>;
/** Planets that a year's report follows. */
export type Yearlong = typeof Mars | Slow;
export type Slow = typeof Jupiter | typeof Saturn | typeof Uranus | typeof Neptune | typeof Pluto;

/**
 * Tables of the columns, which grow: where a house or a key is not there yet, the composer takes the cell of the same
 * happening on the shelves above, or leaves it at the statement. The completeness of each is measured by a test.
 *
 * A cell may begin with what it advises in brackets, `[wait] …`; that is not printed. Opposite advice on the matter
 * of one house never stands in one column.
 */
export type Growing = Partial<ByHouseWordings>;

/** What a cell may advise; the first two and the last two are opposites. */
export const counsels = [
  'wait',
  'act',
  'listen',
  'finish',
  'reduce',
  'enlarge',
  'alone',
  'together',
] as const;
export type Counsel = (typeof counsels)[number];

/** The frame of one column, written together: lists of the same length, each place of which is one set. */
export interface Theme {
  /**
   * Stands alone, 30 to 50 words; may begin with what it advises, as cells do; a year's, where a slow planet leads, names
   * it as `{planet}`, and the second as `{other}`.
   */
  readonly intro: readonly string[];
  /** Ends the first paragraph: what the period asks. */
  readonly thought: readonly string[];
  /** How a year comes back to the thought where what leads happens, as many as there are thoughts. */
  readonly turn?: readonly string[];
  /** The last sentences, which return to the thought. */
  readonly close: readonly string[];
}
export type ThemesByHouse = Partial<Readonly<Record<House, Theme>>>;

/** How an event goes: something begins, comes to a head, or is held up. */
export type Tone = 'opens' | 'ripens' | 'checks';

/** The frame of a week or month, written together around its lead: lists of the same length, each place of which is one set. */
export interface WeekTheme {
  /** Stands alone, 30 to 50 words: what the period is about, without advice. */
  readonly intro: readonly string[];
  /** Follows the lead and what it means: how the matter goes on, what is met on the way, what helps. */
  readonly course: readonly string[];
  /** The last sentences, which return to the lead. */
  readonly close: readonly string[];
}

/** What leads a week, where it is of one house. `turnsBack` and `turnsForward` are of planets other than Mercury. */
export type HouseLead =
  | 'newMoon'
  | 'fullMoon'
  | 'solarEclipse'
  | 'lunarEclipse'
  | 'mercuryBack'
  | 'mercuryForward'
  | 'turnsBack'
  | 'turnsForward'
  | 'sunArrives'
  | 'moonArrives'
  | 'mercuryArrives'
  | 'venusArrives'
  | 'marsArrives'
  | 'jupiterArrives'
  | 'saturnArrives'
  | 'uranusArrives'
  | 'neptuneArrives'
  | 'plutoArrives'
  /** Of two of these five. */
  | 'slowMeeting'
  /** Of two planets one of which is swift. */
  | 'meeting';

/** Weeks' frames: `friction` and `help` by the houses of both planets, `ownMeeting` by what the Sun or Mars meets in the reader's own sign. */
export type WeekShelf = Readonly<Record<HouseLead, Partial<Readonly<Record<House, WeekTheme>>>>> &
  Readonly<Record<'friction' | 'help', Partial<Readonly<Record<HousePair, WeekTheme>>>>> & {
    readonly ownMeeting: Readonly<Record<Slow, WeekTheme>>;
  };

/** What leads a month. `turnsBack` is of planets other than Mercury. */
export type MonthLead =
  | 'newMoon'
  | 'fullMoon'
  | 'solarEclipse'
  | 'lunarEclipse'
  | 'mercuryBack'
  | 'turnsBack'
  | 'turnsForward'
  | 'venusArrives'
  | 'marsArrives'
  /** Also where Jupiter, or Saturn, meets a slower planet. */
  | 'jupiterArrives'
  | 'saturnArrives'
  /** Uranus, Neptune or Pluto. */
  | 'outerArrives'
  /** Jupiter or Saturn in opposition or square to a slower planet; and in trine or sextile. */
  | 'slowFriction'
  | 'slowHelp';

/** Months' frames, by the lead's house. */
export type MonthFrames = Readonly<Record<MonthLead, Partial<Readonly<Record<House, WeekTheme>>>>>;

/** What leads a year. */
const yearLeads = [
  'solarEclipse',
  'lunarEclipse',
  'jupiterEnters',
  'saturnEnters',
  'uranusEnters',
  'neptuneEnters',
  'plutoEnters',
  'slowConjunction',
  'station',
] as const;
export type YearLead = (typeof yearLeads)[number];

/** A frame by what leads, or `any` for whatever does. */
export type Themes<Key extends string, Frame extends Theme = Theme> = Readonly<
  Record<Key | 'any', Partial<Readonly<Record<House, Frame>>>>
>;

/** Two planets, the swifter id first: `6-8` is Saturn and Neptune. */
export type Pair = `${Planet}-${Planet}`;
/** Two houses, the lower first; of opposite ones the swifter planet's first. */
export type HousePair = `${House}-${House}`;

/** What a month's events mean by house, at greater length than on the shelf of the signs. */
export interface MonthShelf {
  readonly newMoon: Growing;
  readonly fullMoon: Growing;
  readonly solarEclipse: Growing;
  readonly lunarEclipse: Growing;
  /** An eclipse that nobody sees. */
  readonly eclipseFaint: Growing;
  /** A planet comes into a house for the first time. */
  readonly ingress: Partial<Readonly<Record<Planet, Growing>>>;
  readonly retrograde: Partial<Readonly<Record<Turning, Growing>>>;
  readonly direct: Partial<Readonly<Record<Turning, Growing>>>;
  /** A retrograde that fills the month. */
  readonly underWay: Partial<Readonly<Record<Turning, Growing>>>;
  /** Venus or Mars in opposition or square to a slower planet: what that is for some weeks. */
  readonly atOdds: Readonly<Record<typeof Venus | typeof Mars, Readonly<Record<Slow, ByHouseWordings>>>>;
  /** The same of a conjunction, and of a trine or sextile; what is not there is written of like a week's. */
  readonly joins: Readonly<
    Record<typeof Venus | typeof Mars, Partial<Readonly<Record<Slow, ByHouseWordings>>>>
  >;
  readonly helps: Readonly<
    Record<typeof Venus | typeof Mars, Partial<Readonly<Record<Slow, ByHouseWordings>>>>
  >;
}

/** What an event does in a house, in a sentence that goes before what it is like. */
export interface MechanismShelf
  extends Readonly<
    Record<'newMoon' | 'firstQuarter' | 'fullMoon' | 'lastQuarter' | 'solarEclipse' | 'lunarEclipse', ByHouse>
  > {
  /** A new Moon where a planet is retrograde. */
  readonly newMoonHeldUp: ByHouse;
  readonly ingress: Readonly<Record<typeof Sun | typeof Mercury | typeof Venus | typeof Mars, ByHouse>>;
  readonly retrograde: Readonly<Record<Turning, ByHouse>>;
  readonly direct: Readonly<Record<Turning, ByHouse>>;
}

/**
 * How what a week tells is dated, with a `{date}` and the clause with its houses, `{full}`: the `lead`, `after` that or
 * what was told last, on a day `before` the lead's, on the `sameDay`; the day may stand
 * in the clause itself, `dayWithin`. What it is to the reader, a `{matter}`, may stand `First` or `Last` in the same sentence. A `mention` is one sentence with a brief `{clause}`
 * and a `{matter}`, or a `{Clause}` that begins it.
 */
type WeekSentences = Readonly<
  Record<
    | 'lead'
    | 'after'
    | 'dayWithin'
    | 'afterFirst'
    | 'afterLast'
    | 'before'
    | 'beforeFirst'
    | 'beforeLast'
    /** What is easier or harder than the lead in its own house, or than what the same planet did. */
    | 'easierBefore'
    | 'easierThen'
    | 'harderThen'
    | 'harderBefore'
    | 'easierAfter'
    | 'harderAfter'
    | 'easierSameDay'
    | 'harderSameDay'
    /** An aspect that a planet makes on the day on which it comes to another house, before it does. */
    | 'beforeLeaving'
    | 'sameDay'
    | 'mention'
    | 'mentionBefore'
    | 'mentionSameDay',
    readonly string[]
  >
>;

/** What a day says of its lead: `lead` goes on after the sentence of the sky, `course` after that. */
export interface DayCell {
  readonly lead: string;
  readonly course: string;
}
export type DayCells = Partial<Readonly<Record<House, DayCell>>>;

/**
 * What the Moon's house makes of a day, and how it goes where what crosses it is easy, or nothing does, and where that is
 * hard. An opening is two sentences, one of which names the Moon, with `{moon}` or `{place}` for where she is. Where a day
 * begins with something else that sentence stands by itself.
 */
export interface MoonDay {
  readonly opening: string;
  readonly eased: string;
  readonly crossed: string;
}

/** A swift planet's aspects to a slow one, by the swift one's house. */
export type SlowMeetings = Readonly<Record<Nature, ByHouse>>;

/** Days. What leads a day and has no cell here is told by the cells that weeks have of it. */
export interface DayShelf {
  readonly newMoon: DayCells;
  readonly firstQuarter: DayCells;
  readonly fullMoon: DayCells;
  readonly lastQuarter: DayCells;
  readonly solarEclipse: DayCells;
  readonly lunarEclipse: DayCells;
  /** A planet comes to a house for the first time. */
  readonly arrives: Partial<Readonly<Record<Planet, DayCells>>>;
  readonly retrograde: Partial<Readonly<Record<Turning, DayCells>>>;
  readonly direct: Partial<Readonly<Record<Turning, DayCells>>>;
  readonly meets: Readonly<Record<typeof Sun | typeof Mercury, Readonly<Record<Slow, SlowMeetings>>>>;
  readonly moon: Readonly<Record<House, readonly MoonDay[]>>;
  /** What two houses have to do with each other, the lower one first. */
  readonly joints: Partial<Readonly<Record<HousePair, readonly string[]>>>;
  /** A `{planet}` that rules the reader's sign, where a day first names it. */
  readonly ruling: string;
  /** That the Moon makes no aspect; and that it makes none in its sign of the day. */
  readonly quiet: readonly string[];
  readonly quietThere: readonly string[];
}

/** Where a day has the Moon. */
export interface MoonPlace {
  /** What others call `{moon}`. */
  readonly inSign: string;
  /**
   * `{moon}` in `{house}`; and on a day on which it changes sign at an `{hour}`, in the one that it is in for the longer
   * time.
   */
  readonly inHouse: string;
  readonly until: string;
  readonly since: string;
  /** What the Moon's aspects but the conjunction make of the other planet, in its `{house}`: set off by commas. */
  readonly from: Readonly<
    Record<typeof Opposition | typeof Square | typeof Trine | typeof Sextile, readonly string[]>
  >;
  /** The hours of a day, from the first to the last midnight. */
  readonly hours: readonly string[];
  /** The part of the day that an aspect is exact in. */
  readonly when: readonly [morning: string, noon: string, afternoon: string, evening: string, night: string];
  /** The hours where the reader's zone is not known and no clock's hour would be theirs: parts of the day. */
  readonly parts: readonly [morning: string, noon: string, afternoon: string, evening: string];
}

/**
 * What the Moon's aspects do in one house, `{when}` or `{When}` in that; `{from}` is the aspect. Of more than one wording
 * the next is read when she comes again.
 */
export type MoonAspects = Readonly<
  Record<Exclude<Planet, typeof Moon>, Readonly<Record<Nature, readonly string[]>>>
>;

/** What two houses have to do with each other: by that of the swifter of two planets, then by the other's. */
export type BetweenHouses = Readonly<Record<House, Readonly<Partial<Record<House, readonly string[]>>>>>;

export interface ColumnShelf {
  readonly weekly: WeekShelf;
  readonly weekSentences: WeekSentences;
  /** A day, `{date}`, as it stands for a clause's `{when}`. */
  readonly withinClause: string;
  /** What stands for the `{week}` of an intro: of any lead, and of one that comes on the last three days. */
  readonly weekOf: Readonly<{ any: string; late: readonly string[] }>;
  /**
   * How an intro that names no planet comes by those of its lead, `{sky}`: behind its `{first}` sentence, before it, or
   * as a `{clause}`.
   */
  readonly weekFactors: Readonly<Record<'behind' | 'before' | 'asClause', string>>;
  /** A lead in a few words: its `{planet}` and the `{other}`. */
  readonly weekSkies: Readonly<
    Record<
      | 'together'
      | 'opposite'
      | 'atOdds'
      | 'inAccord'
      | 'forward'
      | 'backward'
      | 'backAgain'
      | 'solarEclipse'
      | 'lunarEclipse'
      | 'firstQuarter'
      | 'lastQuarter',
      string
    >
  >;
  /** That a full Moon is a deep penumbral eclipse as well. */
  readonly faintEclipse: readonly string[];
  /** Which of several passes of two slow planets a week has, with the months of those `{before}` and `{next}`. */
  readonly passes: Readonly<Record<'first' | 'middle' | 'last', string>>;
  /** What a clause says of a sign's `{house}`: a week leaves it out where the sign is named again. */
  readonly houseOfSign: string;
  /** Frames of a week that a swift planet at odds with one of these three leads, by the swift one's house. */
  readonly outerFriction: Readonly<
    Record<Exclude<Slow, typeof Jupiter | typeof Saturn>, Readonly<Record<House, WeekTheme>>>
  >;
  readonly monthly: MonthFrames;
  /** Frames of a month that a slow planet's station in the reader's own sign leads. */
  readonly ownStations: Readonly<Record<Slow, Readonly<Record<'retrograde' | 'direct', WeekTheme>>>>;
  readonly yearly: Themes<YearLead>;
  readonly rising: Themes<YearLead>;
  /** Closes of a year whose lead comes near its end, by the lead's house: by Sun sign, and by Ascendant. */
  readonly lateCloses: ByHouseWordings;
  /** Closes of a week at the end of which a planet goes forward again: nothing of that lies behind it. */
  readonly closesOfTurn: Readonly<Record<House, string>>;
  /** Of a planet that leads a year and goes back in it: as it goes, and in the close: `{planet}`, `{matter}`, `{until}`. */
  readonly foretaste: Readonly<Record<'ends' | 'close', readonly string[]>>;
  readonly months: MonthShelf;
  readonly mechanisms: MechanismShelf;
  /**
   * First words of sentences that may stand after a date, where they begin in lower case: no command’s, and no name.
   */
  readonly openers: readonly string[];
  /** Words that take up what was said last, in lower case: what they stand in comes directly after that. */
  readonly pronouns: readonly string[];
  /** Words that join a clause to its sentence, which then has no room for another. */
  readonly conjunctions: readonly string[];
  /** How a sentence of counsel is known: words that begin it, in upper case, and in lower case what it says. */
  readonly counseling: { readonly beginnings: readonly string[]; readonly phrases: readonly string[] };
  /** How an event's matter bears on that of a month's or a year's lead: by the lead's house, then by the event's, if another. */
  readonly bearings: Readonly<Record<House, Growing>>;
  /** What else a week brings, seen from its lead: by the lead's house, then by the other's. */
  readonly weekTies: Readonly<Record<House, Growing>>;
  /** What a season of a year makes of the one before: by the house which that was last about, then by its own first. */
  readonly seasonTurns: Readonly<Record<House, Growing>>;
  /** A slow planet in a house throughout a year or a part of it; dates stand in the statement before. */
  readonly slow: Readonly<Record<Slow, Readonly<Record<'arrives' | 'stays' | 'leaves', Growing>>>>;
  /**
   * What a slow planet is to a year, said before it is placed: in a house all year, `{own}` a matter; in one and then the
   * next, `{other}`; in the next for a time.
   */
  readonly topics: Readonly<
    Record<
      'yearly' | 'rising',
      Readonly<Record<Slow, Readonly<Record<'settled' | 'moves' | 'visits', readonly string[]>>>>
    >
  >;
  /** What a slow planet wants, as one of two that meet. */
  readonly wants: Readonly<Record<Slow, string>>;
  /** The same in a clause that goes on after `where it`. */
  readonly briefly: Readonly<Record<Slow, ByHouseWordings>>;
  /** Mars in the reader's own sign, as a year has it, by the sign. */
  readonly marsAtHome: Readonly<Record<SignId, readonly string[]>>;
  /** Mercury retrograde in a house, as a year has it: the sentence after its dates. */
  readonly mercuryLoops: ByHouseWordings;
  /** What it does later, by the house before, to which it goes back: by Sun sign, and by Ascendant. */
  readonly mercuryGoesBack: ByHouseWordings;
  /** Two slow planets in one house. */
  readonly together: Partial<Readonly<Record<Pair, Growing>>>;
  /** Two slow planets in aspect, by the swifter one's house. */
  readonly slowAspects: Partial<Readonly<Record<Pair, Partial<Readonly<Record<Nature, Growing>>>>>>;
  /** A pair at odds where it has no cell: `{own}` and `{other}`, the matters of the swifter planet's house and the other's. */
  readonly atOdds: Partial<Readonly<Record<Pair, readonly string[]>>>;
  /** Mars with a slower planet, by his house. */
  readonly marsMeeting: Readonly<Record<Slow, Partial<Readonly<Record<Nature, Growing>>>>>;
  /** Venus with a slower planet, by her house. */
  readonly venusMeeting: Readonly<
    Record<typeof Mars | Slow, Partial<Readonly<Record<Nature, ByHouseWordings>>>>
  >;
  /** Mercury or Venus meets the Sun going backward. */
  readonly inferior: Readonly<Record<typeof Mercury | typeof Venus, Growing>>;
  /** What an aspect of the Moon does in her house. */
  readonly moonAspects: Readonly<Record<House, MoonAspects>>;
  readonly moonPlace: MoonPlace;
  readonly days: DayShelf;
  /** What the Moon's coming to a house brings to a week that mentions it. */
  readonly moonMentions: ByHouseWordings;
  /** Two planets that meet in the reader's own sign, by the slower one, where a week has no other words for it. */
  readonly ownMeetings: Readonly<Record<Exclude<Planet, typeof Sun | typeof Moon>, readonly string[]>>;
  /** Retrogrades of which a week does not say what they do in a house, as they go back into another. */
  readonly stillRetrograde: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, readonly string[]>>;
  /** That a planet which has come to a `{sign}` turns back there, on `{date}`, before what is said of its coming is over. */
  readonly turnsBackSoon: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, readonly string[]>>;
  /** What a retrograde does in its house that outlasts what is written of its first weeks. */
  readonly stillInHouse: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, ByHouseWordings>>;
  /** What the houses of two planets in aspect have to do with each other, said between the sky and what it means. */
  readonly betweenHouses: Readonly<Record<'tense' | 'harmonious', BetweenHouses>>;
  /** What a house is about, as it stands in a sentence: `{matter}` or, where it begins one, `{Matter}`. */
  readonly matters: Readonly<Record<House, string>>;
}
