/** How long something lasts and until when, in the words of a language: what `{duration}` and `{until}` stand for. */

/** A day of the calendar. */
export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

type Unit = 'hours' | 'days' | 'weeks' | 'months' | 'years';

/** The grammar of spans, as a language supplies it. */
export interface SpanWords {
  /** Numbers from 0 on, in words; larger ones are written in digits. */
  readonly numbers: readonly string[];
  /** "about {number} weeks", for one of a unit and for several. */
  readonly durations: Readonly<Record<Unit, readonly [one: string, several: string]>>;
  /** "about {number} and a half years": from two and a half to four and a half. */
  readonly halfYears: string;
  /** The first, second and third part of a month: "early {month}". */
  readonly partsOfMonth: readonly [early: string, middle: string, late: string];
  /** A month that is named with its year: "{month} {year}". */
  readonly monthOfYear: string;
  /** A day of something that lasts for days: "{month} {day}". */
  readonly dayOfMonth: string;
  /** Twelve. */
  readonly months: readonly string[];
  /** Where the ephemeris does not reach far enough to know. */
  readonly unknownDuration: string;
  readonly unknownEnd: string;
}

/** When something begins and ends: days that it lasts, and its last day; null where the ephemeris does not reach. */
export interface LastingSpan {
  days: number | null;
  until: Day | null;
}

const daysOfYear = 365.2425;

/** "about eleven weeks". @param days how many, fractions allowed */
export function durationInWords(days: number | null, words: SpanWords): string {
  if (days === null) return words.unknownDuration;
  if (days < 1.5) return counted('hours', days * 24, words);
  if (days < 14) return counted('days', days, words);
  if (days < 14 * 7) return counted('weeks', days / 7, words);
  const years = days / daysOfYear;
  if (years < 1.95) return counted('months', years * 12, words);
  const halves = Math.round(years * 2);
  if (halves % 2 === 1 && halves < 10)
    return words.halfYears.replace('{number}', numberInWords((halves - 1) / 2, words));
  return counted('years', years, words);
}

function counted(unit: Unit, amount: number, words: SpanWords): string {
  const number = Math.max(1, Math.round(amount));
  const [one, several] = words.durations[unit];
  return (number === 1 ? one : several).replace('{number}', numberInWords(number, words));
}

/** A small number as a word, a larger one in digits. */
export const numberInWords = (number: number, words: SpanWords): string =>
  words.numbers[number] ?? String(number);

/** Days up to which the end is given to the day; of what lasts longer, to a third of a month. */
const toTheDay = 21;

/** Last days of a month’s first and second part. */
const [lastEarly, lastMiddle] = [10, 20];

/** "early March", "late March 2027". @param named the month, with its year or without */
function partOfMonthInWords({ day }: Pick<Day, 'day'>, named: string, words: SpanWords): string {
  const [early, middle, late] = words.partsOfMonth;
  return (day <= lastEarly ? early : day <= lastMiddle ? middle : late).replace('{month}', named);
}

/** "March 4" of something brief, "early March 2027" of something long. */
export function endInWords({ days, until }: LastingSpan, words: SpanWords): string {
  if (until === null) return words.unknownEnd;
  const month = words.months[until.month - 1] as string;
  if (days !== null && days <= toTheDay)
    return words.dayOfMonth.replace('{month}', month).replace('{day}', String(until.day));
  const named = words.monthOfYear.replace('{month}', month).replace('{year}', String(until.year));
  return partOfMonthInWords(until, named, words);
}
