import english from 'hyphen/en-us/index.js';

/** Possible hyphenations of words, by the TeX patterns of each language. */

const mark = '\u00ad';

const languages: Readonly<Record<string, (word: string) => string>> = {
  en: (word) => english.hyphenateSync(word, { hyphenChar: mark, minWordLength: 6 }),
};

/** Small letters alone: no figures and no names, of planets, signs and people. */
const plainWord = /^[\p{P}]*\p{Ll}{5,}[\p{P}]*$/u;
/** A name besides, perhaps as whose something is. */
const plainOrName = /^[\p{P}]*\p{L}\p{Ll}{4,}(?:’\p{Ll})?[\p{P}]*$/u;

/** Letters that stand before a hyphen and after it, at least. */
export interface Least {
  before: number;
  after: number;
  /** Names are parted too. */
  names?: true;
}
export const leastInText: Least = { before: 3, after: 4 };
/** In narrow columns, where whole words would leave gaps. */
export const leastInColumns: Least = { before: 2, after: 3 };
/** For headings, captions and notes, whose words are not hyphenated. */
export const unbroken: Least = { before: 99, after: 99 };

/** Hyphenated words, by language and least letters: kept for the next report. */
const known = new Map<string, Map<string, readonly string[]>>();
/** A host’s texts would fill it without end. */
const mostWords = 20_000;

/** The key under which hyphenated words are kept. */
export const howOf = (language: string, { before, after, names }: Least): string =>
  `${language} ${before} ${after}${names ? ' names' : ''}`;

/** Parts of a word, at most as many as it may be broken into. @param language BCP 47 */
export function partsOf(word: string, language: string, least: Least = leastInText): readonly string[] {
  const hyphenate = languages[language.split('-')[0]?.toLowerCase() ?? ''];
  if (!hyphenate || !(least.names ? plainOrName : plainWord).test(word)) return [word];
  const key = howOf(language, least);
  let words = known.get(key);
  if (!words || words.size > mostWords) {
    words = new Map();
    known.set(key, words);
  }
  let parts = words.get(word);
  if (!parts) {
    parts = broken(word, hyphenate, least);
    words.set(word, parts);
  }
  return parts;
}

function broken(word: string, hyphenate: (word: string) => string, least: Least): string[] {
  const parts = hyphenate(word).split(mark);
  while (parts.length > 1 && letters(parts[0] as string) < least.before)
    parts.splice(0, 2, parts.slice(0, 2).join(''));
  while (parts.length > 1 && letters(parts.at(-1) as string) < least.after)
    parts.splice(-2, 2, parts.slice(-2).join(''));
  return parts;
}

const letters = (part: string): number => part.replace(/\P{L}/gu, '').length;

/** Languages whose words are broken are set justified, the others ragged: without breaks their lines would gape. */
export const isJustified = (language: string): boolean =>
  Object.hasOwn(languages, language.split('-')[0]?.toLowerCase() ?? '');
