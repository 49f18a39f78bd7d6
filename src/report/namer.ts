import type { Planet } from '../chart/bodies.js';
import { rulerOf } from '../chart/dignities.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { formatDate } from '../time/notation.js';
import { escaped } from './markup.js';
import { Mentioned } from './mentioned.js';
import { isYear, type Period } from './period.js';
import { solarHouse } from './ranking.js';
import { inRotation } from './wordings.js';

/** What a report is written with: the words of a language and the names of its signs. */
export interface Words {
  reports: ReportCatalogue;
  signName(sign: SignId): string;
}

/** Days beyond which a date is written by its month and year. */
const yearsAway = 500;

export const signBefore = (sign: SignId): SignId => ((sign + 11) % 12) as SignId;

/**
 * Planets, signs, houses and days as one sign’s report names them. A year's ground names a house in full once, and each of
 * its seasons by its matter. What begins with `mention` and `next` notes what it names, so that the order of calls is that
 * of the text.
 */
export class Namer {
  readonly reader: SignId;
  readonly period: Period;
  readonly words: Words;
  readonly mentioned: Mentioned;

  constructor(reader: SignId, period: Period, words: Words) {
    this.reader = reader;
    this.period = period;
    this.words = words;
    this.mentioned = new Mentioned(rulerOf(reader, 'traditional'));
  }

  /**
   * A wording without what it says of signs' houses, where a day, week or year, or a paragraph of a month, has said that:
   * of its own sign, which counts as said from then on, and of the one before, which does too, but for months.
   */
  mentionInWording(wording: string, sign: SignId): string {
    const { houseOfSign } = this.words.reports.columns;
    const isKnown = this.mentioned.hasSign(sign) || this.mentioned.hasSignNearby(sign);
    const own = isKnown || this.#goesWithoutHouse(sign) ? wording.replaceAll(houseOfSign, '') : wording;
    if (!isKnown && wording.includes(houseOfSign)) {
      if (this.period.kind === 'monthly') this.mentioned.addSignNearby(sign);
      else this.mentioned.addSign(sign);
    }
    const before = signBefore(sign);
    if (this.mentioned.hasSign(before) || this.#goesWithoutHouse(before)) return this.withoutOtherHouse(own);
    if (this.period.kind !== 'monthly' && own.includes(this.#otherHouse)) this.mentioned.addSign(before);
    return own;
  }

  /** How a wording says the house of the sign before. */
  get #otherHouse(): string {
    return this.words.reports.columns.houseOfSign.replace('{house}', '{otherHouse}');
  }

  /** A wording without what it says of the house of the sign before. */
  protected withoutOtherHouse = (wording: string): string => wording.replaceAll(this.#otherHouse, '');

  /** A sign's house, or the sign alone where a week has said which house it is. */
  protected mentionHouseOf(sign: SignId): string {
    const isBare = this.mentioned.hasSign(sign) || this.#goesWithoutHouse(sign);
    return isBare ? this.sign(sign) : this.mentionHouse(solarHouse(this.reader, sign));
  }

  /** Whether houses are no longer named; the reader's own sign is always called that. */
  #goesWithoutHouse(sign: SignId): boolean {
    return !this.mentioned.namesHouses && sign !== this.reader;
  }

  /** A sign, with its house where a year tells of it for the first time: values of a statement. */
  mentionSign(sign: SignId): { sign: string; house?: string } {
    if (this.mentioned.hasSign(sign)) return { sign: this.sign(sign) };
    this.mentioned.addSign(sign);
    return { sign: this.sign(sign), house: this.mentionHouse(solarHouse(this.reader, sign)) };
  }

  planet(body: Planet): string {
    return escaped(this.words.reports.planets[body]);
  }

  sign(sign: SignId): string {
    return escaped(this.words.signName(sign));
  }

  /** A house by its matter at first mention, by its number afterwards. */
  mentionHouse(house: House): string {
    const { houses, nearHouses, risingHouses, housesAgain, risingHousesAgain } = this.words.reports;
    const isRising = this.period.kind === 'ascendant-yearly';
    // Days, weeks, months and the seasons of a year call a house by its matter alone.
    if (isRising && house === 1 && this.mentioned.isInSeason) return escaped(risingHousesAgain[house]);
    if (!isYear(this.period) || this.mentioned.isInSeason) return escaped(nearHouses[house][0] ?? '');
    if (!this.mentioned.addHouse(house)) return escaped((isRising ? risingHousesAgain : housesAgain)[house]);
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

  /** The name of a month. */
  month(moment: number): string {
    const { month } = this.period.clock.dateOf(moment);
    return escaped(this.words.reports.dates.months[month - 1] ?? '');
  }

  /** Several things as a list. */
  list(parts: readonly string[]): string {
    const { comma, and } = this.words.reports.dates;
    if (parts.length < 2) return parts.join('');
    return `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`;
  }

  /**
   * The next of some forms of one name: they rotate within a report, beginning where the period's number says, and
   * one further on in that of the rising sign, which somebody may read beside that of the Sun's.
   */
  protected nextForm(name: string, wordings: readonly string[]): string {
    return inRotation(wordings, this.nextRotation(name));
  }

  protected nextRotation(name: string): number {
    const used = this.mentioned.addForm(name);
    const isRising = this.period.kind === 'ascendant-yearly';
    // Lists of two and three would give signs that face each other the same, all through a week.
    const ofSign = this.reader + (this.period.kind === 'weekly' ? Math.floor(this.reader / 6) : 0);
    return this.period.number + ofSign + used + (isRising ? 1 : 0);
  }
}
