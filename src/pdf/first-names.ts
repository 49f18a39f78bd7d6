import { withoutNameAsWord } from '../text/own-name.js';
import type { Reading } from './printable.js';

/** The names by which a report calls people after the cover and before the receipt, which have their whole names. */

/** A given name with a family name after it, as most write them; a title, a firm or an occasion is no such name. */
const given = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const family = /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|d['’]\p{Lu}[\p{L}\p{M}-]+)$/u;
const particles =
  /^(?:al|af|av|bin|da|das|de|del|della|den|der|des|di|do|dos|du|e|el|i|ibn|la|las|le|los|ter|van|von|y|zu|zur)$/;
const titles =
  /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Sir|Dame|Lady|Lord|Rev|Father|Mother|Sister|Brother|The|Our|My|New)$/;

function firstOf(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const isWhole = others.length > 0 && given.test(first) && !titles.test(first);
  return isWhole && others.every((other) => family.test(other) || particles.test(other)) ? first : name;
}

/** First names by whole names, where they can be told and no two people share one. */
export function firstNames(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)];
  const firsts = all.map(firstOf);
  const isAmbiguous = new Set(firsts).size < firsts.length;
  return new Map(all.map((name, i) => [name, isAmbiguous ? name : (firsts[i] as string)]));
}

/** A text that calls people so; one person alone not where the first name is a word of the paragraph, as the reading does it with whole names. */
export function calling(called: ReadonlyMap<string, string>): (text: string) => string {
  const shortened = [...called].filter(([name, first]) => name !== first);
  const only = called.size === 1 ? shortened[0]?.[1] : undefined;
  return (text) => {
    const all = shortened.reduce((its, [name, first]) => its.replaceAll(name, first), text);
    return only === undefined ? all : withoutNameAsWord(all, only);
  };
}

/** A reading that does, under the title that it has. */
export function readingCalling(reading: Reading, called: ReadonlyMap<string, string>): Reading {
  const set = calling(called);
  return {
    ...reading,
    opening: set(reading.opening),
    chapters: reading.chapters.map((chapter) => ({
      ...chapter,
      title: set(chapter.title),
      sections: chapter.sections.map((section) => ({
        ...section,
        title: set(section.title),
        text: set(section.text),
      })),
    })),
    closing: set(reading.closing),
  };
}
