import type { PrintCatalogue } from '../text/print-catalogue.js';
import { unbroken } from './hyphens.js';
import type { Line, Setting } from './lines.js';
import type { TextStyle } from './style.js';
import { unbroken as unbrokenSpace, withDatesWhole } from './words.js';

/** Titles and headings in lines of about the same length. */

interface Breaker {
  words: PrintCatalogue;
  /** Whose report it is. */
  names: readonly string[];
  lines(text: string, style: TextStyle, setting: Partial<Setting>): Line[];
  widthOf(text: string, style: TextStyle): number;
}

/** The separator between a title and its dates. */
export const parting = ' · ';
/** A word may fill so much of a line. */
const widestWord = 0.88;

const longestWord = (breaker: Breaker, text: string, style: TextStyle): number =>
  Math.max(...text.split(' ').map((word) => breaker.widthOf(word, style)));

/** Breaks a text into as few lines as possible, of about equal length, without breaking inside a date or a name. */
export function balancedLines(breaker: Breaker, plain: string, style: TextStyle, measure: number): Line[] {
  const text = unpartedIn(breaker, plain, style, measure);
  const setting = { align: 'left' as const, least: unbroken };
  let best = breaker.lines(text, style, { ...setting, measure });
  if (best.length < 2 || best.length > 4) return best;
  // No narrower than the longest word, which would be broken.
  const least = Math.max(measure / best.length, longestWord(breaker, text, style) / widestWord);
  let [narrow, wide] = [Math.min(measure, least), measure];
  for (let step = 0; step < 6; step++) {
    const middle = (narrow + wide) / 2;
    const lines = breaker.lines(text, style, { ...setting, measure: middle });
    if (lines.length > best.length) narrow = middle;
    else [wide, best] = [middle, lines];
  }
  return best;
}

/** Breaks a heading that is too long for one line at its separator, which is then left out. */
export function headingLines(breaker: Breaker, text: string, style: TextStyle, measure: number): Line[] {
  const lines = balancedLines(breaker, text, style, measure);
  if (lines.length < 2) return lines;
  const broken = (by: string | RegExp): Line[] =>
    text.split(by).flatMap((part) => balancedLines(breaker, part, style, measure));
  if (text.includes(parting)) return broken(parting);
  // A line ends after a colon or a semicolon rather than anywhere else.
  const parted = broken(/(?<=:) /);
  if (parted.length > lines.length) return lines;
  const together = joined(breaker, text.split(/(?<=;) /), style, measure);
  return together.length > 1 && together.length <= lines.length
    ? together.flatMap((part) => balancedLines(breaker, part, style, measure))
    : parted;
}

/** Joins as many parts of a text on each line as fit; undefined if one part is too long. */
function joined(breaker: Breaker, parts: readonly string[], style: TextStyle, measure: number): string[] {
  const fits = (text: string): boolean => breaker.widthOf(text, style) <= measure;
  if (!parts.every(fits)) return [];
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''} ${part}`.trimStart();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Dates and names that no line parts, and of two dates what joins them, where a line has room for that. */
function unpartedIn(breaker: Breaker, plain: string, style: TextStyle, measure: number): string {
  const named = breaker.names.reduce(
    (text, name) => text.replaceAll(name, name.replaceAll(' ', unbrokenSpace)),
    plain,
  );
  const fits = (text: string): boolean => longestWord(breaker, text, style) < measure * widestWord;
  const candidates = [
    withDatesWhole(named, breaker.words, 'led'),
    ...[named, plain].map((text) => withDatesWhole(text, breaker.words, 'joined')),
  ];
  return candidates.find(fits) ?? withDatesWhole(plain, breaker.words);
}
