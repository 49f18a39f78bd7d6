import type { View } from './subcommand.js';
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
  return String(value);
}

export const layout = (result: unknown, view: View): string =>
  `${(isObject(result) ? sections(result, view) : [line(result) ?? '']).join('\n\n')}\n`;

/** The fields of a result, those of one line first; an empty list says nothing. */
export function sections(result: Entries, view: View): string[] {
  const entries = Object.entries(result).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  const lines = entries.flatMap(([key, value]) => {
    const text = line(value);
    return text === undefined || (Array.isArray(value) && value.some(isObject))
      ? []
      : [wrap(`${key}: ${text}`, view.columns)];
  });
  const parts = entries.flatMap(([key, value]) => {
    if (Array.isArray(value) && value.some(isObject)) return [`${view.bold(key)}\n${rows(value, view)}`];
    if (isObject(value) && line(value) === undefined)
      return [`${view.bold(key)}\n${sections(value, view).join('\n\n')}`];
    return [];
  });
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...parts];
}

/** Objects as the rows of a table, where each of their fields fits on the line; else one below the other. */
function rows(list: readonly unknown[], view: View): string {
  const objects = list.filter(isObject);
  const keys = [...new Set(objects.flatMap(Object.keys))];
  const cells = objects.map((entry) => keys.map((key) => (key in entry ? line(entry[key]) : '')));
  const flat = cells.every((row) => row.every((cell) => cell !== undefined && cell.length < 60));
  if (flat) return table([keys, ...(cells as string[][])], { columns: view.tableColumns });
  return objects.map((entry) => sections(entry, view).join('\n')).join('\n\n');
}
