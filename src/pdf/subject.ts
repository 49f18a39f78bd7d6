import type { Notice } from '../schema/notices.js';
import type { AspectEntry, Calculation, Elements, HouseEntry, PlanetEntry } from '../schema/responses.js';
import type { TransitAspect } from '../schema/transits.js';
import type { UncertainChange } from '../schema/uncertainty.js';
import type { WheelResult } from '../wheel/sources.js';
import type { BirthChart } from './options.js';
import type { PrintableResult, Reading } from './printable.js';

/** What a report is about. */

export type { PrintableResult, Reading };

/** A birth, or the moment that a report is of. */
export interface Occasion {
  /** Null of a moment that is nobody’s. */
  name: string | null;
  /** The same on the cover, above pages and in the receipt, where it is longer. */
  fullName: string | null;
  /** `YYYY-MM-DD HH:MM…`, local. */
  date: string;
  /** `YYYY-MM-DD HH:MM:SS…` in UTC. */
  utDate: string;
  place: string;
  latitude: number;
  longitude: number;
  /** IANA name of the time zone. */
  zone: string;
  /** Whether the time is known. */
  timed: boolean;
  /** Of progressions, the moment of the sky that stands for it, in UTC as `utDate`. */
  standsFor?: string;
  /** Of a return, which one it is, where that is seen. */
  returns?: 'solarReturn' | 'lunarReturn';
  /** Where a period begins, which is no moment of its own. */
  begins?: boolean;
}

export interface Balanced {
  elements: Elements;
  chart?: object;
}

/** A body with the house of another chart that it falls into. */
type PrintedPlanet = PlanetEntry & { partnerHousePosition?: number };

export interface PrintedChart {
  /** Of noon, since the time of birth is not known: the Moon may be some degrees from where it stands. */
  atNoon?: boolean;
  /** Of such a chart, what goes on to another sign on that day. */
  signChanges?: readonly SignChange[];
  /** Whose it is, where there are several. */
  of: Occasion | null;
  planets: readonly PrintedPlanet[];
  /** Which of two people, as readings count them. */
  person?: 1 | 2;
  /** Into whose houses the texts of its bodies put them, where those are not its own. */
  partner?: Occasion;
  houses: readonly HouseEntry[];
  /** Whose houses they are that its bodies stand in, where they are another chart’s. */
  housesOf?: Occasion;
  /** What its elements are drawn from. */
  balance: Balanced | null;
  /** What it is of, where a report has charts of several moments of one person. */
  moment?: ChartMoment;
}

export type SignChange = Extract<UncertainChange, { kind: 'sign' }>;

export type ChartMoment = 'birth' | 'return' | 'progressed';

export interface Contact
  extends Pick<AspectEntry, 'planet1Id' | 'planet1Name' | 'aspectId' | 'planet2Id' | 'planet2Name' | 'text'> {
  /** Whose bodies they are, where they are two people’s. */
  people?: readonly [string, string];
  /** When it lasts and when it is exact; each of its passages one. */
  passages?: readonly Passage[];
}

type Passage = Pick<TransitAspect, 'starts' | 'exact' | 'ends'>;

/** Of two bodies in aspect, whose each is: one person’s and another’s, or what moves and what was at birth. */
export type Sides = 'one' | 'two' | 'transits' | 'progressions';

/** A receipt; that of a composite of midpoints has no moment of its own. */
export type Receipt = { [K in keyof Calculation]?: Calculation[K] | undefined } & Pick<Calculation, 'engine'>;

export interface Subject {
  result: PrintableResult;
  title: string;
  occasions: readonly Occasion[];
  intro: string | null;
  reading: Reading | null;
  charts: readonly PrintedChart[];
  /** Of a return and of progressions, what stood at birth, where that is given. */
  birth?: PrintedChart;
  sides: Sides;
  aspects: readonly AspectEntry[];
  /** Of progressions those among what has progressed, of a return those to the birth. */
  otherAspects: readonly AspectEntry[];
  /** Of transits, each with its dates. */
  passages: readonly TransitAspect[];
  /** Aspects whose texts are printed, all sides of them. */
  contacts: readonly Contact[];
  /** What had to be decided, or is less sure than usual. */
  notices: readonly Notice[];
  /** What its wheel is of. */
  wheel: WheelResult;
  /** What is drawn around it, where that is another result. */
  outer?: WheelResult;
  /** Of a return whose birth is given, that with the return around it. */
  aroundBirth?: { wheel: WheelResult; outer: WheelResult };
  /** Of two people, the birth chart of each, where they are given. */
  births?: readonly BirthChart[];
  receipts: readonly { of: Occasion; receipt: Receipt }[];
}
