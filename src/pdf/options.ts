import { HoroscopeError, quote } from '../errors.js';
import type { Natal } from '../schema/responses.js';
import type { Partially } from '../text/custom.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { type PageName, type Palette, pages, palette } from './style.js';
import type { Typeface } from './typefaces.js';

/** A chapter of a host's own. */
export interface OwnChapter {
  title: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
}

/** The birth chart that is printed beside a synastry. */
export type BirthChart = Pick<Natal, 'planets' | 'houses' | 'elements' | 'chart' | 'profile'> &
  Partial<Pick<Natal, 'aspects' | 'calculation' | 'uncertainty'>>;

export interface PdfOptions {
  /** BCP 47 tag of the language of the result; default `en`. */
  lang?: string;
  /** Default `A4`. */
  page?: PageName;
  /** `brief` leaves out the texts that the reading does not have, and the lists of aspects. Default `full`. */
  length?: 'full' | 'brief';
  /** How people are called after the cover: by their first names, where these can be told, or in full. Default `first`. */
  names?: 'first' | 'full';
  /** Instead of the reading's own, on the cover and in the document's properties. */
  title?: string;
  /** Colors as `#rrggbb` in place of the usual ones. */
  colors?: Partial<Palette>;
  /** A PNG or JPEG for the cover. */
  logo?: Uint8Array;
  /** A line at the foot of every page. */
  footer?: string;
  /** For the document's properties and the cover. */
  author?: string;
  /** A host's chapters, before the reading and after the last text. */
  chapters?: { before?: readonly OwnChapter[]; after?: readonly OwnChapter[] };
  /** TrueType or OpenType files instead of EB Garamond, for scripts that it lacks; one left out is EB Garamond. */
  typeface?: Partial<Typeface>;
  /** Other words for those of the language. */
  words?: Partially<PrintCatalogue>;
  /**
   * Of a synastry, the birth charts of both, for the houses in its wheel and its tables: `natal` of each with the same
   * options. Of a return, that of the birth, for the inside of its wheel and its ΔT in the receipt; of progressions, for the positions at birth beside theirs. The engine's own `pdfReport` has them by itself.
   */
  births?: readonly [birth: BirthChart] | readonly [first: BirthChart, second: BirthChart];
  /** Called as pages are drawn: how many are, and of how many. */
  progress?: (drawn: number, pages: number) => void;
}

const known: readonly (keyof PdfOptions)[] = [
  'lang',
  'page',
  'length',
  'names',
  'title',
  'colors',
  'logo',
  'footer',
  'author',
  'chapters',
  'typeface',
  'words',
  'births',
  'progress',
];

const refuse = (path: string, given: unknown, allowed: string): never => {
  throw new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options as they may be used. @throws HoroscopeError */
export function readOptions(options: unknown): PdfOptions {
  try {
    return checked(options);
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError('invalid_request', 'the options could not be read', { cause, path: 'options' });
  }
}

function checked(options: unknown): PdfOptions {
  if (!isRecord(options)) refuse('options', options, 'an object');
  const given = { ...(options as Record<string, unknown>) };
  const unknown = Object.keys(given).find((key) => !(known as readonly string[]).includes(key));
  if (unknown !== undefined) refuse(unknown, given[unknown], `left out: options are ${known.join(', ')}`);
  for (const key of known) if (given[key] === undefined) delete given[key];
  for (const key of ['lang', 'title', 'footer', 'author'])
    if (key in given && typeof given[key] !== 'string') refuse(key, given[key], 'a string');
  if ('page' in given && !(typeof given.page === 'string' && Object.hasOwn(pages, given.page)))
    refuse('page', given.page, Object.keys(pages).join(' or '));
  if ('length' in given && given.length !== 'full' && given.length !== 'brief')
    refuse('length', given.length, 'full or brief');
  if ('names' in given && given.names !== 'first' && given.names !== 'full')
    refuse('names', given.names, 'first or full');
  if ('logo' in given && !(given.logo instanceof Uint8Array)) refuse('logo', typeof given.logo, 'bytes');
  if ('progress' in given && typeof given.progress !== 'function')
    refuse('progress', given.progress, 'a function');
  if ('births' in given && !areBirths(given.births))
    refuse('births', given.births, 'a list of one or two birth charts, as natal() gives them');
  for (const key of ['colors', 'chapters', 'typeface', 'words'])
    if (key in given && !isRecord(given[key])) refuse(key, given[key], 'an object');
  if (isRecord(given.typeface)) given.typeface = { ...given.typeface };
  requireColors(given.colors);
  requireChapters(given.chapters);
  requireStrings(given.words, 'words');
  return given as PdfOptions;
}

const areBirths = (births: unknown): boolean =>
  Array.isArray(births) &&
  (births.length === 1 || births.length === 2) &&
  births.every((birth) => isRecord(birth) && isRecord(birth.profile));

function requireColors(colors: unknown): void {
  for (const [name, color] of Object.entries(colors ?? {})) {
    if (!Object.hasOwn(palette, name))
      refuse(`colors.${name}`, color, `left out: there are ${Object.keys(palette).join(', ')}`);
    if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color))
      refuse(`colors.${name}`, color, 'a color as #rrggbb');
  }
}

function requireChapters(chapters: unknown): void {
  for (const [place, list] of Object.entries(chapters ?? {})) {
    if (place !== 'before' && place !== 'after') refuse(`chapters.${place}`, list, 'before or after');
    if (!Array.isArray(list)) refuse(`chapters.${place}`, list, 'a list of chapters');
    for (const [i, chapter] of (list as unknown[]).entries())
      if (!isRecord(chapter) || typeof chapter.title !== 'string' || typeof chapter.text !== 'string')
        refuse(`chapters.${place}.${i}`, chapter, 'an object of title and text');
  }
}

/** Words are strings, or lists and groups of them, as the catalogue has them. */
function requireStrings(words: unknown, path: string): void {
  for (const [key, word] of Object.entries(words ?? {})) {
    if (typeof word === 'object' && word !== null) requireStrings(word, `${path}.${key}`);
    else if (typeof word !== 'string') refuse(`${path}.${key}`, word, 'a string');
  }
}
