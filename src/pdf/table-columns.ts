import type { Composer } from './composing.js';
import { styles, type TextStyle } from './style.js';

/** The contents and widths of table columns: as wide as their contents, and evenly spaced. */

export interface Column {
  head: string;
  /** Figures end below each other, as far from the column's beginning as the longest reaches. */
  align?: 'left' | 'figures';
  /** The longest ending of figures in the other columns of the same kind, for alignment. */
  longest?: string;
  /** Is as wide as what stands in it, wherever others give way. */
  isWhole?: true;
}

export interface Cell {
  /** Lines are separated as in a text file; what has no room on one goes on on another, and a word that has none is cut. */
  text: string;
  /** Figures before the text of its first line: in a column they end below each other, and what follows begins there. */
  figures?: string;
  /** Paths before the text. */
  glyphs?: readonly string[];
  /** The color of the paths; default the accent color. */
  color?: string;
}
export type Rows = readonly (readonly Cell[])[];

/** From one glyph of a cell to the next. */
export const glyphStep = 13.5;

/** The indent of a text after glyphs. */
export const indentOf = (glyphs: readonly string[]): number =>
  glyphs.length * glyphStep + (glyphs.length > 0 ? 3 : 0);

export interface PlacedColumn {
  left: number;
  room: number;
  /** The right edge of figures, from the left. */
  figures?: number;
  /** The width of figures before texts, with the space after them. */
  lead: number;
}

/** Points between columns, at least and where there is room; the lines of every table are as wide as the page’s. */
const apart = { least: 9, most: 52 };
/** Points that a head makes a column wide, at most: long names are cut. */
const widestHead = 96;

export interface TableType {
  first: TextStyle;
  other: TextStyle;
}
/** A table that else has no room is set smaller; what then has none is broken into lines. */
const types: readonly [TableType, TableType] = [
  { first: styles.tableFirst, other: styles.table },
  { first: styles.tableFirstSmall, other: styles.tableSmall },
];

export interface TablePlace {
  x: number;
  width: number;
  places: readonly PlacedColumn[];
  type: TableType;
}

export const headStyle = (composer: Composer, head: string): TextStyle =>
  composer.capitalsFor(head, styles.tableHead, styles.tableHeadPlain);

/** The places of columns. Contents have priority over heads on one line, and both over the usual size of type. */
export function placesOf(
  composer: Composer,
  columns: readonly Column[],
  rows: Rows,
  gap: number = apart.most,
): TablePlace {
  let placed: (TablePlace & { isCut: boolean }) | undefined;
  for (const type of types)
    for (const inWords of [false, true]) {
      placed = placedIn(composer, columns, rows, type, inWords, gap);
      if (!placed.isCut) return placed;
    }
  return placed as TablePlace;
}

function placedIn(
  composer: Composer,
  columns: readonly Column[],
  rows: Rows,
  type: TableType,
  headsInWords: boolean,
  widestGap: number,
): TablePlace & { isCut: boolean } {
  const { shape } = composer;
  const { margin } = shape;
  const full = shape.left + shape.measure - margin;
  const styleOf = (i: number): TextStyle => (i === 0 ? type.first : type.other);
  const leads = columns.map((_, i) => {
    const widths = rows.flatMap((cells) => {
      const { figures } = cells[i] ?? {};
      return figures === undefined ? [] : composer.widthOf(figures, styleOf(i));
    });
    return widths.length === 0 ? 0 : Math.max(...widths) + composer.widthOf(' ', styleOf(i));
  });
  const cellWidths = columns.map(({ longest = '' }, i) =>
    Math.max(
      composer.widthOf(longest, styleOf(i)),
      ...rows.map((cells) => {
        const { text = '', glyphs = [] } = cells[i] ?? {};
        const style = styleOf(i);
        return (
          indentOf(glyphs) +
          (leads[i] as number) +
          Math.max(...text.split('\n').map((line) => composer.widthOf(line, style)))
        );
      }),
    ),
  );
  const widths = columns.map(({ head }, i) => {
    const style = headStyle(composer, head);
    const own = (headsInWords ? head.split(' ') : [head]).map((text) => composer.widthOf(text, style));
    return Math.max(cellWidths[i] as number, Math.min(widestHead, Math.max(...own)));
  });
  const between = columns.length - 1;
  const wholes = columns.map(({ isWhole }) => isWhole === true);
  const fitted = cut(widths, wholes, full - between * apart.least);
  const left = full - fitted.reduce((sum, each) => sum + each, 0);
  const gap = Math.min(widestGap, left / Math.max(1, between));
  let at = margin;
  const places = columns.map(({ align }, i): PlacedColumn => {
    const room = fitted[i] as number;
    const lead = leads[i] as number;
    const place = { left: at, room, lead, ...(align === 'figures' && { figures: cellWidths[i] as number }) };
    at += room + gap;
    return place;
  });
  return { x: margin, width: full, places, type, isCut: fitted !== widths };
}

/** Widths that a table has room for: the widest columns give way, all to the same width, but for those that stay whole. */
function cut(widths: readonly number[], wholes: readonly boolean[], room: number): readonly number[] {
  const widthAt = (most: number) => (width: number, i: number) => (wholes[i] ? width : Math.min(width, most));
  const sumAt = (most: number): number => widths.map(widthAt(most)).reduce((sum, width) => sum + width, 0);
  let [least, most] = [0, Math.max(...widths)];
  if (sumAt(most) <= room) return widths;
  for (let step = 0; step < 30; step++) {
    const middle = (least + most) / 2;
    if (sumAt(middle) <= room) least = middle;
    else most = middle;
  }
  return widths.map(widthAt(least));
}
