import { HoroscopeError, quote } from '../errors.js';

/**
 * What a request over HTTP may bring to a report that is printed. Lines are broken by trying all ways, so that a word
 * of thousands of letters would hold the thread; and what is not data is not to be had from strangers.
 */
const sendable = ['page', 'length', 'colors', 'lang', 'title', 'footer', 'author'] as const;
const longestLine = 200;
const longestWord = 40;

/** @throws HoroscopeError `invalid_request`, `too_costly` */
export function requirePrintable(request: unknown, options: unknown): void {
  const pdf = fieldOf(options, 'pdf');
  for (const name of namesOf(pdf))
    if (!(sendable as readonly string[]).includes(name))
      throw new HoroscopeError(
        'invalid_request',
        `options.pdf.${name.slice(0, 50)} cannot be sent; what can is ${sendable.join(', ')}`,
        { path: `options.pdf.${name.slice(0, 50)}` },
      );
  for (const name of sendable) requireShort(`options.pdf.${name}`, fieldOf(pdf, name));
  requireShort('name', fieldOf(request, 'name'));
  requireShort('place.name', fieldOf(fieldOf(request, 'place'), 'name'));
}

function requireShort(path: string, text: unknown): void {
  if (typeof text !== 'string') return;
  if (text.length > longestLine) throw tooLong(path, `has ${text.length} characters`, longestLine);
  const word = text.split(/\s+/).find(({ length }) => length > longestWord);
  if (word !== undefined) throw tooLong(path, `has the word ${quote(word)}`, longestWord);
}

const tooLong = (path: string, what: string, most: number): HoroscopeError =>
  new HoroscopeError(
    'too_costly',
    `${path} ${what}, and may have ${most} characters in a report to print: shorten it`,
    {
      path,
    },
  );

const namesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
