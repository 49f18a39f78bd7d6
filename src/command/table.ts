/** A table for a terminal: columns as wide as their widest cell, two blanks between. */
export function table(
  rows: readonly (readonly string[])[],
  alignRight: ReadonlySet<number> = new Set(),
): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, width(cell));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const blanks = ' '.repeat((widths[column] ?? 0) - width(cell));
          return alignRight.has(column) ? blanks + cell : cell + blanks;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Columns a text takes; the wide characters of East Asia take two (Unicode Standard Annex 11, roughly). */
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (/\p{Mn}|\uFE0E/u.test(character)) continue;
    columns +=
      /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/.test(
        character,
      )
        ? 2
        : 1;
  }
  return columns;
}

/** A paragraph broken into lines of at most `columns`, each begun with `indent`. */
export function wrap(text: string, columns: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line.length > indent.length && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}
