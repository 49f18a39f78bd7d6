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
 * Texts by house that need not be complete: where one is missing, a more general table has one for the same event, or
 * the sentence on the sky stands alone. A test measures how complete each table is.
 *
 * A text may begin with what it advises in brackets, `[wait] …`, which is not printed: opposite advice on the matter of
 * one house never stands in one column.
 */
export type Growing = Partial<ByHouseWordings>;

/** What a text may advise. Opposites are `wait` and `act`, `reduce` and `enlarge`, `alone` and `together`. */
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

/**
 * The words that frame a year's column, by what leads the year. The lists are of one length: the texts at the same
 * place of them make a set.
 */
export interface Theme {
  /**
   * The intro, which is read by itself, in 30 to 50 words. It may begin with what it advises, as in `Growing`. In a
   * year that a slow planet leads it names that as `{planet}`, and the second of two that lead by meeting as `{other}`.
   */
  readonly intro: readonly string[];
  /**
   * In the first paragraph: what the year asks. `{when}` is a year's statement that says when: `allYear`, `forMonths`
   * or `lateInYear`.
   */
  readonly thought: readonly string[];
  /** How the year comes back to the thought in the season of what leads. */
  readonly turn?: readonly string[];
  /** The last sentences, which return to the thought. */
  readonly close: readonly string[];
}
export type ThemesByHouse = Partial<Readonly<Record<House, Theme>>>;

/** What an event is like: something begins, comes to a head, or is held up. */
export type Tone = 'opens' | 'ripens' | 'checks';

/**
 * The words that frame a week's or a month's column, by what leads it. The lists are of one length: the texts at the
 * same place of them make a set.
 */
export interface WeekTheme {
  /**
   * The intro, which is read by itself, in 30 to 50 words: what the period is about, without advice. A week's may have
   * `{place}`, the sign and house of what leads, `{day}`, its day, and `{week}`, one of `weekOf`.
   */
  readonly intro: readonly string[];
  /**
   * In the first paragraph, after the sentence on what leads: how the matter goes on, what gets in the way, what helps.
   */
  readonly course: readonly string[];
  /** The last sentences, which return to what leads. */
  readonly close: readonly string[];
}

/**
 * What leads a week, where it is of one house. `turnsBack` and `turnsForward` are the stations of planets other than
 * Mercury.
 */
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
  /** Two of these five planets in conjunction. */
  | 'slowMeeting'
  /** A swift planet in conjunction with another planet. */
  | 'meeting';

/**
 * The frames of weeks by the lead's house. `friction` and `help` are by the houses of both planets, or of Sun and Moon
 * at a quarter; `ownMeeting` is by the slow planet that the Sun or Mars meets in the reader's own sign.
 */
export type WeekShelf = Readonly<Record<HouseLead, Partial<Readonly<Record<House, WeekTheme>>>>> &
  Readonly<Record<'friction' | 'help', Partial<Readonly<Record<HousePair, WeekTheme>>>>> & {
    readonly ownMeeting: Readonly<Record<Slow, WeekTheme>>;
  };

/** What leads a month. `turnsBack` is the station retrograde of a planet other than Mercury. */
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
  /** A planet comes to a sign. From Jupiter on also where it meets a slower planet. */
  | 'jupiterArrives'
  | 'saturnArrives'
  /** Uranus, Neptune or Pluto. */
  | 'outerArrives'
  /** Jupiter or Saturn in opposition or square to a slower planet; and in trine or sextile. */
  | 'slowFriction'
  | 'slowHelp';

/** The frames of months by what leads, and its house. */
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

/** Frames by what leads, and its house; `any` is for whatever leads. */
export type Themes<Key extends string, Frame extends Theme = Theme> = Readonly<
  Record<Key | 'any', Partial<Readonly<Record<House, Frame>>>>
>;

/** Two planets, the swifter id first: `6-8` is Saturn and Neptune. */
export type Pair = `${Planet}-${Planet}`;
/** Two houses, the lower first. */
export type HousePair = `${House}-${House}`;

/** Texts on the events of a month by house, longer than those of `SignShelf`. */
export interface MonthShelf {
  readonly newMoon: Growing;
  readonly fullMoon: Growing;
  readonly solarEclipse: Growing;
  readonly lunarEclipse: Growing;
  /** A penumbral eclipse, which nobody sees as one. */
  readonly eclipseFaint: Growing;
  /** A planet comes to a house: not as it goes back, nor, before Jupiter, for the second time. */
  readonly ingress: Partial<Readonly<Record<Planet, Growing>>>;
  readonly retrograde: Partial<Readonly<Record<Turning, Growing>>>;
  readonly direct: Partial<Readonly<Record<Turning, Growing>>>;
  /** A planet is retrograde all month. */
  readonly underWay: Partial<Readonly<Record<Turning, Growing>>>;
  /** Venus or Mars in opposition or square to a slower planet: what the weeks around it are like. */
  readonly atOdds: Readonly<Record<typeof Venus | typeof Mars, Readonly<Record<Slow, ByHouseWordings>>>>;
  /**
   * The same for a conjunction, and for a trine or a sextile. For one that is not here a month has the texts of weeks.
   */
  readonly joins: Readonly<
    Record<typeof Venus | typeof Mars, Partial<Readonly<Record<Slow, ByHouseWordings>>>>
  >;
  readonly helps: Readonly<
    Record<typeof Venus | typeof Mars, Partial<Readonly<Record<Slow, ByHouseWordings>>>>
  >;
}

/**
 * What an event does in a house, in one sentence: before the text on what it is like, or in place of that where it is
 * told in passing.
 */
export interface MechanismShelf
  extends Readonly<
    Record<'newMoon' | 'firstQuarter' | 'fullMoon' | 'lastQuarter' | 'solarEclipse' | 'lunarEclipse', ByHouse>
  > {
  /** In place of `newMoon` in a month, where Mercury, Venus or Mars is retrograde in that house. */
  readonly newMoonHeldUp: ByHouse;
  readonly ingress: Readonly<Record<typeof Sun | typeof Mercury | typeof Venus | typeof Mars, ByHouse>>;
  readonly retrograde: Readonly<Record<Turning, ByHouse>>;
  readonly direct: Readonly<Record<Turning, ByHouse>>;
}

/**
 * The sentences with which a week tells its events, with a `{date}`, the clause with its houses, `{full}` or `{Full}`,
 * or a brief one, `{clause}` or `{Clause}`, and what the event is to the reader, `{matter}` or `{Matter}`.
 *
 * `lead` is for what leads; `after` for an event after that or after the one told last; `before` for one earlier than
 * it; `sameDay` for one on the same day; and `dayWithin` for a clause that has the day within it. Those that end in
 * `First` or `Last` have the matter before or after the clause. A `mention` is all that is said of an event.
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
    /**
     * An event that is easier or harder than the lead in its house, or than another of the same planet: earlier in the
     * week; the same where the week has gone back in time before; later; and on the same day.
     */
    | 'easierBefore'
    | 'easierThen'
    | 'harderThen'
    | 'harderBefore'
    | 'easierAfter'
    | 'harderAfter'
    | 'easierSameDay'
    | 'harderSameDay'
    /** An aspect of a planet that comes to another house later on the same day. */
    | 'beforeLeaving'
    | 'sameDay'
    | 'mention'
    | 'mentionBefore'
    | 'mentionSameDay',
    readonly string[]
  >
>;

/**
 * The text on what leads a day: `lead` goes on after the sentence on the sky, in the intro, and `course` is what
 * follows.
 */
export interface DayCell {
  readonly lead: string;
  readonly course: string;
}
export type DayCells = Partial<Readonly<Record<House, DayCell>>>;

/**
 * A day by the Moon's house. `opening` is two sentences, one of which names the Moon, `{moon}`, or her `{place}`: where
 * a day begins with something else, that sentence stands alone. `eased` follows where the Moon makes an easy aspect or
 * none, and `crossed` where she makes a hard one.
 */
export interface MoonDay {
  readonly opening: string;
  readonly eased: string;
  readonly crossed: string;
}

/** Aspects of a swift planet to a slow one, by the swift one's house. */
export type SlowMeetings = Readonly<Record<Nature, ByHouse>>;

/** Texts for days. What leads a day and has none here is told by the texts that weeks have of it. */
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
  /** The Sun or Mercury in aspect to a slow planet: for days and for months. */
  readonly meets: Readonly<Record<typeof Sun | typeof Mercury, Readonly<Record<Slow, SlowMeetings>>>>;
  readonly moon: Readonly<Record<House, readonly MoonDay[]>>;
  /**
   * The last sentence of a day: what the house of its event and that of the Moon have to do with each other, the lower
   * one first.
   */
  readonly joints: Partial<Readonly<Record<HousePair, readonly string[]>>>;
  /** The name of a `{planet}` that rules the reader's sign, where a report first names it. */
  readonly ruling: string;
  /** The Moon makes no aspect; or none in the sign in which she is for most of the day. */
  readonly quiet: readonly string[];
  readonly quietThere: readonly string[];
}

/** How a day says where the Moon is, and when. */
export interface MoonPlace {
  /** Stands for `{moon}`: `{sign}` is her place, in one of the three forms below. */
  readonly inSign: string;
  /**
   * Stands for `{place}`: her `{sign}` and `{house}`; and, on a day on which she changes signs at an `{hour}`, the one
   * in which she is for the longer time, until then or since then.
   */
  readonly inHouse: string;
  readonly until: string;
  readonly since: string;
  /** Stands for `{from}` in `moonAspects`, set off by commas: how the other planet is in aspect to the Moon. */
  readonly from: Readonly<
    Record<typeof Opposition | typeof Square | typeof Trine | typeof Sextile, readonly string[]>
  >;
  /** Stands for `{hour}`: the hours of a day, from its first to its last midnight. */
  readonly hours: readonly string[];
  /** Stands for `{when}` in `moonAspects`: the part of the day in which an aspect is exact. */
  readonly when: readonly [morning: string, noon: string, afternoon: string, evening: string, night: string];
  /** In place of `hours`, where the reader's time zone is not known: parts of the day. */
  readonly parts: readonly [morning: string, noon: string, afternoon: string, evening: string];
}

/**
 * What an aspect of the Moon does in one house, by the other planet: `{when}`, or `{When}` at the start, is the part of
 * the day, and `{from}` the aspect. Several wordings take turns from one time to the next.
 */
export type MoonAspects = Readonly<
  Record<Exclude<Planet, typeof Moon>, Readonly<Record<Nature, readonly string[]>>>
>;

/** Sentences on two houses, by that of the swifter of two planets and then by the other's. */
export type BetweenHouses = Readonly<Record<House, Readonly<Partial<Record<House, readonly string[]>>>>>;

export interface ColumnShelf {
  readonly weekly: WeekShelf;
  readonly weekSentences: WeekSentences;
  /** Stands for `{when}` in a clause: the day, `{date}`. */
  readonly withinClause: string;
  /** Stands for `{week}` in an intro: for any lead, and for one on the last three days. */
  readonly weekOf: Readonly<{ any: string; late: readonly string[] }>;
  /**
   * Adds the planets of the lead to an intro that names none. They are `{sky}`, behind its first sentence, `{first}`,
   * or before all of it, `{intro}`; or they stand before it as a brief `{clause}`.
   */
  readonly weekFactors: Readonly<Record<'behind' | 'before' | 'asClause', string>>;
  /** Stands for `{sky}`: the lead in a few words, with its `{planet}` and the `{other}`. */
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
  /** After the sentences on a full Moon that leads a week: it is a penumbral eclipse as well. */
  readonly faintEclipse: readonly string[];
  /**
   * After what is said of two slow planets: which of several passes this is, with the months of the one `{before}` and
   * of the `{next}`.
   */
  readonly passes: Readonly<Record<'first' | 'middle' | 'last', string>>;
  /** The part of a clause that names the `{house}` of a sign: it is left out where that has been named. */
  readonly houseOfSign: string;
  /**
   * Frames of a week that is led by a swift planet in opposition or square to Uranus, Neptune or Pluto, by the swift
   * one's house.
   */
  readonly outerFriction: Readonly<
    Record<Exclude<Slow, typeof Jupiter | typeof Saturn>, Readonly<Record<House, WeekTheme>>>
  >;
  readonly monthly: MonthFrames;
  /** Frames of a month that is led by a slow planet's station in the reader's own sign. */
  readonly ownStations: Readonly<Record<Slow, Readonly<Record<'retrograde' | 'direct', WeekTheme>>>>;
  /** Frames of a year for a Sun sign, and for a rising sign. */
  readonly yearly: Themes<YearLead>;
  readonly rising: Themes<YearLead>;
  /** In place of a year's close, by the lead's house, where what leads comes near the end of the year. */
  readonly lateCloses: ByHouseWordings;
  /**
   * In place of a week's close, by the lead's house, where what leads is a planet that turns direct at the end of the
   * week.
   */
  readonly closesOfTurn: Readonly<Record<House, string>>;
  /**
   * Where the planet that leads a year, `{planet}`, comes to a sign and goes back out of it: what becomes of its
   * `{matter}` as it does, and the close, with the day on which it comes again, `{until}`.
   */
  readonly foretaste: Readonly<Record<'ends' | 'close', readonly string[]>>;
  readonly months: MonthShelf;
  readonly mechanisms: MechanismShelf;
  /**
   * First words of sentences that may follow a date, where they are written in lower case: not those of commands, and
   * no names.
   */
  readonly openers: readonly string[];
  /** Words, in lower case, that refer to the sentence before: a sentence with one of them has to follow it directly. */
  readonly pronouns: readonly string[];
  /** Words, in lower case, that join a clause to a sentence, which then has no room for another. */
  readonly conjunctions: readonly string[];
  /** How a sentence of advice is known: by its first word, capitalized, or by a phrase in lower case. */
  readonly counseling: { readonly beginnings: readonly string[]; readonly phrases: readonly string[] };
  /**
   * What the matter of an event has to do with that of what leads a month or a year: by the lead's house, then by the
   * event's, if that is another.
   */
  readonly bearings: Readonly<Record<House, Growing>>;
  /**
   * After the text on another event of a week: what it has to do with the leading one. By the leading event's house,
   * then by the other's.
   */
  readonly weekTies: Readonly<Record<House, Growing>>;
  /**
   * The first sentence of a season of a year: how it follows from the one before. By the house that the one before
   * ended with, then by its own first.
   */
  readonly seasonTurns: Readonly<Record<House, Growing>>;
  /**
   * A slow planet in a house in a year: it comes there, stays all year, or leaves. Its dates are in the statement
   * before.
   */
  readonly slow: Readonly<Record<Slow, Readonly<Record<'arrives' | 'stays' | 'leaves', Growing>>>>;
  /**
   * What a slow planet is to a year, before the statement on where it is, by the `places` of its houses: in one all
   * year, `{own}`; in that and then in the next, `{other}`; or in the next for some months. `ofLead` begins with the
   * `{question}` of the year.
   */
  readonly topics: Readonly<
    Record<
      'yearly' | 'rising',
      Readonly<
        Record<
          Slow,
          Readonly<Record<'settled' | 'moves' | 'visits', readonly string[]>> & {
            readonly ofLead: Readonly<Record<'settled' | 'moves', readonly string[]>>;
          }
        >
      >
    >
  >;
  /** What a slow planet wants, in the statement on the two `sides` of a meeting that leads a year. */
  readonly wants: Readonly<Record<Slow, string>>;
  /**
   * What a slow planet does in a house, in a clause without a subject: it stands for `{brief}` in the statements of a
   * year.
   */
  readonly briefly: Readonly<Record<Slow, ByHouseWordings>>;
  /** In a year: Mars comes to the reader's own sign, by that sign. */
  readonly marsAtHome: Readonly<Record<SignId, readonly string[]>>;
  /** In a year: Mercury is retrograde in a house. The sentence after its dates. */
  readonly mercuryLoops: ByHouseWordings;
  /**
   * After the first sentence of `mercuryLoops`, in place of the rest, where Mercury goes back into the house before: by
   * that house, three wordings for the three loops of a year.
   */
  readonly mercuryGoesBack: ByHouseWordings;
  /** Two slow planets in one house: told with the second of them. */
  readonly together: Partial<Readonly<Record<Pair, Growing>>>;
  /** Two slow planets in aspect, by the swifter one's house. */
  readonly slowAspects: Partial<Readonly<Record<Pair, Partial<Readonly<Record<Nature, Growing>>>>>>;
  /**
   * In place of that, for planets in opposition or square: `{own}` and `{other}`, the matters of the swifter planet's
   * house and the other's.
   */
  readonly atOdds: Partial<Readonly<Record<Pair, readonly string[]>>>;
  /** Mars in aspect to a slower planet, by the house of Mars. */
  readonly marsMeeting: Readonly<Record<Slow, Partial<Readonly<Record<Nature, Growing>>>>>;
  /** Venus in aspect to a slower planet, by the house of Venus. */
  readonly venusMeeting: Readonly<
    Record<typeof Mars | Slow, Partial<Readonly<Record<Nature, ByHouseWordings>>>>
  >;
  /** Mercury or Venus, retrograde, in conjunction with the Sun. */
  readonly inferior: Readonly<Record<typeof Mercury | typeof Venus, Growing>>;
  /** In a day: what the Moon's aspects do, by her house. */
  readonly moonAspects: Readonly<Record<House, MoonAspects>>;
  readonly moonPlace: MoonPlace;
  readonly days: DayShelf;
  /** In a week: the Moon comes to a house, told in passing. */
  readonly moonMentions: ByHouseWordings;
  /**
   * In a week: two planets meet in the reader's own sign, by the slower one, told in passing where there is no other
   * text on it.
   */
  readonly ownMeetings: Readonly<Record<Exclude<Planet, typeof Sun | typeof Moon>, readonly string[]>>;
  /** In a week: a planet is retrograde and goes back into another sign. In place of the texts by house. */
  readonly stillRetrograde: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, readonly string[]>>;
  /** After the text on a planet that has come to a `{sign}`: it turns retrograde there soon, on `{date}`. */
  readonly turnsBackSoon: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, readonly string[]>>;
  /** A planet is still retrograde in a house, when the texts on that, `underWay`, are used up. */
  readonly stillInHouse: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, ByHouseWordings>>;
  /**
   * Between the sentence on an aspect and what it means: what the houses of the two planets have to do with each other.
   */
  readonly betweenHouses: Readonly<Record<'tense' | 'harmonious', BetweenHouses>>;
  /** What a house is about, as it stands within a sentence. */
  readonly matters: Readonly<Record<House, string>>;
  /** Where a house is felt, as that stands at the end of a clause. */
  readonly places: Readonly<Record<House, string>>;
  /** What a year is about, by the house of what leads it, as a noun. */
  readonly questions: Readonly<Record<House, string>>;
}
