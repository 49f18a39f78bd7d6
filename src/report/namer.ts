import type { Planet } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { formatDate } from '../time/notation.js';
import { escaped } from './markup.js';
import { isYear, type Period } from './period.js';
import { solarHouse } from './ranking.js';
import { inRotation } from './wordings.js';

/** What a report is written from: the words of a language and the names of its signs. */
export interface Words {
  reports: ReportCatalogue;
  signName(sign: SignId): string;
}

/** Days beyond which a date is written by its month and year. */
const yearsAway = 500;

export const signBefore = (sign: SignId): SignId => ((sign + 11) % 12) as SignId;

/** Planets, signs, houses and days as one sign’s report names them. A year names a house in full once. */
export class Namer {
  readonly reader: SignId;
  readonly period: Period;
  readonly words: Words;
  readonly #named = new Set<House>();
  /** Signs of which the report has said what house they are. */
  readonly #placed = new Set<SignId>();
  readonly #formsUsed = new Map<string, number>();
  constructor(reader: SignId, period: Period, words: Words) {
    this.reader = reader;
    this.period = period;
    this.words = words;
  }

  /**
   * A wording without what it says of signs' houses, where a day, week or year has said that: of its own sign, which
   * counts as said from then on, and of the one before.
   */
  placing(wording: string, sign: SignId): string {
    const { houseOfSign } = this.words.reports.columns;
    const ofOther = houseOfSign.replace('{house}', '{otherHouse}');
    const own = this.#placed.has(sign) ? wording.replaceAll(houseOfSign, '') : wording;
    if (this.period.kind !== 'monthly' && own.includes(houseOfSign)) this.#placed.add(sign);
    return this.#placed.has(signBefore(sign)) ? own.replaceAll(ofOther, '') : own;
  }

  /** What house a sign is goes without saying from now on. */
  place(sign: SignId): void {
    this.#placed.add(sign);
  }

  /** A sign's house, or the sign alone where a week has said which house it is. */
  protected where(sign: SignId): string {
    return this.#placed.has(sign) ? this.sign(sign) : this.house(solarHouse(this.reader, sign));
  }

  /** A sign, with its house where a year tells of it for the first time: values of a statement. */
  at(sign: SignId): { sign: string; house?: string } {
    if (this.#placed.has(sign)) return { sign: this.sign(sign) };
    this.#placed.add(sign);
    return { sign: this.sign(sign), house: this.house(solarHouse(this.reader, sign)) };
  }

  /** The same of the second sign of a statement. */
  atOther(other: SignId): { otherSign: string; otherHouse?: string } {
    const { sign, house } = this.at(other);
    return { otherSign: sign, ...(house !== undefined && { otherHouse: house }) };
  }

  planet(body: Planet): string {
    return escaped(this.words.reports.planets[body]);
  }

  sign(sign: SignId): string {
    return escaped(this.words.signName(sign));
  }

  /** A house by its matter at first mention, by its number afterwards. */
  house(house: House): string {
    const { houses, nearHouses, risingHouses, housesAgain, risingHousesAgain } = this.words.reports;
    const isRising = this.period.kind === 'ascendant-yearly';
    // What is written of days, weeks and months calls a house by the first of its names.
    if (!isYear(this.period)) return escaped(nearHouses[house][0] ?? '');
    if (this.#named.has(house)) return escaped((isRising ? risingHousesAgain : housesAgain)[house]);
    this.#named.add(house);
    const names = isRising ? risingHouses : houses;
    return escaped(inRotation(names[house], this.period.number));
  }

  /** A date as `<time>`. */
  time(moment: number, shown = this.date(moment)): string {
    const { clock } = this.period;
    return `<time datetime="${formatDate(clock.dateOf(moment))}">${escaped(shown)}</time>`;
  }

  /** The days between which something lasts; where the last one has its year, the first has too. */
  span(from: number | undefined, until: number | undefined): { from?: string; until?: string } {
    const isLong = from !== undefined && until !== undefined && this.#yearOf(from) !== this.#yearOf(until);
    return {
      ...(from !== undefined && { from: this.time(from, this.date(from, isLong)) }),
      ...(until !== undefined && { until: this.time(until) }),
    };
  }

  #yearOf(moment: number): number {
    return this.period.clock.dateOf(moment).year;
  }

  /** @param withYear even in the report's own year */
  date(moment: number, withYear = false): string {
    const { dates } = this.words.reports;
    const { clock, year: ofPeriod, from, to, kind } = this.period;
    const { year, month, day } = clock.dateOf(moment);
    const inWeek = (kind === 'weekly' || kind === 'daily') && moment >= from && moment < to;
    const far = Math.min(Math.abs(moment - from), Math.abs(moment - to)) > yearsAway;
    const other = far ? dates.monthOfYear : dates.otherYear;
    const here = year !== ofPeriod ? other : withYear ? dates.otherYear : dates.inYear;
    return fill(inWeek ? dates.inWeek : here, {
      weekday: dates.weekdays[clock.weekdayOf(moment)] ?? '',
      month: dates.months[month - 1] ?? '',
      day: String(day),
      year: String(year),
    });
  }

  /** Several things as a list. */
  list(parts: readonly string[]): string {
    const { comma, and } = this.words.reports.dates;
    if (parts.length < 2) return parts.join('');
    return `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`;
  }

  /**
   * The next of some forms of one name: they rotate within a report, beginning where the period's number says, and one further
   * on in that of the rising sign, which somebody may read beside that of the Sun's.
   */
  protected nextForm(name: string, wordings: readonly string[]): string {
    return inRotation(wordings, this.nextRotation(name));
  }

  protected nextRotation(name: string): number {
    const used = this.#formsUsed.get(name) ?? 0;
    this.#formsUsed.set(name, used + 1);
    const isRising = this.period.kind === 'ascendant-yearly';
    // Lists of two and three would give signs that face each other the same, all through a week.
    const ofSign = this.reader + (this.period.kind === 'weekly' ? Math.floor(this.reader / 6) : 0);
    return this.period.number + ofSign + used + (isRising ? 1 : 0);
  }
}
