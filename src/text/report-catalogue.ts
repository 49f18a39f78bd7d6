import type { Jupiter, Mars, Mercury, Planet, Saturn, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ByHouseWordings, ByNatureWordings } from './cells.js';
import type { ColumnShelf, Slow, Turning, Yearlong } from './column-catalogue.js';

export * from './column-catalogue.js';

/**
 * What sign reports are made of. A happening is written as a sentence that says what the sky does and when, and a
 * wording that says what that is like: this shelf has both. Lists hold wordings that take turns.
 */

/** What happenings mean by solar house: weekly, monthly and yearly reports of a sign. */
export interface SignShelf {
  readonly newMoon: ByHouseWordings;
  readonly firstQuarter: ByHouseWordings;
  readonly fullMoon: ByHouseWordings;
  readonly lastQuarter: ByHouseWordings;
  readonly solarEclipse: ByHouseWordings;
  readonly lunarEclipse: ByHouseWordings;
  /** A planet comes into a house; the Moon for two or three days. */
  readonly ingress: Readonly<Record<Planet, ByHouseWordings>>;
  readonly retrograde: Readonly<Record<Turning, ByHouseWordings>>;
  readonly direct: Readonly<Record<Turning, ByHouseWordings>>;
  /** A retrograde loop goes on. */
  readonly underWay: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, ByHouseWordings>>;
  /** By the slower of two planets that meet; the house is the swifter one's. */
  readonly meeting: Readonly<
    Record<typeof Mercury, Pick<ByNatureWordings, 'conjunction'>> &
      Record<typeof Venus, Pick<ByNatureWordings, 'conjunction' | 'harmonious'>> &
      Record<Yearlong, ByNatureWordings>
  >;
}

/** What the events of a year mean by house: of a Sun sign, or from the Ascendant. Spans stand in the statements before. */
export interface YearShelf {
  readonly solarEclipse: ByHouseWordings;
  readonly lunarEclipse: ByHouseWordings;
  /** The second eclipse of a year in one house, and the third. */
  readonly eclipseReturn: ByHouseWordings;
  readonly eclipseThird: ByHouseWordings;
  /** One of the Moon in the house of what leads, before that. */
  readonly moonBeforeLead: ByHouseWordings;
  /** Jupiter or Saturn comes into a house that has been written of already. */
  readonly turn: Readonly<Record<typeof Jupiter | typeof Saturn, ByHouseWordings>>;
  readonly retrograde: Readonly<
    Record<typeof Venus | typeof Mars | typeof Jupiter | typeof Saturn, ByHouseWordings>
  >;
  readonly marsDirect: ByHouseWordings;
  /** Mars passes through a house in some weeks. */
  readonly marsPasses: ByHouseWordings;
  /** Mars in the sign of his loop once more. */
  readonly marsReturns: ByHouseWordings;
  /** A slow planet stands still in the reader's own sign. */
  readonly ownStation: Readonly<Record<Slow, Readonly<Record<'retrograde' | 'direct', readonly string[]>>>>;
}

/** How dates are written: `{weekday}`, `{month}`, `{day}`, `{year}`. */
export interface DateForms {
  /** Monday first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly inWeek: string;
  /** Of the day that was named last. */
  readonly sameDay: string;
  /** Of the day of what leads a month, told of further above: `{planet}`, and of a meeting or another aspect `{other}`. */
  readonly leadsDay: Readonly<
    Record<'eclipse' | 'newMoon' | 'fullMoon' | 'station' | 'ingress' | 'meeting' | 'aspect', string>
  >;
  readonly inYear: string;
  readonly otherYear: string;
  /** Of what is years away. */
  readonly monthOfYear: string;
  /** Between the dates of a list, and before its last. */
  readonly comma: string;
  readonly and: string;
}

/** `{planet}`, `{sign}` and `{house}` in all of them; every clause is a whole main clause, without a date. */
export interface Clauses {
  readonly newMoon: readonly string[];
  readonly firstQuarter: readonly string[];
  readonly fullMoon: readonly string[];
  readonly lastQuarter: readonly string[];
  /** The quarters as what they are, an aspect of the Moon in `{house}` and the Sun in `{otherHouse}`. */
  readonly firstQuarterOfTwo: readonly string[];
  readonly lastQuarterOfTwo: readonly string[];
  /** `{eclipse}`. */
  readonly eclipse: readonly string[];
  readonly ingress: readonly string[];
  /** Into the sign before, going backward. */
  readonly ingressBack: readonly string[];
  readonly moonIngress: readonly string[];
  /** As a week begins. */
  readonly moonStay: readonly string[];
  /** In the middle of a week. */
  readonly sunStay: readonly string[];
  readonly direct: readonly string[];
  /** Of a planet that was retrograde as the month began, `{since}` a day before it. */
  readonly directSince: readonly string[];
  /** Turns retrograde; `{until}`: the date of the direct station. */
  readonly loop: readonly string[];
  /** The same of a planet that by then is back in the sign before: `{otherSign}`, `{otherHouse}`. */
  readonly loopBack: readonly string[];
  /** The same where the files end before the loop does. */
  readonly retrograde: readonly string[];
  /** Without a date of its own: `{until}`, when the loop ends. */
  readonly underWay: readonly string[];
  /** The same of a planet beside another that is told of so. */
  readonly alsoUnderWay: readonly string[];
  readonly alsoBackingOut: readonly string[];
  /** Two in one sign, the one that ends first and the `{other}` with its `{otherUntil}`. */
  readonly underWayTogether: readonly string[];
  /** The same where the planet goes back into the sign before, `{otherSign}`, on `{back}`. */
  readonly backingOut: readonly string[];
  /** The same without saying so, where it goes back after the report's days and not into the reader's own sign. */
  readonly backingOutLater: readonly string[];
  /** The same where the report has said that the planet went back, and into which house. */
  readonly backedOut: readonly string[];
  /** Mercury or Venus with the Sun, going backward; `{other}`. */
  readonly inferior: readonly string[];
  /** `{other}`, the slower planet; of the others, which name no sign, also `{otherHouse}`, where it stands. */
  readonly conjunction: readonly string[];
  readonly opposition: readonly string[];
  readonly trine: readonly string[];
  readonly square: readonly string[];
  readonly sextile: readonly string[];
}

/** The same in passing, without houses: `{planet}`, `{other}` of aspects, `{sign}` of the rest. */
export type BriefClauses = Readonly<
  Record<
    | 'ingress'
    | 'ingressBack'
    | 'stay'
    | 'retrograde'
    | 'direct'
    | 'loop'
    | 'loopBack'
    | 'newMoon'
    | 'firstQuarter'
    | 'fullMoon'
    | 'lastQuarter'
    | 'conjunction'
    | 'harmonious'
    | 'tense',
    readonly string[]
  >
>;

export interface YearHeadings {
  /** Above Jupiter and Saturn; and above the three that are slower. */
  readonly near: string;
  readonly far: string;
  readonly firstSeason: string;
  readonly season: string;
  readonly lastSeason: string;
  /**
   * A season's `{dates}`, which are one of the forms before, with its `{topic}`, of the house that most in it is of; and with
   * that of two houses, one of them `{then}`. A topic that an earlier season had is `topicAgain`.
   */
  readonly ofTopic: string;
  readonly ofTopics: string;
  readonly topicAgain: string;
  readonly topics: Readonly<Record<House, string>>;
  /** Above the close. */
  readonly close: string;
}

export interface ReportCatalogue {
  readonly dates: DateForms;
  /** Planets as they stand in a sentence. */
  readonly planets: Readonly<Record<Planet, string>>;
  readonly solarEclipses: Readonly<Record<'total' | 'annular' | 'hybrid' | 'partial', string>>;
  readonly lunarEclipses: Readonly<Record<'total' | 'partial' | 'penumbral', string>>;
  /** Houses as they stand in a clause, after a sign they are another name of. */
  readonly houses: ByHouseWordings;
  /** In days, weeks and months. */
  readonly nearHouses: ByHouseWordings;
  readonly risingHouses: ByHouseWordings;
  readonly clauses: Clauses;
  readonly briefClauses: BriefClauses;
  /** Houses written of before in the same report. */
  readonly housesAgain: Readonly<Record<House, string>>;
  /**
   * In what words, or beginnings of words in lower case, sentences speak of a house's matter by which `nearHouses` call it:
   * beside them it has its number.
   */
  readonly houseWords: Readonly<Partial<Record<House, readonly string[]>>>;
  readonly risingHousesAgain: Readonly<Record<House, string>>;
  /**
   * Sentences made of `{date}` and a `{clause}`, or a `{Clause}` that begins them.
   * `plain` says nothing of what stands before; `also`: of the
   * day that was written of last, which `{date}` calls the same; `turn`: easy after what was hard, or the reverse;
   * `throughout` and `ofDay` have no date, nor have `ofEvening` and `ofNight`, of an event at the end of its day. Those that end in `First` or `Last` say what that is for the reader, as a
   * `{matter}` or, where that begins the sentence, a `{Matter}`, before the clause or after it: `matter` of a dated
   * event, `turn` as above, `day` without a date. `earlier` goes back in time and says so; `mention` is of what is told in
   * passing, with a brief clause and a `{matter}`.
   */
  readonly sentences: Readonly<
    Record<
      | 'plain'
      | 'ofDay'
      | 'ofEvening'
      | 'ofNight'
      | 'ofDayFirst'
      | 'ofDayLast'
      | 'loop'
      | 'also'
      | 'turn'
      | 'throughout'
      | 'matterFirst'
      | 'matterLast'
      /** Of a year: the matter before the sky and its day. */
      | 'matterDated'
      /** The same of what a planet brings that comes to a sign, from its day on; and in passing. */
      | 'sinceFirst'
      | 'mentionSince'
      | 'turnFirst'
      | 'turnLast'
      | 'earlier'
      | 'earlierFirst'
      | 'earlierLast'
      | 'mention'
      | 'mentionEarlier'
      /** The same of a few days earlier. */
      | 'justBefore'
      | 'justBeforeFirst'
      | 'justBeforeLast'
      | 'mentionJustBefore',
      readonly string[]
    >
  >;
  /**
   * A year's statements. `{planet}`, `{Planet}`, `{sign}`, `{house}`, and `{brief}`, a clause of `briefly`. Of a planet
   * in one sign all year: `stays`, `{from}` and `{until}`; of one that goes on to another: `leaves` or, in passing,
   * `lingers`, and then `goesOn` or, in passing, `ahead`; of one that comes back, the ones from `begins` to
   * `comesToStay`, as it goes; where there are three signs `atTimes`, and in passing `besides`, in `{spans}`, a list of the
   * four spans. Those that end in `On` or `To` say
   * no end, which is beyond the files. Aspects of slow planets as in
   * clauses, with `{dates}`; `lead` takes a `{date}` and a `{clause}`; loops turn back on `{from}` and forward on
   * `{until}`.
   */
  readonly yearStatements: Readonly<
    Record<
      | 'stays'
      | 'staysOn'
      /** Is in a sign that it leaves; where the beginning lies beyond the files, with the `{change}`. */
      | 'crosses'
      | 'crossesOn'
      /** The same with what it is there, in a clause. */
      | 'crossesBrief'
      | 'crossesOnBrief'
      /** It goes on to another sign on `{change}`, if known `{until}` a day; and what it is there, in a clause. */
      | 'goesOn'
      | 'goesOnTo'
      | 'thenBrief'
      | 'atTimes'
      /** `{until}` when a planet is in a sign that it comes back to; with what it is there in a clause. */
      | 'begins'
      | 'beginsBrief'
      /** It goes on to the next sign for a time, or back to the one before; in a clause, on `{change}`. */
      | 'visits'
      | 'visitsBrief'
      | 'backs'
      | 'backsBrief'
      /** It comes back on `{date}`; it comes for longer to the other sign. */
      | 'returns'
      | 'returnsOn'
      | 'comesToStay'
      | 'besides'
      | 'spanUntil'
      | 'spanBetween'
      | 'spanSince'
      | 'spanOn'
      | 'slowConjunction'
      | 'slowOpposition'
      | 'slowTrine'
      | 'slowSquare'
      | 'slowSextile'
      | 'lead'
      /** When it is that a planet brings what a thought says: {when}; and of one that comes late in the year. */
      | 'allYear'
      | 'lateInYear'
      /** Of one that goes back in the year. */
      | 'forMonths'
      /** What two planets want that lead by meeting: `{planet}` `{own}`, `{other}` `{otherOwn}`. */
      | 'sides'
      /** What leads, in its season: first of it, where the heading has its date, or at `{date}`. */
      | 'eclipseBegins'
      | 'eclipseComes'
      /** The same of a second eclipse of the year in a sign: `{first}`, the date of the one before. */
      | 'eclipseBeginsAgain'
      | 'eclipseComesAgain'
      /** Jupiter or Saturn comes to a sign in which Mars or Venus, `{other}`, turned back `{since}` a day. */
      | 'followsLoop'
      /** The same of one that goes back in the year, `{until}` a day; and without anything that turned back there. */
      | 'followsLoopVisit'
      | 'entersForNow'
      | 'meetingBegins'
      | 'meetingComes'
      | 'stationBegins'
      | 'stationComes'
      | 'ingressBegins'
      | 'ingressBeginsStay'
      | 'ingressComes'
      | 'ingressComesStay'
      /** One that goes back in the year: `{until}`, or `{from}` and `{until}`; and that it goes. */
      | 'foretasteBegins'
      | 'foretasteComes'
      | 'foretasteEnds'
      /** A `{matter}` that an earlier season has told of, in `{month}`. */
      | 'comesBack'
      /** What an eclipse has to do with the one that leads, in the opposite house: `{matter}`. */
      | 'acrossFromLead'
      /** The eclipses that nobody sees, one or several: `{dates}`. */
      | 'faint'
      | 'faints'
      /** Mars goes forward, whose turn back in the year was told: in the same sign, or in the one before. */
      | 'released'
      | 'releasedInOther'
      /** The same as a season begins, whose heading has the date. */
      /** The same of Mars, retrograde since the year before. */
      | 'releasedEarly'
      | 'releasedFirst'
      | 'releasedInOtherFirst'
      /** Jupiter stays in a sign in which a planet turns back: `{matter}`, `{date}`. */
      | 'slowsJupiter'
      /** A retrograde of Mercury: `{place}`, the matter of a house or `mercuryPlaces`, of two. */
      | 'mercury'
      /** The same of one that the next year tells of: what it asks too. */
      | 'mercuryGoesOver'
      | 'mercuryPlaces'
      | 'marsStays'
      /** Mars in the sign of his loop once more: `{from}`, `{until}`. */
      | 'marsReturns'
      | 'venusLoop'
      | 'marsLoop'
      /** One that ends as its season does. */
      | 'marsLoopOfSeason'
      | 'jupiterLoop'
      | 'saturnLoop'
      /** Venus, Jupiter or Saturn backs out of a sign before it goes forward in `{otherSign}`, `{otherHouse}`. */
      | 'loopBack',
      readonly string[]
    >
  >;
  readonly headings: {
    /** `{year}`; a season's dates are `{from}` and `{to}`. */
    readonly yearly: YearHeadings;
    readonly rising: YearHeadings;
  };
  readonly columns: ColumnShelf;
  readonly signs: SignShelf;
  readonly signYears: YearShelf;
  readonly risingYears: YearShelf;
}
