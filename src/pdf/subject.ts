import type { Notice } from '../schema/notices.js';
import type { AspectEntry, Calculation, Elements, HouseEntry, PlanetEntry } from '../schema/responses.js';
import type { TransitAspect } from '../schema/transits.js';
import type { UncertainChange } from '../schema/uncertainty.js';
import type { WheelResult } from '../wheel/sources.js';
import type { BirthChart } from './options.js';
import type { PrintableResult, Reading } from './printable.js';

/** The subject of a report: people, charts, tables and receipts. */

export type { PrintableResult, Reading };

/** A birth, or the moment that a report is of. */
export interface Occasion {
  /** Null of a moment that is nobody’s. */
  name: string | null;
  /** The whole name, on the cover and in the receipt. */
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
  /** For progressions, the moment of the progressed sky, in UTC as `utDate`. */
  standsFor?: string;
  /** For a return, which light returns, if that can be told. */
  returns?: 'solarReturn' | 'lunarReturn';
  /** Whether it is the beginning of a period. */
  begins?: boolean;
}

export interface Balanced {
  elements: Elements;
  chart?: object;
}

/** A body with the house of another chart that it falls into. */
type PrintedPlanet = PlanetEntry & { partnerHousePosition?: number };

export interface PrintedChart {
  /** Whether the chart is of noon because the time of birth is unknown: the Moon may be some degrees away. */
  atNoon?: boolean;
  /** For such a chart, the changes of signs on that day. */
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
  /** The elements, qualities and hemispheres, if they are known. */
  balance: Balanced | null;
  /** Which chart it is, in a report with charts of several moments of one person. */
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

/** The two sides of an aspect: one chart, two people, or moving bodies and natal points. */
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
  /** For a return and for progressions, the birth chart if it is given. */
  birth?: PrintedChart;
  sides: Sides;
  aspects: readonly AspectEntry[];
  /** A second list of aspects: for progressions those between progressed bodies, for a return those to the birth chart. */
  otherAspects: readonly AspectEntry[];
  /** For transits, each aspect with its dates. */
  passages: readonly TransitAspect[];
  /** Aspects whose texts are printed, all sides of them. */
  contacts: readonly Contact[];
  /** Decisions and uncertainties of the calculation. */
  notices: readonly Notice[];
  /** The result that the wheel is drawn of. */
  wheel: WheelResult;
  /** The result drawn around it, if that is another one. */
  outer?: WheelResult;
  /** For a return with a birth chart: the birth chart with the return around it. */
  aroundBirth?: { wheel: WheelResult; outer: WheelResult };
  /** For two people, both birth charts if they are given. */
  births?: readonly BirthChart[];
  receipts: readonly { of: Occasion; receipt: Receipt }[];
}
