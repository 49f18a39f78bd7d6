import { synodicMonth, tropicalYear } from '../chart/periods.js';
import { type Almanac, chineseDay } from './almanac.js';
import { issuedFirstDays, issuedLeapLunations } from './issued-months.js';

/**
 * The lunisolar calendar, computed from new Moons and solar terms on China's clock: a month begins on the day of a
 * new Moon; the month that holds the December solstice is the eleventh; where thirteen months begin from one
 * eleventh month up to the next, the first of them without a major term is a leap month and takes the number of
 * the one before (rules of 1645 as the Purple Mountain Observatory states them, GB/T 33661-2017). Until 1906 the
 * calendar that was issued is followed where it differs from that.
 */

export interface LunarDate {
  /** The Gregorian year in which the lunar year begins. */
  year: number;
  month: number;
  day: number;
  leap: boolean;
}

/** A month of the calendar; `first` is the Julian day number of its first day. */
export interface LunarMonth {
  first: number;
  year: number;
  month: number;
  leap: boolean;
}

/** The months from an eleventh month to the one before the next: a solar year of the calendar, called a sui. */
export class LunarCalendar {
  readonly #almanac: Almanac;
  readonly #years = new Map<number, readonly LunarMonth[]>();
  /** Whether the months are those that were issued, or as they come out when computed today. */
  readonly #followed: 'issued' | 'recomputed';

  constructor(almanac: Almanac, followed: 'issued' | 'recomputed' = 'issued') {
    this.#almanac = almanac;
    this.#followed = followed;
  }

  /** The lunar date of a day on China's clock, given by its Julian day number. */
  dateOf(day: number): LunarDate {
    const month = this.monthOf(day);
    return { year: month.year, month: month.month, day: day - month.first + 1, leap: month.leap };
  }

  /** The month that holds a day. */
  monthOf(day: number): LunarMonth {
    const near = gregorianYear(day);
    // A sui begins in late November or December: the day is in this year's or the next one's.
    for (const year of [near + 1, near, near - 1]) {
      const months = this.sui(year);
      for (let i = months.length - 1; i >= 0; i--) {
        const month = months[i] as LunarMonth;
        if (month.first <= day) return month;
      }
    }
    throw new RangeError(`no lunar month holds day ${day}`);
  }

  /** The day on which a lunar year begins, as its Julian day number. */
  newYear(year: number): number {
    const first = this.sui(year).find(({ month, leap }) => month === 1 && !leap);
    if (!first) throw new RangeError(`lunar year ${year} has no first month`);
    return first.first;
  }

  /** The months of a lunar year, twelve or thirteen. */
  months(year: number): LunarMonth[] {
    return [...this.sui(year), ...this.sui(year + 1)].filter((month) => month.year === year);
  }

  /** The months from the solstice month of the year before up to that of the year. */
  sui(year: number): readonly LunarMonth[] {
    const known = this.#years.get(year) ?? this.#compute(year);
    this.#years.set(year, known);
    return known;
  }

  #compute(year: number): readonly LunarMonth[] {
    const first = this.#solsticeLunation(year - 1);
    const last = this.#solsticeLunation(year);
    const isLeapYear = last - first === 13;
    const months: LunarMonth[] = [];
    let leapFound = false;
    let number = 10;
    for (let lunation = first; lunation < last; lunation++) {
      const leap = isLeapYear && !leapFound && lunation > first && this.#isLeap(lunation, year);
      if (leap) leapFound = true;
      else number++;
      months.push({
        first: this.#firstDay(lunation),
        year: number > 12 ? year : year - 1,
        month: ((number - 1) % 12) + 1,
        leap,
      });
    }
    return months;
  }

  /** The lunation whose month holds the December solstice of a Gregorian year. */
  #solsticeLunation(year: number): number {
    const solstice = chineseDay(this.#almanac.solarTerm(24 * (year - 2000) + 18));
    let lunation = lunationNear(solstice);
    while (this.#firstDay(lunation) > solstice) lunation--;
    while (this.#firstDay(lunation + 1) <= solstice) lunation++;
    return lunation;
  }

  #firstDay(lunation: number): number {
    const issued = this.#followed === 'issued' ? issuedFirstDays.get(lunation) : undefined;
    return issued === undefined ? chineseDay(this.#almanac.newMoon(lunation)) : dayNumberOf(issued);
  }

  /** Whether a month of a solar year with thirteen, in which none was leap so far, is the leap one. */
  #isLeap(lunation: number, year: number): boolean {
    const issued = this.#followed === 'issued' ? issuedLeapLunations.get(year) : undefined;
    return issued === undefined ? !this.#hasMajorTerm(lunation) : lunation === issued;
  }

  #hasMajorTerm(lunation: number): boolean {
    const first = this.#firstDay(lunation);
    const next = this.#firstDay(lunation + 1);
    // The first major term on or after the month's first day.
    let number = 2 * Math.floor((first - equinox2000) / (tropicalYear / 12)) - 2;
    while (chineseDay(this.#almanac.solarTerm(number)) < first) number += 2;
    return chineseDay(this.#almanac.solarTerm(number)) < next;
  }
}

/** Julian day number of the March equinox of 2000, and of the new Moon numbered 0. */
const equinox2000 = 2451623;
const newMoon2000 = 2451550;

/** Julian day number of a day of the Gregorian calendar, `YYYY-MM-DD`. */
const dayNumberOf = (date: string): number => Date.parse(date) / 86_400_000 + julianDayNumber1970;
const julianDayNumber1970 = 2440588;

const lunationNear = (day: number): number => Math.round((day - newMoon2000) / synodicMonth);

/** The Gregorian year of a day, give or take the days around New Year. */
const gregorianYear = (day: number): number => Math.floor((day - 1721426) / 365.2425) + 1;
