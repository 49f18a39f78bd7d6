import type { PrintCatalogue } from '../text/print-catalogue.js';
import { baseline, type Composer, glyphMargin, paragraphsOf } from './composing.js';
import { type Mark, type Piece, type Structure, structure } from './marks.js';
import { grid, styles, type TextStyle } from './style.js';
import { datedText, spanText } from './words.js';

/** Texts that are lists of days or of spans of time: each with its date beside it. */

/** Lines of an entry of a list; longer ones are paragraphs, with a line between them. And lines of a list that is never parted. */
const [mostInList, mostTogether] = [6, 10] as const;
/** Spans that stand in a column beside what lasts so long, and points between the two. */
const [fewestSpans, besideSpan] = [2, 14] as const;

interface Entry {
  paragraph: string;
  /** A day, in the margin. */
  day: ReturnType<typeof datedText>;
  /** What is too long for that, in a column. */
  span: ReturnType<typeof spanText>;
}

const entriesOf = (composer: Composer, text: string, words: PrintCatalogue): Entry[] =>
  paragraphsOf(text).map((paragraph) => {
    const day = datedText(paragraph, words);
    const hangs = day !== null && composer.widthOf(day.date, styles.date) <= marginOf(composer);
    return { paragraph, day: hangs ? day : null, span: hangs ? null : spanText(paragraph, words) };
  });

const marginOf = ({ shape }: Composer): number => shape.left - glyphMargin - shape.margin;

/** Whether a text says nothing but what happens when, or much of it: glyphs at its head would be those of one entry. */
export function isCalendar(composer: Composer, text: string, words: PrintCatalogue): boolean {
  const entries = entriesOf(composer, text, words);
  return (
    entries.every(({ day }) => day !== null) ||
    entries.filter(({ span }) => span !== null).length >= fewestSpans
  );
}

/** A text with its days in the margin, its spans of time in a column, and all else as paragraphs. */
export function calendarOf(
  composer: Composer,
  owner: Structure,
  text: string,
  words: PrintCatalogue,
): Piece[] {
  const entries = entriesOf(composer, text, words);
  const spans = entries.flatMap(({ span }) => span ?? []);
  const widest = Math.max(0, ...spans.map(({ date }) => composer.widthOf(date, styles.date)));
  const inColumn = spans.length >= fewestSpans && widest < composer.measure / 2;
  if (!inColumn && entries.every(({ day }) => day === null)) return composer.paragraphs(owner, text);
  const set = entries.map(({ paragraph, day, span }) => {
    if (day) return besideText(composer, owner, day, 0);
    if (span && inColumn) return besideText(composer, owner, span, widest + besideSpan);
    return composer.paragraph(structure('P', owner), paragraph, styles.body);
  });
  const isList = set.every(({ length }) => length <= mostInList);
  const all = (isList ? set : set.map(apart)).flat();
  return isList && all.length <= mostTogether ? together(all) : all;
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

/** What happens on a date or lasts for a time, which stands beside its first line. @param inset points that the text stands farther in; 0 of one whose date hangs in the margin */
function besideText(
  composer: Composer,
  parent: Structure,
  { date, text }: { date: string; text: string },
  inset: number,
): Piece[] {
  const style: TextStyle = styles.date;
  const owner = structure('P', parent);
  const { left } = composer.shape;
  const [first, ...others] = composer.paragraph(owner, text, styles.body, {
    x: left + inset,
    measure: composer.measure - inset,
  });
  if (!first) return [];
  const y = grid * baseline;
  const mark =
    inset > 0
      ? composer.line(owner, date, style, left, y)
      : composer.line(owner, date, style, left - glyphMargin, y, 'right');
  // Read apart from what follows it.
  const read: Mark = { ...mark, line: { ...mark.line, end: 'space' } };
  return [{ ...first, marks: [read, ...first.marks] }, ...others];
}
