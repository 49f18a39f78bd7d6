/** Text set for a terminal: tables, paragraphs, and how many columns they take. */

export type Rows = readonly (readonly string[])[];

interface Setting {
  /** Columns whose cells stand at the right. */
  right?: ReadonlySet<number>;
  /** Columns that there is room for; a row that is longer goes on in a second line. Default: any number. */
  columns?: number;
  /** What stands between the cells of a second line. */
  between?: string;
}

const gap = '  ';
const further = '    ';

/** A table: columns as wide as their widest cell, two blanks between, those that are empty throughout left out. */
export function table(
  rows: Rows,
  { right = new Set(), columns = Infinity, between = ', ' }: Setting = {},
): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, width(cell));
  const kept = widths.flatMap((wide, column) => (wide > 0 ? [column] : []));
  const fitting = howManyFit(
    kept.map((column) => widths[column] ?? 0),
    columns,
  );
  return rows
    .map((row) => {
      const cells = kept.slice(0, fitting).map((column) => {
        const cell = row[column] ?? '';
        const blanks = ' '.repeat((widths[column] ?? 0) - width(cell));
        return right.has(column) ? blanks + cell : cell + blanks;
      });
      const rest = kept.slice(fitting).flatMap((column) => row[column] || []);
      const first = cells.join(gap).trimEnd();
      return rest.length === 0 ? first : `${first}\n${wrap(rest.join(between), columns, further)}`;
    })
    .join('\n');
}

function howManyFit(widths: readonly number[], columns: number): number {
  let taken = 0;
  for (const [i, wide] of widths.entries()) {
    taken += wide + (i > 0 ? gap.length : 0);
    if (taken > columns) return Math.max(1, i);
  }
  return widths.length;
}

/** A wide table as several, one below the other: each has the first column, and as many of the others as there is room for. */
export function tablesAcross(rows: Rows, columns = Infinity): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const [first = 0, ...others] = widths;
  const blocks: number[][] = [];
  let room = 0;
  for (const [i, wide] of others.entries()) {
    room -= wide + gap.length;
    if (room < 0) {
      blocks.push([]);
      room = columns - first - gap.length - wide;
    }
    blocks.at(-1)?.push(i + 1);
  }
  return blocks
    .map((block) => table(rows.map((row) => [row[0] ?? '', ...block.map((column) => row[column] ?? '')])))
    .join('\n\n');
}

/** Wide and fullwidth characters, of Unicode Standard Annex 11, roughly, and pictures. */
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Columns a text takes; the wide characters of East Asia take two. */
export function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (/\p{Mn}|\p{Cf}/u.test(character)) continue;
    columns += wide.test(character) ? 2 : 1;
  }
  return columns;
}

/** A paragraph broken into lines of at most `columns`, each begun with `indent`. */
export function wrap(text: string, columns: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  const room = columns - indent.length;
  for (const word of text.trim().split(/\s+/)) {
    if (line !== '' && width(line) + 1 + width(word) > room) {
      lines.push(indent + line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, indent + line].join('\n');
}

/** A text's paragraphs, each broken into lines of at most `columns`. */
export const wrapParagraphs = (text: string, columns: number): string[] =>
  text.split(/\n\s*\n/).map((part) => wrap(part, columns));
