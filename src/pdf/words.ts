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

/** The same as tables have room for. */
export const dateInShort = (date: string, words: PrintCatalogue): string =>
  dateInWords(date, { ...words, date: words.shortDate, months: words.shortMonths });

/**
 * A text whose dates no line parts: headings of several lines would break inside them.
 * @param joined whether two dates that a short word joins, as “to” or “and”, stay on a line as well
 */
export function withDatesWhole(text: string, { months }: PrintCatalogue, joined = false): string {
  // A date has a figure.
  if (!/\d/.test(text)) return text;
  const month = months
    .filter((name) => name !== '')
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const between = new RegExp(`(?<=\\d,?) (\\p{L}{1,3}) (?=(?:\\d+\\.? )?(?:${month})(?!\\p{L}))`, 'gu');
  return (joined ? text.replace(between, `${unbroken}$1${unbroken}`) : text)
    .replace(new RegExp(`(${month}) (?=\\d)`, 'g'), `$1${unbroken}`)
    .replace(new RegExp(`(\\d\\.?) (?=(?:${month})(?!\\p{L}))`, 'gu'), `$1${unbroken}`)
    .replace(/(\d,) (?=\d{4}(?!\d))/g, `$1${unbroken}`);
}
/** A space that no line ends at. */
export const unbroken = '\u00a0';

/** A paragraph that begins with a date and a colon, as these; null of any other. */
export function datedText(
  paragraph: string,
  { months }: PrintCatalogue,
): { date: string; text: string } | null {
  const [, date = '', text = ''] = /^([^:]{2,40}): (\S.*)$/s.exec(paragraph) ?? [];
  return isDate(date, months) ? { date, text } : null;
}

/** A date has a month, a figure and, between two of them, a short word. */
function isDate(text: string, months: readonly string[]): boolean {
  const rest = months.reduce((left, month) => (month === '' ? left : left.replaceAll(month, '')), text);
  return rest !== text && /\d/.test(rest) && !/\p{L}{4}/u.test(rest);
}

/** The same of one that begins with a span of time, which may say after a comma in what way it lasts. */
export function spanText(
  paragraph: string,
  { months }: PrintCatalogue,
): { date: string; text: string } | null {
  const [, date = '', text = ''] = /^([^:]{2,60}): (\S.*)$/s.exec(paragraph) ?? [];
  return isDate(date.replace(/, [^\d,]+$/, ''), months) ? { date, text } : null;
}

/** A date and a time to the minute, as clocks show it. */
const momentInWords = (date: string, words: PrintCatalogue): string =>
  filled(words.dateAndTime, { date: dateInWords(date, words), time: date.slice(11, 16) });

/** What a report is of: the birth, both births, or a birth and its other moment, each in a line. */
export function occasionLines(
  { occasions, sides }: Pick<Subject, 'occasions' | 'sides'>,
  words: PrintCatalogue,
): string[] {
  const shown = occasions.filter(({ begins }) => !begins);
  const several = new Set(shown.flatMap(({ name }) => name ?? [])).size > 1;
  const { occasions: said } = words;
  return shown.map((occasion) => {
    const label = occasion.name === null ? said[sides] : several ? said.birthOf : said.birth;
    return filled(label, { name: occasion.name ?? '', occasion: occasionInWords(occasion, words) });
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
