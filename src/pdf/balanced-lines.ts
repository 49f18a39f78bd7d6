import type { PrintCatalogue } from '../text/print-catalogue.js';
import { unbroken } from './hyphens.js';
import type { Line, Setting } from './lines.js';
import type { TextStyle } from './style.js';
import { withDatesWhole } from './words.js';

/** Titles and headings in lines of about the same length. */

interface Breaker {
  words: PrintCatalogue;
  lines(text: string, style: TextStyle, setting: Partial<Setting>): Line[];
  widthOf(text: string, style: TextStyle): number;
}

/** What parts a title from its dates. */
export const parting = ' · ';
/** A word may fill so much of a line. */
const widestWord = 0.88;

const longestWord = (breaker: Breaker, text: string, style: TextStyle): number =>
  Math.max(...text.split(' ').map((word) => breaker.widthOf(word, style)));

/** As few lines as there are of full ones, of which none parts a date. */
export function balancedLines(breaker: Breaker, plain: string, style: TextStyle, measure: number): Line[] {
  const text = datesWhole(breaker, plain, style, measure);
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

/** Of a heading that has no room on a line, what a point parts stands in lines of its own, and the point in none. */
export function headingLines(breaker: Breaker, text: string, style: TextStyle, measure: number): Line[] {
  const lines = balancedLines(breaker, text, style, measure);
  if (lines.length < 2) return lines;
  const broken = (by: string | RegExp): Line[] =>
    text.split(by).flatMap((part) => balancedLines(breaker, part, style, measure));
  if (text.includes(parting)) return broken(parting);
  // A line ends after a colon rather than anywhere else.
  const parted = broken(/(?<=:) /);
  return parted.length > lines.length ? lines : parted;
}

/** Dates that no line parts, and of two of them what joins them, where a line has room for that. */
function datesWhole(breaker: Breaker, plain: string, style: TextStyle, measure: number): string {
  const joined = withDatesWhole(plain, breaker.words, true);
  return longestWord(breaker, joined, style) < measure * widestWord
    ? joined
    : withDatesWhole(plain, breaker.words);
}
