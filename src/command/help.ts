import type { Operation } from '../operations/definition.js';
import { helpOf, inFlags, kebab, type Parameters } from './flags.js';
import type { ServiceCommand } from './service.js';
import type { Page } from './subcommand.js';
import { width, wrap } from './table.js';

/** Columns of the flags, where there is room for two. */
const flagColumns = 26;
const narrow = 60;

export function helpOfAll(
  summaries: readonly (readonly [word: string, summary: string])[],
  columns: number,
): string {
  const rows = summaries.map(([word, summary]) => [`  ${word}`, summary]);
  const list =
    columns < narrow
      ? rows.map(([word = '', summary = '']) => `${word}\n${wrap(summary, columns, '      ')}`).join('\n')
      : hanging(rows, Math.max(...rows.map(([word = '']) => width(word))) + 2, columns);
  return [
    'Horoscopes, offline.',
    wrap('horoscope SUBCOMMAND, with flags:', columns),
    list,
    wrap(
      'horoscope SUBCOMMAND --help tells more of each. horoscope --version tells which version this is.',
      columns,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n');
}

/** Of a subcommand that is no operation. */
export function helpOfService(
  word: string,
  { summary, description, example, flags, words }: ServiceCommand,
  columns: number,
): string {
  const rows = flags.map(({ name, value, says }) => [
    `  --${name}${value === '' ? '' : ` ${value}`}`,
    says.replaceAll('`', ''),
  ]);
  return `${[
    wrap(summary, columns),
    wrap(`horoscope ${word} ${example}`, columns, '  '),
    wrap(description, columns),
    ...(words ? [wrap(`It takes ${words.what}.`, columns)] : []),
    ...(rows.length > 0 ? [hanging(rows, columns < narrow ? 0 : flagColumns, columns)] : []),
  ].join('\n\n')}\n`;
}

export function helpOfOne(
  word: string,
  { summary, description, example }: Operation,
  parameters: Parameters,
  page: Page,
  columns: number,
): string {
  const groups = helpOf(parameters, page).map(({ title, flags }) => {
    const rows = flags.map(({ name, value, says }) => [
      `  --${name}${value === '' ? '' : ` ${value}`}`,
      says,
    ]);
    return `${title === '' ? '' : `${title}\n`}${hanging(rows, columns < narrow ? 0 : flagColumns, columns)}`;
  });
  return `${[
    wrap(`${lowered(summary)}`, columns),
    wrap(`horoscope ${word} ${page.example ?? flagsOf(example)}`, columns, '  '),
    ...(description === undefined ? [] : [wrap(inFlags(description, parameters), columns)]),
    ...(page.words ? [wrap(`Beside its flags it takes ${page.words.what}.`, columns)] : []),
    ...groups,
  ].join('\n\n')}\n`;
}

/** A word at the left and what it means at the right, below each other where the word is long. */
function hanging(rows: readonly (readonly string[])[], left: number, columns: number): string {
  const indent = ' '.repeat(left === 0 ? 6 : left);
  return rows
    .map(([word = '', says = '']) => {
      const text = wrap(says, columns, indent);
      if (says === '') return wrap(word, columns, '  ');
      return width(word) + 2 > indent.length
        ? `${wrap(word, columns, '  ')}\n${text}`
        : word + text.slice(word.length);
    })
    .join('\n');
}

export const lowered = (summary: string): string =>
  `${summary.charAt(0).toLowerCase()}${summary.slice(1)}`.replaceAll('`', '');

const flagsOf = (example: Readonly<Record<string, unknown>>): string =>
  Object.entries(example)
    .map(([field, value]) => `--${kebab(field.replace(/_1$/, ''))} ${wordOf(value)}`)
    .join(' ');

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordOf).join(',');
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[\w.:,+-]+$/.test(word) ? word : `'${word}'`;
}
