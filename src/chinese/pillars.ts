import type { Almanac } from './almanac.js';
import { modulo, type Pillar, pillarOf, positionOf } from './cycles.js';

/**
 * The four pillars of a birth. Year and month change at the instants of the solar terms; day and hour go by a
 * clock.
 */

/** The term that opens the year of the pillars, lichun, 315° of the Sun: number 21 of the year before's twenty-four. */
export const lichunOf = (year: number): number => 24 * (year - 2001) + 21;

/** The solar year of an instant: the Gregorian year in which its lichun fell. */
export function solarYearOf(julianDayUt: number, gregorianYear: number, almanac: Almanac): number {
  return julianDayUt >= almanac.solarTerm(lichunOf(gregorianYear)) ? gregorianYear : gregorianYear - 1;
}

/** 1984 was jia-zi. */
export const yearPillar = (year: number): Pillar => pillarOf(year - 1984);

/**
 * The month's pillar: the month of the Tiger opens at lichun and the next at each second term. Its stem follows
 * from the year's (the rule of the five tigers: jia and ji years open with bing).
 */
export function monthPillar(julianDayUt: number, solarYear: number, almanac: Almanac): Pillar {
  const lichun = lichunOf(solarYear);
  let month = 0;
  while (month < 11 && julianDayUt >= almanac.solarTerm(lichun + 2 * (month + 1))) month++;
  // Twelve months a year on an unbroken cycle of sixty: five years bring it round.
  return pillarOf((solarYear - 1984) * 12 + 2 + month);
}

/** The day's pillar by its Julian day number: 2000-01-07 was jia-zi. */
export const dayPillar = (julianDayNumber: number): Pillar => pillarOf(julianDayNumber - 2451551);

/** Which day the Rat's hour, 23:00 to 1:00, belongs to: the day changes at midnight, or at 23:00 with the hour. */
export type RatHour = 'midnight' | 'early';

/** A clock's reading: a day, by its Julian day number, and the hours since its midnight. */
export interface ClockReading {
  day: number;
  hours: number;
}

/**
 * Day and hour. The hour's stem follows from the day's (the rule of the five rats: jia and ji days open with jia);
 * from 23:00 the hour is the next day's Rat even where the day itself changes at midnight.
 */
export function dayAndHour(clock: ClockReading, ratHour: RatHour): { day: Pillar; hour: Pillar } {
  const late = clock.hours >= 23;
  const day = clock.day + (late && ratHour === 'early' ? 1 : 0);
  const hour = Math.floor((clock.hours + 1) / 2) % 12;
  const hourDay = clock.day + (late ? 1 : 0);
  return { day: dayPillar(day), hour: pillarOf(modulo(hourDay - 2451551, 5) * 12 + hour) };
}

/** The day of a birth after 23:00 by the rule that begins it then, where it was counted from midnight. */
export function dayOfRatHour(day: Pillar, hour: Pillar | null): Pillar | undefined {
  // The hour is the next day's already, so that its stem is not the one which this day's own Rat has.
  if (hour?.branch !== 0 || hour.stem === modulo(2 * positionOf(day), 10)) return undefined;
  return pillarOf(positionOf(day) + 1);
}
