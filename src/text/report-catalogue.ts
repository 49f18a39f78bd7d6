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
import type { ByHouseWordings, ByNatureWordings, BySignWordings } from './cells.js';

/**
 * What sign reports are made of. A happening is told as a sentence that says what the sky does and when, and a
 * wording that says what that is like: this shelf has both. Lists hold wordings that take turns.
 */

/** Planets that turn retrograde. */
export type Turning = Exclude<Planet, typeof Sun | typeof Moon>;
/** Planets that a year's report follows. */
export type Yearlong = typeof Mars | Slow;
export type Slow = typeof Jupiter | typeof Saturn | typeof Uranus | typeof Neptune | typeof Pluto;

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

/** What happenings mean by house from the rising sign, in the larger view of a year. */
export interface RisingShelf {
  readonly solarEclipse: ByHouseWordings;
  readonly lunarEclipse: ByHouseWordings;
  readonly ingress: Readonly<Record<Yearlong, ByHouseWordings>>;
  readonly retrograde: Readonly<Record<Turning, ByHouseWordings>>;
  readonly direct: Readonly<Record<Turning, ByHouseWordings>>;
  readonly harmony: Readonly<Record<Slow, ByHouseWordings>>;
  readonly tension: Readonly<Record<Slow, ByHouseWordings>>;
}

export interface SignTexts {
  /** How a sign goes into the period. */
  readonly openings: BySignWordings;
  readonly closings: BySignWordings;
}

/** How dates are written: `{weekday}`, `{month}`, `{day}`, `{year}`. */
export interface DateForms {
  /** Monday first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly inWeek: string;
  readonly inYear: string;
  readonly otherYear: string;
}

/** `{planet}`, `{sign}` and `{house}` in all of them; every clause is a whole main clause, without a date. */
export interface Clauses {
  readonly newMoon: readonly string[];
  readonly firstQuarter: readonly string[];
  readonly fullMoon: readonly string[];
  readonly lastQuarter: readonly string[];
  /** `{eclipse}`. */
  readonly eclipse: readonly string[];
  readonly ingress: readonly string[];
  /** Into the sign before, going backward. */
  readonly ingressBack: readonly string[];
  readonly moonIngress: readonly string[];
  /** As a week begins. */
  readonly moonStay: readonly string[];
  /** In the middle of a week; `{degree}`. */
  readonly sunStay: readonly string[];
  readonly retrograde: readonly string[];
  readonly direct: readonly string[];
  /** `{until}`: the date of the direct station. */
  readonly loop: readonly string[];
  /** `{degree}`: whole degrees of the sign, 0 to 29. */
  readonly underWay: readonly string[];
  /** `{other}` and `{otherSign}`, the slower planet and where it stands. */
  readonly conjunction: readonly string[];
  readonly opposition: readonly string[];
  readonly trine: readonly string[];
  readonly square: readonly string[];
  readonly sextile: readonly string[];
}

export interface ReportCatalogue {
  readonly dates: DateForms;
  /** Planets as they stand in a sentence. */
  readonly planets: Readonly<Record<Planet, string>>;
  readonly solarEclipses: Readonly<Record<'total' | 'annular' | 'hybrid' | 'partial', string>>;
  readonly lunarEclipses: Readonly<Record<'total' | 'partial' | 'penumbral', string>>;
  /** Houses as they stand in a clause, after a sign they are another name of. */
  readonly houses: ByHouseWordings;
  readonly risingHouses: ByHouseWordings;
  readonly clauses: Clauses;
  /**
   * Sentences made of `{date}` and a `{clause}`, or a `{Clause}` that begins them: of the happening that is told
   * first, and of later ones. Loops name another date themselves, so theirs have the first one in front.
   */
  readonly sentences: Readonly<Record<'first' | 'later' | 'firstLoop' | 'laterLoop', readonly string[]>>;
  /** Ends of an intro, which say what is told first and when: `{date}`, `{clause}`. */
  readonly announcements: Readonly<Record<'weekly' | 'monthly' | 'yearly' | 'rising', readonly string[]>>;
  /** `{sign}`; of a month `{month}`; of a year `lead` takes `{year}`, `parts` `{from}` and `{to}`, months. */
  readonly headings: Readonly<
    Record<'monthly' | 'yearly' | 'rising', { readonly lead: string; readonly parts: readonly string[] }>
  >;
  readonly signs: SignShelf;
  readonly rising: RisingShelf;
  readonly weekly: SignTexts;
  readonly monthly: SignTexts;
  readonly yearly: SignTexts;
  readonly ascendant: SignTexts;
}
