import type { Jupiter, Mars, Mercury, Planet, Saturn, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ByHouseWordings, ByNatureWordings } from './cells.js';
import type { ColumnShelf, Slow, Turning, Yearlong } from './column-catalogue.js';

export * from './column-catalogue.js';

/**
 * What sign reports are written from. An event is told by a sentence that says what the sky does and when, and by a
 * text that says what that is like: both are here. Lists hold wordings that take turns.
 */

/** What events mean by solar house: for days, weeks and months, where these have no texts of their own. */
export interface SignShelf {
  readonly newMoon: ByHouseWordings;
  readonly firstQuarter: ByHouseWordings;
  readonly fullMoon: ByHouseWordings;
  readonly lastQuarter: ByHouseWordings;
  readonly solarEclipse: ByHouseWordings;
  readonly lunarEclipse: ByHouseWordings;
  /** A planet comes to a house; the Moon, for two or three days. */
  readonly ingress: Readonly<Record<Planet, ByHouseWordings>>;
  readonly retrograde: Readonly<Record<Turning, ByHouseWordings>>;
  readonly direct: Readonly<Record<Turning, ByHouseWordings>>;
  /** A planet is still retrograde. */
  readonly underWay: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, ByHouseWordings>>;
  /** Aspects, by the slower of the two planets and then by the swifter one's house. */
  readonly meeting: Readonly<
    Record<typeof Mercury, Pick<ByNatureWordings, 'conjunction'>> &
      Record<typeof Venus, Pick<ByNatureWordings, 'conjunction' | 'harmonious'>> &
      Record<Yearlong, ByNatureWordings>
  >;
}

/**
 * What the events of a year mean by house: for a Sun sign, or for a rising sign. Dates stand in the statements before.
 */
export interface YearShelf {
  readonly solarEclipse: ByHouseWordings;
  readonly lunarEclipse: ByHouseWordings;
  /** The second eclipse of a year in one house, and the third. */
  readonly eclipseReturn: ByHouseWordings;
  readonly eclipseThird: ByHouseWordings;
  /** A lunar eclipse in the house of what leads the year, before that comes. */
  readonly moonBeforeLead: ByHouseWordings;
  /** Jupiter or Saturn comes to a house, after the year has told what that is like. */
  readonly turn: Readonly<Record<typeof Jupiter | typeof Saturn, ByHouseWordings>>;
  readonly retrograde: Readonly<
    Record<typeof Venus | typeof Mars | typeof Jupiter | typeof Saturn, ByHouseWordings>
  >;
  readonly marsDirect: ByHouseWordings;
  /** Mars passes through a house in some weeks. */
  readonly marsPasses: ByHouseWordings;
  /** Mars comes back to the sign in which it turned retrograde earlier in the year. */
  readonly marsReturns: ByHouseWordings;
  /** A slow planet is stationary in the reader's own sign. */
  readonly ownStation: Readonly<Record<Slow, Readonly<Record<'retrograde' | 'direct', readonly string[]>>>>;
}

/** How dates are written: `{weekday}`, `{month}`, `{day}`, `{year}`. */
export interface DateForms {
  /** Monday first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** A day of the report's own week. */
  readonly inWeek: string;
  /** In place of the date: the day that was named last. */
  readonly sameDay: string;
  /**
   * In place of the date, where an event is on the day of what leads a month, which has been told: `{planet}`, and of
   * an aspect `{other}`.
   */
  readonly leadsDay: Readonly<
    Record<'eclipse' | 'newMoon' | 'fullMoon' | 'station' | 'ingress' | 'meeting' | 'aspect', string>
  >;
  /** A day in the report's own year, and in another. */
  readonly inYear: string;
  readonly otherYear: string;
  /** A date that is years away. */
  readonly monthOfYear: string;
  /** Between the dates of a list, and before its last. */
  readonly comma: string;
  readonly and: string;
}

/** What the sky does, as whole main clauses without a date. All have `{planet}`, `{sign}` and `{house}`. */
export interface Clauses {
  readonly newMoon: readonly string[];
  readonly firstQuarter: readonly string[];
  readonly fullMoon: readonly string[];
  readonly lastQuarter: readonly string[];
  /** A quarter that leads a week, as the aspect that it is: the Moon in `{house}`, the Sun in `{otherHouse}`. */
  readonly firstQuarterOfTwo: readonly string[];
  readonly lastQuarterOfTwo: readonly string[];
  /** `{eclipse}` is one of `solarEclipses` or `lunarEclipses`. */
  readonly eclipse: readonly string[];
  readonly ingress: readonly string[];
  /** A retrograde planet goes back into a sign. */
  readonly ingressBack: readonly string[];
  readonly moonIngress: readonly string[];
  /** The Moon is in a sign as a week begins. */
  readonly moonStay: readonly string[];
  /** The Sun is in a sign in the middle of a week. */
  readonly sunStay: readonly string[];
  readonly direct: readonly string[];
  /** The same for a planet that was retrograde as the month began, since `{since}`, a day before that. */
  readonly directSince: readonly string[];
  /** A planet turns retrograde, until the day on which it turns direct, `{until}`. */
  readonly loop: readonly string[];
  /** The same where the planet by then is back in the sign before, `{otherSign}`, `{otherHouse}`. */
  readonly loopBack: readonly string[];
  /** In place of `loop`, where the ephemeris ends before the loop does. */
  readonly retrograde: readonly string[];
  /** A planet is still retrograde, until `{until}`. It has no date besides. */
  readonly underWay: readonly string[];
  /**
   * The same for a planet that is told after another one that is retrograde; and where it goes back into `{otherSign}`.
   */
  readonly alsoUnderWay: readonly string[];
  readonly alsoBackingOut: readonly string[];
  /** Two retrograde planets in one sign: the one that turns direct first, and the `{other}`, with `{otherUntil}`. */
  readonly underWayTogether: readonly string[];
  /** A planet is still retrograde and goes back into the sign before, `{otherSign}`, on `{back}`. */
  readonly backingOut: readonly string[];
  /**
   * In place of that, without saying so, where it goes back after the report's days and not into the reader's own sign.
   */
  readonly backingOutLater: readonly string[];
  /** In place of that, where the report has told that the planet went back, and into which house. */
  readonly backedOut: readonly string[];
  /** Mercury or Venus, `{other}`, retrograde, in conjunction with the Sun. */
  readonly inferior: readonly string[];
  /**
   * Aspects: `{other}` is the slower planet. Those but the conjunction name no sign; they have its house,
   * `{otherHouse}`, and some of them a place for the day, `{when}`.
   */
  readonly conjunction: readonly string[];
  readonly opposition: readonly string[];
  readonly trine: readonly string[];
  readonly square: readonly string[];
  readonly sextile: readonly string[];
}

/**
 * What the sky does in a brief clause without houses, for what is told in passing: `{planet}`, with `{other}` in
 * aspects and `{sign}` in the rest.
 */
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

/** The headings of a year's sections. */
export interface YearHeadings {
  /** Above Jupiter and Saturn; and above Uranus, Neptune and Pluto. */
  readonly near: string;
  readonly far: string;
  /** The dates of a season. */
  readonly firstSeason: string;
  readonly season: string;
  readonly lastSeason: string;
  /**
   * The heading of a season, with its `{dates}`, in one of the forms above, and the `{topic}` of the house that it is
   * most about; or with those of two houses, the second of which is `{then}`. A topic that an earlier season had is put
   * as `topicAgain`.
   */
  readonly ofTopic: string;
  readonly ofTopics: string;
  readonly topicAgain: string;
  readonly topics: Readonly<Record<House, string>>;
  /** Above what a year has in passing: Mercury's retrogrades, and eclipses that nobody sees. */
  readonly passing: string;
  /** Above the close. */
  readonly close: string;
}

export interface ReportCatalogue {
  readonly dates: DateForms;
  /** Planets as they stand within a sentence. */
  readonly planets: Readonly<Record<Planet, string>>;
  readonly solarEclipses: Readonly<Record<'total' | 'annular' | 'hybrid' | 'partial', string>>;
  /** `grazing`: a penumbral one that nobody sees. */
  readonly lunarEclipses: Readonly<Record<'total' | 'partial' | 'penumbral' | 'grazing', string>>;
  /** Houses as they stand within a clause, after the sign that each of them is: in years. */
  readonly houses: ByHouseWordings;
  /** The same in days, weeks, months and the seasons of a year. */
  readonly nearHouses: ByHouseWordings;
  /** Houses counted from the Ascendant. */
  readonly risingHouses: ByHouseWordings;
  readonly clauses: Clauses;
  readonly briefClauses: BriefClauses;
  /** Houses that the same report has named before. */
  readonly housesAgain: Readonly<Record<House, string>>;
  /**
   * In what words, or beginnings of words in lower case, sentences speak of a house's matter by which `nearHouses` call
   * it: beside them it has its number.
   */
  readonly houseWords: Readonly<Partial<Record<House, readonly string[]>>>;
  readonly risingHousesAgain: Readonly<Record<House, string>>;
  /**
   * The sentences that tell an event, of a `{clause}`, or a `{Clause}` at the start, and a `{date}`. Those that end in
   * `First` or `Last` also have what the event is to the reader, as a `{matter}` or, at the start, a `{Matter}`, before
   * the clause or after it.
   *
   * `plain` says nothing of what was told before, and `matterFirst` and `matterLast` are the same with a matter; `loop`
   * is for a clause that ends with a date of its own; `also` for an event of the day that was told last; `turn` for an
   * easy event after a hard one, or the reverse; `earlier` for one before that which was told last; and a `mention`,
   * with a brief clause and a matter, for what is told in passing. Without a date are `throughout`, for what lasts for
   * all of the period, and the sentences of a day, of which `ofEvening` and `ofNight` are for the end of it.
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
      /** In a year: the matter, then the clause and its day. */
      | 'matterDated'
      /** What a planet brings that comes to a sign, from its day on; and the same in passing. */
      | 'sinceFirst'
      | 'mentionSince'
      | 'turnFirst'
      | 'turnLast'
      | 'earlier'
      | 'earlierFirst'
      | 'earlierLast'
      | 'mention'
      | 'mentionEarlier'
      /** The same as `earlier`, for an event only a few days before. */
      | 'justBefore'
      | 'justBeforeFirst'
      | 'justBeforeLast'
      | 'mentionJustBefore',
      readonly string[]
    >
  >;
  /**
   * The statements of a year: `{planet}` or `{Planet}`, `{sign}`, `{house}`, and `{brief}`, a clause of `briefly`. A
   * planet in one sign all year `stays`, from `{from}` until `{until}`. In one and then in another it `crosses` and
   * then `goesOn`. One that comes back to a sign has the statements from `begins` to `comesToStay`, in order of time.
   * Where there are three signs, each has `atTimes` or, in passing, `besides`, with `{spans}`, a list of the four
   * spans. `staysOn`, `goesOnTo`, `returnsOn` and `spanOn` do not say until when. Those with `Brief` say in a clause
   * what the planet is there, and no text follows. Aspects of slow planets are as in clauses, with `{dates}`; `lead`
   * takes a `{date}` and a `{clause}`; planets turn retrograde on `{from}` and direct on `{until}`.
   */
  readonly yearStatements: Readonly<
    Record<
      | 'stays'
      | 'staysOn'
      /** In a sign that it will leave: since `{from}`, or without saying since when. */
      | 'crosses'
      | 'crossesOn'
      /** The same with what it is there. */
      | 'crossesBrief'
      | 'crossesOnBrief'
      /**
       * On `{change}` it goes on to `{otherSign}`, until `{until}`, or without saying until when; and what it is there,
       * `{otherBrief}`.
       */
      | 'goesOn'
      | 'goesOnBrief'
      | 'goesOnTo'
      | 'thenBrief'
      | 'atTimes'
      /** In a sign that it will come back to, until `{until}`; and the same with what it is there. */
      | 'begins'
      | 'beginsBrief'
      /**
       * It goes on to the next sign for a time, or back to the one before, `{otherSign}`; and the same on `{change}`,
       * with what it is there, `{otherBrief}`.
       */
      | 'visits'
      | 'visitsBrief'
      /** The same where it has been in that sign before. */
      | 'visitsAgain'
      | 'visitsAgainBrief'
      | 'backs'
      | 'backsBrief'
      /** On `{date}` it comes back; or it comes for longer to the other sign. */
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
      /** Stand for `{when}` in the thought of a year: what leads is there for most of it, or comes late in it. */
      | 'allYear'
      | 'lateInYear'
      /** The same for a planet that leads a year and goes back in it. */
      | 'forMonths'
      /**
       * Where two planets lead a year by meeting: what each of them `wants`, `{planet}` `{own}` and `{other}`
       * `{otherOwn}`.
       */
      | 'sides'
      /**
       * What leads, told again in its season: as the season begins, whose heading has the date, or on a `{date}` within
       * it.
       */
      | 'eclipseBegins'
      | 'eclipseComes'
      /** The same for the second eclipse of a year in one sign: `{first}` is the date of the one before. */
      | 'eclipseBeginsAgain'
      | 'eclipseComesAgain'
      /** Jupiter or Saturn comes to a sign in which Mars or Venus, `{other}`, turned retrograde on `{since}`. */
      | 'followsLoop'
      /** The same where it goes back on `{until}`; and where it goes back, and no planet turned retrograde there. */
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
      /**
       * A planet that leads and goes back in the year: it is there until `{until}`, or from `{from}` to `{until}`; and
       * it goes back.
       */
      | 'foretasteBegins'
      | 'foretasteComes'
      | 'foretasteEnds'
      /** Before the text on an event whose `{matter}` an earlier season told of, in `{month}`. */
      | 'comesBack'
      /**
       * After the text on an eclipse in the house opposite that of the eclipse that leads, which is about `{matter}`.
       */
      | 'acrossFromLead'
      /** The penumbral eclipses of a year, one or several: `{dates}`. */
      | 'faint'
      | 'faints'
      /** The same where the shade on the Moon, or on one of them, is too light to be seen. */
      | 'grazing'
      | 'grazings'
      /**
       * Mars, retrograde since `{from}`, as the year has told, turns direct: in the same sign, or in the one before.
       */
      | 'released'
      | 'releasedInOther'
      /** The same where it has been retrograde since the year before. */
      | 'releasedEarly'
      /** As `released` and `releasedInOther`, at the beginning of a season, whose heading has the date. */
      | 'releasedFirst'
      | 'releasedInOtherFirst'
      /**
       * Jupiter is in the sign in which another planet turns retrograde: its help in that `{matter}` is slow until
       * `{date}`.
       */
      | 'slowsJupiter'
      /**
       * Mercury is retrograde, for the first time in a year and again. `{place}` is where its house is felt, or
       * `mercuryPlaces` with that of two houses.
       */
      | 'mercury'
      | 'mercuryAgain'
      /** The same where that goes on into the next year. */
      | 'mercuryGoesOver'
      | 'mercuryPlaces'
      /** Mars passes through a sign, from `{from}` until `{until}`. */
      | 'marsStays'
      /** The same where it turned retrograde in that sign earlier in the year. */
      | 'marsReturns'
      /** A planet turns retrograde. */
      | 'venusLoop'
      | 'marsLoop'
      /** The same where Mars turns direct as the season ends. */
      | 'marsLoopOfSeason'
      | 'jupiterLoop'
      | 'saturnLoop'
      /** The same where Venus, Jupiter or Saturn goes back and turns direct in `{otherSign}`, `{otherHouse}`. */
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
