import type {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Element, House, Modality, SignId } from '../chart/zodiac.js';
import type { MajorAspect } from './cells.js';
import type { Angle, Classical, Personal, Wordings } from './reading-keys.js';

/** What readings of solar and lunar returns are written from; placeholders as in `reading-catalogue.ts`. */

type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
type Meeting = 'conjunction' | 'harmonious' | 'tense';
type PairLines = Readonly<Partial<Record<Meeting, string>>>;
/** One wording, or several of what many years have. */
type Served = string | Wordings;
type ByPair = Readonly<Record<number, Readonly<Record<number, PairLines>>>>;
type Heads<Chapter extends string> = Readonly<Record<Chapter, string>>;

/** What the readings of returns have in common. */
interface ReturnReadingCells {
  /**
   * The return's Ascendant falls in a natal `{house}`, and the Sun or Moon that returns is in the same house of the
   * return.
   */
  readonly risesThere: string;
  readonly title: string;
  readonly opening: Wordings;
  readonly openingWithoutHouses: Wordings;
  /** The return is cast for another place than that of the birth: `{place}`. */
  readonly elsewhere: Wordings;
  /** After the first text that speaks of work or partnership: what those are for somebody at school. */
  readonly atAge: {
    readonly child: string;
  };
  /** The first words of the opening: what the year or month asks, `{question}`. `{name}`, `{year}`. */
  readonly asks: Wordings;
  readonly grounds: QuestionGrounds;
  readonly ascendant: BySign;
  /**
   * The ruler of the return's Ascendant, `{a}` or `{A}`, in a house of the return; one on an angle counts in the house
   * that begins there.
   */
  readonly ruler: ByHouse;
  readonly onAngle: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  /** Three planets or more in a house: `{planets}`. */
  readonly crowded: ByHouse;
  /**
   * Planets in two opposite houses, by the lower one: texts for where that one has more of them, and for where the other
   * has. `{lower}`, `{upper}`.
   */
  readonly axes: Readonly<Record<HouseAxis, Readonly<Record<'title' | 'lower' | 'upper', string>>>>;
  /** How two houses of such a contrast are both true, by what they stand for: `{one}`, `{other}`. */
  readonly bridges: Readonly<Record<Contrast, Wordings>>;
  readonly phase: Readonly<Record<PhaseId, TitledCell>>;
  /** What being retrograde adds to a planet: after the text on it, and where the planet leads the opening. */
  readonly retrograde: ByRetrograde;
  readonly leadingRetrograde: ByRetrograde;
  /** The closing where nothing conflicts: it comes back to the planet that led the opening. */
  readonly closingLeader: Readonly<Record<Planet | typeof Ascendant, string>>;
  readonly closing: ByHouse;
  readonly closingWithoutHouses: Wordings;
  /** Several planets, `{planets}`, in a `{house}`, and what it is about, `{matter}`. */
  readonly gathers: Wordings;
  /** The same where the question has named the house: `{planets}`, `{house}`. */
  readonly gathersThere: Wordings;
}

/** Houses that want different things: company and seclusion; alone and with somebody; play and tasks. */
export type Contrast = 'company' | 'self' | 'play';

type ByRetrograde = Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;

/** An axis of houses, by the lower of the two. */
export type HouseAxis = 1 | 2 | 3 | 4 | 5 | 6;

/** Why a return asks its question, which has two sides, `{one}` and `{other}`. */
export interface QuestionGrounds {
  /** `{a}` stands for one side, and `{b}`, opposite it, for the other. */
  readonly standing: Wordings;
  /** `{a}` on the Midheaven, and `{b}` in the twelfth house. */
  readonly seen: Wordings;
  /**
   * What the reader wants, `{from}`, since the Ascendant is in `{natalHouse}`, and where the Sun or Moon in `{house}`
   * draws them, `{to}`.
   */
  readonly rising: Wordings;
  /** The same where the two houses agree. */
  readonly joined: Wordings;
  /** The same where both point to one `{house}`: what the reader wants, `{from}`. */
  readonly same: Wordings;
  /** Two planets, `{a}` and `{b}`, in square or opposition; in conjunction. */
  readonly tense: Wordings;
  readonly conjunction: Wordings;
  /** `{a}` and `{b}`, which are opposite each other, and `{c}`, which is square to both. */
  readonly square: Wordings;
}

/**
 * Pairs of houses whose matters conflict, by the lower. Houses in sextile or trine agree and are left out, but for the
 * tenth and the twelfth: work in public, and rest.
 */
interface Higher {
  1: 2 | 4 | 6 | 7 | 8 | 10 | 12;
  2: 3 | 5 | 7 | 8 | 9 | 11;
  3: 4 | 6 | 8 | 9 | 10 | 12;
  4: 5 | 7 | 9 | 10 | 11;
  5: 6 | 8 | 10 | 11 | 12;
  6: 7 | 9 | 11 | 12;
  7: 8 | 10 | 12;
  8: 9 | 11;
  9: 10 | 12;
  10: 11 | 12;
  11: 12;
}
/** Pairs of planets that can conflict, or change each other when they are together, by the swifter. */
interface Slower {
  0: 1 | 4 | 5 | 6 | 7 | 8 | 9;
  1: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  2: 4 | 5 | 6 | 7 | 8 | 9;
  3: 4 | 5 | 6 | 7 | 8 | 9;
  4: 5 | 6 | 7 | 8 | 9;
  5: 6 | 7 | 8 | 9;
}
type Twos<Pairs> = { readonly [Lower in keyof Pairs]: Readonly<Record<Pairs[Lower] & number, string>> };
type ByAngle = Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
interface QuestionTable {
  readonly houses: Twos<Higher>;
  readonly same: ByHouse;
  /** Without houses. */
  readonly planets: Twos<Slower>;
}

/**
 * What a return can ask, as the end of a sentence, and how the closing answers. All of them hold for a month as for a
 * year.
 */
export interface ReturnQuestions {
  readonly questions: QuestionTable;
  readonly answers: QuestionTable & { readonly ofAngle: ByAngle };
  /** The matter of a house as one of two sides: “daily work”. */
  readonly sides: ByHouse;
  /** What a planet on an angle asks, as the end of a sentence. */
  readonly ofAngle: ByAngle;
  /** Before the answer: the question once more, `{question}`. */
  readonly recalls: Wordings;
}

/** A text with a heading of its own. */
export interface TitledCell {
  readonly title: string;
  readonly text: string;
}

/** A year from one solar return to the next. `{name}`, `{year}`. */
export interface SolarReturnReadingCells extends ReturnReadingCells {
  /**
   * The Sun or the Moon, `{A}`, in the `{house}` that leads, and where it draws the reader, `{to}`; or both of them
   * there.
   */
  readonly draws: Readonly<Record<'one' | 'both', Wordings>>;
  /**
   * Before the chapter on where the year takes place: several planets on one angle, `{planets}`, in `{house}`, and what
   * it is about, `{matter}`.
   */
  readonly firstPlace: string;
  /**
   * After a text on what happens out of sight: the planets on the Midheaven, `{planets}`, are what others see of the
   * year.
   */
  readonly besidePublic: string;
  /** Chapter titles. `{fields}` in that of `matters` are the fields of the houses in it. */
  readonly chapters: Heads<'tone' | 'place' | 'matters' | 'aspects' | 'dates'>;
  readonly fields: ByHouse;
  /** In place of `fields` where there are no houses, by planet. */
  readonly planetFields: Readonly<Record<Classical, string>>;
  readonly question: YearQuestion;
  /** One of the three strongest, in a sentence. */
  readonly leading: Readonly<Record<Planet, Wordings>>;
  readonly lines: { readonly ascendant: BySign };
  /** Where there are no houses. */
  readonly inSign: Readonly<Record<Classical, BySign>>;
  /** The Sun of a birth without an hour on a day on which it changed its sign: `{from}`, `{to}`. */
  readonly betweenSigns: string;
  /** Most planets, `{planets}`, are in signs of one element. */
  readonly elements: Readonly<Record<Element, string>>;
  /** What a planet adds to others in its house, or in the opposite house. */
  readonly company: Readonly<Record<Exclude<Planet, typeof Sun | typeof Moon>, ByHouse>>;
  /** What the rising sign's manner is used for, by the natal house that the return's Ascendant falls in. */
  readonly aims: ByHouse;
  /** By the body with the lower id. */
  readonly aspects: ByPair;
}

/** Why a year asks its question, where that is more than `QuestionGrounds` has. */
export interface YearQuestion {
  /** As `grounds.rising`, where several `{planets}` are in the house. */
  readonly gathered: Wordings;
  /** The Sun, in `{sunHouse}`, draws the reader one way, `{from}`, and `{planets}`, in `{house}`, another, `{to}`. */
  readonly divided: Wordings;
}

type SlowPlanet = typeof Jupiter | typeof Saturn | typeof Uranus | typeof Neptune | typeof Pluto;
type Personally =
  | typeof Sun
  | typeof Moon
  | typeof Mercury
  | typeof Venus
  | typeof Mars
  | typeof Jupiter
  | typeof Saturn
  | typeof Ascendant
  | typeof Midheaven;

/**
 * What a slow planet brings at each point of the birth chart; at its own place, the aspects that it reaches within a
 * lifetime.
 */
export type PassageCells = {
  readonly [Mover in SlowPlanet]: Readonly<Record<Personally, Readonly<Record<Meeting, Served>>>> &
    Readonly<Partial<Record<Mover, Readonly<Partial<Record<Meeting, Served>>>>>>;
};

/** Whether a passage helps the reader or is hard on them. */
export type PassageTone = 'gift' | 'strain';

/** Transits to the birth chart within the year of a solar return, with their days. */
export interface ReturnDatesCells {
  /** The title has `{name}` and `{days}`; the name has the planet, `{a}`, the `{aspect}` and the point, `{b}`. */
  readonly title: string;
  readonly name: string;
  readonly aspects: Readonly<Record<MajorAspect, string>>;
  /** What the points of the birth chart are called, `{b}`; and what a planet's own natal place is called. */
  readonly natal: Readonly<Record<Planet | typeof Ascendant | typeof Midheaven, string>>;
  readonly own: string;
  /** In the opening: a planet that comes to `{b}` once in decades, on `{days}`. */
  readonly chief: Readonly<Record<Exclude<SlowPlanet, typeof Jupiter>, string>>;
  /** The same where its days are not known. */
  readonly chiefUndated: Readonly<Record<Exclude<SlowPlanet, typeof Jupiter>, string>>;
  /** In the opening: the passage that is hardest and the one that helps most, `{name}`, with their `{days}`. */
  readonly turning: Readonly<Record<PassageTone, Readonly<Record<SlowPlanet, Wordings>>>>;
  /**
   * Several of Saturn to Pluto, `{planets}`, at one point of the birth chart, `{b}`, on `{days}`: the title; and a
   * sentence before the text of the slower one, with its own `{days}`.
   */
  readonly joint: {
    readonly title: string;
    readonly bridge: Readonly<Record<Exclude<SlowPlanet, typeof Jupiter | typeof Saturn>, string>>;
  };
  /**
   * After the text on a passage: the planet, `{a}` or `{A}`, comes to other points too at that time, `{places}`, each of
   * them a `{place}` with its `{days}`.
   */
  readonly crossing: { readonly place: string } & Readonly<Record<PassageTone, Wordings>>;
  /** At the end of the text on a passage: around a `{day}` another one, `{name}`, told before it, does the opposite. */
  readonly sameDays: Readonly<Record<PassageTone, Wordings>>;
  /** Days, `{days}`, at the end of the year, within such a section. */
  readonly atEnd: string;
  /** In the closing: what the first of the coming days, `{day}`, of the most helpful passage, `{gift}`, is good for. */
  readonly goodMoment: Readonly<Record<SlowPlanet, Wordings>>;
  /**
   * Eclipses on a planet or angle of the birth chart, or opposite one. The title has the `{aspect}`, the point, `{b}`,
   * and the `{day}`; `farEnds` are eclipses on the Descendant and on the Imum Coeli.
   */
  readonly eclipses: {
    readonly title: Readonly<Record<Luminary, string>>;
    readonly points: Readonly<Record<Personal | typeof Ascendant | typeof Midheaven, string>>;
    readonly farEnds: Readonly<Record<typeof Ascendant | typeof Midheaven, string>>;
  };
  /** The section of the remaining passages of slow planets, told in a sentence each. */
  readonly others: Heads<'title' | 'about'>;
  /**
   * Beside an aspect of the return: the same slow planet makes the same aspect to the birth chart, `{name}`, on
   * `{days}`.
   */
  readonly atBirth: Wordings;
  /** Days of Venus and Mars, `{day}`, each with its `{text}`; `titles` for sections of both and of one alone. */
  readonly swift: Readonly<Record<'dated' | 'around', string>> & {
    readonly titles: Readonly<Record<'both' | typeof Venus | typeof Mars, string>>;
    /**
     * The planet is retrograde until `{to}`, in a natal `{house}`, which is about `{matter}`, or in a `{sign}` where
     * there are no houses; or it has been retrograde since before the birthday, and turns direct.
     */
    readonly retrograde: Readonly<
      Record<typeof Venus | typeof Mars, Readonly<Record<'inHouse' | 'inSign' | 'forward', string>>>
    >;
    readonly days: Readonly<Record<typeof Venus | typeof Mars, Readonly<Record<number, PairLines>>>>;
  };
  /** Where the hour of birth is not known, so that only the months of some passages can be told. */
  readonly vague: string;
  readonly passages: PassageCells;
  /**
   * A slow planet on the Descendant or the Imum Coeli, by the opposite angle; and what those two are called, `{b}` in
   * the title.
   */
  readonly farEnds: Readonly<
    Record<SlowPlanet, Readonly<Record<typeof Ascendant | typeof Midheaven, string>>>
  >;
  readonly farEndNames: Readonly<Record<typeof Ascendant | typeof Midheaven, string>>;
  /** What `{aspect}` is there. */
  readonly atFarEnd: Readonly<Record<typeof Ascendant | typeof Midheaven, string>>;
  /**
   * How the exact days of one loop differ, where all of them lie in the year, in two months or more: `{first}`,
   * `{next}`, `{last}`.
   */
  readonly passes: Readonly<Record<SlowPlanet, Readonly<Record<PassageTone, PassesCells>>>>;
  /**
   * A loop that began before the birthday, goes on after the next, or both. Its exact days in the year are `{first}` to
   * `{last}`; the loop's first is `{begun}` and its last is `{ends}`, and the neighbors outside the year are `{before}`
   * and `{after}`. Texts for any planet, and `own` ones by planet and tone.
   */
  readonly loops: Readonly<Record<LoopPlace, PassesInYear<Wordings>>> & {
    /** The loop's last exact day, in `{last}`, where more than one lies before the birthday. */
    readonly third: Wordings;
    readonly own: Readonly<
      Record<SlowPlanet, Readonly<Record<PassageTone, Readonly<Record<LoopPlace, PassesInYear<string>>>>>>
    >;
  };
  /** Where the day is uncertain: it is in one of several months, `{from}` to `{to}`. */
  readonly months: string;
  /** It is in one of two months. */
  readonly eitherMonth: string;
  /** It may be a day or two off: `{days}`. */
  readonly about: string;
  /** The days, `{days}`, on which an aspect of the Sun is exact that has been told in another section. */
  readonly exact: Wordings;
  /** The same where it is exact within two days of the birthday; and where it is exact later in the year too: `{days}`. */
  readonly atBirthday: Wordings;
  readonly atBirthdayAndLater: Wordings;
  /** The planet, `{a}`, is stationary so close to the point that it is felt as if it were exact. */
  readonly station: Wordings;
  /** A passage that is almost exact on the birthday and not exact after it. */
  readonly standing: Wordings;
  /** A passage that is exact close to the birthday which begins the year, and close to the next one. */
  readonly early: Wordings;
  readonly late: Wordings;
  /** Where the two planets have an aspect of the opposite kind in the return itself. */
  readonly exception: Readonly<Record<PassageTone, Wordings>>;
}

type Luminary = 'solar' | 'lunar';

type PassesCells = Readonly<Record<'two' | 'more', Wordings>>;
/** Which part of a loop falls in the year: its end, its beginning, or the middle. */
export type LoopPlace = 'back' | 'opens' | 'between';
type PassesInYear<Texts> = Readonly<Record<'one' | 'several', Texts>>;

/** A month from one lunar return to the next. `{name}`, in the title `{day}`. */
export interface LunarReturnReadingCells extends ReturnReadingCells {
  readonly chapters: Heads<'tone' | 'place' | 'aspects'>;
  /** In place of `title` where the hour of birth is unknown, and with it the day on which the month begins. */
  readonly titleAround: string;
  /** A heading, `{title}`, followed by the planets concerned. */
  readonly withPlanets: string;
  /** The planet, `{A}`, is about to leave `{from}` for `{sign}`; the reading tells it by the new sign. */
  readonly enters: string;
  /** A planet that was retrograde turns direct on `{day}`, in the first days of the month. */
  readonly turnsForward: string;
  /** Where the hour of birth is unknown, and the Moon may be in either of two signs. */
  readonly moonBetween: string;
  /** What can be done about a question between two opposite houses, by the lower. */
  readonly answer: {
    readonly axes: Readonly<Record<HouseAxis, string>>;
    readonly seen: string;
  };
  /** One of the three strongest, in a sentence. */
  readonly leading: Readonly<Record<Exclude<Planet, typeof Moon>, Wordings>>;
  readonly lines: { readonly ascendant: BySign };
  /** A slow planet that is at a point of the birth chart all month, `{name}`. */
  readonly rare: Readonly<Record<SlowPlanet, string>>;
  /**
   * In the opening: an eclipse, `{day}`, just before the month or in it. By its natal house, which is about `{matter}`;
   * without houses; or where it makes an `{aspect}` to a planet or angle of the birth chart, `{b}`.
   */
  readonly eclipses: Readonly<
    Record<
      'before' | 'within',
      Readonly<Record<'inHouse' | 'anywhere' | 'touching', Readonly<Record<Luminary, string>>>>
    >
  >;
  /** Where the Moon, in `{house}`, draws the reader, `{to}`. */
  readonly moonDraws: Wordings;
  /** The Moon in the sign of the birth, as in every lunar return: a line, where there are no houses. */
  readonly moonSign: BySign;
  readonly sun: ByHouse;
  /** More on a planet on an angle, where the month turns on it. */
  readonly leadingOnAngle: Readonly<Record<Exclude<Planet, typeof Moon>, Readonly<Record<Angle, string>>>>;
  /** A planet in the first house, too far from the Ascendant to be on it. */
  readonly firstHouse: Readonly<Record<Exclude<Planet, typeof Sun | typeof Moon>, string>>;
  /** Where there are no houses. */
  readonly inSign: Readonly<Record<Exclude<Personal, typeof Moon>, BySign>>;
  /** Transits that are exact between `{begins}` and `{ends}`, each on a `{day}`, or around it, with its `{text}`. */
  readonly days: Readonly<Record<'title' | 'dated' | 'around', string>> & {
    /** A planet that was retrograde turns direct. */
    readonly forward: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
    /** A retrograde planet at a point of the birth chart, `{b}`. */
    readonly backward: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
  };
  /**
   * An eclipse in the month that touches no planet and no angle of the birth chart: its title, with the `{day}`, and the
   * `{house}` where there is one; a sentence by natal house; and what such an eclipse is like.
   */
  readonly eclipseSections: Readonly<
    Record<
      Luminary,
      {
        readonly title: Readonly<Record<'inHouse' | 'anywhere', string>>;
        readonly inHouse: ByHouse;
        readonly about: Wordings;
      }
    >
  >;
  /** A planet, `{A}`, turns retrograde on a `{day}` of the month, until `{to}`. */
  readonly turnsBack: { readonly title: string } & Readonly<
    Record<typeof Mercury | typeof Venus | typeof Mars, string>
  >;
  /**
   * The `{day}` on which an aspect of a planet, `{a}`, to the natal Moon is exact; and the same of two planets, `{a}`
   * and `{b}`, on one day.
   */
  readonly exactAtMoon: { readonly one: Wordings; readonly together: Wordings };
  /**
   * After a passage of a slow planet, with another `{month}` in which it is exact: the last time, after this month; the
   * first time, where this month has the last; or the last time, where that is past.
   */
  readonly otherTimes: Readonly<Record<'later' | 'last' | 'past', string>>;
  /** The Moon with another planet. */
  readonly moon: Readonly<Record<number, PairLines>>;
  /** Aspects between other planets, by the body with the lower id. */
  readonly aspects: ByPair;
}

/** How sections of returns take up what stood before. */
export interface ReturnTurns {
  /** `{planets}`, `{house}`. */
  readonly togetherInHouse: string;
  /** `{subject}`, `{planets}`, `{others}`: in opposition; or only in opposite houses. */
  readonly across: string;
  readonly facing: string;
  /** `{a}`, `{others}`. */
  readonly aspectsOf: string;
  /** Before an easy aspect after tense ones, and before a tense one after easy ones. */
  readonly turns: Readonly<Record<'ease' | 'strain', Wordings>>;
  /** How long a planet is retrograde: until a `{day}`; or all month. */
  readonly until: string;
  readonly throughout: string;
  /** The same where the reading has said how long. */
  readonly forNow: string;
  /** Mercury is stationary at the return and is retrograde from `{day}` until `{to}`. */
  readonly stands: string;
  /**
   * How many days ago the Moon was new or full, from none on, and in words where the hour is unknown: `{since}` in the
   * texts of these phases.
   */
  readonly since: { readonly days: readonly string[]; readonly about: string };
  /**
   * By house: what the reader wants, with the Ascendant in it; where the Sun or Moon in it draws them; and what the
   * house is about.
   */
  readonly wanting: ByHouse;
  readonly drawn: ByHouse;
  readonly concerns: ByHouse;
  readonly asking: ReturnQuestions;
  /** A planet on an angle in a sentence, in openings. */
  readonly angleLines: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  /** In openings, after a planet on an angle: the others on the same angle, `{planets}`. */
  readonly companyOnAngle: Readonly<Record<Angle, string>>;
  /** Aspects in a sentence, in openings and beside others, by the body with the lower id. */
  readonly aspectLines: ByPair;
  /** T-squares, by the planet at the apex, `{c}`, which is square to the other two, `{a}` and `{b}`. */
  readonly tSquare: { readonly title: string; readonly apex: Readonly<Record<Planet, string>> };
  /** An opposition, `{a}` and `{b}`, with a planet in trine and sextile to its ends, by that planet. */
  readonly mediators: Readonly<Record<Planet, string>>;
  /**
   * Grand trines, kites and grand crosses of `{planets}`; `{fourth}` is the planet of a kite that is not in the grand
   * trine.
   */
  readonly grandFigures: {
    readonly titles: Readonly<Record<'grandTrine' | 'kite' | 'grandCross', string>>;
    readonly grandTrine: Readonly<Record<Element, string>>;
    /** With what its `{fourth}` planet, opposite `{across}`, asks of the other three, `{asks}`. */
    readonly kite: string;
    readonly kiteAsks: Readonly<Record<Planet, string>>;
    readonly grandCross: Readonly<Record<Modality, string>>;
  };
  /** Words that mark a text which `atAge` explains. */
  readonly wordsOfAge: Readonly<Record<'child', readonly string[]>>;
  /** Subjects that become repetitive, each given as the words that mark it. */
  readonly recurring: readonly (readonly string[])[];
}
