import type { AspectId } from '../chart/aspects.js';
import type { SignId } from '../chart/zodiac.js';
import type { NoticeCode } from '../schema/notices.js';
import type { Elements } from '../schema/responses.js';
import type { ByHouse } from './cells.js';

/** The words of a printed report other than its texts. A language with a cell missing does not compile. */
export interface PrintCatalogue {
  contents: string;
  /** Headings. */
  headings: {
    reading: string;
    /** The parts of a reading before its first chapter and after its last one. */
    opening: string;
    closing: string;
    tables: string;
    /** The tables of two people. */
    tablesOfTwo: string;
    positions: string;
    /** `{name}`. */
    positionsOf: string;
    positionsOfReturn: string;
    houses: string;
    /** The natal houses, as far as progressed bodies are in them. */
    housesAtBirth: string;
    housesProgressed: string;
    /** The table of aspects, and the texts on them. */
    aspects: string;
    aspectsAmongProgressed: string;
    aspectsToBirth: string;
    aspectTexts: string;
    /** The wheel of one of two people: `{name}`. */
    wheelOf: string;
    wheel: string;
    wheelOfReturn: string;
    aspectGrid: string;
    balance: string;
    /** What glyphs and lines mean. */
    key: string;
    timeline: string;
    dates: string;
    texts: string;
    /** Texts on bodies in signs and in houses, and on signs on cusps. */
    signs: string;
    bodiesInHouses: string;
    cusps: string;
    /**
     * The same for two people: the signs of `{name}`; their houses, in those of `{other}`; the aspects as they are told
     * to `{name}`.
     */
    signsOf: string;
    housesOf: string;
    aspectsOf: string;
    receipt: string;
  };
  /** Heads of columns. */
  columns: {
    body: string;
    /** An angle, in the key of symbols. */
    angle: string;
    /** Of two bodies in aspect, the transiting or progressed one and the natal one. */
    transiting: string;
    progressed: string;
    natal: string;
    atReturn: string;
    place: string;
    sign: string;
    element: string;
    house: string;
    /** The partner’s house that a body falls into: `{name}`. */
    houseOf: string;
    motion: string;
    declination: string;
    dignity: string;
    /** The pages with the texts on a body or a contact. */
    told: string;
    /** The page with the text on a bar of the timeline. */
    page: string;
    cusp: string;
    ruler: string;
    aspect: string;
    orb: string;
    course: string;
    starts: string;
    exact: string;
    ends: string;
  };
  signs: Readonly<Record<SignId, string>>;
  aspects: Readonly<Record<AspectId, string>>;
  /** By the letters of the Swiss Ephemeris, as receipts have them. */
  houseSystems: Readonly<Record<HouseSystemLetter, string>>;
  /** An empty cell. */
  none: string;
  /** The `{date}` on which a transiting planet is stationary, all but exact. */
  closestOn: string;
  direct: string;
  retrograde: string;
  /** Stationary, and turning `{way}`: direct or retrograde. */
  stationary: string;
  applying: string;
  separating: string;
  /** Without an hour of birth: below the position of the Moon, and in place of whether its aspects are applying. */
  moonMayBe: string;
  atNoon: string;
  /**
   * Without an hour of birth: a body that enters another sign, `{sign}`, that day, at `{time}`: after noon, for which
   * the table holds, or before it.
   */
  laterSign: string;
  earlierSign: string;
  /** The same in a sentence: `{body}`, `{time}`, and the signs `{before}` and `{after}`. */
  signChange: string;
  /**
   * The same below a picture: of a birth, of another single chart, of a birth with transits, of one of two people
   * (`{name}`), and of both.
   */
  openMoon: Readonly<Record<'birth' | 'chart' | 'natal' | 'either' | 'both', string>>;
  dignities: Readonly<Record<'rulership' | 'exaltation' | 'detriment' | 'fall', string>>;
  /** Headings of texts: `{body}`, `{sign}`; `{body}`; `{sign}`; `{first}`, `{second}`. */
  inSign: string;
  inHouse: ByHouse;
  cuspInSign: ByHouse;
  /** A body of one of two people: `{name}`, `{body}`. */
  whose: string;
  contact: Readonly<Record<AspectId, string>>;
  /** The months, as a date has them, and a date: `{month}`, `{day}`, `{year}`. */
  months: readonly string[];
  date: string;
  /** The months abbreviated for a table, and a date there: `{month}`, `{day}`, `{year}`. */
  shortMonths: readonly string[];
  /** A date there without its year, and the note that names the year: `{year}`. */
  shortDay: string;
  yearNote: string;
  /** The note on exact days that lie before the period. */
  earlierNote: string;
  shortDate: string;
  /** Between the two dates of a span, within a text; where there is little room, a dash is used. */
  until: string;
  /** Between two names. */
  and: string;
  /** Above the texts that are not in the reading. */
  textsNote: string;
  /** `{name}` as an owner. */
  possessive: string;
  /**
   * What a text that is told to one of two people calls the other: as a person, as an owner, in other forms, and one of
   * their houses. `spokenTo` names whom such texts address, `{name}`, and whom they speak of, `{other}`.
   */
  partner: { person: string; their: string; others: readonly string[]; house: string };
  spokenTo: string;
  spokenOfBoth: string;
  /**
   * Under the heading of a text: the exact `{dates}`, and the `{spans}`, each from `{starts}` to `{ends}`, in which the
   * aspect is within orb without being exact.
   */
  exactOn: string;
  inOrb: string;
  exactAndInOrb: string;
  span: string;
  /** A date next to another one of the same year, which names the year: `{month}`, `{day}`. */
  dayOfYear: string;
  /** `{date}`, `{time}`. */
  dateAndTime: string;
  /**
   * On the cover: before the birth, before that of one of several people, and before the other moment of a report, by
   * kind.
   */
  occasions: Readonly<
    Record<
      'solarReturn' | 'lunarReturn' | 'one' | 'two' | 'transits' | 'progressions' | 'birth' | 'birthOf',
      string
    >
  >;
  /** `{date}`, `{place}`. */
  born: string;
  /** The same where the time of birth is not known. */
  bornSomeTime: string;
  /** The title on the cover of a period, `{year}` or several; below it, whose charts they are, `{first}` and `{second}`. */
  coverTransits: string;
  coverTwo: string;
  /** On the cover of a period: the `{date}` of the transiting planets around its wheel. */
  skyOf: string;
  /** On the cover, below a picture of the Moon: at birth, at a return, and at the births of `{first}` and `{second}`. */
  moonAtBirth: string;
  moonAtReturn: string;
  moonsOfTwo: string;
  /** The caption of a wheel: what its rings are. */
  wheel: string;
  wheelWithoutHouses: string;
  /**
   * The same for a double wheel: of `{first}` inside and `{second}` outside; of a birth and the sky of `{date}`; of a
   * birth and its progressions.
   */
  wheelOfTwo: string;
  wheelOfTransits: string;
  wheelOfProgressions: string;
  /** The same for a birth and its return. */
  wheelOfReturn: string;
  /**
   * How many of the ten planets are in each half of the sky, `{south}` of them above the horizon; the same for one of
   * two people, `{name}`.
   */
  halves: string;
  halvesOf: string;
  /** In the key: the two angles that no table has, and the mark of retrograde motion. */
  symbols: Readonly<Record<'descendant' | 'lowerMidheaven' | 'retrograde', string>>;
  /** The elements, as captions of their shares of a chart. */
  shares: Readonly<Record<keyof Elements, string>>;
  /** `{name}`, `{share}` in percent. */
  share: string;
  gridNote: string;
  /** Above a list of the closest aspects, `{count}` of `{all}`; the grid has the others. */
  closestNote: string;
  /** Whose bodies are above the grid, `{above}`, and whose are to the left, `{left}`. */
  gridOfTwo: string;
  gridOfProgressions: string;
  /** In the key: what the rings of a wheel are, with houses and without; and how the lines of aspects differ. */
  keyOfRings: string;
  keyOfRingsWithoutHouses: string;
  keyNote: string;
  /** In the key of a double wheel; for two people with the `{name}` of the second. */
  keyOfDouble: Record<'one' | 'two' | 'transits' | 'progressions', string>;
  timelineNote: string;
  /** Below a timeline that has such days, and such bars. */
  timelineClosest: string;
  timelineTold: string;
  /**
   * On the last page: the typeface, EB Garamond or a host's `{typeface}`; the sources of the figures; and what made the
   * report, `{program}`.
   */
  colophon: Readonly<Record<'set' | 'setIn' | 'sources' | 'made', string>>;
  /** `{page}`: the label of a link in the contents. */
  page: string;
  receipt: {
    /** One sentence before the list. */
    opening: string;
    /** Above the notices. */
    notices: string;
    /** Notices worded for readers, who know nothing of requests; a notice that is not here keeps its own words. */
    inWords: Readonly<Partial<Record<NoticeCode, string>>>;
    /** A notice about one of two people: `{name}`, `{notice}`. */
    about: string;
    /** A moment without its hour: `{date}`, `{time}`. */
    assumedHour: string;
    /** As clocks at the place showed it; and in Universal Time. */
    local: string;
    moment: string;
    place: string;
    coordinates: string;
    clock: string;
    /** The moment of life that progressions stand for. */
    standsFor: string;
    julianDay: string;
    deltaT: string;
    zodiac: string;
    tropical: string;
    sidereal: string;
    houses: string;
    noHouses: string;
    node: string;
    lilith: string;
    true: string;
    mean: string;
    osculating: string;
    /** `{conjunction}`, `{trine}`, `{sextile}`, `{bonus}` in degrees. */
    orbs: string;
    orbsOf: Record<'chart' | 'synastry' | 'toNatal' | 'progressed', string>;
    balance: string;
    /** What each body counts in the shares of the elements. */
    weights: string;
    ephemeris: string;
    timezoneData: string;
    placeData: string;
    /** `{degrees}` of a place, to either side of the equator and of Greenwich. */
    north: string;
    south: string;
    east: string;
    west: string;
    /** `{source}` of the positions, and its `{version}`. */
    from: string;
    /** `{seconds}`. */
    seconds: string;
    /** `{version}` of the time-zone data. */
    zonesOf: string;
    /** What clocks showed: `{zone}`, and its `{offset}`, which is `{time}` ahead or behind, or none. */
    offset: string;
    localMeanTime: string;
    ahead: string;
    behind: string;
    level: string;
  };
}

type HouseSystemLetter =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'H'
  | 'I'
  | 'i'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y';
