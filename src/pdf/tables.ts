import type { Composer } from './composing.js';
import { type Mark, type Piece, type RuleMark, type Structure, structure } from './marks.js';
import { grid, styles } from './style.js';

/** Tables: a row a piece, the head again where they go on on another page. */

export interface Column {
  head: string;
  /** Share of the width. */
  share: number;
  align?: 'left' | 'right';
}

export interface Cell {
  text: string;
  /** Paths before the text, in the accent's color or their own. */
  glyphs?: readonly string[];
}

const usualPitch = 1.25;
/** Lines of a page that a table does not have: its heading and its head. Longer ones are set close, to stay on a page. */
const above = 7;
/** Rows that go on to another page, at least. */
const lastRows = 4;
const glyphSize = 11;
const glyphStep = 13.5;

export function table(
  composer: Composer,
  parent: Structure,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Piece[] {
  if (rows.length === 0) return [];
  const { margin, left, measure, lines } = composer.shape;
  const rowLines = rows.length * usualPitch > lines - above ? 1 : usualPitch;
  const owner = structure('Table', parent);
  const width = left + measure - margin;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let at = margin;
  const places = columns.map(({ share, align = 'left' }) => {
    const own = (width * share) / shares;
    const place = { left: at, right: at + own - 4, align };
    at += own;
    return place;
  });
  const ruleAt = (y: number, color: RuleMark['color'], weight: number): RuleMark => ({
    kind: 'rule',
    owner: null,
    x: margin,
    y,
    width,
    color,
    weight,
  });
  const headMarks = (row: Structure | null): Mark[] =>
    columns.map(({ head }, i) => {
      const { left: from, right, align } = places[i] as (typeof places)[number];
      return composer.line(
        row && structure('TH', row, { scope: 'Column' }),
        head,
        styles.tableHead,
        align === 'right' ? right : from,
        grid * (rowLines - 0.45),
        align,
      );
    });
  const headOf = (row: Structure | null): Piece => ({
    lines: rowLines,
    space: 1,
    keep: true,
    marks: [...headMarks(row), ruleAt(grid * (rowLines - 0.13), 'muted', 0.6)],
  });
  const headless = columns.every(({ head }) => head === '');
  const again = headOf(null);
  const pieces = rows.map((cells, index): Piece => {
    const row = structure('TR', owner);
    const marks = cells.flatMap(({ text, glyphs = [] }, i): Mark[] => {
      const { left: from, right, align } = places[i] as (typeof places)[number];
      const cell = i === 0 ? structure('TH', row, { scope: 'Row' }) : structure('TD', row);
      const style = i === 0 ? styles.tableFirst : styles.table;
      const y = rowLines * grid * 0.66;
      return [
        ...glyphs.map(
          (path, n): Mark => ({
            kind: 'glyph',
            owner: null,
            path,
            x: from + n * glyphStep,
            y: y - glyphSize * 0.86,
            size: glyphSize,
            color: 'accent',
          }),
        ),
        composer.line(
          cell,
          text,
          style,
          align === 'right' ? right : from + glyphs.length * glyphStep + (glyphs.length > 0 ? 3 : 0),
          y,
          align,
        ),
      ];
    });
    // A row whose first cell is empty goes on from the one above it.
    const goesOn = rows[index + 1]?.[0]?.text === '';
    const keep = index === 0 || goesOn || (index < rows.length - 1 && index >= rows.length - lastRows);
    return {
      lines: rowLines,
      space: headless && index === 0 ? 1 : 0,
      keep,
      ...(!headless && { head: again }),
      marks: [...marks, ruleAt(rowLines * grid * 0.97, 'line', 0.35)],
    };
  });
  if (headless) return pieces;
  return [headOf(structure('TR', owner)), ...pieces];
}
