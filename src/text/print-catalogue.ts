import type { AspectId } from '../chart/aspects.js';
import type { SignId } from '../chart/zodiac.js';
import type { NoticeCode } from '../schema/notices.js';
import type { Elements } from '../schema/responses.js';
import type { ByHouse } from './cells.js';

/** What a printed report says around its texts. A language with a cell missing does not compile. */
export interface PrintCatalogue {
  contents: string;
  /** Headings of the parts and of what stands in them. */
  headings: {
    reading: string;
    /** Of a reading, what comes before its first chapter, and after its last one. */
    opening: string;
    closing: string;
    tables: string;
    /** Of two people. */
    tablesOfTwo: string;
    positions: string;
    /** `{name}`. */
    positionsOf: string;
    positionsOfReturn: string;
    houses: string;
    /** Those that progressed bodies stand in. */
    housesAtBirth: string;
    housesProgressed: string;
    /** The table of them, and the texts about them. */
    aspects: string;
    aspectsAmongProgressed: string;
    aspectsToBirth: string;
    aspectTexts: string;
    /** Of one of two people: `{name}`. */
    wheelOf: string;
    wheel: string;
    wheelOfReturn: string;
    aspectGrid: string;
    balance: string;
    /** `{name}`. */
    /** What glyphs and lines mean. */
    key: string;
    timeline: string;
    dates: string;
    texts: string;
    /** A body in its sign, a body in its house, the signs on the cusps. */
    signs: string;
    bodiesInHouses: string;
    cusps: string;
    /** The same of two people: of `{name}`; of `{name}` in the houses of `{other}`; as they are for `{name}`. */
    signsOf: string;
    housesOf: string;
    aspectsOf: string;
    receipt: string;
  };
  /** Heads of columns. */
  columns: {
    body: string;
    /** The ends of the axes, in the key. */
    angle: string;
    /** Of two bodies, the one in the sky or the progressed one, and that of the birth. */
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
    /** Of a body, and of a contact of two people: the pages on which they are told of. */
    told: string;
    /** Of bars, the page on which they are told of. */
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
  /** By the letters that receipts have. */
  houseSystems: Readonly<Record<HouseSystemLetter, string>>;
  /** In a cell that has nothing in it. */
  none: string;
  /** `{date}` on which a transit turns back all but exact. */
  closestOn: string;
  direct: string;
  retrograde: string;
  /** `{way}` that it goes. */
  stationary: string;
  applying: string;
  separating: string;
  /** Below the place of the Moon on a day whose hour is not known, and in place of the course of its aspects. */
  moonMayBe: string;
  atNoon: string;
  /** Below the place of what goes on to another sign, `{sign}`, on such a day, at `{time}`: it is there after noon, or was there before. */
  laterSign: string;
  earlierSign: string;
  /** The same as a sentence: `{body}`, `{time}`, and the signs `{before}` and `{after}`. */
  signChange: string;
  /** What is said of it below pictures: of a birth, another single chart, a birth under transits, one of two (`{name}`), and both. */
  openMoon: Readonly<Record<'birth' | 'chart' | 'natal' | 'either' | 'both', string>>;
  dignities: Readonly<Record<'rulership' | 'exaltation' | 'detriment' | 'fall', string>>;
  /** Headings of single texts: `{body}`, `{sign}`; `{body}`; `{sign}`; `{first}`, `{second}`. */
  inSign: string;
  inHouse: ByHouse;
  cuspInSign: ByHouse;
  /** A body of one of two people: `{name}`, `{body}`. */
  whose: string;
  contact: Readonly<Record<AspectId, string>>;
  /** Twelve, as they stand in a date, and how it is written: `{month}`, `{day}`, `{year}`. */
  months: readonly string[];
  date: string;
  /** Twelve, short enough for a table, and the date there: `{month}`, `{day}`, `{year}`. */
  shortMonths: readonly string[];
  /** The same without its year, and what says which year that is: `{year}`. */
  shortDay: string;
  yearNote: string;
  /** Which exact days before the period are given. */
  earlierNote: string;
  shortDate: string;
  /** Between the ends of a span of time, as readings have it; a dash stands for it where there is little room. */
  until: string;
  /** Between two names. */
  and: string;
  /** Before the texts that the reading left out. */
  textsNote: string;
  /** Of two people, whom texts speak to, `{name}`, and whom they speak of, `{other}`. */
  /** `{name}` as an owner. */
  possessive: string;
  /** What texts for two people call the other one, as an owner and in other forms, and a house of theirs. */
  partner: { person: string; their: string; others: readonly string[]; house: string };
  spokenTo: string;
  spokenOfBoth: string;
  /** Under the heading of a text: `{dates}` on which it is exact, `{spans}` in which it only comes near, each from `{starts}` to `{ends}`. */
  exactOn: string;
  inOrb: string;
  exactAndInOrb: string;
  span: string;
  /** A date beside another of its year, which tells the year: `{month}`, `{day}`. */
  dayOfYear: string;
  /** `{date}`, `{time}`. */
  dateAndTime: string;
  /** What is said on the cover of a birth, of one of several people’s, and of the other moment of a report of each kind. */
  occasions: Readonly<
    Record<
      'solarReturn' | 'lunarReturn' | 'one' | 'two' | 'transits' | 'progressions' | 'birth' | 'birthOf',
      string
    >
  >;
  /** `{date}`, `{place}`. */
  born: string;
  /** The same where the time is not known. */
  bornSomeTime: string;
  /** Largest on the cover of a period, `{year}` or years; below that whose two charts they are, `{first}` and `{second}`. */
  coverTransits: string;
  coverTwo: string;
  /** On the cover of a period: the `{date}` of the sky that its wheel has around it. */
  skyOf: string;
  /** On the cover, below the Moon of a birth or of a return, and below those of `{first}` and `{second}`. */
  moonAtBirth: string;
  moonAtReturn: string;
  moonsOfTwo: string;
  /** Under a wheel: what its rings are. */
  wheel: string;
  wheelWithoutHouses: string;
  /** `{first}` inside and `{second}` around; the birth and the sky of `{date}`; the birth and what has progressed. */
  wheelOfTwo: string;
  wheelOfTransits: string;
  wheelOfProgressions: string;
  /** The birth and its return. */
  wheelOfReturn: string;
  /** How many of the ten planets stand in each half of the sky, `{south}` above the horizon; the same of one of two people, `{name}`. */
  halves: string;
  halvesOf: string;
  /** Of the key: ends of the axes that no table has, and the mark of what moves backward. */
  symbols: Readonly<Record<'descendant' | 'lowerMidheaven' | 'retrograde', string>>;
  /** Shares of a chart. */
  shares: Readonly<Record<keyof Elements, string>>;
  /** `{name}`, `{share}` in percent. */
  share: string;
  gridNote: string;
  /** Above a list of the closest aspects, `{count}` of `{all}`, where the grid has the others. */
  closestNote: string;
  /** Whose bodies stand above, `{above}`, and whose at the left, `{left}`. */
  gridOfTwo: string;
  gridOfProgressions: string;
  /** Of the key: what the rings of a wheel are, with houses and without; and what the lines of aspects look like. */
  keyOfRings: string;
  keyOfRingsWithoutHouses: string;
  keyNote: string;
  /** Of a wheel with another around it, of two people with the `{name}` of the second. */
  keyOfDouble: Record<'one' | 'two' | 'transits' | 'progressions', string>;
  timelineNote: string;
  /** Where there are such days and such bars. */
  timelineClosest: string;
  timelineTold: string;
  /** On the last page: what the text is set in, EB Garamond or a host’s `{typeface}`; whose figures it rests on; and what made it, `{program}`. */
  colophon: Readonly<Record<'set' | 'setIn' | 'sources' | 'made', string>>;
  /** `{page}`: what a link of the contents leads to. */
  page: string;
  receipt: {
    /** One sentence before the list. */
    opening: string;
    /** Above what had to be decided, or is less sure. */
    notices: string;
    /** Notices as a reader may be told them, who knows of no request; any other stands in its own words. */
    inWords: Readonly<Partial<Record<NoticeCode, string>>>;
    /** One about one of two people: `{name}`, `{notice}`. */
    about: string;
    /** Of a moment of life without its hour: `{date}`, `{time}`. */
    assumedHour: string;
    /** As clocks at the place showed it; of Universal Time. */
    local: string;
    moment: string;
    place: string;
    coordinates: string;
    clock: string;
    /** Of progressions. */
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
    /** What each body counts among the elements. */
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
    /** What clocks showed: `{zone}`, `{offset}`, which is `{time}` to either side, or none. */
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
