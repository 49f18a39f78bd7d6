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
  /** Lines are separated as in a text file; one that has no room is cut off. */
  text: string;
  /** Paths before the text. */
  glyphs?: readonly string[];
  /** Of the paths; default the accent’s. */
  color?: string;
}

/** Lines of the grid a row: closer where all of them then stand on one page. */
const pitches = [1.25, 1.1, 1, 0.9] as const;
/** Lines of the grid that a further line of a cell takes. */
const furtherPitch = 0.9;
/** Lines of a page that a table does not have: its heading and its head. */
const above = 5;
/** A table no longer than this is never parted. */
const whole = 22;
/** Rows that go on to another page, at least. */
const lastRows = 7;
const glyphSize = 11;
const glyphStep = 13.5;

/** @param widest lines of the grid that a row takes at most */
export function table(
  composer: Composer,
  parent: Structure,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  widest: number = pitches[0],
): Piece[] {
  if (rows.length === 0) return [];
  const { margin, left, measure, lines } = composer.shape;
  const further = rows.reduce((sum, cells) => sum + linesOf(cells) - 1, 0) * furtherPitch;
  const lengthAt = (pitch: number): number => rows.length * pitch + further;
  const rowLines = pitches.find((pitch) => pitch <= widest && lengthAt(pitch) <= lines - above) ?? widest;
  const isWhole = lengthAt(rowLines) <= whole;
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
      const style = composer.capitalsFor(head, styles.tableHead, styles.tableHeadPlain);
      return composer.line(
        row && structure('TH', row, { scope: 'Column' }),
        composer.fitted(head, right - from, style),
        style,
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
    const height = rowLines + (linesOf(cells) - 1) * furtherPitch;
    const marks = cells.flatMap(({ text, glyphs = [], color = 'accent' }, i): Mark[] => {
      const { left: from, right, align } = places[i] as (typeof places)[number];
      const cell = i === 0 ? structure('TH', row, { scope: 'Row' }) : structure('TD', row);
      const style = i === 0 ? styles.tableFirst : styles.table;
      const y = rowLines * grid * 0.66;
      const start = from + glyphs.length * glyphStep + (glyphs.length > 0 ? 3 : 0);
      return [
        ...glyphs.map(
          (path, n): Mark => ({
            kind: 'glyph',
            owner: null,
            path,
            x: from + n * glyphStep,
            y: y - glyphSize * 0.86,
            size: glyphSize,
            color,
          }),
        ),
        ...text
          .split('\n')
          .map((line, n) =>
            composer.line(
              cell,
              composer.fitted(line, right - start, style),
              style,
              align === 'right' ? right : start,
              y + n * furtherPitch * grid,
              align,
            ),
          ),
      ];
    });
    const keep = index < rows.length - 1 && (isWhole || index === 0 || index >= rows.length - lastRows);
    return {
      lines: height,
      space: headless && index === 0 ? 1 : 0,
      keep,
      ...(!headless && { head: again }),
      marks: [...marks, ruleAt((height - 0.03 * rowLines) * grid, 'line', 0.35)],
    };
  });
  if (headless) return pieces;
  return [headOf(structure('TR', owner)), ...pieces];
}

const linesOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ text }) => text.split('\n').length));
