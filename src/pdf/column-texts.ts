import { Ascendant, Descendant, ImumCoeli, Midheaven } from '../chart/body-ids.js';
import { glyphs } from '../wheel/glyphs.js';
import { headingLines } from './balanced-lines.js';
import { baseline, type Composer, paragraphsOf } from './composing.js';
import { leastInColumns } from './hyphens.js';
import { type GlyphMark, type Heading, type Mark, type Piece, type Structure, structure } from './marks.js';
import { rounding, smallPitch } from './placing.js';
import { columnsOf, grid, styles } from './style.js';

/** Texts set small, for two columns. */

/** Lines of a text that stand with its title, and of one with further headings above it; at its end stand as many together as of any paragraph. */
const [together, togetherHeaded] = [2, 4];
/** Small lines of a line of a chapter’s title, and what it has below. */
const [titlePitch, belowTitle] = [1.5, 0.5];
/** Small lines above a chapter, above a body, and above the first body of a chapter as above any text. */
const [aboveChapter, aboveBody, aboveText] = [3, 2, 1];

/** The heading of a chapter in columns, over a rule as wide as the column, and the person it addresses. */
export function columnChapter(composer: Composer, parent: Structure, heading: Heading, note = ''): Piece[] {
  const { margin } = composer.shape;
  const { width } = columnsOf(composer.shape);
  const owner = structure('H2', parent);
  const style = styles.columnChapter;
  const title = headingLines(composer, heading.text, style, width);
  const lines = Math.ceil(title.length * titlePitch + belowTitle - rounding);
  const marks: Mark[] = title.map((line, i) => ({
    kind: 'text',
    owner,
    x: margin,
    y: (i + baseline) * titlePitch * smallPitch * grid,
    line,
    style,
  }));
  const y = (lines - 0.35) * smallPitch * grid;
  marks.push({ kind: 'rule', owner: null, x: margin, y, width, color: 'accent', weight: 0.7 });
  const below =
    note === ''
      ? []
      : composer.paragraph(structure('P', parent), note, styles.smallNote, {
          x: margin,
          measure: width,
          pitch: smallPitch,
          align: 'left',
          keep: true,
        });
  const head = { lines: lines * smallPitch, space: aboveChapter * smallPitch, marks, heading };
  return [head, ...below].map((piece) => ({ ...piece, keep: true, column: true }));
}

/** A body in a column, over the texts that begin with it. @param isFirst of its chapter */
export function columnHead(
  composer: Composer,
  parent: Structure,
  text: string,
  path: string | undefined,
  isFirst: boolean,
): Piece {
  const { margin } = composer.shape;
  const style = styles.columnHead;
  const y = smallPitch * grid * baseline;
  const at = path === undefined ? margin : margin + style.size + 5;
  const size = style.size + 1;
  const { width } = columnsOf(composer.shape);
  return {
    lines: smallPitch,
    space: (isFirst ? aboveText : aboveBody) * smallPitch,
    keep: true,
    column: true,
    marks: [
      ...(path === undefined ? [] : [glyphAt(path, margin, y, size)]),
      composer.line(structure('H3', parent), text, style, at, y),
      { kind: 'rule', owner: null, x: margin, y: y + 5, width, color: 'line', weight: 0.5 },
    ],
  };
}

/** A single text in a column, small, its glyphs before its title. @param isHeaded by a body or a chapter @param isAlone as wide as a paragraph, since no other stands beside it */
export function columnEntry(
  composer: Composer,
  parent: Structure,
  { title, glyphs: row, note, text, level, tells, isHeaded = false }: ColumnEntry,
  isAlone = false,
): Piece[] {
  const { margin } = composer.shape;
  const width = isAlone ? composer.measure : columnsOf(composer.shape).width;
  const setting = { x: margin, measure: width, pitch: smallPitch };
  const size = styles.smallHead.size;
  const at = placesOf(row, size);
  const last = at.at(-1);
  const indent = last === undefined ? 0 : last + size + 5;
  const head = composer.paragraph(structure(`H${level}`, parent), title, styles.smallHead, {
    ...setting,
    x: margin + indent,
    measure: width - indent,
    align: 'left',
    keep: true,
  });
  const y = smallPitch * grid * baseline;
  const marks = row.map((path, i) => glyphAt(path, margin + (at[i] as number), y, size));
  const below =
    note === ''
      ? []
      : composer.paragraph(structure('P', parent), note, styles.smallNote, {
          ...setting,
          align: 'left',
          keep: true,
        });
  const body = paragraphsOf(text).flatMap((paragraph, i) =>
    composer.paragraph(structure('P', parent), paragraph, styles.small, {
      ...setting,
      least: leastInColumns,
      indent: i === 0 ? 0 : styles.small.size,
    }),
  );
  const least = isHeaded ? togetherHeaded : together;
  const [first, ...others] = head;
  const begin = first && {
    ...first,
    tells,
    space: aboveText * smallPitch,
    marks: [...marks, ...first.marks],
  };
  return [...(begin ? [begin] : []), ...others, ...below, ...body].map((piece, i, { length }) => ({
    ...piece,
    ...(!isAlone && { column: true as const }),
    keep: i < length - 1 && (piece.keep || i < head.length + below.length + least - 1),
  }));
}

/** Glyphs that are letters: they fill their square, and need space beside them. */
const letters = new Set([Ascendant, Midheaven, Descendant, ImumCoeli].map((id) => glyphs.planets[id]));

/** The positions of glyphs in a row. */
function placesOf(row: readonly string[], size: number): number[] {
  let x = 0;
  return row.map((path, i) => {
    if (i > 0) x += size + (letters.has(path) || letters.has(row[i - 1]) ? 5 : 2);
    return x;
  });
}

interface ColumnEntry {
  title: string;
  glyphs: readonly string[];
  note: string;
  text: string;
  level: number;
  tells: readonly string[];
  isHeaded?: boolean;
}

const glyphAt = (path: string, x: number, foot: number, size: number): GlyphMark => ({
  kind: 'glyph',
  owner: null,
  path,
  x,
  y: foot - size * 0.84,
  size,
  color: 'accent',
});
