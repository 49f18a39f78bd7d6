import { table, wrap } from './table.js';

/** Any result as a page of text, for operations that have no page of their own. */

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What fits on a line: numbers, words, and moments by their clock. */
function line(value: unknown): string | undefined {
  if (value === null || value === undefined) return '-';
  if (isObject(value)) {
    const { date, timezone } = value;
    return typeof date === 'string' && typeof timezone === 'string'
      ? `${date.replace(/\.\d+$/, '')} ${timezone}`
      : undefined;
  }
  if (Array.isArray(value)) {
    const parts = value.map(line);
    return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
  }
  return String(value).replace(/<[^>]+>/g, ' ');
}

export const layout = (result: unknown, columns: number): string =>
  `${(isObject(result) ? sections(result, columns) : [line(result) ?? '']).join('\n\n')}\n`;

function sections(result: Entries, columns: number): string[] {
  const lines = Object.entries(result).flatMap(([key, value]) => {
    const text = line(value);
    return text === undefined || (Array.isArray(value) && value.some(isObject))
      ? []
      : [wrap(`${key}: ${text}`, columns)];
  });
  const parts = Object.entries(result).flatMap(([key, value]) => {
    if (Array.isArray(value) && value.some(isObject)) return [`${key}\n${rows(value, columns)}`];
    if (isObject(value) && line(value) === undefined)
      return [`${key}\n${sections(value, columns).join('\n\n')}`];
    return [];
  });
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...parts];
}

/** Objects as the rows of a table, where each of their fields fits on the line; else one below the other. */
function rows(list: readonly unknown[], columns: number): string {
  const objects = list.filter(isObject);
  const keys = [...new Set(objects.flatMap(Object.keys))];
  const cells = objects.map((entry) => keys.map((key) => line(entry[key]) ?? '…'));
  const set = table([keys, ...cells]);
  const fits = set.split('\n').every((row) => row.length <= columns);
  return fits ? set : objects.map((entry) => sections(entry, columns).join('\n')).join('\n\n');
}
