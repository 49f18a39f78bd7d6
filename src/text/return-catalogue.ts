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
  /** Where the rising degree is in `{house}` of the birth and the light that returns in that of the return. */
  readonly risesThere: string;
  readonly title: string;
  readonly opening: Wordings;
  readonly openingWithoutHouses: Wordings;
  /** The houses are those of another place than the birth’s: `{place}`. */
  readonly elsewhere: Wordings;
  /** After the first text of these: what work and partnership are for somebody at school. */
  readonly atAge: {
    readonly child: string;
  };
  /** What is asked for the length of the return, `{question}`; the opening begins with it. `{name}`, `{year}`. */
  readonly asks: Wordings;
  readonly grounds: QuestionGrounds;
  readonly ascendant: BySign;
  /** The return’s ruler in a house of the return, on an angle in the one that begins there: `{a}`, `{A}`. */
  readonly ruler: ByHouse;
  readonly onAngle: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  /** Three planets or more in a house: `{planets}`. */
  readonly crowded: ByHouse;
  /** Planets in two houses that face each other, by the lower house and the one that has more: `{lower}`, `{upper}`. */
  readonly axes: Readonly<Record<HouseAxis, Readonly<Record<'title' | 'lower' | 'upper', string>>>>;
  readonly phase: Readonly<Record<PhaseId, TitledCell>>;
  /** That a planet is retrograde, and what that makes of its part: after what is said of it; and as one that leads. */
  readonly retrograde: ByRetrograde;
  readonly leadingRetrograde: ByRetrograde;
  /** Where nothing pulls apart, it comes back to the first of them. */
  readonly closingLeader: Readonly<Record<Planet | typeof Ascendant, string>>;
  readonly closing: ByHouse;
  readonly closingWithoutHouses: Wordings;
  /** Planets that fill a house, `{planets}`, `{house}`, and what it is about, `{matter}`. */
  readonly gathers: Wordings;
  /** The same of a house that the question has spoken of: `{planets}`, `{house}`. */
  readonly gathersThere: Wordings;
}

type ByRetrograde = Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;

/** The lower house of two that face each other. */
export type HouseAxis = 1 | 2 | 3 | 4 | 5 | 6;

/** Why it is asked; `{one}` and `{other}`: the sides. */
export interface QuestionGrounds {
  /** `{a}` stands for the one and `{b}` for the other, opposite it. */
  readonly standing: Wordings;
  /** `{a}` on the Midheaven, and `{b}` in the twelfth house. */
  readonly seen: Wordings;
  /** What is wanted, `{from}`, since the Ascendant is in `{natalHouse}`, and where the light in `{house}` draws one, `{to}`. */
  readonly rising: Wordings;
  /** The same of two houses that agree. */
  readonly joined: Wordings;
  /** Both at once: what is wanted, `{from}`, in `{house}`. */
  readonly same: Wordings;
  /** Two planets, `{a}` and `{b}`, in hard aspect, or together. */
  readonly tense: Wordings;
  readonly conjunction: Wordings;
  /** `{a}` and `{b}`, which are opposite each other, and `{c}`, which is square to both. */
  readonly square: Wordings;
}

/**
 * Of two houses those that pull apart, by the lower: not those in sextile or trine, which agree, but for the two of work in
 * public and of rest.
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
/** Planets that one of the swifter ones can be at odds with, or in whose company it changes. */
interface Slower {
  0: 1 | 4 | 5 | 6 | 7 | 8 | 9;
  1: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  2: 4 | 5 | 6 | 7 | 8 | 9;
  3: 4 | 5 | 6 | 7 | 8 | 9;
  4: 5 | 6 | 7 | 8 | 9;
  5: 6 | 7 | 8 | 9;
}
type Twos<Pairs> = { readonly [Lower in keyof Pairs]: Readonly<Record<Pairs[Lower] & number, string>> };
interface QuestionTable {
  readonly houses: Twos<Higher>;
  readonly same: ByHouse;
  /** Without houses. */
  readonly planets: Twos<Slower>;
}

/** What a return can ask, as the end of a sentence, and how the closing answers: both true of a month or a year. */
export interface ReturnQuestions {
  readonly questions: QuestionTable;
  readonly answers: QuestionTable;
  /** The matter of a house as one of two sides: “daily work”. */
  readonly sides: ByHouse;
  /** What a planet on an angle asks, as the end of a sentence; `closingLeader` of a year or month answers it. */
  readonly ofAngle: Readonly<Record<Planet, string>>;
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
  /** A light that leads in a house, `{A}`, `{house}`, and where it draws one, `{to}`; or both in one. */
  readonly draws: Readonly<Record<'one' | 'both', Wordings>>;
  /** Before where the year takes place: several on an angle, `{planets}`, in `{house}`, and what that is about, `{matter}`. */
  readonly firstPlace: string;
  /** After what goes on out of sight: what of the year is public, by those on the Midheaven, `{planets}`. */
  readonly besidePublic: string;
  /** `{fields}` in the title of `matters`: of the houses in it. */
  readonly chapters: Heads<'tone' | 'place' | 'matters' | 'aspects' | 'dates'>;
  readonly fields: ByHouse;
  /** Without houses, by planet. */
  readonly planetFields: Readonly<Record<Classical, string>>;
  readonly question: YearQuestion;
  /** One of the three strongest, in a sentence. */
  readonly leading: Readonly<Record<Planet, Wordings>>;
  readonly lines: { readonly ascendant: BySign };
  /** Where there are no houses. */
  readonly inSign: Readonly<Record<Classical, BySign>>;
  /** The Sun of a birth without an hour on a day on which it changed its sign: `{from}`, `{to}`. */
  readonly betweenSigns: string;
  /** Most planets are in signs of an element: `{planets}`. */
  readonly elements: Readonly<Record<Element, string>>;
  /** What a planet adds to others in its house, or in one that faces it. */
  readonly company: Readonly<Record<Exclude<Planet, typeof Sun | typeof Moon>, ByHouse>>;
  /** By the natal house that the Ascendant falls into: what its sign’s manner goes into. */
  readonly aims: ByHouse;
  /** By the body with the lower id. */
  readonly aspects: ByPair;
}

/** How the parts of a year have to do with its question. */
export interface YearQuestion {
  /** Why it is asked, as in `grounds.rising`, where `{planets}` gather in the house. */
  readonly gathered: Wordings;
  /** The Sun, in `{sunHouse}`, draws one one way, `{from}`, and `{planets}`, in `{house}`, another, `{to}`. */
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

/** What a slow planet brings at each point of the birth; at its own place as far as a life is long. */
export type PassageCells = {
  readonly [Mover in SlowPlanet]: Readonly<Record<Personally, Readonly<Record<Meeting, Served>>>> &
    Readonly<Partial<Record<Mover, Readonly<Partial<Record<Meeting, Served>>>>>>;
};

/** Whether a passage helps or tries one. */
export type PassageTone = 'gift' | 'strain';

/** When planets of a solar return come to points of the birth. */
export interface ReturnDatesCells {
  /** `{name}`, `{days}`; and the name, `{a}`, `{aspect}`, `{b}`. */
  readonly title: string;
  readonly name: string;
  readonly aspects: Readonly<Record<MajorAspect, string>>;
  /** The points of the birth, `{b}`; and what the planet’s own place is called. */
  readonly natal: Readonly<Record<Planet | typeof Ascendant | typeof Midheaven, string>>;
  readonly own: string;
  /** In the opening: one that comes to `{b}` once in decades, on `{days}`. */
  readonly chief: Readonly<Record<Exclude<SlowPlanet, typeof Jupiter>, string>>;
  /** Where its days are not known. */
  readonly chiefUndated: Readonly<Record<Exclude<SlowPlanet, typeof Jupiter>, string>>;
  /** In the opening: what asks most of a year and what helps most, `{name}`, and when, `{days}`. */
  readonly turning: Readonly<Record<PassageTone, Readonly<Record<SlowPlanet, Wordings>>>>;
  /**
   * Saturn and slower planets, `{planets}`, at one point of the birth, `{b}`, on `{days}`; and before what a slower one does
   * there, with its own `{days}`.
   */
  readonly joint: {
    readonly title: string;
    readonly bridge: Readonly<Record<Exclude<SlowPlanet, typeof Jupiter | typeof Saturn>, string>>;
  };
  /** At the end of a transit by its tone: around a `{day}` another, `{name}`, told before it, does the opposite. */
  readonly sameDays: Readonly<Record<PassageTone, Wordings>>;
  /** There: days, `{days}`, that are the last of the year. */
  readonly atEnd: string;
  /** In the closing: what the first day to come, `{day}`, of what helps most, `{gift}`, is good for. */
  readonly goodMoment: Readonly<Record<SlowPlanet, Wordings>>;
  /**
   * Eclipses, with `{aspect}`, `{b}` and `{day}` in the title: what they do at a planet or angle of the birth, or opposite a
   * planet; and at the far end of an axis.
   */
  readonly eclipses: {
    readonly title: Readonly<Record<Luminary, string>>;
    readonly points: Readonly<Record<Personal | typeof Ascendant | typeof Midheaven, string>>;
    readonly farEnds: Readonly<Record<typeof Ascendant | typeof Midheaven, string>>;
  };
  /** Over what else slow planets do, in a sentence each. */
  readonly others: Heads<'title' | 'about'>;
  /** Of an aspect of the return: a slow planet does the same to the birth, `{name}`, on `{days}`. */
  readonly atBirth: Wordings;
  /** Days of swift planets, `{day}`, `{text}`: of both, or of one alone. */
  readonly swift: Readonly<Record<'dated' | 'around', string>> & {
    readonly titles: Readonly<Record<'both' | typeof Venus | typeof Mars, string>>;
    /**
     * That a planet goes backward, until `{to}`, in `{house}` of the birth, which is about `{matter}`, or where there is none in `{sign}`; and that one which
     * has done so since before the birthday goes forward.
     */
    readonly retrograde: Readonly<
      Record<typeof Venus | typeof Mars, Readonly<Record<'inHouse' | 'inSign' | 'forward', string>>>
    >;
    readonly days: Readonly<Record<typeof Venus | typeof Mars, Readonly<Record<number, PairLines>>>>;
  };
  /** Where only the month of some is told, since the hour of the birth is not known. */
  readonly vague: string;
  readonly passages: PassageCells;
  /** At the far end of an axis of the birth, which is opposite the point that is its other end; as `{b}` of the title. */
  readonly farEnds: Readonly<
    Record<SlowPlanet, Readonly<Record<typeof Ascendant | typeof Midheaven, string>>>
  >;
  readonly farEndNames: Readonly<Record<typeof Ascendant | typeof Midheaven, string>>;
  /** As `{aspect}` of the name there. */
  readonly atFarEnd: Readonly<Record<typeof Ascendant | typeof Midheaven, string>>;
  /** How passages in two months or more differ, where they are all that there are of a loop: `{first}`, `{next}`, `{last}`. */
  readonly passes: Readonly<Record<SlowPlanet, Readonly<Record<PassageTone, PassesCells>>>>;
  /**
   * Of a loop that began before the birthday, goes on after the next, or both: those of the year, `{first}`, `{last}`; the loop’s
   * first, `{begun}`, and last, `{ends}`, and those next to the year, `{before}`, `{after}`. By planet and tone, or of any.
   */
  readonly loops: Readonly<Record<LoopPlace, PassesInYear<Wordings>>> & {
    /** The last of it, in `{last}`, where more than one lies before the birthday. */
    readonly third: Wordings;
    readonly own: Readonly<
      Record<SlowPlanet, Readonly<Record<PassageTone, Readonly<Record<LoopPlace, PassesInYear<string>>>>>>
    >;
  };
  /** Months of which some may have an exact day: `{from}`, `{to}`. */
  readonly months: string;
  /** Two months of which one has it. */
  readonly eitherMonth: string;
  /** Days that may be wrong by one or two: `{days}`. */
  readonly about: string;
  /** When an aspect of the Sun that is told elsewhere is exact: `{days}`. */
  readonly exact: Wordings;
  /** The same of one that is exact within two days of the birthday, and of one that is so later in the year too: `{days}`. */
  readonly atBirthday: Wordings;
  readonly atBirthdayAndLater: Wordings;
  /** Of one that is all but exact on the birthday, and no more exact after it. */
  /** Where `{a}` stands still so close that it is felt as if it were exact. */
  readonly station: Wordings;
  readonly standing: Wordings;
  /** Of one close to the birthday that begins the year, or to the next. */
  readonly early: Wordings;
  readonly late: Wordings;
  /** Where the aspect of the same two planets in the return goes the other way. */
  readonly exception: Readonly<Record<PassageTone, Wordings>>;
}

type Luminary = 'solar' | 'lunar';

type PassesCells = Readonly<Record<'two' | 'more', Wordings>>;
/** Which part of a loop a year has: the end, the beginning, or neither. */
export type LoopPlace = 'back' | 'opens' | 'between';
type PassesInYear<Texts> = Readonly<Record<'one' | 'several', Texts>>;

/** A month from one lunar return to the next. `{name}`, in the title `{day}`. */
export interface LunarReturnReadingCells extends ReturnReadingCells {
  readonly chapters: Heads<'tone' | 'place' | 'aspects'>;
  /** As `title`, where the hour of the birth would say on which day it is. */
  readonly titleAround: string;
  /** A heading, `{title}`, with planets besides. */
  readonly withPlanets: string;
  /** That a planet, `{A}`, is about to go from `{from}` into `{sign}`, by which it is told. */
  readonly enters: string;
  /** Of a planet that has been retrograde and goes forward on `{day}`, in the first days. */
  readonly turnsForward: string;
  /** Where the hour of the birth would say in which of two signs the Moon is. */
  readonly moonBetween: string;
  /** What can be done about the question: of two houses that face each other, by the lower. */
  readonly answer: {
    readonly axes: Readonly<Record<HouseAxis, string>>;
    readonly seen: string;
  };
  /** One of the three strongest, in a sentence. */
  readonly leading: Readonly<Record<Exclude<Planet, typeof Moon>, Wordings>>;
  readonly lines: { readonly ascendant: BySign };
  /** What a slow planet does to the birth for all of the month, `{name}`. */
  readonly rare: Readonly<Record<SlowPlanet, string>>;
  /**
   * An eclipse, `{day}`, just before the month or in it: with what its natal house is about, `{matter}`, and without houses; or
   * `{aspect}` a planet or an angle of the birth, `{b}`.
   */
  readonly eclipses: Readonly<
    Record<
      'before' | 'within',
      Readonly<Record<'inHouse' | 'anywhere' | 'touching', Readonly<Record<Luminary, string>>>>
    >
  >;
  /** Where the Moon draws one: `{house}`, `{to}`. */
  readonly moonDraws: Wordings;
  /** The Moon is back in the sign of the birth: without houses, in a line, since it is so each month. */
  readonly moonSign: BySign;
  readonly sun: ByHouse;
  /** After what a planet does on an angle, where the month turns on it. */
  readonly leadingOnAngle: Readonly<Record<Exclude<Planet, typeof Moon>, Readonly<Record<Angle, string>>>>;
  /** A planet that is on no angle. */
  readonly firstHouse: Readonly<Record<Exclude<Planet, typeof Sun | typeof Moon>, string>>;
  /** Where there are no houses. */
  readonly inSign: Readonly<Record<Exclude<Personal, typeof Moon>, BySign>>;
  /** What is exact on the birth chart between `{begins}` and `{ends}`: on a `{day}`, or about it, `{text}`. */
  readonly days: Readonly<Record<'title' | 'dated' | 'around', string>> & {
    /** That a planet that was retrograde goes forward. */
    readonly forward: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
    /** Of a planet that is retrograde, at a point of the birth, `{b}`. */
    readonly backward: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
  };
  /**
   * An eclipse of the month that falls on no planet and no angle: its title, `{day}`, in `{house}` or where there is none; a
   * sentence by the natal house; and what such an eclipse is.
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
  /** A planet, `{A}`, turns back on a `{day}` of the month, until `{to}`. */
  readonly turnsBack: { readonly title: string } & Readonly<
    Record<typeof Mercury | typeof Venus | typeof Mars, string>
  >;
  /** On which `{day}` what a planet, `{a}`, does to the Moon is exact; and of one that comes to it together with `{b}`. */
  readonly exactAtMoon: { readonly one: Wordings; readonly together: Wordings };
  /**
   * After what a slow planet does to a point of the birth, `{month}`: when it comes there for the last time after the
   * month; when it came first, if it comes in the month for the last time; or when it came last, if it has gone by.
   */
  readonly otherTimes: Readonly<Record<'later' | 'last' | 'past', string>>;
  /** The Moon with another planet. */
  readonly moon: Readonly<Record<number, PairLines>>;
  /** Others among themselves, by the body with the lower id. */
  readonly aspects: ByPair;
}

/** How sections of returns take up what stood before. */
export interface ReturnTurns {
  /** `{planets}`, `{house}`. */
  readonly togetherInHouse: string;
  /** `{subject}`, `{planets}`, `{others}`: in opposition; or only in the house opposite. */
  readonly across: string;
  readonly facing: string;
  /** `{a}`, `{others}`. */
  readonly aspectsOf: string;
  /** Before an aspect of ease after those of strain, and the other way round. */
  readonly turns: Readonly<Record<'ease' | 'strain', Wordings>>;
  /** How long a planet is retrograde: `{day}`; or all of a month. */
  readonly until: string;
  readonly throughout: string;
  /** Where it has been said how long. */
  readonly forNow: string;
  /** That Mercury stands still at a return and is about to go backward, from `{day}` until `{to}`. */
  readonly stands: string;
  /** How long the Moon has been new, or full, in days from none on, and where that is not known: `{since}` of these phases. */
  readonly since: { readonly days: readonly string[]; readonly about: string };
  /** What one wants by the Ascendant in a house, where a light in it draws one, and what the house is about. */
  readonly wanting: ByHouse;
  readonly drawn: ByHouse;
  readonly concerns: ByHouse;
  readonly asking: ReturnQuestions;
  /** A planet on an angle in a sentence, in openings. */
  readonly angleLines: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  /** After one planet on an angle, in openings: the others that stand there, `{planets}`. */
  readonly companyOnAngle: Readonly<Record<Angle, string>>;
  /** Aspects in a sentence, in openings and beside others, by the body with the lower id. */
  readonly aspectLines: ByPair;
  /** Planets that are opposite each other, `{a}` and `{b}`, and one square to both, `{c}`: by the last. */
  readonly tSquare: { readonly title: string; readonly apex: Readonly<Record<Planet, string>> };
  /** By the planet that is in easy aspect to both ends of an opposition, `{a}` and `{b}`. */
  readonly mediators: Readonly<Record<Planet, string>>;
  /** Figures of three planets or four, `{planets}`; of a kite also `{fourth}`, outside the grand trine. */
  readonly grandFigures: {
    readonly titles: Readonly<Record<'grandTrine' | 'kite' | 'grandCross', string>>;
    readonly grandTrine: Readonly<Record<Element, string>>;
    /** With what its `{fourth}` planet, opposite `{across}`, brings into it, `{asks}`. */
    readonly kite: string;
    readonly kiteAsks: Readonly<Record<Planet, string>>;
    readonly grandCross: Readonly<Record<Modality, string>>;
  };
  /** Words that betray a text of what `atAge` explains. */
  readonly wordsOfAge: Readonly<Record<'child', readonly string[]>>;
  /** Matters that soon come up too often: each by words that betray it. */
  readonly recurring: readonly (readonly string[])[];
}
