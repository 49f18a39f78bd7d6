import { listOf } from '../reading/manuscript.js';
import { fill, type Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { writtenDay } from './moments.js';

/** Days as readings have them: `YYYY-MM-DD` in data, in the words of a language in a text. */

/** The first moment of the year 1, Julian: results count no years before it. */
export const firstMoment = 1_721_423.5;

/** The day of a moment on a clock; null before the year 1. */
export const dayOn = (clock: Clock, moment: JulianDayUt | null): string | null =>
  moment === null || moment < firstMoment ? null : clock.dayAt(moment);

/** The days of some moments from the year 1 on, each once. */
export const daysOn = (clock: Clock, moments: readonly JulianDayUt[]): string[] => [
  ...new Set(moments.map((moment) => dayOn(clock, moment)).filter((day) => day !== null)),
];

/**
 * A day in words, without the year where that is the one spoken of.
 * @param day `YYYY-MM-DD`; of day `00` its month
 */
export function dayInWords(day: string, texts: Texts, yearSpokenOf?: number): string {
  const { year, month, day: number } = writtenDay(day);
  const { words } = texts.readings;
  const template = number === 0 ? words.month : year === yearSpokenOf ? words.dayOfYear : words.day;
  return fill(template, {
    year: String(year),
    month: texts.reports.dates.months[month - 1] ?? '',
    day: String(number),
  });
}

/** Some days in words: those of one year together. */
export function daysInWords(days: readonly string[], texts: Texts, yearSpokenOf?: number): string {
  const { words } = texts.readings;
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const groups = years.map((year) => {
    const its = days.filter((day) => Number(day.slice(0, 4)) === year);
    // Beside another year none goes without saying.
    const spoken = years.length > 1 ? undefined : yearSpokenOf;
    const [only] = its;
    if (its.length === 1 && only !== undefined) return dayInWords(only, texts, spoken);
    const listed = listOf(
      its.map((day) => dayInWords(day, texts, year)),
      words.list,
    );
    return year === spoken ? listed : fill(words.daysOfYear, { days: listed, year: String(year) });
  });
  return listOf(groups, words.daysOfYears);
}

/** The values of `{duration}` and `{until}` for the time between two days. */
export function spanInWords(
  starts: string | null,
  ends: string | null,
  texts: Texts,
): Record<'duration' | 'until', string> {
  const days = starts === null || ends === null ? null : (Date.parse(ends) - Date.parse(starts)) / 86_400_000;
  return texts.spanWords({ days, until: ends === null ? null : writtenDay(ends) });
}
