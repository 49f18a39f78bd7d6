/**
 * Rows as comma-separated values: quoted as in RFC 4180, lines ended by a line feed, which other commands expect. A
 * word that a spreadsheet would take for a formula is begun with an apostrophe.
 */
export function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const keys = [...new Set(rows.flatMap(Object.keys))];
  const lines = [keys, ...rows.map((row) => keys.map((key) => cell(row[key])))];
  return `${lines.map((line) => line.map(quoted).join(',')).join('\n')}\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join(' ');
  if (typeof value === 'object') return 'date' in value ? cell(value.date) : '';
  const word = String(value);
  return /^[=+\-@]/.test(word) && !Number.isFinite(Number(word)) ? `'${word}` : word;
}

const quoted = (word: string): string => (/[",\n\r]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word);
