import type { PrintCatalogue } from '../text/print-catalogue.js';
import { baseline, type Composer, endingTogether, glyphMargin, paragraphsOf } from './composing.js';
import { type Mark, type Piece, type Structure, structure } from './marks.js';
import { grid, styles, type TextStyle } from './style.js';
import { type Dated, datedText, spanInShort, unbroken, withDatesWhole } from './words.js';

/** Texts that are lists of days or of spans of time: each with its date beside it. */

/** Lines of an entry of a list; longer ones are paragraphs, with a line between them. And lines of a list that is never parted. */
const [mostInList, mostTogether] = [6, 10] as const;
/** Lines at the end of a longer one that stand together: one date alone at the head of a page looks left over. */
const lastLines = 5;

const datedIn = (text: string, words: PrintCatalogue): (Dated | string)[] =>
  paragraphsOf(text).map((paragraph) => datedText(paragraph, words) ?? paragraph);

const isDated = (entry: Dated | string): entry is Dated => typeof entry !== 'string';

/** Whether a text is mainly a list of dates: glyphs beside it would belong to one of its entries only. */
export function isCalendar(text: string, words: PrintCatalogue): boolean {
  const entries = datedIn(text, words);
  const dated = entries.filter(isDated).length;
  return dated === entries.length || dated > 1;
}

/** A text with its days and spans of time in the margin, and all else as paragraphs. */
export function calendarOf(
  composer: Composer,
  owner: Structure,
  text: string,
  words: PrintCatalogue,
): Piece[] {
  const entries = datedIn(text, words);
  if (!entries.some(isDated)) return composer.paragraphs(owner, text);
  const dating = datingOf(
    composer,
    entries.filter(isDated).map(({ date }) => date),
  );
  const set = entries.map((entry) =>
    isDated(entry)
      ? besideText(composer, owner, entry, dating)
      : composer.paragraph(structure('P', owner), entry, styles.body),
  );
  // Dates of two lines would run into each other.
  const isStacked = entries.some((entry) => isDated(entry) && dating.lines(entry.date).length > 1);
  const isList = !isStacked && set.every(({ length }) => length <= mostInList);
  const all = (isList ? set : set.map(apart)).flat();
  return isList && all.length <= mostTogether ? together(all) : endingTogether(all, lastLines);
}

const apart = ([first, ...others]: readonly Piece[], i: number): Piece[] =>
  first ? [{ ...first, space: i === 0 ? first.space : 1 }, ...others] : [];

/** A few lines that would look lost at the head of an otherwise empty page. */
const longest = 16;
export const together = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, i) => ({
    ...piece,
    keep: piece.keep || (pieces.length < longest && i < pieces.length - 1),
  }));

/** Points of the margin that dates may take. */
const marginOf = ({ shape }: Composer): number => shape.left - glyphMargin - shape.margin;

interface Dating {
  lines: (date: string) => string[];
  style: TextStyle;
}

/**
 * How the dates of a text are set: each on one line, with months abbreviated and a smaller size if necessary, or on
 * several lines.
 */
function datingOf(composer: Composer, dates: readonly string[]): Dating {
  const whole = (date: string): string => date;
  const short = (date: string): string => spanInShort(date, composer.words);
  const smaller = { ...styles.date, size: smallDate };
  const ways = [
    { set: whole, style: styles.date },
    { set: short, style: styles.date },
    { set: short, style: smaller },
  ];
  const way = ways.find(({ set, style }) =>
    dates.every((date) => composer.widthOf(set(date), style) <= marginOf(composer)),
  );
  return way
    ? { lines: (date) => [way.set(date)], style: way.style }
    : { lines: (date) => stacked(composer, date), style: styles.date };
}
const smallDate = 9.8;

/** A date in lines as the margin has room for. */
function stacked(composer: Composer, date: string): string[] {
  const lines: string[] = [];
  // A month keeps its year.
  for (const word of withDatesWhole(date, composer.words).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && composer.widthOf(longer, styles.date) <= marginOf(composer))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.replaceAll(unbroken, ' '));
}

/** A dated text, with its date or period in the margin. */
function besideText(
  composer: Composer,
  parent: Structure,
  { date, way, text }: Dated,
  { lines: linesOf, style }: Dating,
): Piece[] {
  const owner = structure('P', parent);
  const { left } = composer.shape;
  const [first, ...others] = composer.paragraph(owner, text, styles.body);
  if (!first) return [];
  const at = (line: number): number => grid * (line + baseline);
  const dates = linesOf(date).map((line, i) =>
    composer.line(owner, line, style, left - glyphMargin, at(i), 'right'),
  );
  const ways = way === '' ? [] : [composer.line(owner, way, style, left, at(others.length + 1))];
  // Read before the text, and apart from it.
  const read = [...dates, ...ways].map((mark): Mark => ({ ...mark, line: { ...mark.line, end: 'space' } }));
  const pieces = [{ ...first, marks: [...read, ...first.marks] }, ...others];
  const lines = Math.max(dates.length, pieces.length + ways.length);
  if (lines === pieces.length) return pieces;
  return pieces.map((piece, i) =>
    i === pieces.length - 1 ? { ...piece, lines: lines - i } : { ...piece, keep: true },
  );
}
