import { capitalized } from '../text/capitalized.js';
import { uncalled } from '../text/own-name.js';
import type { ReadingWords } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import type { Reading } from './reading.js';

/**
 * Two people of one name: a reading that called both by it would say of nobody in particular who does what to whom.
 * Results that repeat a request have the name as it was given.
 */

/** Which of two births was first; undefined where they are of one day. */
export type FirstBorn = 1 | 2 | undefined;

/** A name without spaces around it, and with one between its words. */
const trimmed = (name: string): string => name.trim().replace(/\s+/gu, ' ');

const plain = (name: string): string => trimmed(name).normalize('NFC').toLowerCase();

/** Two people as a reading calls them. */
export interface CalledPair {
  readonly names: readonly [string, string];
  /** A text as it is read: a sentence may begin with what was put for a name. */
  text(text: string): string;
  /** The same of a text that addresses the two, who are not to be called by what tells them apart. */
  address(text: string): string;
}

export function calledPair(
  names: readonly [string, string],
  firstBorn: FirstBorn,
  { namesakes, list }: ReadingWords,
): CalledPair {
  const [one, other] = names;
  const unchanged = (text: string): string => text;
  if (plain(one) !== plain(other)) return { names, text: unchanged, address: unchanged };
  const { older, younger, first, second } = namesakes;
  const [of1, of2] =
    firstBorn === undefined ? [first, second] : firstBorn === 1 ? [older, younger] : [younger, older];
  const called = [fill(of1, { name: trimmed(one) }), fill(of2, { name: trimmed(other) })] as const;
  const both = fill(list.two, { first: called[0], last: called[1] });
  const begun = (text: string): string => called.reduce(beginningWith, text);
  return { names: called, text: begun, address: (text) => begun(uncalled(text, both)) };
}

/** Where a sentence begins: in a text, in a paragraph, and after the end of another. */
const beginning = /(?:^|\n|[.?!…][”’)]? )[“‘(]?$/u;

/** A text in which each sentence that begins with something begins in a capital. */
function beginningWith(text: string, called: string): string {
  let [written, from] = ['', 0];
  for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, from)) {
    written += text.slice(from, at);
    written += beginning.test(written.slice(-4)) ? capitalized(called) : called;
    from = at + called.length;
  }
  return written + text.slice(from);
}

/** A reading in which every text is made another. */
export const readingWith = (
  { title, opening, chapters, closing }: Reading,
  change: (text: string) => string,
): Reading => ({
  title: change(title),
  opening: change(opening),
  chapters: chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      title: change(section.title),
      text: change(section.text),
    })),
  })),
  closing: change(closing),
});
