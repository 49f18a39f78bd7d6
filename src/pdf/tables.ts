import type { Composer } from './composing.js';
import {
  type Heading,
  type Mark,
  type Piece,
  type RuleMark,
  type Structure,
  structure,
  type TextMark,
} from './marks.js';
import { grid, styles, type TextStyle } from './style.js';
import {
  type Cell,
  type Column,
  glyphStep,
  headStyle,
  indentOf,
  type PlacedColumn,
  placesOf,
  type Rows,
  type TablePlace,
} from './table-columns.js';
import { unbroken } from './words.js';

/** Tables: a row a piece, the head again where they go on on another page. */

/** Lines of the grid a row, and in a table that has no room else. */
const usualRow = 1.2;
export const closerRows: readonly number[] = [1.05, 0.95, 0.88];
/** Lines of the grid that a further line of a cell takes, in closer rows as these. */
const furtherLine = 0.9;
/** The same for a head, and for its first line. */
const [headPitch, headRow] = [0.72, 1.05];
/** Lines between groups of rows. */
const betweenGroups = 0.7;
/** A table no longer than this is never parted. */
const whole = 16;
/** Rows of a line that would be as high as those of a longer one that stand together where it begins. */
const fewestRows = 8;
/** Rows that its end has at least, where it goes on on another page: a rule that held back more would leave white above. */
const fewestAtEnd = 7;
const glyphSize = 11;
/** Widths add up to wholes but for this. */
const rounding = 1e-6;

interface TableSetting {
  /** Rows of tables of the same kind, with which its columns are as wide. */
  like?: readonly Rows[];
  /** Above it, where it stands below a picture. */
  label?: Heading;
  /** The columns of the table above, if this one is aligned with it; by default they are spread over the width. */
  placed?: TablePlace | undefined;
  /** Lines of the grid a row. */
  rowLines?: number | undefined;
  /** Rows that begin a group: rules part these alone. */
  groups?: readonly number[] | undefined;
  /** Rows from a rule to the next. */
  ruled?: number;
}

export function table(
  composer: Composer,
  parent: Structure,
  columns: readonly Column[],
  given: Rows,
  { like = [], label, placed, rowLines = usualRow, groups, ruled = 1 }: TableSetting = {},
): Piece[] {
  if (given.length === 0) return [];
  const { x, width, places, type } = placed ?? placesOf(composer, columns, [given, ...like].flat());
  const styleOf = (column: number): TextStyle => (column === 0 ? type.first : type.other);
  const rows = given.map((cells) =>
    cells.map((cell, i) => inLines(composer, cell, places[i] as PlacedColumn, styleOf(i))),
  );
  const furtherPitch = Math.min(furtherLine, rowLines);
  const heights = rows.map((cells) => rowLines + (linesOf(cells) - 1) * furtherPitch);
  const isWhole = heights.reduce((sum, height) => sum + height, 0) <= whole;
  const firstRows = rowsOf(heights, fewestRows * rowLines);
  const lastRows = rowsOf([...heights].reverse(), fewestAtEnd * rowLines);
  const labelled = label === undefined ? null : structure('H2', parent);
  const owner = structure('Table', parent);
  const ruleAt = (y: number, color: RuleMark['color'], weight: number): RuleMark => ({
    kind: 'rule',
    owner: null,
    x,
    y,
    width,
    color,
    weight,
  });
  const heads = columns.map(({ head }, i) => {
    const style = headStyle(composer, head);
    return {
      style,
      ...inLines(composer, { text: head }, { room: (places[i] as PlacedColumn).room, lead: 0 }, style),
    };
  });
  const headLines = linesOf(heads);
  const headHeight = headRow + (headLines - 1) * headPitch;
  const headOf = (row: Structure | null): Piece => ({
    lines: headHeight,
    space: 1,
    keep: true,
    marks: [
      ...heads.flatMap(({ text, style }, i) => {
        const { left, room } = places[i] as PlacedColumn;
        const owner = row && structure('TH', row, { scope: 'Column' });
        return text.split('\n').map((line, n, { length }) => {
          const y = grid * (headHeight - 0.45 - (length - 1 - n) * headPitch);
          return composer.line(owner, composer.fitted(line, room + rounding, style), style, left, y);
        });
      }),
      ruleAt(grid * (headHeight - 0.13), 'muted', 0.6),
    ],
  });
  const headless = columns.every(({ head }) => head === '');
  const again = headOf(null);
  const pieces = rows.map((cells, index): Piece => {
    const row = structure('TR', owner);
    const height = heights[index] as number;
    const y = rowLines * grid * 0.66;
    const marks = cells.flatMap((cell, i) => {
      const inRow = i === 0 ? structure('TH', row, { scope: 'Row' }) : structure('TD', row);
      return marksOf(composer, inRow, cell, places[i] as PlacedColumn, y, styleOf(i), furtherPitch);
    });
    const left = rows.length - index;
    return {
      lines: height,
      space: headless && index === 0 && labelled === null ? 1 : groups?.includes(index) ? betweenGroups : 0,
      keep: left > 1 && (isWhole || index < firstRows - 1 || left <= lastRows),
      ...(!headless && { head: again }),
      marks:
        groups === undefined
          ? (index + 1) % ruled === 0 || left === 1
            ? [...marks, ruleAt((height - 0.03 * rowLines) * grid, 'line', 0.35)]
            : marks
          : groups.includes(index + 1)
            ? [...marks, ruleAt((height + betweenGroups / 2) * grid, 'line', 0.35)]
            : marks,
    };
  });
  return [
    ...(labelled && label !== undefined ? [labelOf(composer, labelled, label, x)] : []),
    ...(headless ? [] : [headOf(structure('TR', owner))]),
    ...pieces,
  ];
}

/** Rows from the first one on that fill so many lines. */
function rowsOf(heights: readonly number[], lines: number): number {
  let [count, filled] = [0, 0];
  while (count < heights.length && filled < lines - rounding) filled += heights[count++] as number;
  return count;
}

/** A cell that has no room on a line, in lines of as many words as have. */
function inLines(
  composer: Composer,
  cell: Cell,
  { room, lead }: Pick<PlacedColumn, 'room' | 'lead'>,
  style: TextStyle,
): Cell {
  const most = room - indentOf(cell.glyphs ?? []) - lead + rounding;
  const lines: string[] = [];
  for (const line of cell.text.split('\n')) {
    const [first = '', ...words] = line.split(' ');
    lines.push(first);
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (composer.widthOf(longer, style) > most) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
  }
  return { ...cell, text: lines.join('\n').replaceAll(unbroken, ' ') };
}

/** Nearer to its own table than to what stands above. */
const labelOf = (composer: Composer, owner: Structure, heading: Heading, x: number): Piece => ({
  lines: 1,
  space: 1.6,
  loose: true,
  keep: true,
  heading,
  marks: [composer.line(owner, heading.text, styles.entry, x, grid * 0.74)],
});

function marksOf(
  composer: Composer,
  owner: Structure,
  { text, figures: before, glyphs = [], color = 'accent' }: Cell,
  { left, room, figures, lead }: PlacedColumn,
  y: number,
  style: TextStyle,
  furtherPitch: number,
): Mark[] {
  const start = left + indentOf(glyphs) + lead;
  const end = start - (lead > 0 ? composer.widthOf(' ', style) : 0);
  return [
    ...glyphs.map(
      (path, n): Mark => ({
        kind: 'glyph',
        owner: null,
        path,
        x: left + n * glyphStep,
        y: y - glyphSize * 0.86,
        size: glyphSize,
        color,
      }),
    ),
    ...(before === undefined ? [] : [spaced(composer.line(owner, before, style, end, y, 'right'))]),
    ...text.split('\n').map((line, n) => {
      const at = y + n * furtherPitch * grid;
      if (figures !== undefined) return composer.line(owner, line, style, left + figures, at, 'right');
      return composer.line(
        owner,
        composer.fitted(line, left + room - start + rounding, style),
        style,
        start,
        at,
      );
    }),
  ];
}

/** Read apart from what follows it. */
const spaced = (mark: TextMark): TextMark => ({ ...mark, line: { ...mark.line, end: 'space' } });

const linesOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ text }) => text.split('\n').length));
