import { HoroscopeError, printable } from '../errors.js';
import type { Arguments } from './arguments.js';
import { csv } from './csv.js';
import { calendar } from './ics.js';
import { layout } from './layout.js';
import { json, type Page, type View } from './subcommand.js';

/** A result as a page, as JSON, as a table of values, as a calendar or as a picture. */

const formats = ['json', 'csv', 'ics', 'svg'] as const;
export type Format = (typeof formats)[number] | 'page';

export function formatOf({ switches }: Arguments, page: Page): Format {
  const [format = page.format ?? 'page', other] = formats.filter((name) => switches.get(name));
  if (other === undefined) return format;
  throw new HoroscopeError('invalid_request', `--${format} and --${other} are two formats; give one of them`);
}

/** What is written of a result. A name holds no character that a terminal obeys, whatever was typed. */
export function written(result: unknown, format: Format, page: Page, view: View): string {
  // JSON has an escape of its own for each of these, so that what is read back is the result.
  if (format === 'json') return lines(json(result), printable);
  const shown = visible(result) as never;
  if (format === 'csv' && page.rows) return csv(page.rows(shown, view));
  if (format === 'ics' && page.calendar) return calendar(page.calendar(shown, view));
  if (format === 'svg' && page.picture) return page.picture(shown);
  return page.text(shown, view);
}

/** The page of an operation that has none of its own. */
export const plainPage: Page = { text: layout };

export const lines = (text: string, of: (line: string) => string): string =>
  text.split('\n').map(of).join('\n');

/** Texts have paragraphs; of a line break in a name a page makes a blank. */
const prose = /^(?:text|housetext|intro|opening|closing)$/;

function visible(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return prose.test(key) ? lines(value, printable) : printable(value.replaceAll(/[\t\n\r]+/g, ' '));
  if (Array.isArray(value)) return value.map((entry) => visible(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, visible(entry, field)]));
  return value;
}
