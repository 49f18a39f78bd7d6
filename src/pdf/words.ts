import type { Partially } from '../text/custom.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { Occasion, Subject } from './subject.js';

/** The words of a report with a host's own over them, and what is written with them. */

export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

export function withWords(words: PrintCatalogue, own: Partially<PrintCatalogue> = {}): PrintCatalogue {
  return merged(words, own) as PrintCatalogue;
}

function merged(words: unknown, own: unknown): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return own ?? words;
  const given = (own ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, merged(word, given[key])]));
}

/** @param date `YYYY-MM-DD…` */
export function dateInWords(date: string, words: PrintCatalogue): string {
  const [, year = '', month = '', day = ''] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(date) ?? [];
  return filled(words.date, {
    year: String(Number(year)),
    month: words.months[Number(month) - 1] ?? month,
    day: String(Number(day)),
  });
}

/** @param date `YYYY-MM-DD…` */
const yearIn = (date: string): string => /^-?\d+/.exec(date)?.[0] ?? '';

/** A date beside another of its year, which tells the year. */
export const dateOfYear = (date: string, words: PrintCatalogue): string =>
  dateInWords(date, { ...words, date: words.dayOfYear });

/** Dates in order, of which the last of a year tells it: `November 3, 2027; July 27 and September 19, 2028`. */
export function datesInWords(dates: readonly string[], words: PrintCatalogue): string {
  const years = [...new Set(dates.map(yearIn))];
  return years
    .map((year) => {
      const its = dates.filter((date) => yearIn(date) === year);
      const last = dateInWords(its.at(-1) as string, words);
      const others = its.slice(0, -1).map((date) => dateOfYear(date, words));
      return others.length === 0 ? last : `${others.join(', ')} ${words.and} ${last}`;
    })
    .join('; ');
}

/** A date, abbreviated for tables. */
export const dateInShort = (date: string, words: PrintCatalogue): string =>
  dateInWords(date, { ...words, date: words.shortDate, months: words.shortMonths });

/** How much of a date stays on a line: its day and month, the year with them, what joins two of them, or the word before as well. */
type Wholeness = 'day' | 'date' | 'joined' | 'led';

/** A text whose dates no line parts: headings of several lines would break inside them. */
export function withDatesWhole(text: string, { months }: PrintCatalogue, whole: Wholeness = 'date'): string {
  // A date has a figure.
  if (!/\d/.test(text)) return text;
  const month = months
    .filter((name) => name !== '')
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const between = new RegExp(`(?<=\\d,?) (\\p{L}{1,3}) (?=(?:\\d+\\.? )?(?:${month})(?!\\p{L}))`, 'gu');
  const joined = whole === 'joined' || whole === 'led';
  const days = (joined ? text.replace(between, `${unbroken}$1${unbroken}`) : text)
    .replace(new RegExp(`(${month}) (?=\\d)`, 'g'), `$1${unbroken}`)
    .replace(new RegExp(`(\\d\\.?) (?=(?:${month})(?!\\p{L}))`, 'gu'), `$1${unbroken}`);
  if (whole === 'day') return days;
  const dates = days.replace(/(\d,) (?=\d{4}(?!\d))/g, `$1${unbroken}`);
  if (whole !== 'led') return dates;
  return dates.replace(new RegExp(`(\\p{L}) (?=(?:${month})${unbroken}\\d)`, 'gu'), `$1${unbroken}`);
}
/** A space that no line ends at. */
export const unbroken = '\u00a0';

/** What begins with a day or a span of time. */
export interface Dated {
  date: string;
  /** In what way a span lasts, `with pauses`; empty where nothing is said of it. */
  way: string;
  text: string;
}

/**
 * A paragraph that begins with days or months and a colon, which may say after a comma in what way it lasts; null of any
 * other. A date has nothing but months, figures and short words, and of months without a figure one begins it.
 */
export function datedText(paragraph: string, { months }: PrintCatalogue): Dated | null {
  const [, head = '', text = ''] = /^([^:]{2,60}): (\S.*)$/s.exec(paragraph) ?? [];
  const [, date = '', way = ''] = /^(.*?)(?:, ([^\d,]+))?$/.exec(head) ?? [];
  const names = months.filter((month) => month !== '');
  const rest = names.reduce((left, month) => left.replaceAll(month, ''), date);
  const isOfMonths = /\d/.test(rest) || names.some((month) => date.startsWith(month));
  return rest !== date && isOfMonths && !/\p{L}{4}/u.test(rest) ? { date, way, text } : null;
}

/** `January 2025 to February 2027` as `Jan 2025–Feb 2027`. */
export const spanInShort = (date: string, { months, shortMonths, until }: PrintCatalogue): string =>
  months
    .reduce((text, month, i) => text.replaceAll(month, shortMonths[i] ?? month), date)
    .replace(` ${until} `, '–');

/** `HH:MM` of `YYYY-MM-DD HH:MM…`. */
export const timeOf = (date: string): string => date.slice(11, 16);

/** A date and a time to the minute, as clocks show it. */
const momentInWords = (date: string, words: PrintCatalogue): string =>
  filled(words.dateAndTime, { date: dateInWords(date, words), time: timeOf(date) });

/** What a report is of: the birth, both births, or a birth and its other moment, each in a line. */
export function occasionLines(
  { occasions, sides }: Pick<Subject, 'occasions' | 'sides'>,
  words: PrintCatalogue,
): string[] {
  const shown = occasions.filter(({ begins }) => !begins);
  const several = new Set(shown.flatMap(({ fullName }) => fullName ?? [])).size > 1;
  const { occasions: said } = words;
  return shown.map((occasion) => {
    const label =
      occasion.fullName === null ? said[occasion.returns ?? sides] : several ? said.birthOf : said.birth;
    return filled(label, { name: occasion.fullName ?? '', occasion: occasionInWords(occasion, words) });
  });
}

function occasionInWords({ date, place, timed }: Occasion, words: PrintCatalogue): string {
  return timed
    ? filled(words.born, { date: momentInWords(date, words), place })
    : filled(words.bornSomeTime, { date: dateInWords(date, words), place });
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const degreesInWords = (degrees: number, minutes: number): string =>
  `${degrees}°${twoDigits(minutes)}′`;

/** Decimal degrees as degrees and minutes, minutes cut off: `-19.3380288` is −19°20′. */
export function decimalInDegrees(decimal: string | number): string {
  const value = Number(decimal);
  const minutes = Math.floor(Math.abs(value) * 60 + 1e-9);
  return `${value < 0 ? '−' : ''}${degreesInWords(Math.floor(minutes / 60), minutes % 60)}`;
}
